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
