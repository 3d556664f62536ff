import CommandLanguage
import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("Which step is to blame")
struct BlameTests {
    private let script = """
        new p; new a; root p; add a; set a.view.alpha 0.5
        new b; add b; remove a; add a; a.endAppearanceTransition()
        """

    private func finding(_ what: String, _ session: TestSession) -> Bisection.Finding? {
        session.run("bisect \(what)")
        for case .answer(let bisection as Bisection) in session.replies.last?.contents ?? [] {
            return bisection.finding
        }
        return nil
    }

    private func finding(_ what: String) -> Bisection.Finding? {
        let session = TestSession()
        session.run(script)
        return finding(what, session)
    }

    /// The finding without the places of its steps.
    private func blamed(_ what: String) -> [String] {
        switch finding(what) {
        case .shown(let step, let events): [step.source] + events
        case .broken(let step, let turns):
            [step.source, turns.reason.text, turns.heldSince?.source ?? "the start"]
                + turns.later.map(String.init)
        case .holds(let since): ["holds", since?.source ?? "the start"]
        case .neverHeld(let reason): ["never", reason.text]
        case .neverShown: ["never"]
        case .stopped, nil: []
        }
    }

    @Test func `the step that broke an expectation, and how it fared`() {
        #expect(
            blamed("a.parent p") == ["remove a", "a.parent is nil, expected p", "add a", "9"])
        #expect(
            blamed("expect a.parent nil") == [
                "add a", "a.parent is p, expected nil", "new a", "8", "9",
            ])
        #expect(
            blamed("no warning") == [
                "a.endAppearanceTransition()", "expected no warning, found 1", "the start",
            ])
        #expect(
            blamed("tree { p [appeared] }") == ["add a", "the tree differs", "root p"])
    }

    @Test func `an expectation that holds, or never held`() {
        #expect(blamed("alive b") == ["holds", "new b"])
        #expect(blamed("no exception") == ["holds", "the start"])
        #expect(blamed("b.parent a") == ["never", "b.parent is p, expected a"])
    }

    @Test func `the step that first showed a rule`() {
        #expect(
            blamed("c20") == [
                "remove a", "a.willMove(toParent: nil)", "a.viewWillDisappear(false)",
                "a.didMove(toParent: nil)", "a.viewDidDisappear(false)",
            ])
        #expect(blamed("P01") == ["never"])
    }

    @Test func `a step that an exception undid`() {
        let session = TestSession()
        session.run("new p; p.addChild(p)\nexpect exception \"itself\"\nnew q")
        guard case .shown(let step, let events) = finding("A07", session) else {
            Issue.record("it was shown")
            return
        }
        #expect(step.isUndone)
        #expect(step.source == "p.addChild(p)")
        #expect(events.count == 1)
    }

    @Test func `what cannot be judged is an error, and no step`() {
        let session = TestSession()
        session.run(script)
        for what in ["a.paren p", "z.parent p", "C99", "tree", ""] { session.run("bisect \(what)") }
        #expect(
            session.errors
                == [
                    "11:10: 'UIViewController' has no member 'paren'; did you mean 'parent'?",
                    "11:8: unknown name 'z'", "11:8: unknown rule 'C99'; did you mean 'C09'?",
                    "11:8: unknown rule 'tree'",
                    "11:7: 'bisect' needs WHAT: bisect RULE|EXPECTATION",
                ].map { $0.replacing("11:", with: "1:") })
        #expect(session.history.count == 10)
    }

    @Test func `minimize writes a session of the steps that are needed`() throws {
        let directory = try TemporaryDirectory()
        let session = TestSession()
        session.run(script)
        let tree = session.tree
        session.run("minimize E01 > \(directory.path)/small.vcr")
        #expect(session.errors == [])
        #expect(session.lines == ["new a", "a.endAppearanceTransition()"])
        #expect(session.notes == ["wrote 2 of 10 steps to '\(directory.path)/small.vcr'"])
        #expect(session.tree == tree)
        #expect(session.history.count == 10)
        let other = TestSession()
        other.run("load \(directory.path)/small.vcr")
        #expect(other.notes == ["loaded 2 steps from '\(directory.path)/small.vcr'"])
    }

    @Test func `minimize writes a script that expects its exception`() throws {
        let directory = try TemporaryDirectory()
        let session = TestSession()
        session.run(
            "new p; new a; new b; root p; add b; a.addChild(a)\nexpect exception \"itself\"")
        session.run("minimize A07 > \(directory.path)/small.vcr")
        #expect(session.lines == ["new a", "a.addChild(a)"])
        let other = TestSession()
        #expect(other.runToEnd("source \(directory.path)/small.vcr") == .fine)
        #expect(other.errors == [])
    }

    @Test func `minimize writes nothing where nothing shows the rule, or under --safe`() throws {
        let directory = try TemporaryDirectory()
        let session = TestSession()
        session.run("new p; minimize P01 > \(directory.path)/small.vcr")
        #expect(
            session.lines == [
                "no event cites P01 in the steps that lead here: nothing was written"
            ])
        let safe = TestSession(RunPolicy(isSafe: true))
        safe.run("new a; a.endAppearanceTransition(); minimize E01 > \(directory.path)/small.vcr")
        #expect(
            safe.errors == [
                "1:52: '\(directory.path)/small.vcr' is not opened: --safe"
            ])
        #expect(directory.names == [])
    }
}
