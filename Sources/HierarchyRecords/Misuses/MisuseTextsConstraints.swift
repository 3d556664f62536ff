/// Texts of Auto Layout. Constraints come formatted: `<NSLayoutConstraint: v.width == 100 (active)>`.
extension Misuse {
    /// Required constraints that contradict each other (E66); UIKit's text in one line.
    public static func unsatisfiable(
        _ constraints: [String], breaking broken: String, ios version: Int
    ) -> Misuse {
        let speaksOfMasks = constraints.contains { $0.contains("NSAutoresizingMask") }
        return Misuse(
            .e66, .warning,
            "Unable to simultaneously satisfy constraints. Probably at least one of the "
                + "constraints in the following list is one you don't want. Try this: (1) look at "
                + "each constraint and try to figure out which you don't expect; (2) find the code "
                + "that added the unwanted constraint or constraints and fix it. "
                + (speaksOfMasks ? noteOnMasks : "") + "( "
                + constraints.map { "\"\($0)\"" }.joined(separator: ", ")
                + " ) Will attempt to recover by breaking constraint \(broken) Make a symbolic "
                + "breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
                + "debugger. The methods in the UIConstraintBasedLayoutDebugging category on "
                + "UIView listed in <\(version < 12 ? "UIKit" : "UIKitCore")/UIView.h> may also be "
                + "helpful.",
            hint: "Take one of the listed constraints out, or give it a priority below 1000.")
    }

    /// A row whose cell has constraints that ask for no height (E83); UIKit's text in one line.
    public static func ambiguousHeight(of cell: String, ios version: Int) -> Misuse {
        Misuse(
            .e83, .warning,
            "Warning once only: Detected a case where constraints ambiguously suggest a height of zero "
                + "for a \(version < 13 ? "tableview" : "table view") cell's content view. We're "
                + "considering the collapse unintentional and using standard height instead."
                + (version < 13 ? "" : " Cell: \(cell)"),
            hint:
                "Constrain the content from the contentView's top to its bottomAnchor without a gap."
        )
    }

    private static let noteOnMasks =
        "(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
        + "refer to the documentation for the UIView property "
        + "translatesAutoresizingMaskIntoConstraints) "

    /// A constraint between items that are not in one hierarchy (E67); anchors come as
    /// `<NSLayoutXAxisAnchor: a.leading>`.
    public static func noCommonAncestor(_ first: String, _ second: String) -> Misuse {
        Misuse(
            .e67, .exception(name: "NSGenericException"),
            "Unable to activate constraint with anchors \(first) and \(second) because they have "
                + "no common ancestor. Does the constraint or its anchors reference items in "
                + "different view hierarchies? That's illegal.",
            hint:
                "Add both views to one hierarchy with addSubview before you activate the constraint."
        )
    }

    /// A constraint added to a view that one of its items is not in (E68).
    public static func unpreparedHierarchy(_ constraint: String, view: String) -> Misuse {
        Misuse(
            .e68, .exception(name: "NSGenericException"),
            "The view hierarchy is not prepared for the constraint: \(constraint) When added to a "
                + "view, the constraint's items must be descendants of that view (or the view "
                + "itself). This will crash if the constraint needs to be resolved before the view "
                + "hierarchy is assembled. View: \(view)",
            hint: "Set isActive instead: it finds the right view.")
    }

    /// A constraint between attributes that cannot be compared (E69).
    public static let invalidPairing = Misuse(
        .e69, .exception(name: "NSInvalidArgumentException"),
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
            + "multiplier:constant:]: Invalid pairing of layout attributes",
        hint: "Relate edges of one direction, or sizes.")

    /// A constraint between an edge that follows the writing and one that does not (E69).
    public static let mixedDirections = Misuse(
        .e69, .exception(name: "NSInvalidArgumentException"),
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
            + "multiplier:constant:]: A constraint cannot be made between a leading/trailing "
            + "attribute and a right/left attribute. Use leading/trailing for both or neither.",
        hint: "Use leading and trailing for both.")

    /// An edge that is to be a number by itself (E70).
    public static func locationAlone(_ item: String) -> Misuse {
        Misuse(
            .e70, .exception(name: "NSInvalidArgumentException"),
            "NSLayoutConstraint for \(item): A multiplier of 0 or a nil second item together with "
                + "a location for the first attribute creates an illegal constraint of a location "
                + "equal to a constant. Location attributes must be specified in pairs.",
            hint: "Relate the edge to one of another view; only sizes stand alone.")
    }

    /// A constant that is no number (E71).
    public static func constantNotFinite(_ constant: String, in constraint: String) -> Misuse {
        Misuse(
            .e71, .exception(name: "NSInternalInconsistencyException"),
            "NSLayoutConstraint constant is not finite! That's illegal. constant:\(constant) "
                + "\(constraint)",
            hint: "Find the division by zero behind the number.")
    }

    /// A priority that is not above 0 and at most 1000 (E75).
    public static func priorityOutOfRange(_ priority: Float) -> Misuse {
        Misuse(
            .e75, .exception(name: "NSInternalInconsistencyException"),
            "It's illegal to set priority:\(numberText(Double(priority))). Priorities must be greater "
                + "than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.",
            hint: "Give a priority from 1 to 1000.")
    }

    /// A place with a part that is no number (E76).
    public static func positionNotANumber(_ x: Double, _ y: Double) -> Misuse {
        notANumber("position", "\(numberText(x)) \(numberText(y))")
    }

    /// Bounds with a part that is no number (E76).
    public static func boundsNotANumber(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double
    ) -> Misuse {
        notANumber(
            "bounds",
            "\(numberText(x)) \(numberText(y)); \(numberText(width)) \(numberText(height))")
    }

    private static func notANumber(_ property: String, _ value: String) -> Misuse {
        Misuse(
            .e76, .exception(name: "CALayerInvalidGeometry"),
            "CALayer \(property) contains NaN: [\(value)]",
            hint: "Find the division of zero by zero behind the number.")
    }

    /// An index above the number of arranged subviews (E77); the text is ours.
    public static func arrangedSubview(at index: Int, of count: Int) -> Misuse {
        Misuse(
            .e77, .exception(name: "NSInternalInconsistencyException"),
            inOwnWords(
                "the index \(index) of an arranged subview is out of bounds: there are \(count)"),
            hint: "Insert at \(count) at most, or use addArrangedSubview.")
    }

    /// A visual format that cannot be read (E73); the offset counts characters.
    public static func unreadableFormat(
        _ format: String, reason: String, at offset: Int
    ) -> Misuse {
        Misuse(
            .e73, .exception(name: "NSInvalidArgumentException"),
            "Unable to parse constraint format: \(reason) \(format) (at \(offset))",
            hint: "Write it as in H:|-[a(>=50)]-8-[b]-|, and name each view in the dictionary.")
    }

    /// A priority that changes between required and optional while it is active (E72).
    public static func mutatingRequiredPriority(to new: Float, from old: Float) -> Misuse {
        Misuse(
            .e72, .exception(name: "NSInternalInconsistencyException"),
            "Mutating a priority from required to not on an installed constraint (or vice-versa) "
                + "is not supported. You passed priority \(Int(clamping: Double(new))) and the existing priority was "
                + "\(Int(clamping: Double(old))).",
            hint: "Deactivate the constraint first, or begin with 999.")
    }
}
