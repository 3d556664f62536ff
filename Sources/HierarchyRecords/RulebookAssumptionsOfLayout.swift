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
            .a93, "Layout that asks for layout",
            """
            A view that asks for layout in its own layout is laid out 16 times in one commit, and \
            then left as it is; an app would hang.
            """,
            evidence: "none: how often UIKit tries is not known", .assumed),
    ]
}
