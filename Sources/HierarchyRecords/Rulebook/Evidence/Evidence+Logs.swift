extension Evidence {
    /// Printed by apps, and published with what they print.
    static let logs: [Evidence] = [
        Evidence(
            .cat, "Logs and call stacks of containers", .log,
            year: 2026, systems: "Mac Catalyst 26.5",
            """
            A public article in Chinese with time stamps and call stacks of launches, adding, \
            removing, forwarding by hand, stacks and tabs, made with UIKit 26.5 on Mac Catalyst \
            and built for iOS 17. Its author expects the same orders on iOS; numbers of layout \
            passes and of didMove were not checked there.
            """),
        Evidence(
            .neu, "Book examples with recorded logs", .log, systems: "iOS 10 to 14",
            """
            The examples of Matt Neuburg's books on programming iOS. Comments in the code give \
            what was printed, often for several systems, and 392 cases of adaptive \
            presentations. The note of a citation names the page of the book.
            """,
            at: ["https://github.com/mattneub/Programming-iOS-Book-Examples"]),
        Evidence(
            .vcc, "Notes on containment, with simulator logs", .log,
            year: 2016, systems: "about iOS 9",
            """
            A root with a child that was properly added, and one with a child of which only the \
            view was added: the four appearance callbacks of each.
            """),
        Evidence(
            .wang, "The Inconsistent Order of View Transition Events", .log,
            year: 2014, systems: "iOS 7",
            """
            The four appearance callbacks of pushes, pops, cancelled swipes, modal presentations \
            and page controllers side by side: each container has an order of its own.
            """,
            at: [
                "https://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html"
            ]),
        Evidence(
            .mo4, "Log of push, pop and a cancelled swipe", .log,
            """
            The appearance callbacks of a push, a pop, a swipe back and one that is cancelled; \
            the same six lines for the last as in WANG.
            """,
            at: ["https://dev.mo4tech.com/ios-features-life-cycle.html"]),
        Evidence(
            .sopop, "Stack Overflow 18927878, swipe to pop", .log, systems: "iOS 7",
            "What the top controller hears when a swipe back is cancelled.",
            at: ["https://stackoverflow.com/questions/18927878"]),
        Evidence(
            .arm1, "Cheat sheet of a controller's life", .log,
            """
            A push and a pop with every overridable method printed: willMove, didMove, loading \
            and updateViewConstraints among them. Where it puts prepare(for:sender:) contradicts \
            better sources.
            """,
            at: ["https://arm1.ru/en/blog/zhiznennyj-tsikl-uiviewcontroller"]),
        Evidence(
            .js904, "Log of a launch and a push", .log, year: 2021, systems: "about iOS 14",
            "A launch and a push with time stamps, one layout pass each.",
            at: ["https://wsa.jianshu.io/p/904706b1b361"]),
        Evidence(
            .jsff7, "Push with and without animation", .log, year: 2018, systems: "iOS 12",
            """
            On the simulator of an iPhone XR a push without animation sends viewDidAppear before \
            the layout callbacks.
            """,
            at: ["https://wsa.jianshu.io/p/ff7ded05242d"]),
        Evidence(
            .jj, "Log of a launch, a push and the way back", .log,
            year: 2020, systems: "about iOS 13",
            "The callbacks of a launch, of a push away and of the return, one layout pass each.",
            at: ["https://juejin.cn/post/6844904181753446408"]),
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
            .rk, "Log of a launch, a push and a pop", .log,
            """
            A navigation controller from a storyboard: launch, push and pop, with deallocation \
            after the last callback.
            """,
            at: ["http://readke.com/c/0Z41505102021.html"]),
        Evidence(
            .pgz, "Log of tabs", .log,
            """
            A tab controller's first appearance and the first visit of another tab; only the \
            selected tab is loaded.
            """,
            at: ["https://pgzxc.github.io/posts/efa3afd7.html"]),
        Evidence(
            .lxw, "Second log of tabs", .log,
            "The same as PGZ by another author, and the return to a tab that is loaded.",
            at: ["http://www.lxweimin.com/p/ad61bbba5ac8"]),
        Evidence(
            .sopvc, "Stack Overflow 48653763, the first page", .log, systems: "iOS 11",
            """
            The callbacks of a page controller's first page, set in its viewDidLoad, and of a \
            plain child beside it.
            """,
            at: ["https://stackoverflow.com/questions/48653763"]),
        Evidence(
            .parch, "Parchment, pull request 468", .log, systems: "iOS 13",
            "A log of pages that are scrolled: new will, old will, new did, old did.",
            at: ["https://github.com/rechsteiner/Parchment/pull/468"]),
        Evidence(
            .ivan, "Notes on addSubview without addChild", .log, year: 2016,
            """
            A view that is added without its controller, below a navigation controller: nothing \
            is heard when the container is pushed.
            """,
            at: ["https://github.com/IvanChan/IvanChan.github.io"]),
        Evidence(
            .add19, "Order of addChild and addSubview", .log, year: 2019, systems: "about iOS 12",
            """
            A public article in Chinese: rules and call stacks for each order of the two calls, \
            and when viewDidAppear comes twice.
            """),
        Evidence(
            .dtf, "Log of DTSidePanels", .log, year: 2013, systems: "iOS 6",
            "A navigation controller that logs after super: its child is printed before it.",
            at: ["https://github.com/Cocoanetics/DTFoundation/issues/33"]),
        Evidence(
            .r140, "Radar 14058168, viewDidAppear twice", .report, systems: "iOS 5.0 and 6.1",
            "A child that is added early hears viewDidAppear twice on 6.1, once on 5.0.",
            at: ["https://github.com/lionheart/openradar-mirror/issues/13725"]),
        Evidence(
            .r180, "Radar 18002763, setViewControllers", .report, systems: "iOS 7 and 8",
            """
            With setViewControllers the old top of a stack hears neither willMove(nil) nor \
            didMove(nil), while others do.
            """,
            at: ["https://github.com/lionheart/openradar-mirror/issues/12177"]),
        Evidence(
            .woel, "Log of an animated swap by hand", .log,
            """
            The new child's view is added first, the old one's is removed at the end: new will, \
            new did, old will, old did.
            """,
            at: ["https://github.com/woelmer/SwitchChildViewControllersWithAutoLayout/issues/1"]),
        Evidence(
            .lch, "LifecycleHooks, issue 2", .log,
            """
            What a child sees of isMovingFromParent, and that its parent hears viewWillDisappear \
            first.
            """,
            at: ["https://github.com/johnpatrickmorgan/LifecycleHooks/issues/2"]),
        Evidence(
            .jsad, "Notes on appearance called by hand", .log,
            """
            A public article in Chinese with the warning of E39, and that removing a view alone \
            brings both callbacks of disappearing.
            """),
        Evidence(
            .aokiplayer, "Sample of a controller's life", .log, year: 2019, systems: "iOS 12.2",
            """
            A public sample with its whole log: launch, rotation, a full-screen presentation by \
            a segue and its dismissal, with layout.
            """,
            at: ["https://github.com/aokiplayer/ViewControllerLifeCycleSample"]),
        Evidence(
            .juejin, "Table of presentations", .log, year: 2022, systems: "iOS 13",
            """
            What presenter and presented controller hear, style by style. The program that \
            printed it is not shown.
            """,
            at: ["https://juejin.cn/post/7171098718656020510"]),
        Evidence(
            .eComNet, "Log of a view's hierarchy callbacks", .log, year: 2019,
            """
            A public log of willMove and didMove to superview and window, and of \
            willRemoveSubview.
            """),
        Evidence(
            .gistA125, "Log of an animation's parts", .log, systems: "iOS 8",
            "UIKit's animations of a view are additive and ease in and out.",
            at: ["https://gist.github.com/137ce6b4c852d8ebd96d"]),
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
            .yimajo, "Article on isMovingToParent", .log,
            """
            A public article in Japanese, on qiita: what isMovingToParent and isMovingFromParent \
            are in each callback.
            """),
        Evidence(
            .kyam, "Article on the status bar", .log,
            """
            A public article in Japanese, on qiita: capturing the status bar, seen with \
            overCurrentContext.
            """),
        Evidence(
            .jazzychad, "Notes on size classes of iPads", .log, systems: "iOS 9",
            "Size classes printed in split view and slide over."),
        Evidence(
            .temoki, "Table of text sizes", .log, systems: "iOS 13.3",
            """
            The point size of each text style in each content size category, read off the \
            system.
            """,
            at: ["https://github.com/temoki/UIKit_DynamicType"]),
        Evidence(
            .leanChat, "Log of LeanChat", .log, year: 2015, systems: "up to iOS 9",
            "The warning of a navigation that ends in an unexpected state (E30)."),
        Evidence(
            .irontop, "Log of an unwind, irontop.com", .log, systems: "iOS 9 to 13",
            "Who is asked for allowed children and who whether it takes the action, the source first.",
            at: ["http://irontop.com/120"]),
        Evidence(
            .consoles, "Console output of several apps", .log,
            "The same text in the output of apps that have nothing to do with each other."),
        Evidence(
            .crashes, "Crash reports of several apps", .crash,
            """
            The same exception and text in the reports of apps that have nothing to do with each \
            other.
            """),
    ]
}
