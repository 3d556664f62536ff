extension Rulebook {
    /// What is assumed of rotations, pages and split views: from A30 on.
    static let assumptionsOfContainers: [Rule] = [
        Rule(
            .a30, "Animations beside a rotation",
            """
            What animates beside a change of the screen runs once, after everybody was told, when \
            sizes and traits are the new ones and before layout; its completion comes 0.3 seconds \
            later, at once where nothing animates.
            """,
            evidence: "Apple docs of animate(alongsideTransition:completion:)", .assumed, since: 8),
        Rule(
            .a31, "Half a turn",
            "Between the two landscapes, and upside down, no size changes and nobody is told.",
            evidence: "T04: what is told is a size", .assumed, since: 8),
    ]
}
