import HierarchyRecords
import Testing

@testable import Workbench

@MainActor
@Suite("A long step")
struct LongStepTests {
    private static let loop = """
        for i in 0..<3000 { p.view.setNeedsLayout(); p.view.layoutIfNeeded(); print(i, "is one of many lines") }
        """

    /// The same, but the last turn fails.
    private static let failingLoop = loop.replacing(
        "for i in 0..<3000 {",
        with: "for i in 0...3000 { if i == 3000 { let none: Int? = nil; print(none!) };")

    private func session() -> TestSession {
        let session = TestSession()
        session.run("new p; root p")
        return session
    }

    /// The events of the replies since the first `count`, in order.
    private func events(_ session: TestSession, since count: Int) -> [Int] {
        session.replies.dropFirst(count).flatMap(\.events)
    }

    @Test func `is shown as it goes on, in order and without a gap`() {
        let session = session()
        let (count, begin) = (session.replies.count, session.workbench.log.count)
        #expect(session.run(Self.loop) == .fine)
        let end = session.workbench.log.count
        #expect(end - begin > 6000)
        #expect(events(session, since: count) == Array(begin..<end))
        #expect(session.lines == (0..<3000).map { "\($0) is one of many lines" })
        #expect(session.replies.count { $0.isPartial } > 3)
        #expect(session.replies.dropFirst(count).compactMap(\.step) == [3])
    }

    @Test func `that is short is shown when it has ended`() {
        let session = session()
        session.run("for i in 0..<100 { print(i) }")
        #expect(!session.replies.contains { $0.isPartial })
    }

    @Test func `that fails is undone, and the log keeps what was shown of it`() {
        let session = session()
        let (count, tree) = (session.replies.count, session.tree)
        let begin = session.workbench.log.count
        session.run(
            Self.failingLoop.replacing(
                "p.view.setNeedsLayout()", with: "p.view.setNeedsLayout(); p.view.isHidden = true"))
        #expect(session.errors.count == 1)
        #expect(session.notes == ["the step was undone"])
        #expect(session.lines == (0..<3000).map { "\($0) is one of many lines" })
        let end = session.workbench.log.count
        #expect(events(session, since: count) == Array(begin..<end))
        #expect(session.tree == tree)
        #expect(session.workbench.promptState.step == 2)
        #expect(session.run("expect p.view.isHidden false; new a; add a") == .fine)
        #expect(session.replies.last?.events.upperBound == session.workbench.log.count)
    }

    @Test func `that fails is not tried again by what repeats steps`() {
        let session = session()
        session.run("new a; add a")
        session.run(Self.failingLoop)
        session.run("bisect C10; why not a.viewDidDisappear; doctor; undo; redo")
        #expect(session.errors.count == 1)
        guard
            case .answer(let answer as WhyNotAnswer)? = session.replies.flatMap(\.contents).first(
                where: {
                    $0.told(WhyNotAnswer.self) != nil
                })
        else {
            Issue.record("nothing was answered")
            return
        }
        #expect(answer.step.source == "add a")
    }

    @Test func `that is interrupted is undone, and the log keeps what was shown of it`() {
        let session = session()
        var asked = 0
        session.workbench.isInterrupted = {
            asked += 1
            return asked > 30_000
        }
        #expect(session.run("var n = 0\nwhile true { n += 1; print(n) }") == .interrupted)
        session.workbench.isInterrupted = { false }
        #expect(session.lines.count > 50_000)
        #expect(session.lines == (1...session.lines.count).map { "\($0)" })
        #expect(session.workbench.promptState.step == 3)
        #expect(session.run("n += 1; expect n 1") == .fine)
    }
}
