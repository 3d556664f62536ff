import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("Numbers of steps")
struct StepNumberTests {
    /// A session at a prompt: an exception ends nothing there.
    private func begun(_ text: String = "new p; new a; new b; root p") -> TestSession {
        let session = TestSession(RunPolicy(keepsGoing: true, isInteractive: true))
        session.run(text)
        return session
    }

    private func steps(_ session: TestSession) -> [UInt32] {
        session.workbench.log.events.map(\.step)
    }

    @Test func `the prompt shows the number of the step that we stand on`() {
        let session = begun()
        session.run("add a; undo; add b")
        #expect(session.workbench.promptState.step == 6)
        session.run("undo")
        #expect(session.workbench.promptState.step == 4)
        session.run("reset")
        #expect(session.workbench.promptState.step == 0)
        session.run("new c")
        #expect(session.workbench.promptState.step == 7)
        #expect(session.history.map(\.step) == [1, 2, 3, 4, 5, 6, 7])
    }

    @Test func `a step that an exception undid takes no number`() {
        let session = begun()
        session.run("p.addChild(p); history; add a; p.addChild(p); add b")
        #expect(session.workbench.promptState.step == 6)
        #expect(session.history.map(\.step) == [1, 2, 3, 4, 5, 6])
        let log = session.workbench.log
        let exceptions = log.events.filter { $0.callback.category == .exception }
        #expect(exceptions.map(\.step) == [5, 6])
        #expect(Set(steps(session)) == [4, 5, 6])
    }

    @Test func `nobody goes to a step that an exception undid`() {
        let session = begun()
        session.run("p.addChild(p); goto 5; code 5; add a; goto 5; undo; goto 5; goto 6")
        let refusal = "there is no step 5: 'p.addChild(p)' failed and was undone"
        #expect(
            session.errors == [
                "1:21: \(refusal)", "1:29: \(refusal)", "1:66: no step 6: the last is 5",
            ])
        #expect(session.workbench.promptState.step == 5)
        #expect(session.tree == ["p [appeared]", "  a [appeared]"])
    }

    @Test func `neither does one that had changed something before`() {
        let session = begun()
        session.run("p.addChild(a); p.addChild(p)")
        session.run("new c; tree")
        #expect(session.history.map(\.step) == [1, 2, 3, 4, 5])
        #expect(session.tree == ["p [appeared]"])
    }

    @Test func `log and why take the number of an undone step`() {
        let session = begun()
        session.run("p.addChild(p)")
        session.run("why exception --step 5")
        session.run("why --step 5")
        let causes = session.replies.flatMap(\.contents).compactMap { content -> TypedStep? in
            if case .answer(let chain as CauseChain) = content { chain.step } else { nil }
        }
        #expect(causes.map(\.number).last == 5)
        #expect(causes.last?.isUndone == true)
        session.run("log --step 5")
        guard case .log(let indices, _)? = session.replies.last?.contents.last else {
            Issue.record("no log")
            return
        }
        #expect(!indices.isEmpty)
        #expect(indices.allSatisfy { session.workbench.log.events[$0].step == 5 })
    }

    @Test func `a bad command, a look and a rehearsal take no number`() {
        let session = begun()
        session.run("add nothing; dry add a; tree; mark; a.foo(); add a")
        #expect(session.history.map(\.step) == [1, 2, 3, 4, 5])
        #expect(session.workbench.promptState.step == 5)
    }

    @Test func `a mark belongs to the step behind which it stands`() {
        let session = begun()
        session.run("mark; p.addChild(p); mark; add a; mark")
        let marks = session.workbench.log.events.filter { $0.callback.category == .mark }
        #expect(marks.map(\.step) == [4, 4, 5])
    }

    @Test func `loading goes on with the numbers of the session`() throws {
        let folder = try TemporaryDirectory()
        let session = begun()
        session.run("save \"\(folder.path)/s.vcr\"; load \"\(folder.path)/s.vcr\"")
        #expect(session.history.map(\.step) == Array(1...8))
        #expect(session.workbench.promptState.step == 8)
        #expect(Set(steps(session)) == [8])
        let fresh = TestSession()
        fresh.run("load \"\(folder.path)/s.vcr\"")
        #expect(fresh.history.map(\.step) == [1, 2, 3, 4])
    }

    @Test func `redo and branches find their way past what exceptions undid`() {
        let session = begun("new p; root p")
        session.run(
            "p.addChild(p); new a; p.addChild(p); add a; undo 2; new b; p.addChild(p); add b")
        #expect(session.history.map(\.step) == [1, 2, 3, 4, 5, 6])
        session.run("undo 2; goto 4; undo 2; redo 2")
        #expect(session.workbench.promptState.step == 4)
        #expect(session.tree == ["p [appeared]", "  a [appeared]"])
        session.run("goto 6")
        #expect(session.tree == ["p [appeared]", "  b [appeared]"])
        #expect(session.errors == [])
    }
}

@Suite("Numbers and places")
struct StepNumbersTests {
    @Test func `gaps at the start, in the middle and two in a row`() {
        var numbers = StepNumbers()
        for (place, number) in [2, 3, 6, 9, 10].enumerated() { numbers.give(number, at: place) }
        #expect((0..<5).map(numbers.number) == [2, 3, 6, 9, 10])
        #expect(
            (0...12).map { numbers.place(of: $0, among: 5) } == [
                nil, nil, 0, 1, nil, nil, 2, nil, nil, 3, 4, nil, nil,
            ])
        #expect(numbers.place(of: .max, among: 5) == nil)
        #expect(numbers.place(of: -1, among: 5) == nil)
    }
}
