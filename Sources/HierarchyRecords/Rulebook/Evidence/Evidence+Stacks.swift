extension Evidence {
    /// Call stacks, mostly of crashes.
    static let stacks: [Evidence] = [
        Evidence(
            .stk4, "Call stack of an old tab controller", .stack, systems: "about iOS 4",
            """
            A child's viewWillAppear stands below that of its navigation controller, and that \
            below the tab controller's.
            """),
        Evidence(
            .stk8, "Call stack of viewWillDisappear", .stack, systems: "iOS 8",
            """
            From an article on debugging: begin calls a navigation controller's \
            viewWillDisappear, and that its child's.
            """),
        Evidence(
            .stk9, "Call stacks of pushes", .stack, systems: "iOS 8 and 9",
            """
            A pushed controller's viewDidLoad stands below the layout of its navigation \
            controller, inside the will of its appearance.
            """),
        Evidence(
            .stk10, "Call stack of a stack's viewDidAppear", .stack, systems: "iOS 10 and 11",
            """
            From a crash: the child's viewDidAppear stands below UINavigationController's own, \
            after the commit.
            """),
        Evidence(
            .stkp, "Call stack of a plain parent's child", .stack, systems: "iOS 9 and 10",
            "From a crash: a plain parent passes viewDidAppear on outside its own method."),
        Evidence(
            .stk17, "Call stack of a root's viewDidAppear", .stack, systems: "iOS 17",
            "From a crash: the root's viewDidAppear runs in a block after the commit."),
        Evidence(
            .kkbox, "Crash report of a memory warning", .stack, year: 2012, systems: "iOS 5.1",
            """
            In a book of KKBOX's: UIApplication hears that memory is short, and the notification \
            center tells the controllers.
            """,
            at: [
                "https://github.com/KKBOX/kkbox-ios-dev/blob/master/crash_reports/crash_on_bad_access.md"
            ]),
        Evidence(
            .josscii, "Call stack of a status bar's update", .stack,
            """
            A breakpoint shows that the status bar is asked for anew as a controller appears; after \
            that the app has to ask for it.
            """,
            at: ["https://gist.github.com/Josscii/51d5154583e38fef24a5380abdb18a0c"]),
    ]
}
