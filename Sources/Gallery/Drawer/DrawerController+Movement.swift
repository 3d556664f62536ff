import HeadlessUIKit

/// The movements of a drawer, and what happens when they end.
extension DrawerController {
    // MARK: Opening and closing

    func beginShowing(_ controller: UIViewController, on side: Side, animated: Bool) {
        controller.view.frame = drawerFrame(side)
        if isOnScreen { controller.beginAppearanceTransition(true, animated: animated) }
        view.insertSubview(controller.view, belowSubview: centerContainer)
        joinForwarding(controller)
    }

    func finishOpening(_ controller: UIViewController, on side: Side) {
        let wasOpen = openSide == side
        openSide = side
        if isOnScreen { controller.endAppearanceTransition() }
        restDidChange()
        if !wasOpen { delegate?.drawerController(self, didOpen: side) }
    }

    func finishClosing(_ controller: UIViewController, on side: Side) {
        let wasOpen = openSide == side
        openSide = .none
        leave(controller)
        restDidChange()
        if wasOpen { delegate?.drawerController(self, didClose: side) }
    }

    func leave(_ controller: UIViewController) {
        controller.viewIfLoaded?.removeFromSuperview()
        if isOnScreen || isForwarding(to: controller) { controller.endAppearanceTransition() }
        leaveForwarding(controller)
    }

    /// Resembles the method of `DeckController`: each controller of the gallery is complete by itself,
    /// so that it can be copied into an app.
    func slide(
        to side: Side, fraction: CGFloat, duration: TimeInterval,
        completion: @escaping () -> Void
    ) {
        isMoving = true
        arrival = completion
        slides += 1
        let slide = slides
        // A drawer that is not on the screen is not animated.
        guard duration > 0, isOnScreen else {
            place(side, fraction: fraction)
            arrive(slide)
            return
        }
        UIView.animate(withDuration: duration) {
            self.place(side, fraction: fraction)
        } completion: { _ in
            self.arrive(slide)
        }
    }

    func arrive(_ slide: Int) {
        guard isMoving, slide == slides else { return }
        isMoving = false
        let completion = arrival
        arrival = nil
        completion?()
    }

    func place(_ side: Side, fraction: CGFloat) {
        let distance = width(of: side) * fraction
        centerContainer.frame = CGRect(
            x: side == .right ? -distance : distance, y: 0,
            width: view.bounds.width, height: view.bounds.height)
        visualStateBlock?(self, side, fraction)
    }

    // MARK: Frames

    func width(of side: Side) -> CGFloat {
        return side == .right ? rightDrawerWidth : leftDrawerWidth
    }

    func drawerFrame(_ side: Side) -> CGRect {
        let width = width(of: side)
        return CGRect(
            x: side == .right ? view.bounds.width - width : 0, y: 0,
            width: width, height: view.bounds.height)
    }

    // MARK: After a movement

    func restDidChange() {
        updateCenterInteraction()
        if isViewLoaded { setNeedsStatusBarAppearanceUpdate() }
    }

    func updateCenterInteraction() {
        guard isViewLoaded else { return }
        let isFree = openSide == .none || centerInteraction == .full
        let stack = center as? UINavigationController
        centerContainer.isUserInteractionEnabled =
            isFree || (centerInteraction == .navigationBarOnly && stack != nil)
        stack?.topViewController?.viewIfLoaded?.isUserInteractionEnabled = isFree
    }
}
