extension UIViewController {
    /// Whether the controller is presented and not in a transition, but its view is not in the
    /// window because code removed it (P05).
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

    /// P13: the style for which the presentation controller was created, if the controller's style
    /// was changed since; nil if it was not.
    package var frozenPresentationStyle: UIModalPresentationStyle? {
        guard let state = optional?.presentation, state.standsIn == nil, storedParent == nil,
            let controller = state.controller,
            controller.presentationStyle != askedPresentationStyle
        else { return nil }
        return controller.presentationStyle
    }

    /// A55: the custom detents of its sheet that were resolved to unusable heights.
    package var unusableDetents: [(detent: String, height: CGFloat)] {
        optional?.presentation?.controller?.sheet?.unusableHeights ?? []
    }

    /// A53: the view that its popover points at, if that view is not in the popover's window; nil
    /// otherwise.
    package var strayAnchor: UIView? {
        let controller = optional?.presentation?.controller
        guard let popover = controller as? UIPopoverPresentationController,
            popover.shownStyle == .popover, let window = popover.containerView?.storedWindow,
            let anchor = popover.anchorView, anchor.storedWindow !== window
        else { return nil }
        return anchor
    }
}
