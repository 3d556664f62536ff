import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("E06–E08, P08: presenting while a presentation is under way")
struct PresentationInProgressTests {
    private func shown(_ name: String, in scene: Scene) -> UIViewController {
        let controller = scene.controller(name)
        scene.show(controller)
        return controller
    }

    @Test("E06: two presents in one turn: the second finds the first")
    func sameTurn() {
        let scene = Scene()
        let root = shown("root", in: scene)
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        root.present(a, animated: true)
        _ = scene.take()
        root.present(b, animated: true)
        #expect(
            scene.take() == [
                "warning: Attempt to present <UIViewController: b> on <UIViewController: root> "
                    + "(from <UIViewController: root>) which is already presenting "
                    + "<UIViewController: a>."
            ])
    }

    @Test("E07: the presenter's own presentation is in flight")
    func inFlight() {
        let scene = Scene()
        let root = shown("root", in: scene)
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        root.present(a, animated: true)
        scene.simulator.advance(by: 0.1)
        _ = scene.take()
        root.present(b, animated: true)
        #expect(
            scene.run() == [
                "warning: Attempt to present <UIViewController: b> on <UIViewController: root> "
                    + "(from <UIViewController: root>) while a presentation is in progress.",
                "a.viewDidAppear(true)",
                "a.presentationController.presentationTransitionDidEnd(true)",
            ])
    }

    @Test("E07: the presenter is itself about to be presented, and still loading its view")
    func presenterIsLoading() {
        let scene = Scene()
        let root = shown("root", in: scene)
        let (a, b) = (scene.scripted("a"), scene.controller("b"))
        a.on(.viewDidLoad) { [unowned a] in a.present(b, animated: true) }
        root.present(a, animated: true)
        #expect(
            scene.run() == [
                "a.loadView()",
                "a.viewDidLoad()",
                "warning: Attempt to present <UIViewController: b> on <ScriptedController: a> "
                    + "(from <ScriptedController: a>) while a presentation is in progress.",
                "a.presentationController.presentationTransitionWillBegin()",
                "a.viewWillAppear(true)",
                "a.viewIsAppearing(true)",
                "a.viewDidAppear(true)",
                "a.presentationController.presentationTransitionDidEnd(true)",
            ])
    }

    @Test("P08: present on the arriving controller at once, in the same turn, waits for its end")
    func atOnce() {
        let scene = Scene()
        let root = shown("root", in: scene)
        let (a, b, c) = (scene.controller("a"), scene.controller("b"), scene.controller("c"))
        let child = scene.controller("child")
        scene.add(child, to: a)
        scene.settle()
        root.present(a, animated: true)
        child.present(b, animated: true)
        a.present(c, animated: true)
        #expect(
            scene.run() == [
                "warning: Attempt to present <UIViewController: c> on <UIViewController: a> which "
                    + "is waiting for a delayed presention of <UIViewController: b> to complete",
                "a.presentationController.presentationTransitionWillBegin()",
                "a.viewWillAppear(true)",
                "child.viewWillAppear(true)",
                "a.viewIsAppearing(true)",
                "child.viewIsAppearing(true)",
                "a.viewDidAppear(true)",
                "child.viewDidAppear(true)",
                "a.presentationController.presentationTransitionDidEnd(true)",
                "b.loadView()",
                "b.viewDidLoad()",
                "b.presentationController.presentationTransitionWillBegin()",
                "b.viewWillAppear(true)",
                "b.viewIsAppearing(true)",
                "b.viewDidAppear(true)",
                "b.presentationController.presentationTransitionDidEnd(true)",
            ])
        #expect(a.presentedViewController === b)
    }

    @Test("P08, E08: the arriving controller's present waits, a second one is dropped")
    func queued() {
        let scene = Scene()
        let root = shown("root", in: scene)
        let (a, b, c) = (scene.controller("a"), scene.controller("b"), scene.controller("c"))
        root.present(a, animated: true)
        scene.simulator.advance(by: 0.1)
        _ = scene.take()
        a.present(b, animated: true)
        a.present(c, animated: true)
        #expect(
            scene.run() == [
                "warning: Attempt to present <UIViewController: c> on <UIViewController: a> which "
                    + "is waiting for a delayed presention of <UIViewController: b> to complete",
                "a.viewDidAppear(true)",
                "a.presentationController.presentationTransitionDidEnd(true)",
                "b.loadView()",
                "b.viewDidLoad()",
                "b.presentationController.presentationTransitionWillBegin()",
                "b.viewWillAppear(true)",
                "b.viewIsAppearing(true)",
                "b.viewDidAppear(true)",
                "b.presentationController.presentationTransitionDidEnd(true)",
            ])
    }

    @Test("P08, E05: a present that waits for a swipe waits for its presenter's dismissal, too")
    func presenterGoes() {
        let scene = Scene()
        let root = shown("root", in: scene)
        let nav = scene.named(UINavigationController(), "n")
        let (a, b, c) = (scene.controller("a"), scene.controller("b"), scene.controller("c"))
        nav.viewControllers = [a, b]
        root.present(nav, animated: false)
        scene.settle()
        nav.beginInteractivePop()
        scene.settle()
        nav.present(c, animated: true)
        nav.dismiss(animated: true)
        #expect(
            scene.run() == [
                "n.presentationController.dismissalTransitionWillBegin()",
                "n.viewWillDisappear(true)",
                "a.viewWillDisappear(true)",
                "a.viewDidDisappear(true)",
                "b.viewWillAppear(true)",
                "b.viewIsAppearing(true)",
                "b.viewDidAppear(true)",
                "b.viewWillDisappear(true)",
                "n.viewDidDisappear(true)",
                "b.viewDidDisappear(true)",
                "n.presentationController.dismissalTransitionDidEnd(true)",
                "warning: Attempt to present <UIViewController: c> on "
                    + "<UINavigationController: n> (from <UINavigationController: n>) "
                    + "whose view is not in the window hierarchy.",
            ])
        #expect(nav.presentedViewController == nil && c.presentingViewController == nil)
    }
}
