extension Rulebook {
    /// What is seen of views, and where they stand by default.
    static let assumptionsOfSight: [Rule] = [
        Rule(
            .a125, "The middle of an animation",
            """
            A view's bounds, center, transform and alpha have their last values at once; it is \
            seen to go there from where it stood, on the Bezier curve of the options, also under \
            a spring. Two animations of one view come on top of each other; one within another \
            runs as that one does; one without a completion is over when nothing is left to do.
            """,
            evidence: """
                A log of an iOS 8 animation (additive, easeInEaseOut), gist 137ce6b4c852d8ebd96d; \
                Apple docs of CAMediaTimingFunction
                """, .assumed),
        Rule(
            .a126, "A controller's own part of the safe area",
            """
            additionalSafeAreaInsets are added to what its root view inherits; the view and those \
            below it take them in the next layout.
            """,
            evidence: "Apple docs of additionalSafeAreaInsets", .assumed, since: 11),
        Rule(
            .a127, "The margins of a root view",
            """
            By default none above and below, and at the sides what the system wants at least: 16 \
            points, 20 in a view that is 390 points wide or more; unless \
            viewRespectsSystemMinimumLayoutMargins is false.
            """,
            evidence: "Apple docs of layoutMargins; measured.md 5 (system margin)", .assumed),
    ]

    /// Sizes that constraints give.
    static let assumptionsOfFitting: [Rule] = [
        Rule(
            .a129, "When constraints give a child another size",
            """
            A commit measures the children in whose views a constraint or a content has changed, \
            as systemLayoutSizeFitting does with the compressed size. Where it is not what was \
            measured before, the parent hears of it, before the layout; the first time says \
            nothing.
            """,
            evidence: "T07; Apple docs of systemLayoutFittingSizeDidChange", .assumed, since: 8)
    ]
}
