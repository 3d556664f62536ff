extension Rulebook {
    /// When UIKit complains of containment, appearance, stacks, tabs and pages.
    static let containerTexts: [Rule] = [
        Rule(
            .e01, "Unbalanced calls",
            """
            Printed when an end of an appearance transition has no begin, or a container's \
            transitions overlap.
            """,
            evidence: [
                .source(.venTouchLock), .source(.slideIOS), .source(.mullvad), .source(.rzUtils),
            ], .log, since: 5),
        Rule(
            .e02, "Requested parent is another",
            "addChild refuses a child whose view sits under the view of another controller.",
            evidence: [
                .source(.frLayered), .source(.extra), .source(.forums, "thread 52937"),
            ], .log, since: 5),
        Rule(
            .e03, "Actual parent is another",
            "A child's view is refused by a view whose controller is not the child's parent.",
            evidence: [.source(.klcPopup), .source(.ibAnimatable)], .log, since: 5),
        Rule(
            .e04, "One view, two controllers",
            "A view that is one controller's root view is refused as another's.",
            evidence: [.source(.viewDeck)], .log, since: 5),
        Rule(
            .e24, "Pushing what is in the stack",
            """
            Up to 13 `Pushing the same view controller instance more than once is not supported \
            (<X>)`; from 14 `<NAV> is pushing the same view controller instance (<X>) more than \
            once which is not supported and is most likely an error in the application`, with \
            the bundle's name.
            """,
            evidence: [.source(.newsBlur), .source(.artsy), .source(.reactNavigation)], .log),
        Rule(
            .e25, "Pushing a navigation controller",
            "`Pushing a navigation controller is not supported`",
            evidence: [.source(.actionSheetPicker)], .log),
        Rule(
            .e26, "Pushing nil",
            """
            Logged, not raised: `Application tried to push a nil view controller on target \
            <NAV>.`
            """,
            evidence: [.source(.consoles)], .log),
        Rule(
            .e27, "One controller twice in a stack",
            """
            `All view controllers in a navigation controller must be distinct`, followed by the \
            array.
            """,
            evidence: [.source(.presentVC)], .log, since: 14),
        Rule(
            .e28, "Popping to a stranger",
            "`Tried to pop to a view controller that doesn't exist.`",
            evidence: [.source(.helpscout), .source(.navigationContainer)], .log),
        Rule(
            .e29, "Nested push or pop animation",
            """
            Up to 7: `nested push animation can result in corrupted navigation bar`, and the \
            same of pop. The stack changes all the same; that its transition waits for the end of \
            the first is assumed.
            """,
            evidence: [.source(.ktjPushQueue), .source(.cobalt), .source(.swipeNavigation)], .log),
        Rule(
            .e30, "Navigation ends unexpectedly",
            """
            Up to 9: `Finishing up a navigation transition in an unexpected state. Navigation \
            Bar subview tree might get corrupted.` It follows E29, when the transition ends.
            """,
            evidence: [.source(.leanChat), .source(.cobalt), .source(.swipeNavigation)], .log),
        Rule(
            .e31, "Stack change in mid-transition",
            """
            `pushViewController:animated: called on <NAV> while an existing transition or \
            presentation is occurring; the navigation stack will not be updated.`; the object is \
            written without a colon.
            """,
            evidence: [.source(.consoles)], .log, since: 8),
        Rule(
            .e33, "Pushing a split controller",
            """
            `Split View Controllers cannot be pushed to a Navigation Controller <NAV>`; nothing \
            is pushed.
            """,
            evidence: [.source(.consoles, "two quotes")], .log),
        Rule(
            .e34, "Navigation items of another bar",
            """
            `Layout requested for visible navigation bar, <bar>, when the top item belongs to a \
            different navigation bar.`, followed by both. Here: the item of the top controller was \
            given to a bar of the app's own, and the stack's bar is laid out.
            """,
            evidence: [.source(.crashes)], .log, since: 13),
        Rule(
            .e35, "Delegate of a managed bar",
            "`Cannot manually set the delegate on a UINavigationBar managed by a controller.`",
            evidence: [.source(.crashes, "two comments")], .log),
        Rule(
            .e36, "Changing a managed tab bar",
            "`Directly modifying a tab bar managed by a tab bar controller is not allowed.`",
            evidence: [.source(.crashes)], .log),
        Rule(
            .e37, "Selecting a stranger",
            """
            `-[UITabBarController setSelectedViewController:] only a view controller in the tab \
            bar controller's list of view controllers can be selected.`
            """,
            evidence: [.source(.crashes)], .log),
        Rule(
            .e38, "No common parent",
            "transition(from:to:) refuses controllers that are not both children of the receiver.",
            evidence: [.source(.awful), .source(.whack)], .log, since: 5),
        Rule(
            .e39, "Appearance called by hand",
            """
            Calling an appearance method from outside draws a warning; the call itself goes \
            through.
            """,
            evidence: [.source(.lnPopup), .source(.pocketCasts)], .log, since: 16),
        Rule(
            .e55, "Wrong number of pages",
            """
            `The number of view controllers provided (3) doesn't match the number required (1) \
            for the requested transition`
            """,
            evidence: [.source(.taehyeonKim), .source(.nypl)], .log),
        Rule(
            .e56, "Pages lost track of",
            """
            `No view controller managing visible view <…>`, or `Duplicate states in queue`. The first is \
            raised \
            where the user's scroll ends (`queuingScrollView:didEndManualScroll:toRevealView:…`) at \
            the view of a page that was taken away meanwhile.
            """,
            evidence: [
                .source(.nytPhotoViewer), .source(.carbonKit), .source(.materialControls),
            ], .stack),
    ]
}
