extension Rulebook {
    /// What a style becomes on a screen, and the size and place of what is presented.
    static let adaptation: [Rule] = [
        Rule(
            .p30, "Adaptation of the full-size styles", zh: "全尺寸样式的适配",
            """
            The styles fullScreen, currentContext, overFullScreen and overCurrentContext do not \
            follow what the delegate answers to adaptivePresentationStyle.
            """,
            evidence: [.source(.neu, "page 271")], .log, since: 13),
        Rule(
            .p31, "Adaptation of sheets", zh: "卡片的适配",
            """
            For a page sheet or a form sheet UIKit follows the delegate's answers fullScreen and \
            overFullScreen, and for a page sheet formSheet as well; no other.
            """,
            evidence: [.source(.neu, "page 271")], .log, since: 13),
        Rule(
            .p32, "Adaptation of popovers", zh: "弹出框的适配",
            """
            The delegate's answer none keeps a popover a popover everywhere. fullScreen, \
            overFullScreen and formSheet are followed; any other answer means a sheet on an iPhone \
            and a popover on an iPad.
            """,
            evidence: [.source(.neu, "page 271")], .log, since: 13),
        Rule(
            .p33, "Adaptation before 13", zh: "iOS 13 之前的适配",
            """
            Up to iOS 12 an answer of the delegate's that UIKit does not follow made sheets and \
            popovers full screen on an iPhone; a wide phone in landscape kept a sheet.
            """,
            evidence: [.source(.neu, "page 271")], .log),
        Rule(
            .x50, "A popover on a wide phone in landscape, before 8.3", zh: "横放的大屏手机上的弹出框，8.3 之前",
            """
            Up to 8.2 a popover stays a popover on a wide phone in landscape; from 8.3 on it \
            becomes a form sheet there.
            """,
            evidence: [
                .source(.radar, "18893122, of 8.0", seen: "iOS 8.0"),
                .source(
                    .docs, "adaptivePresentationStyle(for:traitCollection:), which came with 8.3"),
            ], .log, since: 8, through: 8.2),
        Rule(
            .p34, "Sizes of presentations", zh: "呈现的尺寸",
            """
            A full-screen presentation has the window's size. On iOS 13 a sheet is 40 points \
            shorter in portrait and as high as the window in a compact height. On an iPad page \
            sheets are 712 points wide and form sheets 540 by 620.
            """,
            evidence: [.source(.neu, "page 271")], .log),
        Rule(
            .p35, "How styles adapt without a delegate", zh: "没有代理时样式如何适应",
            """
            From 13 on automatic means a page sheet; a sheet stays a sheet in a compact width and \
            fills a compact height; a popover becomes a sheet in a compact width. Up to 12 sheets \
            and popovers become full screen in a compact width.
            """,
            evidence: [
                .source(.docs), .source(.neu, "page 264"), .source(.h84),
                .source(.rSim, "popovers"),
            ], .documented),
        Rule(
            .p36, "Which styles a delegate may answer", zh: "代理可以回答哪些样式",
            """
            fullScreen and overFullScreen, and from 8.3 on none. Where the presentation does not \
            adapt, the delegate is told the style none.
            """,
            evidence: [.source(.h84)], .documented, since: 8),
        Rule(
            .p37, "Presenting in the style none", zh: "用 none 样式呈现",
            """
            A modalPresentationStyle of none has no presentation controller: presenting so raises \
            E16.
            """,
            evidence: [.source(.crashes, "a public sample")], .log),
        Rule(
            .p38, "A popover without an anchor", zh: "没有锚点的弹出框",
            """
            On an iPad presentationTransitionWillBegin raises E18 to E20, after present has \
            returned; on an iPhone it becomes a sheet and raises nothing.
            """,
            evidence: [.source(.rSim, "popovers"), .source(.crashes)], .measured, since: 8),
        Rule(
            .p41, "Detents that are set too late", zh: "太晚设置的停靠高度",
            """
            On iOS 15 detents that are set while the sheet is coming, as in viewWillAppear, do not \
            change where it comes: it stands as it would have without them, until it is told to \
            change.
            """,
            evidence: [.source(.duckDuckGo)], .log, since: 15, through: 15),
        Rule(
            .r53, "Sheets", zh: "卡片",
            """
            A large sheet on an iPhone 16 begins 59 points below the top and is 793 high; the safe \
            area of its content is 34 below. A medium sheet is 56 % of the maximum height, 8 \
            points from three edges. In a compact height a sheet fills the window.
            """,
            evidence: [.source(.rSim, "detents of sheets")], .measured, since: 26),
        Rule(
            .r55, "Popovers on an iPad", zh: "iPad 上的弹出框",
            """
            A popover stands beside what it is anchored at, with an arrow of 13 points. One at a \
            bar button keeps 19 points from the screen's edge. Without an anchor E18 is raised.
            """,
            evidence: [.source(.rSim, "popovers")], .measured),
        Rule(
            .x43, "automatic is never read", zh: "automatic 从不会读到",
            """
            modalPresentationStyle that was set to automatic, or not set, reads as the style that it \
            stands for: pageSheet for most controllers.
            """,
            evidence: [.source(.h13, "the comment of UIModalPresentationAutomatic")], .documented,
            since: 13),
        Rule(
            .p45, "A popover controller", zh: "弹出框控制器",
            """
            UIPopoverController, of iOS 3.2 to 8 and discouraged since, shows a controller in a \
            popover on an iPad. A tap beside it asks its delegate \
            popoverControllerShouldDismissPopover; when the popover is gone the delegate gets \
            popoverControllerDidDismissPopover. A dismissal by code sends neither. That its \
            content gets the callbacks of any popover's content (P05) is assumed.
            """,
            evidence: [
                .source(.docs, "UIPopoverController and its delegate"), .rule(.p05),
            ], .documented, since: 3),
        Rule(
            .a50, "When the delegate is asked how to adapt", zh: "何时询问代理如何适应",
            """
            When the presentation begins, after present has returned, so that a delegate which is \
            set in between counts. The delegate is asked for the style, then for the controller to \
            show in it, then told which style comes. A custom presentation can become full screen \
            or over full screen. The controller that the delegate gives takes the presented one's \
            place in every property, and its dismissal is told to the same delegate. The log shows \
            only what a delegate that is set is asked.
            """,
            evidence: [
                .rule(.p07), .rule(.p13), .rule(.p38, "what is set after present counts"),
                .rule(.p30, "the answers"), .rule(.p31, "the answers"), .rule(.p32, "the answers"),
                .rule(.p33, "the answers"),
            ], .assumed, since: 8),
        Rule(
            .a51, "A presentation adapted while it is shown", zh: "显示途中适配的呈现",
            """
            When the screen's traits change, each presentation that is not in a transition and \
            presents nothing itself asks its delegate again, after willTransition and before \
            viewWillTransition. The presented controller stays appeared and is told its size. A \
            presenter that becomes covered by full screen disappears, one that is uncovered \
            appears. Where the delegate's own controller takes the presented one's place or gives \
            it back, the two appear and disappear. All of it is unanimated.
            """,
            evidence: [
                .source(.h84, "the calls"), .words("no log of a live adaptation was found"),
                .words(
                    """
                    kept: that a presentation adapts while it is shown is told (radars 23666679 and \
                    22398415), in what order its controllers hear of it is not: the whole order is ours
                    """),
            ], .assumed, since: 8),
        Rule(
            .a52, "The size of a popover", zh: "弹出框的尺寸",
            """
            A popover has the preferredContentSize of its content, or 320 by 480 where that is \
            zero, and 13 points for the arrow. It is smaller where the screen has no room; the \
            content then keeps at least 98 points.
            """,
            evidence: [
                .rule(.r55, "the arrow, and one squeezed popover"),
                .words(
                    """
                    kept: for UIPopoverController, up to iOS 7, Apple's pages give 320 by 1100; no \
                    source gives the size for a preferredContentSize of zero
                    """),
            ], .assumed, since: 8),
        Rule(
            .a53, "Where a popover points", zh: "弹出框指向哪里",
            """
            Of the permitted directions, in the order up, down, left, right, it takes the first in \
            which it fits without being moved along the anchor, then the first in which it fits at \
            all, then the one with most room. At a bar button it hangs below, without an arrow. \
            Where no side of the anchor has room, or no direction is permitted, it stands over the \
            anchor's middle. Before iOS 13 the source rectangle is the view's upper left corner \
            unless it is set.
            """,
            evidence: [
                .rule(.r55, "all rows agree"), .source(.docs, "sourceRect"),
                .words("nothing was found on large anchors"),
            ], .assumed, since: 8),
        Rule(
            .a54, "A tap beside a popover or a sheet", zh: "点弹出框或卡片的旁边",
            """
            It dismisses a popover, and a sheet that dims what is below, as a swipe does (P11): \
            the delegate is asked, and where the controller must stay it is told of the attempt. \
            Beside an action sheet it chooses Cancel. Before iOS 13 a popover's delegate is asked \
            popoverPresentationControllerShouldDismissPopover and at the end gets \
            popoverPresentationControllerDidDismissPopover; it is told of no attempt. The views \
            below get no touch, but the passthroughViews of a popover do, and all that is beside a \
            sheet which does not dim at its detent.
            """,
            evidence: [
                .source(
                    .docs,
                    "passthroughViews, isModalInPresentation, detents and the popover's delegate")
            ], .assumed, since: 8),
        Rule(
            .a55, "At which height a sheet opens", zh: "卡片在什么高度打开",
            """
            At its selected detent, or at its lowest where none is selected. A sheet does not rest \
            at a height that is below zero or no number; without any detent it is large. Detents \
            of the same height count once. Medium is 56 % of the maximum on all systems.
            """,
            evidence: [
                .rule(.r53), .source(.docs, "UISheetPresentationController"),
                .source(.reactNativeScreens),
                .source(.zozo, "56 % of the maximum are 54 % of the screen"),
                .words("kept for all systems: the two measurements agree"),
            ], .assumed, since: 15),
        Rule(
            .a56, "Dragging a sheet", zh: "拖动卡片",
            """
            After 10 points the sheet follows the finger. Above its lowest detent its height \
            changes, and when the finger leaves it goes to the nearest detent, or after a flick of \
            1000 points a second to the next one in that direction. Below its lowest detent it is \
            being dismissed (P11). It comes to rest in 0.5057 seconds.
            """,
            evidence: [
                .rule(.r53, "one detent"), .words("between detents nothing was recorded"),
            ], .assumed, since: 15),
        Rule(
            .a57, "A sheet in a compact height", zh: "紧凑高度里的卡片",
            """
            With prefersEdgeAttachedInCompactHeight it stands on the lower edge, within the safe \
            area's sides, or as wide as the preferred content where the width follows it; \
            otherwise it fills the screen.
            """,
            evidence: [.source(.docs, "UISheetPresentationController")], .assumed, since: 15),
        Rule(
            .a79, "What a form sheet or a popover shows is compact", zh: "表单卡片和弹出框里的宽度是紧凑的",
            """
            A form sheet and a popover give the controller in them a compact width where the \
            height is regular, so that a split in them collapses. A page sheet gives it the \
            screen's width class.
            """,
            evidence: [.source(.radar, "27448912")], .assumed, since: 8),
        Rule(
            .a106, "Traits that a presentation overrides", zh: "呈现所覆盖的特征",
            """
            The overrides of a presentation controller count from present to the end of the \
            dismissal. They go before the traits of what is around, and the presented controller's \
            own overrides go before them. Set before present, they are among its first traits, and \
            no callback tells of them; set while it is shown, they reach it and what is below it \
            as an override of its own does (T09).
            """,
            evidence: [
                .source(
                    .docs, "overrideTraitCollection, which stands in place of the environment's"),
                .rule(.t02), .rule(.t09),
            ], .assumed, since: 8),
        Rule(
            .a107, "The size of a form sheet", zh: "表单卡片的尺寸",
            """
            On a wide screen it is as wide and as high as the content prefers, where that is not \
            zero, and never larger than its container. A sheet takes the size of the other sheet \
            style where prefersPageSizing says so; where that is not set, of its own.
            """,
            evidence: [.source(.docs, "pageSheet, formSheet and prefersPageSizing")], .assumed,
            since: 8),
    ]
}
