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
        SessionCode(session(script).workbench.interpreter).sourceFile(in: language)
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
        ])
    func whole(body: String) {
        let script = "class K: UIViewController { \(body) }\nnew c as K\nroot c\nc.n = 7\nc.n = 2"
        let source = source(script, .objectiveC)
        #expect(source.gaps == [])
        let rerun = session(source.text)
        #expect(rerun.errors == [] && rerun.misuses == [])
        #expect(told(rerun) == told(session(script)))
    }

    @Test(
        "a part that cannot be said is a comment, and so is all that needs it",
        arguments: [
            "static var n = 3", "static func f() -> Int { 3 }", "enum Q { case a, b }; var q = Q.a",
            "enum Q { case a(Int), b }; var q = Q.b", "var t = (1, 2)", "var n: Int?",
            "func f() -> (Int, Int) { (1, 2) }", "var s: Set<Int> = [1]", "class I { var n = 1 }",
            "struct I { var n = 1 }; var i = I()", "typealias N = Int; var n: N = 3",
            "func f(_ n: inout Int) { n += 1 }",
            "override func viewDidLoad() { func g() {}; super.viewDidLoad(); g() }",
            "override func viewDidLoad() { defer { title = nil }; super.viewDidLoad() }",
            "override func viewDidLoad() { super.viewDidLoad(); print([1].map { $0 + 1 }.count) }",
        ])
    func gap(body: String) {
        let script = "class K: UIViewController { \(body) }\nnew c as K\nroot c\nnew d\nroot d"
        let source = source(script, .objectiveC)
        #expect(source.gaps.count == 3)
        #expect(source.gaps.first?.hasPrefix("step 1 is left out: ") ?? false)
        #expect(
            source.gaps.dropFirst() == [
                "step 2 is left out: unknown type 'K'", "step 3 is left out: unknown name 'c'",
            ])
        let rerun = session(source.text)
        #expect(rerun.errors == [] && rerun.misuses == [])
        #expect(
            rerun.log == [
                "d.loadView()", "d.viewDidLoad()", "d.viewWillAppear(false)",
                "d.viewIsAppearing(false)", "d.viewDidAppear(false)",
            ])
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
        #expect(source.gaps.last == "step 4 is left out: unknown name 'c'")
        let rerun = session(source.text)
        #expect(rerun.errors == [] && rerun.misuses == [])
    }

    @Test("the command says so, and its status with it")
    func status() {
        let script = "class K: UIViewController { static var n = 1 }\nnew c as K\n"
        let session = TestSession()
        #expect(session.run(script + "export objc") == .expectationFailed)
        #expect(
            session.notes == [
                "step 1 is left out: 'n' is a property as only Swift has it",
                "step 2 is left out: unknown type 'K'",
            ])
        #expect(session.lines.contains("// K *c = [[K alloc] init];"))
        #expect(session.run("export swift") == .fine)
        #expect(session.run("code 1 --objc") == .fine)
    }
}
