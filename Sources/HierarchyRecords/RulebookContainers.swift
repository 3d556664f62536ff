extension Rulebook {
    /// Stock containers, and moving between parents: C34 to C53.
    static let containers: [Rule] = [
        Rule(
            .c34, "Push, animated",
            """
            push changes the stack and sends willMove at once. In the next layout the new \
            controller is loaded, the old one's will and the new one's will follow; after the \
            animation the old did, the new did, and didMove.
            """,
            evidence: "R-sim splitframes; CAT, JS904, RK, MO4", .measured),
        Rule(
            .c35, "Push, not animated",
            """
            The same order with false, and the new controller's viewDidAppear comes before its \
            first layout pass.
            """,
            evidence: "JSFF7, CAT", .log),
        Rule(
            .c36, "Pop, animated",
            """
            pop shortens the stack and sends willMove(nil) at once; then the leaving will, the \
            returning will, and after the animation the leaving did, the returning did, \
            didMove(nil) and deallocation.
            """,
            evidence: "CAT, RK, MO4, WANG, ARM1; R-sim", .log),
        Rule(
            .c37, "Pop, not animated",
            "The same order with false, all of it after the call has returned.",
            evidence: "CAT", .log),
        Rule(
            .c38, "Interactive pop, cancelled",
            """
            The two wills are taken back: the one below gets will and did disappear, the top one \
            will and did appear. No didMove and no didShow come.
            """,
            evidence: "WANG, MO4, SOPOP", .log),
        Rule(
            .c39, "Setting the stack",
            """
            A controller that leaves the stack is released in the call itself; those between top \
            and root that never appeared get no appearance callback, and a leaving container's \
            own children keep their parent.
            """,
            evidence: "CAT, R180", .log),
        Rule(
            .c40, "A navigation controller's root",
            """
            init(rootViewController:) sends willMove at once; didMove comes once, right after \
            the root's first viewDidAppear.
            """,
            evidence: "R-sim", .measured),
        Rule(
            .c41, "Tab, first appearance",
            "Only the selected child is loaded and appears.",
            evidence: "PGZ, LXW", .log),
        Rule(
            .c42, "Selecting another tab",
            """
            The new child is loaded and gets its will before the old one's, both inside the \
            setter; after the commit the old did and the new did.
            """,
            evidence: "CAT, PGZ, LXW", .log),
        Rule(
            .c43, "Content of a tab never shown",
            """
            A controller embedded in content of a tab that was never shown may be loaded, but \
            does not appear.
            """,
            evidence: "Radar 32106539", .log),
        Rule(
            .c44, "Page by scrolling, completed",
            "New will, old will, new did, old did.",
            evidence: "WANG, PARCH; T-sim", .log),
        Rule(
            .c45, "Page by curling, completed",
            "New will, old will, old did, new did.",
            evidence: "WANG", .log),
        Rule(
            .c46, "Setting the first page",
            """
            willMove and didMove come before the view is loaded, then the page appears inside \
            the call; on iOS 11 didMove came after viewDidAppear.
            """,
            evidence: "T-sim against SOPVC", .measured),
        Rule(
            .c47, "The page delegate",
            """
            willTransitionTo comes before the first will and didFinishAnimating after the last \
            did, for the user's gestures only.
            """,
            evidence: "memory; D08", .assumed),
        Rule(
            .c48, "Page by scrolling, cancelled",
            """
            New will, old will; then the old one's will and did appear, then the new one's will \
            and did disappear.
            """,
            evidence: "WANG", .log),
        Rule(
            .c49, "Page by curling, cancelled",
            """
            New will, old will; then new will disappear, old will appear, new did disappear, old \
            did appear.
            """,
            evidence: "WANG", .log),
        Rule(
            .c50, "Split in compact width at launch",
            """
            The split controller is born expanded and collapses when compact traits arrive; \
            column style tells willShow and didCollapse and keeps every column as a child.
            """,
            evidence: "SVC, NEU 490", .log),
        Rule(
            .c51, "Split: collapsing and expanding",
            """
            Classic style asks for the primary, then for the secondary's fate, and falls back on \
            the primary's own collapse or separate method; column style asks for the top column \
            or the display mode.
            """,
            evidence: "SVC; Apple docs, NEU", .documented),
        Rule(
            .c52, "Split: known oddities",
            """
            A primary revealed by the display mode may get no appearance callbacks (iOS 10), and \
            primaries of unseen tabs may get a stray will disappear.
            """,
            evidence: "Radar 29824842, Radar 34186209", .log),
        Rule(
            .c53, "A child taken by another parent",
            """
            addChild on a child of another parent first calls its removeFromParent, which sends \
            didMove(nil) and no willMove(nil), then willMove to the new parent. Its view stays \
            where it is until it is added.
            """,
            evidence: "H84; memory for the order", .documented),
    ]
}
