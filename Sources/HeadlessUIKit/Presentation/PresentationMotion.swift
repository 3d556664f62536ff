/// How a presented view comes and goes where no animator of the app's moves it (P23, A76).
extension UIPresentationController {
    /// It comes: what is seen of it, and of what dims the rest, begins away.
    func moveIn(_ coordinator: SimulatedTransitionCoordinator, by presenter: UIViewController) {
        let away = away(coordinator, by: presenter)
        coordinator.move(movedView, from: away)
        coordinator.move(grabber, from: away)
        coordinator.move(dimmingView, from: ViewMotion(fade: 0))
    }

    /// It goes, and the rest with it.
    func moveOut(_ coordinator: SimulatedTransitionCoordinator, by presenter: UIViewController) {
        let away = away(coordinator, by: presenter)
        coordinator.move(movedView, from: ViewMotion(), to: away)
        coordinator.move(grabber, from: ViewMotion(), to: away)
        coordinator.move(dimmingView, from: ViewMotion(), to: ViewMotion(fade: 0))
    }

    /// What stands in the container, without asking the app's code for it.
    private var movedView: UIView? {
        guard let view = presentedIfAlive?.viewIfLoaded, view.storedSuperview === containerView
        else { return nil }
        return view
    }

    /// A108: an animated zoom asks for its source; A76 for every other.
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

    /// A108: over the middle of that view.
    private func away(in source: UIView) -> ViewMotion {
        guard source.isInWindow, let container = containerView, let view = movedView else {
            return ViewMotion(fade: 0)
        }
        let (place, own) = (container.convert(source.bounds, from: source), view.frameOfBounds)
        return ViewMotion(
            offset: CGPoint(x: place.midX - own.midX, y: place.midY - own.midY), fade: 0)
    }

    /// A76: below the container, or not to be seen.
    private func away(_ style: UIModalTransitionStyle) -> ViewMotion {
        let isAlert = presentedIfAlive?.ownPresentation != nil
        guard style == .coverVertical, shownStyle != .popover, !isAlert,
            let container = containerView, let view = movedView
        else { return ViewMotion(fade: 0) }
        let way = container.storedBounds.maxY - view.frameOfBounds.minY
        return ViewMotion(offset: CGPoint(x: 0, y: way))
    }
}
