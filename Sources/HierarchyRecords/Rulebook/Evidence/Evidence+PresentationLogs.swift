extension Evidence {
    /// Printed by apps about presentations, sheets and unwinding.
    static let presentationLogs: [Evidence] = [
        Evidence(
            .yag, "Log of a launch, a rotation and a presentation", .log, systems: "iOS 12.2",
            "The callbacks of a controller from a storyboard; layout runs twice at its launch.",
            at: ["https://yagamo-style.com/posts/viewcontrollerlifecycle/"]),
        Evidence(
            .yag20, "What hears that a sheet is dismissed", .log, year: 2020, systems: "iOS 13",
            """
            The presenter of a sheet hears nothing when it goes, by a swipe, by a button or by \
            an unwind segue.
            """),
        Evidence(
            .juejin, "Table of presentations", .log, year: 2022, systems: "iOS 13",
            """
            What presenter and presented controller hear, style by style. The program that \
            printed it is not shown.
            """,
            at: ["https://juejin.cn/post/7171098718656020510"]),
        Evidence(
            .gistP05, "Table of styles and the presenter", .log,
            """
            For each style, on iPhone and iPad, whether the presenter disappears. The question \
            of the table is not stated; it is read so.
            """),
        Evidence(
            .taz, "Log of the taz app", .log, year: 2020, systems: "iOS 13",
            "The warnings of presentations that are dismissed in mid-transition (E09, E10, E11)."),
        Evidence(
            .presentVC, "Sample PresentVC", .log, year: 2021, systems: "iOS 14",
            """
            A public sample with the exceptions of a controller that is pushed twice or stands \
            in a stack twice.
            """),
        Evidence(
            .presentationControllerBug, "Sample PresentationControllerBug", .log,
            year: 2018, systems: "iOS 11 and 12",
            """
            Reading presentationController before the style is set keeps the first one; the \
            delegate is then never asked.
            """),
        Evidence(
            .korean, "Note on custom presentations", .log,
            """
            A public note in Korean: the hooks of a presentation controller, checked by running \
            them.
            """),
        Evidence(
            .kyam, "Article on the status bar", .log,
            """
            A public article in Japanese, on qiita: capturing the status bar, seen with \
            overCurrentContext.
            """),
        Evidence(
            .irontop, "Log of an unwind, irontop.com", .log, systems: "iOS 9 to 13",
            "Who is asked for allowed children and who whether it takes the action, the source first.",
            at: ["http://irontop.com/120"]),
        Evidence(
            .kyfxbl, "Dismissing from the bottom of a chain", .log, year: 2014,
            systems: "iOS 8",
            """
            The viewDidAppear of a controller in the middle runs as the bottom of the chain \
            dismisses it without animation.
            """,
            at: ["http://kyfxbl.com/2014/12/17/dismiss-view-controller-in-ios"]),
        Evidence(
            .preferredContentHeight, "Sample PreferredContentHeight", .log,
            year: 2019, systems: "iOS 13.2",
            """
            A sample that sets the preferred size of a stack's root: the stack passes on another \
            width and a greater height, and not a smaller height.
            """,
            at: ["https://github.com/martinprot/PreferredContentHeight"]),
    ]
}
