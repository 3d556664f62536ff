extension Rulebook {
    /// What was decided where the evidence is silent or divided.
    static let decisions: [Rule] = [
        Rule(
            .d01, "The default system", zh: "默认的系统",
            """
            Unless told otherwise it is iOS 26 on an iPhone 16 in portrait, 393 by 852; older \
            versions differ only where a rule names one.
            """,
            evidence: [.words("one world, named")], .decided),
        Rule(
            .d02, "Events are logged on entry", zh: "进入方法时写日志",
            """
            An event stands before the body of its method, so a navigation controller prints \
            before its child. It is logged whoever calls the method, also code by hand.
            """,
            evidence: [.rule(.c05), .rule(.c08), .rule(.m3), .rule(.m4)], .decided),
        Rule(
            .d03, "didMove comes once", zh: "didMove 只来一次",
            "The repetition that Mac Catalyst shows after a visible add or remove is not sent.",
            evidence: [.words("seen on one platform only"), .rule(.n2)], .decided),
        Rule(
            .d04, "One layout pass a commit", zh: "每次提交布局一遍",
            "Each view that needs layout is laid out once a commit; there are no phantom passes.",
            evidence: [.rule(.n4)], .decided),
        Rule(
            .d05, "Unparented children", zh: "没有父控制器的子控制器",
            """
            A view shown without addChild is driven by the window alone and hears nothing of its \
            container's explicit transitions.
            """,
            evidence: [.rule(.c06), .rule(.c12)], .decided),
        Rule(
            .d06, "animated false stays false", zh: "animated 为 false 就一直是 false",
            "present(animated: false) passes false to the appearance callbacks.",
            evidence: [.rule(.p09, "against experience")], .decided),
        Rule(
            .d07, "Reparenting", zh: "换父控制器",
            """
            addChild on another's child calls its removeFromParent, so didMove(nil), then sends \
            willMove to the new parent.
            """,
            evidence: [.rule(.c53)], .decided),
        Rule(
            .d08, "Delegates of the containers", zh: "容器的代理",
            """
            willShow follows the two wills and didShow the arriving did, and a cancelled pop has \
            no didShow; didSelect follows the two wills; a page's delegate brackets the \
            appearance.
            """,
            evidence: [.rule(.c34), .rule(.c38), .rule(.c42), .rule(.c47)], .decided),
        Rule(
            .d09, "Tab and split children", zh: "标签与分栏的子控制器",
            "They get willMove and didMove at once when they are set.",
            evidence: [.words("consistent with addChild")], .decided),
        Rule(
            .d10, "A transition of no duration", zh: "时长为零的过渡",
            """
            transition(from:to:) with duration 0 keeps the order without animation and runs its \
            completion before the call returns.
            """,
            evidence: [.source(.mem)], .decided),
        Rule(
            .d11, "Nested viewIsAppearing", zh: "嵌套的 viewIsAppearing",
            "viewIsAppearing and layout go to the container first.",
            evidence: [.words("layout is top down")], .decided),
        Rule(
            .d12, "Dismissing a chain", zh: "收起一串呈现",
            """
            Only the topmost one is animated; intermediates still on the screen disappear with \
            it unanimated, those already disappeared get nothing.
            """,
            evidence: [.rule(.p24)], .decided),
        Rule(
            .d13, "A cancelled sheet swipe", zh: "取消的卡片下滑",
            "The sheet gets will disappear, then will and did appear.",
            evidence: [.rule(.c38, "by analogy")], .decided),
        Rule(
            .d14, "animated in a cancelled transition", zh: "被取消的过渡里的 animated",
            "Every callback of a cancelled transition says true, those that undo it too.",
            evidence: [.words("not printed in the logs")], .decided),
        Rule(
            .d15, "How objects are printed", zh: "对象怎样打印",
            """
            Console texts write `<Class: name>`, without module or address; where UIKit leaves \
            the colon out, so do we.
            """,
            evidence: [.words("texts stay searchable")], .decided),
        Rule(
            .d16, "Order within a presentation", zh: "一次呈现里的顺序",
            """
            presentationTransitionWillBegin, the wills, the animation with the layout hooks, the \
            dids, presentationTransitionDidEnd, the completion; a dismissal likewise.
            """,
            evidence: [.rule(.p12)], .decided, since: 8),
        Rule(
            .d17, "Phases of a traits change", zh: "特征变化的各阶段",
            """
            willTransition through the whole tree, then viewWillTransition where the size \
            changes, then traitCollectionDidChange top down, then layout; a child that fills its \
            parent is given the parent's new size.
            """,
            evidence: [.rule(.t04), .rule(.t06), .rule(.t08)], .decided, since: 8),
        Rule(
            .d18, "Layout of a presented controller", zh: "被呈现控制器的布局",
            """
            viewWillLayoutSubviews, containerViewWillLayoutSubviews, the root view's \
            layoutSubviews, viewDidLayoutSubviews, containerViewDidLayoutSubviews.
            """,
            evidence: [
                .source(.guide, "Defining Your Subclass, the steps of a layout"),
                .source(
                    .docs,
                    """
                    containerViewWillLayoutSubviews: before the views of the container view are laid \
                    out, which either order fits
                    """),
                .words(
                    """
                    searched again: logs and stack traces have the container's hooks between \
                    presentationTransitionWillBegin and presentationTransitionDidEnd (P12), and \
                    none has the presented controller's layout callbacks beside them
                    """),
            ], .decided, since: 8),
        Rule(
            .d19, "What raises a hierarchy inconsistency", zh: "什么会引发层级不一致",
            "Only C18 in its forms E02 and E03; didMove before the view is added raises nothing.",
            evidence: [.words("a log counts more than an article"), .rule(.c05)], .decided),
        Rule(
            .d20, "When the old child disappears", zh: "旧的子控制器何时消失",
            "Its will comes with the transition, not with willMove(nil).",
            evidence: [.words("a log counts more than an article"), .rule(.c24)], .decided),
        Rule(
            .d21, "When awakeFromNib comes", zh: "awakeFromNib 何时到来",
            """
            Before loadView, outlets not yet connected; its traits are unspecified up to 12 and \
            predicted from 13.
            """,
            evidence: [.rule(.l01), .words("a log counts more than the guide")], .decided),
        Rule(
            .d22, "A compact popover", zh: "紧凑宽度的弹出框",
            "It becomes full screen up to 12 and a sheet from 13.",
            evidence: [
                .rule(.p32), .rule(.p33), .rule(.p34), .rule(.p35),
                .words("a log counts more than the guide"),
            ], .decided),
        Rule(
            .d23, "Without addChild nothing is passed on", zh: "没有 addChild 就什么也不转发",
            """
            Such a controller hears no size or trait transition; passing its appearance on by \
            hand doubles the window-driven callbacks and draws E39 from 16.
            """,
            evidence: [.rule(.c06), .rule(.c12), .rule(.t06)], .decided),
        Rule(
            .d24, "didMove of decoded children", zh: "解码出来的子控制器的 didMove",
            """
            Controllers that a storyboard puts into a stack or into tabs get no willMove when they \
            are decoded; their didMove follows their first viewDidAppear.
            """,
            evidence: [
                .source(.rSim, "a storyboard without a window"), .rule(.c40, "by analogy"),
            ], .decided),
    ]
}
