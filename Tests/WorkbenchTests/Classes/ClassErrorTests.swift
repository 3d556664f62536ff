import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Mistakes in classes")
struct ClassErrorTests {
    /// What a definition answers, and what using its class answers then.
    private func talk(_ definition: String) -> [String] {
        ScriptRun(definition + "\nlet probe = X()").talk
    }

    private let unknown = "unknown function 'X'"

    @Test(
        "of inheritance are named",
        arguments: [
            (
                "class X: UIViewControler {}",
                "1:10: unknown superclass 'UIViewControler'; did you mean 'UIViewController'?"
            ),
            ("class X: X {}", "1:10: 'X' inherits from itself"),
            ("class X: UIScreen {}", "1:10: 'UIScreen' cannot be subclassed here"),
            (
                "class X: PlaceController {}",
                "1:10: 'PlaceController' cannot be subclassed: it is an example of the gallery, shown as it is"
            ),
            (
                "class X: BrokenDeckController {}",
                "1:10: 'BrokenDeckController' cannot be subclassed: its bug is an example of the gallery; DeckController can"
            ),
            (
                "class X: UIAlertController {}",
                "1:10: 'UIAlertController' cannot be subclassed: UIKit's documentation says to use it as it is"
            ),
            (
                "class X: UISheetPresentationController {}",
                "1:10: 'UISheetPresentationController' cannot be subclassed: the system makes its objects"
            ),
            ("class X: UIView, Dlegate {}", "1:18: unknown protocol 'Dlegate'"),
            ("class UIView {}", "1:7: 'UIView' is a name of the language"),
        ])
    func inheritance(source: String, error: String) {
        #expect(ScriptRun(source).talk == [error])
    }

    @Test(
        "of overriding are Swift's",
        arguments: [
            (
                "func viewDidLoad() {}",
                "1:34: overriding declaration requires an 'override' keyword; did you mean 'override func viewDidLoad()'?"
            ),
            (
                "override func viewDidLod() {}",
                "1:43: method does not override any method from its superclass; did you mean 'viewDidLoad()'?"
            ),
            (
                "override func viewDidAppear() {}",
                "1:43: method does not override any method from its superclass; did you mean 'viewDidAppear(_:)'?"
            ),
            (
                "override func willMove(toParent parent: UIViewController) {}",
                "1:43: method does not override any method from its superclass"
            ),
            (
                "override func loadViewIfNeeded() {}",
                "1:43: method 'loadViewIfNeeded()' is not open: it cannot be overridden"
            ),
            (
                "override var titel: String? { nil }",
                "1:42: property does not override any property from its superclass; did you mean 'title'?"
            ),
            (
                "override var title: String? { nil }",
                "1:42: cannot override mutable property with read-only property 'title'"
            ),
            (
                "override var isMovingToParent: Int { 1 }",
                "1:42: property 'isMovingToParent' with type 'Int' cannot override a property with type 'Bool'"
            ),
            ("var title: String? = nil", "1:33: cannot override with a stored property 'title'"),
        ])
    func overrides(member: String, error: String) {
        #expect(ScriptRun("class X: UIViewController { \(member) }").talk.first == error)
    }

    @Test(
        "of members are Swift's, and nothing is defined",
        arguments: [
            ("var a = 1; var a = 2", "invalid redeclaration of 'a'"),
            ("func f() {}; func f() {}", "invalid redeclaration of 'f()'"),
            ("let a: Int", "class 'X' has no initializers"),
            ("weak var a: UIView", "'weak' variable should have optional type 'UIView?'"),
            ("lazy var a: UIView", "lazy properties must have an initializer"),
            ("var a: Foo?", "unknown type 'Foo'"),
            ("func f() -> Int {}", "missing return in code that is expected to return 'Int'"),
            ("func f() { vew.tag = 1 }", "unknown name 'vew'; did you mean 'view'?"),
            ("func f() { self.vew.tag = 1 }", "'X' has no member 'vew'; did you mean 'view'?"),
            ("func f() { super.foo() }", "'UIViewController' has no member 'foo'"),
            (
                "var a = view.tag",
                "instance member 'view' cannot be used here: there is no 'self' yet"
            ),
            (
                "init(a: Int) { super.init(nibName: nil, bundle: nil) }",
                "'required' initializer 'init(coder:)' must be provided by subclass of 'UIViewController'"
            ),
            (
                "let a: Int; init(b: Int) { super.init(nibName: nil, bundle: nil) }; "
                    + "required init?(coder: NSCoder) { fatalError() }",
                "property 'self.a' not initialized at super.init call"
            ),
            (
                "init(b: Int) { print(b) }; required init?(coder: NSCoder) { fatalError() }",
                "'super.init' isn't called on all paths before returning from initializer"
            ),
            (
                "init(b: Int) { super.init() }; required init?(coder: NSCoder) { fatalError() }",
                "must call a designated initializer of the superclass 'UIViewController'; did you mean 'super.init(nibName:bundle:)'?"
            ),
        ])
    func members(source: String, error: String) {
        let talk = talk("class X: UIViewController { \(source) }")
        #expect(talk.first?.hasSuffix(error) == true, "\(talk)")
        #expect(talk.contains { $0.contains(unknown) })
    }

    @Test("of helpers that a listing leaves out are told at once, with stubs")
    func helpers() {
        let run = ScriptRun(
            """
            class Container: UIViewController {
                func display(_ content: UIViewController) {
                    addChild(content)
                    content.view.frame = frameForContentController()
                    view.addSubview(currentClientView)
                    content.didMove(toParent: self)
                    note(content, at: 1)
                }
                func cycle(from old: UIViewController) {
                    let endFrame = oldViewEndFrame()
                    UIView.animate(withDuration: 0.1) { old.view.frame = endFrame }
                    self.child.beginAppearanceTransition(true, animated: false)
                }
            }
            """)
        #expect(
            run.talk == [
                "4:30: the class uses members that are not defined: 'frameForContentController', "
                    + "'currentClientView', 'note', 'oldViewEndFrame', 'child'"
            ])
        let stubs =
            "func frameForContentController() -> CGRect { .zero }; "
            + "var currentClientView: UIView!; func note(_ value1: Any, at value2: Any) { }; "
            + "func oldViewEndFrame() -> CGRect { .zero }; var child: UIViewController!"
        #expect(run.hints == ["paste into the class: " + stubs])
    }

    @Test("that call themselves without end are stopped, and the step undone")
    func recursion() {
        let run = ScriptRun(
            """
            class Loop: UIViewController {
                override func addChild(_ child: UIViewController) { addChild(child) }
                override func viewDidLoad() { viewDidLoad() }
                override var title: String? { get { title } set { title = newValue } }
                var depth: Int { depth + 1 }
            }
            new p as Loop; new a
            p.addChild(a)
            p.loadViewIfNeeded()
            p.title = "x"
            print(p.depth)
            expect p.isViewLoaded false
            """)
        #expect(run.talk.count == 4)
        #expect(run.talk.allSatisfy { $0.contains("calls without end") }, "\(run.talk)")
        #expect(run.log() == [])
    }

    @Test("in the middle of a callback undo the step")
    func failures() {
        let run = ScriptRun(
            """
            class Crash: UIViewController {
                var child: UIViewController!
                override func viewDidLoad() { super.viewDidLoad(); child.loadViewIfNeeded() }
            }
            new p as Crash
            root p
            expect p.isViewLoaded false
            """)
        #expect(
            run.talk == [
                "3:56: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional "
                    + "value"
            ])
    }
}
