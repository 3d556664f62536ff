import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("P12: presentations that an app animates itself")
struct CustomTransitionTests {
    private func world(
        _ scene: Scene, _ director: Director, _ style: UIModalPresentationStyle = .custom,
        as make: @escaping (UIViewController, UIViewController?) -> UIPresentationController = {
            HalfPresentation(presentedViewController: $0, presenting: $1)
        }
    ) -> (a: UIViewController, b: UIViewController) {
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        b.modalPresentationStyle = style
        director.makePresentation = make
        b.transitioningDelegate = director
        scene.show(a)
        return (a, b)
    }

    private static let presented = [
        "b.transitioningDelegate.presentationController(forPresented: b)",
        "b.transitioningDelegate.animationController(forPresented: b)",
        "b.loadView()", "b.viewDidLoad()",
        "b.presentationController.traitCollectionDidChange(nil)",
        "b.presentationController.presentationTransitionWillBegin()",
        "b.viewWillAppear(true)",
        "Mover-1.transitionDuration()", "Mover-1.animateTransition()",
        "b.viewIsAppearing(true)", "b.viewDidAppear(true)",
        "b.presentationController.presentationTransitionDidEnd(true)",
        "completion present(b)", "Mover-1.animationEnded(true)",
    ]

    @Test("P12, A60: the questions, the wills, the animator, the dids, the completion")
    func order() {
        let (scene, director) = (Scene(), Director())
        defer { withExtendedLifetime(director) {} }
        let (a, b) = world(scene, director)
        #expect(scene.lines { a.present(b, animated: true) {} } == Self.presented)
        #expect(b.view.superview === b.presentationController?.containerView)
        #expect(director.mover?.notes == ["ended true"])
        #expect(
            scene.lines { a.dismiss(animated: true) {} } == [
                "b.transitioningDelegate.animationController(forDismissed: b)",
                "b.presentationController.dismissalTransitionWillBegin()",
                "b.viewWillDisappear(true)",
                "Mover-1.transitionDuration()", "Mover-1.animateTransition()",
                "b.viewDidDisappear(true)",
                "b.presentationController.dismissalTransitionDidEnd(true)",
                "completion dismiss(b)", "Mover-1.animationEnded(true)",
            ])
        #expect(scene.simulator.transitions.custom.isEmpty)
    }

    @Test("P12: it is custom, though its controller asked for that style only when it was made")
    func madeBeforeTheStyle() {
        let (scene, director) = (Scene(), Director())
        defer { withExtendedLifetime(director) {} }
        let (a, b) = (scene.root("a"), scene.controller("b"))
        let own = HalfPresentation(presentedViewController: b, presenting: a)
        director.makePresentation = { _, _ in own }
        b.modalPresentationStyle = .custom
        b.transitioningDelegate = director
        a.present(b, animated: false)
        scene.settle()
        #expect(own.presentationStyle == .custom)
        #expect(own.shownStyle == .custom)
        #expect(own.containerView?.subviews.map(\.objectID) == [b.view.objectID])
    }

    @Test("P12: the two layout hooks come inside each animation")
    func layoutHooks() {
        let (scene, director) = (Scene(), Director())
        defer { withExtendedLifetime(director) {} }
        let (a, b) = world(scene, director)
        let hooks = [
            "b.presentationController.containerViewWillLayoutSubviews()",
            "b.presentationController.containerViewDidLayoutSubviews()",
        ]
        let present = scene.lines(.of(.layout, .delegate)) { a.present(b, animated: true) }
        #expect(present.filter { $0.contains("container") } == hooks)
        #expect(present.last == "Mover-1.animationEnded(true)")
        let dismiss = scene.lines(.of(.layout, .delegate)) { a.dismiss(animated: true) }
        #expect(dismiss.filter { $0.contains("container") } == hooks)
        #expect(dismiss.last == "Mover-1.animationEnded(true)")
    }

    /// Stands half as high as its content would like, in a view of its own.
    private final class WrappingPresentation: UIPresentationController {
        let wrapper = UIView()
        override var presentedView: UIView? { wrapper }
        override var frameOfPresentedViewInContainerView: CGRect {
            CGRect(
                x: 0, y: 0, width: 393, height: presentedViewController.preferredContentSize.height)
        }
        override func presentationTransitionWillBegin() {
            super.presentationTransitionWillBegin()
            let view = presentedViewController.view!
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.frame = wrapper.bounds
            wrapper.addSubview(view)
        }
        override func preferredContentSizeDidChange(
            forChildContentContainer container: UIContentContainer
        ) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            containerView?.setNeedsLayout()
        }
        override func containerViewWillLayoutSubviews() {
            super.containerViewWillLayoutSubviews()
            wrapper.frame = frameOfPresentedViewInContainerView
        }
    }

    @Test("D18, A80: the container laid out for itself has the hooks once, and moves what it holds")
    func containerLayout() {
        let (scene, director) = (Scene(), Director())
        defer { withExtendedLifetime(director) {} }
        let (a, b) = world(scene, director) {
            WrappingPresentation(presentedViewController: $0, presenting: $1)
        }
        b.preferredContentSize = CGSize(width: 0, height: 300)
        a.present(b, animated: false)
        scene.settle()
        #expect(b.view.bounds.height == 300)
        #expect(
            scene.lines(.of(.layout)) {
                b.preferredContentSize = CGSize(width: 0, height: 500)
            } == [
                "b.presentationController.preferredContentSizeDidChange(forChildContentContainer: b)",
                "b.presentationController.containerViewWillLayoutSubviews()",
                "b.presentationController.containerViewDidLayoutSubviews()",
                "b.viewWillLayoutSubviews()", "b.viewDidLayoutSubviews()",
            ])
        #expect(b.view.bounds.height == 500)
    }

    @Test("P12: without animation nobody is asked for an animator")
    func unanimated() {
        let (scene, director) = (Scene(), Director())
        defer { withExtendedLifetime(director) {} }
        let (a, b) = world(scene, director)
        #expect(
            scene.lines { a.present(b, animated: false) } == [
                "b.transitioningDelegate.presentationController(forPresented: b)",
                "b.loadView()", "b.viewDidLoad()",
                "b.presentationController.traitCollectionDidChange(nil)",
                "b.presentationController.presentationTransitionWillBegin()",
                "b.viewWillAppear(false)", "b.viewIsAppearing(false)", "b.viewDidAppear(false)",
                "b.presentationController.presentationTransitionDidEnd(true)",
            ])
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 200, height: 852))
    }

    @Test(
        "P05, P12, A63: an animator of a full-screen presentation finds both views in the container"
    )
    func fullScreen() {
        let (scene, director) = (Scene(), Director())
        defer { withExtendedLifetime(director) {} }
        let (a, b) = world(scene, director, .fullScreen)
        a.present(b, animated: true)
        scene.simulator.runTurn()
        let context = director.mover?.context
        #expect(context?.view(forKey: .from) === a.view)
        #expect(a.view.superview === context?.containerView)
        #expect(context?.presentationStyle == .fullScreen)
        #expect(context?.finalFrame(for: b) == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(
            scene.run().filter { $0.hasPrefix("a.") } == [
                "a.viewWillDisappear(true)", "a.viewDidDisappear(true)",
            ])
        #expect(a.view.window == nil)
        a.dismiss(animated: true)
        scene.settle()
        #expect(a.view.superview === scene.simulator.window)
    }

    @Test("P13: what was read before the style was set stays")
    func cached() {
        let (scene, director) = (Scene(), Director())
        defer { withExtendedLifetime(director) {} }
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        scene.show(a)
        b.modalPresentationStyle = .fullScreen
        let early = b.presentationController
        b.modalPresentationStyle = .custom
        b.transitioningDelegate = director
        director.makePresentation = {
            HalfPresentation(presentedViewController: $0, presenting: $1)
        }
        director.mover = nil
        a.present(b, animated: true)
        scene.simulator.runUntilIdle()
        #expect(b.presentationController === early)
        #expect(
            scene.take().filter { $0.contains("elegate") || $0.hasPrefix("a.") } == [
                "a.viewWillDisappear(true)", "a.viewDidDisappear(true)",
            ])
    }

    @Test("P20: a custom presentation that is no full screen covers its context")
    func inContext() {
        let (scene, director) = (Scene(), Director())
        defer { withExtendedLifetime(director) {} }
        final class Inner: UIPresentationController {
            override var shouldPresentInFullscreen: Bool { false }
        }
        let (a, b) = world(
            scene, director, as: { Inner(presentedViewController: $0, presenting: $1) })
        let child = scene.controller("child")
        child.definesPresentationContext = true
        a.addChild(child)
        a.view.addSubview(child.view)
        child.didMove(toParent: a)
        scene.settle()
        child.present(b, animated: true)
        scene.settle()
        #expect(b.presentingViewController === child)
        #expect(b.presentationController?.containerView?.superview === a.view)
    }

    @Test("A61: a cancelled one takes both halves back, and the completion runs")
    func cancelled() {
        let (scene, director) = (Scene(), Director())
        defer { withExtendedLifetime(director) {} }
        let (a, b) = world(
            scene, director,
            as: {
                RemovingPresentation(presentedViewController: $0, presenting: $1)
            })
        director.mover?.outcome = false
        let lines = scene.lines { a.present(b, animated: true) {} }
        #expect(
            lines.suffix(11)
                == [
                    "a.viewWillDisappear(true)", "b.viewWillAppear(true)",
                    "Mover-1.transitionDuration()", "Mover-1.animateTransition()",
                    "b.viewIsAppearing(true)",
                    "b.viewWillDisappear(true)", "b.viewDidDisappear(true)",
                    "a.viewWillAppear(true)", "a.viewDidAppear(true)",
                    "b.presentationController.presentationTransitionDidEnd(false)",
                    "completion present(b)", "Mover-1.animationEnded(false)",
                ].suffix(11))
        #expect(a.presentedViewController == nil)
        #expect(!b.isBeingPresented)
        #expect(a.view.superview === scene.simulator.window)
        #expect(b.view.superview == nil)
    }

    @Test("A62: without completeTransition it lasts, and what is asked for meanwhile is refused")
    func forgotten() {
        let (scene, director) = (Scene(), Director())
        defer { withExtendedLifetime(director) {} }
        let (a, b) = world(scene, director)
        director.mover?.times = 0
        a.present(b, animated: true)
        scene.settle()
        #expect(b.isBeingPresented)
        #expect(scene.simulator.transitions.custom.map { $0.forgetfulAnimator == nil } == [false])
        a.dismiss(animated: true)
        #expect(scene.run().count == 1)
        director.mover?.context?.completeTransition(true)
        #expect(
            scene.run() == [
                "b.viewDidAppear(true)",
                "b.presentationController.presentationTransitionDidEnd(true)",
                "Mover-1.animationEnded(true)",
            ])
    }

    @Test("A62: a second completeTransition does nothing")
    func twice() {
        let (scene, director) = (Scene(), Director())
        defer { withExtendedLifetime(director) {} }
        let (a, b) = world(scene, director)
        director.mover?.times = 2
        #expect(scene.lines { a.present(b, animated: true) {} } == Self.presented)
        #expect(scene.simulator.transitions.repeatedCompletions.count == 1)
    }
}
