extension Rulebook {
    /// Status bar and orientation: S01 to S07.
    static let statusBar: [Rule] = [
        Rule(
            .s01, "Who decides on the status bar",
            """
            The root is asked, or a presented controller that captures; then the chain of \
            child-for answers down to the last, separately for style and for hiding.
            """,
            evidence: "Apple docs", .documented, since: 7),
        Rule(
            .s02, "Who captures",
            """
            Control passes to a full-screen presented controller, to others only with \
            modalPresentationCapturesStatusBarAppearance.
            """,
            evidence: "Apple docs, qiita kyam_", .documented, since: 7),
        Rule(
            .s03, "Asking again",
            "setNeedsStatusBarAppearanceUpdate has the chain asked again later in the turn.",
            evidence: "Apple docs", .documented, since: 7),
        Rule(
            .s04, "Home indicator and deferred edges",
            "The same shape of chain, with its own child-for and preference properties.",
            evidence: "memory", .assumed, since: 11),
        Rule(
            .s05, "supportedInterfaceOrientations",
            """
            Asked of the topmost full-screen controller, not of children, and many times over: \
            the count is not a rule.
            """,
            evidence: "NEU 253", .log, since: 6),
        Rule(
            .s06, "Rotation forced by presenting",
            """
            A full-screen one is asked for supported and preferred orientation, an \
            over-full-screen one only for the first; sheets from 13 force nothing.
            """,
            evidence: "NEU 272", .log, since: 6),
        Rule(
            .s07, "Orientation masks must meet",
            """
            Application, delegate and controller masks must share an orientation up to 12, else \
            E57; later systems did not mind.
            """,
            evidence: "NEU 253-3", .log, since: 6),
    ]
}
