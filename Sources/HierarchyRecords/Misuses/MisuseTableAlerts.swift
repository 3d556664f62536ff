extension MisuseTable {
    /// Popovers, alerts and what presentation prints elsewhere: E11 to E23.
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
        raised("E18", .popoverWithoutAnchor("<PC>"), since: 8),
        raised(
            "E19a", .actionSheetWithoutAnchor("<X>", from: ("Class", "<S>"), ios: 11), since: 8,
            through: 11),
        raised(
            "E19b", .actionSheetWithoutAnchor("<X>", from: ("Class", "<S>"), ios: 12), since: 12),
        raised("E20", .activitySheetWithoutAnchor("<X>"), since: 12),
        raised("E21", .emptyAlert, since: 8),
        raised("E22", .secondCancelAction, since: 8),
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
