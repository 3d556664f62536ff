import HierarchyRecords

extension TopicGuide {
    /// What surrounds controllers: the device, the finger, the storyboard.
    static let screens = [traits, touches, storyboards]

    private static let traits = TopicGuide(
        "traits", "Traits",
        alsoFor: [
            "trait-collection", "sizeclass", "size-class", "sizeclasses", "rotation", "darkmode",
        ],
        "What a controller can know of its surroundings: size classes, style, text size and more.",
        points: [
            Fact(
                "They flow down",
                "from the screen to the window, to its controllers, to their children"),
            Fact(
                "Without addChild",
                "they do not reach a controller, though its view is on the screen"),
            Fact("An override", "changes them for one child and all below it"),
            Fact(
                "Size classes", "are compact or regular, one for the width and one for the height"),
            Fact(
                "A rotation",
                "tells the new size first, viewWillTransition(to:), then traits where they change"),
            Fact("wC hR", "in the tree is compact width, regular height: 'help marks'"),
        ],
        commands: ["trait", "traits", "rotate", "device", "multitask", "resize"],
        callbacks: [
            .viewWillTransitionToSize, .willTransitionToTraits, .traitCollectionDidChange,
        ],
        members: [
            "UITraitCollection", "UIViewController.traitCollection",
            "UIViewController.setOverrideTraitCollection(_:forChild:)",
            "UIViewController.traitOverrides",
        ],
        rules: [.t02, .t04, .t06, .t08, .t09, .t10, .t12, .t14, .d17, .d23],
        example: "new home; new a; root home; add a; trait style dark for a; rotate")

    private static let touches = TopicGuide(
        "touches", "Touches",
        alsoFor: [
            "touch-handling", "gestures", "responder", "responderchain", "responder-chain",
            "events",
        ],
        "Where a finger's touch goes, and who else hears of it.",
        points: [
            Fact("Hit test", "the foremost view under the finger that takes touches gets them all"),
            Fact(
                "Up the chain", "what it does not handle goes to its superview, then its controller"
            ),
            Fact(
                "Recognizers",
                "watch the same touches; one that recognizes takes them from the view"),
            Fact("Actions", "without a target climb the responder chain until somebody answers"),
            Fact("Without addChild", "the chain of a child's view leaves out the container"),
        ],
        commands: ["tap", "touch", "pan", "pinch", "drag", "hover", "type", "responders"],
        callbacks: [
            .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled, .gestureState,
            .sentAction, .becomeFirstResponder,
        ],
        members: ["UIResponder", "UIGestureRecognizer", "UIView.hitTest(_:with:)", "UIControl"],
        rules: [.u25, .u26, .u16, .u22, .u23, .x23, .a111],
        example: "new home; root home; responders home; touch home.view")

    private static let storyboards = TopicGuide(
        "storyboards", "Storyboards",
        alsoFor: ["storyboard-files", "segues", "nib", "nibs", "outlets", "xib", "unwinding"],
        "Controllers, views and the ways between them, read from a file of Xcode's.",
        points: [
            Fact("storyboard FILE", "opens one; 'storyboard FILE as NAME' gives it a name"),
            Fact("instantiate", "makes the controller of a scene: init(coder:), awakeFromNib"),
            Fact(
                "Outlets",
                "to objects of the scene are set at awakeFromNib, those into the view when it loads"
            ),
            Fact("segue", "makes the destination, then prepare(for:sender:), then shows it"),
            Fact("tap", "on what has a segue asks shouldPerformSegue first"),
            Fact("unwind", "goes back to a controller that answers canPerformUnwindSegueAction"),
            Fact("segues", "draws scenes and segues; 'export' writes the drawing"),
        ],
        commands: ["storyboard", "instantiate", "segue", "unwind", "segues", "launch"],
        callbacks: [
            .initWithCoder, .awakeFromNib, .shouldPerformSegue, .prepareForSegue,
            .allowedChildrenForUnwinding, .canPerformUnwind, .unwindTowards,
        ],
        members: ["UIStoryboard", "UIStoryboardSegue"],
        rules: [.l01, .g01, .g03, .g04, .g05, .g07, .g08, .d21],
        example: "new home; root home; segues")
}
