/// Texts of alerts, popovers and lists. Objects come formatted: `<UIAlertController: x>`.
extension Misuse {
    /// A popover that was given nothing to point at (E18); the presentation controller is named.
    public static func popoverWithoutAnchor(_ presentationController: String) -> Misuse {
        Misuse(
            .e18, .exception(name: "NSGenericException"),
            "UIPopoverPresentationController (\(presentationController)) should have a non-nil "
                + "sourceView or barButtonItem set before the presentation occurs.",
            hint: "Set sourceView or barButtonItem of popoverPresentationController "
                + "before the turn ends.")
    }

    /// An action sheet in a regular width that was given nothing to point at (E19); from iOS 12 on
    /// the class of what presents it is named, and what presents it.
    public static func actionSheetWithoutAnchor(
        _ alert: String, from presenter: (className: String, text: String), ios: Int
    ) -> Misuse {
        let origin = ios >= 12 ? " from \(presenter.className) (\(presenter.text))" : ""
        return Misuse(
            .e19, .exception(name: "NSGenericException"),
            "Your application has presented a UIAlertController (\(alert)) of style "
                + "UIAlertControllerStyleActionSheet\(origin). The modalPresentationStyle of a "
                + "UIAlertController with this style is UIModalPresentationPopover. "
                + anchorAdvice("alert controller"),
            hint: "Anchor the action sheet's popoverPresentationController.")
    }

    /// A text field for an action sheet (A81); the text is from memory.
    public static let textFieldInActionSheet = Misuse(
        .a81, .exception(name: "NSInternalInconsistencyException"),
        "Text fields can only be added to an alert controller of style "
            + "UIAlertControllerStyleAlert", hint: "Ask in an alert: preferredStyle .alert.")

    /// An activity controller in a regular width that was given nothing to point at (E20).
    public static func activitySheetWithoutAnchor(_ controller: String) -> Misuse {
        Misuse(
            .e20, .exception(name: "NSGenericException"),
            "Your application has presented a UIActivityViewController (\(controller)). In its "
                + "current trait environment, the modalPresentationStyle of a "
                + "UIActivityViewController with this style is UIModalPresentationPopover. "
                + anchorAdvice("view controller"),
            hint: "Anchor the activity sheet's popoverPresentationController.")
    }

    /// The two spaces are UIKit's.
    private static func anchorAdvice(_ controller: String) -> String {
        "You must provide location information for this popover through the \(controller)'s "
            + "popoverPresentationController. You must provide either a sourceView and sourceRect "
            + "or a barButtonItem.  If this information is not known when you present the "
            + "\(controller), you may provide it in the UIPopoverPresentationControllerDelegate "
            + "method -prepareForPopoverPresentation."
    }

    /// An alert without title, message and actions was presented (E21).
    public static let emptyAlert = Misuse(
        .e21, .exception(name: "NSInternalInconsistencyException"),
        "UIAlertController must have a title, a message or an action to display",
        hint: "Give the alert a title, a message or an action.")

    /// A second cancel action was added (E22).
    public static let secondCancelAction = Misuse(
        .e22, .exception(name: "NSInternalInconsistencyException"),
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
        hint: "Give the alert one cancel action.")

    /// A collection view was created without a layout, by itself or for its controller (E86).
    public static let collectionViewWithoutLayout = Misuse(
        .e86, .exception(name: "NSInvalidArgumentException"),
        "UICollectionView must be initialized with a non-nil layout parameter",
        hint: "Create it with init(collectionViewLayout:), or a view with "
            + "init(frame:collectionViewLayout:).")

    /// A table's cell was asked for under an identifier that nothing was registered for (E65).
    public static func unregisteredCell(_ identifier: String) -> Misuse {
        unregistered("unable to dequeue a cell", identifier)
    }

    /// A collection's cell was asked for under such an identifier (E65).
    public static func unregisteredItem(_ identifier: String) -> Misuse {
        unregistered("could not dequeue a view of kind: UICollectionElementKindCell", identifier)
    }

    private static func unregistered(_ what: String, _ identifier: String) -> Misuse {
        Misuse(
            .e65, .exception(name: "NSInternalInconsistencyException"),
            "\(what) with identifier \(identifier) - must register a nib or a class for the "
                + "identifier or connect a prototype cell in a storyboard",
            hint: "Register a class for the identifier in viewDidLoad.")
    }
}
