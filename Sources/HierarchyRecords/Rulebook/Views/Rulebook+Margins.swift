extension Rulebook {
    /// The parts of a view that content keeps free.
    static let margins: [Rule] = [
        Rule(
            .r7, "Safe area, margins, readable width", zh: "安全区域、边距与可读宽度",
            """
            Each inset of a subview's safe area is the part of the parent's inset that the \
            subview's frame reaches into, at most the whole inset. Margins are 8 points more than \
            the safe area. In views that are wider than 1008 the \
            readable width ends at 920.
            """,
            evidence: [.source(.tCat, "safe areas and margins")], .measured, since: 11),
        Rule(
            .a119, "The readable width of larger text", zh: "大号文字的可读宽度",
            """
            At the default text size 920 points (R7); at others in proportion to the size of body \
            text, in whole points. It counts in views that are wider by more than 88 points.
            """,
            evidence: [
                .source(.docs, "readableContentGuide, which follows the text size"),
                .words("the measure is ours"),
            ], .assumed, since: 9),
        Rule(
            .a126, "A controller's own part of the safe area", zh: "控制器自己的那部分安全区域",
            """
            additionalSafeAreaInsets are added to what its root view inherits; the view and those \
            below it take them in the next layout.
            """,
            evidence: [
                .source(.docs, "additionalSafeAreaInsets"),
                .words(
                    """
                    kept: comments in AccessibilitySnapshot and in a radar (34491993) tell that what \
                    is set is not there at once; nobody has printed the value
                    """),
            ], .assumed, since: 11),
        Rule(
            .a127, "The margins of a root view", zh: "根视图的边距",
            """
            By default none above and below, and at the sides what the system wants at least: 16 \
            points, 20 in a view that is 390 points wide or more, up to 25 in one of 414; unless \
            viewRespectsSystemMinimumLayoutMargins is false.
            """,
            evidence: [
                .source(.docs, "layoutMargins"), .rule(.r52, "20 on iPhone 16 in iOS 26"),
                .source(
                    .useyourloaf, "16 in a compact width, 20 in a regular one, iOS 8 to 11",
                    seen: "iOS 8 to 11"),
                .source(.vikDenic),
                .words(
                    "that phones of 390 and 393 have 16 up to 25, and what is between, is assumed"),
            ], .assumed),
        Rule(
            .a137, "Margins by the direction of writing", zh: "随书写方向的边距",
            """
            directionalLayoutMargins are the layout margins, leading and trailing taken by the \
            direction in which the view arranges its content at that moment.
            """,
            evidence: [
                .source(
                    .docs,
                    """
                    directionalLayoutMargins: the leading margin is applied to the right edge in layouts from \
                    right to left; layoutMargins: the two are kept the same
                    """)
            ], .documented, since: 11),
    ]
}
