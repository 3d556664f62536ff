extension UIViewController {
    /// Whether it is presented, nothing of that moves, and its view was taken out of the window by
    /// other means than a presentation of its own (P05).
    package var isPresentedOutOfSight: Bool {
        guard let state = optional?.presentation, state.presenting?.viewIfLoaded != nil,
            !state.isBeingPresented, !state.isBeingDismissed, runningTransition == nil,
            let controller = state.controller
        else { return false }
        if controller.containerView?.storedWindow == nil {
            return controller.shouldPresentInFullscreen
                || state.presenting?.viewIfLoaded?.storedWindow != nil
        }
        let covers = ownPresented?.optional?.presentation?.controller
        if covers?.shouldRemovePresentersView ?? false { return false }
        return controller.presentedView?.storedWindow == nil
    }

    /// P13: the style that its presentation controller was made for, where that is not the one that
    /// it asks for now; nil where nothing is wrong.
    package var frozenPresentationStyle: UIModalPresentationStyle? {
        guard let state = optional?.presentation, state.standsIn == nil, storedParent == nil,
            let controller = state.controller,
            controller.presentationStyle != askedPresentationStyle
        else { return nil }
        return controller.presentationStyle
    }

    /// A55: what its sheet's detents were resolved to that is no height.
    package var unusableDetents: [(detent: String, height: CGFloat)] {
        optional?.presentation?.controller?.sheet?.unusableHeights ?? []
    }

    /// A53: the view that its popover points at, where that is not in the popover's window; nil
    /// where nothing is wrong.
    package var strayAnchor: UIView? {
        let controller = optional?.presentation?.controller
        guard let popover = controller as? UIPopoverPresentationController,
            popover.shownStyle == .popover, let window = popover.containerView?.storedWindow,
            let anchor = popover.anchorView, anchor.storedWindow !== window
        else { return nil }
        return anchor
    }
}
