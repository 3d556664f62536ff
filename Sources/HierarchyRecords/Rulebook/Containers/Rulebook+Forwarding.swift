extension Rulebook {
    /// Appearance that a container passes on by itself: begin and end.
    static let forwarding: [Rule] = [
        Rule(
            .c28, "A container that forwards appearance itself", zh: "自己转发出现/消失回调的容器",
            """
            Where a container's shouldAutomaticallyForwardAppearanceMethods is false, UIKit sends \
            its children no appearance callback by itself. The container calls \
            beginAppearanceTransition, which sends a child viewWillAppear or viewWillDisappear, \
            and endAppearanceTransition, which sends viewIsAppearing where it has not come yet, \
            and viewDidAppear or viewDidDisappear.
            """,
            evidence: [.source(.cat), .source(.jsad), .source(.sq)], .log),
        Rule(
            .c29, "begin and end reach the children, too", zh: "begin 和 end 也传到子控制器",
            """
            beginAppearanceTransition and endAppearanceTransition tell the controller on which \
            they are called and the controllers below it, as far down as each container forwards \
            automatically.
            """,
            evidence: [.source(.h84), .source(.stk8), .source(.cat)], .documented),
        Rule(
            .c30, "Reversing in mid-transition", zh: "转场中途反向",
            """
            A beginAppearanceTransition in the other direction, before the first one was ended, \
            sends viewWillDisappear or viewWillAppear of the new direction at once. One \
            endAppearanceTransition then ends all that was begun, and sends only viewDidAppear or \
            viewDidDisappear of the last direction.
            """,
            evidence: [
                .source(.hill), .source(.h84), .source(.modals, "its tests of visibility"),
            ], .testSuite),
        Rule(
            .c31, "Forwarding and begin/end at the same time, or no end",
            zh: "自动转发又调用 begin/end，或没有 end",
            """
            Where a container forwards automatically, and its code also calls \
            beginAppearanceTransition and endAppearanceTransition for a child while the container \
            appears, the child gets viewDidAppear twice, once from endAppearanceTransition and once with \
            its container; viewWillAppear comes once, since a controller that appears is not told so \
            again (M1). That is so wherever the two calls stand: around addSubview in viewDidLoad, in \
            viewWillAppear and viewDidAppear, or both in one of these. Around addSubview in a container \
            that is on the screen already they send each callback once. C28 says how to forward by hand \
            alone. Where endAppearanceTransition is never called, the viewDidAppear or viewDidDisappear \
            that is due later does not come.
            """,
            evidence: [
                .source(.xlPagerTabStrip, "twice at the first appearance"),
                .source(.pageMenu, "twice at the first appearance"), .source(.parchment),
                .source(.ytPageController, "a begin without an end"),
                .words("that it is so in each of the places follows from M1"),
            ], .log),
        Rule(
            .c32, "begin without end, end without begin", zh: "有 begin 没有 end，有 end 没有 begin",
            """
            UIKit prints E01 where endAppearanceTransition is called and no transition was begun, \
            and where a container starts a transition while another of its transitions runs.
            """,
            evidence: [
                .source(.mullvad), .source(.rzUtils), .source(.hill), .source(.so, "9088465"),
            ], .log),
        Rule(
            .a02, "A second begin in the same direction", zh: "同一方向的第二次 begin",
            """
            A second beginAppearanceTransition in the same direction sends nothing, and UIKit \
            prints E01. The endAppearanceTransition that follows ends the transition as usual.
            """,
            evidence: [
                .words("nothing was found"), .source(.ytPageController, "issue 1"),
            ], .assumed),
        Rule(
            .a13, "begin where there is nothing to begin", zh: "没有可开始的时候调用 begin",
            """
            beginAppearanceTransition(true) on a controller that has appeared, or with false on \
            one that has disappeared, sends nothing and begins nothing. The \
            endAppearanceTransition that follows has nothing to end, and UIKit prints E01.
            """,
            evidence: [
                .source(.modals, "UIKit complains unless begun from the start state")
            ], .assumed),
    ]
}
