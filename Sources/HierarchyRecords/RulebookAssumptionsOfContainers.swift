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
        Rule(
            .a32, "How many pages a set needs",
            """
            Two where the spine is in the middle, and for an animated curl of pages with two \
            sides, where the second is the back: it comes, appears and leaves with the curl. One \
            otherwise. A curl takes as long as a scroll, and children come and go in it as in a \
            scroll.
            """,
            evidence: "Apple docs and header of spineLocation; C45 for the appearance", .assumed,
            since: 5),
        Rule(
            .a33, "The page that is shown already",
            "Setting it moves nothing: the completion is called at once.",
            evidence: "none found", .assumed, since: 6),
        Rule(
            .a34, "A swipe asks for the neighbour",
            """
            The data source is asked when the finger begins to move, the delegate told, the page \
            made a child and loaded, then the wills are sent; a page that does not arrive leaves \
            before the delegate hears of the end. Pages that are set from code meanwhile, or by \
            those who are asked, end the swipe as cancelled first.
            """,
            evidence: "C44, C47, C48; the interactive part was not measured", .assumed, since: 6),
        Rule(
            .a35, "The spine when the interface turns",
            """
            Pages that curl ask the delegate for the spine when they hear of a size whose longer \
            side is the other one. What it sets meanwhile is shown after its answer, unanimated, \
            and must fit it, as must what is shown where it sets nothing (E55); the middle makes \
            pages two-sided, and they stay so until told otherwise.
            """,
            evidence: "Apple docs and header of spineLocationFor; Xcode's page-based template",
            .assumed, since: 5),
        Rule(
            .a36, "A split where the record is silent",
            """
            Columns come and go without animation, their dids after the commit. A side column \
            stands beside from 500 points on, a classic split is tiled, and two columns that \
            expand with the secondary on top show the primary as the delegate hears of it.
            """,
            evidence: "R31 to R34 for what surrounds it; 393 and 600 points were measured",
            .assumed, since: 8),
        Rule(
            .a37, "The user's back button in a collapsed split",
            "The column leaves the stack as any controller does; no delegate hears of a column.",
            evidence: "none found", .assumed, since: 14),
    ]
}
