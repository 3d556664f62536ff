import HeadlessUIKit
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("A session is what its journal makes, whatever failed, was undone or was only looked at")
struct JournalCheckTests {
    private func session(_ script: String) -> TestSession {
        let session = TestSession(RunPolicy(keepsGoing: true))
        session.workbench.session.onDifference = nil
        _ = session.runToEnd(script)
        return session
    }

    private func difference(of session: TestSession) -> String? {
        session.workbench.differenceFromJournal
    }

    // MARK: The comparison itself

    @Test func `what was changed past the journal is told`() {
        let session = session("new a; root a; let v = 3; a.title = \"x\"")
        #expect(difference(of: session) == nil)
        let world = session.workbench.session.world
        world.animatesByDefault = false
        #expect(difference(of: session) == "animates: false, and made again: animates: true")
        world.animatesByDefault = true
        world.root?.title = "y"
        #expect(difference(of: session)?.contains("\"y\", and made again:") == true)
        world.root?.title = "x"
        #expect(difference(of: session) == nil)
    }

    @Test func `it is made after a failed step, a look, an undo and a redo, and not without end`() {
        let session = TestSession(RunPolicy(keepsGoing: true))
        let inner = session.workbench.session
        var made: [Int] = []
        for line in ["new a; root a", "add nobody", "a.title", "undo", "tree", "redo"] {
            let before = inner.checksLeft
            session.run(line)
            made.append(before - inner.checksLeft)
        }
        #expect(made == [0, 1, 1, 0, 1, 1])
        for _ in 0..<100 { session.run("add nobody") }
        #expect(inner.checksLeft == 0)
    }

    // MARK: Steps that failed halfway

    private nonisolated static let start = "new a; new b; root a; "

    @Test(
        "what a command did without an event is undone with the step that failed behind it",
        arguments: [
            "set snapshots off", "set fullscreen on", "set ios 12", "set animated off",
            "location 52.5 13.4", "location allow", "device add Slab 700 900",
            "on b.viewDidAppear { echo hello }", "forget b", "prefer b 200 300", "mark here",
            "trait style dark", "keyboard show", "set b.title Other",
        ])
    func failedHalfway(_ command: String) {
        for failure in ["add nobody", "print([0][9])", "a.addChild(a)"] {
            let session = session(Self.start + "together { \(command); \(failure) }")
            #expect(session.errors.count + session.misuses.count == 1, "\(session.errors)")
            #expect(difference(of: session) == nil, "\(command); \(failure)")
        }
    }

    @Test func `a system that was set within a step that failed is not the system`() {
        let session = session("together { set ios 12; add nobody }; set ios")
        #expect(difference(of: session) == nil)
        #expect(session.workbench.simulator.systemVersion == 26)
    }

    @Test func `what is done behind a change of the system within a step is part of the step`() {
        let session = session("together { set ios 12; new a; root a }")
        #expect(session.errors == [])
        #expect(session.log.last == "a.viewDidAppear(false)")
        #expect(session.workbench.steps[0].events.count == session.log(.all).count)
        #expect(difference(of: session) == nil)
    }

    @Test func `the clock stands where it stood when the system changes before anything was made`()
    {
        let session = session("wait 2; set ios 12")
        #expect(session.workbench.simulator.systemVersion == 12)
        #expect(session.workbench.simulator.now == 2)
        #expect(difference(of: session) == nil)
    }

    // MARK: Looks

    @Test(
        "to look at what is made when it is first needed makes nothing",
        arguments: [
            "new x", "new a; new x as nav with a", "new a; new x as tab with a",
            "new a; new b; new x as split with a b", "new a; new b; new x as page curl with a b",
            "new x as table with \"B\" 3", "new x as collection with \"B\"", "new x as alert",
            "new x as activity with text", "new x as antipodal",
            "new a; new b; new d; new x as drawer with a b d",
            "new a; new b; new d; new x as deck with a b d",
            "new a; new b; new d; new x as segmented with a b d",
            "new a; new b; new d; new x as scroll with a b d",
            "let x = UISearchController(searchResultsController: nil)", "let x = UIScrollView()",
        ])
    func look(_ line: String) {
        let session = session(line)
        #expect(session.errors == [])
        #expect(WorldFacts(of: session.workbench.session).changing == [])
        #expect(difference(of: session) == nil)
    }

    @Test func `a path to a guide at the top loads no view, and one to a bar makes none`() {
        let session = session("set ios 10; new a; new n as nav; new t as tab")
        let count = session.workbench.simulator.objectCount
        for path in ["a.topLayoutGuide", "n.navigationBar.isHidden", "n.toolbar", "t.tabBar"] {
            session.run("expect \(path) nil")
        }
        session.run("expect a.isViewLoaded false")
        #expect(session.workbench.simulator.objectCount == count)
    }
}
