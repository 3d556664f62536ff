extension MisuseTable {
    /// Popovers, alerts and what presentation prints elsewhere: E11 to E23.
    static let alerts: [MisuseText] = [
        raised("E11", .noTransitionView, since: 13, through: 13),
        raised("E12", .dismissedWhilePresenting("<PC>"), since: 8, through: 12),
        raised("E18", .popoverWithoutAnchor("<PC>"), since: 8),
        raised(
            "E19a", .actionSheetWithoutAnchor("<X>", from: ("Class", "<S>"), ios: 11), since: 8,
            through: 11),
        raised(
            "E19b", .actionSheetWithoutAnchor("<X>", from: ("Class", "<S>"), ios: 12), since: 12),
        raised("E20", .activitySheetWithoutAnchor("<X>"), since: 12),
        raised("E21", .emptyAlert, since: 8),
        raised("E22", .secondCancelAction, since: 8),
        raised("E23", .popoverFromDetachedView, since: 3),
        raised("E84", .popoverControllerLost, since: 3),
        raised("E85", .popoverControllerOnPhone, since: 3),
        raised("E86", .collectionViewWithoutLayout, since: 6),
    ]
}
