import HierarchyRecords

extension UIPresentationController {
    /// Whether a tap outside would dismiss the presented view: a popover or a sheet that is
    /// frontmost, dims the content behind it without filling the container, and is not in a
    /// transition (A54).
    package var canBeTappedAway: Bool {
        guard isUnderUsersFinger, let containerView,
            shownStyle == .popover || isSheet && simulator.systemVersion >= 13
        else { return false }
        return dims(in: containerView.bounds)
            && presentedIfAlive?.viewIfLoaded?.frame != containerView.bounds
    }

    /// P11, A54: the user taps outside. If the presentation is modal, only the attempt is reported;
    /// any other one asks the delegate and is dismissed.
    package func userTapsOutside() {
        guard canBeTappedAway, let presented = presentedIfAlive, letsUserDismiss(presented) else {
            return
        }
        userWillDismiss(presented)
        guard !simulator.isStopped, let presenter = presentingViewController else { return }
        Dismissal(of: presented, by: presenter, animated: true, completion: nil).begin()
        presented.presentationState.transition?.animate(alongsideTransition: nil) { _ in
            self.userDidDismiss(presented)
        }
    }
}

extension Simulator {
    /// The presentation whose container covers the view and receives its taps; nil if the view
    /// receives them itself (A54).
    package func presentation(coveringTapsOn view: UIView) -> UIPresentationController? {
        for state in transitions.presentations.reversed() {
            guard let controller = state.controller, let container = controller.containerView,
                container.storedWindow != nil
            else { continue }
            if view.isDescendant(of: container) { return nil }
            if controller.takesTap(on: view) { return controller }
        }
        return nil
    }
}

extension UIPresentationController {
    /// Whether the container covers the center of a view that is not in it.
    fileprivate func takesTap(on view: UIView) -> Bool {
        guard let containerView, let host = containerView.storedSuperview,
            view.isDescendant(of: host), !isDescendantOfFreeTabs(view)
        else { return false }
        if meetsPresentedView(view) { return true }
        let passes = (self as? UIPopoverPresentationController)?.passthroughViews ?? []
        if passes.contains(where: { view.isDescendant(of: $0) }) { return false }
        return !isSheet || dims(in: containerView.bounds)
    }

    /// A54: whether a touch beside the presented view reaches what lies behind the container: beside a
    /// sheet that does not dim, and on the passthrough views of a popover.
    func letsTouchThrough(at point: CGPoint, of container: UIView, _ event: UIEvent?) -> Bool {
        if isSheet, !dims(in: container.bounds) { return true }
        let passes = (self as? UIPopoverPresentationController)?.passthroughViews ?? []
        for view in passes where view.storedWindow === container.storedWindow {
            if view.hitTest(view.convert(point, from: container), with: event) != nil {
                return true
            }
        }
        return false
    }

    /// U43: the bar of a tab controller over which a search lies, which the search leaves to the finger.
    private var freeTabs: UITabBar? {
        guard presentedIfAlive is UISearchController else { return nil }
        return (presentingViewController as? UITabBarController)?.madeBar
    }

    private func isDescendantOfFreeTabs(_ view: UIView) -> Bool {
        freeTabs.map(view.isDescendant) ?? false
    }

    /// U43: whether the point of the container lies on tabs that a search leaves to the finger.
    func leavesTabs(at point: CGPoint, of container: UIView) -> Bool {
        guard let bar = freeTabs, bar.storedWindow === container.storedWindow, !bar.isHidden else {
            return false
        }
        return bar.bounds.encloses(bar.convert(point, from: container))
    }

    /// Whether the presented view itself, and not the dimming view, covers that point.
    package func meetsPresentedView(_ view: UIView) -> Bool {
        guard let containerView, let frame = presentedIfAlive?.viewIfLoaded?.frame else {
            return false
        }
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return frame.encloses(containerView.convert(middle, from: view))
    }
}
