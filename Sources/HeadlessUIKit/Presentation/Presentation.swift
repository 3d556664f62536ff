import HierarchyRecords

/// One presentation from the commit after `present` to its completion (D16).
@MainActor
final class Presentation {
    /// A04, in seconds of virtual time.
    static let duration = 0.5

    /// What is shown; another one from the beginning on, where the delegate replaces it.
    private var presented: UIViewController
    private let presenter: UIViewController
    private var controller: UIPresentationController
    private let isAnimated: Bool
    private let completion: (() -> Void)?
    let queue = PresentationQueue()

    init(
        of presented: UIViewController, by presenter: UIViewController,
        with controller: UIPresentationController, animated: Bool, completion: (() -> Void)?
    ) {
        self.presented = presented
        self.presenter = presenter
        self.controller = controller
        isAnimated = animated
        self.completion = completion
    }

    /// P03, P04, P05, D16: the presentation controller hears first, then the wills.
    func begin() {
        let simulator = presented.simulator
        guard simulator.pendingException == nil else { return }
        let asked = controller
        let outcome = adapt()
        (controller as? UIPopoverPresentationController)?.tellPrepareForPopover()
        guard simulator.allowsBeginning(controller) else { return }
        let container = makeContainer(simulator)
        let coordinator = SimulatedTransitionCoordinator(
            from: presenter, to: presented, container: container,
            duration: isAnimated ? Self.duration : 0, isAnimated: isAnimated, queue: queue)
        presenter.presentationState.transition = coordinator
        presented.presentationState.transition = coordinator
        asked.tellWillPresent(as: outcome, with: coordinator)
        controller.sendWillBegin(presenting: true)
        if controller.shouldRemovePresentersView {
            presenter.beginExplicit(
                appearing: false, animated: isAnimated, rule: controller.appearanceRule)
        }
        presented.beginExplicit(
            appearing: true, animated: isAnimated, rule: controller.appearanceRule)
        controller.placePresentedView()
        container.addSubview(presented.view)
        simulator.finishTransition(animated: isAnimated) { self.end(coordinator) }
    }

    /// P30–P36, A50: what it becomes on this screen, and who is shown.
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
        controller.putDimmingView(in: container)
        return container
    }

    /// P20: a context presentation covers its presenter's view, every other one the window.
    private func hostView(_ simulator: Simulator) -> UIView {
        guard !controller.shouldPresentInFullscreen,
            let superview = presenter.viewIfLoaded?.storedSuperview
        else { return simulator.window }
        return superview
    }

    /// D16, P06: the arriving did, the presenter's did, the end of the transition, the completion.
    private func end(_ coordinator: SimulatedTransitionCoordinator) {
        let simulator = presented.simulator
        guard simulator.pendingException == nil else { return }
        if presented.appearance.isExplicit { presented.endExplicit() }
        if controller.shouldRemovePresentersView { coverPresenter() }
        presented.presentationState.isBeingPresented = false
        presenter.presentationState.transition = nil
        presented.presentationState.transition = nil
        presented.presentationState.queue = nil
        controller.sendDidEnd(presenting: true)
        if let completion {
            simulator.dispatch.note(.presentCompletion, presented.objectID, rule: .d16) {
                completion()
            }
        }
        coordinator.finish()
    }

    private func coverPresenter() {
        controller.coveredSuperview = presenter.viewIfLoaded?.storedSuperview
        presenter.viewIfLoaded?.removeFromSuperview()
        if presenter.appearance.isExplicit { presenter.endExplicit() }
    }
}

extension Simulator {
    /// An animated transition ends after its duration, any other once it was laid out.
    func finishTransition(animated: Bool, _ end: @escaping @MainActor () -> Void) {
        if animated {
            runLoop.perform(after: Presentation.duration, end)
        } else {
            runLoop.performAfterCommit(end)
        }
    }
}
