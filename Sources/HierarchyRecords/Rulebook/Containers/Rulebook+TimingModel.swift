extension Rulebook {
    /// The timing behind containment (M), and where its sources disagree (N).
    static let timingModel: [Rule] = [
        Rule(
            .m1, "What makes UIKit send the appearance callbacks", zh: "什么让 UIKit 发送出现/消失回调",
            """
            Two things do: the window, and a transition. When a view is added to a window or taken \
            out of one outside of a transition, its controller gets viewWillAppear or \
            viewWillDisappear inside that call, and viewDidAppear or viewDidDisappear after the \
            commit, that is, after the layout pass at the end of the run loop's turn. In a \
            transition beginAppearanceTransition sends the first of the two at once, and \
            endAppearanceTransition the second; between these calls the view's way into the window \
            or out of it sends nothing more.
            """,
            evidence: [
                .source(.cat), .source(.add19), .source(.stk10), .source(.stk17), .source(.sq),
            ], .stack),
        Rule(
            .m2, "When viewIsAppearing comes", zh: "viewIsAppearing 何时到来",
            """
            A controller gets viewIsAppearing once in each appearance, in the layout pass of its \
            own view, just before viewWillLayoutSubviews. By then the view has its window and its \
            safe area; its subviews are not laid out yet.
            """,
            evidence: [.source(.cat), .source(.hvia), .source(.wwdc23)], .log, since: 13),
        Rule(
            .m3, "An app's own container: the parent first, then its children",
            zh: "自定义容器：先父控制器，后子控制器",
            """
            UIKit calls an appearance callback of a parent that is no container of UIKit's, and \
            after it has returned the same callback of its children, for viewWillAppear as for \
            viewDidAppear. It does not matter whether the parent's override calls super. In \
            UIKit's own containers this is otherwise (M4).
            """,
            evidence: [.source(.vcc), .source(.stkp), .source(.lch)], .log),
        Rule(
            .m4, "UIKit's containers: the children inside super", zh: "UIKit 的容器：子控制器在 super 里面收到",
            """
            A navigation or tab bar controller passes an appearance callback on to its children \
            from its own implementation. An override in a subclass that prints before it calls \
            super prints before the child; one that prints after super prints after the child.
            """,
            evidence: [.source(.stk8), .source(.stk10), .source(.dtf)], .stack),
        Rule(
            .m5, "A push waits for the layout, a tab's selection does not", zh: "push 等到布局，选择标签页不等",
            """
            push and pop only note the change. The transition starts in the next layout of the \
            stack's view, between the stack's own viewWillLayoutSubviews and \
            viewDidLayoutSubviews, and only then come viewWillDisappear and viewWillAppear. \
            Setting a tab's selection sends both inside the setter.
            """,
            evidence: [
                .source(.cat), .source(.stk9, "the start is in the layout of the stack's view"),
                .rule(.r24, "a controller's two callbacks are around the layout of its view"),
            ], .log),
        Rule(
            .m6, "No order is common to all containers", zh: "没有所有容器共同的顺序",
            """
            Push: the old controller's viewWillDisappear, the new one's viewWillAppear, the old \
            one's viewDidDisappear, the new one's viewDidAppear. Presenting and \
            transition(from:to:): viewWillDisappear, viewWillAppear, viewDidAppear, \
            viewDidDisappear. Tabs and pages: the new controller's viewWillAppear comes first.
            """,
            evidence: [.source(.wang), .source(.cat)], .log, isFollowed: false),
        Rule(
            .n1, "A view without addChild: sources disagree", zh: "没有 addChild 的视图：来源不一",
            """
            Where a view was put below a window's root without addChild, its controller got all \
            four appearance callbacks on iOS 9, and none in a report of about iOS 12. The program \
            follows the first (C12).
            """,
            evidence: [.source(.vcc), .against(.add19)], .log, isFollowed: false),
        Rule(
            .n2, "didMove a second time: sources disagree", zh: "第二次 didMove：来源不一",
            """
            Mac Catalyst sends didMove(toParent:) twice after a child is added to, or removed \
            from, a container that is on the screen; where a child is embedded, or comes by a \
            transition, it sends it once. The program sends it once (D03).
            """,
            evidence: [
                .source(.cat), .against(.neu), .against(.sq),
            ], .log, isFollowed: false),
        Rule(
            .n3, "traitCollectionDidChange at launch: sources disagree",
            zh: "启动时的 traitCollectionDidChange：来源不一",
            """
            Up to iOS 12 a controller gets traitCollectionDidChange(nil) when it first appears; \
            from iOS 13 on it usually does not (T01, T02).
            """,
            evidence: [.source(.neu)], .log, isFollowed: false),
        Rule(
            .n4, "Number of layout passes", zh: "布局的次数",
            """
            Before viewDidAppear logs show one or two layout passes, and none in a push without \
            animation: how many there are is no rule.
            """,
            evidence: [
                .source(.js904, "one pass"), .source(.jj, "one pass"), .source(.yag, "two passes"),
                .source(.rk, "two passes"), .source(.cat, "two passes"),
            ], .log, isFollowed: false),
        Rule(
            .n5, "willMove: is the parent set already?", zh: "willMove 时已经有父控制器了吗？",
            """
            UIKit's header says that willMove(toParent:) comes before the child is added; logs \
            show that parent and children are set by then.
            """,
            evidence: [.source(.cat), .against(.h84)], .log, isFollowed: false),
        Rule(
            .n6, "viewDidAppear twice for a child that is added early",
            zh: "早添加的子控制器收到两次 viewDidAppear",
            """
            iOS 6.1 sent a child viewDidAppear twice even where addChild came before addSubview; \
            later systems do so only where addSubview came first (C14).
            """,
            evidence: [.source(.r140), .source(.add19)], .log, isFollowed: false),
        Rule(
            .n7, "The order of the last two callbacks of a push", zh: "推入的最后两个回调的顺序",
            """
            One remark says that in a push the new controller's viewDidAppear comes before the old \
            one's viewDidDisappear; every published log has viewDidDisappear first (C34).
            """,
            evidence: [.source(.mo4), .source(.cat), .source(.rk), .source(.wang)], .log,
            isFollowed: false),
    ]
}
