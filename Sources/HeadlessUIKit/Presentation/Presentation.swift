import HierarchyRecords

/// One presentation from the commit after `present` to its completion (D16).
@MainActor
final class Presentation: TransitionScene {
    /// A04: the duration in seconds of simulated time.
    static let duration = 0.5

    /// The controller that is shown; the delegate may replace it when the presentation begins.
    @Counted private var presented: UIViewController
    private let presenter: UIViewController
    @Counted private var controller: UIPresentationController
    private let isAnimated: Bool
    /// The app's own animation (P12).
    private let motion: CustomMotion?
    private let completion: (() -> Void)?
    /// Whether the presenter's view is removed; this is asked when the transition begins.
    @Counted private var removesPresenter = false
    let queue = PresentationQueue()

    init(
        of presented: UIViewController, by presenter: UIViewController,
        with controller: UIPresentationController, animated: Bool, motion: CustomMotion?,
        completion: (() -> Void)?
    ) {
        self.presented = presented
        self.presenter = presenter
        self.controller = controller
        isAnimated = animated
        self.motion = motion
        self.completion = completion
    }

    /// P03, P04, P05, D16: tells the presentation controller first, then sends the wills.
    func begin() {
        let simulator = presented.simulator
        guard simulator.pendingException == nil else { return }
        let asked = controller
        let outcome = adapt()
        (controller as? UIPopoverPresentationController)?.tellPrepareForPopover()
        guard simulator.allowsShowing(presented) else { return }
        simulator.turn(forPresented: presented)
        guard !simulator.isStopped else { return }
        let container = makeContainer(simulator)
        let coordinator = SimulatedTransitionCoordinator(
            from: presenter, to: presented, container: container,
            duration: isAnimated ? Self.duration : 0, isAnimated: isAnimated,
            isInteractive: motion?.isInteractive ?? false, queue: queue)
        coordinator.scene = self
        presenter.presentationState.transition = coordinator
        presented.presentationState.transition = coordinator
        asked.tellWillPresent(as: outcome, with: coordinator)
        presented.optional?.presentation?.controllerOfApp?.sendTraitsDidChange(from: nil)
        controller.sendWillBegin(presenting: true)
        guard simulator.allowsAnchor(of: controller) else { return }
        sendWills()
        controller.askSystemQuestions(above: presenter)
        guard !simulator.isStopped else { return }
        if let motion { return begin(motion, in: container, beside: coordinator) }
        controller.placePresentedView()
        if let view = controller.presentedView { container.addSubview(view) }
        controller.placeGrabber()
        controller.moveIn(coordinator, by: presenter)
        simulator.finishTransition(animated: isAnimated, of: controller) { self.end(coordinator) }
    }

    private func sendWills() {
        removesPresenter = controller.shouldRemovePresentersView
        if removesPresenter {
            presenter.beginExplicit(
                appearing: false, animated: isAnimated, rule: controller.appearanceRule)
        }
        presented.beginExplicit(
            appearing: true, animated: isAnimated, rule: controller.appearanceRule)
    }

    /// P30–P36, A50: determines the adapted style and the controller to show.
    private func adapt() -> UIModalPresentationStyle {
        let asked = controller
        let outcome = asked.adaptation(to: asked.simulator.screenTraits)
        asked.shownStyle = asked.style(adaptedTo: outcome)
        if let replacement = asked.replacement(for: outcome),
            let other = asked.handOver(to: replacement, as: outcome)
        {
            presented = replacement
            controller = other
        }
        if outcome != .none { asked.tellPrepare(controller) }
        return outcome
    }

    private func makeContainer(_ simulator: Simulator) -> UIView {
        let host = hostView(simulator)
        let container = UITransitionView(frame: host.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.addSubview(container)
        controller.containerView = container
        container.presentation = presented.optional?.presentation?.controllerOfApp
        controller.putDimmingView(in: container)
        return container
    }

    /// P20: the view to cover: the presenter's for a context style, the window for all other
    /// styles.
    private func hostView(_ simulator: Simulator) -> UIView {
        guard !controller.shouldPresentInFullscreen,
            let superview = presenter.viewIfLoaded?.storedSuperview
        else { return presenter.viewIfLoaded?.storedWindow ?? simulator.window }
        return superview
    }

    // MARK: The app's own animation (P12, A63)

    private func begin(
        _ motion: CustomMotion, in container: UIView,
        beside coordinator: SimulatedTransitionCoordinator
    ) {
        let stage = stage(in: container)
        if removesPresenter { controller.takePresentersView(into: container) }
        CustomTransition(motion, of: stage, beside: coordinator, in: presented.simulator) {
            if $0 { self.end(coordinator) } else { self.takeBack(coordinator) }
        }.begin()
    }

    var style: UIModalPresentationStyle { controller.presentationStyle }

    func stage(in container: UIView) -> TransitionStage {
        let place = presenter.place(in: container) ?? .zero
        return TransitionStage(
            from: presenter, to: presented,
            fromView: removesPresenter ? presenter.viewIfLoaded : nil,
            toView: controller.presentedView, style: controller.presentationStyle,
            initialFrameOfFrom: place, finalFrameOfFrom: removesPresenter ? .zero : place,
            finalFrameOfTo: controller.frameOfPresentedViewInContainerView)
    }

    /// A61: undoes a cancelled presentation; the presenter appears again.
    private func takeBack(_ coordinator: SimulatedTransitionCoordinator) {
        guard presented.simulator.pendingException == nil else { return }
        controller.presentedView?.removeFromSuperview()
        if removesPresenter { controller.putBackPresentersView(presenter) }
        presented.beginExplicit(appearing: false, animated: isAnimated, rule: .a61)
        presented.endExplicitIfOpen()
        if removesPresenter {
            presenter.beginExplicit(appearing: true, animated: isAnimated, rule: .a61)
            presenter.endExplicitIfOpen()
        }
        presenter.presentationState.presented = nil
        presented.presentationState.presenting = nil
        controller.askSystemQuestions()
        controller.endOverridingTraits()
        close(coordinator, completed: false)
    }

    // MARK: The end

    /// D16, P06: sends the did of the presented controller and of the presenter, ends the
    /// transition, and calls the completion.
    private func end(_ coordinator: SimulatedTransitionCoordinator) {
        guard presented.simulator.pendingException == nil else { return }
        if presented.appearance.isExplicit { presented.endExplicit() }
        if removesPresenter {
            controller.takeOutPresentersView(presenter)
            if presenter.appearance.isExplicit { presenter.endExplicit() }
        }
        close(coordinator, completed: true)
    }

    private func close(_ coordinator: SimulatedTransitionCoordinator, completed: Bool) {
        presented.presentationState.isBeingPresented = false
        presenter.presentationState.transition = nil
        presented.presentationState.transition = nil
        presented.presentationState.queue = nil
        controller.sendDidEnd(presenting: true, completed: completed)
        if !completed {
            controller.containerView?.removeFromSuperview()
            presented.presentationState.controller = nil
        }
        if let completion {
            presented.simulator.dispatch.note(.presentCompletion, presented.objectID, rule: .d16) {
                completion()
            }
        }
        coordinator.finish()
    }
}

extension UIViewController {
    /// The frame of its view in the container of a presentation; nil if the view is not in it.
    func place(in container: UIView) -> CGRect? {
        viewIfLoaded.flatMap { $0.storedSuperview?.convert($0.frame, to: container) }
    }
}

extension UIPresentationController {
    /// A63: an animator works on both views, so the presenter's view moves into the container.
    func takePresentersView(into container: UIView) {
        guard let view = presentingViewController?.viewIfLoaded else { return }
        coveredSuperview = view.storedSuperview
        container.insertSubview(view, at: 0)
    }

    /// Removes the presenter's view and remembers its superview.
    func takeOutPresentersView(_ presenter: UIViewController) {
        if coveredSuperview == nil { coveredSuperview = presenter.viewIfLoaded?.storedSuperview }
        presenter.viewIfLoaded?.removeFromSuperview()
    }

    /// Returns the presenter's view to its former superview, behind all other subviews.
    func putBackPresentersView(_ presenter: UIViewController) {
        if let superview = placeOfPresentersView,
            presenter.viewIfLoaded?.storedSuperview !== superview
        {
            superview.insertSubview(presenter.view, at: 0)
        }
        coveredSuperview = nil
        core.value.losesPresentersView = false
    }

    /// The former superview of the presenter's view; for a presentation in a context that has
    /// moved, its new place (A64); nil where it is lost (P43).
    var placeOfPresentersView: UIView? {
        guard let coveredSuperview, !core.value.losesPresentersView else { return nil }
        return shouldPresentInFullscreen ? coveredSuperview : containerView?.storedSuperview
    }
}

extension Simulator {
    /// Ends an animated transition after its duration, any other one after the next layout, a sheet's
    /// in the turn after that (P39).
    func finishTransition(
        animated: Bool, of controller: UIPresentationController?,
        _ end: @escaping @MainActor () -> Void
    ) {
        if animated {
            runLoop.perform(after: Presentation.duration, end)
        } else if controller?.isSheet ?? false, systemVersion >= 13 {
            runLoop.performAfterCommit { self.runLoop.perform(end) }
        } else {
            runLoop.performAfterCommit(end)
        }
    }
}
