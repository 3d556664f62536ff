extension Rulebook {
    /// Controllers that the system brings.
    static let alerts: [Rule] = [
        Rule(
            .u09, "A tap on an alert's action", zh: "点提醒的一个操作",
            """
            The alert is dismissed with animation, and the action's handler runs when it is gone.
            """,
            evidence: [
                .source(.pivotalCoreKit),
                .source(.materialComponents, "issue 2490, modelled after UIKit"),
            ], .inferred),
        Rule(
            .u10, "How alerts are presented", zh: "提醒怎样呈现",
            """
            An alert stands over its presenter, which stays where it is, whatever \
            modalPresentationStyle says. An action sheet is a popover in a regular width.
            """,
            evidence: [.rule(.e19), .rule(.r55), .source(.docs, "UIAlertController")], .documented),
        Rule(
            .u11, "An alert that has nothing to show", zh: "没有内容可显示的提醒",
            "It is refused when its presentation begins, after present has returned (E21).",
            evidence: [.words("nothing was found on the moment")], .assumed),
        Rule(
            .u12, "Which action is the cancel action", zh: "哪个操作是取消",
            """
            There is at most one, and adding a second raises E22. It stands last, but first of two \
            side by side in an alert.
            """,
            evidence: [.rule(.e22), .source(.docs, "UIAlertAction.Style")], .documented),
        Rule(
            .u13, "An activity controller", zh: "活动控制器",
            """
            It is a sheet in a compact width and a popover in a regular one, where it needs an \
            anchor (E20). Its completion handler runs when it is gone.
            """,
            evidence: [.rule(.e20), .source(.docs, "UIActivityViewController")], .documented),
        Rule(
            .u18, "A search controller", zh: "搜索控制器",
            """
            Making it active presents it, over the nearest ancestor that defines a presentation \
            context: willPresent, the presentation, didPresent. The updater is asked then, and \
            whenever the text changes; becoming inactive dismisses it and empties the text.
            """,
            evidence: [
                .source(.docs, "UISearchController and its updater"), .rule(.p22),
            ], .documented),
        Rule(
            .u33, "A search that its delegate presents", zh: "由代理呈现的搜索",
            """
            A delegate with presentSearchController is asked first when a search becomes active. \
            Where it presents the search itself, neither willPresent nor didPresent comes; where it \
            does not, the default follows, with both.
            """,
            evidence: [
                .source(
                    .docs,
                    """
                    presentSearchController: called when the user begins to edit or isActive is set; \
                    willPresentSearchController: for the automatic presentation alone
                    """), .rule(.u18),
            ], .documented),
        Rule(
            .u43, "A tab that is left during a search", zh: "搜索时离开标签",
            """
            A search for which no controller in the tab defines a presentation context lies over the whole \
            tab bar controller, but leaves the tabs to the finger. Where another tab is selected, the \
            controller that is searched hears neither viewWillDisappear nor viewDidDisappear, and its view \
            is lost: back in the tab there is a black rectangle. With definesPresentationContext the \
            search goes with its tab. That the search is not to be seen meanwhile, and that the controller \
            hears of its return, is assumed, as is that other systems do the same.
            """,
            evidence: [
                .source(.radar, "32265769, iOS 10.3"),
                .source(.docs, "UIViewController.definesPresentationContext"),
            ], .log, since: 8),
        Rule(
            .a81, "The text fields of an alert", zh: "提醒的文本框",
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
