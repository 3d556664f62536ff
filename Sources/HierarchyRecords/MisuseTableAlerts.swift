extension MisuseTable {
    /// Popovers, alerts and what presentation prints elsewhere: E11 to E23. The model raises none of them yet.
    static let alerts: [MisuseText] = [
        MisuseText(
            "E11",
            Misuse(
                .e11, .warning,
                "Null transitionViewForCurrentTransition block, aborting "
                    + "_scheduleTransition:",
                hint: "Wait for the completion of the presentation that is running."), since: 13,
            through: 13),
        MisuseText(
            "E12",
            Misuse(
                .e12, .warning,
                "transitionViewForCurrentTransition is not set, presentation "
                    + "controller was dismissed during the presentation?",
                hint: "Dismiss from the completion of present, not while it runs."), since: 8),
        MisuseText(
            "E18",
            Misuse(
                .e18, .exception(name: "NSGenericException"),
                "UIPopoverPresentationController (<PC>) should have a non-nil "
                    + "sourceView or barButtonItem set before the presentation occurs.",
                hint: "Set sourceView or barButtonItem of popoverPresentationController "
                    + "before the turn ends."), since: 8),
        MisuseText(
            "E19",
            Misuse(
                .e19, .exception(name: "NSGenericException"),
                "Your application has presented a UIAlertController (<X>) of style "
                    + "UIAlertControllerStyleActionSheet. The modalPresentationStyle of "
                    + "a UIAlertController with this style is "
                    + "UIModalPresentationPopover. You must provide location information "
                    + "for this popover through the alert controller's "
                    + "popoverPresentationController. You must provide either a "
                    + "sourceView and sourceRect or a barButtonItem.  If this "
                    + "information is not known when you present the alert controller, "
                    + "you may provide it in the UIPopoverPresentationControllerDelegate "
                    + "method -prepareForPopoverPresentation.",
                hint: "Anchor the action sheet's popoverPresentationController."), since: 8),
        MisuseText(
            "E20",
            Misuse(
                .e20, .exception(name: "NSGenericException"),
                "Your application has presented a UIActivityViewController (<X>). "
                    + "In its current trait environment, the modalPresentationStyle of a "
                    + "UIActivityViewController with this style is "
                    + "UIModalPresentationPopover. You must provide location information "
                    + "for this popover through the view controller's "
                    + "popoverPresentationController. You must provide either a "
                    + "sourceView and sourceRect or a barButtonItem.  If this "
                    + "information is not known when you present the view controller, "
                    + "you may provide it in the UIPopoverPresentationControllerDelegate "
                    + "method -prepareForPopoverPresentation.",
                hint: "Anchor the activity sheet's popoverPresentationController."), since: 12),
        MisuseText(
            "E21",
            Misuse(
                .e21, .exception(name: "NSInternalInconsistencyException"),
                "UIAlertController must have a title, a message or an action to "
                    + "display",
                hint: "Give the alert a title, a message or an action."), since: 8),
        MisuseText(
            "E22",
            Misuse(
                .e22, .exception(name: "NSInternalInconsistencyException"),
                "UIAlertController can only have one action with a style of "
                    + "UIAlertActionStyleCancel",
                hint: "Give the alert one cancel action."), since: 8),
        MisuseText(
            "E23",
            Misuse(
                .e23, .exception(name: "NSInvalidArgumentException"),
                "-[UIPopoverController "
                    + "presentPopoverFromRect:inView:permittedArrowDirections:anima"
                    + "ted:]: Popovers cannot be presented from a view which does not "
                    + "have a window.",
                hint: "Show the popover when its view is in the window."), since: 3, through: 8),
    ]
}
