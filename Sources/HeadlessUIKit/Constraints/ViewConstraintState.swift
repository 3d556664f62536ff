/// What only views have that constraints speak of, or that code asked about them.
@MainActor
final class ViewConstraintState {
    /// The active constraints whose nearest common view it is.
    var held = SlotList<NSLayoutConstraint>()
    var guides: [UILayoutGuide] = []
    /// By axis; nil for the default of 250.
    var hugging: [UILayoutPriority?] = [nil, nil]
    /// By axis; nil for the default of 750.
    var resistance: [UILayoutPriority?] = [nil, nil]
    /// The frame that code gave the view although constraints place it (A88).
    var frameSetByHand: CGRect?
    var safeAreaGuide: UILayoutGuide?
    var marginsGuide: UILayoutGuide?
    var readableGuide: UILayoutGuide?
    var topGuide: UILayoutGuide?
    var bottomGuide: UILayoutGuide?
    var keyboardGuide: UIKeyboardLayoutGuide?
    var contentGuide: UILayoutGuide?
    var frameGuide: UILayoutGuide?

    var systemGuides: [UILayoutGuide] {
        [
            safeAreaGuide, marginsGuide, readableGuide, topGuide, bottomGuide, keyboardGuide,
            contentGuide, frameGuide,
        ].compactMap { $0 }
    }
}

extension UIView {
    var constraintState: ViewConstraintState? { looks?.constraints }

    var madeConstraintState: ViewConstraintState {
        let made = looks ?? ViewLooks()
        looks = made
        let state = made.constraints ?? ViewConstraintState()
        made.constraints = state
        return state
    }
}

extension Simulator {
    /// Whether there has been a constraint.
    package var hasConstraints: Bool { layout.engine != nil }

    /// Made when the first constraint comes.
    var madeLayoutEngine: LayoutEngine {
        if let engine = layout.engine { return engine }
        let engine = LayoutEngine()
        layout.engine = engine
        return engine
    }
}
