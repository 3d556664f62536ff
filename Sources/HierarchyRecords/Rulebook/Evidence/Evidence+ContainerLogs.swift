extension Evidence {
    /// Printed by apps about stacks, tabs, pages, splits and containers of their own.
    static let containerLogs: [Evidence] = [
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
            .jsad, "Notes on appearance called by hand", .log,
            """
            A public article in Chinese with the warning of E39, and that removing a view alone \
            brings both callbacks of disappearing.
            """),
        Evidence(
            .yimajo, "Article on isMovingToParent", .log,
            """
            A public article in Japanese, on qiita: what isMovingToParent and isMovingFromParent \
            are in each callback.
            """),
        Evidence(
            .pop18, "Log of a push and a pop with layout", .log, year: 2018,
            """
            A public log that prints the layout callbacks, too: the controller that the pop \
            reveals has none.
            """),
        Evidence(
            .pop20, "Log of a pop with layout", .log, year: 2020, systems: "iOS 13",
            "The controller that a pop reveals hears no layout callbacks."),
        Evidence(
            .classmethod, "Log of tabs built with Xcode 16", .log, year: 2025,
            systems: "iOS 18",
            """
            Two tabs are switched in an app that was built with Xcode 15 and with Xcode 16: with \
            the latter the selected one fades in, and the did halves come 0.5 to 0.7 seconds after \
            the wills, with false.
            """,
            at: ["https://dev.classmethod.jp/articles/ios18-uitabbarcontroller-lifecycle-change"]),
        Evidence(
            .hicka04, "When a tab controller loads its view", .log,
            """
            A subclass of UITabBarController hears viewDidLoad before its own initializer goes on \
            after super.init.
            """,
            at: ["https://qiita.com/hicka04/items/e5ce253ce74fdea38378"]),
        Evidence(
            .vastdev, "A stack's delegate at launch", .log, year: 2012,
            """
            The log of a launch with a stack as the window's root: willShow, didShow, the two \
            viewDidAppear, and didShow once more.
            """),
        Evidence(
            .wisdomsky, "When pages are asked for", .log, year: 2015, systems: "iOS 9.1",
            """
            A page controller whose pages scroll: the data source and the delegate in a first slight \
            drag, after a cancelled one, and after one that arrived.
            """),
        Evidence(
            .devtang, "Sample log of a container", .log, systems: "iOS 5",
            "transition(from:to:) loads the new child before the old one hears anything."),
        Evidence(
            .canvasIos, "canvas-ios: a split view in the background", .report, year: 2025,
            """
            Leaving the app on an iPad tells the split view's delegate of a collapse and an \
            expansion.
            """,
            at: ["https://github.com/instructure/canvas-ios/pull/3118"]),
        Evidence(
            .containmentArticle, "An article on view controller containment", .article,
            """
            Tells how containers were written before there was containment, and what their children \
            did not hear.
            """),
    ]
}
