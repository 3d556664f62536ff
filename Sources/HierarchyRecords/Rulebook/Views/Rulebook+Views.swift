extension Rulebook {
    /// Callbacks of views in a hierarchy, and the life of objects.
    static let views: [Rule] = [
        Rule(
            .v01, "Adding a view", zh: "添加视图",
            """
            willMove(toSuperview:), where the window changes willMove(toWindow:) and \
            didMoveToWindow, then didMoveToSuperview, and last the superview's didAddSubview, \
            all inside the call.
            """,
            evidence: [
                .source(.eComNet), .source(.bradbambara), .rule(.v03, "a visible superview"),
            ], .inferred),
        Rule(
            .v02, "A subtree and its window", zh: "子树与它的窗口",
            """
            Every view of the subtree hears of the window: willMove(toWindow:) superviews first, \
            didMoveToWindow subviews first. Under a superview without a window neither is sent.
            """,
            evidence: [
                .source(.rMessage, "return addresses"), .source(.uno, "return addresses"),
                .rule(.c06),
            ], .stack),
        Rule(
            .v03, "Removing a view", zh: "移除视图",
            """
            The superview's willRemoveSubview, then willMove(toSuperview: nil), \
            willMove(toWindow: nil), didMoveToWindow and didMoveToSuperview of the view, all \
            inside the call.
            """,
            evidence: [
                .source(.eComNet, "a log of August 2019"), .source(.docs, "willRemoveSubview"),
            ], .log),
        Rule(
            .v04, "Moving a view among its superviews", zh: "视图换父视图",
            """
            Reordering within one superview sends nothing. Taking a view over to another \
            superview first sends the old one willRemoveSubview; within one window no window \
            callback and no appearance callback is sent.
            """,
            evidence: [.source(.docs, "UIView"), .words("the window is inferred")], .documented),
        Rule(
            .v05, "Life of objects", zh: "对象的一生",
            """
            An object that nothing holds strongly is gone at once: parents hold children, \
            presenters the presented, windows their root, views their subviews; a view does not \
            hold its controller.
            """,
            evidence: [.source(.tspl)], .documented),
        Rule(
            .v06, "A tint colour that changes", zh: "变化的色调",
            """
            Where tintColor is set, the view is told that its tint colour changed. So is each of its \
            subviews that inherits the colour, and theirs.
            """,
            evidence: [.source(.docs, "tintColorDidChange()")], .documented, since: 7),
        Rule(
            .a105, "Transforms in space", zh: "空间里的变换",
            """
            The part of a layer's transform that stays in the view's plane is the view's own \
            transform, and makes its frame; depth and perspective change no frame. A transform \
            that is set on the view replaces all of the layer's.
            """,
            evidence: [
                .source(
                    .docs,
                    "UIView.transform, which is the layer's; a frame beside a transform is undefined"
                )
            ], .assumed, since: 8),
    ]
}
