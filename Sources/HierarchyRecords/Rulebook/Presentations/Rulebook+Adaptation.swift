extension Rulebook {
    /// What a style becomes on a screen, and the size and place of what is presented.
    static let adaptation: [Rule] = [
        Rule(
            .p30, "Adaptation of the full-size styles", zh: "全尺寸样式的适配",
            "Full screen, current context and the over-styles ignore the delegate's answer.",
            evidence: [.source(.neu, "page 271")], .log, since: 13),
        Rule(
            .p31, "Adaptation of sheets", zh: "卡片的适配",
            """
            For page and form sheets only full screen, over full screen and, for a page sheet, \
            form sheet are honoured.
            """,
            evidence: [.source(.neu, "page 271")], .log, since: 13),
        Rule(
            .p32, "Adaptation of popovers", zh: "弹出框的适配",
            """
            None keeps a popover everywhere; full screen, over full screen and form sheet are \
            honoured; any other answer means a sheet on an iPhone and a popover on an iPad.
            """,
            evidence: [.source(.neu, "page 271")], .log, since: 13),
        Rule(
            .p33, "Adaptation before 13", zh: "iOS 13 之前的适配",
            """
            Up to iOS 12 an answer that is not honoured made sheets and popovers full screen on \
            an iPhone; a wide phone in landscape kept a sheet.
            """,
            evidence: [.source(.neu, "page 271")], .log),
        Rule(
            .x50, "A popover in a low place, before 8.3", zh: "8.3 之前低矮处的弹出框",
            """
            On a wide phone in landscape a popover stays one up to 8.2; from 8.3 on it becomes a form sheet \
            there.
            """,
            evidence: [
                .source(.radar, "18893122, of 8.0"),
                .source(
                    .docs, "adaptivePresentationStyle(for:traitCollection:), which came with 8.3"),
            ], .log, since: 8, through: 8.2),
        Rule(
            .p34, "Sizes of presentations", zh: "呈现的尺寸",
            """
            Full screen takes the window; a sheet on iOS 13 is 40 points shorter in portrait and \
            full in compact height; an iPad has 712 wide page sheets and 540 by 620 form sheets.
            """,
            evidence: [.source(.neu, "page 271")], .log),
        Rule(
            .p35, "Defaults without a delegate", zh: "没有代理时的默认值",
            """
            From 13 automatic means a page sheet, sheets stay sheets in compact width and fill \
            compact height, a compact popover becomes a sheet; up to 12 sheets and popovers \
            become full screen in compact width.
            """,
            evidence: [
                .source(.docs), .source(.neu, "page 264"), .source(.h84),
                .source(.rSim, "popovers"),
            ], .documented),
        Rule(
            .p36, "Answers a delegate may give", zh: "代理可以给的回答",
            """
            Full screen and over full screen, and none from 8.3; without adaptation the delegate \
            is told none.
            """,
            evidence: [.source(.h84)], .documented, since: 8),
        Rule(
            .p37, "Presenting with no style", zh: "不指定样式的呈现",
            "The style none has no presentation controller and raises E16.",
            evidence: [.source(.crashes, "a public sample")], .log),
        Rule(
            .p38, "A popover without an anchor", zh: "没有锚点的弹出框",
            """
            On an iPad it raises E18 to E20 when the transition begins, after present has \
            returned; on an iPhone it becomes a sheet and raises nothing.
            """,
            evidence: [.source(.rSim, "popovers"), .source(.crashes)], .measured, since: 8),
        Rule(
            .p41, "Detents that are set too late", zh: "设置得太晚的停靠高度",
            """
            On iOS 15 detents that are set while the sheet comes, as in viewWillAppear, do not place it: it \
            comes as it would have without them, until it is told to change.
            """,
            evidence: [.source(.duckDuckGo)], .log, since: 15, through: 15),
        Rule(
            .r53, "Sheets", zh: "卡片",
            """
            A large sheet on iPhone 16 lies at 59 and is 793 high, its content's safe area is 34 \
            below; a medium one is 56 % of the maximum, 8 points from three edges; in compact \
            height a sheet fills the window.
            """,
            evidence: [.source(.rSim, "detents of sheets")], .measured, since: 26),
        Rule(
            .r55, "Popovers on an iPad", zh: "iPad 上的弹出框",
            """
            A popover stands by its anchor with a 13 point arrow; a bar button's keeps 19 points \
            from the edge; without an anchor it raises E18.
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
            UIPopoverController, of iOS 3.2 to 8 and discouraged since, shows a controller in a popover of \
            an iPad. A tap beside it asks popoverControllerShouldDismissPopover, and when it is gone \
            popoverControllerDidDismissPopover is told; a dismissal by code tells neither. That its content \
            hears what a popover's content hears otherwise (P05) is assumed.
            """,
            evidence: [
                .source(.docs, "UIPopoverController and its delegate"), .rule(.p05),
            ], .documented, since: 3),
        Rule(
            .a50, "When the delegate adapts a presentation", zh: "代理何时适配呈现",
            """
            It is asked when the presentation begins, after present has returned, so that a \
            delegate set in between counts: for the style, for the controller to be shown in it, \
            then told of what comes. A custom presentation can become full screen or over full \
            screen. The replacement takes the presented controller's place in every link, and its \
            dismissal reports to the same delegate. The log has what a set delegate is asked.
            """,
            evidence: [
                .rule(.p07), .rule(.p13), .rule(.p38, "what is set after present counts"),
                .rule(.p30, "the answers"), .rule(.p31, "the answers"), .rule(.p32, "the answers"),
                .rule(.p33, "the answers"),
            ], .assumed, since: 8),
        Rule(
            .a51, "A presentation adapted while it is shown", zh: "显示途中适配的呈现",
            """
            When the traits of the screen change, every presentation that stands still and \
            presents nothing itself is asked again, after willTransition and before \
            viewWillTransition. The presented controller stays appeared and hears of its size; a \
            presenter that full screen covers disappears, one that is uncovered appears, and where \
            a replacement comes or goes the two controllers appear and disappear, all unanimated.
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
            It is the preferredContentSize, 320 by 480 where that is zero, plus 13 points for the \
            arrow, and less where the screen has no room; the content then keeps at least 98.
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
            Of the permitted directions it takes, in the order up, down, left, right, the first \
            in which it fits without being moved along the anchor, then the first in which it \
            fits, then the one with most room. At a bar button it hangs below, without an arrow. \
            An anchor that leaves no room on any side, or a popover without a permitted \
            direction, gets it over the anchor's middle. Before iOS 13 the source rectangle is \
            the view's upper left corner unless set.
            """,
            evidence: [
                .rule(.r55, "all rows agree"), .source(.docs, "sourceRect"),
                .words("nothing was found on large anchors"),
            ], .assumed, since: 8),
        Rule(
            .a54, "Tapping outside", zh: "点外面",
            """
            A tap beside a popover or a sheet that dims what is below dismisses it as a swipe \
            does: the delegate is asked, and of one that must stay it hears of the attempt. Beside \
            an action sheet it chooses Cancel. Before iOS 13 the delegate of a popover is asked \
            popoverPresentationControllerShouldDismissPopover, and told \
            popoverPresentationControllerDidDismissPopover at the end; of an attempt it hears \
            nothing. What lies below gets nothing; the passthrough views of a popover do, and so does everything \
            beside a sheet that does not dim at its detent.
            """,
            evidence: [
                .source(
                    .docs,
                    "passthroughViews, isModalInPresentation, detents and the popover's delegate")
            ], .assumed, since: 8),
        Rule(
            .a55, "Where a sheet's detents come from", zh: "卡片的停靠高度从哪里来",
            """
            A sheet opens at the selected detent, at its lowest one where none is selected. \
            At a height that is less than zero or no number it does not rest; without any detent \
            it is large. Detents of the same height count once. Medium is 56 % of the maximum on all systems.
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
            After 10 points the sheet follows the finger. Above its lowest detent it is resized, \
            and on release goes to the detent that is nearest, or to the next in the direction of \
            a flick of 1000 points a second; below the lowest it is being dismissed. It settles in \
            0.5057 seconds.
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
            .a79, "What floats is narrow", zh: "浮着的很窄",
            """
            A form sheet and a popover give what they show a compact width where the height is \
            regular, so that a split in them collapses; a page sheet gives it the screen's.
            """,
            evidence: [.source(.radar, "27448912")], .assumed, since: 8),
        Rule(
            .a106, "Traits that a presentation overrides", zh: "呈现所覆盖的特征",
            """
            They count from present to the end of the dismissal, below what is around and above \
            what the presented controller overrides itself. Set before, they are among its first \
            traits, and nothing tells of them; set while it is shown, they reach it and what is \
            below it as an override of its own does.
            """,
            evidence: [
                .source(
                    .docs, "overrideTraitCollection, which stands in place of the environment's"),
                .rule(.t02), .rule(.t09),
            ], .assumed, since: 8),
        Rule(
            .a107, "The size of a form sheet", zh: "表单卡片的尺寸",
            """
            On a wide screen it is as large as the content prefers, in each direction in which the \
            preferred size is not zero, and never larger than the container. A sheet takes the \
            other style's size where prefersPageSizing says so; unset, that is as the style has it.
            """,
            evidence: [.source(.docs, "pageSheet, formSheet and prefersPageSizing")], .assumed,
            since: 8),
    ]
}
