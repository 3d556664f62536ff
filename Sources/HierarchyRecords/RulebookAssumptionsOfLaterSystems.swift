extension Rulebook {
    /// What is assumed of transforms in space, and of what later systems add to presentations.
    static let assumptionsOfLaterSystems: [Rule] = [
        Rule(
            .a105, "Transforms in space",
            """
            The part of a layer's transform that stays in the view's plane is the view's own \
            transform, and makes its frame; depth and perspective change no frame. A transform \
            that is set on the view replaces all of the layer's.
            """,
            evidence:
                "Apple docs: UIView.transform is the layer's, a frame beside a transform undefined",
            .assumed, since: 8),
        Rule(
            .a106, "Traits that a presentation overrides",
            """
            They count from present to the end of the dismissal, below what is around and above \
            what the presented controller overrides itself. Set before, they are among its first \
            traits, and nothing tells of them; set while it is shown, they reach it and what is \
            below it as an override of its own does.
            """,
            evidence:
                "Apple docs of overrideTraitCollection: in place of the environment's; T02, T09",
            .assumed, since: 8),
        Rule(
            .a107, "The size of a form sheet",
            """
            On a wide screen it is as large as the content prefers, in each direction in which the \
            preferred size is not zero, and never larger than the container. A sheet takes the \
            other style's size where prefersPageSizing says so; unset, that is as the style has it.
            """,
            evidence: "Apple docs of pageSheet, formSheet and prefersPageSizing", .assumed,
            since: 8),
        Rule(
            .a108, "A preferred transition",
            """
            It takes the place of modalTransitionStyle, the context's too, with the same bans; an \
            animator of the app's goes before it. A zoom asks for its source once when an animated \
            presentation or dismissal begins, and moves out of the middle of that view; without \
            one it fades. The callbacks are those of the style of presentation.
            """,
            evidence: "Apple docs of preferredTransition and zoom(options:sourceViewProvider:)",
            .assumed, since: 18),
    ]
}
