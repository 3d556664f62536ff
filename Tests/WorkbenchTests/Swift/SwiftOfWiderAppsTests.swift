import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Swift of a wider choice of apps")
struct SwiftOfWiderAppsTests {
    @Test("'fallthrough' within other braces goes on with the next case")
    func fallthroughWithin() {
        #expect(
            ScriptRun(
                """
                func name(_ number: Int, _ isOdd: Bool) -> String {
                    switch number {
                    case 1:
                        guard isOdd else { fallthrough }
                        return "one"
                    case 2:
                        return "two"
                    default:
                        return "many"
                    }
                }
                print(name(1, true), name(1, false), name(3, true))
                """
            ).talk == ["one two many"])
        #expect(
            ScriptRun("func f() { fallthrough }").talk
                == ["1:12: 'fallthrough' belongs into a 'switch'"])
    }

    @Test(
        "a generic type may stand apart from its arguments, and '()' may match what carries nothing"
    )
    func results() {
        #expect(
            ScriptRun(
                """
                enum Failure: Error { case lost }
                func fetch(_ done: (Result <Void, Failure>) -> Void) { done(.success(())) }
                fetch { result in
                    switch result {
                    case .success(): print("saved")
                    case .failure(let error): print(error)
                    }
                }
                let a = 1, b = 2
                print(a < b, (a as Int) < b)
                """
            ).talk == ["saved", "true true"])
    }

    @Test("the place tells what a case without a value carries")
    func nothingOfAType() {
        #expect(
            ScriptRun(
                """
                enum Load<Value> { case busy(last: Value?), done(Value) }
                class Screen {
                    func show(_ state: Load<[String]>) {
                        if case .busy(let last) = state { print(last?.count ?? -1) }
                    }
                }
                Screen().show(Load.busy(last: nil))
                Screen().show(Load.busy(last: ["a"]))
                """
            ).talk == ["-1", "1"])
    }

    @Test("an app may have a type of its own under a name of Foundation's")
    func shadowing() {
        #expect(
            ScriptRun(
                """
                struct Notification { let title: String }
                struct Timer { var left = 3 }
                class Inbox {
                    var items: [Notification] = [Notification(title: "a")]
                }
                print(Inbox().items[0].title, Timer().left)
                """
            ).talk == ["a 3"])
    }

    @Test("arrays tell their places, and lose or change several elements at once")
    func places() {
        #expect(
            ScriptRun(
                """
                var letters = ["a", "b", "c", "d"]
                print(letters.startIndex, letters.endIndex, letters.index(after: 1))
                print(letters.index(0, offsetBy: 2), letters.distance(from: 1, to: 3))
                print(letters.index(0, offsetBy: 9, limitedBy: letters.endIndex) == nil)
                letters.removeFirst(2)
                letters.replaceSubrange(0..<1, with: ["x", "y"])
                letters.removeLast(1)
                print(letters)
                """
            ).talk == ["0 4 2", "2 2", "true", "[\"x\", \"y\"]"])
    }

    @Test("what a tuple gives may be a variable, have a type, and be assigned in parentheses")
    func tuples() {
        #expect(
            ScriptRun(
                """
                var (hue, alpha): (CGFloat, CGFloat) = (0.0, 1)
                hue += 0.5
                var count = 1
                for (index, var item) in ["a", "b"].enumerated() {
                    item += "!"
                    index == 0 ? (count += 10) : (count -= 1)
                    print(item, count)
                }
                print(hue, alpha)
                """
            ).talk == ["a! 11", "b! 10", "0.5 1.0"])
    }

    @Test("a default may be deferred, and what a case carries may be UIKit's at first")
    func defaults() {
        #expect(
            ScriptRun(
                """
                func log(_ text: @autoclosure () -> String = String(), _ isOn: Bool = true) {
                    if isOn { print("[" + text() + "]") }
                }
                log()
                log("a")
                enum Border { case line(height: Int = 1, insets: UIEdgeInsets = .zero, corner: CGSize = CGSize(width: 2, height: 3)) }
                if case .line(let height, let insets, let corner) = Border.line() { print(height, insets.top, corner.width) }
                """
            ).talk == ["[]", "[a]", "1 0.0 2.0"])
    }

    @Test("accessors may have attributes, and text views and image views their longer initialisers")
    func longerInitialisers() {
        #expect(
            ScriptRun(
                """
                class Field: UITextView {
                    @objc var isOn: Bool {
                        @objc(isTurnedOn) get { true }
                        @objc(setTurnedOn:) set { print(newValue) }
                    }
                    override init(frame: CGRect, textContainer: NSTextContainer?) {
                        super.init(frame: frame, textContainer: textContainer)
                        text = "a"
                    }
                    required init?(coder: NSCoder) { fatalError() }
                }
                class Picture: UIImageView {
                    override init(image: UIImage?, highlightedImage: UIImage?) {
                        super.init(image: image, highlightedImage: highlightedImage)
                        tag = 7
                    }
                    required init?(coder: NSCoder) { fatalError() }
                }
                let field = Field()
                field.isOn = false
                print(field.text ?? "", Field(frame: .zero, textContainer: nil).isOn)
                print(Picture(image: nil, highlightedImage: UIImage()).tag)
                """
            ).talk == ["false", "a true", "7"])
    }

    @Test("values of different types stand in a dictionary within an array, and beside optionals")
    func mixedLiterals() {
        #expect(
            ScriptRun(
                """
                let weight = 1.5, name = "a"
                let body: [String: Any] = ["rows": [["weight": weight, "name": name]]]
                print((body["rows"] as? [[String: Any]])?.first?["name"] as? String ?? "-")
                let none: String? = nil, inner: [String: Any]? = nil
                let map: [String: Any?] = ["a": none, "b": inner, "c": true]
                print(map.count)
                """
            ).talk == ["a", "3"])
    }

    @Test("of several methods with any number of arguments, what one takes tells which is meant")
    func variadics() {
        #expect(
            ScriptRun(
                """
                enum Side: String { case left, right }
                struct Log {
                    static func warn(_ id: Int, sides: Side...) { print(id, sides.map(\\.rawValue)) }
                    static func warn(_ id: Int, sides: Int...) { print(id, sides.count) }
                }
                Log.warn(1, sides: .left, .right)
                Log.warn(2, sides: 4)
                """
            ).talk == ["1 [\"left\", \"right\"]", "2 1"])
    }

    @Test(
        "names of types may stand for names within other types, and for what an enumeration is made of"
    )
    func aliases() {
        #expect(
            ScriptRun(
                """
                typealias Shade = Palette.Tint
                class Palette {
                    typealias Tint = UIColor
                    protocol Listener: AnyObject { func changed() }
                    weak var listener: Listener?
                }
                enum Meal: Int { case lunch = 2, dinner }
                class Log: Palette.Listener {
                    var meal: Meal.RawValue = Meal.dinner.rawValue
                    func changed() { print("changed", meal) }
                }
                let shade: Shade = .red, log = Log(), palette = Palette()
                palette.listener = log
                palette.listener?.changed()
                print(shade == .red)
                """
            ).talk == ["changed 3", "true"])
    }

    @Test("'Self' of an extension of UIKit's class is the class that was asked")
    func ownClass() {
        #expect(
            ScriptRun(
                """
                extension UIViewController {
                    static func made(_ title: String) -> Self {
                        let made = self.init(nibName: nil, bundle: nil)
                        made.title = title
                        return made
                    }
                    func titled(_ title: String) -> Self { self.title = title; return self }
                }
                class Page: UIViewController { var number = 1 }
                let page = Page.made("a")
                page.number = 4
                print(page.titled("b").number, page.title ?? "")
                """
            ).talk == ["4 b"])
    }

    @Test(
        "extensions of numbers, arrays and selectors may hold types, give arrays and name actions")
    func extensions() {
        #expect(
            ScriptRun(
                """
                extension CGFloat { enum Heights { static let row: CGFloat = 44 } }
                extension Array {
                    func without(_ count: Int) -> Array { Array(dropFirst(count)) }
                }
                private extension Selector { static let save = #selector(Page.save) }
                class Page: UIViewController {
                    let button = UIButton()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        button.addTarget(self, action: .save, for: .touchUpInside)
                        button.sendActions(for: .touchUpInside)
                    }
                    @objc func save() { print("saved", CGFloat.Heights.row) }
                }
                Page().loadViewIfNeeded()
                print([1, 2, 3].without(1).count)
                """
            ).talk == ["saved 44.0", "2"])
    }

    @Test("a format takes its values from a list, whatever the place of the world")
    func formats() {
        #expect(
            ScriptRun(
                """
                func text(_ args: CVarArg..., format: String) -> String {
                    String(format: format, locale: Locale.current, arguments: args)
                }
                print(text(3, "a", format: "%d %@"), String(format: "%.1f", arguments: [0.25]))
                print(String(format: "%d", locale: nil, 4))
                """
            ).talk == ["3 a 0.2", "4"])
    }

    @Test("what a protocol of UIKit's requires is called on the object behind it")
    func required() {
        #expect(
            ScriptRun(
                """
                class Rows: UIViewController, UITableViewDataSource {
                    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
                    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
                }
                let rows = Rows(), table = UITableView()
                table.dataSource = rows
                print(table.dataSource!.tableView(table, numberOfRowsInSection: 0))
                let source: UITableViewDataSource = rows
                print(source.tableView(table, numberOfRowsInSection: 0) + 1)
                """
            ).talk == ["4", "5"])
    }

    @Test("what is unwrapped by itself may be asked with '?', of a protocol's type as well")
    func unwrappedByItself() {
        #expect(
            ScriptRun(
                """
                protocol Shown: AnyObject { var title: String { get set } }
                class Row: Shown { var title = "a" }
                class Cell {
                    var model: Shown! { didSet { model?.title += "!" } }
                }
                let cell = Cell(), row = Row()
                cell.model = row
                cell.model = nil
                print(row.title)
                """
            ).talk == ["a!"])
    }

    @Test("texts of a bundle are what stands for them")
    func texts() {
        #expect(
            ScriptRun(
                """
                print(Bundle.main.localizedString(forKey: "a.b", value: "A", table: nil))
                print(Bundle.main.localizedString(forKey: "a.b", value: nil, table: nil))
                print(Bundle(identifier: "x") == nil)
                """
            ).talk == ["A", "a.b", "false"])
    }

    @Test("a delegate is asked whether it answers a selector")
    func answers() {
        #expect(
            ScriptRun(
                """
                class Rows: NSObject, UIScrollViewDelegate { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
                let rows = Rows(), list = UIScrollView()
                list.delegate = rows
                print(list.delegate?.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))) ?? false)
                """
            ).talk == ["true"])
    }
}

@MainActor @Suite("What code takes from libraries that are not here")
struct ForeignKindsTests {
    @Test(
        "an operator, elements of a constant, cases of its errors and values without a type's name")
    func kinds() {
        let run = ScriptRun(
            """
            import ObjectMapper; class Post {
                var id: Int?
                func mapping(map: Mapping) {
                    id <- (map["id"], Transform())
                    let row = Record(name: "a")
                    row["likes"] = []
                    do { try Store.save(.init(row: row, page: 1)) } catch StoreFault.full(let count) { print(count) } catch {}
                }
            }
            print(Post().id == nil)
            """)
        #expect(run.talk.last == "true")
    }

    @Test(
        "a module may be imported by a branch of '#if' that is not taken, and is known when the step is taken again"
    )
    func conditionalImport() {
        #expect(
            ScriptRun(
                """
                #if PACKAGE
                import Plots
                #endif
                class Plot: UIViewController { let plot = PlotView() }
                new other
                let page = Plot()
                undo
                print(Plot().isViewLoaded)
                """
            ).talk.last == "false")
    }
}
