extension Rulebook {
    /// Loading and layout: L01 to L10.
    static let loading: [Rule] = [
        Rule(
            .l01, "Loading from a storyboard",
            """
            init(coder:) and awakeFromNib come with instantiation, outlets still nil; the first \
            use of the view brings loadView, the outlets and viewDidLoad.
            """,
            evidence: "IB31 §5, §11", .log),
        Rule(
            .l02, "Loading in code",
            """
            The first use of the view brings loadView and viewDidLoad and no awakeFromNib; a \
            view made in loadView keeps its frame until the window installs it.
            """,
            evidence: "IB31 §25", .log),
        Rule(
            .l03, "Root at launch, iOS 14",
            "loadView, viewDidLoad, viewWillAppear, one layout pass, viewDidAppear.",
            evidence: "JS904", .log),
        Rule(
            .l04, "Root at launch, iOS 12, storyboard",
            "The same with init(coder:) first and two layout passes; the count is not a rule.",
            evidence: "aokiplayer", .log),
        Rule(
            .l05, "Push with all hooks",
            """
            Status-bar questions come before loading and edge questions after viewDidLoad; \
            constraints are updated before the first layout and again after didMove.
            """,
            evidence: "arm1.ru", .log),
        Rule(
            .l06, "Who loads a pushed view",
            """
            The navigation controller's next layout loads it, inside the machinery of its will; \
            without a window push loads nothing.
            """,
            evidence: "traces of iOS 8 and 9; IB31 §18", .stack),
        Rule(
            .l07, "updateViewConstraints of a child",
            "It sits between the child's will and its first viewWillLayoutSubviews.",
            evidence: "NEU 334", .log),
        Rule(
            .l08, "Nested layout",
            """
            The parent's layout is bracketed first, then the child's; a child whose bounds do \
            not change is not laid out.
            """,
            evidence: "layout is top down; NEU 334", .inferred),
        Rule(
            .l09, "Memory warnings",
            """
            From iOS 6 only didReceiveMemoryWarning comes and the view is kept; up to 5 a loaded \
            view outside any window was dropped, with viewWillUnload (5) and viewDidUnload.
            """,
            evidence: "H84", .documented),
        Rule(
            .l10, "Margins and safe area",
            """
            After the will come viewLayoutMarginsDidChange and viewSafeAreaInsetsDidChange, then \
            layout.
            """,
            evidence: "UIKitTestable; T-cat", .testSuite, since: 11),
    ]
}
