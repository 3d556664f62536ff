import HierarchyRecords
import Testing

@testable import Workbench

@MainActor
@Suite("Coverage of the life cycle")
struct CoverageTests {
    private func coverage(_ script: String) -> LifeCoverage {
        let session = TestSession()
        #expect(session.run(script) == .fine, "\(session.errors)")
        return session.workbench.coverage
    }

    private func edges(_ script: String) -> [LifeEdge] {
        coverage(script).edges.sorted { $0.rawValue < $1.rawValue }
    }

    @Test func `nothing was walked at the start`() {
        #expect(edges("new a") == [])
        #expect(coverage("new a").percent == 0)
        #expect(LifeCoverage().missing == LifeEdge.allCases)
    }

    @Test func `a root that appears`() {
        #expect(edges("new a; root a") == [.loaded, .willAppear, .didAppear])
        #expect(coverage("new a; root a").rules.isSuperset(of: [.l02, .c01, .m2]))
        #expect(!coverage("new a; root a").rules.contains(.c10))
    }

    @Test func `a child that comes and goes`() {
        #expect(
            edges("new p; new c; root p; add c; remove c; forget c") == [
                .loaded, .endedLoaded, .willAppear, .didAppear, .willDisappear, .didDisappear,
                .willEnter, .didEnter, .willLeave, .didLeave,
            ])
    }

    @Test func `the ways that are rare`() {
        #expect(edges("new a; forget a") == [.endedUnloaded])
        let child = "new p; new c; p.addChild(c); c.didMove(toParent: p); "
        #expect(edges(child + "c.removeFromParent()") == [.willEnter, .didEnter, .leftUnannounced])
    }

    @Test func `a transition that is cancelled turns both back`() {
        let turned = edges("new a; new b; new n as nav root a; root n; push b; swipe back; cancel")
        #expect(turned.contains(.appearanceTurned))
        #expect(turned.contains(.leaveTurned))
    }

    @Test func `a presentation from its beginning to its end`() {
        let walked = edges("new a; new m; root a; present m; dismiss")
        #expect(
            walked.filter { $0.machine == .presentation } == [
                .willPresent, .didPresent, .willDismiss, .didDismiss,
            ])
        let cancelled = edges("new a; new m; root a; present m as pageSheet; swipe down; cancel")
        #expect(cancelled.contains(.dismissalCancelled))
    }

    @Test func `steps that were undone count, and worlds before reset`() {
        #expect(edges("new a; root a; undo; reset; new b") == [.loaded, .willAppear, .didAppear])
    }

    /// Steps, undos and resets, with an exception whose events stay in the log.
    private static let wandering = """
        new p; new a; new m; root p; add a; remove a; undo; undo; add a; undo 3; new b; present b
        p.addChild(p); dismiss; undo; undo; reset; new c; root c; present c; new d; undo; present d
        """

    @Test func `a log that is cut off again and again adds up to what each of its states had`() {
        let session = TestSession(RunPolicy(keepsGoing: true))
        session.run("new p; new a; root p; add a; remove a; new m; present m; dismiss; forget m")
        let whole = session.workbench.log
        for seed in 0..<50 {
            var (growing, sum) = (GrowingCoverage(), LifeCoverage())
            var kept = 0
            for round in 1...6 {
                let count = kept + (seed * round * 7) % (whole.count - kept + 1)
                var log = whole
                log.truncate(to: count)
                kept = count * ((seed + round) % 4) / 3
                kept = min(kept, count)
                growing.take(log, keeping: kept)
                growing.cut(at: kept)
                sum.formUnion(LifeCoverage(of: log))
                #expect(growing.coverage == sum)
            }
        }
    }

    @Test func `each event is looked at once, however often steps are undone`() {
        let session = TestSession()
        session.run("new p; new a; root p")
        let start = session.workbench.log.count
        session.run("add a")
        let step = session.workbench.log.count - start
        for _ in 0..<50 { session.run("undo; tree; add a") }
        #expect(session.workbench.session.walkedBefore.looks == start + 50 * step)
    }

    @Test func `undos with a look behind each look at no event again`() {
        let session = TestSession()
        session.run("new p; new a; root p; add a; remove a; add a; remove a; add a")
        let count = session.workbench.log.count
        for _ in 0..<5 {
            session.run("undo; tree")
            #expect(session.workbench.session.walkedBefore.looks == count)
        }
        #expect(session.errors == [])
    }

    @Test func `a session that goes back and forth has walked what its steps walked`() {
        let session = TestSession(RunPolicy(isInteractive: true))
        var sum = LifeCoverage()
        for line in Self.wandering.replacing("\n", with: "; ").split(separator: "; ") {
            session.run(String(line))
            sum.formUnion(LifeCoverage(of: session.workbench.log))
        }
        #expect(session.workbench.coverage == sum)
    }

    @Test func `it goes through a text and adds up`() throws {
        var sum = coverage("new a; root a")
        let other = coverage("new a; new m; root a; present m; dismiss")
        #expect(LifeCoverage(text: sum.text) == sum)
        #expect(LifeCoverage(text: LifeCoverage().text) == LifeCoverage())
        #expect(LifeCoverage(text: "nonsense") == nil)
        sum.formUnion(other)
        #expect(sum.edges == other.edges)
        #expect(sum.percent == other.edges.count * 100 / LifeEdge.allCases.count)
    }

    @Test func `each machine's ring goes around its states`() {
        for machine in LifeMachine.allCases where machine != .loading {
            let ring = machine.edges.prefix(4)
            #expect(
                ring.map(\.to) == ring.dropFirst().map { $0.from ?? "" } + [
                    ring[ring.startIndex].from ?? ""
                ])
        }
    }

    @Test func `the command looks, and names the rules that lessons teach`() {
        let session = TestSession()
        session.run("new a; root a; coverage")
        guard let answer = session.replies.last?.contents.last?.told(CoverageAnswer.self) else {
            return #expect(Bool(false), "no coverage")
        }
        #expect(answer.coverage.edges.count == 3)
        #expect(answer.taught.contains(.c10))
        #expect(session.history.count == 2)
    }
}
