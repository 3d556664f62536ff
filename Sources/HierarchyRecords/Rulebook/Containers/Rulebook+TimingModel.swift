extension Rulebook {
    /// The timing behind containment (M), and where its sources disagree (N).
    static let timingModel: [Rule] = [
        Rule(
            .m1, "Two engines of appearance", zh: "两套外观机制",
            """
            A view that enters or leaves a window outside any explicit transition drives its \
            controller: will inside the call, did after the commit. begin and end send both \
            halves at once and silence the window's engine meanwhile.
            """,
            evidence: [
                .source(.cat), .source(.add19), .source(.stk10), .source(.stk17), .source(.sq),
            ], .stack),
        Rule(
            .m2, "Where viewIsAppearing belongs", zh: "viewIsAppearing 的位置",
            """
            It is sent once an appearance, in the layout pass of the controller's own view, just \
            before viewWillLayoutSubviews; window and safe area are valid by then, subviews are \
            not yet laid out.
            """,
            evidence: [.source(.cat), .source(.hvia), .source(.wwdc23)], .log, since: 13),
        Rule(
            .m3, "A plain parent forwards outside its override", zh: "普通父控制器在重写之外转发",
            """
            UIKit calls the parent's method and then its children's, for will and did alike, \
            whether or not the override calls super.
            """,
            evidence: [.source(.vcc), .source(.stkp), .source(.lch)], .log),
        Rule(
            .m4, "Stock containers forward inside their override", zh: "系统容器在自己的重写里转发",
            """
            A navigation or tab controller forwards from its own method: logged on entry the \
            container comes first, logged after super the child does.
            """,
            evidence: [.source(.stk8), .source(.stk10), .source(.dtf)], .stack),
        Rule(
            .m5, "push defers, selection does not", zh: "push 推迟，选择不推迟",
            """
            push and pop only record the change, the transition starts in the next layout of the \
            stack's view, between the stack's own viewWillLayoutSubviews and \
            viewDidLayoutSubviews; setting a tab's selection sends both wills inside the setter.
            """,
            evidence: [
                .source(.cat), .source(.stk9, "the start is in the layout of the stack's view"),
                .rule(.r24, "a controller's two callbacks are around the layout of its view"),
            ], .log),
        Rule(
            .m6, "No order is common to all containers", zh: "没有所有容器共同的顺序",
            """
            Push: old will, new will, old did, new did. Presenting and transition(from:to:): old \
            will, new will, new did, old did. Tab and page: new will first.
            """,
            evidence: [.source(.wang), .source(.cat)], .log, isFollowed: false),
        Rule(
            .n1, "Unparented views: sources disagree", zh: "没有父控制器的视图：来源不一",
            """
            A view without addChild under a window root got all four callbacks on iOS 9 and none \
            in a report of about iOS 12; the first is followed here.
            """,
            evidence: [.source(.vcc), .against(.add19)], .log, isFollowed: false),
        Rule(
            .n2, "The second didMove", zh: "第二次 didMove",
            """
            Mac Catalyst repeats didMove after a visible add or remove; embedding and explicit \
            transitions show it once. It is sent once here.
            """,
            evidence: [
                .source(.cat), .against(.neu), .against(.sq),
            ], .log, isFollowed: false),
        Rule(
            .n3, "Initial traitCollectionDidChange", zh: "最初的 traitCollectionDidChange",
            "Sent at first appearance through iOS 12, not from 13 in the ordinary case.",
            evidence: [.source(.neu)], .log, isFollowed: false),
        Rule(
            .n4, "Number of layout passes", zh: "布局的次数",
            """
            Before viewDidAppear one or two passes were seen, none in an unanimated push: the \
            count is not a rule.
            """,
            evidence: [
                .source(.js904, "one pass"), .source(.jj, "one pass"), .source(.yag, "two passes"),
                .source(.rk, "two passes"), .source(.cat, "two passes"),
            ], .log, isFollowed: false),
        Rule(
            .n5, "The parent in willMove", zh: "willMove 时的父控制器",
            """
            The header says willMove precedes the adding; the log shows parent and children \
            already set.
            """,
            evidence: [.source(.cat), .against(.h84)], .log, isFollowed: false),
        Rule(
            .n6, "viewDidAppear twice for an early child", zh: "过早的子控制器得到两次 viewDidAppear",
            "iOS 6.1 sent it twice even in the right order; later only the wrong order does.",
            evidence: [.source(.r140), .source(.add19)], .log, isFollowed: false),
        Rule(
            .n7, "Push and did order", zh: "入栈与各 did 的顺序",
            """
            A lone remark has the new did before the old one on a push; every published log has \
            the old one first.
            """,
            evidence: [.source(.mo4), .source(.cat), .source(.rk), .source(.wang)], .log,
            isFollowed: false),
    ]
}
