import HierarchyRecords
import Testing

@testable import Workbench

@MainActor
@Suite("say and why alone")
struct SayTests {
    @Test func `say shows what a looking command shows, in the linear form, and then no more`() {
        let session = TestSession()
        session.run("new home; root home")
        var shown: [Bool] = []
        session.workbench.onReply = { _ in shown.append(session.workbench.display.isLinear) }
        #expect(session.run("say; say screen; say log 2; tree") == .fine)
        #expect(shown == [true, true, true, false])
        #expect(session.workbench.display == DisplaySettings())
    }

    @Test func `what changes something is not said`() {
        let session = TestSession(RunPolicy(keepsGoing: true))
        session.run("new home; say root home; say home.view; say nothing")
        #expect(
            session.errors == [
                "1:15: 'root' does more than look: 'say' cannot say it",
                "1:30: 'say' shows what a command that looks shows; did you mean 'say tree'?",
                "1:45: unknown command 'nothing'",
            ])
        #expect(session.tree == [])
    }

    @Test func `why alone tells of the last event that is shown`() {
        let session = TestSession()
        session.run("why")
        #expect(session.lines == ["no event that is shown was sent yet"])
        session.run("new home; root home; why")
        guard case .answer(let chain as CauseChain)? = session.replies.last?.contents.last else {
            return #expect(Bool(false), "no causes")
        }
        #expect(
            chain.events.first.map { session.workbench.log.text(session.workbench.log.events[$0]) }
                == "home.viewDidAppear(false)")
        session.run("why not")
        #expect(
            session.errors == [
                "1:5: 'why not' needs the callback that did not come: why not NAME.CALLBACK"
            ])
    }
}
