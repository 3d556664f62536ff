import HierarchyRecords

/// A running presentation that changes its style because the screen changes (A51).
@MainActor
struct LiveAdaptation {
    /// The presentation that was asked for, even if another controller is shown in its place.
    private let asked: UIPresentationController
    /// The controller to show from now on.
    private let target: UIViewController
    private let style: UIModalPresentationStyle

    /// Asks the delegate for the new style and tells it; nil if the style does not change.
    fileprivate init?(
        of state: PresentationState, to traits: TraitValues,
        with coordinator: UIViewControllerTransitionCoordinator
    ) {
        guard let shown = state.controller, shown.isAtRestInFront else { return nil }
        asked = state.standsIn?.for ?? shown
        guard let original = asked.presentedIfAlive else { return nil }
        let outcome = asked.adaptation(to: traits)
        style = asked.style(adaptedTo: outcome)
        guard style != asked.shownStyle else { return nil }
        target = asked.replacement(for: outcome) ?? original
        asked.shownStyle = style
        asked.tellWillPresent(as: outcome, with: coordinator)
    }

    /// The controller whose view changes its size; nil if another controller is shown instead.
    var resized: UIViewController? {
        asked.presentingViewController?.ownPresented === target ? target : nil
    }

    /// Changes the presentation, after sizes and traits have changed: moves views, and sends the
    /// callbacks of controllers that are covered or uncovered.
    func perform() {
        guard let presenter = asked.presentingViewController, let shown = presenter.ownPresented,
            let old = shown.optional?.presentation?.controller, !asked.simulator.isStopped,
            old.isAtRestInFront
        else { return }
        let container = old.containerView
        let superview = old.coveredSuperview
        if target !== shown { takeOut(shown) }
        guard let controller = link(target, shown, presenter) else { return }
        if asked.shownStyle != asked.presentationStyle { asked.tellPrepare(controller) }
        controller.containerView = container
        controller.coveredSuperview = superview
        let covers = controller.shouldRemovePresentersView
        let concernsPresenter = covers != (superview != nil)
        if concernsPresenter { begin(presenter, covered: covers, under: controller) }
        if target !== shown { putIn(controller, container) }
        asked.simulator.runLoop.performAfterCommit { [target] in
            target.endExplicitIfOpen()
            if concernsPresenter { Self.end(presenter, covered: covers, under: controller) }
        }
    }

    private func takeOut(_ shown: UIViewController) {
        shown.beginExplicit(appearing: false, animated: false, rule: .a51)
        shown.viewIfLoaded?.removeFromSuperview()
        shown.endExplicitIfOpen()
    }

    /// Links the controller to show with the presenter, and returns its presentation controller.
    private func link(
        _ target: UIViewController, _ shown: UIViewController, _ presenter: UIViewController
    ) -> UIPresentationController? {
        if target === shown { return asked }
        if target !== asked.presentedIfAlive {
            if shown !== asked.presentedIfAlive { shown.presentationState.endStandingIn() }
            return asked.handOver(to: target, as: style)
        }
        shown.presentationState.endStandingIn()
        leaveParent(target)
        // E13: it may have been put above its presenter while the other one was shown.
        guard target.simulator.allowsPresented(target, by: presenter) else { return nil }
        target.presentationState.presenting = presenter
        presenter.presentationState.presented = target
        return asked
    }

    /// Takes a controller out of the parent in which the delegate wrapped it for the other style.
    private func leaveParent(_ controller: UIViewController) {
        guard controller.storedParent != nil else { return }
        controller.sendWillMove(to: nil, rule: .a51)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    private func putIn(_ controller: UIPresentationController, _ container: UIView?) {
        target.beginExplicit(appearing: true, animated: false, rule: .a51)
        controller.placePresentedView()
        container?.addSubview(target.view)
    }

    /// P05: removes or restores the presenter's view if the new style differs in that from the old
    /// one.
    private func begin(
        _ presenter: UIViewController, covered: Bool, under controller: UIPresentationController
    ) {
        presenter.beginExplicit(appearing: !covered, animated: false, rule: .a51)
        if !covered { controller.putBackPresentersView(presenter) }
    }

    private static func end(
        _ presenter: UIViewController, covered: Bool, under controller: UIPresentationController
    ) {
        if covered { controller.takeOutPresentersView(presenter) }
        presenter.endExplicitIfOpen()
    }
}

extension UIPresentationController {
    /// Whether it is on the screen, not in a transition, and nothing is presented above it.
    var isAtRestInFront: Bool {
        guard let presented = presentedIfAlive, containerView?.storedWindow != nil else {
            return false
        }
        return !presented.isBeingPresented && !presented.isBeingDismissed
            && presented.ownPresented == nil
    }

    /// A50: shows another controller instead of the presented one; returns its presentation
    /// controller.
    func handOver(
        to replacement: UIViewController, as style: UIModalPresentationStyle
    ) -> UIPresentationController? {
        guard let original = presentedIfAlive, let presenter = presentingViewController else {
            return nil
        }
        let (old, new) = (original.presentationState, replacement.presentationState)
        new.controller = nil
        new.standsIn = (self, style)
        new.isBeingPresented = old.isBeingPresented
        new.queue = old.queue
        old.presenting = nil
        old.isBeingPresented = false
        old.queue = nil
        containerView = nil
        coveredSuperview = nil
        presenter.presentationState.presented = replacement
        new.presenting = presenter
        let controller = replacement.ownPresentationController
        controller?.presentingViewController = presenter
        controller?.delegate = delegate
        replacement.loadViewIfNeeded()
        return controller
    }
}

extension PresentationState {
    /// Ends the replacement, so that the original controller is shown again.
    fileprivate func endStandingIn() {
        standsIn = nil
        presenting = nil
        controller = nil
    }
}

extension Simulator {
    /// A51: the presentations that change their style on a screen with those traits; presenters
    /// come first.
    func announceAdaptations(
        to traits: TraitValues, with coordinator: UIViewControllerTransitionCoordinator
    ) -> [LiveAdaptation] {
        guard traits != screenTraits else { return [] }
        return transitions.presentations.compactMap {
            LiveAdaptation(of: $0, to: traits, with: coordinator)
        }
    }
}
