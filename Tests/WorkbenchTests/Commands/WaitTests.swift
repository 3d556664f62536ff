import Testing

@testable import Workbench

@MainActor
@Suite("Turns of the run loop")
struct WaitTests {
    @Test func `wait 0 runs exactly one turn`() {
        let session = TestSession()
        session.run(
            """
            hold
            DispatchQueue.main.async { print(1); DispatchQueue.main.async { print(2) } }
            DispatchQueue.main.asyncAfter(deadline: .now()) { print("due") }
            echo a; wait 0; echo b; wait 0; echo c; wait 0; echo d; wait 0
            """)
        #expect(session.errors == [])
        #expect(session.lines == ["a", "1", "b", "2", "c", "due", "d"])
    }

    @Test func `the clock stands, and what is in flight stays there`() {
        let session = TestSession()
        session.run("new p; new a; root p; hold; present a unanimated; wait 0")
        #expect(session.workbench.session.world.simulator.now == 0)
        let now = session.log
        session.run("wait 0; wait 0; settle; wait 0")
        #expect(session.log.starts(with: now))
        #expect(session.workbench.session.world.simulator.now == 0)
        session.run("release; new b; present b; hold; dismiss; wait 0; wait 0")
        #expect(session.log.last == "b.viewWillDisappear(true)")
    }

    @Test func `layout that layout asks for waits for the next turn`() {
        let session = TestSession()
        session.run(
            """
            new p; root p; hold; p.view.setNeedsLayout()
            mark; wait 0
            expect log layout {
                p.viewWillLayoutSubviews()
                p.viewDidLayoutSubviews()
            }
            mark; wait 0
            expect no layout
            """)
        #expect(session.failures == [])
    }
}
