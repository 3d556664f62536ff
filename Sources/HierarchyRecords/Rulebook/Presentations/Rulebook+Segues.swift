extension Rulebook {
    /// Segues from code and from controls, and unwinding.
    static let segues: [Rule] = [
        Rule(
            .g01, "A segue from code",
            """
            The destination is made, prepare comes with its view unloaded, then it is shown; \
            shouldPerformSegue is not asked.
            """,
            evidence: [.source(.ib31, "section 18"), .source(.h84)], .log),
        Rule(
            .g02, "A custom segue",
            "prepare, then perform, and nothing else.",
            evidence: [.source(.ib31, "section 19")], .log),
        Rule(
            .g03, "A segue from a control",
            "shouldPerformSegue is asked first, then as from code.",
            evidence: [.source(.h84), .rule(.g05)], .log),
        Rule(
            .g04, "An embed segue",
            """
            While the parent's view loads it asks shouldPerformSegue and calls prepare; the \
            child is loaded, then willMove and didMove, all before the parent's viewDidLoad.
            """,
            evidence: [.source(.rSim, "a storyboard without a window")], .measured),
        Rule(
            .g05, "Unwinding through a modal and a stack",
            """
            The source is asked first, the search goes up and down for a taker, prepare and the \
            action follow, then one dismissal and the stack's unwind.
            """,
            evidence: [.source(.neu, "page 327")], .log),
        Rule(
            .g07, "How the taker is found",
            """
            Each controller upwards names its allowed children, they are searched top first, and \
            only one without eligible children is asked whether it takes the action.
            """,
            evidence: [.source(.neu, "page 327")], .log, since: 9),
        Rule(
            .g08, "Unwinding from code",
            """
            prepare on the source and the action on the taker; the action runs even when nothing \
            can be popped.
            """,
            evidence: [.source(.ib31, "section 20")], .log),
        Rule(
            .g09, "Defaults of the search",
            """
            The allowed children are all but the one that holds the source; a controller takes \
            the action if it implements it.
            """,
            evidence: [.source(.docs)], .documented, since: 9),
        Rule(
            .g10, "No entry point",
            """
            instantiateInitialViewController gives nil without an exception; a main storyboard \
            without one logs E51.
            """,
            evidence: [.source(.ib31, "section 5")], .log),
        Rule(
            .r6, "Loading a storyboard and its segues",
            """
            A decoded stack has its parent set without willMove and didMove; an embed segue asks \
            shouldPerformSegue; a segue from code does not.
            """,
            evidence: [.source(.rSim, "a storyboard without a window")], .measured),
    ]
}
