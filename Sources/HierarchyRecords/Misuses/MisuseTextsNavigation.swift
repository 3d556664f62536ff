/// Texts of the stock containers. Objects come formatted: `<UIViewController: a>`.
extension Misuse {
    /// A controller pushed that the stack holds already (E24).
    public static func pushingTwice(
        _ controller: String, on stack: String, ios version: Int
    ) -> Misuse {
        let text =
            version < 14
            ? "Pushing the same view controller instance more than once is not supported "
                + "(\(controller))"
            : "\(stack) is pushing the same view controller instance (\(controller)) more than "
                + "once which is not supported and is most likely an error in the application : "
                + "com.example.vcr"
        return Misuse(
            .e24, .exception(name: "NSInvalidArgumentException"), text,
            hint: "Push another instance, or pop back to the one that is in the stack.")
    }

    /// A navigation controller pushed on another, or set into its stack (E25).
    public static let pushingNavigationController = Misuse(
        .e25, .exception(name: "NSInvalidArgumentException"),
        "Pushing a navigation controller is not supported",
        hint: "Push a content controller, or present the navigation controller.")

    /// Objective-C pushed nil (E26).
    public static func pushingNil(on stack: String) -> Misuse {
        Misuse(
            .e26, .warning, "Application tried to push a nil view controller on target \(stack).",
            hint: "Make the controller before you push it.")
    }

    /// A stack that holds one controller twice (E27); the controllers are those of the whole stack.
    public static func repeatedInStack(_ controllers: [String]) -> Misuse {
        let list = controllers.map { "\"\($0)\"" }.joined(separator: ", ")
        return Misuse(
            .e27, .exception(name: "NSInternalInconsistencyException"),
            "All view controllers in a navigation controller must be distinct (( \(list) ))",
            hint: "Let each controller stand in the stack once.")
    }

    /// A pop to a controller that the stack does not hold (E28).
    public static let poppingToStranger = Misuse(
        .e28, .exception(name: "NSInternalInconsistencyException"),
        "Tried to pop to a view controller that doesn't exist.",
        hint: "Pop to a controller that viewControllers contains.")

    /// A change of a stack while it is in a transition (E31); the stack is written without a colon,
    /// `<UINavigationController n>`, and the selector is Objective-C's.
    public static func stackInTransition(_ selector: String, on stack: String) -> Misuse {
        Misuse(
            .e31, .warning,
            "\(selector) called on \(stack) while an existing transition or presentation is "
                + "occurring; the navigation stack will not be updated.",
            hint: "Change the stack when the transition before has ended.")
    }

    /// A push or a pop in the middle of another, up to iOS 7 (E29).
    public static func nestedAnimation(isPop: Bool) -> Misuse {
        Misuse(
            .e29, .warning,
            "nested \(isPop ? "pop" : "push") animation can result in corrupted navigation bar",
            hint: "Push or pop when the animation before has ended.")
    }

    /// What follows when the transition ends in which that was (E30).
    public static let unexpectedEndOfNavigation = Misuse(
        .e30, .warning,
        "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree "
            + "might get corrupted.",
        hint: "Push or pop when the transition before has ended.")

    /// The item of a stack's top controller, shown by another bar (E34).
    public static func itemOfAnotherBar(_ item: String, of other: String, in bar: String) -> Misuse
    {
        Misuse(
            .e34, .exception(name: "NSInternalInconsistencyException"),
            "Layout requested for visible navigation bar, \(bar), when the top item belongs to a "
                + "different navigation bar. topItem = \(item), navigation bar = \(other), possibly "
                + "from a client attempt to nest wrapped navigation controllers.",
            hint: "Give the other bar an item of its own, or hide the navigation controller's bar.")
    }

    /// A split controller pushed (E33); nothing is pushed.
    public static func pushingSplitController(on stack: String) -> Misuse {
        Misuse(
            .e33, .warning,
            "Split View Controllers cannot be pushed to a Navigation Controller \(stack)",
            hint: "Present the split controller, or make it the window's root.")
    }

    /// The delegate of a navigation controller's own bar set (E35).
    public static let delegateOfManagedBar = Misuse(
        .e35, .exception(name: "NSInternalInconsistencyException"),
        "Cannot manually set the delegate on a UINavigationBar managed by a controller.",
        hint: "Set the navigation controller's delegate.")

    /// The items of a navigation controller's own bar changed, by that selector (R42).
    public static func changingManagedBar(_ selector: String) -> Misuse {
        Misuse(
            .r42, .exception(name: "NSInternalInconsistencyException"),
            "Cannot call \(selector) directly on a UINavigationBar managed by a controller.",
            hint: "Push, pop or set the controllers of the navigation controller.")
    }

    /// A constraint given to a navigation controller's own bar (E82).
    public static let constraintsOfManagedBar = Misuse(
        .e82, .exception(name: "NSInternalInconsistencyException"),
        "Cannot modify constraints for UINavigationBar managed by a controller",
        hint: "Give the constraint to a view inside the bar, or set frames there.")

    /// The items of a tab bar controller's own bar changed (E36).
    public static let changingManagedTabBar = Misuse(
        .e36, .exception(name: "NSInternalInconsistencyException"),
        "Directly modifying a tab bar managed by a tab bar controller is not allowed.",
        hint: "Change the tab bar controller's viewControllers; choose one by its selectedIndex or "
            + "selectedViewController.")

    /// A controller selected that is none of the tabs (E37).
    public static let selectingStranger = Misuse(
        .e37, .exception(name: "NSInvalidArgumentException"),
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
            + "controller's list of view controllers can be selected.",
        hint: "Select one of viewControllers.")
}
