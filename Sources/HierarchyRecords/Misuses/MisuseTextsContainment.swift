/// Texts of containment and appearance. Objects come formatted: `<UIViewController: a>`.
extension Misuse {
    /// Begin and end of an appearance transition do not pair (E01).
    public static func unbalanced(_ controller: String) -> Misuse {
        Misuse(
            .e01, .warning,
            "Unbalanced calls to begin/end appearance transitions for \(controller).",
            hint: "Match every beginAppearanceTransition with one endAppearanceTransition, "
                + "and start no transition before the last has ended.")
    }

    /// `addChild` while the child's view sits under the view of another controller (E02).
    public static func requestedParent(
        of child: String, expected: String, requested: String
    ) -> Misuse {
        inconsistency(
            .e02,
            "child view controller:\(child) should have parent view controller:\(expected) "
                + "but requested parent is:\(requested)",
            hint: "Take the child's view out of its superview before you give it another parent.")
    }

    /// A child's view entered the view of a controller that is not its parent (E03); `actual` is
    /// `(null)` where the child has no parent.
    public static func actualParent(
        of child: String, expected: String, actual: String
    ) -> Misuse {
        inconsistency(
            .e03,
            "child view controller:\(child) should have parent view controller:\(expected) "
                + "but actual parent is:\(actual)",
            hint: "Call addChild on the controller that owns the superview before addSubview.")
    }

    /// A second controller was given the same root view (E04).
    public static func viewAlreadyAssociated(
        _ view: String, with owner: String, requestedBy controller: String
    ) -> Misuse {
        inconsistency(
            .e04,
            "A view can only be associated with at most one view controller at a time! "
                + "View \(view) is associated with \(owner). Clear this association before "
                + "associating this view with \(controller).",
            hint:
                "Set the first controller's view to nil, or make the second one a view of its own."
        )
    }

    /// `transition(from:to:…)` with children of different parents (E38).
    public static func noCommonParent(_ from: String, _ to: String) -> Misuse {
        Misuse(
            .e38, .exception(name: "NSInvalidArgumentException"),
            "Children view controllers \(from) and \(to) must have a common parent view controller "
                + "when calling -[UIViewController \(transitionSelector)]",
            hint: "Call addChild for both on the controller that runs the transition.")
    }

    /// `transition(from:to:…)` on a container that forwards appearance by hand (C26); the
    /// exception's name is UIKit's, the wording ours, after the header.
    public static func transitionWithManualForwarding(_ container: String) -> Misuse {
        Misuse(
            .c26, .exception(name: "NSInvalidArgumentException"),
            inOwnWords(
                "-[UIViewController \(transitionSelector)] cannot be called on \(container), "
                    + "which explicitly forwards its appearance callbacks to its children"),
            hint: "Swap the views in an animation of your own, between the begin and end you send."
        )
    }

    /// An appearance callback called by hand (E39, from iOS 16); the selector is Objective-C's,
    /// `viewWillAppear:`.
    public static func callingDirectly(_ selector: String, on controller: String) -> Misuse {
        Misuse(
            .e39, .warning,
            "Calling -\(selector) directly on a view controller is not supported, and may result "
                + "in out-of-order callbacks and other inconsistent behavior. Use the "
                + "-beginAppearanceTransition:animated: and -endAppearanceTransition APIs on "
                + "UIViewController to manually drive appearance callbacks instead. Make a "
                + "symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to "
                + "catch this in the debugger. View controller: \(controller)",
            hint:
                "Call beginAppearanceTransition and endAppearanceTransition, or let UIKit forward.")
    }

    /// The view was asked for while its controller goes away (E40).
    public static func loadingViewWhileDeallocating(_ controller: String) -> Misuse {
        Misuse(
            .e40, .warning,
            "Attempting to load the view of a view controller while it is deallocating is not "
                + "allowed and may result in undefined behavior (\(controller))",
            hint: "Ask viewIfLoaded in deinit, never view.")
    }

    /// `loadView` asked for the view that it had not set yet, which calls `loadView` again (E81).
    public static func loadingViewWithoutEnd(_ controller: String) -> Misuse {
        Misuse(
            .e81, .exception(name: "EXC_BAD_ACCESS"),
            "loadView of \(controller) asks for its view before it has set one: "
                + "-[UIViewController view] calls loadView again, without end, until the stack is full",
            hint: "Make the view in a variable, and set self.view before anything reads it.")
    }

    private static let transitionSelector =
        "transitionFromViewController:toViewController:duration:options:animations:completion:"

    private static func inconsistency(_ rule: RuleID, _ text: String, hint: String) -> Misuse {
        Misuse(
            rule, .exception(name: "UIViewControllerHierarchyInconsistency"), text, hint: hint)
    }
}

extension Misuse {
    /// `addChild` of the controller itself or of one above it (A07); the text is ours.
    public static func childOfItself(_ child: String, of parent: String) -> Misuse {
        Misuse(
            .a07, .exception(name: "NSInvalidArgumentException"),
            inOwnWords(
                child == parent
                    ? "\(child) cannot become a child of itself"
                    : "\(child) is an ancestor of \(parent) and cannot become its child"),
            hint: "A controller hierarchy is a tree: add a controller that is not above the parent."
        )
    }
}
