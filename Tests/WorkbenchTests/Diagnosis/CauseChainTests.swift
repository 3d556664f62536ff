import CommandLanguage
import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("Why")
struct CauseChainTests {
    private func chains(_ session: TestSession, _ command: String) -> [CauseChain] {
        let begin = session.replies.count
        session.run(command)
        return session.replies[begin...].flatMap(\.contents).compactMap {
            if case .answer(let chain as CauseChain) = $0 { chain } else { nil }
        }
    }

    private func texts(_ session: TestSession, _ command: String) -> [[String]] {
        let log = session.workbench.log
        return chains(session, command).map { $0.events.map { log.text(log.events[$0]) } }
    }

    @Test func `an event leads back to the call of the verb and to the step`() {
        let session = TestSession()
        session.run("new p; new a; root p; add a", file: "demo.vcr")
        #expect(
            texts(session, "why a.viewDidAppear") == [
                [
                    "a.viewDidAppear(false)", "a.viewWillAppear(false)",
                    "> p.view.addSubview(a.view)",
                ]
            ])
        #expect(
            chains(session, "why a.viewDidAppear").map(\.step) == [
                TypedStep(
                    number: 4, source: "add a",
                    span: SourceSpan(file: "demo.vcr", line: 1, column: 23, length: 1),
                    verb: "add")
            ])
    }

    @Test func `the last event that fits is meant, by any spelling`() {
        let session = TestSession()
        session.run("new p; new a; root p; add a; remove a")
        for spelling in [
            "a.willMove(nil)", "a.willMove(toParent: nil)", "a.willMove",
            "a.willMoveToParentViewController:",
        ] {
            #expect(
                texts(session, "why \(spelling)") == [
                    ["a.willMove(toParent: nil)", "> a.willMove(toParent: nil)"]
                ])
        }
        #expect(
            texts(session, "why a.willMove(p)") == [
                ["a.willMove(toParent: p)", "> p.addChild(a)"]
            ])
    }

    @Test func `code of the user's own has no verb`() {
        let session = TestSession()
        session.run("new p; new a; p.addChild(a)")
        #expect(chains(session, "why a.willMove").map(\.step?.verb) == [nil])
        #expect(chains(session, "why a.willMove").map(\.step?.source) == ["p.addChild(a)"])
    }

    @Test func `an exception leads to the step that it undid`() {
        let session = TestSession()
        session.run("new p; p.addChild(p)\nexpect exception \"cannot\"\nnew q")
        let chain = chains(session, "why exception")
        #expect(chain.map(\.step?.source) == ["p.addChild(p)"])
        #expect(chain.map(\.step?.isUndone) == [true])
        session.run("goto 0")
        #expect(chains(session, "why exception") == [])
    }

    @Test func `what was in flight leads to the step that began it, and says when it came`() {
        let session = TestSession()
        session.run("new p; new a; root p; hold; present a; release")
        let chains = chains(session, "why a.viewDidAppear")
        #expect(chains.map(\.step?.source) == ["present a"])
        #expect(chains.map(\.arrival?.source) == ["release"])
    }

    @Test func `after a step was taken back, why tells of what is left`() {
        let session = TestSession()
        session.run("new p; new a; root p; add a; undo")
        #expect(chains(session, "why a.viewDidAppear") == [])
        #expect(
            session.lines.last
                == "a.viewDidAppear was not sent: 'why not a.viewDidAppear' looks for what would "
                + "send it")
    }

    @Test func `why is no step and may be asked inside a step`() {
        let session = TestSession()
        session.run("new p; new a; root p; on a.viewDidAppear { why a.viewWillAppear }; add a")
        #expect(session.errors == [])
        #expect(session.history.count == 5)
        let chains = session.replies.flatMap(\.contents).compactMap {
            if case .answer(let chain as CauseChain) = $0 { chain } else { nil }
        }
        #expect(chains.count == 1)
    }
}
