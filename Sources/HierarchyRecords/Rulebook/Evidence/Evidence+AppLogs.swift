extension Evidence {
    /// Printed by apps about launches, scenes, views, touches and texts.
    static let appLogs: [Evidence] = [
        Evidence(
            .arm1, "Cheat sheet of a controller's life", .log,
            """
            A push and a pop with every overridable method printed: willMove, didMove, loading \
            and updateViewConstraints among them. Where it puts prepare(for:sender:) contradicts \
            better sources.
            """,
            at: ["https://arm1.ru/en/blog/zhiznennyj-tsikl-uiviewcontroller"]),
        Evidence(
            .lch, "LifecycleHooks, issue 2", .log,
            """
            What a child sees of isMovingFromParent, and that its parent hears viewWillDisappear \
            first.
            """,
            at: ["https://github.com/johnpatrickmorgan/LifecycleHooks/issues/2"]),
        Evidence(
            .aokiplayer, "Sample of a controller's life", .log, year: 2019, systems: "iOS 12.2",
            """
            A public sample with its whole log: launch, rotation, a full-screen presentation by \
            a segue and its dismissal, with layout.
            """,
            at: ["https://github.com/aokiplayer/ViewControllerLifeCycleSample"]),
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
            .consoles, "Console output of several apps", .log,
            "The same text in the output of apps that have nothing to do with each other."),
        Evidence(
            .crashes, "Crash reports of several apps", .crash,
            """
            The same exception and text in the reports of apps that have nothing to do with each \
            other.
            """),
        Evidence(
            .log17, "Log of a whole session with layout", .log, systems: "iOS 17",
            """
            Layout, viewIsAppearing and deallocation are printed: a launch, pushes, a pop that \
            lays out nothing anew, a popToRoot from the third controller, and what the app hears \
            after it entered the background.
            """),
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
            .messageKit, "MessageKit, issues 977, 323, 501, 737 and 785", .report,
            """
            A controller with inputAccessoryView that can become first responder has \
            keyboardWillShow posted as it is loaded. As a child of another controller of the app it \
            shows no bar until it calls becomeFirstResponder.
            """,
            at: [
                "https://github.com/MessageKit/MessageKit/issues/977",
                "https://github.com/MessageKit/MessageKit/issues/501",
                "https://github.com/MessageKit/MessageKit/issues/785",
            ]),
        Evidence(
            .sceneClosing, "Log of a scene that is closed", .log, year: 2023, systems: "iOS 16",
            """
            Thread 732170 of Apple's forums: an app that is closed in the app switcher prints \
            sceneWillResignActive and sceneDidDisconnect; where it happens very fast, another scene \
            enters the foreground and the background after that.
            """,
            at: ["https://developer.apple.com/forums/thread/732170"]),
        Evidence(
            .tables, "Tables of bars and safe areas", .article, systems: "iOS 14 and 17",
            """
            Public tables of what was read on devices: the safe areas of phones and iPads in both \
            orientations, and the heights of their bars.
            """),
    ]
}
