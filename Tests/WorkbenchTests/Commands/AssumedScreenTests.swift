import HierarchyRecords
import Testing

@testable import Workbench

@MainActor
@Suite("What is assumed of splits and shared screens")
struct AssumedScreenTests {
    private func session(_ script: String) -> TestSession {
        let session = TestSession()
        for line in script.split(separator: "\n") { session.run(String(line)) }
        #expect(session.errors == [])
        return session
    }

    @Test("A36: a column stands beside the secondary one from 500 points on")
    func besides() {
        let session = session(
            """
            device iPad Pro 11; rotate left; new p; new d; new x as split with p d; root x
            multitask 2/3; print(x.view.frame.width, x.displayMode)
            multitask 1/2; print(x.view.frame.width, x.displayMode)
            multitask full; print(x.view.frame.width, x.displayMode)
            """)
        #expect(
            session.lines == [
                "825.0 .oneBesideSecondary", "600.0 .oneBesideSecondary",
                "1210.0 .oneBesideSecondary",
            ])
    }

    @Test("A36: columns come and go at once, their dids after the commit")
    func unanimated() {
        let session = session(
            "device iPad Pro 11; new p; new d; new x as split with p d; root x")
        let before = session.log.count
        session.run("column hide primary in x")
        #expect(
            session.log.dropFirst(before) == [
                "x.delegate.willChangeTo(secondaryOnly)",
                "UINavigationController-1.viewWillDisappear(false)", "p.viewWillDisappear(false)",
                "UINavigationController-1.viewDidDisappear(false)", "p.viewDidDisappear(false)",
            ])
    }

    @Test("A37: the back button in a collapsed split pops a column as any controller")
    func backButton() {
        let session = session(
            "device iPhone 16; new p; new d; new x as split with p d; root x")
        let before = session.log.count
        session.run("tap back")
        let inner = "UINavigationController-2"
        let outer = "UINavigationController-1"
        #expect(
            session.log.dropFirst(before) == [
                "\(inner).willMove(toParent: nil)", "\(inner).viewWillDisappear(true)",
                "d.viewWillDisappear(true)", "p.viewWillAppear(true)",
                "\(outer).delegate.willShow(p, true)", "p.viewIsAppearing(true)",
                "\(inner).viewDidDisappear(true)", "d.viewDidDisappear(true)",
                "p.viewDidAppear(true)", "p.didMove(toParent: \(outer))",
                "\(inner).didMove(toParent: nil)", "\(outer).delegate.didShow(p, true)",
            ])
    }

    @Test("A77: a window that shares stands on the left, one that slides 10 points off the right")
    func sharedScreen() {
        let session = session("device iPad Pro 11; new a; root a; multitask 1/2")
        var window: RectValue { session.workbench.simulator.screenSnapshot().device.window }
        #expect(window.x == 0)
        session.run("multitask slideover")
        #expect(window == RectValue(x: 504, y: 20, width: 320, height: 1170))
    }

    @Test("A77: a phone that lies on its side shows no status bar")
    func phoneOnItsSide() {
        let session = session("device iPhone 16; new a; root a")
        var height: Double {
            session.workbench.simulator.screenSnapshot().device.statusBarHeight
        }
        #expect(height == 54)
        session.run("rotate left")
        #expect(height == 0)
        session.run("rotate portrait")
        #expect(height == 54)
    }
}
