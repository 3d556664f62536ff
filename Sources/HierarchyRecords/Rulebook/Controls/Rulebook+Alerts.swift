extension Rulebook {
    /// Controllers that the system brings.
    static let alerts: [Rule] = [
        Rule(
            .u09, "A tap on an alert's action", zh: "点提醒的一个操作",
            """
            The alert is dismissed with animation, and the action's handler is called when it is \
            gone.
            """,
            evidence: [
                .source(.pivotalCoreKit),
                .source(.materialComponents, "issue 2490, modelled after UIKit"),
            ], .inferred),
        Rule(
            .u10, "How alerts are presented", zh: "提醒怎样呈现",
            """
            An alert is shown over its presenter, which stays where it is and gets no appearance \
            callback, whatever modalPresentationStyle says. An action sheet is a popover in a \
            regular width.
            """,
            evidence: [.rule(.e19), .rule(.r55), .source(.docs, "UIAlertController")], .documented),
        Rule(
            .u11, "An alert that has nothing to show", zh: "没有内容可显示的提醒",
            "UIKit refuses it when its presentation begins, after present has returned (E21).",
            evidence: [.words("nothing was found on the moment")], .assumed),
        Rule(
            .u12, "Where the cancel action stands", zh: "取消动作的位置",
            """
            An alert has one cancel action at most; to add a second raises E22. It comes last, or \
            first where an alert has two actions side by side.
            """,
            evidence: [.rule(.e22), .source(.docs, "UIAlertAction.Style")], .documented),
        Rule(
            .u13, "An activity controller", zh: "活动控制器",
            """
            It is a sheet in a compact width and a popover in a regular one, where it needs an \
            anchor (E20). Its completion handler is called when it is gone.
            """,
            evidence: [.rule(.e20), .source(.docs, "UIActivityViewController")], .documented),
        Rule(
            .u18, "A search controller", zh: "搜索控制器",
            """
            To set isActive presents the search controller, over the nearest ancestor whose \
            definesPresentationContext is true (P20): its delegate gets willPresent, the \
            presentation runs, the delegate gets didPresent. The updater is asked then, and \
            whenever the text changes. To set isActive to false dismisses it and empties the text.
            """,
            evidence: [
                .source(.docs, "UISearchController and its updater"), .rule(.p22),
            ], .documented),
        Rule(
            .u33, "A search that its delegate presents", zh: "由代理呈现的搜索",
            """
            A delegate that has presentSearchController is asked first when the search becomes \
            active. Where it presents the search itself, neither willPresent nor didPresent comes; \
            where it does not, UIKit presents it as in U18, with both.
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
            .u43, "A tab that is left during a search", zh: "搜索时离开标签页",
            """
            Where no controller in the tab defines a presentation context, a search lies over the \
            whole tab bar controller, but the tab bar can still be tapped. When another tab is \
            selected, the controller that is searched gets neither viewWillDisappear nor \
            viewDidDisappear, and its view is lost: back in the tab there is a black rectangle. \
            With definesPresentationContext the search goes with its tab. That the search is not \
            seen meanwhile, that the controller gets the callbacks of its return, and that other \
            systems do the same, is assumed.
            """,
            evidence: [
                .source(.radar, "32265769, iOS 10.3", seen: "iOS 10.3"),
                .source(.docs, "UIViewController.definesPresentationContext"),
            ], .log, since: 8),
        Rule(
            .u44, "When a search shows its results controller", zh: "搜索什么时候显示结果控制器",
            """
            The view of the results controller is hidden as long as there is no text in the bar. From iOS 13 on \
            setting showsSearchResultsController decides in place of the text, and switches \
            automaticallyShowsSearchResultsController off. That the results controller appears with the search, \
            hidden or not, is assumed.
            """,
            evidence: [
                .source(
                    .docs,
                    "UISearchController.showsSearchResultsController and automaticallyShowsSearchResultsController"
                ),
                .rule(.u18), .rule(.b38),
            ], .documented, since: 8),
        Rule(
            .a81, "The text fields of an alert", zh: "提醒的文本框",
            """
            They stand between the text and the actions, in the order in which they were added. \
            The first becomes first responder when the alert has appeared. UIKit refuses to add \
            one to an action sheet.
            """,
            evidence: [
                .source(.docs, "addTextField"), .words("nothing was found on the moment"),
            ], .assumed, since: 8),
    ]
}
