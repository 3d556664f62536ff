extension Rulebook {
    /// What is assumed of adaptation, popovers and sheets: from A50 on.
    static let assumptionsOfPresentation: [Rule] = [
        Rule(
            .a50, "When the delegate adapts a presentation",
            """
            It is asked when the presentation begins, after present has returned, so that a \
            delegate set in between counts: for the style, for the controller to be shown in it, \
            then told of what comes. A custom presentation can become full screen or over full \
            screen. The replacement takes the presented controller's place in every link, and its \
            dismissal reports to the same delegate. The log has what a set delegate is asked.
            """,
            evidence: "P07, P13, P38: what is set after present counts; P30 to P33 for the answers",
            .assumed, since: 8),
        Rule(
            .a51, "A presentation adapted while it is shown",
            """
            When the traits of the screen change, every presentation that stands still and \
            presents nothing itself is asked again, after willTransition and before \
            viewWillTransition. The presented controller stays appeared and hears of its size; a \
            presenter that full screen covers disappears, one that is uncovered appears, and where \
            a replacement comes or goes the two controllers appear and disappear, all unanimated.
            """,
            evidence: "H84 for the calls; no log of a live adaptation was found", .assumed,
            since: 8),
        Rule(
            .a52, "The size of a popover",
            """
            It is the preferredContentSize, 320 by 480 where that is zero, plus 13 points for the \
            arrow, and less where the screen has no room; the content then keeps at least 98.
            """,
            evidence: "R55 for the arrow and for one squeezed popover", .assumed, since: 8),
        Rule(
            .a53, "Where a popover points",
            """
            Of the permitted directions it takes, in the order up, down, left, right, the first \
            in which it fits without being moved along the anchor, then the first in which it \
            fits, then the one with most room. At a bar button it hangs below, without an arrow. \
            An anchor that leaves no room on any side, or a popover without a permitted \
            direction, gets it over the anchor's middle. Before iOS 13 the source rectangle is \
            the view's upper left corner unless set.
            """,
            evidence:
                "R55: all rows agree; Apple docs of sourceRect; nothing found on large anchors",
            .assumed, since: 8),
        Rule(
            .a54, "Tapping outside",
            """
            A tap beside a popover or a sheet that dims what is below dismisses it as a swipe \
            does: the delegate is asked, and of one that must stay it hears of the attempt. Beside \
            an action sheet it chooses Cancel. Before iOS 13 the delegate of a popover is asked \
            popoverPresentationControllerShouldDismissPopover, and told \
            popoverPresentationControllerDidDismissPopover at the end; of an attempt it hears \
            nothing. What lies below gets nothing; the passthrough views of a popover do, and so does everything \
            beside a sheet that does not dim at its detent.
            """,
            evidence:
                "Apple docs of passthroughViews, isModalInPresentation, detents and the popover's delegate",
            .assumed, since: 8),
        Rule(
            .a55, "Where a sheet's detents come from",
            """
            A sheet opens at the selected detent, at its lowest one where none is selected. \
            At a height that is less than zero or no number it does not rest; without any detent \
            it is large. Detents of the same height count once. Medium is 56 % of the maximum on all systems.
            """,
            evidence: "R53; Apple docs of UISheetPresentationController; react-native-screens 1852",
            .assumed, since: 15),
        Rule(
            .a56, "Dragging a sheet",
            """
            After 10 points the sheet follows the finger. Above its lowest detent it is resized, \
            and on release goes to the detent that is nearest, or to the next in the direction of \
            a flick of 1000 points a second; below the lowest it is being dismissed. It settles in \
            0.5057 seconds.
            """,
            evidence: "R53 for one detent; between detents nothing was recorded", .assumed,
            since: 15),
        Rule(
            .a57, "A sheet in a compact height",
            """
            With prefersEdgeAttachedInCompactHeight it stands on the lower edge, within the safe \
            area's sides, or as wide as the preferred content where the width follows it; \
            otherwise it fills the screen.
            """,
            evidence: "Apple docs of UISheetPresentationController", .assumed, since: 15),
    ]

    /// What is assumed of what presentation controllers and alerts hold: A80, A81.
    static let assumptionsOfPresentedContent: [Rule] = [
        Rule(
            .a80, "A presented controller that prefers another size",
            """
            Its presentation controller is its content container, as a parent is (T07): it hears \
            preferredContentSizeDidChange at once. Popovers, and sheets that follow the width, \
            take the size; what one of the app's does is its own affair.
            """,
            evidence: """
                header: UIPresentationController is a UIContentContainer; Apple's sample Custom \
                View Controller Presentations and Transitions; no log of the moment
                """, .assumed, since: 8),
        Rule(
            .a81, "The text fields of an alert",
            """
            They stand between the text and the actions, in the order in which they were added, \
            and the first becomes the first responder when the alert has appeared. To add one to \
            an action sheet is refused.
            """,
            evidence: "Apple docs of addTextField; nothing found on the moment", .assumed,
            since: 8),
    ]
}
