import Testing

@testable import Statements
@testable import Workbench

/// Kinds of code at which whole published apps were refused once.
@MainActor @Suite("Swift as whole apps have it")
struct SwiftOfWholeAppsTests {
    @Test("Comparable makes all comparisons of '<', and whole numbers of two types are compared")
    func comparisons() {
        #expect(
            ScriptRun(
                """
                struct Task: Comparable {
                    let rank: Int
                    static func < (left: Task, right: Task) -> Bool { left.rank < right.rank }
                }
                let (a, b) = (Task(rank: 1), Task(rank: 2))
                print(a < b, a > b, a <= b, a >= b, a <= a, a >= a)
                print([a, b].sorted(by: >).map(\\.rank))
                let small: UInt8 = 3
                print(small == 3, 3 == small, Int(4) > small, Int(-1) < small, Int(3) != small)
                """
            ).talk == ["true false true false true true", "[2, 1]", "true true true true false"])
    }

    @Test("type(of:) of an object is its class, whose own members a subclass may override")
    func dynamicTypes() {
        #expect(
            ScriptRun(
                """
                class Page: UIView {
                    class var nibName: String { "Page" }
                    static let identifier = "page"
                    class func make() -> String { "made by Page" }
                    func say() {
                        print(type(of: self).nibName, type(of: self).identifier, type(of: self).make())
                        print(type(of: self) == Page.self, String(describing: type(of: self)))
                        let bundle = Bundle(for: type(of: self))
                        _ = bundle
                    }
                }
                class Cover: Page {
                    override class var nibName: String { "Cover" }
                    override class func make() -> String { "made by Cover" }
                }
                Page().say()
                Cover().say()
                print(type(of: 3), type(of: "a"), type(of: UIView()))
                """
            ).talk == [
                "Page page made by Page", "true Page", "Cover page made by Cover", "false Cover",
                "Int String UIView",
            ])
    }

    @Test("a layout's delegate is the list's delegate, and is asked nothing that no model has")
    func layoutDelegate() {
        let run = ScriptRun(
            """
            class Photos: UIViewController, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource {
                lazy var list = UICollectionView(
                    frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
                override func viewDidLoad() {
                    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
                    list.delegate = self
                    list.dataSource = self
                    view.addSubview(list)
                }
                func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
                func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                    list.dequeueReusableCell(withReuseIdentifier: "c", for: path)
                }
                func collectionView(
                    _ list: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
                ) -> CGSize { CGSize(width: 90, height: 90) }
                func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) { print(path.item) }
            }
            let photos = Photos()
            root photos
            tap item 0
            """)
        #expect(run.talk == ["0"])
    }

    @Test("members come from the protocols that a class of UIKit adopts, and from each text once")
    func protocolsOfUIKit() {
        #expect(
            ScriptRun(
                """
                let field = UITextField()
                print(field.offset(from: field.beginningOfDocument, to: field.endOfDocument))
                let spring = CASpringAnimation(keyPath: "scale")
                spring.duration = 2
                let buzz = UIImpactFeedbackGenerator(style: .light)
                buzz.prepare()
                print(spring.duration)
                """
            ).talk == [
                "0",
                "inert: UITextField.offset, UITextField.beginningOfDocument, UITextField.endOfDocument",
                "inert: CASpringAnimation", "inert: CAAnimation.duration",
                "inert: UIImpactFeedbackGenerator", "inert: UIFeedbackGenerator.prepare", "2.0",
                "inert: CAAnimation.duration",
                "read from inert members, which only say what they were set to: "
                    + "CASpringAnimation.duration",
            ])
    }

    @Test("Foundation's types of daily use are plain values")
    func plainValues() {
        #expect(
            ScriptRun(
                """
                let cache = NSCache<NSString, UIImage>()
                let image = UIImage()
                cache.setObject(image, forKey: "a")
                print(cache.object(forKey: "a") === image, cache.object(forKey: "b") == nil)
                cache.removeAllObjects()
                print(cache.object(forKey: "a") == nil)
                let rows = IndexSet(integer: 2)
                print(rows.contains(2), IndexSet(integersIn: 0...2).count, IndexSet([1, 2]).count)
                let price: Decimal = 2.5
                print(price * 2, Thread.isMainThread)
                let work = BlockOperation { print("work") }
                work.completionBlock = { print("done", work.isFinished) }
                work.start()
                print("a".lengthOfBytes(using: String.Encoding.utf8))
                """
            ).talk == [
                "true true", "true", "true 3 2", "5.0 true", "work", "done true", "1",
            ])
        #expect(
            ScriptRun("UITableView().reloadSections([0], with: .automatic)").talk == [
                "inert: UITableView.reloadSections"
            ])
    }

    @Test("cases keep their old names")
    func oldCases() {
        let run = ScriptRun(
            """
            let split = UISplitViewController(style: .doubleColumn)
            split.preferredDisplayMode = .allVisible
            print(split.preferredDisplayMode == .oneBesideSecondary)
            """)
        #expect(
            run.talk == [
                "old spellings: UISplitViewController.DisplayMode.allVisible is oneBesideSecondary",
                "true",
            ])
    }

    @Test("what the model has of a protocol of UIKit's is overridden by its own signature alone")
    func overriddenProtocols() {
        #expect(
            ScriptRun(
                "class V: UIViewController { override func viewWillTransition(to size: CGSize) {} }"
            )
            .talk.first?.contains("does not override any method") == true)
    }

    @Test("a text of UIKit's surface has each type once, since the first one is read")
    func surface() {
        for text in EmbeddedTexts.all where text.name.hasPrefix("Inert/") {
            let heads = text.text.split(separator: "\n").filter { $0.hasPrefix("@") }
                .map { $0.prefix { $0 != ":" } }
            #expect(heads.count > 10)
            #expect(Set(heads).count == heads.count, "\(text.name)")
        }
    }

    @Test("texts are compared and scanned, and decoded classes need no initialiser")
    func foundation() {
        #expect(
            ScriptRun(
                """
                class Answer: Decodable { let id: Int; let name: String }
                print("a".compare("b") == .orderedAscending, "B".localizedCaseInsensitiveCompare("b") == .orderedSame)
                var number: UInt64 = 0
                print(Scanner(string: "ff8000").scanHexInt64(&number), number, "é".lengthOfBytes(using: .utf8))
                let _: Void = print(round(Float(2.4)), pow(Float(2), Float(3)))
                """
            ).talk == ["true true", "true 16744448 2", "2.0 8.0"])
    }

    @Test(
        "what an extension of UIKit's class has with @objc, a subclass overrides, and super reaches it"
    )
    func overriddenExtensions() {
        #expect(
            ScriptRun(
                """
                class Form: UIViewController {
                    override func keyboardMoved(by height: CGFloat) {
                        super.keyboardMoved(by: height)
                        print("form", height)
                    }
                }
                class Short: Form { override func keyboardMoved(by height: CGFloat) { print("short", height) } }
                extension UIViewController {
                    @objc func keyboardMoved(by height: CGFloat) { print("any", height) }
                    func move() { keyboardMoved(by: 4) }
                }
                for each in [UIViewController(), Form(), Short()] { each.move() }
                """
            ).talk == ["any 4.0", "any 4.0", "form 4.0", "short 4.0"])
        #expect(
            ScriptRun(
                """
                extension UIViewController { func plain() {} }
                class A: UIViewController { override func plain() {} }
                """
            ).talk.first?.contains("method 'plain()' is not open") == true)
    }

    @Test(
        "a guard binds a name of its own braces anew, and a protocol's names stand for types that come later"
    )
    func names() {
        #expect(
            ScriptRun(
                """
                protocol Store {
                    typealias Done = (Result<[Book], Error>) -> Void
                    func load(done: @escaping Done)
                }
                struct Book { let title: String }
                class Memory: Store { func load(done: @escaping Done) { done(.success([Book(title: "A")])) } }
                func first(_ title: String?) -> String {
                    let found = title
                    guard let found = found else { return "none" }
                    return found
                }
                Memory().load { result in
                    if case .success(let books) = result { print(first(books.first?.title), first(nil)) }
                }
                """
            ).talk == ["A none"])
    }

    @Test("ranges of Foundation's texts, padding, errors by domain and number")
    func textsAndErrors() {
        #expect(
            ScriptRun(
                """
                let text = "héllo 😀 world"
                let range = (text as NSString).range(of: "world")
                print(range.location, range.length, (text as NSString).range(of: "x").location == NSNotFound)
                let places = Range(NSRange(location: 1, length: 2), in: text)
                print(text.replacingCharacters(in: places!, with: "EL"), Range(NSRange(location: 40, length: 2), in: text) == nil)
                print(NSRange(text.range(of: "world")!, in: text).location, (text as NSString).substring(with: range))
                print("ab".padding(toLength: 5, withPad: "xy", startingAt: 1), "abc".padding(toLength: 2, withPad: " ", startingAt: 0))
                func fail() throws { throw NSError(domain: "shop", code: 5, userInfo: [NSLocalizedDescriptionKey: "sold out"]) }
                do { try fail() } catch { print(error.localizedDescription, (error as NSError).code, error) }
                """
            ).talk.filter { !$0.hasPrefix("old spellings") } == [
                "9 5 true", "hELlo 😀 world true", "9 world", "abyxy ab",
                "sold out 5 Error Domain=shop Code=5 \"sold out\" UserInfo={NSLocalizedDescription=sold out}",
            ])
    }

    @Test(
        "an extension hides what a value has itself, and a method as a value is the one that fits")
    func hidden() {
        #expect(
            ScriptRun(
                """
                extension String { var length: Int { 99 } }
                extension Array { func shuffled() -> [Element] { self } }
                let odd: Set<Int> = [1, 3]
                print("abc".length, [1, 2, 3].shuffled(), [1, 2, 3].filter(odd.contains))
                """
            ).talk == ["99 [1, 2, 3] [1, 3]"])
    }

    @Test("types and members of Foundation by the names of Swift 2")
    func foundationOfSwift2() {
        let run = ScriptRun(
            """
            let formatter = NSDateFormatter()
            formatter.dateFormat = "yyyy"
            print(formatter.stringFromDate(NSDate(timeIntervalSince1970: 0)), "a".uppercaseString)
            print(NSURLSession.sharedSession() === URLSession.shared)
            """)
        #expect(run.talk.filter { !$0.hasPrefix("old spellings") } == ["1970 A", "true"])
        #expect(
            run.talk.filter { $0.hasPrefix("old spellings") }.joined().contains(
                "NSDateFormatter is DateFormatter"))
    }

    @Test("what a class uses and has as a static method is not missing")
    func ownStatics() {
        #expect(
            ScriptRun(
                """
                class Alerts {
                    static func one() {}
                    static func show() { self.one(); self.two(); nowhere() }
                    static func two() {}
                }
                """
            ).talk == ["3:50: unknown function 'nowhere'"])
    }

    @Test("a priority is a Float, as UIKit has it")
    func priorities() {
        #expect(
            ScriptRun(
                """
                let wanted: Float = 740
                let priority = UILayoutPriority(wanted)
                let number: Float = UILayoutPriority.required.rawValue
                print(priority.rawValue, number, UILayoutPriority(rawValue: 999).rawValue)
                print((UILayoutPriority.defaultHigh - 1).rawValue, UILayoutPriority(250.5).rawValue)
                """
            ).talk == ["740.0 1000.0 999.0", "749.0 250.5"])
    }

    @Test("every control is made with its action")
    func primaryActions() {
        #expect(
            ScriptRun(
                """
                let toggle = UISwitch(frame: .zero, primaryAction: UIAction { _ in print("switched") })
                let refresh = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in print("pulled") })
                toggle.sendActions(for: .primaryActionTriggered)
                refresh.sendActions(for: .primaryActionTriggered)
                let button = UIButton(primaryAction: UIAction(title: "Go") { _ in print("went") })
                print(button.title(for: .normal) ?? "none")
                button.sendActions(for: .primaryActionTriggered)
                """
            ).talk == ["switched", "pulled", "Go", "went"])
    }

    @Test("which of two methods is meant, the collection tells that is changed")
    func changedCollections() {
        #expect(
            ScriptRun(
                """
                class Bag: NSObject {
                    func store(in set: inout Set<Bag>) { set.insert(self) }
                    func store(in list: inout [Bag]) { list.append(self) }
                }
                var bags = Set<Bag>(), list: [Bag] = []
                Bag().store(in: &bags); Bag().store(in: &list); Bag().store(in: &list)
                print(bags.count, list.count)
                """
            ).talk == ["1 2"])
    }

    @Test("nothing is a value, too, and a key path begins at what another argument tells")
    func voidsAndKeyPaths() {
        #expect(
            ScriptRun(
                """
                class Box<T> {
                    func send(_ value: T) { print("sent", value) }
                    func end(_ then: (Void) -> Void) { then(()) }
                    func write<Root>(
                        _ value: T, to path: ReferenceWritableKeyPath<Root, T>, on object: Root
                    ) { object[keyPath: path] = value }
                }
                Box<Void>().send(())
                Box<Int>().end { print("over") }
                let label = UILabel()
                Box<String>().write("x", to: \\.text, on: label)
                print(label.text ?? "none")
                """
            ).talk == ["sent ()", "over", "x"])
    }

    @Test("collections are lazy, and texts hold others whatever their case")
    func lazyCollections() {
        #expect(
            ScriptRun(
                """
                print([1, 2, 3].lazy.filter { $0 > 1 }.count, (1...5).lazy.map { $0 * 2 }.first ?? 0)
                print(["a": 1].lazy.map(\\.value).reduce(0, +), Set([4]).lazy.contains(4))
                print("Fresh Milk".localizedCaseInsensitiveContains("milk"))
                print("Fresh Milk".localizedStandardContains("FRESH m"), "a".localizedStandardContains("b"))
                """
            ).talk == ["2 2", "1 true", "true", "true false"])
    }

    @Test("a function throws again what its closure throws; one that throws nothing needs no 'try'")
    func rethrowing() {
        #expect(
            ScriptRun(
                """
                struct Bad: Error {}
                func with<T>(_ value: T, _ change: (T) throws -> Void) rethrows -> T {
                    try change(value)
                    return value
                }
                print(with(UILabel()) { $0.text = "set" }.text ?? "none")
                do { _ = try with(1) { _ in throw Bad() } } catch { print("caught", error) }
                class Home: UIViewController {
                    var count = 0
                    func start(_ isReady: Bool) {
                        guard isReady else { return count = 5 }
                        return count += 1
                    }
                }
                let home = Home()
                home.start(false); home.start(true)
                print(home.count, 1234567.formatted(), (-999).formatted())
                """
            ).talk == ["set", "caught Bad()", "6 1,234,567 -999"])
    }

    @Test("an optional in a chain is mapped, and a list that is indexed where it stands has a type")
    func chains() {
        #expect(
            ScriptRun(
                """
                enum Page: Int {
                    case first, second
                    var next: Page? { Page(rawValue: rawValue + 1) }
                    var color: UIColor { [.red, .green][rawValue] }
                }
                class Content: UIViewController { var page = Page.first }
                let shown: Content? = Content()
                let none: Content? = nil
                print(shown?.page.next.map { $0.rawValue } ?? -1, none?.page.next.map { $0.rawValue } ?? -1)
                shown?.page = .second
                print(shown?.page.next.map { $0.rawValue } ?? -1, Page.second.color == .green)
                """
            ).talk == ["1 -1", "-1 true"])
    }

    @Test("a task that is cancelled before it begins is told where it asks")
    func cancelledTasks() {
        #expect(
            ScriptRun(
                """
                class Loader {
                    func begin() -> Task<Void, Never> {
                        Task {
                            do {
                                try Task.checkCancellation()
                                print("loaded", Task.isCancelled)
                            } catch is CancellationError { print("cancelled") } catch { print("failed") }
                        }
                    }
                }
                let loader = Loader()
                let view = UIView()
                class Home: UIViewController {
                    func load() {
                        loader.begin().cancel()
                        _ = loader.begin()
                    }
                }
                let home = Home()
                home.load()
                print(Task.isCancelled)
                """
            ).talk == ["cancelled", "loaded false", "false"])
    }

    @Test("an optional of the type itself that is given nothing is nil at first")
    func optionalStatics() {
        #expect(
            ScriptRun(
                """
                class Player {
                    static var current: Player?
                    static weak var last: Player?
                    var volume = 3
                }
                print(Player.current == nil, Player.last == nil)
                if let player = Player.current { print(player.volume) } else { print("none") }
                Player.current = Player()
                print(Player.current?.volume ?? 0)
                Player.current = nil
                print(Player.current as Any)
                """
            ).talk == ["true true", "none", "3", "nil"])
    }
}
