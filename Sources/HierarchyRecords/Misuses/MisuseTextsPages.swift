/// Texts of page controllers and splits. Objects come formatted: `<UIViewController: a>`.
extension Misuse {
    /// More or fewer pages than the spine asks for (E55).
    public static func pageCount(provided: Int, required: Int) -> Misuse {
        Misuse(
            .e55, .exception(name: "NSInvalidArgumentException"),
            "The number of view controllers provided (\(provided)) doesn't match the number "
                + "required (\(required)) for the requested transition",
            hint: "Set as many controllers as the spine location shows.")
    }

    /// A manual scroll has revealed the view of a page that is no child any more (E56).
    public static func noControllerManaging(_ view: String) -> Misuse {
        Misuse(
            .e56, .exception(name: "NSInternalInconsistencyException"),
            "No view controller managing visible view \(view)",
            hint: "Take no page away while the user scrolls to it.")
    }

    /// The other text of pages that were lost track of (E56); when UIKit says which is not known.
    public static let duplicateStates = Misuse(
        .e56, .exception(name: "NSInternalInconsistencyException"), "Duplicate states in queue",
        hint: "Set pages one after the other, each when the last animation has ended.")

    /// A popover controller that goes while its popover is on the screen (E84).
    public static let popoverControllerLost = Misuse(
        .e84, .exception(name: "NSGenericException"),
        "-[UIPopoverController dealloc] reached while popover is still visible.",
        hint: "Keep the popover controller in a property until it is dismissed.")

    /// A popover controller on a phone (E85).
    public static let popoverControllerOnPhone = Misuse(
        .e85, .exception(name: "NSInvalidArgumentException"),
        "-[UIPopoverController initWithContentViewController:] called when not running under "
            + "UIUserInterfaceIdiomPad.",
        hint: "Present the controller there, with the style .popover.")

    /// The popover at a view that is in no window (E23).
    public static let popoverFromDetachedView = Misuse(
        .e23, .exception(name: "NSInvalidArgumentException"),
        "-[UIPopoverController presentPopoverFromRect:inView:permittedArrowDirections:animated:]: "
            + "Popovers cannot be presented from a view which does not have a window.",
        hint: "Show the popover when its view is in the window.")

    /// What a classic split does not have (R36).
    public static let splitWithoutStyle = Misuse(
        .r36, .exception(name: "NSInvalidArgumentException"),
        "This API requires initializing the UISplitViewController with -initWithStyle:",
        hint: "Make it with UISplitViewController(style:).")

    /// What two columns do not have (R36).
    public static let splitWithoutSupplementary = Misuse(
        .r36, .exception(name: "NSInvalidArgumentException"),
        "UISplitViewController supplementaryColumnWidth properties unsupported for style = "
            + "DoubleColumn",
        hint: "Make it with the style .tripleColumn.")

    /// A controller given to a second column (R36).
    public static func inAnotherColumn(
        _ controller: String, _ column: String, of split: String
    ) -> Misuse {
        Misuse(
            .r36, .exception(name: "NSInternalInconsistencyException"),
            "\(controller) is already specified as the view controller for the \(column) column. "
                + "Split view controller: \(split)",
            hint: "Take it out of the other column first: setViewController(nil, for:).")
    }
}
