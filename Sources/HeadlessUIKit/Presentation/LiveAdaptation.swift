import HierarchyRecords

/// A presentation that goes on in another style, since the screen changes under it (A51).
@MainActor
struct LiveAdaptation {
    /// What was presented at first, whoever stands in for it.
    private let asked: UIPresentationController
    /// Who is shown from now on.
    private let target: UIViewController
    private let style: UIModalPresentationStyle

    /// Asks the delegate; nil where everything stays. The delegate is told at once.
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

    /// The controller whose view takes another size; nil where another one is shown.
    var resized: UIViewController? {
        asked.presentingViewController?.ownPresented === target ? target : nil
    }

    /// Sizes and traits are the new ones: views move, and whoever is covered or uncovered hears.
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

    /// What runs the presentation of the one that is shown from now on.
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
        target.presentationState.presenting = presenter
        presenter.presentationState.presented = target
        return asked
    }

    /// What the delegate wrapped for another style comes out of the wrapping again.
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

    /// P05: the presenter's view goes and comes with the style.
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
    /// Whether it is on the screen, stands still, and presents nothing.
    var isAtRestInFront: Bool {
        guard let presented = presentedIfAlive, containerView?.storedWindow != nil else {
            return false
        }
        return !presented.isBeingPresented && !presented.isBeingDismissed
            && presented.ownPresented == nil
    }

    /// A50: another controller is shown in place of the presented one; answers what runs that.
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
    /// The one that it stood in for is shown again.
    fileprivate func endStandingIn() {
        standsIn = nil
        presenting = nil
        controller = nil
    }
}

extension Simulator {
    /// A51: the presentations that go on in another style on a screen of those traits, presenters
    /// first.
    func announceAdaptations(
        to traits: TraitValues, with coordinator: UIViewControllerTransitionCoordinator
    ) -> [LiveAdaptation] {
        guard traits != screenTraits else { return [] }
        return presentations.compactMap { LiveAdaptation(of: $0, to: traits, with: coordinator) }
    }
}
