import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("C01–C06: launch")
struct LaunchTests {
    @Test("C01: a single root at launch")
    func singleRoot() {
        let scene = Scene()
        let a = scene.controller("a")
        scene.simulator.window.rootViewController = a
        scene.simulator.window.makeKeyAndVisible()
        #expect(
            scene.run(.shownByDefault.union(.of(.layout))) == [
                "a.loadView()",
                "a.viewDidLoad()",
                "a.viewWillAppear(false)",
                "a.viewLayoutMarginsDidChange()",
                "a.viewSafeAreaInsetsDidChange()",
                "a.viewIsAppearing(false)",
                "a.viewWillLayoutSubviews()",
                "a.viewDidLayoutSubviews()",
                "a.viewDidAppear(false)",
            ])
    }

    @Test("C10: a standard add in a visible container")
    func standardAdd() {
        let scene = Scene()
        let p = scene.controller("p")
        scene.show(p)
        let c = scene.controller("c")
        let lines = scene.lines(.shownByDefault.union(.of(.layout))) {
            p.addChild(c)
            p.view.addSubview(c.view)
            c.didMove(toParent: p)
        }
        #expect(
            lines == [
                "c.willMove(toParent: p)",
                "c.loadView()",
                "c.viewDidLoad()",
                "c.viewWillAppear(false)",
                "c.didMove(toParent: p)",
                "p.viewWillLayoutSubviews()",
                "p.viewDidLayoutSubviews()",
                "c.viewLayoutMarginsDidChange()",
                "c.viewSafeAreaInsetsDidChange()",
                "c.viewIsAppearing(false)",
                "c.viewWillLayoutSubviews()",
                "c.viewDidLayoutSubviews()",
                "c.viewDidAppear(false)",
            ])
    }

    @Test("P03: a full-screen presentation")
    func fullScreen() {
        let scene = Scene()
        let a = scene.controller("a")
        scene.show(a)
        let b = scene.controller("b")
        b.modalPresentationStyle = .fullScreen
        #expect(
            scene.lines { a.present(b, animated: true) {} } == [
                "b.loadView()",
                "b.viewDidLoad()",
                "b.presentationController.presentationTransitionWillBegin()",
                "a.viewWillDisappear(true)",
                "b.viewWillAppear(true)",
                "b.viewIsAppearing(true)",
                "b.viewDidAppear(true)",
                "a.viewDidDisappear(true)",
                "b.presentationController.presentationTransitionDidEnd(true)",
                "completion present(b)",
            ])
        #expect(
            scene.lines { a.dismiss(animated: true) {} } == [
                "b.presentationController.dismissalTransitionWillBegin()",
                "b.viewWillDisappear(true)",
                "a.viewWillAppear(true)",
                "a.viewIsAppearing(true)",
                "a.viewDidAppear(true)",
                "b.viewDidDisappear(true)",
                "b.presentationController.dismissalTransitionDidEnd(true)",
                "completion dismiss(b)",
            ])
    }
}
