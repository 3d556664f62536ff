extension Rulebook {
    /// Controls, what they send and how large they are.
    static let controls: [Rule] = [
        Rule(
            .u16, "A tap on a control", zh: "点一个控件",
            """
            A control that is enabled sends touchDown, then touchUpInside and \
            primaryActionTriggered. The actions of one event run in the order in which they were \
            added.
            """,
            evidence: [
                .source(.docs, "UIControl"), .source(.mem, "the order of the events"),
            ], .assumed),
        Rule(
            .u28, "A menu as the primary action", zh: "以菜单为主要操作",
            """
            A control whose showsMenuAsPrimaryAction is true sends touchDown, and \
            menuActionTriggered when its menu comes, but neither touchUpInside nor \
            primaryActionTriggered. The menu's element that the user chooses runs with the control \
            as its sender; a disabled or hidden one cannot be chosen.
            """,
            evidence: [
                .source(
                    .docs,
                    "UIControl, showsMenuAsPrimaryAction and UIControl.Event.menuActionTriggered"
                ), .source(.mem, "that touchUpInside does not come"),
            ], .assumed, since: 14),
        Rule(
            .u17, "Segments", zh: "分段",
            """
            A tap on another segment selects it and sends valueChanged; a tap on the selected one, \
            and a selection from code, send nothing.
            """,
            evidence: [.source(.docs, "UISegmentedControl")], .documented),
        Rule(
            .u34, "Values that code sets send no action", zh: "代码设的值不发送动作",
            """
            Where code sets isOn, value, text, selectedSegmentIndex, currentPage or date of a \
            control, the control sends no action and tells its delegate nothing: those are for \
            what the user does. sendActions(for:) sends them.
            """,
            evidence: [
                .source(.docs, "UISwitch.setOn(_:animated:) and UIControl.sendActions(for:)"),
                .rule(.u17),
            ], .documented),
        Rule(
            .u37, "Pull to refresh", zh: "下拉刷新",
            """
            A finger that pulls the content far enough below its top makes its refresh control refresh and \
            send valueChanged. beginRefreshing from code sends nothing, and does not scroll. A table can \
            be pulled at all times; other content only where it is higher than its scroll view, or with \
            alwaysBounceVertical. That 120 points are far enough is assumed.
            """,
            evidence: [
                .source(
                    .docs,
                    "UIRefreshControl: it sends valueChanged; beginRefreshing for a refresh by code"
                ),
                .rule(.u34), .words("what short content does was not found in the documentation"),
            ], .documented, since: 6),
        Rule(
            .u22, "Actions without a target", zh: "没有目标的动作",
            """
            An action is sent to its target. One without a target is sent to the first responder, \
            or where there is none to the sender, and from there up the responder chain to the \
            first object that can perform it.
            """,
            evidence: [
                .source(.docs, "UIApplication.sendAction and UIControl.addTarget"),
                .source(.mem, "that the sender begins where there is no first responder"),
            ], .documented),
        Rule(
            .x13, "The second press of a double tap", zh: "双击的第二下",
            """
            The control sends touchDown, touchDownRepeat, touchUpInside and \
            primaryActionTriggered.
            """,
            evidence: [.source(.touchLogs, "two logs of buttons")], .log),
        Rule(
            .x41, "A control follows a finger", zh: "控件跟着手指",
            """
            The control gets touchesBegan, beginTracking, touchesEnded and endTracking, and then \
            sends its action. A recognizer on it is told of the touch first: the recognizer gets \
            touchesBegan, the control touchesBegan, the recognizer touchesEnded; its action runs, \
            and the control gets touchesCancelled.
            """,
            evidence: [.source(.touchLogs)], .log),
        Rule(
            .x42, "Labels and image views take no touches", zh: "标签与图像视图不接触摸",
            """
            isUserInteractionEnabled of a UILabel and of a UIImageView is false by default, however \
            they are made, so that their recognizers never act.
            """,
            evidence: [.source(.docs, "UILabel and UIImageView, isUserInteractionEnabled")],
            .documented),
        Rule(
            .a135, "Pictures", zh: "图片",
            """
            Of a picture only the size is known. An image view is as large as its picture and has \
            no size of its own without one. A renderer's picture has the renderer's size; a symbol \
            is 20 by 20 points; a file is never found.
            """,
            evidence: [
                .source(.docs, "UIImageView and UIGraphicsImageRenderer"),
                .words("the symbol's size is ours"),
            ], .assumed),
        Rule(
            .a139, "Steppers, page controls, progress and activity", zh: "步进器、页码、进度与活动指示",
            """
            A tap on a stepper's half goes one step and sends valueChanged, as a tap on either half \
            of a page control goes one page; neither sends anything at its end, but that a stepper \
            may wrap. A stepper is 94 by 32 points (29 before iOS 13), an activity indicator 20 by \
            20 or 37 by 37, a progress view 4 points high (2 before iOS 14), a page control 26 (37 \
            before iOS 14) and 16 wide a dot, 9 less in all. An activity indicator is hidden while \
            it does not turn.
            """,
            evidence: [
                .source(.docs, "UIStepper, UIPageControl and UIActivityIndicatorView"),
                .source(.mem, "sizes, and what taps send besides valueChanged"),
            ], .assumed),
    ]
}
