// The texts of nibs, storyboards and segues, each in one place.

extension Misuse {
    private static func inconsistency(
        _ rule: RuleID, _ text: String, hint: String
    ) -> Misuse {
        Misuse(rule, .exception(name: "NSInternalInconsistencyException"), text, hint: hint)
    }

    private static func invalidArgument(
        _ rule: RuleID, _ text: String, hint: String
    ) -> Misuse {
        Misuse(rule, .exception(name: "NSInvalidArgumentException"), text, hint: hint)
    }

    /// E41: the file's owner has no view after its nib was loaded.
    package static func nibWithoutView(_ nib: String) -> Misuse {
        inconsistency(
            .e41,
            "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nib)\" nib but the "
                + "view outlet was not set.",
            hint: "Connect the view outlet of the nib's owner.")
    }

    /// E42: a table controller's nib has another view.
    package static func nibWithoutTable(_ nib: String) -> Misuse {
        inconsistency(
            .e42,
            "-[UITableViewController loadView] loaded the \"\(nib)\" nib but didn't get a "
                + "UITableView.",
            hint: "Let the view of the nib be a UITableView.")
    }

    /// E42: a table controller's scene has another view.
    package static func sceneWithoutTable(_ identifier: String, in storyboard: String) -> Misuse {
        inconsistency(
            .e42,
            "-[UITableViewController loadView] instantiated view controller with identifier "
                + "\"\(identifier)\" from storyboard \"\(storyboard)\", but didn't get a "
                + "UITableView.",
            hint: "Let the view of the scene be a UITableView.")
    }

    /// E43
    package static func noNib(_ name: String) -> Misuse {
        inconsistency(
            .e43, "Could not load NIB in bundle: 'NSBundle </path> (loaded)' with name '\(name)'",
            hint:
                "Put the nib into the bundle, or mend its name. A scene of a storyboard is made by "
                + "instantiateViewController(withIdentifier:), and has no nib of its own.")
    }

    /// E44
    package static func noScene(_ identifier: String, in storyboard: String) -> Misuse {
        invalidArgument(
            .e44,
            "Storyboard (\(storyboard)) doesn't contain a view controller with identifier "
                + "'\(identifier)'",
            hint: "Set the scene's storyboard identifier.")
    }

    /// E45
    package static func noStoryboard(_ name: String) -> Misuse {
        invalidArgument(
            .e45,
            "Could not find a storyboard named '\(name)' in bundle NSBundle </path> (loaded)",
            hint: "Put the storyboard into the bundle, or mend its name.")
    }

    /// E46
    package static func noSegue(_ identifier: String?, from receiver: String) -> Misuse {
        invalidArgument(
            .e46,
            "Receiver (\(receiver)) has no segue with identifier '\(identifier ?? "(null)")'",
            hint:
                "Give a segue of the receiver's own scene this identifier in the storyboard; a controller that "
                + "code made has no segues.")
    }

    /// E47
    package static let storyboardWithoutName = inconsistency(
        .e47, "Invalid parameter not satisfying: [name length] > 0",
        hint: "Give the name of a storyboard.")

    /// E48: `identifier` stands in the text of the older systems only.
    package static func pushSegueWithoutStack(_ identifier: String?) -> Misuse {
        let rest =
            "Push segues can only be used when the source controller is managed by an instance of "
            + "UINavigationController."
        let first = identifier.map { "Could not find a navigation controller for segue '\($0)'. " }
        return Misuse(
            .e48, .exception(name: "NSGenericException"), (first ?? "") + rest,
            hint: "Put the source into a navigation controller.")
    }

    /// E49
    package static let embeddingTwice = inconsistency(
        .e49,
        "There are unexpected subviews in the container view. Perhaps the embed segue has already "
            + "fired once or a subview was added programmatically?",
        hint: "Embed once, into an empty view.")

    /// E50
    package static let madeWithoutCoder = inconsistency(
        .e50, "Custom instantiated view controller must call -[super initWithCoder:]",
        hint: "Return a controller that was made with the coder.")

    /// E51
    package static func noEntryPoint(_ storyboard: String) -> Misuse {
        Misuse(
            .e51, .warning,
            "Failed to instantiate the default view controller for UIMainStoryboardFile "
                + "'\(storyboard)' - perhaps the designated entry point is not set?",
            hint:
                "Tick Is Initial View Controller for one scene of the storyboard, or set the window's "
                + "root in code.")
    }

    /// E52: a line of the console up to iOS 8, an exception from 9 on.
    package static func windowWithoutRoot(ios version: Int) -> Misuse {
        Misuse(
            .e52,
            version < 9 ? .warning : .exception(name: "NSInternalInconsistencyException"),
            "Application windows are expected to have a root view controller at the end of "
                + "application launch",
            hint: "Set rootViewController before the launch has ended.")
    }

    /// E53
    package static func undefinedKey(_ key: String, of object: String) -> Misuse {
        Misuse(
            .e53, .exception(name: "NSUnknownKeyException"), undefinedKeyText(key, object),
            hint: "Remove the connection, or declare the outlet.")
    }

    private static func undefinedKeyText(_ key: String, _ object: String) -> String {
        "[\(object) setValue:forUndefinedKey:]: this class is not key value coding-compliant for "
            + "the key \(key)."
    }

    /// E54: a runtime attribute for a key that the class does not have.
    package static func undefinedAttribute(
        _ key: String, of object: String, class name: String
    ) -> Misuse {
        Misuse(
            .e54, .warning,
            "Failed to set (\(key)) user defined inspected property on (\(name)): "
                + undefinedKeyText(key, object),
            hint: "Remove the runtime attribute, or declare the property.")
    }

    /// E79
    package static func segueWithoutPerform(_ identifier: String?) -> Misuse {
        inconsistency(
            .e79,
            "Could not perform segue with identifier '\(identifier ?? "(null)")'. A segue must "
                + "either have a performHandler or it must override -perform.",
            hint: "Override perform() in the segue's class, and let the app have that class.")
    }

    /// G12: relationships that lead from a scene back to it.
    package static func sceneInItself(_ storyboard: String) -> Misuse {
        inconsistency(
            .g12,
            "The scenes of storyboard '\(storyboard)' contain each other without an end",
            hint: "Break the circle of relationships or embed segues.")
    }

    /// Scenes that are too deep in each other.
    package static func scenesTooDeep(_ storyboard: String, _ most: Int) -> Misuse {
        inconsistency(
            .g12,
            "The scenes of storyboard '\(storyboard)' are more than \(most) deep in each other",
            hint: "Let fewer scenes contain each other.")
    }

    /// G14: a storyboard reference before iOS 9.
    package static func referenceBefore9(_ storyboard: String) -> Misuse {
        inconsistency(
            .g14,
            inOwnWords("a segue leads to storyboard '\(storyboard)', which none can before iOS 9"),
            hint: "Make the other storyboard's controller in code, or set ios 9.")
    }

    /// G11: A class that the file names and that the app does not have.
    package static func unknownClass(_ name: String) -> Misuse {
        Misuse(
            .g11, .warning, "Unknown class \(name) in Interface Builder file.",
            hint: "Declare the class, or set its module in the identity inspector.")
    }
}
