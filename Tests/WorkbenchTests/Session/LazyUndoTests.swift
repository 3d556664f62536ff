import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("Going back costs nothing until something asks for the world")
struct LazyUndoTests {
    private let start = ["new p", "new a", "new b", "root p"]
    private let middle = (0..<200).map { $0 % 2 == 0 ? "add a" : "remove a" }

    private func repeated(_ session: TestSession) -> Int {
        session.workbench.session.repeatedSteps
    }

    /// All that can be seen of a session: tree, log, names, prompt, completions.
    private func view(of session: TestSession) -> [String] {
        let names = session.workbench.livingNames
        let completions = session.workbench.completions(for: "add ").map(\.text)
        return session.tree + session.log(.all) + names + completions
            + ["\(session.workbench.promptState.isHeld)"]
    }

    @Test func `ten times undo repeats no step, and the next look repeats each once`() {
        let session = TestSession()
        session.run((start + middle).joined(separator: "\n"))
        for _ in 0..<10 { session.run("undo") }
        session.run("undo 3; goto 150; undo")
        #expect(session.errors == [])
        #expect(session.workbench.promptState.step == 149)
        #expect(repeated(session) == 0)
        session.run("tree; tree; info a")
        #expect(repeated(session) == 149)
        let other = TestSession()
        other.run((start + middle).prefix(149).joined(separator: "\n"))
        #expect(view(of: session) == view(of: other))
    }

    @Test func `while nobody types, the steps are repeated bit by bit, and none twice`() {
        let session = TestSession(RunPolicy(isInteractive: true))
        session.run((start + middle).joined(separator: "\n"))
        session.run("undo")
        var keys = [100, 60, 1000]
        func typeAhead() {
            var rest = keys.removeFirst()
            session.workbench.workAhead {
                rest -= 1
                return rest >= 0
            }
        }
        typeAhead()
        #expect(repeated(session) == 100)
        session.run("undo 2")
        typeAhead()
        #expect(repeated(session) == 160)
        // Another session in the same process makes its own world the current one.
        let other = TestSession(RunPolicy(isInteractive: true))
        other.run((start + middle).prefix(201).joined(separator: "\n"))
        typeAhead()
        #expect(repeated(session) == 201)
        session.run("tree; info a")
        #expect(repeated(session) == 201)
        #expect(view(of: session) == view(of: other))
    }

    @Test func `a world that was begun for a later step is not taken for an earlier one`() {
        let session = TestSession()
        session.run((start + middle).joined(separator: "\n"))
        session.run("undo")
        session.workbench.workAhead { true }
        #expect(repeated(session) == 203)
        session.run("undo")
        var rest = 150
        session.workbench.workAhead {
            rest -= 1
            return rest >= 0
        }
        session.run("goto 50; tree")
        #expect(repeated(session) == 203 + 150 + 50)
        let other = TestSession()
        other.run((start + middle).prefix(50).joined(separator: "\n"))
        #expect(view(of: session) == view(of: other))
    }

    @Test func `a redo behind it, a new step and an expectation see the same world`() {
        for command in ["redo", "add b", "redo 2", "mark", "hold; present b", "p.title = \"x\""] {
            let (lazy, eager) = (TestSession(), TestSession())
            for session in [lazy, eager] {
                session.run((start + middle).joined(separator: "\n"))
                session.run("undo")
                if session === eager { session.run("tree") }
                session.run("undo 4")
                if session === eager { session.run("tree") }
                session.run(command + "; expect a.parent nil; expect p.isViewLoaded true")
                session.run("expect log contains { p.viewDidAppear(false) }")
            }
            #expect(view(of: lazy) == view(of: eager))
            #expect(lazy.history == eager.history)
            #expect(lazy.failures == eager.failures)
            #expect(lazy.errors == eager.errors)
        }
    }

    @Test func `the prompt knows whether the run loop is held`() {
        let session = TestSession(RunPolicy(isInteractive: true))
        session.run("new p; new a; root p; hold; present a; release; undo")
        #expect(session.workbench.promptState.isHeld)
        session.run("undo 2")
        #expect(!session.workbench.promptState.isHeld)
        session.run("redo")
        #expect(session.workbench.promptState.isHeld)
    }

    @Test func `what an undo changed is marked, though the world before was never made`() {
        let (lazy, eager) = (
            TestSession(RunPolicy(isInteractive: true)), TestSession(RunPolicy(isInteractive: true))
        )
        for session in [lazy, eager] {
            session.run("new p; new a; new b; root p; add a; add b; remove a")
            session.run("undo")
            if session === eager { session.run("info p") }
            session.run("undo")
            session.run("tree")
        }
        #expect(lazy.differences == eager.differences)
        #expect(lazy.differences.last??.changes.count == 1)
    }

    @Test func `a session that ends after an undo is saved as it stands`() {
        let session = TestSession()
        session.run((start + middle).joined(separator: "\n") + "\nundo 100")
        let file = SessionFile(of: session.workbench.session)
        let other = TestSession()
        other.run((start + middle).prefix(104).joined(separator: "\n"))
        #expect(file == SessionFile(of: other.workbench.session))
    }

    @Test(arguments: [
        "add z", "remove z", "new a", "z.title = 1", "a.title = 3", "a.nothing()",
        "set a.nothing 1",
        "present z", "print(zz)", "for _ in 0..<3 { zz() }", "root z", "cycle a to z", "trait z",
    ])
    func `words that make no sense cost no repetition, and change nothing`(command: String) {
        let (session, other) = (TestSession(), TestSession())
        session.run((start + middle).joined(separator: "\n"))
        other.run((start + middle).joined(separator: "\n"))
        session.run(command)
        #expect(session.errors.count == 1)
        #expect(repeated(session) == 0)
        for each in [session, other] { each.run("add b; tree") }
        #expect(view(of: session) == view(of: other))
        #expect(session.history == other.history)
    }

    @Test func `what a step did before its error is taken back`() {
        let session = TestSession()
        session.run((start + middle).joined(separator: "\n"))
        let before = view(of: session)
        session.run("together { add b; add z }")
        #expect(session.errors.count == 1)
        #expect(view(of: session) == before)
        #expect(repeated(session) == 204)
    }
}
