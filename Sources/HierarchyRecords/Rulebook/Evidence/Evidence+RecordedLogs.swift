extension Evidence {
    /// Printed by apps, and found after the first pages.
    static let recordedLogs: [Evidence] = [
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
            .log17, "Log of a whole session with layout", .log, systems: "iOS 17",
            """
            Layout, viewIsAppearing and deallocation are printed: a launch, pushes, a pop that \
            lays out nothing anew, a popToRoot from the third controller, and what the app hears \
            after it entered the background.
            """),
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
            .kyfxbl, "Dismissing from the bottom of a chain", .log, year: 2014,
            systems: "iOS 8",
            """
            The viewDidAppear of a controller in the middle runs as the bottom of the chain \
            dismisses it without animation.
            """,
            at: ["http://kyfxbl.com/2014/12/17/dismiss-view-controller-in-ios"]),
        Evidence(
            .sceneLogs, "Three logs of launches with a scene", .log, year: 2023,
            systems: "iOS 13 to 17",
            """
            Public logs in which the scene's delegate prints beside the root controller: one of a \
            plain root and two of a stack.
            """),
        Evidence(
            .launchLogs, "Three logs of launches without scenes", .log, year: 2018,
            systems: "iOS 10 to 12",
            """
            Public logs of 2017 and 2018 in which the app's delegate prints beside the root \
            controller. They differ on what comes last.
            """),
        Evidence(
            .canvasIos, "canvas-ios: a split view in the background", .report, year: 2025,
            """
            Leaving the app on an iPad tells the split view's delegate of a collapse and an \
            expansion.
            """,
            at: ["https://github.com/instructure/canvas-ios/pull/3118"]),
        Evidence(
            .touchLogs, "Two articles with logs of touches", .log, year: 2017, systems: "iOS 11",
            """
            Whole logs of recognizers, views, buttons and table rows under a finger, with \
            cancelsTouchesInView, delaysTouchesBegan and subclasses that print.
            """),
        Evidence(
            .jianshu0F, "The keyboard in a swipe back", .log,
            """
            What a text field's delegate and its controller print when a controller is swiped back \
            with the keyboard up, finished and cancelled.
            """,
            at: ["https://www.jianshu.com/p/0f23c9cf3fa2"]),
        Evidence(
            .messageKit, "MessageKit, issue 977", .report,
            """
            A controller with inputAccessoryView that can become first responder has \
            keyboardWillShow posted as it is loaded.
            """,
            at: ["https://github.com/MessageKit/MessageKit/issues/977"]),
        Evidence(
            .containmentArticle, "An article on view controller containment", .article,
            """
            Tells how containers were written before there was containment, and what their children \
            did not hear.
            """),
        Evidence(
            .sceneClosing, "Log of a scene that is closed", .log, year: 2023, systems: "iOS 16",
            """
            Thread 732170 of Apple's forums: an app that is closed in the app switcher prints \
            sceneWillResignActive and sceneDidDisconnect; where it happens very fast, another scene \
            enters the foreground and the background after that.
            """,
            at: ["https://developer.apple.com/forums/thread/732170"]),
        Evidence(
            .preferredContentHeight, "Sample PreferredContentHeight", .log,
            year: 2019, systems: "iOS 13.2",
            """
            A sample that sets the preferred size of a stack's root: the stack passes on another \
            width and a greater height, and not a smaller height.
            """,
            at: ["https://github.com/martinprot/PreferredContentHeight"]),
        Evidence(
            .tables, "Tables of bars and safe areas", .article, systems: "iOS 14 and 17",
            """
            Public tables of what was read on devices: the safe areas of phones and iPads in both \
            orientations, and the heights of their bars.
            """),
    ]
}
