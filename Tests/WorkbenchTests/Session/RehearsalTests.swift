import HeadlessUIKit
import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("A rehearsal")
struct RehearsalTests {
    @Test func `runs beside the user's world, which does not notice`() {
        let session = TestSession()
        session.run("new p; new a; root p; hold; present a")
        let inner = session.workbench.session
        let (world, log) = (Simulator.current, session.log(.all))
        let texts = inner.rehearse { rehearsal in
            let lines = ["new p", "new a", "root p", "add a"].compactMap { rehearsal.line($0) }
            let run = rehearsal.run(lines)
            return run.events.last.map { $0.map { run.log.text(run.log.events[$0]) } } ?? []
        }
        #expect(texts.first == "> p.addChild(a)")
        #expect(texts.contains("a.viewDidAppear(false)"))
        #expect(Simulator.current === world)
        #expect(session.log(.all) == log)
        session.run("release")
        #expect(session.log.last == "completion present(a)")
    }

    @Test func `begins each run in a fresh world, with the session's settings`() {
        let session = TestSession(world: WorldSettings(ios: 12))
        session.workbench.session.rehearse { rehearsal in
            let lines = [rehearsal.line("new a")].compactMap { $0 }
            #expect(rehearsal.run(lines).refusal == nil)
            #expect(rehearsal.run(lines).refusal == nil)
            #expect(rehearsal.world.simulator.systemVersion == 12)
            #expect(rehearsal.cost == 2)
        }
    }

    @Test func `ends at a line that is refused, and says whether an exception did it`() {
        TestSession().workbench.session.rehearse { rehearsal in
            let lines = ["new a", "new a", "new b"].compactMap { rehearsal.line($0) }
            let run = rehearsal.run(lines)
            #expect(run.refusal?.line == 1)
            #expect(run.refusal?.diagnostic?.summary == "'a' exists already")
            #expect(run.events.count == 2)
            let raised = ["new a", "a.addChild(a)", "new b"].compactMap { rehearsal.line($0) }
            #expect(rehearsal.run(raised).refusal?.line == 1)
            #expect(rehearsal.run(raised).refusal?.diagnostic == nil)
        }
    }

    @Test func `makes no line of what makes no sense`() {
        TestSession().workbench.session.rehearse { rehearsal in
            #expect(rehearsal.line("add {") == nil)
            #expect(rehearsal.line("") == nil)
            #expect(rehearsal.parsed("# nothing") == nil)
        }
    }

    @Test func `runs hooks, blocks and time as the session does`() {
        TestSession().workbench.session.rehearse { rehearsal in
            let lines = [
                "new p", "new a", "root p", "on p.viewWillDisappear { echo no }",
                "together {\nadd a\n}", "hold", "present a", "wait 0.1",
            ].compactMap { rehearsal.line($0) }
            let run = rehearsal.run(Array(lines.dropLast(2)))
            #expect(run.refusal == nil)
            #expect(rehearsal.world.isHeld)
            #expect(!rehearsal.world.hooks.isEmpty)
        }
    }
}

@Suite("Reduction")
struct ReductionTests {
    @Test func `what is left is needed, and in order`() {
        let left = Reduction.reduce(Array(0..<1000)) { numbers in
            [3, 500, 501, 999].allSatisfy(numbers.contains)
        }
        #expect(left == [3, 500, 501, 999])
    }

    @Test func `pairs that only make sense together go together`() {
        let left = Reduction.reduce(Array(0..<64)) { numbers in
            numbers.contains(7)
                && numbers.filter { $0.isMultiple(of: 2) }.count
                    == numbers.filter { !$0.isMultiple(of: 2) && $0 != 7 }.count + 1
        }
        #expect(left.contains(7))
        #expect(left.count == 2)
    }

    @Test func `nothing is left where nothing is needed`() {
        #expect(Reduction.reduce([1, 2, 3]) { _ in true } == [])
        #expect(Reduction.reduce([Int]()) { _ in true } == [])
    }

    @Test func `a search that is stopped keeps what it has`() {
        #expect(Reduction.reduce([1, 2, 3], isStopped: { true }) { _ in true } == [1, 2, 3])
    }
}
