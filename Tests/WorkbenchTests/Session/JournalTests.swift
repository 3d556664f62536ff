import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("The journal")
struct JournalTests {
    private func begun() -> TestSession {
        let session = TestSession()
        session.run("new p; new a; new b; root p")
        return session
    }

    private func entry(
        _ step: Int, _ parent: Int, _ command: String, on branch: Bool = true, here: Bool = false
    ) -> HistoryEntry {
        HistoryEntry(
            step: step, parent: parent, command: command, isOnCurrentBranch: branch,
            isCurrent: here)
    }

    @Test func `numbers steps, and only steps`() {
        let session = begun()
        session.run("tree; log; echo hi; add a; mark; info a")
        #expect(session.history.map(\.step) == [1, 2, 3, 4, 5])
        #expect(session.replies.compactMap(\.step) == [1, 2, 3, 4, 5])
    }

    @Test func `goes back to the tree and the log of any step`() {
        let session = begun()
        let log = session.log
        session.run("add a; undo")
        #expect(session.tree == ["p [appeared]"])
        #expect(session.log == log)
    }

    @Test func `goes forward again with the same log`() {
        let session = begun()
        session.run("add a; add b; cycle a to b")
        session.run("remove a; add a")
        let (log, tree) = (session.log(.all), session.tree)
        session.run("undo 3; redo 3")
        #expect(session.tree == tree)
        #expect(session.log(.all) == log)
    }

    @Test func `makes the same objects again`() {
        let session = begun()
        session.run("add a frame 1 2 3 4; undo; redo; remove a; forget a; expect dead a")
        #expect(session.errors == [])
        #expect(session.failures == [])
    }

    @Test func `keeps the branch that a new step after an undo begins`() {
        let session = begun()
        session.run("add a; undo; add b")
        #expect(
            session.history == [
                entry(1, 0, "new p"), entry(2, 1, "new a"), entry(3, 2, "new b"),
                entry(4, 3, "root p"), entry(5, 4, "add a", on: false),
                entry(6, 4, "add b", here: true),
            ])
        #expect(session.workbench.promptState == PromptState(step: 6))
        session.run("goto 5")
        #expect(session.tree == ["p [appeared]", "  a [appeared]"])
        #expect(
            session.workbench.promptState == PromptState(step: 5, isBesideTheNewestBranch: true))
        session.run("undo; redo")
        #expect(session.workbench.promptState.step == 5)
        session.run("undo")
        #expect(session.workbench.promptState == PromptState(step: 4))
        session.run("goto 6; undo; redo")
        #expect(session.tree == ["p [appeared]", "  b [appeared]"])
    }

    @Test func `says nothing of the worlds that it drops`() {
        let session = begun()
        session.run("add a; forget a")
        let before = session.replies.count
        session.run("undo 6; goto 0; reset")
        #expect(session.log(.all) == [])
        #expect(session.replies.dropFirst(before).flatMap(\.events) == [])
    }

    @Test(arguments: [
        ("undo 9", "1:6: only 4 steps can be undone"), ("redo", "1:1: nothing to redo"),
        ("goto 9", "1:6: no step 9: the last is 4"),
        ("undo 4; undo", "1:9: nothing to undo: this is the start"),
        ("undo; redo 2", "1:12: only 1 step can be redone"),
    ])
    func `goes nowhere else`(text: String, line: String) {
        let session = begun()
        session.run(text)
        #expect(session.errors == [line])
    }

    @Test func `undoes a hold and what is in flight`() {
        let session = begun()
        session.run("hold; present a")
        #expect(session.workbench.promptState.isHeld)
        session.run("undo 2")
        #expect(!session.workbench.promptState.isHeld)
        session.run("redo 2; release")
        #expect(session.tree == ["p [appeared]", "  ^ a [appeared]"])
    }

    @Test("the prompt shows a finger that is down, until it is lifted")
    func fingerDown() {
        let session = TestSession()
        session.run("new a; new b; new n as nav with a b; root n; swipe back")
        #expect(session.workbench.promptState == PromptState(step: 5, isInteracting: true))
        session.run("finish")
        #expect(session.workbench.promptState == PromptState(step: 6))
        session.run("undo")
        #expect(!session.workbench.promptState.isInteracting, "the world is still owed")
        session.run("expect b.isViewLoaded")
        #expect(session.workbench.promptState == PromptState(step: 5, isInteracting: true))
    }

    @Test func `keeps what was undone by reset`() {
        let session = begun()
        session.run("add a; reset")
        #expect(session.tree == [])
        #expect(session.workbench.promptState.step == 0)
        session.run("goto 5")
        #expect(session.tree == ["p [appeared]", "  a [appeared]"])
    }

    @Test func `undoes one of a thousand steps`() {
        let session = begun()
        session.run("repeat 500 { add a; remove a }; undo")
        #expect(session.tree == ["p [appeared]", "  a [appeared]"])
        #expect(session.workbench.promptState.step == 1003)
    }

    @Test func `causes of events stay right in a world that was made again`() {
        let once = TestSession()
        once.run("new p; new a; root p; hold; present a; echo; settle")
        let twice = TestSession()
        twice.run("new p; new a; root p; hold; present a; settle; undo; settle")
        #expect(
            once.workbench.log.events.map(\.cause) == twice.workbench.log.events.map(\.cause))
    }
}
