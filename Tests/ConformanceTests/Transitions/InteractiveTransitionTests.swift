import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("P12: transitions of an app's that a finger drives, and those of containers")
struct InteractiveTransitionTests {
    private func presented(_ scene: Scene, _ director: Director) -> (
        a: UIViewController, b: UIViewController
    ) {
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        b.modalPresentationStyle = .fullScreen
        scene.show(a)
        a.present(b, animated: true)
        scene.settle()
        b.transitioningDelegate = director
        director.driver = UIPercentDrivenInteractiveTransition()
        return (a, b)
    }

    private static let begun = [
        "b.transitioningDelegate.animationController(forDismissed: b)",
        "b.transitioningDelegate.interactionControllerForDismissal()",
        "b.presentationController.dismissalTransitionWillBegin()",
        "b.viewWillDisappear(true)", "a.viewWillAppear(true)",
        "Mover-1.transitionDuration()",
        "UIPercentDrivenInteractiveTransition-1.startInteractiveTransition()",
        "Mover-1.animateTransition()",
    ]

    @Test("P12: it stands still under the finger, and goes on to its end")
    func finished() {
        let (scene, director) = (Scene(), Director())
        defer { withExtendedLifetime(director) {} }
        let (a, b) = presented(scene, director)
        b.dismiss(animated: true) {}
        #expect(scene.take() == Self.begun)
        #expect(scene.run() == ["a.viewIsAppearing(true)"])
        director.driver?.update(0.4)
        #expect(scene.simulator.transitions.underFinger?.progress == 0.4)
        let before = scene.simulator.now
        director.driver?.finish()
        #expect(scene.simulator.transitions.underFinger == nil)
        #expect(
            scene.run() == [
                "a.viewDidAppear(true)", "b.viewDidDisappear(true)",
                "b.presentationController.dismissalTransitionDidEnd(true)",
                "completion dismiss(b)", "Mover-1.animationEnded(true)",
            ])
        #expect(abs(scene.simulator.now - before - 0.3) < 1e-9)
        #expect(a.presentedViewController == nil)
    }

    @Test("A61, C57: taken back, the presenter goes again and what is presented stays")
    func cancelled() {
        let (scene, director) = (Scene(), Director())
        defer { withExtendedLifetime(director) {} }
        let (a, b) = presented(scene, director)
        b.dismiss(animated: true) {}
        scene.settle()
        scene.simulator.transitions.underFinger?.update(0.4)
        scene.simulator.transitions.underFinger?.cancel(in: scene.simulator)
        #expect(director.mover?.context?.transitionWasCancelled == true)
        #expect(
            scene.run() == [
                "a.viewWillDisappear(true)", "a.viewDidDisappear(true)",
                "b.viewWillAppear(true)", "b.viewIsAppearing(true)", "b.viewDidAppear(true)",
                "b.presentationController.dismissalTransitionDidEnd(false)",
                "completion dismiss(b)", "Mover-1.animationEnded(false)",
            ])
        #expect(a.presentedViewController === b)
        #expect(a.view.window == nil)
        #expect(b.view.window != nil)
    }

    @Test("P12, D08: a stack's delegate gives the animator of a push")
    func push() {
        let (scene, director) = (Scene(), Director())
        defer { withExtendedLifetime(director) {} }
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        let stack = scene.named(UINavigationController(rootViewController: a), "n")
        scene.show(stack)
        stack.delegate = director
        #expect(
            scene.lines { stack.pushViewController(b, animated: true) } == [
                "b.willMove(toParent: n)",
                "n.delegate.animationController(from: a, to: b)",
                "b.loadView()", "b.viewDidLoad()",
                "a.viewWillDisappear(true)", "b.viewWillAppear(true)",
                "n.delegate.willShow(b, true)",
                "Mover-1.transitionDuration()", "Mover-1.animateTransition()",
                "b.viewIsAppearing(true)",
                "a.viewDidDisappear(true)", "b.viewDidAppear(true)", "b.didMove(toParent: n)",
                "n.delegate.didShow(b, true)", "Mover-1.animationEnded(true)",
            ])
        #expect(b.view.window != nil)
        #expect(a.view.window == nil)
    }

    @Test("C38, C57, A61: an interactive pop of the app's that is cancelled")
    func cancelledPop() {
        let (scene, director) = (Scene(), Director())
        defer { withExtendedLifetime(director) {} }
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        let stack = scene.named(UINavigationController(rootViewController: a), "n")
        scene.show(stack)
        stack.pushViewController(b, animated: false)
        scene.settle()
        stack.delegate = director
        director.driver = UIPercentDrivenInteractiveTransition()
        stack.popViewController(animated: true)
        scene.settle()
        director.driver?.cancel()
        #expect(
            scene.run() == [
                "a.viewWillDisappear(true)", "a.viewDidDisappear(true)",
                "b.viewWillAppear(true)", "b.viewIsAppearing(true)", "b.viewDidAppear(true)",
                "Mover-1.animationEnded(false)",
            ])
        #expect(stack.viewControllers == [a, b])
        #expect(b.view.window != nil)
        #expect(a.view.window == nil)
    }

    @Test("A61, C57: a push that is cancelled has not been")
    func cancelledPush() {
        let (scene, director) = (Scene(), Director())
        defer { withExtendedLifetime(director) {} }
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        let stack = scene.named(UINavigationController(rootViewController: a), "n")
        scene.show(stack)
        stack.delegate = director
        director.driver = UIPercentDrivenInteractiveTransition()
        stack.pushViewController(b, animated: true)
        scene.settle()
        director.driver?.cancel()
        #expect(
            scene.run() == [
                "b.viewWillDisappear(true)", "b.viewDidDisappear(true)",
                "a.viewWillAppear(true)", "a.viewIsAppearing(true)", "a.viewDidAppear(true)",
                "b.willMove(toParent: nil)", "b.didMove(toParent: nil)",
                "Mover-1.animationEnded(false)",
            ])
        #expect(stack.viewControllers == [a])
        #expect(b.parent == nil)
    }

    @Test("C42, P12: tabs with an animator are animated")
    func tabs() {
        let (scene, director) = (Scene(), Director())
        defer { withExtendedLifetime(director) {} }
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        let tabs = scene.named(UITabBarController(), "t")
        tabs.viewControllers = [a, b]
        scene.show(tabs)
        tabs.delegate = director
        #expect(
            scene.lines { tabs.selectedIndex = 1 } == [
                "t.delegate.animationController(from: a, to: b)",
                "b.loadView()", "b.viewDidLoad()",
                "b.viewWillAppear(true)", "a.viewWillDisappear(true)",
                "Mover-1.transitionDuration()", "Mover-1.animateTransition()",
                "b.viewIsAppearing(true)",
                "a.viewDidDisappear(true)", "b.viewDidAppear(true)",
                "Mover-1.animationEnded(true)",
            ])
        #expect(b.view.window != nil)
        #expect(a.view.window == nil)
    }

    @Test("A61: tabs that are cancelled hear the wills alone")
    func cancelledTabs() {
        let (scene, director) = (Scene(), Director())
        defer { withExtendedLifetime(director) {} }
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        let tabs = scene.named(UITabBarController(), "t")
        tabs.viewControllers = [a, b]
        scene.show(tabs)
        tabs.delegate = director
        director.mover?.outcome = false
        tabs.selectedIndex = 1
        #expect(
            scene.run().suffix(2) == ["b.viewIsAppearing(true)", "Mover-1.animationEnded(false)"])
        #expect(tabs.selectedViewController === a)
        #expect(a.view.window != nil)
        #expect(b.view.window == nil)
    }
}
