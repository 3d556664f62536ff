extension Rulebook {
    /// Traits and sizes: T01 to T20.
    static let traits: [Rule] = [
        Rule(
            .t01, "Traits at launch up to 12",
            "traitCollectionDidChange(nil) stands between viewWillAppear and the first layout.",
            evidence: "NEU 258", .log),
        Rule(
            .t02, "Traits at launch from 13",
            "No traitCollectionDidChange: the initial traits are there from the beginning.",
            evidence: "NEU 258, NEU 250", .log, since: 13),
        Rule(
            .t03, "Landscape-only root in portrait",
            """
            willTransition and traitCollectionDidChange to the landscape traits follow the will, \
            without viewWillTransition for the size. An iPad gets neither.
            """,
            evidence: "NEU 258", .log),
        Rule(
            .t04, "Rotation",
            """
            Where classes change: willTransition, viewWillTransition, traitCollectionDidChange, \
            layout. Where they do not: viewWillTransition and layout.
            """,
            evidence: "NEU 258, AsyncDisplayKit 2115", .log),
        Rule(
            .t06, "Forwarding a size",
            """
            A child hears viewWillTransition only if the size its container gives it differs \
            from the one it has.
            """,
            evidence: "H84, NEU 322", .documented, since: 8),
        Rule(
            .t07, "preferredContentSize",
            """
            Setting it tells the parent at once, once; a child whose frame then changes hears no \
            transition.
            """,
            evidence: "NEU 322; T-cat", .log, since: 8),
        Rule(
            .t08, "Order of traitCollectionDidChange",
            "Top down: whoever hears it, nothing below has been updated yet.",
            evidence: "Apple forums 733301", .documented, since: 8),
        Rule(
            .t09, "Overriding a child's traits",
            """
            The child and everything below get traitCollectionDidChange; willTransition is not \
            sent.
            """,
            evidence: "NEU 321; memory for the order", .documented, since: 8),
        Rule(
            .t10, "A size change without rotation",
            "Hiding a bar brings layout and no viewWillTransition.",
            evidence: "NEU 250", .log),
        Rule(
            .t11, "Launch in split screen",
            "viewWillTransition may come before the view is loaded.",
            evidence: "openradar 37073110", .log),
        Rule(
            .t12, "Covered controllers of a stack",
            "A covered one hears of the first resize only, the visible one always.",
            evidence: "openradar 24277475", .log),
        Rule(
            .t13, "Rotation over a portrait-only presenter",
            "The presenter hears viewWillTransition too, and once more when the dismissal ends.",
            evidence: "onmyway133 202, 210", .log),
        Rule(
            .t14, "Views' traits from 17",
            """
            Traits update before layout, and a view may hear traitCollectionDidChange before its \
            own set-up is done.
            """,
            evidence: "UIOnboarding 19", .log, since: 17),
        Rule(
            .t20, "Size classes of devices",
            """
            An iPhone is compact by regular in portrait and compact by compact in landscape, \
            wide phones regular by compact; an iPad is regular by regular, in shared screens by \
            width.
            """,
            evidence: "Apple HIG tables; jazzychad", .documented, since: 8),
    ]
}
