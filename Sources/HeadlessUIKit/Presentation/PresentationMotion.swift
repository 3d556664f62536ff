/// How a presented view comes and goes where no animator of the app's moves it (P23, A76).
extension UIPresentationController {
    /// It comes: what is seen of it, and of what dims the rest, begins away.
    func moveIn(_ coordinator: SimulatedTransitionCoordinator, style: UIModalTransitionStyle) {
        coordinator.move(movedView, from: away(style))
        coordinator.move(grabber, from: away(style))
        coordinator.move(dimmingView, from: ViewMotion(fade: 0))
    }

    /// It goes, and the rest with it.
    func moveOut(_ coordinator: SimulatedTransitionCoordinator, style: UIModalTransitionStyle) {
        coordinator.move(movedView, from: ViewMotion(), to: away(style))
        coordinator.move(grabber, from: ViewMotion(), to: away(style))
        coordinator.move(dimmingView, from: ViewMotion(), to: ViewMotion(fade: 0))
    }

    /// What stands in the container, without asking the app's code for it.
    private var movedView: UIView? {
        guard let view = presentedIfAlive?.viewIfLoaded, view.storedSuperview === containerView
        else { return nil }
        return view
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
