import Foundation
import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("expect")
struct ExpectationTests {
    private nonisolated static let begin = "new p; new a; root p; mark\n"

    private func failures(_ script: String) -> [ExpectationFailure] {
        let session = TestSession(RunPolicy(keepsGoing: true))
        _ = session.runToEnd(Self.begin + script)
        #expect(session.errors == [])
        return session.failures
    }

    @Test(arguments: [
        // Exactly, in the categories shown by default, since the mark.
        """
        add a
        expect log {
            # what add does
            a.willMove(toParent: p)
            a.loadView()
            a.viewDidLoad()

            a.viewWillAppear(false)
            a.didMove(toParent: p)
            a.viewIsAppearing(false)
            a.viewDidAppear(false)
        }
        """,
        "add a; expect log appearance { a.viewWillAppear(false)\na.viewIsAppearing(false)\na.viewDidAppear(false) }",
        "add a; expect log containment,load {\na.willMove(toParent: p)\na.loadView()\na.viewDidLoad()\na.didMove(toParent: p)\n}",
        "add a; expect log load containment of a {\na.willMove(toParent: p)\na.loadView()\na.viewDidLoad()\na.didMove(toParent: p)\n}",
        "add a; expect log of p { }",
        "add a; expect log of p,a load { a.loadView()\na.viewDidLoad() }",
        "add a; expect log contains { a.loadView()\na.viewDidAppear(false) }",
        "expect log { }", "expect log traits { }",
        // The mark and the exact log move the beginning.
        "add a; mark; expect log { }",
        "add a; expect log load { a.loadView()\na.viewDidLoad() }; expect log { }",
        // A row of expectations tells of the same step.
        "add a; expect log contains { a.viewDidAppear(false) }; expect log contains { a.loadView() }",
        "add a; expect log contains { a.loadView() }; expect log load { a.loadView()\na.viewDidLoad() }",
        "add a; expect log contains { a.loadView() }; echo; expect log { }",
        "add a; expect no warning; expect no exception; expect no presentation,traits",
        "new b; present a; present b from p; expect warning \"Attempt to present\"",
        // Trees are compared with their indent, whatever the block's own.
        "add a; expect tree {\n        p [appeared]\n          a [appeared]\n    }",
        "present a; expect tree {\np [appeared]\n  ^ a [appeared]\n}",
        "hold; present a; settle; dismiss; wait 0.1; expect tree {\np [appeared]\n  ^ a [disappearing]\n}",
        "expect alive a; forget a; expect dead a",
        "expect a.parent nil; add a; expect a.parent p; expect a.view.frame 0 0 393 852",
        "expect a.isViewLoaded false; expect p.isViewLoaded true; expect p.children []",
    ])
    func `holds`(script: String) {
        #expect(failures(script) == [])
    }

    @Test(arguments: [
        ("add a; expect log { }", "the log differs"),
        ("expect log { no such event }", "the log differs"),
        ("add a; expect log load { a.viewDidLoad()\na.loadView() }", "the log differs"),
        ("expect log contains { a.loadView() }", "the log lacks 'a.loadView()'"),
        (
            "add a; expect log contains { a.viewDidLoad()\na.loadView() }",
            "the log lacks 'a.loadView()'"
        ),
        ("add a; mark; expect log contains { a.loadView() }", "the log lacks 'a.loadView()'"),
        ("add a; expect no appearance", "expected no appearance, found 3"),
        ("expect warning \"x\"", "expected a warning, found none"),
        ("expect exception \"x\"", "expected an exception, found none"),
        ("expect tree { p [appeared]\na [appeared] }", "the tree differs"),
        ("expect tree { p [disappeared] }", "the tree differs"),
        ("expect dead a", "'a' is alive"), ("forget a; expect alive a", "'a' was deallocated"),
        ("expect a.parent p", "a.parent is nil, expected p"),
        ("expect a.view.frame 0 0 1 1", "a.view.frame: view not loaded"),
        ("expect p.view.frame 0 0 393 853", "p.view.frame is 0 0 393 852, expected 0 0 393 853"),
    ])
    func `fails with a summary`(script: String, summary: String) {
        #expect(failures(script).map(\.summary) == [summary])
    }

    @Test func `tells where it stands and what differs`() {
        let session = TestSession()
        let status = session.run(
            "new p\nroot p\n  expect log load {\n p.loadView()\n}", file: "x.vcr")
        #expect(status == .expectationFailed)
        let failure = session.failures.first
        #expect(failure?.span.text == "x.vcr:3:10")
        #expect(failure?.expected == ["p.loadView()"])
        #expect(failure?.actual == ["p.loadView()", "p.viewDidLoad()"])
    }

    @Test func `looks at nothing that a user did not name or show`() {
        let session = TestSession(display: DisplaySettings(categories: .all))
        session.run("new p; root p; expect log load { p.loadView()\np.viewDidLoad() }")
        session.run("mark; set log layout; layout p; expect log { }")
        #expect(session.failures == [])
    }

    @Test func `never changes the world and makes no step`() {
        let session = TestSession()
        session.run("new a; expect a.isViewLoaded false; expect tree { }; tree; info a; views")
        #expect(session.replies.compactMap(\.step) == [1])
        #expect(session.log(.all) == [])
    }

    @Test(arguments: [
        ("expect { }", "1:1: 'expect' needs what to expect"),
        (
            "expect",
            "1:7: 'expect' needs WHAT: expect log|no|warning|exception|tree|alive|dead|solved|PATH …"
        ),
        ("expect log", "1:8: 'expect log' needs a block { LINES }"),
        (
            "expect log apearance { }",
            "1:12: unknown category 'apearance'; did you mean 'appearance'?"
        ),
        ("expect log of { }", "1:8: 'of' needs names: expect log of a,b { LINES }"),
        ("expect log of q { }", "1:15: unknown name 'q'"),
        ("expect no", "1:8: 'expect no' needs a category"),
        ("expect warning", "1:8: 'expect warning' needs one \"TEXT\""),
        ("expect tree", "1:8: 'expect tree' needs a block { LINES }"),
        ("expect alive q", "1:14: unknown name 'q'"),
        ("expect dead", "1:8: 'expect dead' needs one NAME"),
        ("expect q.parent nil", "1:8: unknown name 'q'"),
        (
            "expect a.parnt nil",
            "1:10: 'UIViewController' has no member 'parnt'; did you mean 'parent'?"
        ),
    ])
    func `that makes no sense is an error`(command: String, line: String) {
        let session = TestSession()
        session.run("new a")
        #expect(session.run(command) == .commandFailed)
        #expect(session.errors == [line])
    }

    @Test func `a tree of any depth is compared, and written no wider than it can be read`() {
        let session = TestSession()
        session.run(
            "let p = UIViewController(); window.rootViewController = p\nvar last: UIViewController = p"
        )
        session.run(
            "for _ in 0..<2000 { let c = UIViewController(); last.addChild(c); "
                + "last.view.addSubview(c.view); c.didMove(toParent: last); last = c }")
        #expect(session.errors == [])
        session.run("expect tree { p [unloaded] }")
        let actual = session.failures.last?.actual ?? []
        #expect(actual.count == 2001)
        #expect(actual.allSatisfy { $0.utf8.count < 200 })
        #expect(
            actual.last?.hasPrefix(String(repeating: " ", count: 128) + "… (depth 2000) ") == true)
        let plain = actual.map { $0.replacingOccurrences(of: "…", with: "...") }
        for lines in [actual, plain] {
            #expect(session.run("expect tree {\n\(lines.joined(separator: "\n"))\n}") == .fine)
        }
        let wide = actual.enumerated().map { depth, line in
            String(repeating: "  ", count: depth)
                + (line.split(separator: ") ").last ?? "")
                .drop { $0 == " " }
        }
        #expect(session.run("expect tree {\n\(wide.joined(separator: "\n"))\n}") == .fine)
        #expect(session.failures.count == 1)
    }
}
