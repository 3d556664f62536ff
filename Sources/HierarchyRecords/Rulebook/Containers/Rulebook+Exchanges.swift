extension Rulebook {
    /// One child takes the place of another: transition(from:to:) and swaps by hand.
    static let exchanges: [Rule] = [
        Rule(
            .c24, "transition(from:to:) animated", zh: "带动画的 transition(from:to:)",
            """
            Inside the call the old child gets viewWillDisappear and the new one viewWillAppear. \
            Layout follows and the animation runs; then the new child gets viewDidAppear, the old \
            one viewDidDisappear, and last the completion is called. UIKit itself removes the old \
            child's view.
            """,
            evidence: [.source(.neu, "page 334")], .log),
        Rule(
            .c26, "What transition(from:to:) asks for", zh: "transition(from:to:) 的要求",
            """
            Both controllers must be children of the receiver (E38). A container whose \
            shouldAutomaticallyForwardAppearanceMethods is false may not call it: UIKit raises \
            NSInvalidArgumentException.
            """,
            evidence: [.source(.h84), .source(.whack), .source(.neu)], .documented),
        Rule(
            .c27, "An animated swap made by hand", zh: "手工做的带动画交换",
            """
            Where code calls addSubview for the new child, animates, and calls removeFromSuperview \
            for the old one in the completion, the new child gets viewWillAppear and viewDidAppear \
            before the animation, and the old one gets viewWillDisappear and viewDidDisappear only \
            when its view is removed (M1).
            """,
            evidence: [.source(.woel)], .log),
        Rule(
            .x07, "transition(from:to:) loads the new child first",
            zh: "transition(from:to:) 先加载新的子控制器",
            """
            A new child that is not loaded is loaded in the call, before the old child's \
            viewWillDisappear.
            """,
            evidence: [
                .source(.devtang), .words("one old source; nothing says that it has changed"),
            ], .log),
        Rule(
            .a14, "transition(from:to:) in a container that is not on the screen",
            zh: "容器不在屏幕上时的 transition(from:to:)",
            """
            Where the container is not on the screen, transition(from:to:) moves the views and \
            calls the completion; neither child gets an appearance callback.
            """,
            evidence: [.rule(.m1, "appearance follows the window")], .assumed),
        Rule(
            .a23, "A container that disappears in mid-transition", zh: "转场途中消失的容器",
            """
            A transition that runs in a container ends at once when the container disappears; one \
            that a finger drives ends as cancelled. So does transition(from:to:), whose completion \
            is called with false.
            """,
            evidence: [.words("every will has its did")], .assumed),
    ]
}
