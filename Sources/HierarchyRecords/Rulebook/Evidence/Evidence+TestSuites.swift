extension Evidence {
    /// Asserted by tests.
    static let testSuites: [Evidence] = [
        Evidence(
            .sq, "Tests of Square's Workflow", .testSuite,
            """
            Tests that run against UIKit and compare the whole list of callbacks when a \
            container replaces its child with begin and end of an appearance transition.
            """,
            at: ["https://github.com/square/workflow-swift"]),
        Evidence(
            .modals, "Tests of Square's Modals", .testSuite,
            """
            Tests of visibility that run against UIKit: a begin is accepted only from the state \
            where it starts; one in the other direction sends its will at once, and the end that \
            follows sends the did of that direction alone.
            """,
            at: ["https://github.com/square/swift-modals"]),
        Evidence(
            .uiKitTestable, "Tests of UIKitTestable", .testSuite, systems: "about iOS 12",
            """
            A controller is presented without animation and lists its callbacks in the \
            completion: the margins and the safe area change between viewWillAppear and layout, \
            and the flag of the appearance callbacks is true.
            """,
            at: ["https://github.com/Kuniwak/UIKitTestable"]),
        Evidence(
            .lasso, "Tests of WW's Lasso", .testSuite, systems: "iOS 12 and 13",
            """
            Tests of modal presentations that run against UIKit: of a page sheet without animation \
            viewWillAppear has come at a moment at which viewDidAppear has not, from iOS 13 on; of full \
            screen, and up to 12 of a sheet, both have. Dismissals are alike.
            """,
            at: ["https://github.com/ww-tech/lasso"]),
        Evidence(
            .winObjC, "Tests of WinObjC", .reimplementation,
            """
            Tests of the order and the flags of modal presentations without animation. They run \
            on Microsoft's re-implementation of UIKit, not on UIKit.
            """,
            at: ["https://github.com/microsoft/WinObjC"]),
        Evidence(
            .uiStoryboardSpec, "UIStoryboardSpec", .reimplementation,
            """
            A test of a re-implementation of UIStoryboard that compares the texts of its \
            exceptions.
            """),
        Evidence(
            .ib31, "Tutorial on storyboards and nibs", .testSuite,
            """
            Its assertions run against UIKit in a process without UIApplication. It measures \
            segues, nibs and storyboards; it cannot measure appearance.
            """),
        Evidence(
            .xamarinMacios, "Tests of Xamarin for iOS", .testSuite, systems: "iOS 3.2 to 8",
            """
            A comment in a test quotes the exception for a popover from a view without a window.
            """,
            at: ["https://github.com/xamarin/xamarin-macios"]),
    ]
}
