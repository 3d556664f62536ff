import HierarchyRecords

extension CallbackGuide {
    /// What the delegate of a sheet hears while the user swipes it away.
    static let sheets: [CallbackGuide] = [
        CallbackGuide(
            .sheetShouldDismiss, "The user begins to swipe a sheet away.",
            when: "To the delegate of the presentation controller, unless the sheet is modal.",
            belongs: ["answering false while there is something to lose"],
            avoid: ["asking the user here: do that in presentationControllerDidAttemptToDismiss"],
            rules: [.p11], related: [.sheetWillDismiss, .sheetDidAttemptToDismiss],
            example: example),
        CallbackGuide(
            .sheetWillDismiss, "A sheet goes with the finger.",
            when: "To the delegate, before the sheet's viewWillDisappear.",
            belongs: ["animating beside it, through transitionCoordinator"],
            avoid: ["counting on the dismissal: the user may take the swipe back (D13)"],
            rules: [.p11, .d13], related: [.sheetDidDismiss, .viewWillDisappear],
            example: example),
        CallbackGuide(
            .sheetDidDismiss, "The user has swiped a sheet away.",
            when: "To the delegate, when everything has come to rest; not after code dismissed it.",
            belongs: [
                "what the presenter does when the sheet is gone: under a sheet it gets no "
                    + "viewWillAppear (P04)"
            ],
            avoid: ["counting on it after dismiss(animated:completion:)"],
            rules: [.p11, .p04], related: [.sheetWillDismiss, .dismissCompletion],
            example: example),
        CallbackGuide(
            .sheetDidAttemptToDismiss, "The user tried to swipe away what must stay.",
            when: "To the delegate, of a sheet with isModalInPresentation, or after a no.",
            belongs: ["asking whether changes are to be kept"],
            rules: [.p11], related: [.sheetShouldDismiss],
            example: "new home; new a; root home; present a; "
                + "a.isModalInPresentation = true; swipe down"),
    ]

    private static let example =
        "new home; new a; root home; present a as pageSheet; swipe down; finish"
}
