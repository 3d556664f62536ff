import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("C38: the swipe that pops")
struct InteractivePopTests {
    private func swiped(_ scene: Scene) -> UINavigationController {
        let nav = scene.stack("n", "a")
        nav.pushViewController(scene.controller("c"), animated: false)
        scene.settle()
        nav.beginInteractivePop()
        return nav
    }

    @Test("C38, A17: the wills are sent before the swipe returns, and the stack is short")
    func begins() {
        let scene = Scene()
        let nav = swiped(scene)
        #expect(
            scene.take() == [
                "c.willMove(toParent: nil)",
                "c.viewWillDisappear(true)",
                "a.viewWillAppear(true)",
                "n.delegate.willShow(a, true)",
            ])
        #expect(nav.viewControllers.count == 1)
        #expect(nav.transitionCoordinator?.isInteractive == true)
        #expect(scene.run() == ["a.viewIsAppearing(true)"])
        #expect(scene.simulator.isIdle)
    }

    @Test(
        "C55: an item in the back button's place keeps the swipe from beginning, until code sets a delegate"
    )
    func replacedBackButton() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        let top = scene.controller("c")
        top.navigationItem.leftBarButtonItem = UIBarButtonItem()
        nav.pushViewController(top, animated: false)
        scene.settle()
        nav.beginInteractivePop()
        #expect(scene.take() == [])
        #expect(nav.viewControllers.count == 2)
        nav.interactivePopGestureRecognizer?.delegate = nil
        nav.beginInteractivePop()
        #expect(
            scene.take() == [
                "c.willMove(toParent: nil)",
                "c.viewWillDisappear(true)",
                "a.viewWillAppear(true)",
                "n.delegate.willShow(a, true)",
            ])
    }

    @Test("C62: from iOS 26 on the recognizer of the whole content pops, too", arguments: [18, 26])
    func contentSwipe(ios: Int) {
        let scene = Scene(ios: ios)
        let nav = scene.stack("n", "a")
        nav.pushViewController(scene.controller("c"), animated: false)
        nav.interactivePopGestureRecognizer?.isEnabled = false
        scene.settle()
        #expect(nav.canPopInteractively == (ios == 26))
        nav.interactiveContentPopGestureRecognizer?.isEnabled = false
        #expect(!nav.canPopInteractively)
        nav.beginInteractivePop()
        #expect(nav.viewControllers.count == 2)
    }

    @Test("C38: a finished swipe is a pop")
    func finished() {
        let scene = Scene()
        let nav = swiped(scene)
        scene.settle()
        scene.simulator.transitions.underFinger?.update(0.6)
        scene.simulator.transitions.underFinger?.finish(in: scene.simulator)
        let begun = scene.simulator.now
        #expect(
            scene.run() == [
                "c.viewDidDisappear(true)",
                "a.viewDidAppear(true)",
                "c.didMove(toParent: nil)",
                "n.delegate.didShow(a, true)",
                "c.deinit",
            ])
        #expect(abs(scene.simulator.now - begun - 0.2) < 1e-9)
        #expect(nav.transitionCoordinator == nil)
    }

    @Test(
        "C38, C57, D14: a cancelled swipe takes the wills back; no didMove, no didShow",
        arguments: [12, 13, 26])
    func cancelled(ios: Int) {
        let scene = Scene(ios: ios)
        let nav = swiped(scene)
        scene.settle()
        scene.simulator.transitions.underFinger?.cancel(in: scene.simulator)
        #expect(
            scene.run() == [
                "a.viewWillDisappear(true)",
                "a.viewDidDisappear(true)",
                "c.viewWillAppear(true)",
            ] + (ios < 13 ? [] : ["c.viewIsAppearing(true)"]) + ["c.viewDidAppear(true)"])
        #expect(nav.viewControllers.count == 2)
        #expect(scene.tree == ["n [appeared]", "  a [disappeared]", "  c [appeared]"])
        #expect(nav.topViewController?.isMovingFromParent == false)
    }

    @Test("C38: the coordinator tells when the finger lifts, and whether the swipe was cancelled")
    func coordinator() {
        let scene = Scene()
        let nav = swiped(scene)
        var seen: [String] = []
        nav.transitionCoordinator?.notifyWhenInteractionChanges { context in
            seen.append("lifted, cancelled \(context.isCancelled)")
        }
        nav.transitionCoordinator?.animate(
            alongsideTransition: { _ in seen.append("beside") },
            completion: { context in seen.append("done, cancelled \(context.isCancelled)") })
        scene.simulator.transitions.underFinger?.cancel(in: scene.simulator)
        scene.simulator.runUntilIdle()
        #expect(seen == ["beside", "lifted, cancelled true", "done, cancelled true"])
    }

    @Test("C38: a second swipe works after a cancelled one")
    func again() {
        let scene = Scene()
        let nav = swiped(scene)
        scene.simulator.transitions.underFinger?.cancel(in: scene.simulator)
        scene.settle()
        nav.beginInteractivePop()
        scene.simulator.transitions.underFinger?.finish(in: scene.simulator)
        scene.settle()
        #expect(scene.tree == ["n [appeared]", "  a [appeared]"])
    }

    @Test("C38: one controller alone, or a gesture that is off, does not swipe")
    func refused() {
        let scene = Scene(ios: 18)
        let nav = scene.stack("n", "a")
        #expect(scene.lines { nav.beginInteractivePop() } == [])
        nav.pushViewController(scene.controller("b"), animated: false)
        scene.settle()
        nav.interactivePopGestureRecognizer?.isEnabled = false
        #expect(scene.lines { nav.beginInteractivePop() } == [])
        #expect(scene.simulator.transitions.underFinger == nil)
    }
}
