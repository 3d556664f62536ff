import HierarchyRecords

extension TopicGuide {
    /// How controllers and views hang together.
    static let hierarchies = [containment, presentation, sheets, layout]

    private static let containment = TopicGuide(
        "containment", "Containment",
        alsoFor: ["container", "containers", "child", "children", "parent", "embedding"],
        "A controller that shows other controllers' views inside its own, and what it has to call "
            + "for them.",
        points: [
            Fact(
                "To add",
                "addChild(child), set child.view.frame, addSubview(child.view), child.didMove(toParent:)"
            ),
            Fact(
                "To remove",
                "child.willMove(toParent: nil), child.view.removeFromSuperview(), removeFromParent()"
            ),
            Fact(
                "Sent for you",
                "addChild sends willMove(toParent:), and removeFromParent sends didMove(toParent: nil)"
            ),
            Fact(
                "To swap",
                "transition(from:to:duration:options:animations:completion:) between them"
            ),
            Fact(
                "Without addChild",
                "the child hears of no rotation and no traits, and nobody holds it"),
            Fact(
                "The container",
                "sets the size of a child's root view, and touches nothing below it"),
        ],
        commands: ["add", "remove", "cycle", "placeholder", "promote", "doctor"],
        callbacks: [.willMoveToParent, .didMoveToParent],
        members: [
            "UIViewController.addChild(_:)", "UIViewController.removeFromParent()",
            "UIViewController.willMove(toParent:)", "UIViewController.didMove(toParent:)",
            "UIViewController.transition(from:to:duration:options:animations:completion:)",
            "UIViewController.isMovingToParent",
        ],
        rules: [.c10, .c11, .c12, .c13, .c14, .c18, .c20, .c21, .c22, .c24, .b01],
        example: "new home; new a; new b; root home; add a; cycle a to b; remove b")

    private static let presentation = TopicGuide(
        "presentation", "Presentation",
        alsoFor: ["modal", "modality", "presenting", "dismissal", "present-and-dismiss"],
        "A controller that is shown over another one for a while, and which of the two gets "
            + "callbacks.",
        points: [
            Fact(
                "present",
                "asks the nearest controller that may present, not always the one you name"),
            Fact(
                "A style that covers",
                "fullScreen and currentContext take the presenter's view away: it disappears"),
            Fact(
                "One that does not",
                "over…, sheets and popovers leave it there: the presenter hears nothing"),
            Fact(
                "dismiss",
                "of a presenter takes away all that lies above it; of the topmost, itself"),
            Fact("By the user", "a sheet that is pulled down asks its delegate; code does not"),
            Fact("One at a time", "presenting while a presentation runs is refused with a warning"),
        ],
        commands: ["present", "dismiss", "popover", "detent", "styles", "show", "showdetail"],
        callbacks: [
            .presentationTransitionWillBegin, .presentationTransitionDidEnd,
            .dismissalTransitionWillBegin, .dismissalTransitionDidEnd,
        ],
        members: [
            "UIViewController.present(_:animated:completion:)",
            "UIViewController.dismiss(animated:completion:)",
            "UIViewController.modalPresentationStyle", "UIViewController.presentedViewController",
            "UIViewController.presentingViewController",
            "UIViewController.definesPresentationContext",
            "UIPresentationController",
        ],
        rules: [.p03, .p04, .p05, .p07, .p08, .p20, .p21, .p22, .p24, .p26],
        example:
            "new home; new m; root home; present m as fullScreen; dismiss; present m as pageSheet")

    private static let sheets = TopicGuide(
        "sheets", "Sheets and popovers",
        alsoFor: ["sheet", "popovers", "adaptation", "detents", "adaptivity"],
        "Presentations that leave the presenter in sight, and what becomes of them in a small window.",
        points: [
            Fact("A sheet", "is what iPhones show for pageSheet and formSheet since iOS 13"),
            Fact(
                "The presenter",
                "stays: it hears neither viewWillDisappear nor, later, viewWillAppear"),
            Fact("Detents", "are the heights at which it rests: medium, large, or the app's own"),
            Fact(
                "Pulling it down",
                "asks presentationControllerShouldDismiss; didDismiss comes for the user's way alone"
            ),
            Fact("A popover", "needs an anchor: a view with a rectangle, or a bar button"),
            Fact(
                "In a compact width", "a popover becomes a sheet, unless the delegate answers none"),
        ],
        commands: ["present", "popover", "detent", "swipe", "styles", "tap"],
        callbacks: [
            .sheetShouldDismiss, .sheetWillDismiss, .sheetDidDismiss, .sheetDidAttemptToDismiss,
            .sheetDidChangeDetent, .adaptiveStyle, .adaptiveController, .popoverPrepare,
        ],
        members: [
            "UISheetPresentationController", "UIPopoverPresentationController",
            "UIViewController.isModalInPresentation", "UIViewController.preferredContentSize",
        ],
        rules: [.p04, .p11, .p30, .p31, .p32, .p35, .p38, .r53, .r55, .d22],
        example: "new home; new m; root home; present m as pageSheet; swipe down; finish")

    private static let layout = TopicGuide(
        "layout", "Layout",
        alsoFor: ["constraints", "frames", "autolayout", "safe-area", "safearea", "size"],
        "When views get their frames, from whom, and which callbacks tell of it.",
        points: [
            Fact(
                "Nothing at once",
                "what asks for layout waits for the end of the turn of the run loop"),
            Fact(
                "Constraints first",
                "updateViewConstraints goes from the leaves up, frames from the root down"),
            Fact(
                "Sizes",
                "are right in viewIsAppearing and viewDidLayoutSubviews, not in viewDidLoad"),
            Fact(
                "A child", "gets its frame from its container; it may ask by preferredContentSize"),
            Fact(
                "Safe area",
                "is what bars and the device's edges leave; children get their part of it"),
            Fact("set log layout", "shows the lines of layout, which the log leaves out by itself"),
        ],
        commands: [
            "layout", "frame", "constrain", "constraints", "layoutof", "prefer", "screen", "views",
        ],
        callbacks: [
            .updateViewConstraints, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
            .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange,
            .preferredContentSizeDidChange,
        ],
        members: [
            "UIView.setNeedsLayout()", "UIView.layoutIfNeeded()", "UIView.safeAreaLayoutGuide",
            "UIViewController.topLayoutGuide", "UIViewController.preferredContentSize",
            "UIViewController.additionalSafeAreaInsets",
        ],
        rules: [.l08, .r24, .d04, .t07, .l10, .r7, .b07, .b08],
        example: "new home; new a; root home; add a; frame a.view 0 100 200 200; layoutof a.view")
}
