extension Rulebook {
    /// View-hierarchy callbacks and the life of objects: V01 to V05.
    static let views: [Rule] = [
        Rule(
            .v01, "Adding a view",
            """
            willMove(toSuperview:), where the window changes willMove(toWindow:) and \
            didMoveToWindow, then didMoveToSuperview, and last the superview's didAddSubview, \
            all inside the call.
            """,
            evidence: "e-com-net 5357521, bradbambara; V03 for a visible superview", .inferred),
        Rule(
            .v02, "A subtree and its window",
            """
            Every view of the subtree hears of the window: willMove(toWindow:) superviews first, \
            didMoveToWindow subviews first. Under a superview without a window neither is sent.
            """,
            evidence: "RMessage 4, uno 9430 (return addresses); C06", .stack),
        Rule(
            .v03, "Removing a view",
            """
            The superview's willRemoveSubview, then willMove(toSuperview: nil), \
            willMove(toWindow: nil), didMoveToWindow and didMoveToSuperview of the view, all \
            inside the call.
            """,
            evidence: "e-com-net 5357521, a log of 2019-08; UIView docs for willRemoveSubview", .log
        ),
        Rule(
            .v04, "Moving a view among its superviews",
            """
            Reordering within one superview sends nothing. Taking a view over to another \
            superview first sends the old one willRemoveSubview; within one window no window \
            callback and no appearance callback is sent.
            """,
            evidence: "UIView docs; inference for the window", .documented),
        Rule(
            .v05, "Life of objects",
            """
            An object that nothing holds strongly is gone at once: parents hold children, \
            presenters the presented, windows their root, views their subviews; a view does not \
            hold its controller.
            """,
            evidence: "Swift's language guide", .documented),
    ]
}
