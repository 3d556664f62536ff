import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Swift as apps have it")
struct SwiftOfAppsTests {
    @Test("types, functions and names stand in any order between definitions")
    func order() {
        #expect(
            ScriptRun(
                """
                class Home: UIViewController {
                    let titles = allTitles()
                    func first() -> String { join(titles, separator) }
                }
                let separator = "-"
                func join(_ parts: [String], _ mark: String) -> String {
                    parts.joined(separator: mark)
                }
                func allTitles() -> [String] { [Kind.a.title, Kind.b.title] }
                enum Kind { case a, b; var title: String { self == .a ? "A" : "B" } }
                print(Home().first())
                """
            ).talk == ["A-B"])
    }

    @Test func `a value of a type parameter's type is changed where it stands`() {
        #expect(
            ScriptRun(
                """
                class Kept<Value> {
                    var told = 0
                    var value: Value { didSet { told += 1 } }
                    init(_ value: Value) { self.value = value }
                }
                struct Part<Value> { var value: Value }
                class List { var rows = [1]; func append(_ row: Int) { rows.append(row) } }
                let numbers = Kept([1])
                numbers.value.append(2)
                var part = Part(value: Set([1]))
                part.value.insert(5)
                var on = Part(value: false)
                on.value.toggle()
                let list = Kept(List())
                list.value.append(7)
                print(numbers.value, numbers.told, part.value.count, on.value, list.value.rows, list.told)
                """
            ).talk == ["[1, 2] 1 2 true [1, 7] 0"])
    }

    @Test("type parameters of types stand for what they are given")
    func generics() {
        #expect(
            ScriptRun(
                """
                final class Box<Value> {
                    var value: Value { didSet { listener?(value) } }
                    var listener: ((Value) -> Void)?
                    init(_ value: Value) { self.value = value }
                    func bind(_ listener: @escaping (Value) -> Void) {
                        self.listener = listener
                        listener(value)
                    }
                }
                struct Stack<Element> where Element: Equatable {
                    var items: [Element] = []
                    mutating func push(_ item: Element) { items.append(item) }
                }
                enum Answer<T> { case value(T), none }
                protocol Store { associatedtype Item; func all() -> [Item] }
                struct Names: Store { func all() -> [String] { ["a", "b"] } }
                let name = Box<String>("Ada")
                name.bind { print("name", $0) }
                name.value = "Eve"
                var stack = Stack<Int>()
                stack.push(3)
                if case .value(let n) = Answer<Int>.value(4) { print(stack.items, n) }
                print(Names().all(), name.value.count)
                """
            ).talk == ["name Ada", "name Eve", "[3] 4", #"["a", "b"] 3"#])
    }

    @Test(
        "a protocol's extension has what its conditions say, and knows the type that it is asked of"
    )
    func conditions() {
        #expect(
            ScriptRun(
                """
                protocol Named: AnyObject { static var kind: String { get } }
                extension Named where Self: UIViewController {
                    static var label: String { String(describing: self) + "/" + kind }
                    func show() -> String { "\\(title ?? "-") \\(Self.kind)" }
                    static func make() -> UIViewController { let made = UIViewController(); made.title = label; return made }
                }
                class Home: UIViewController, Named { static var kind: String { "home" } }
                class List: UIViewController, Named { static let kind = "list" }
                print(Home.label, List.label, List.make().title ?? "")
                let home = Home()
                home.title = "Start"
                print(home.show())
                """
            ).talk == ["Home/home List/list List/list", "Start home"])
    }

    @Test("a value may have to be of several types")
    func compositions() {
        #expect(
            ScriptRun(
                """
                protocol Closable { func close() -> String }
                class Sheet: UIViewController, Closable { func close() -> String { "closed" } }
                func end(_ one: UIViewController & Closable) -> String {
                    one.title = one.close()
                    return one.title ?? ""
                }
                print(end(Sheet()))
                let plain = UIViewController()
                print(end(plain))
                """
            ).talk == [
                "closed",
                "9:11: 'end(_:)' needs UIViewController & Closable, not UIViewController",
            ])
    }

    @Test("subscripts, operators and initialisers in extensions are one's own")
    func members() {
        #expect(
            ScriptRun(
                """
                struct Grid {
                    var cells = [0, 0, 0, 0]
                    subscript(x: Int, y: Int) -> Int {
                        get { cells[y * 2 + x] }
                        set { cells[y * 2 + x] = newValue }
                    }
                    static func == (left: Grid, right: Grid) -> Bool { left.cells[0] == right.cells[0] }
                    static func + (left: Grid, right: Int) -> Grid {
                        var sum = left
                        for i in 0..<4 { sum.cells[i] += right }
                        return sum
                    }
                }
                extension Grid {
                    enum Corner { case first }
                    init(first: Int) { self.init(); self[0, 0] = first }
                }
                extension UIColor {
                    convenience init(hex: Int) {
                        self.init(red: CGFloat(hex >> 16) / 255, green: 0, blue: 0, alpha: 1)
                    }
                }
                var grid = Grid(first: 7)
                grid[1, 1] = 5
                grid[1, 1] += 1
                print(grid[0, 0], grid[1, 1], grid == Grid(first: 7), grid != Grid(), (grid + 1).cells)
                print(Grid.Corner.first, UIColor(hex: 0xFF0000) == UIColor.red)
                """
            ).talk == ["7 6 true true [8, 1, 1, 7]", "first true"])
    }

    @Test("'if' and 'switch' give values, and a method is one")
    func values() {
        #expect(
            ScriptRun(
                """
                enum Size { case small, large }
                func width(_ size: Size) -> Int {
                    switch size {
                    case .small: 1
                    case .large: 2
                    }
                }
                class Home: UIViewController {
                    func say(_ text: String) { print("said", text) }
                    func all() { ["a", "b"].forEach(say) }
                    func later() -> (String) -> Void { self.say }
                }
                let n = 3
                let word = if n > 2 { "many" } else { "few" }
                print(word, width(.large))
                let home = Home()
                home.all()
                home.later()("c")
                """
            ).talk == ["many 2", "said a", "said b", "said c"])
    }

    @Test("methods of a protocol that may be left out are called where they are there")
    func optionalRequirements() {
        #expect(
            ScriptRun(
                """
                @objc protocol MenuDelegate { @objc optional func didClose(_ name: String) -> Int; func didOpen() }
                class A: NSObject, MenuDelegate { func didOpen() {} }
                class B: NSObject, MenuDelegate { func didOpen() {}; func didClose(_ name: String) -> Int { 4 } }
                var delegate: MenuDelegate? = A()
                print(delegate?.didClose?("x") ?? -1)
                delegate = B()
                print(delegate?.didClose?("x") ?? -1)
                """
            ).talk == ["-1", "4"])
    }

    @Test(
        "parameters of 'T!', names that share a type, and chains in parentheses are read as Swift does"
    )
    func unwrapping() {
        #expect(
            ScriptRun(
                """
                class Home: UIViewController {
                    var top, left: CGFloat?
                    var pages: [UIViewController] = [UIViewController()]
                    func tap(_ sender: UIButton!) -> Int { sender.tag }
                    var first: UIViewController { (self.navigationController?.viewControllers.first)! }
                    var page: UIViewController { (pages.first)! }
                }
                let button = UIButton()
                button.tag = 8
                let home = Home()
                print(home.tap(button), home.top ?? 1, home.page === home.pages[0])
                """
            ).talk == ["8 1.0 true"])
    }

    @Test("dates, addresses, settings and chance are plain values that stay the same")
    func foundation() {
        #expect(
            ScriptRun(
                """
                let day = Date(timeIntervalSince1970: 86400 * 365)
                print(day, day > Date(timeIntervalSince1970: 0), day.timeIntervalSince1970)
                print(Calendar.current.component(.year, from: day))
                let formatter = DateFormatter()
                formatter.dateFormat = "EEE, d MMM yyyy HH:mm"
                print(formatter.string(from: day.addingTimeInterval(3661)))
                let url = URL(string: "https://example.com/a/b.png?x=1")
                print(url?.host ?? "", url?.lastPathComponent ?? "", url?.pathExtension ?? "", url?.query ?? "")
                UserDefaults.standard.set(3, forKey: "count")
                print(UserDefaults.standard.integer(forKey: "count"), UserDefaults.standard.bool(forKey: "none"))
                print(UUID().uuidString == UUID().uuidString, (0..<10).contains(Int.random(in: 0..<10)))
                let group = DispatchGroup()
                group.enter()
                group.notify(queue: .main) { print("done") }
                group.leave()
                """
            ).talk == [
                "1971-01-01 00:00:00 +0000 true 31536000.0", "1971", "Fri, 1 Jan 1971 01:01",
                "example.com b.png png x=1", "3 false", "false true", "done",
            ])
    }

    @Test("every type of Foundation that is written in Swift can be read")
    func prelude() {
        let run = ScriptRun("import Combine; let one = 1")
        let classes = run.workbench.session.world.statements.variables.classes
        for name in Prelude.names {
            #expect(classes.prelude.definition(named: name) != nil, "\(name)")
        }
        #expect(classes.prelude.mistakes.map(\.line) == [])
    }

    @Test("names of Swift 2 and 3 run, and a note says what they are today")
    func oldSpellings() {
        let run = ScriptRun(
            """
            class Home: UIViewController {
                override func preferredStatusBarStyle() -> UIStatusBarStyle { return .LightContent }
                override func didMoveToParentViewController(parent: UIViewController?) { print("moved") }
                func show(child: UIViewController) {
                    addChildViewController(child)
                    view.addSubview(child.view)
                    child.didMove(toParentViewController: self)
                    child.view.hidden = true
                    child.view.backgroundColor = UIColor.whiteColor()
                }
            }
            let home = Home(), child = Home()
            home.show(child)
            print(child.parent === home, child.view.isHidden, home.preferredStatusBarStyle == .lightContent)
            """)
        #expect(
            run.talk == [
                "old spellings: preferredStatusBarStyle() is preferredStatusBarStyle, "
                    + "didMoveToParentViewController(parent:) is didMove(toParent:), "
                    + "UIStatusBarStyle.LightContent is lightContent, "
                    + "Home.addChildViewController: is addChild(_:), "
                    + "UIViewController.didMoveToParentViewController: is didMove(toParent:), "
                    + "hidden is isHidden, UIColor.whiteColor is white",
                "moved", "old spellings: show(_:…) is show(child:)", "true true true",
            ])
    }

    @Test("texts that are to be translated are their own translations")
    func localisedTexts() {
        let run = ScriptRun(
            """
            print(NSLocalizedString("a", comment: "b"))
            print(NSLocalizedString("c", tableName: nil, comment: ""))
            """)
        #expect(run.talk == ["a", "c"])
    }

    @Test("an initializer that a protocol promises can be called by none of its extensions")
    func promisedInitialisers() {
        #expect(
            ScriptRun("protocol P { init() }; extension P { init(_ a: Int) { self.init() } }").talk
                == [
                    "1:38: an initializer in an extension is not understood"
                ])
    }

    @Test("a window that code makes at the top is the app's own")
    func windowOfTheApp() {
        let run = ScriptRun(
            """
            let window = UIWindow(frame: UIScreen.main.bounds)
            let home = UIViewController()
            window.rootViewController = home
            window.makeKeyAndVisible()
            print(home.view.window === window, UIApplication.shared.windows.count)
            """)
        #expect(run.talk == ["true 1"])
        #expect(run.told.contains("home.viewDidAppear(false)"))
        #expect(ScriptRun("let window = 3").talk == ["1:5: 'window' is a name already"])
    }
}
