extension Rulebook {
    /// Controllers that the system brings.
    static let alerts: [Rule] = [
        Rule(
            .u09, "A tap on an alert's action",
            """
            The alert is dismissed with animation, and the action's handler runs when it is gone.
            """,
            evidence: [
                .source(.pivotalCoreKit),
                .source(.materialComponents, "issue 2490, modelled after UIKit"),
            ], .inferred),
        Rule(
            .u10, "How alerts are presented",
            """
            An alert stands over its presenter, which stays where it is, whatever \
            modalPresentationStyle says. An action sheet is a popover in a regular width.
            """,
            evidence: [.rule(.e19), .rule(.r55), .source(.docs, "UIAlertController")], .documented),
        Rule(
            .u11, "An alert that has nothing to show",
            "It is refused when its presentation begins, after present has returned (E21).",
            evidence: [.words("nothing was found on the moment")], .assumed),
        Rule(
            .u12, "Which action is the cancel action",
            """
            There is at most one, and adding a second raises E22. It stands last, but first of two \
            side by side in an alert.
            """,
            evidence: [.rule(.e22), .source(.docs, "UIAlertAction.Style")], .documented),
        Rule(
            .u13, "An activity controller",
            """
            It is a sheet in a compact width and a popover in a regular one, where it needs an \
            anchor (E20). Its completion handler runs when it is gone.
            """,
            evidence: [.rule(.e20), .source(.docs, "UIActivityViewController")], .documented),
        Rule(
            .u18, "A search controller",
            """
            Making it active presents it, over the nearest ancestor that defines a presentation \
            context: willPresent, the presentation, didPresent. The updater is asked then, and \
            whenever the text changes; becoming inactive dismisses it and empties the text.
            """,
            evidence: [
                .source(.docs, "UISearchController and its updater"), .rule(.p22),
            ], .documented),
        Rule(
            .a81, "The text fields of an alert",
            """
            They stand between the text and the actions, in the order in which they were added, \
            and the first becomes the first responder when the alert has appeared. To add one to \
            an action sheet is refused.
            """,
            evidence: [
                .source(.docs, "addTextField"), .words("nothing was found on the moment"),
            ], .assumed, since: 8),
    ]
}
