extension Rulebook {
    /// One child takes the place of another: transition(from:to:) and swaps by hand.
    static let exchanges: [Rule] = [
        Rule(
            .c24, "transition(from:to:) animated", zh: "带动画的 transition(from:to:)",
            """
            The old child's will disappear and the new child's will appear come in the call, \
            layout follows, the animation runs, then the new child's did, the old child's did, \
            and last the completion. The view of the old child is removed by UIKit.
            """,
            evidence: [.source(.neu, "page 334")], .log),
        Rule(
            .c26, "What transition(from:to:) asks for", zh: "transition(from:to:) 的要求",
            """
            Both controllers must be children of the receiver (E38), and a container that \
            forwards appearance by hand is refused with NSInvalidArgumentException.
            """,
            evidence: [.source(.h84), .source(.whack), .source(.neu)], .documented),
        Rule(
            .c27, "An animated swap made by hand", zh: "手工做的带动画交换",
            """
            With addSubview first and removeFromSuperview in the completion, the new child's \
            will and did come before the animation and the old child's pair only when its view \
            leaves.
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
            "Only the views move and the completion runs; neither child hears that it appears.",
            evidence: [.rule(.m1, "appearance follows the window")], .assumed),
        Rule(
            .a23, "A container that disappears in mid-transition", zh: "过渡途中消失的容器",
            """
            The transition ends at once, one under a finger as cancelled; so does an exchange of \
            children, whose completion hears false.
            """,
            evidence: [.words("every will has its did")], .assumed),
    ]
}
