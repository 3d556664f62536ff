extension Rulebook {
    /// What is assumed of fingers, of whom they reach, and of the scenes of an app.
    static let assumptionsOfFingers: [Rule] = [
        Rule(
            .a109, "Readings of the screen, and taps in a row",
            """
            The screen is read 60 times a second, and a finger that has moved by less than a point \
            says nothing. A tap does not keep one that wants more taps from its gesture: of two, \
            that of one tap gets the first finger and that of two the second, for which the other \
            fails.
            """,
            evidence: "memory; tutorials, where the single tap fires before the double one",
            .assumed),
        Rule(
            .a110, "Fingers that turn",
            """
            A rotation begins when two fingers have turned by more than a tenth of a radian, all \
            of which counts, clockwise. It ends when a finger leaves the screen.
            """,
            evidence: "Apple docs of UIRotationGestureRecognizer; the angle is memory", .assumed),
        Rule(
            .a111, "The end of the responder chain",
            """
            After a window comes its scene, from iOS 13 on, then the app, then the app's delegate, \
            where that is a responder and neither a view nor a controller.
            """,
            evidence: "Apple docs of UIResponder.next; the scene's place is memory", .assumed),
        Rule(
            .a112, "Several scenes on one screen",
            """
            The windows of all scenes turn together and have the same share of the screen and its \
            traits; each announcement goes through them in the order in which they came. A phone \
            has one scene: the others resign, enter the background and disconnect.
            """,
            evidence: "memory; Apple docs of UISceneDelegate for the steps", .assumed, since: 13),
        Rule(
            .a113, "Orientation masks on an iPad",
            """
            An app that can share the screen turns however the device is held: controllers' masks \
            and preferences count for nothing, unless the app requires the full screen.
            """,
            evidence: "Apple's guide to multitasking on iPad; UIRequiresFullScreen", .assumed,
            since: 9),
        Rule(
            .a114, "Tabs in a narrow window of an iPad",
            """
            In a compact width the tab bar stands at the bottom, as a phone's does, and content \
            ends above it.
            """,
            evidence: "Apple docs of UITabBarController on iPadOS 18", .assumed, since: 18),
    ]

    /// What is assumed of the pointer.
    static let assumptionsOfPointer: [Rule] = [
        Rule(
            .a128, "The pointer",
            """
            A hover recognizer begins when the pointer comes over its view or a view in it, changes \
            at each move, and ends when the pointer leaves or is gone. It keeps nobody from a \
            gesture, and nobody keeps it from its own.
            """,
            evidence: "Apple docs of UIHoverGestureRecognizer", .assumed, since: 13)
    ]
}
