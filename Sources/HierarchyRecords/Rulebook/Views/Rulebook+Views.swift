extension Rulebook {
    /// Callbacks of views in a hierarchy, and the life of objects.
    static let views: [Rule] = [
        Rule(
            .v01, "Adding a view", zh: "添加视图",
            """
            The view gets willMove(toSuperview:); where its window changes, willMove(toWindow:) \
            and didMoveToWindow; then didMoveToSuperview. Last the superview gets didAddSubview. \
            All of it is inside the call.
            """,
            evidence: [
                .source(.eComNet), .source(.bradbambara), .rule(.v03, "a visible superview"),
            ], .inferred),
        Rule(
            .v02, "A subtree and its window", zh: "子树与它的窗口",
            """
            Every view of the subtree is told of the window: willMove(toWindow:) goes to \
            superviews first, didMoveToWindow to subviews first. Below a superview without a \
            window neither is sent.
            """,
            evidence: [
                .source(.rMessage, "return addresses"), .source(.uno, "return addresses"),
                .rule(.c06),
            ], .stack),
        Rule(
            .v03, "Removing a view", zh: "移除视图",
            """
            The superview gets willRemoveSubview; then the view gets willMove(toSuperview: nil), \
            willMove(toWindow: nil), didMoveToWindow and didMoveToSuperview. All of it is inside \
            the call.
            """,
            evidence: [
                .source(.eComNet, "a log of August 2019"), .source(.docs, "willRemoveSubview"),
            ], .log),
        Rule(
            .v04, "Moving a view to another superview", zh: "把视图移到另一个父视图",
            """
            A change of the order within one superview sends nothing. Where a view goes to another \
            superview, the old one first gets willRemoveSubview. As long as it stays in the same \
            window, neither a window callback nor an appearance callback is sent.
            """,
            evidence: [.source(.docs, "UIView"), .words("the window is inferred")], .documented),
        Rule(
            .v05, "Who holds whom", zh: "谁持有谁",
            """
            An object that nothing holds strongly is deallocated at once. A parent holds its \
            children, a presenter what it presents, a window its root, a view its subviews; a view \
            does not hold its controller.
            """,
            evidence: [.source(.tspl)], .documented),
        Rule(
            .v06, "When the tint colour changes", zh: "tintColor 改变时",
            """
            Where tintColor is set, the view gets tintColorDidChange. So does each of its subviews \
            that inherits the colour, and theirs.
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
