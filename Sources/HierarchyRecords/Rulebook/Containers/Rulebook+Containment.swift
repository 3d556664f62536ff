extension Rulebook {
    /// Adding a child to a container, taking it out, and moving it to another.
    static let containment: [Rule] = [
        Rule(
            .c10, "Adding a child to a visible container", zh: "向可见的容器添加子控制器",
            """
            addChild sends willMove with the parent already set; addSubview loads the view and \
            sends viewWillAppear(false) at once; didMove is the caller's. After the commit come \
            viewIsAppearing, layout and viewDidAppear.
            """,
            evidence: [.source(.cat), .source(.add19), .source(.sopvc)], .log),
        Rule(
            .c11, "Adding without didMove", zh: "添加时没有 didMove",
            "The appearance is complete all the same; only didMove is missing.",
            evidence: [.source(.cat)], .log),
        Rule(
            .c12, "Adding only the view", zh: "只添加视图",
            """
            The controller has no parent but its view entered the window, so it gets will, \
            viewIsAppearing and did; nothing keeps it alive, and later transitions of the \
            container do not reach it.
            """,
            evidence: [.source(.cat), .source(.ivan), .source(.add19)], .log),
        Rule(
            .c13, "addChild alone", zh: "只有 addChild",
            """
            willMove and nothing else: no appearance callback comes until the view enters the \
            hierarchy.
            """,
            evidence: [.source(.cat)], .log),
        Rule(
            .c14, "addSubview before addChild", zh: "先 addSubview 后 addChild",
            """
            In a visible container the window-driven will comes in addSubview and willMove in \
            addChild. While the container is itself appearing, the child's viewDidAppear is sent \
            twice.
            """,
            evidence: [.source(.add19), .rule(.m1)], .log),
        Rule(
            .c16, "Adding while the container appears", zh: "容器出现途中的添加",
            """
            Between the container's will and did the child's will is sent in addSubview and its \
            did is forwarded after the container's; inside the container's viewWillAppear \
            nothing is sent at once.
            """,
            evidence: [.source(.add19), .rule(.m3)], .log),
        Rule(
            .c17, "isMovingToParent and isMovingFromParent",
            zh: "isMovingToParent 与 isMovingFromParent",
            """
            isMovingToParent is true in the appearance that addChild caused, until didMove \
            closes it, and false when the parent merely appears again; isMovingFromParent is its \
            mirror between willMove(nil) and didMove(nil).
            """,
            evidence: [
                .source(.docs, "what the flags are for"), .source(.yimajo),
                .source(.neu, "page 281"), .source(.mem, "when they begin and end"),
            ], .inferred),
        Rule(
            .c18, "The hierarchy check", zh: "层级检查",
            """
            When a child's view enters a view, the first controller found upwards must be the \
            child's parent; otherwise UIViewControllerHierarchyInconsistency is raised. addChild \
            checks the same; a parentless controller is allowed.
            """,
            evidence: [.source(.h84), .source(.docs)], .documented),
        Rule(
            .c19, "Appearance callbacks called by hand", zh: "手工调用外观回调",
            """
            A direct call of one of the four appearance methods reaches only the receiver and \
            draws E39.
            """,
            evidence: [.source(.jsad), .source(.lnPopup)], .log, since: 16),
        Rule(
            .c20, "Removing a child from a visible container", zh: "从可见的容器移除子控制器",
            """
            willMove(nil) is the caller's; removeFromSuperview sends viewWillDisappear(false) at \
            once, removeFromParent sends didMove(nil), and viewDidDisappear follows the commit.
            """,
            evidence: [.source(.cat), .source(.jsad), .rule(.m1)], .stack),
        Rule(
            .c21, "Removing without willMove(nil)", zh: "移除前没有 willMove(nil)",
            """
            removeFromParent never sends willMove(nil): the child gets will disappear, \
            didMove(nil) and did disappear, and isMovingFromParent is false.
            """,
            evidence: [.source(.h84)], .documented),
        Rule(
            .c22, "Removing only the view", zh: "只移除视图",
            """
            The child disappears but stays a child and alive, without didMove(nil); later \
            appearances of the parent do not reach it while its view is outside the hierarchy.
            """,
            evidence: [.source(.h84), .rule(.m1)], .inferred),
        Rule(
            .c53, "A child taken by another parent", zh: "被另一个父控制器接走的子控制器",
            """
            addChild on a child of another parent first calls its removeFromParent, which sends \
            didMove(nil) and no willMove(nil), then willMove to the new parent. Its view stays \
            where it is until it is added.
            """,
            evidence: [.source(.h84), .source(.mem, "the order")], .documented),
        Rule(
            .c54, "Before there was containment", zh: "在有控制器包含之前",
            """
            A controller whose view was added to the view of another one heard nothing: \
            viewWillAppear and its companions were the adding code's to call.
            """,
            evidence: [
                .source(.containmentArticle), .words("one source, which speaks of it in passing"),
            ], .inferred, through: 4),
        Rule(
            .a05, "A child of a disappeared parent", zh: "已消失的父控制器的子控制器",
            """
            A child of an automatic parent that has not appeared gets nothing when its view \
            enters the window, until its parent appears.
            """,
            evidence: [.rule(.m1), .rule(.m3)], .assumed),
        Rule(
            .a06, "addChild of a present child", zh: "对已有的子控制器再 addChild",
            "It does nothing and sends nothing.",
            evidence: [
                .source(.h84, "only a different parent is left"),
                .words(
                    """
                    kept: the header excludes another parent alone, and no log shows a second willMove; \
                    a report of iOS 10 has viewDidAppear twice where a child and its view are added in \
                    each layout (SlideMenuControllerSwift, issue 230), without telling which of the two \
                    does it
                    """),
            ], .assumed),
        Rule(
            .a07, "addChild of itself or an ancestor", zh: "把自己或祖先 addChild",
            """
            It is refused before anything changes; an ancestor is also who presents the parent, or one \
            above it. Where the callbacks of leaving the old parent make it one, it is refused then.
            """,
            evidence: [.words("nothing was found, neither a text nor a report of a ring")], .assumed
        ),
        Rule(
            .a163, "A child that somebody takes out of a stack or of tabs", zh: "被人从栈或标签里取走的子控制器",
            """
            A child that is seen and removed as from a container of one's own leaves as there (C20). \
            What is below it in a stack appears in the stack's next layout, and the tab beside it as \
            the view goes, both unanimated.
            """,
            evidence: [.rule(.c20), .words("apps are not to do this, and nothing was found")],
            .assumed),
    ]
}
