extension Rulebook {
    /// Appearance that a container passes on by itself: begin and end.
    static let forwarding: [Rule] = [
        Rule(
            .c28, "Forwarding switched off", zh: "关闭自动转发",
            """
            A container that forwards by hand sends its children no appearance callback by \
            itself; begin sends the will, end sends viewIsAppearing where it is due and the did.
            """,
            evidence: [.source(.cat), .source(.jsad), .source(.sq)], .log),
        Rule(
            .c29, "begin and end recurse", zh: "begin 与 end 会向下传递",
            "begin and end reach the receiver's whole automatic subtree.",
            evidence: [.source(.h84), .source(.stk8), .source(.cat)], .documented),
        Rule(
            .c30, "Reversing in mid-transition", zh: "过渡中途反向",
            """
            A begin in the other direction sends that direction's will at once; one end closes \
            all begins and sends only the did of the last direction.
            """,
            evidence: [
                .source(.hill), .source(.h84), .source(.modals, "its tests of visibility"),
            ], .testSuite),
        Rule(
            .c31, "Both mechanisms at once, or one left open", zh: "两种机制并用，或漏了结束",
            """
            Automatic forwarding and a begin/end pair sent by hand while the container appears \
            give the child's did twice; a begin that is never ended swallows the later did.
            """,
            evidence: [
                .source(.xlPagerTabStrip), .source(.pageMenu), .source(.parchment),
            ], .log),
        Rule(
            .c32, "Unbalanced begin and end", zh: "begin 与 end 不成对",
            """
            E01 is printed when an end finds no open begin, and when a container starts a \
            transition while another of its transitions runs.
            """,
            evidence: [
                .source(.mullvad), .source(.rzUtils), .source(.hill), .source(.so, "9088465"),
            ], .log),
        Rule(
            .a02, "A second begin in the same direction", zh: "同一方向的第二次 begin",
            """
            It sends nothing and prints E01; the end that follows closes the transition as \
            usual.
            """,
            evidence: [
                .words("nothing was found"), .source(.ytPageController, "issue 1"),
            ], .assumed),
        Rule(
            .a13, "A begin towards where a controller already is", zh: "控制器已在那个状态时的 begin",
            """
            begin(true) on one that has appeared, or begin(false) on one that has disappeared, \
            sends nothing and opens nothing; the end that follows is unbalanced (E01).
            """,
            evidence: [
                .source(.modals, "UIKit complains unless begun from the start state")
            ], .assumed),
    ]
}
