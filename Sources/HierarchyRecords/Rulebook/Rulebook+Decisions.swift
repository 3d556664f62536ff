extension Rulebook {
    /// What was decided where the evidence is silent or divided.
    static let decisions: [Rule] = [
        Rule(
            .d01, "The default system", zh: "默认的系统",
            """
            Unless told otherwise the program simulates iOS 26 on an iPhone 16 in portrait, 393 by \
            852 points. Older systems differ only where a rule names one.
            """,
            evidence: [.words("one world, named")], .decided),
        Rule(
            .d02, "A callback is logged before its method runs", zh: "方法运行之前就写下回调",
            """
            A callback stands in the log before the body of its method, so that a navigation \
            controller comes before its child (M4). It is logged whoever calls the method, also \
            code by hand.
            """,
            evidence: [.rule(.c05), .rule(.c08), .rule(.m3), .rule(.m4)], .decided),
        Rule(
            .d03, "didMove comes once", zh: "didMove 只来一次",
            """
            Mac Catalyst sends didMove(toParent:) twice after a child is added to, or removed \
            from, a container on the screen (N2). The program sends it once.
            """,
            evidence: [.words("seen on one platform only"), .rule(.n2)], .decided),
        Rule(
            .d04, "One layout pass in each commit", zh: "每次提交布局一次",
            """
            Each view that needs layout is laid out once in a commit, although logs show more \
            passes at times (N4).
            """,
            evidence: [.rule(.n4)], .decided),
        Rule(
            .d05, "A controller without a parent hears only of the window",
            zh: "没有父控制器的控制器只随窗口收到回调",
            """
            A controller whose view is shown without addChild gets appearance callbacks only \
            because its view enters or leaves the window (M1). It gets none from a transition of \
            the container whose view it is in.
            """,
            evidence: [.rule(.c06), .rule(.c12)], .decided),
        Rule(
            .d06, "animated false stays false", zh: "animated 为 false 就一直是 false",
            """
            The appearance callbacks of present(animated: false) get false as their argument \
            (P09).
            """,
            evidence: [.rule(.p09, "against experience")], .decided),
        Rule(
            .d07, "Reparenting", zh: "换父控制器",
            """
            addChild of a controller that has another parent calls its removeFromParent, which \
            sends didMove(toParent: nil), and then sends willMove(toParent:) with the new parent \
            (C53).
            """,
            evidence: [.rule(.c53)], .decided),
        Rule(
            .d08, "When containers tell their delegates", zh: "容器何时通知代理",
            """
            A navigation controller sends willShow after viewWillDisappear and viewWillAppear, and \
            didShow after the viewDidAppear of the controller that comes; a cancelled pop has no \
            didShow. A tab bar controller sends didSelect after viewWillAppear and \
            viewWillDisappear. A page controller tells its delegate before and after the \
            appearance callbacks (C47).
            """,
            evidence: [.rule(.c34), .rule(.c38), .rule(.c42), .rule(.c47)], .decided),
        Rule(
            .d09, "Tab and split children", zh: "标签页与分栏的子控制器",
            """
            The controllers of tabs and of a split get willMove(toParent:) and didMove(toParent:) \
            at once when code sets them.
            """,
            evidence: [.words("consistent with addChild")], .decided),
        Rule(
            .d10, "transition(from:to:) with duration 0", zh: "时长为 0 的 transition(from:to:)",
            """
            It keeps the order of C24 without an animation, and calls its completion before it \
            returns.
            """,
            evidence: [.source(.mem)], .decided),
        Rule(
            .d11, "viewIsAppearing goes to the container first", zh: "viewIsAppearing 先到容器",
            """
            viewIsAppearing and the layout callbacks go to the container first, then to its \
            children (M2).
            """,
            evidence: [.words("layout is top down")], .decided),
        Rule(
            .d12, "Dismissing a chain", zh: "收起一串呈现",
            """
            Only the topmost controller of a dismissed chain goes with an animation. Those between \
            that are still on the screen disappear with it, unanimated; those that had disappeared \
            already get nothing (P24).
            """,
            evidence: [.rule(.p24)], .decided),
        Rule(
            .d13, "A cancelled swipe on a sheet", zh: "取消的卡片下滑",
            """
            The sheet's controller gets viewWillDisappear when the swipe begins, and \
            viewWillAppear and viewDidAppear when it is cancelled.
            """,
            evidence: [.rule(.c38, "by analogy")], .decided),
        Rule(
            .d14, "animated in a cancelled transition", zh: "被取消的转场里的 animated",
            """
            Each appearance callback of a cancelled transition has true as its argument, those \
            that take it back too.
            """,
            evidence: [.words("not printed in the logs")], .decided),
        Rule(
            .d15, "How objects are printed", zh: "对象怎样打印",
            """
            UIKit's texts name an object as `<Class: name>`, without module and address. Where \
            UIKit writes no colon, neither does the program.
            """,
            evidence: [.words("texts stay searchable")], .decided),
        Rule(
            .d16, "Order within a presentation", zh: "一次呈现里的顺序",
            """
            presentationTransitionWillBegin; viewWillAppear and viewWillDisappear; the animation, \
            with the layout callbacks of D18; viewDidAppear and viewDidDisappear; \
            presentationTransitionDidEnd; the completion. A dismissal has the same order.
            """,
            evidence: [.rule(.p12)], .decided, since: 8),
        Rule(
            .d17, "Phases of a traits change", zh: "特征变化的各阶段",
            """
            willTransition goes through the whole tree, then viewWillTransition where the size \
            changes, then traitCollectionDidChange from the top down, then layout. A child that \
            fills its parent is given the parent's new size.
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
            .d19, "When UIViewControllerHierarchyInconsistency is raised",
            zh: "何时抛出 UIViewControllerHierarchyInconsistency",
            """
            Only where C18 says so, with the texts E02 and E03. didMove(toParent:) before the \
            child's view is added raises nothing.
            """,
            evidence: [.words("a log counts more than an article"), .rule(.c05)], .decided),
        Rule(
            .d20, "When the old child disappears", zh: "旧的子控制器何时消失",
            """
            Its viewWillDisappear comes when the transition starts, not with willMove(toParent: \
            nil).
            """,
            evidence: [.words("a log counts more than an article"), .rule(.c24)], .decided),
        Rule(
            .d21, "When awakeFromNib comes", zh: "awakeFromNib 何时到来",
            """
            awakeFromNib comes before loadView, when the outlets into the view are not connected \
            yet. The controller's traits are unspecified then up to 12, and predicted from 13 on.
            """,
            evidence: [.rule(.l01), .words("a log counts more than the guide")], .decided),
        Rule(
            .d22, "A popover in a compact width", zh: "紧凑宽度里的弹出框",
            "It becomes full screen up to 12 and a sheet from 13.",
            evidence: [
                .rule(.p32), .rule(.p33), .rule(.p34), .rule(.p35),
                .words("a log counts more than the guide"),
            ], .decided),
        Rule(
            .d23, "Without addChild a container passes nothing on", zh: "没有 addChild，容器什么也不转发",
            """
            A controller whose view was added without addChild gets neither viewWillTransition nor \
            the callbacks of traits. Code that passes appearance on to it by hand doubles the \
            callbacks that the window brings (M1), and draws E39 from 16 on.
            """,
            evidence: [.rule(.c06), .rule(.c12), .rule(.t06)], .decided),
        Rule(
            .d24, "didMove of decoded children", zh: "解码出来的子控制器的 didMove",
            """
            Controllers that a storyboard puts into a stack or into tabs get no \
            willMove(toParent:) when they are decoded. Their didMove(toParent:) comes after their \
            first viewDidAppear.
            """,
            evidence: [
                .source(.rSim, "a storyboard without a window"), .rule(.c40, "by analogy"),
            ], .decided),
    ]
}
