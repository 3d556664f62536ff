/// How UIKit animates a presented view, unless the app's own animator does (P23, A76, V08, A170).
extension UIPresentationController {
    /// Animates the presented view and the dimming view into place.
    func moveIn(_ coordinator: SimulatedTransitionCoordinator, by presenter: UIViewController) {
        coordinator.move(dimmingView, from: ViewMotion(fade: 0))
        if let paths = turningPaths(by: presenter, isComing: true) {
            return coordinator.move(paths)
        }
        let away = away(coordinator, by: presenter)
        coordinator.move(movedView, from: away)
        coordinator.move(grabber, from: away)
    }

    /// Animates the presented view and the dimming view out.
    func moveOut(_ coordinator: SimulatedTransitionCoordinator, by presenter: UIViewController) {
        coordinator.move(dimmingView, from: ViewMotion(), to: ViewMotion(fade: 0))
        if let paths = turningPaths(by: presenter, isComing: false) {
            return coordinator.move(paths)
        }
        let away = away(coordinator, by: presenter)
        coordinator.move(movedView, from: ViewMotion(), to: away)
        coordinator.move(grabber, from: ViewMotion(), to: away)
    }

    /// V08, A76: how a view that flips, curls or dissolves is seen; nil in any other style, of an alert,
    /// and for a zoom.
    private func turningPaths(
        by presenter: UIViewController, isComing: Bool
    ) -> [MotionPath]? {
        guard let presented = presentedIfAlive, let view = movedView,
            presented.ownPresentation == nil, presented.effectiveTransition?.isZoom != true
        else { return nil }
        switch presenter.transitionStyle(for: presented) {
        case .coverVertical: return nil
        case .crossDissolve: return [MotionPath(dissolving: view, comes: isComing)]
        case .partialCurl: return [MotionPath(view, Opening(edge: .bottom, closes: !isComing))]
        case .flipHorizontal: return flip(view, by: presenter, isComing: isComing)
        }
    }

    /// V08: the presented view is on the back of what it covers; what it does not cover stays.
    private func flip(
        _ view: UIView, by presenter: UIViewController, isComing: Bool
    ) -> [MotionPath] {
        let own = MotionPath(view, Turn(axis: .vertical, side: isComing ? .back : .front))
        guard shouldRemovePresentersView, let other = presenter.viewIfLoaded, other.isInWindow
        else { return [own] }
        return [own, MotionPath(other, Turn(axis: .vertical, side: isComing ? .front : .back))]
    }

    /// The presented view; calls no code of the app to get it.
    private var movedView: UIView? {
        guard let view = presentedIfAlive?.viewIfLoaded, view.storedSuperview === containerView
        else { return nil }
        return view
    }

    /// Where the presented view is outside: A108 asks an animated zoom for its source view, A76
    /// describes all other styles.
    private func away(
        _ coordinator: SimulatedTransitionCoordinator, by presenter: UIViewController
    ) -> ViewMotion {
        guard let presented = presentedIfAlive else { return ViewMotion(fade: 0) }
        if coordinator.isAnimated, let transition = presented.effectiveTransition,
            let source = transition.zoomSource(of: presented, from: presenter)
        {
            return away(in: source)
        }
        return away(presenter.transitionStyle(for: presented))
    }

    /// A108: a motion that shows the view at the center of the source view.
    private func away(in source: UIView) -> ViewMotion {
        guard source.isInWindow, let container = containerView, let view = movedView else {
            return ViewMotion(fade: 0)
        }
        let (place, own) = (container.convert(source.bounds, from: source), view.frameOfBounds)
        return ViewMotion(
            offset: CGPoint(x: place.midX - own.midX, y: place.midY - own.midY), fade: 0)
    }

    /// A76: a motion that shows the view below the container, or invisible.
    private func away(_ style: UIModalTransitionStyle) -> ViewMotion {
        let isAlert = presentedIfAlive?.ownPresentation != nil
        guard style == .coverVertical, shownStyle != .popover, !isAlert,
            let container = containerView, let view = movedView
        else { return ViewMotion(fade: 0) }
        let way = container.storedBounds.maxY - view.frameOfBounds.minY
        return ViewMotion(offset: CGPoint(x: 0, y: way))
    }
}
