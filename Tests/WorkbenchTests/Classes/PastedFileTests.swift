import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("A file of Swift that is pasted")
struct PastedFileTests {
    @Test("may define its types in any order, and is one step where they need each other")
    func order() {
        let run = ScriptRun(
            """
            final class Home: Base {
                let helper = Helper()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    print(helper.name, install(), Inner.width)
                }
                struct Inner { static let width = 3 }
            }

            // The rest.
            class Base: UIViewController {}
            final class Helper { let name = "helper" }
            private extension Home { func install() -> Int { 7 } }
            new home as Home
            home.loadViewIfNeeded()
            """)
        #expect(run.talk == ["helper 7 3"])
        #expect(run.workbench.promptState.step == 3)
        run.run("undo 2")
        #expect(run.run("new home as Home; home.loadViewIfNeeded()") == ["helper 7 3"])
    }

    @Test("keeps definitions that need nobody apart")
    func apart() {
        let run = ScriptRun("class A {}\nclass B {}\nclass C: B {}")
        #expect(run.talk == [])
        #expect(run.workbench.promptState.step == 3)
    }

    @Test("says what is wrong in a definition that another needs, and takes neither")
    func errors() {
        let run = ScriptRun(
            """
            class A: UIViewController { let b = B() }
            class B { let x: Int = "text" }
            """)
        #expect(
            run.talk == [
                "2:24: 'x' needs Int, not String", "2:24: 'x' needs Int, not String",
            ])
        #expect(run.workbench.promptState.step == 0)
    }

    @Test("tells all mistakes of its declarations and of their code at once, and none that follows")
    func mistakes() {
        let run = ScriptRun(
            """
            class Card: UIView {
                let owner: Owner
                var count = 0
                init(owner: Owner) { self.owner = owner; super.init(frame: .zero) }
                required init?(coder: NSCoder) { fatalError() }
                func show(_ other: Card) { other.owner.call(); other.count = "x" }
                func swipe() -> SwipeActions? { nil }
                override func nonsuch() { swipe() }
                typealias Done = (Result2) -> Void
                var done: Done?
                func finish() { done?(1); zork() }
            }
            """)
        #expect(
            run.talk == [
                "2:16: unknown type 'Owner'", "4:17: unknown type 'Owner'",
                "6:66: 'count' needs Int, not String", "7:21: unknown type 'SwipeActions'",
                "8:19: method does not override any method from its superclass",
                "9:23: unknown type 'Result2'", "11:31: unknown function 'zork'",
            ])
        #expect(run.workbench.promptState.step == 0)
    }

    @Test("tells of definitions that need each other what is wrong in each")
    func mistakesOfGroups() {
        let run = ScriptRun(
            """
            class Home: UIViewController { let card = Card(); func f() { card.show(); title = 1 } }
            class Card: Nonsuch { func show() { zork() } }
            extension Card { func g() -> Home { Home() } }
            enum Mode { case plain, carrying(Foo) }
            class Good: UIViewController, UITableViewDataSource { func f() -> Int { "x" } }
            """)
        #expect(
            run.talk == [
                "1:83: 'title' needs String?, not Int", "2:13: unknown superclass 'Nonsuch'",
                "3:11: unknown type 'Card'", "4:34: unknown type 'Foo'",
                "5:7: type 'Good' does not conform to protocol 'UITableViewDataSource'",
                "5:73: 'return' needs Int, not String",
            ])
    }

    @Test("takes back what an extension of UIKit's gave where the group fails")
    func takenBack() {
        let run = ScriptRun(
            """
            extension UIViewController { var own: A? { self as? A } }
            class A: UIViewController { func f() { nothing() } }
            new a
            print(a.own)
            """)
        #expect(run.talk.last == "4:9: 'UIViewController' has no member 'own'")
    }

    @Test("has structures, whose values are copied")
    func structures() {
        #expect(
            ScriptRun(
                """
                struct Point {
                    var x = 0
                    var y: Int
                    static let origin = Point(x: 0, y: 0)
                    var sum: Int { x + y }
                    mutating func move() { x += 1 }
                }
                var first = Point(y: 2)
                var second = first
                second.x = 4; second.move()
                print(first, second, second.sum, first == Point(x: 0, y: 2), Point.origin.y)
                """
            ).talk == ["Point(x: 0, y: 2) Point(x: 5, y: 2) 7 true 0"])
    }

    @Test("has enumerations with members, raw values and all their cases")
    func enumerations() {
        #expect(
            ScriptRun(
                """
                enum Side: Int, CaseIterable {
                    case left, right
                    var title: String { switch self { case .left: return "L"; case .right: return "R" } }
                    static let usual = Side.left
                    func other() -> Side { self == .left ? .right : .left }
                }
                enum Metrics { static let width: CGFloat = 260 }
                print(Side.usual.other().title, Side(rawValue: 1)!, Side(rawValue: 7) == nil)
                print(Side.allCases.map { $0.title }, Metrics.width)
                """
            ).talk == ["R right true", "[\"L\", \"R\"] 260.0"])
    }

    @Test("knows where code stands")
    func places() {
        #expect(
            ScriptRun(
                """
                class Home: UIViewController {
                    init(kind: Int) { super.init(nibName: nil, bundle: nil); print(#function) }
                    required init?(coder: NSCoder) { fatalError() }
                    override func viewWillAppear(_ animated: Bool) { print("\\(#function) \\(#line)") }
                    var tall: String { #function }
                }
                let home = Home(kind: 1)
                home.viewWillAppear(true); print(home.tall)
                """
            ).talk == ["init(kind:)", "viewWillAppear(_:) 4", "tall"])
    }

    @Test("may set looks, add gestures and give controls targets")
    func looks() {
        let run = ScriptRun(
            """
            class Home: UIViewController {
                let button = UIButton(type: .system)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.layer.cornerRadius = 8
                    view.layer.shadowColor = UIColor.black.withAlphaComponent(0.5).cgColor
                    view.addGestureRecognizer(
                        UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
                    button.addTarget(self, action: #selector(pressed), for: .touchUpInside)
                }
                @objc func tapped(_ tap: UITapGestureRecognizer) { print("tapped") }
                @objc private func pressed() { print("pressed") }
            }
            let home = Home()
            home.loadViewIfNeeded()
            home.button.sendActions(for: .touchUpInside)
            print(home.view.gestureRecognizers!.count, home.view.layer.cornerRadius)
            """)
        #expect(run.talk == ["pressed", "1 8.0"])
    }

    @Test("is told of an action that the class does not have")
    func unknownAction() {
        #expect(
            ScriptRun(
                """
                class Home: UIViewController {
                    func f() { _ = UITapGestureRecognizer(target: self, action: #selector(taped)) }
                    @objc func tapped() {}
                }
                """
            ).talk == ["2:65: 'Home' has no member 'taped'; did you mean 'tapped()'?"])
    }
}
