extension Rulebook {
    /// What is asked for while a transition is under way.
    static let underway: [Rule] = [
        Rule(
            .a180, "A request to another container", zh: "转场中对另一个容器的请求",
            """
            A transition runs in one container. What is asked of another container meanwhile is \
            done as if nothing ran.
            """,
            evidence: [
                .rule(.m5, "each container begins in a layout of its own"),
                .words(
                    "looked for in Apple's documentation and in issues of react-native-screens and "
                        + "swift-navigation: they tell of one container alone"),
            ], .assumed),
        Rule(
            .a181, "The device changes in mid-transition", zh: "转场中设备发生变化",
            """
            A rotation and a changed trait are told at once to the controllers on the screen and \
            to those that are coming. The transition runs on to its end.
            """,
            evidence: [
                .rule(.t04), .rule(.t08),
                .words("looked for in Apple's documentation of viewWillTransition(to:with:)"),
            ], .assumed),
        Rule(
            .a182, "The app leaves in mid-transition", zh: "转场中应用离开",
            """
            An app that enters the background ends no transition: the callbacks and completions that are \
            due come as ever.
            """,
            evidence: [
                .rule(.u27, "nothing there tells a controller that it disappears"),
                .words("looked for in Apple's documentation on the background"),
            ], .assumed),
        Rule(
            .a183, "A finger while a transition runs", zh: "转场进行时的手指",
            """
            A swipe that begins while a transition runs drives nothing. A transition that no \
            finger drives can be neither finished nor cancelled by a finger. A zoom is another \
            matter (C65).
            """,
            evidence: [
                .rule(.c55, "when the swipe begins at all"),
                .words("looked for in Apple's documentation of interactivePopGestureRecognizer"),
            ], .assumed),
        Rule(
            .a184, "A request at the end of a transition", zh: "转场结束时的请求",
            """
            From the viewDidAppear of the controller that comes, and in the completion, a \
            transition no longer blocks requests: what is asked for there is done as if nothing \
            ran.
            """,
            evidence: [
                .source(.docs, "viewDidAppear(_:): where to present what follows an appearance"),
                .words("that it is so in each container is assumed"),
            ], .assumed),
    ]
}
