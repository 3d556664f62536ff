extension Rulebook {
    /// Adding a child to a container, taking it out, and moving it to another.
    static let containment: [Rule] = [
        Rule(
            .c10, "Adding a child to a visible container", zh: "向可见的容器添加子控制器",
            """
            addChild sends the child willMove(toParent:), by which time its parent is set. \
            addSubview loads the child's view and sends the child viewWillAppear(false) inside the \
            call. didMove(toParent:) has to be called by the container's own code. The commit then \
            brings viewIsAppearing and the layout callbacks, and after it comes viewDidAppear (M1, \
            M2).
            """,
            evidence: [.source(.cat), .source(.add19), .source(.sopvc)], .log),
        Rule(
            .c11, "Adding without didMove", zh: "添加时没有 didMove",
            """
            The child gets all its appearance callbacks all the same. Only didMove(toParent:) \
            never comes, since UIKit leaves that call to the container's code.
            """,
            evidence: [.source(.cat)], .log),
        Rule(
            .c12, "Adding only the view", zh: "只添加视图",
            """
            A controller whose view is put into the window without addChild has no parent. It gets \
            viewWillAppear, viewIsAppearing and viewDidAppear all the same, because its view came \
            into the window (M1). But nothing keeps the controller alive, and it is not told when \
            the container later appears or disappears in a transition (D05).
            """,
            evidence: [.source(.cat), .source(.ivan), .source(.add19)], .log),
        Rule(
            .c13, "addChild alone", zh: "只有 addChild",
            """
            addChild by itself sends the child willMove(toParent:) and nothing else. The \
            appearance callbacks come only when its view enters the hierarchy (C10).
            """,
            evidence: [.source(.cat)], .log),
        Rule(
            .c14, "addSubview before addChild", zh: "先 addSubview 后 addChild",
            """
            In a container that is on the screen, addSubview sends the child viewWillAppear (M1), \
            and the addChild that follows sends willMove(toParent:). While the container is itself \
            appearing, the child's viewDidAppear is sent twice.
            """,
            evidence: [.source(.add19), .rule(.m1)], .log),
        Rule(
            .c16, "Adding while the container appears", zh: "容器出现途中的添加",
            """
            Between the container's viewWillAppear and its viewDidAppear, addSubview sends the \
            child viewWillAppear at once; the child's viewDidAppear follows the container's, which \
            passes it on (M3). Inside the container's viewWillAppear nothing is sent at once: the \
            child gets its callbacks when the container passes them on (M3).
            """,
            evidence: [.source(.add19), .rule(.m3)], .log),
        Rule(
            .c17, "isMovingToParent and isMovingFromParent",
            zh: "isMovingToParent 与 isMovingFromParent",
            """
            A child's isMovingToParent is true in the appearance that addChild caused, until \
            didMove(toParent:) is called; it is false where the child appears again only because \
            its parent does. isMovingFromParent is true in the same way from willMove(toParent: \
            nil) to didMove(toParent: nil).
            """,
            evidence: [
                .source(.docs, "what the flags are for"), .source(.yimajo),
                .source(.neu, "page 281"), .source(.mem, "when they begin and end"),
            ], .inferred),
        Rule(
            .c18, "addSubview checks who the parent is", zh: "addSubview 检查父控制器是谁",
            """
            When a child's view is added to a view, UIKit looks upwards from that view for the \
            first one that is a controller's root view. That controller must be the child's \
            parent, or UIKit raises UIViewControllerHierarchyInconsistency (E03). addChild checks \
            the same of a child whose view is in a hierarchy already (E02). A controller without a \
            parent is let through (C12).
            """,
            evidence: [.source(.h84), .source(.docs)], .documented),
        Rule(
            .c19, "Appearance callbacks called by hand", zh: "手工调用出现/消失回调",
            """
            Code that calls one of the four appearance callbacks itself reaches that controller \
            alone, none of its children, and UIKit prints a warning (E39).
            """,
            evidence: [.source(.jsad), .source(.lnPopup)], .log, since: 16),
        Rule(
            .c20, "Removing a child from a visible container", zh: "从可见的容器移除子控制器",
            """
            The container's code calls willMove(toParent: nil). removeFromSuperview sends the \
            child viewWillDisappear(false) inside the call, removeFromParent sends it \
            didMove(toParent: nil), and viewDidDisappear comes after the commit (M1).
            """,
            evidence: [.source(.cat), .source(.jsad), .rule(.m1)], .stack),
        Rule(
            .c21, "Removing without willMove(nil)", zh: "移除前没有 willMove(nil)",
            """
            removeFromParent never sends willMove(toParent: nil) itself. Without that call the \
            child gets viewWillDisappear, didMove(toParent: nil) and viewDidDisappear, and its \
            isMovingFromParent is false in all of them.
            """,
            evidence: [.source(.h84)], .documented),
        Rule(
            .c22, "Removing only the view", zh: "只移除视图",
            """
            A child whose view is removed without removeFromParent disappears, but stays a child \
            and stays alive, and gets no didMove(toParent: nil). As long as its view is outside of \
            the hierarchy, it is not told when its parent appears again.
            """,
            evidence: [.source(.h84), .rule(.m1)], .inferred),
        Rule(
            .c53, "A child taken by another parent", zh: "被另一个父控制器接走的子控制器",
            """
            addChild of a controller that has another parent first calls the controller's \
            removeFromParent, which sends it didMove(toParent: nil) and no willMove(toParent: \
            nil). Then it sends willMove(toParent:) with the new parent. The child's view stays \
            where it is until code adds it elsewhere.
            """,
            evidence: [.source(.h84), .source(.mem, "the order")], .documented),
        Rule(
            .c54, "Before UIKit had child controllers", zh: "UIKit 有子控制器之前",
            """
            A controller whose view was added to another controller's view got no callback: the \
            code that added the view had to call viewWillAppear and the other appearance callbacks \
            itself.
            """,
            evidence: [
                .source(.containmentArticle), .words("one source, which speaks of it in passing"),
            ], .inferred, through: 4),
        Rule(
            .a05, "A child whose parent is not on the screen", zh: "父控制器不在屏幕上的子控制器",
            """
            Where a parent that forwards automatically has not appeared, its child gets no \
            appearance callback when its view enters a window; it gets them when the parent \
            appears.
            """,
            evidence: [.rule(.m1), .rule(.m3)], .assumed),
        Rule(
            .a06, "addChild of a controller that is a child already", zh: "对已经是子控制器的调用 addChild",
            "It does nothing, and nothing is sent.",
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
            addChild refuses the receiver itself and its ancestors before anything has changed. \
            Whoever presents the receiver, or presents one of its ancestors, counts as an ancestor \
            too. Where it is only in the callbacks of leaving its old parent that the child \
            becomes an ancestor, it is refused after these.
            """,
            evidence: [.words("nothing was found, neither a text nor a report of a ring")], .assumed
        ),
        Rule(
            .a163, "Code that takes a child out of a stack or out of tabs", zh: "代码把子控制器移出栈或标签页",
            """
            Where code removes a controller that is on the screen from a navigation or tab bar \
            controller as it would from a container of its own, that controller leaves as there \
            (C20). The one below it in the stack appears in the stack's next layout; the tab \
            beside it appears as the view goes; both without animation.
            """,
            evidence: [.rule(.c20), .words("apps are not to do this, and nothing was found")],
            .assumed),
    ]
}
