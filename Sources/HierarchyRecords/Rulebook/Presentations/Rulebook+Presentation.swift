extension Rulebook {
    /// Presenting and dismissing.
    static let presentation: [Rule] = [
        Rule(
            .p01, "Full screen by a segue", zh: "用 segue 全屏呈现",
            """
            The segue makes the presented controller, prepare(for:sender:) is called, and the view \
            is loaded. Then the presenter gets viewWillDisappear, the presented controller \
            viewWillAppear; after layout the presented one gets viewDidAppear and the presenter \
            viewDidDisappear.
            """,
            evidence: [.source(.aokiplayer, "2019")], .log),
        Rule(
            .p03, "Full screen from code", zh: "用代码全屏呈现",
            """
            Presenting: the presented view is loaded; the presenter gets viewWillDisappear, the \
            presented controller viewWillAppear and viewDidAppear, then the presenter \
            viewDidDisappear. Dismissing: the presented controller gets viewWillDisappear, the \
            presenter viewWillAppear and viewDidAppear, the presented one viewDidDisappear, and is \
            deallocated.
            """,
            evidence: [.source(.juejin)], .log, since: 13),
        Rule(
            .p04, "Sheets on iPhone", zh: "iPhone 上的卡片",
            """
            The presenter gets no callback, since its view stays on the screen (P05). The sheet is \
            loaded and gets viewWillAppear and viewDidAppear, and when it is dismissed \
            viewWillDisappear and viewDidDisappear. Up to iOS 12 the sheet styles became full \
            screen in a compact width.
            """,
            evidence: [
                .source(.juejin), .source(.yag20), .source(.hacknicity, "2019"),
            ], .log, since: 13),
        Rule(
            .p05, "Which styles remove the presenter's view", zh: "哪些样式会移走呈现方的视图",
            """
            fullScreen and currentContext take the presenter's view out of the window, so that the \
            presenter disappears, and appears again after the dismissal. overFullScreen, \
            overCurrentContext, popovers, sheets from 13 on and custom presentations leave it \
            there, unless shouldRemovePresentersView is true.
            """,
            evidence: [.source(.h84), .source(.gistP05), .source(.deckTransition)], .documented),
        Rule(
            .p06, "isBeingPresented and isBeingDismissed in each callback",
            zh: "各回调里的 isBeingPresented 和 isBeingDismissed",
            """
            In its viewWillAppear the presented controller's isBeingPresented is true and its \
            presentingViewController is set. In its viewDidDisappear isBeingDismissed is still \
            true, but presentingViewController is nil already. In a completion both are false.
            """,
            evidence: [
                .source(.h84, "the completions"), .source(.neu, "page 264, isBeingDismissed"),
                .source(.winObjC, "the other flags, which no log of UIKit shows"),
            ], .inferred),
        Rule(
            .p07, "What present does at once", zh: "present 立即做什么",
            """
            The presented view is loaded inside the call. The transition starts after the commit, \
            with viewWillAppear and viewWillDisappear. viewDidAppear and viewDidDisappear come \
            when the transition ends, before the completion.
            """,
            evidence: [
                .source(.crashdoc), .source(.tiSocial), .source(.mixpanel), .source(.zendesk),
            ], .stack),
        Rule(
            .p08, "A present while a transition runs", zh: "转场运行时的 present",
            """
            A present or push that is asked for while the presenter takes part in a running \
            transition waits until that ends; UIKit checks only then whether it may go ahead \
            (A12).
            """,
            evidence: [
                .source(.tzImagePicker), .source(.awsSamples), .source(.newsBlur),
            ], .stack),
        Rule(
            .p09, "animated in a present without animation: sources disagree",
            zh: "没有动画的 present 里的 animated：来源不一",
            """
            One test has true as the argument of the appearance callbacks of present(animated: \
            false). The program passes false (D06).
            """,
            evidence: [.source(.uiKitTestable)], .testSuite, isFollowed: false),
        Rule(
            .p10, "viewIsAppearing of a presented controller", zh: "被呈现控制器的 viewIsAppearing",
            """
            After the presented controller's viewWillAppear its view is added and its superview is \
            laid out. Then come viewIsAppearing, the layout callbacks of the controller itself, \
            and viewDidAppear.
            """,
            evidence: [.source(.docs, "viewIsAppearing(_:)"), .source(.wwdc23)], .documented,
            since: 13),
        Rule(
            .p11, "Swiping a sheet down", zh: "下滑关闭卡片",
            """
            The delegate is asked presentationControllerShouldDismiss; after a yes it gets \
            presentationControllerWillDismiss, the sheet's controller disappears, and \
            presentationControllerDidDismiss comes. Where the swipe is not allowed, the delegate \
            gets presentationControllerDidAttemptToDismiss. It is not even asked where \
            isModalInPresentation is true of the presented controller, or of a controller on the \
            screen within it. A dismissal by code sends none of these.
            """,
            evidence: [
                .source(.h13), .source(.neu, "page 264"),
                .source(.docs, "Disabling the pull-down gesture for a sheet"),
            ], .documented, since: 13),
        Rule(
            .p13, "presentationController is made once", zh: "presentationController 只创建一次",
            """
            Where code reads presentationController before it sets the style, the object that it \
            got is kept, and the transitioning delegate is not asked again.
            """,
            evidence: [.source(.presentationControllerBug)], .log),
        Rule(
            .p20, "Which controller becomes the presenter", zh: "哪个控制器成为呈现方",
            """
            For currentContext and overCurrentContext UIKit looks upwards for the first controller \
            whose definesPresentationContext is true; for the other styles it takes the topmost \
            ancestor. It is this controller that is checked for presenting already (E06).
            """,
            evidence: [.source(.h84), .source(.docs), .source(.suterusu)], .documented),
        Rule(
            .p21, "A child presents full screen", zh: "子控制器全屏呈现",
            """
            The topmost ancestor becomes the presenter (P20). presentedViewController of each \
            ancestor in between is the presented controller. viewWillDisappear and \
            viewDidDisappear go from the topmost ancestor down to the child.
            """,
            evidence: [
                .source(.docs, "the properties"), .rule(.m4, "how stock containers pass it on"),
                .source(.mem, "that this holds of all three"),
            ], .inferred),
        Rule(
            .p22, "Current context in a tab", zh: "标签页里的当前上下文",
            """
            Only the view of the child that defines the context is replaced, and the tab bar \
            stays. Where another tab is selected meanwhile, iOS 8 to 13 lose that view (P43).
            """,
            evidence: [.source(.neu, "page 270")], .log),
        Rule(
            .p43, "Selecting another tab while a tab is covered in its context",
            zh: "标签页在自己的上下文里被盖住时选中别的标签页",
            """
            Up to iOS 13: a controller in a tab is covered by what it presents in its own context, \
            another tab is selected, then the first one again, and the presentation is dismissed. \
            The presenter's view is not put back, so that the tab is black. That its callbacks \
            come as ever, and that the view is back once the tab is selected anew, is assumed.
            """,
            evidence: [
                .source(.radar, "18552380, iOS 8.0.2 and 8.1", seen: "iOS 8.0.2 and 8.1"),
                .source(.neu, "page 270, iOS 8 to 13"),
            ], .log, since: 8, through: 13),
        Rule(
            .p44, "A dismissal without animation that overtakes an animated one",
            zh: "没有动画的关闭赶上有动画的关闭",
            """
            The bottom of a chain of presentations dismisses it with animation, and in the same \
            turn a controller within the chain dismisses without animation what it presents. The \
            second one goes first: what is above goes at once, the rest of the chain stays \
            presented, and the completion of the first dismissal is never called. That those that \
            stay get viewWillAppear and viewDidAppear is assumed.
            """,
            evidence: [
                .words(
                    "react-native-screens, issue 4591, which has a reproduction and names no system"
                ),
                .words("that it begins with 26 is assumed"),
            ], .assumed, since: 26),
        Rule(
            .p24, "Which controllers dismiss takes away", zh: "dismiss 关闭哪些控制器",
            """
            dismiss on a controller that presents takes away what it presents, with everything \
            above that. On any other controller it is passed on to the controller's presenter. \
            Only the topmost of those that go is animated.
            """,
            evidence: [
                .source(.docs), .source(.takorras), .source(.radar, "30263707"),
            ], .documented),
        Rule(
            .p27, "dismiss while a dismissal runs", zh: "关闭途中再次 dismiss",
            """
            From 10 on a controller that is being dismissed no longer counts as presented: another \
            dismiss, sent to it or to its presenter, dismisses the presenter as well, if that is \
            presented. That it waits for the end of the first is assumed. At the bottom of a chain \
            nothing is left to dismiss (E09, E10).
            """,
            evidence: [
                .source(.radar, "30263707 and 30284135, of iOS 10", seen: "iOS 10"), .rule(.p24),
                .words("of 18 and 26: swift-navigation, pull requests 295, 309 and 332"),
                .words("react-native-screens, pull request 2568; ios-miniapp, pull request 402"),
            ], .log, since: 10),
        Rule(
            .p39, "A sheet without animation", zh: "不带动画的卡片",
            """
            From 13 on viewDidAppear and viewDidDisappear of a sheet that comes or goes without \
            animation are sent a turn later than those of full screen, or of a sheet up to 12. The \
            tests are of page sheets; form sheets are assumed to be alike.
            """,
            evidence: [.source(.lasso)], .testSuite, since: 13),
        Rule(
            .p40, "Full screen over a popover's content", zh: "弹出框内容上的全屏呈现",
            """
            A controller within a popover gets no viewDidAppear when the full-screen controller \
            that it presented is dismissed. That it gets viewWillAppear as ever is assumed.
            """,
            evidence: [.source(.docs, "UIViewController.viewDidAppear(_:), the note")], .documented),
        Rule(
            .p42, "animate(alongsideTransition:) as a stack is presented",
            zh: "呈现栈时的 animate(alongsideTransition:)",
            """
            On iOS 8 the animation that the root of a freshly presented stack gives to \
            animate(alongsideTransition:completion:) in its viewWillAppear is not called, only the \
            completion is. For a controller that is presented itself both are called.
            """,
            evidence: [.source(.radar, "20171073, iOS 8.2", seen: "iOS 8.2")], .log, since: 8,
            through: 8),
        Rule(
            .p25, "Unwinding over several presentations", zh: "回退越过几层呈现",
            "UIKit calls dismiss once, on the controller that is unwound to.",
            evidence: [.source(.neu)], .log),
        Rule(
            .p26, "show and showDetail", zh: "show 与 showDetail",
            """
            show and showDetailViewController look for the nearest ancestor that implements them; \
            where there is none they present modally.
            """,
            evidence: [.source(.h84)], .documented),
        Rule(
            .x14, "Dismissing a chain on iOS 8", zh: "iOS 8 上收起一串呈现",
            """
            Where the bottom of a chain of full-screen controllers dismisses it without animation, \
            each controller between gets a viewDidAppear on the way, the topmost first. Its place \
            among the other callbacks is assumed.
            """,
            evidence: [.source(.kyfxbl), .words("one source, of iOS 8")], .log, through: 8),
        Rule(
            .a03, "What dismiss sends inside the call", zh: "dismiss 在调用之内发送什么",
            """
            dismiss sends viewWillDisappear and viewWillAppear before it returns. \
            presentedViewController stays set, and viewDidDisappear and viewDidAppear wait, until \
            the transition ends, also without animation.
            """,
            evidence: [
                .words("nothing was found for the wills"),
                .source(.radar, "18464897, for the dids"),
            ], .assumed),
        Rule(
            .a04, "How long a presentation takes", zh: "一次呈现要多久",
            "Full-screen and sheet transitions take 0.5 s of virtual time each way.",
            evidence: [.rule(.r54), .rule(.r53)], .assumed),
        Rule(
            .a08, "Dismissing nothing", zh: "没有东西可收起",
            "dismiss where nothing is presented sends no callback, and calls its completion.",
            evidence: [.rule(.p24)], .assumed),
        Rule(
            .a12, "In which order present checks", zh: "present 按什么顺序检查",
            """
            Where a transition runs, or begins after the commit, a presenter in the middle of \
            presenting is refused (E07), and any other waits for the end, one presentation at most \
            (P08, E08). Otherwise UIKit first raises what raises (E15, E62, E13 or E14, E16). Then \
            it refuses a presenter that still loads its view to be presented itself (E07), one in \
            no window (E05), and one that presents already (E06).
            """,
            evidence: [
                .source(.adal, "E05 before E06"), .source(.reactNativeDocViewer, "E05 before E06"),
                .source(.dcModalSegue, "E07"), .source(.transmission, "E07"),
                .words("the rest is assumed"),
            ], .assumed),
        Rule(
            .a15, "The presentation controllers of a dismissed chain", zh: "收起一串时的呈现控制器",
            """
            The presentation controllers of the whole chain get dismissalTransitionWillBegin \
            before the first viewWillDisappear, the topmost first, and dismissalTransitionDidEnd \
            after the last viewDidDisappear or viewDidAppear, in the same order.
            """,
            evidence: [.rule(.d12), .rule(.d16)], .assumed),
        Rule(
            .a80, "preferredContentSize of a presented controller",
            zh: "被呈现者的 preferredContentSize",
            """
            Where a presented controller sets it, its presentation controller gets \
            preferredContentSizeDidChange at once, as a parent does (T07). Popovers, and sheets \
            that follow the width, take the size; what an app's own presentation controller does \
            is its own affair.
            """,
            evidence: [
                .source(.sdk, "UIPresentationController is a UIContentContainer"),
                .source(.applesample), .words("no log of the moment was found"),
            ], .assumed, since: 8),
    ]
}
