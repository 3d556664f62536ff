extension Rulebook {
    /// Presenting and dismissing.
    static let presentation: [Rule] = [
        Rule(
            .p01, "Full screen by a segue", zh: "用转场全屏呈现",
            """
            The presented controller is made, prepare is called, its view loads; then the \
            presenter's will disappear, its own will appear, layout, its did appear and the \
            presenter's did disappear.
            """,
            evidence: [.source(.aokiplayer, "2019")], .log),
        Rule(
            .p03, "Full screen from code", zh: "用代码全屏呈现",
            """
            Presenting: load, old will, new will, new did, old did. Dismissing: the presented \
            will, the presenter's will, the presenter's did, the presented did, then \
            deallocation.
            """,
            evidence: [.source(.juejin)], .log, since: 13),
        Rule(
            .p04, "Sheets on iPhone", zh: "iPhone 上的卡片",
            """
            The presenter gets nothing; the sheet gets load, will and did, and on dismissal will \
            and did. Up to iOS 12 the sheet styles became full screen in compact width.
            """,
            evidence: [
                .source(.juejin), .source(.yag20), .source(.hacknicity, "2019"),
            ], .log, since: 13),
        Rule(
            .p05, "Which styles remove the presenter's view", zh: "哪些样式会移走呈现方的视图",
            """
            Full screen and current context take the presenter's view away, so it disappears and \
            appears again; the over-styles, popovers, sheets from 13 and custom ones do not, \
            unless shouldRemovePresentersView says so.
            """,
            evidence: [.source(.h84), .source(.gistP05), .source(.deckTransition)], .documented),
        Rule(
            .p06, "Flags in each callback", zh: "每个回调里的标志",
            """
            In its will the presented controller is being presented and knows its presenter; in \
            its did disappear it is still being dismissed while the presenter is already gone; \
            in a completion nothing is under way any more.
            """,
            evidence: [
                .source(.h84, "the completions"), .source(.neu, "page 264, isBeingDismissed"),
                .source(.winObjC, "the other flags, which no log of UIKit shows"),
            ], .inferred),
        Rule(
            .p07, "What present does at once", zh: "present 立即做什么",
            """
            The presented view loads inside the call; the transition with its wills starts after \
            the commit. The dids come when the transition finishes, before the completion.
            """,
            evidence: [
                .source(.crashdoc), .source(.tiSocial), .source(.mixpanel), .source(.zendesk),
            ], .stack),
        Rule(
            .p08, "A present behind a running transition", zh: "过渡进行中的 present",
            """
            A present or push asked for while the presenter's coordinator is at work is queued \
            until that transition completes; its checks are made then.
            """,
            evidence: [
                .source(.tzImagePicker), .source(.awsSamples), .source(.newsBlur),
            ], .stack),
        Rule(
            .p09, "animated in an unanimated present", zh: "不带动画的 present 里的 animated",
            """
            One test has true in the appearance callbacks of present(animated: false); D06 \
            decides against it.
            """,
            evidence: [.source(.uiKitTestable)], .testSuite, isFollowed: false),
        Rule(
            .p10, "viewIsAppearing of a presented controller", zh: "被呈现控制器的 viewIsAppearing",
            """
            After the will the view is added and laid out by its superview; then \
            viewIsAppearing, the controller's own layout, and the did.
            """,
            evidence: [.source(.docs, "viewIsAppearing(_:)"), .source(.wwdc23)], .documented,
            since: 13),
        Rule(
            .p11, "Swiping a sheet away", zh: "把卡片滑走",
            """
            Allowed: should, will, the disappearance, did. Prevented: the attempt is reported; of a \
            sheet in which a controller on the screen, the presented one or one within it, has \
            isModalInPresentation the delegate is not even asked. A dismissal from code reports none of them.
            """,
            evidence: [
                .source(.h13), .source(.neu, "page 264"),
                .source(.docs, "Disabling the pull-down gesture for a sheet"),
            ], .documented, since: 13),
        Rule(
            .p13, "The presentation controller is cached", zh: "呈现控制器会被缓存",
            """
            Reading presentationController before the style is set keeps what it found: the \
            delegate is not asked again.
            """,
            evidence: [.source(.presentationControllerBug)], .log),
        Rule(
            .p20, "Who presents", zh: "由谁呈现",
            """
            The context styles look upwards for the first controller that defines a presentation \
            context; the others go to the topmost ancestor. Whether it presents already is \
            checked on the one found.
            """,
            evidence: [.source(.h84), .source(.docs), .source(.suterusu)], .documented),
        Rule(
            .p21, "A child presents full screen", zh: "子控制器全屏呈现",
            """
            The top ancestor becomes the presenter, every ancestor in between answers \
            presentedViewController, and the disappearance goes from it down to the child.
            """,
            evidence: [
                .source(.docs, "the properties"), .rule(.m4, "how stock containers pass it on"),
                .source(.mem, "that this holds of all three"),
            ], .inferred),
        Rule(
            .p22, "Current context in a tab", zh: "标签里的当前上下文",
            """
            Only the defining child's view is replaced and the bar stays. Where the tab is left meanwhile, \
            iOS 8 to 13 lose that view (P43).
            """,
            evidence: [.source(.neu, "page 270")], .log),
        Rule(
            .p43, "A tab that is left under a current context", zh: "当前上下文盖着时离开标签",
            """
            Up to iOS 13: a controller in a tab is covered by what it presents in its own context, another \
            tab is selected, the first one again, and the presentation is dismissed. The view of the \
            presenter is not put back: the tab is black. That its callbacks come as ever, and that the \
            view is back once the tab is selected anew, is assumed.
            """,
            evidence: [
                .source(.radar, "18552380, iOS 8.0.2 and 8.1"),
                .source(.neu, "page 270, iOS 8 to 13"),
            ], .log, since: 8, through: 13),
        Rule(
            .p44, "A dismissal that overtakes another one", zh: "后来居上的收起",
            """
            The bottom of a chain dismisses it with animation, and in the same turn a controller within \
            the chain dismisses without animation what it presents. The second one goes first: what is \
            above goes at once, the rest of the chain stays presented, and the completion of the first \
            dismissal is never called. That those that stay hear viewWillAppear and viewDidAppear is \
            assumed.
            """,
            evidence: [
                .words(
                    "react-native-screens, issue 4591, which has a reproduction and names no system"
                ),
                .words("that it begins with 26 is assumed"),
            ], .assumed, since: 26),
        Rule(
            .p24, "What dismiss dismisses", zh: "dismiss 收起什么",
            """
            A controller that presents dismisses what it presents, with everything above; any \
            other forwards to its presenter. Only the topmost goes with an animation.
            """,
            evidence: [
                .source(.docs), .source(.takorras), .source(.radar, "30263707"),
            ], .documented),
        Rule(
            .p27, "Dismissing what is being dismissed", zh: "收起正在收起的控制器",
            """
            From 10 on what is being dismissed no longer counts: a further dismiss, sent to it or to its \
            presenter, dismisses the presenter, too, if that is presented. That it waits for the end of the \
            first is assumed. At the bottom of a chain nothing is left to dismiss (E09, E10).
            """,
            evidence: [
                .source(.radar, "30263707 and 30284135, of iOS 10"), .rule(.p24),
                .words("of 18 and 26: swift-navigation, pull requests 295, 309 and 332"),
                .words("react-native-screens, pull request 2568; ios-miniapp, pull request 402"),
            ], .log, since: 10),
        Rule(
            .p39, "A sheet without animation", zh: "不带动画的卡片",
            """
            From 13 on the dids of a sheet that comes or goes without animation are sent a turn later than \
            those of full screen, or of a sheet up to 12. The tests are of page sheets; form sheets are \
            assumed to be alike.
            """,
            evidence: [.source(.lasso)], .testSuite, since: 13),
        Rule(
            .p40, "Full screen over a popover's content", zh: "弹出框内容上的全屏呈现",
            """
            A controller inside of a popover hears no viewDidAppear when what it presented is dismissed. \
            That it hears viewWillAppear as ever is assumed.
            """,
            evidence: [.source(.docs, "UIViewController.viewDidAppear(_:), the note")], .documented),
        Rule(
            .p42, "Animations beside the coming of a stack", zh: "随导航栈出现的动画",
            """
            On iOS 8 what the root of a freshly presented stack gives to animate(alongsideTransition:) in \
            its viewWillAppear is not called, only the completion is; of a controller that is presented \
            itself both are.
            """,
            evidence: [.source(.radar, "20171073, iOS 8.2")], .log, since: 8, through: 8),
        Rule(
            .p25, "Unwinding over several presentations", zh: "回退越过几层呈现",
            "One dismissal is made, on the controller that is unwound to.",
            evidence: [.source(.neu)], .log),
        Rule(
            .p26, "show and showDetail", zh: "show 与 showDetail",
            """
            Each looks for the nearest ancestor that handles the action and presents modally \
            when there is none.
            """,
            evidence: [.source(.h84)], .documented),
        Rule(
            .x14, "Dismissing a chain on iOS 8", zh: "iOS 8 上收起一串呈现",
            """
            Where the bottom of a chain of full-screen controllers dismisses it without animation, \
            each controller between hears viewDidAppear in passing, the topmost first. Its place \
            among the other callbacks is assumed.
            """,
            evidence: [.source(.kyfxbl), .words("one source, of iOS 8")], .log, through: 8),
        Rule(
            .a03, "A dismissal's wills come in the call", zh: "收起时的各 will 在调用里到来",
            """
            dismiss sends the wills before it returns; the relation and the dids wait for the \
            end of the transition, also unanimated.
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
            "dismiss with nothing to dismiss sends no callback and calls its completion.",
            evidence: [.rule(.p24)], .assumed),
        Rule(
            .a12, "Order of a present's checks", zh: "present 各项检查的顺序",
            """
            Where a transition runs, or begins after the commit, a presenter in the middle of \
            presenting is refused (E07) and any other waits for the end, one presentation at most \
            (P08, E08). Otherwise what raises comes first (E15, E62, E13 or E14, E16); then one that \
            still loads its view to be presented (E07), one in no window (E05) and one that \
            presents already (E06).
            """,
            evidence: [
                .source(.adal, "E05 before E06"), .source(.reactNativeDocViewer, "E05 before E06"),
                .source(.dcModalSegue, "E07"), .source(.transmission, "E07"),
                .words("the rest is assumed"),
            ], .assumed),
        Rule(
            .a15, "The presentation controllers of a dismissed chain", zh: "收起一串时的呈现控制器",
            """
            All of them hear that the dismissal begins before any will, the topmost first, and \
            that it ended after the last did, in the same order.
            """,
            evidence: [.rule(.d12), .rule(.d16)], .assumed),
        Rule(
            .a80, "A presented controller that prefers another size", zh: "被呈现的控制器想要另一个尺寸",
            """
            Its presentation controller is its content container, as a parent is (T07): it hears \
            preferredContentSizeDidChange at once. Popovers, and sheets that follow the width, \
            take the size; what one of the app's does is its own affair.
            """,
            evidence: [
                .source(.sdk, "UIPresentationController is a UIContentContainer"),
                .source(.applesample), .words("no log of the moment was found"),
            ], .assumed, since: 8),
    ]
}
