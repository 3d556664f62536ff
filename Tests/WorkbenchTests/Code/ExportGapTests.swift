import CheckoutFiles
import CommandLanguage
import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

/// Sessions that one of the languages cannot say as a whole: what is left out is told, and what is
/// left runs.
@MainActor
@Suite("What an export cannot say")
struct ExportGapTests {
    private func session(_ script: String) -> TestSession {
        let session = TestSession(RunPolicy(keepsGoing: true))
        session.run(script)
        return session
    }

    private func source(_ script: String, _ language: SourceLanguage) -> SessionSource {
        SessionCode(session(script).workbench.session).sourceFile(in: language)
    }

    /// The lines that a session logs and prints.
    private func told(_ session: TestSession) -> [String] {
        session.log(EventCategories.shownByDefault) + session.lines
    }

    @Test(
        "what Swift alone spells so is said in Objective-C, and runs as it did",
        arguments: [
            "var n = 0 { didSet { print(n) } }",
            "var n = 0 { willSet { print(newValue) } }",
            "var n = 0 { willSet(new) { let t = new; print(t) } didSet(old) { let t = old; print(t) } }",
            "var n = 0 { didSet { if n > 3 { n = 3 }; title = \"\\(n)\" } }",
            "var n = 0 { didSet { if oldValue != n { print(oldValue) } } }",
            "var m = 1; var n: Int { get { m } set { m = newValue } }",
            "lazy var v = UIView(); var n = 0",
            "func f(_ x: Int = 3) -> Int { x }; var n = 0 { didSet { _ = f() } }",
            "var done: ((Int) -> Void)?; var n = 0 { didSet { done?(n) } }",
            "var n = 0 { didSet { print(n, oldValue) } }",
            "var n = 0 { didSet { print(n, \"was \\(oldValue)\", separator: \", \"); print() } }",
            "var n = 0 { didSet { for (i, x) in [n, 4].enumerated() where i > 0 { print(i, x) } } }",
            "var n = 0 { didSet { for (_, x) in [n, 4].enumerated() { print(x) }; for (i, x) in [n].enumerated() { print(i, x) } } }",
            "var n = 0 { didSet { let (a, b) = (n, 2); print(a + b) } }",
        ])
    func whole(body: String) {
        let script = "class K: UIViewController { \(body) }\nnew c as K\nroot c\nc.n = 7\nc.n = 2"
        let source = source(script, .objectiveC)
        #expect(source.gaps.map(\.text) == [])
        let rerun = session(source.text)
        #expect(rerun.errors == [] && rerun.misuses == [])
        #expect(told(rerun) == told(session(script)))
    }

    @Test("what is shown from a controller without a name is shown by the way to it")
    func unnamedSender() {
        let script = """
            new a
            new x
            new t as tab
            let z = UISearchController(searchResultsController: UIViewController())
            a.navigationItem.searchController = z
            root t
            showdetail a
            tap z
            show x
            """
        let lines = source(script, .swift).text.split(separator: "\n")
        #expect(lines.last == "z.children[0].show(x, sender: nil)")
    }

    @Test(
        "code finds the storyboards that the session opened, as an app finds them in its bundle",
        arguments: [SourceLanguage.swift, .objectiveC])
    func storyboards(language: SourceLanguage) throws {
        let main = Checkout.url("Tests/Scripts/storyboards/Main.storyboard").path
        // What has no code lets the rest run for a trial.
        let source = source(
            "storyboard \(main) as board\nnew a\non a.viewDidLoad { add nobody }\nroot a", language)
        #expect(source.gaps.map(\.text) == ["step 3 is left out: unknown name 'nobody'"])
        #expect(source.text.contains("UIStoryboard") && source.omittedSteps == 1)
    }

    @Test(
        "a member that cannot be said is a comment in its place, and the rest of its class runs",
        arguments: [
            ("static var n = 3", ["n"]), ("static func f() -> Int { 3 }", ["f()"]),
            ("enum Q { case a, b }; var q = Q.a", ["Q", "q"]),
            ("enum Q { case a(Int), b }; var q = Q.b", ["Q", "q"]), ("var t = (1, 2)", ["t"]),
            ("var n: Int?", ["n"]), ("func f() -> (Int, Int) { (1, 2) }", ["f()"]),
            ("var s: Set<Int> = [1]", ["s"]), ("struct I { var n = 1 }; var i = I()", ["I", "i"]),
            ("typealias N = Int; var n: N = 3", ["N"]),
            ("func f(_ n: inout Int) { n += 1 }", ["f(_:)"]),
            (
                "override func viewDidLoad() { func g() {}; super.viewDidLoad(); g() }",
                ["viewDidLoad()"]
            ),
            (
                "override func viewDidLoad() { defer { title = nil }; super.viewDidLoad() }",
                ["viewDidLoad()"]
            ),
            (
                "func h() { g() }; func g() { _ = f().1 }; func f() -> (Int, Int) { (1, 2) }",
                ["h()", "g()", "f()"]
            ),
            ("var t = (1, 2); var n: Int { t.0 }; func f() -> Int { n }", ["t", "n", "f()"]),
        ])
    func members(body: String, names: [String]) {
        let script = "class K: UIViewController { \(body) }\nnew c as K\nroot c\nnew d\nroot d"
        let source = source(script, .objectiveC)
        #expect(
            source.gaps.map { $0.text.prefix { $0 != "," } }
                == names.map { "a part of step 1 is left out: 'K.\($0)'" })
        let rerun = session(source.text)
        #expect(rerun.errors == [] && rerun.misuses == [])
        #expect(rerun.log == session(script).log)
    }

    @Test("the comment has the member's code")
    func comment() {
        let script = """
            class K: UIViewController {
                var n = 1
                // Where it is.
                func place() -> (Int, Int) {
                    (n, 2)
                }
            }
            """
        let text = source(script, .objectiveC).text
        #expect(
            text.hasSuffix(
                """
                @implementation K

                - (instancetype)init {
                    self = [super init];
                    if (self) {
                        _n = 1;
                    }
                    return self;
                }

                // tuples are Swift's:
                // func place() -> (Int, Int) {
                //     (n, 2)
                // }

                @end

                """))
    }

    @Test("what needs a member that is left out is left out as well, in whatever step it stands")
    func needs() {
        let script = """
            class K: UIViewController { func f() { }; func h() { print("h") } }
            extension K { func g() { print("g") } }
            new k as K
            k.f()
            k.h()
            """
        let joined =
            "class K: UIViewController { func g() -> (Int, Int) { (1, 2) } }\nnew k as K\n_ = k.g()"
        #expect(
            source(script, .objectiveC).gaps.map(\.text) == [
                "step 2 is left out: an extension of 'K' is Swift's"
            ])
        #expect(
            source(joined, .objectiveC).gaps.map(\.text) == [
                "a part of step 1 is left out: 'K.g()', since tuples are Swift's",
                "step 3 is left out: 'K.g()' is left out",
            ])
    }

    @Test(
        "types that Objective-C does not have are named",
        arguments: [
            ("struct P { var x = 1 }\nlet p = P(x: 4)", "'P' is a structure of Swift's"),
            ("enum E { case a }\nlet e = E.a", "'E' is an enumeration of Swift's"),
            ("protocol D { func f() }\nlet d = UIView()", "'D' is a protocol of Swift's"),
            (
                "extension UIView { func g() { } }\nlet v = UIView()",
                "an extension of 'UIView' is Swift's"
            ),
            (
                "class I { var n = 1 }\nlet i = I()",
                "'I' has no superclass, as only Swift's classes may"
            ),
            ("typealias N = Int\nlet n: N = 3", "'N' is a name for a type, as Swift gives it"),
        ])
    func types(script: String, reason: String) {
        let source = source(script, .objectiveC)
        #expect(source.gaps.first?.text == "step 1 is left out: \(reason)")
        let rerun = session(source.text)
        #expect(rerun.errors == [] && rerun.misuses == [])
    }

    @Test("in Swift, too: initialisers of Objective-C, and what makes objects by them")
    func inSwift() {
        let script = """
            @interface K : UIViewController
            - (instancetype)initWithNumber:(NSInteger)number;
            @end
            @implementation K
            - (instancetype)initWithNumber:(NSInteger)number {
                self = [super init];
                return self;
            }
            @end
            K *c = [[K alloc] initWithNumber:3];
            root c
            new d
            """
        let source = source(script, .swift)
        #expect(!source.gaps.isEmpty)
        #expect(source.gaps.last?.text == "step 3 is left out: unknown name 'c'")
        let rerun = session(source.text)
        #expect(rerun.errors == [] && rerun.misuses == [])
    }

    @Test("the command says so, and its status with it")
    func status() throws {
        let script = "class K: UIViewController { static var n = 1 }\nstruct P { }\nnew c as K\n"
        let session = TestSession()
        #expect(session.run(script + "export objc") == .expectationFailed)
        #expect(
            session.notes == [
                "a part of step 1 is left out: 'K.n', since 'n' is a property as only Swift has it",
                "step 2 is left out: 'P' is a structure of Swift's",
            ])
        #expect(session.lines.contains("K *c = [[K alloc] init];"))
        #expect(session.run("export swift") == .fine)
        #expect(session.run("code 1 --objc") == .fine)
        let folder = try TemporaryDirectory()
        session.run("export objc \"\(folder.path)/c.m\"")
        #expect(
            session.notes.last
                == "exported 2 of 3 steps to '\(folder.path)/c.m': 1 is left out, and a part of 1")
        session.run("export swift \"\(folder.path)/c.swift\"")
        #expect(session.notes.last == "exported 3 steps to '\(folder.path)/c.swift'")
    }
}
