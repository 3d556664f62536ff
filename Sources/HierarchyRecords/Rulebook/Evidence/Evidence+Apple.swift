extension Evidence {
    /// What Apple itself says.
    static let apple: [Evidence] = [
        Evidence(
            .docs, "Apple's developer documentation", .documentation,
            """
            The reference pages of UIKit and of what stands beside it. The note of a citation \
            names the page.
            """,
            at: ["https://developer.apple.com/documentation/uikit"]),
        Evidence(
            .guide, "View Controller Programming Guide for iOS", .documentation,
            """
            Apple's guide to view controllers: how a container is built, custom presentations \
            with their steps in order, and transitions.
            """,
            at: [
                "https://developer.apple.com/library/archive/featuredarticles/ViewControllerPGforiPhoneOS/"
            ]),
        Evidence(
            .hig, "Human Interface Guidelines", .documentation,
            "Apple's tables of bars and of the size classes of devices.",
            at: ["https://developer.apple.com/design/human-interface-guidelines"]),
        Evidence(
            .h84, "UIKit's headers", .header, systems: "iOS 8.4 SDK",
            """
            Comments in the public headers, above all in UIViewController.h: which calls \
            containment, appearance transitions, presentation and size changes make, and when.
            """,
            at: ["https://github.com/okanon/iPhoneOS.sdk"]),
        Evidence(
            .h13, "UIKit's headers on sheets", .header, systems: "iOS 13 SDK",
            """
            The comments on isModalInPresentation and on the delegate of a presentation \
            controller: which methods a swipe calls, in what order, and which are not called.
            """),
        Evidence(
            .hvia, "UIKit's header on viewIsAppearing", .header,
            """
            The comment on viewIsAppearing: once per appearance, when the view is in the \
            hierarchy and laid out by its superview, before its own layout.
            """),
        Evidence(
            .sdk, "UIKit's headers in later SDKs", .header,
            """
            Single comments and declarations of public headers. The note of a citation names \
            them.
            """),
        Evidence(
            .wwdc23, "What's new in UIKit, WWDC 2023", .documentation,
            year: 2023, systems: "iOS 13 to 17",
            """
            Apple's engineers place viewIsAppearing: after viewWillAppear and in its \
            transaction; viewDidAppear comes in a later one.
            """,
            at: ["https://developer.apple.com/videos/play/wwdc2023/10055/"]),
        Evidence(
            .tn2154, "Technical Note TN2154, UIScrollView and Auto Layout", .documentation,
            """
            Constraints between a scroll view and what is in it speak of its content, and give \
            the content its size.
            """,
            at: ["https://developer.apple.com/library/archive/technotes/tn2154/"]),
        Evidence(
            .forums, "Apple Developer Forums", .documentation,
            """
            In thread 733301 an engineer of UIKit says that trait changes are told top down; \
            thread 52937 has the exception of E02.
            """,
            at: ["https://developer.apple.com/forums/thread/733301"]),
        Evidence(
            .crashdoc, "Apple's article on crash reports", .stack,
            """
            Its example of a call stack shows that present loads the view in the call, and that \
            the transition begins after the commit.
            """),
        Evidence(
            .applesample, "Custom View Controller Presentations and Transitions", .documentation,
            """
            A sample of Apple's: a presentation controller that follows the preferred size of \
            what it presents.
            """),
        Evidence(
            .multitasking, "Apple's guide to multitasking on iPad", .documentation,
            """
            What an app gives up and gains when it shares the screen; what UIRequiresFullScreen \
            changes.
            """),
        Evidence(
            .releasenotes, "Apple's release notes of UIKit", .documentation, systems: "iOS 13",
            "From iOS 13 on a required constraint may become optional while it is active."),
        Evidence(
            .tspl, "The Swift Programming Language", .documentation,
            """
            Automatic reference counting: what holds an object, what a cycle is, and when deinit \
            runs.
            """,
            at: ["https://docs.swift.org/swift-book/"]),
    ]
}
