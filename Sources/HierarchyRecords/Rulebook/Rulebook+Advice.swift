extension Rulebook {
    /// Advice on building containers. UIKit enforces none of it.
    static let advice: [Rule] = [
        Rule(
            .b01, "A child's views are the child's", zh: "子控制器的视图归它自己",
            """
            A container works with a child's root view alone: the frames, the isHidden flags, the \
            subviews and the constraints below it are the child's own affair.
            """,
            evidence: [.source(.guide, "container controllers")], .documented, isFollowed: false),
        Rule(
            .b02, "A child does not name its parent's class", zh: "子控制器不提父控制器的类",
            "A child knows as little of its container as it can, so that any container can hold it.",
            evidence: [.source(.guide, "container controllers")], .documented, isFollowed: false),
        Rule(
            .b03, "A child does not reach for its siblings", zh: "子控制器不去找兄弟",
            "What one child has to tell another goes through the container, or through a model.",
            evidence: [.source(.guide, "container controllers")], .documented, isFollowed: false),
        Rule(
            .b04, "A delegate in place of parent!", zh: "用代理代替 parent!",
            """
            A child that wants something of its container asks a delegate; parent! ends the app \
            when the child stands alone or is presented.
            """,
            evidence: [.source(.guide, "container controllers")], .documented, isFollowed: false),
        Rule(
            .b05, "Appearance callbacks are UIKit's to send", zh: "出现/消失回调由 UIKit 发送",
            """
            A container never calls a child's viewWillAppear, viewDidAppear, viewWillDisappear or \
            viewDidDisappear. It calls beginAppearanceTransition and endAppearanceTransition, \
            before iOS 16 as well, where UIKit does not warn (E39).
            """,
            evidence: [.source(.h84), .source(.docs), .rule(.c19)], .documented, isFollowed: false),
        Rule(
            .b06, "didMove after the animation", zh: "didMove 在动画之后",
            """
            didMove(toParent:) says that the move is complete: it follows addSubview of the child's \
            view, and with an animated transition it belongs in the completion, not before or \
            inside the animation.
            """,
            evidence: [.source(.guide, "container controllers"), .source(.docs)], .documented,
            isFollowed: false),
        Rule(
            .b07, "Make views and constraints once, in viewDidLoad", zh: "视图与约束在 viewDidLoad 里做一次",
            """
            Subviews, constraints and data that do not depend on size belong in viewDidLoad; made \
            in a callback that repeats, they pile up.
            """,
            evidence: [.source(.docs)], .documented, isFollowed: false),
        Rule(
            .b08, "Sizes are known at layout", zh: "布局时才知道尺寸",
            """
            Before the first layout the view does not have its final size. Frames that depend on \
            it are set in viewWillLayoutSubviews, which comes after each change of the size.
            """,
            evidence: [.source(.docs), .rule(.m2)], .documented, isFollowed: false),
        Rule(
            .b09, "Reload after layout", zh: "布局之后再刷新",
            """
            Content that depends on the laid out subviews is refreshed in viewDidLayoutSubviews, \
            when their frames are valid.
            """,
            evidence: [.source(.docs)], .documented, isFollowed: false),
        Rule(
            .b10, "An override calls super", zh: "重写要调用 super",
            """
            The appearance callbacks, viewDidLoad, the containment callbacks and the transition \
            callbacks ask their overrides to call super. Without it the superclass does not do its \
            part.
            """,
            evidence: [.source(.docs), .rule(.c17)], .documented, isFollowed: false),
        Rule(
            .b11, "A listing of Apple's guide lacks super", zh: "Apple 指南的一段代码少了 super",
            """
            The guide's listing of manual forwarding overrides the four appearance callbacks \
            without calling super. In an app each of them calls super first (B10).
            """,
            evidence: [
                .source(.guide, "container controllers"), .source(.docs, "which ask for super"),
            ], .documented, isFollowed: false),
        Rule(
            .b12, "Plain views first", zh: "先用普通视图",
            """
            A container is designed with plain views in the children's places; when layout and \
            transitions work, each is replaced by a child's view.
            """,
            evidence: [.source(.guide, "container controllers")], .documented, isFollowed: false),
        Rule(
            .b13, "A child's view lies in its container's", zh: "子视图在容器的视图之内",
            """
            A child whose view is shown lies within its container's bounds and has a size; what \
            lies outside is neither seen nor touched.
            """,
            evidence: [.source(.guide, "container controllers")], .documented, isFollowed: false),
        Rule(
            .b14, "A view stays with its controller", zh: "视图留在它的控制器那里",
            """
            A view that one controller made and shows is not moved to the view of another: each \
            would take itself for its owner.
            """,
            evidence: [.source(.docs), .rule(.c18)], .documented, isFollowed: false),
        Rule(
            .b15, "A controller that nobody needs is deallocated", zh: "没有人需要的控制器会释放",
            """
            One that lives on is held by a closure that captured it, or by a cycle of strong \
            references.
            """,
            evidence: [.rule(.v05)], .inferred, isFollowed: false),
        Rule(
            .b16, "Where to make things, and where to let them go", zh: "在哪里创建，在哪里释放",
            """
            What the controller cannot do without is made in its initialisers, and what its view \
            shows is loaded in viewDidLoad. didReceiveMemoryWarning lets go of what can be made \
            again. deinit ends only what the system does not release by itself.
            """,
            evidence: [
                .source(.guide, "container controllers, and where memory is taken and freed")
            ], .documented, isFollowed: false),
        Rule(
            .b17, "Properties that UIKit reads once", zh: "UIKit 只读一次的属性",
            """
            UIKit reads hidesBottomBarWhenPushed when the controller is pushed, \
            modalPresentationStyle when its presentation controller is made (P13), \
            definesPresentationContext when somebody presents (P20), and the tabBarItem when the \
            tab is shown. Set later they change nothing.
            """,
            evidence: [
                .source(.docs), .rule(.p13),
                .source(.so, "hidesBottomBarWhenPushed in viewDidLoad"),
            ], .documented, isFollowed: false),
        Rule(
            .b18, "A delegate needs an owner", zh: "代理需要有人持有",
            """
            Delegates and data sources are referenced weakly: an object that only a local variable \
            holds is gone when the method ends, and nobody is asked or told.
            """,
            evidence: [.source(.docs), .rule(.v05)], .documented, isFollowed: false),
        Rule(
            .b19, "An observer, a target or a timer is added once", zh: "观察者、目标和定时器只添加一次",
            """
            Code that adds an observer, a target or a timer in a callback which comes again adds \
            it again: each observation calls its method once more, and each timer fires beside the \
            others.
            """,
            evidence: [.rule(.u21), .rule(.b07)], .documented, isFollowed: false),
    ]
}
