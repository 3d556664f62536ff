extension Rulebook {
    /// Who decides what the system shows around the app.
    static let statusBar: [Rule] = [
        Rule(
            .s01, "Who decides on the status bar",
            """
            The root is asked, or a presented controller that captures; then the chain of \
            child-for answers down to the last, separately for style and for hiding.
            """,
            evidence: [.source(.docs)], .documented, since: 7),
        Rule(
            .s02, "Who captures",
            """
            Control passes to a full-screen presented controller, to others only with \
            modalPresentationCapturesStatusBarAppearance.
            """,
            evidence: [.source(.docs), .source(.kyam)], .documented, since: 7),
        Rule(
            .s03, "Asking again",
            "setNeedsStatusBarAppearanceUpdate has the chain asked again later in the turn.",
            evidence: [.source(.docs)], .documented, since: 7),
        Rule(
            .s04, "Home indicator and deferred edges",
            "The same shape of chain, with its own child-for and preference properties.",
            evidence: [.source(.mem)], .assumed, since: 11),
    ]
}
