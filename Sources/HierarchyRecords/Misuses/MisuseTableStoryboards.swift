extension MisuseTable {
    /// Nibs, storyboards and segues: E41 to E54. The model raises none of them yet.
    static let storyboards: [MisuseText] = [
        MisuseText(
            "E41",
            Misuse(
                .e41, .exception(name: "NSInternalInconsistencyException"),
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the "
                    + "\"X\" nib but the view outlet was not set.",
                hint: "Connect the view outlet of the nib's owner.")),
        MisuseText(
            "E42a",
            Misuse(
                .e42, .exception(name: "NSInternalInconsistencyException"),
                "-[UITableViewController loadView] loaded the \"X\" nib but didn't "
                    + "get a UITableView.",
                hint: "Let the view of the nib be a UITableView.")),
        MisuseText(
            "E42b",
            Misuse(
                .e42, .exception(name: "NSInternalInconsistencyException"),
                "-[UITableViewController loadView] instantiated view controller "
                    + "with identifier \"UIViewController-BYZ-38-t0r\" from storyboard "
                    + "\"Main\", but didn't get a UITableView.",
                hint: "Let the view of the scene be a UITableView."), since: 5),
        MisuseText(
            "E43",
            Misuse(
                .e43, .exception(name: "NSInternalInconsistencyException"),
                "Could not load NIB in bundle: 'NSBundle </path> (loaded)' with "
                    + "name 'X'",
                hint: "Put the nib into the bundle, or mend its name.")),
        MisuseText(
            "E44",
            Misuse(
                .e44, .exception(name: "NSInvalidArgumentException"),
                "Storyboard (<UIStoryboard: 0x…>) doesn't contain a view "
                    + "controller with identifier 'X'",
                hint: "Set the scene's storyboard identifier.")),
        MisuseText(
            "E45",
            Misuse(
                .e45, .exception(name: "NSInvalidArgumentException"),
                "Could not find a storyboard named 'X' in bundle NSBundle </path> "
                    + "(loaded)",
                hint: "Put the storyboard into the bundle, or mend its name.")),
        MisuseText(
            "E46",
            Misuse(
                .e46, .exception(name: "NSInvalidArgumentException"),
                "Receiver (<X>) has no segue with identifier 'ID'",
                hint: "Set the segue's identifier in the storyboard.")),
        MisuseText(
            "E47",
            Misuse(
                .e47, .exception(name: "NSInternalInconsistencyException"),
                "Invalid parameter not satisfying: [name length] > 0",
                hint: "Give the name of a storyboard.")),
        MisuseText(
            "E48a",
            Misuse(
                .e48, .exception(name: "NSGenericException"),
                "Could not find a navigation controller for segue 'ID'. Push "
                    + "segues can only be used when the source controller is managed by "
                    + "an instance of UINavigationController.",
                hint: "Put the source into a navigation controller."), since: 5, through: 8),
        MisuseText(
            "E48b",
            Misuse(
                .e48, .exception(name: "NSGenericException"),
                "Push segues can only be used when the source controller is "
                    + "managed by an instance of UINavigationController.",
                hint: "Put the source into a navigation controller."), since: 7, through: 9),
        MisuseText(
            "E49",
            Misuse(
                .e49, .exception(name: "NSInternalInconsistencyException"),
                "There are unexpected subviews in the container view. Perhaps the "
                    + "embed segue has already fired once or a subview was added "
                    + "programmatically?",
                hint: "Embed once, into an empty view."), since: 6),
        MisuseText(
            "E50",
            Misuse(
                .e50, .exception(name: "NSInternalInconsistencyException"),
                "Custom instantiated view controller must call -[super "
                    + "initWithCoder:]",
                hint: "Return a controller that was made with the coder."), since: 13),
        MisuseText(
            "E51",
            Misuse(
                .e51, .warning,
                "Failed to instantiate the default view controller for "
                    + "UIMainStoryboardFile 'Main' - perhaps the designated entry point "
                    + "is not set?",
                hint: "Mark one scene as the initial one."), since: 5),
        MisuseText(
            "E52",
            Misuse(
                .e52, .exception(name: "NSInternalInconsistencyException"),
                "Application windows are expected to have a root view controller "
                    + "at the end of application launch",
                hint: "Set rootViewController before the launch has ended."), since: 9),
        MisuseText(
            "E53",
            Misuse(
                .e53, .exception(name: "NSUnknownKeyException"),
                "[<X 0x…> setValue:forUndefinedKey:]: this class is not key value "
                    + "coding-compliant for the key K.",
                hint: "Remove the connection, or declare the outlet.")),
        MisuseText(
            "E54",
            Misuse(
                .e54, .warning,
                "Failed to set (K) user defined inspected property on (X): …",
                hint: "Remove the runtime attribute, or declare the property.")),
    ]
}
