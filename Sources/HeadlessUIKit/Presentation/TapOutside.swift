import HierarchyRecords

extension UIPresentationController {
    /// Whether a tap beside the presented view means it: a popover or a sheet in front that dims what
    /// is below, leaves some of that free, and stands still (A54).
    package var canBeTappedAway: Bool {
        guard isUnderUsersFinger, let containerView,
            shownStyle == .popover || isSheet && simulator.systemVersion >= 13
        else { return false }
        return dims(in: containerView.bounds)
            && presentedIfAlive?.viewIfLoaded?.frame != containerView.bounds
    }

    /// P11, A54: the user taps outside. What must stay only tells of the attempt; any other is asked
    /// about, and goes.
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
    /// The presentation whose container lies over a view and takes the taps there; nil where the view
    /// feels them itself (A54).
    package func presentation(coveringTapsOn view: UIView) -> UIPresentationController? {
        for state in presentations.reversed() {
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
    /// Whether the middle of a view that is not in its container lies under it.
    fileprivate func takesTap(on view: UIView) -> Bool {
        guard let containerView, let host = containerView.storedSuperview,
            view.isDescendant(of: host)
        else { return false }
        if meetsPresentedView(view) { return true }
        let passes = (self as? UIPopoverPresentationController)?.passthroughViews ?? []
        if passes.contains(where: { view.isDescendant(of: $0) }) { return false }
        return !isSheet || dims(in: containerView.bounds)
    }

    /// Whether the presented view itself lies there, rather than what dims.
    package func meetsPresentedView(_ view: UIView) -> Bool {
        guard let containerView, let frame = presentedIfAlive?.viewIfLoaded?.frame else {
            return false
        }
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return frame.contains(containerView.convert(middle, from: view))
    }
}
