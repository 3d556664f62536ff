extension Rulebook {
    /// When UIKit complains of containment, appearance, stacks, tabs and pages.
    static let containerTexts: [Rule] = [
        Rule(
            .e01, "Unbalanced calls", zh: "出现/消失调用不成对",
            """
            UIKit prints it where endAppearanceTransition is called without a begin, or where \
            transitions of one container overlap (C32).
            """,
            evidence: [
                .source(.venTouchLock), .source(.slideIOS), .source(.mullvad), .source(.rzUtils),
            ], .log, since: 5),
        Rule(
            .e02, "addChild of a controller whose view is in another's",
            zh: "addChild 视图在别的控制器里的控制器",
            """
            addChild refuses a child whose view is below the view of another controller than the \
            receiver (C18).
            """,
            evidence: [
                .source(.frLayered), .source(.extra), .source(.forums, "thread 52937"),
            ], .log, since: 5),
        Rule(
            .e03, "A child's view in the view of another controller", zh: "子控制器的视图放进别的控制器的视图",
            """
            A child's view may be added only within its parent's view: where the view belongs to \
            another controller, UIKit raises this (C18).
            """,
            evidence: [.source(.klcPopup), .source(.ibAnimatable)], .log, since: 5),
        Rule(
            .e04, "One view, two controllers", zh: "一个视图，两个控制器",
            """
            A view that is already one controller's root view is refused as the root view of \
            another.
            """,
            evidence: [.source(.viewDeck)], .log, since: 5),
        Rule(
            .e24, "Pushing what is in the stack", zh: "把栈里已有的再入栈",
            """
            Up to 13 `Pushing the same view controller instance more than once is not supported \
            (<X>)`; from 14 `<NAV> is pushing the same view controller instance (<X>) more than \
            once which is not supported and is most likely an error in the application`, with \
            the bundle's name.
            """,
            evidence: [.source(.newsBlur), .source(.artsy), .source(.reactNavigation)], .log),
        Rule(
            .e25, "Pushing a navigation controller", zh: "把导航控制器入栈",
            "`Pushing a navigation controller is not supported`",
            evidence: [.source(.actionSheetPicker)], .log),
        Rule(
            .e26, "Pushing nil", zh: "把 nil 入栈",
            """
            Logged, not raised: `Application tried to push a nil view controller on target \
            <NAV>.`
            """,
            evidence: [.source(.consoles)], .log),
        Rule(
            .e27, "One controller twice in a stack", zh: "同一控制器在栈里出现两次",
            """
            `All view controllers in a navigation controller must be distinct`, followed by the \
            array.
            """,
            evidence: [.source(.presentVC)], .log, since: 14),
        Rule(
            .e28, "Popping to a stranger", zh: "弹出到不相干的控制器",
            """
            Before iOS 26 a pop to a controller that is not in the stack raises `Tried to pop to a view controller \
            that doesn't exist.` From 26 on it gives nil, and nothing else happens; 26.1 was measured, and which \
            system stopped to raise is not known.
            """,
            evidence: [
                .source(.helpscout), .source(.navigationContainer),
                .source(.rSim, "the order of pops"),
            ], .log),
        Rule(
            .e29, "Nested push or pop animation", zh: "嵌套的入栈或出栈动画",
            """
            Up to 7: `nested push animation can result in corrupted navigation bar`, and the same \
            of pop, where one animated change of a stack begins while another runs. The stack \
            changes all the same; that its transition waits for the end of the first is assumed.
            """,
            evidence: [.source(.ktjPushQueue), .source(.cobalt), .source(.swipeNavigation)], .log),
        Rule(
            .e30, "Navigation ends unexpectedly", zh: "导航意外结束",
            """
            Up to 9: `Finishing up a navigation transition in an unexpected state. Navigation \
            Bar subview tree might get corrupted.` It follows E29, when the transition ends.
            """,
            evidence: [.source(.leanChat), .source(.cobalt), .source(.swipeNavigation)], .log),
        Rule(
            .e31, "Stack change in mid-transition", zh: "转场途中改变栈",
            """
            `pushViewController:animated: called on <NAV> while an existing transition or \
            presentation is occurring; the navigation stack will not be updated.`; the object is \
            written without a colon.
            """,
            evidence: [.source(.consoles)], .log, since: 8),
        Rule(
            .e33, "Pushing a split controller", zh: "把分栏控制器入栈",
            """
            `Split View Controllers cannot be pushed to a Navigation Controller <NAV>`; nothing \
            is pushed.
            """,
            evidence: [.source(.consoles, "two quotes")], .log),
        Rule(
            .e34, "Navigation items of another bar", zh: "另一个导航栏的条目",
            """
            `Layout requested for visible navigation bar, <bar>, when the top item belongs to a \
            different navigation bar.`, followed by both. Here: the item of the top controller was \
            given to a bar of the app's own, or is that of a controller on another stack whose bar is \
            seen, and the stack's bar is laid out.
            """,
            evidence: [.source(.crashes)], .log, since: 13),
        Rule(
            .e35, "Delegate of a managed bar", zh: "受管理的栏的代理",
            "`Cannot manually set the delegate on a UINavigationBar managed by a controller.`",
            evidence: [.source(.crashes, "two comments")], .log),
        Rule(
            .e82, "Constraints of a managed bar", zh: "受管理的栏的约束",
            """
            `Cannot modify constraints for UINavigationBar managed by a controller`, where addConstraint \
            gives one to the bar itself. Constraints that are activated were not seen to raise it; that it \
            ends with 9 is assumed.
            """,
            evidence: [.source(.masonry, "in five libraries")], .log, since: 7, through: 9),
        Rule(
            .e36, "Changing a managed tab bar", zh: "改动受管理的标签栏",
            "`Directly modifying a tab bar managed by a tab bar controller is not allowed.`",
            evidence: [.source(.crashes)], .log),
        Rule(
            .e37, "Selecting a stranger", zh: "选择不相干的控制器",
            """
            `-[UITabBarController setSelectedViewController:] only a view controller in the tab \
            bar controller's list of view controllers can be selected.`
            """,
            evidence: [.source(.crashes)], .log),
        Rule(
            .e38, "transition(from:to:) without a common parent",
            zh: "transition(from:to:) 没有共同的父控制器",
            "UIKit refuses controllers that are not both children of the receiver.",
            evidence: [.source(.awful), .source(.whack)], .log, since: 5),
        Rule(
            .e39, "An appearance callback called by hand", zh: "手动调用出现/消失回调",
            """
            Code that calls viewWillAppear or another appearance callback itself draws a warning; \
            the method runs all the same (C19).
            """,
            evidence: [.source(.lnPopup), .source(.pocketCasts)], .log, since: 16),
        Rule(
            .e55, "Wrong number of pages", zh: "页数不对",
            """
            `The number of view controllers provided (3) doesn't match the number required (1) \
            for the requested transition`
            """,
            evidence: [.source(.taehyeonKim), .source(.nypl)], .log),
        Rule(
            .e56, "Pages lost track of", zh: "跟丢了页",
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
