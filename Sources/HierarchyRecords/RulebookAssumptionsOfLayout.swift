extension Rulebook {
    /// What the model assumes of layout by constraints where the evidence is silent: A86 to A93.
    static let assumptionsOfLayout: [Rule] = [
        Rule(
            .a86, "A view without constraints",
            """
            A view that translates no autoresizing mask and of which no constraint speaks keeps the \
            frame that it has; when its superview is resized it does not follow.
            """,
            evidence: "Apple docs of translatesAutoresizingMaskIntoConstraints", .assumed, since: 6),
        Rule(
            .a87, "A layout that constraints leave open",
            """
            What the constraints leave open stays as it is, or is zero where it was nothing before; \
            UIKit may choose another of the many solutions.
            """,
            evidence: "Apple docs of hasAmbiguousLayout", .assumed, since: 6),
        Rule(
            .a88, "A frame given to a view that constraints place",
            """
            The frame lasts until the superview is laid out again, then the view is back where its \
            constraints put it; constraints on a view's own size stay with it when it is taken out.
            """,
            evidence: "R81; Apple's guide on removing a child", .assumed, since: 6),
        Rule(
            .a89, "Sizes of texts and controls",
            """
            A line is 1.193 times the typeface's size high and stands 0.952 of it below its upper \
            edge; letters have the widths of their kind; lengths are rounded up to pixels. A \
            button has 6 points above and below its title and is 30 wide at least, 30 by 34 \
            without a title; a segmented control is 32 high, 29 before iOS 13; a switch 63 \
            by 28, 51 by 31 before iOS 26; a slider 31 high; a text field a line, 34 with a round \
            edge. A switch has that size from the start, and a segmented control that is made with \
            its titles.
            """,
            evidence: "Apple docs of both initialisers; UIFont.lineHeight as apps print it; the "
                + "widths: none", .assumed),
        Rule(
            .a90, "Lines from right to left",
            """
            Leading and trailing change sides, and a constant points the other way, where the view \
            that holds the constraint arranges its content from right to left: by its \
            semanticContentAttribute, else by the trait.
            """,
            evidence: "Apple docs of effectiveUserInterfaceLayoutDirection", .assumed, since: 9),
        Rule(
            .a91, "The keyboard's guide",
            """
            It is as wide as the view and covers what the keyboard covers, from below; while that \
            is less than the safe area takes, it covers the safe area's part.
            """,
            evidence: "Apple docs of keyboardLayoutGuide", .assumed, since: 15),
        Rule(
            .a92, "The guides of a scroll view",
            """
            Edges of a scroll view in constraints with what is in it are those of its content, and \
            the content's guide makes contentSize in the layout; the frame's guide does not scroll.
            """,
            evidence: "Apple TN2154; docs of contentLayoutGuide", .assumed, since: 6),
        Rule(
            .a93, "Layout that asks for layout",
            """
            A view that asks for layout in its own layout is laid out 16 times in one commit, and \
            then left as it is; an app would hang.
            """,
            evidence: "none: how often UIKit tries is not known", .assumed),
    ]
}
