/// The state of a view that is only needed if constraints refer to it or code asked for a guide.
@MainActor
final class ViewConstraintState {
    /// The active constraints whose nearest common ancestor is the view.
    var held = SlotList<NSLayoutConstraint>()
    var guides: [UILayoutGuide] = []
    /// The content hugging priority by axis; nil for the default of 250.
    var hugging: [UILayoutPriority?] = [nil, nil]
    /// The compression resistance priority by axis; nil for the default of 750.
    var resistance: [UILayoutPriority?] = [nil, nil]
    /// The frame that code set although constraints determine it (A88).
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

extension UILayoutGuide? {
    /// The stored guide; it is created when it is first needed.
    @MainActor
    mutating func made(_ source: UILayoutGuide.Source, in view: UIView) -> UILayoutGuide {
        if let self { return self }
        let guide = UILayoutGuide(source, in: view)
        self = guide
        return guide
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
    /// Whether a constraint was ever activated.
    package var hasConstraints: Bool { layout.engine != nil }

    /// The layout engine; it is created for the first constraint.
    var madeLayoutEngine: LayoutEngine {
        if let engine = layout.engine { return engine }
        let engine = LayoutEngine()
        layout.engine = engine
        return engine
    }
}
