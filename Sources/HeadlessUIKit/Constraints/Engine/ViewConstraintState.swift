/// The state of a view that is only needed if constraints refer to it or code asked for a guide.
@MainActor
final class ViewConstraintState {
    /// The active constraints whose nearest common ancestor is the view.
    @Counted var held = SlotList<NSLayoutConstraint>()
    @Counted var guides: [UILayoutGuide] = []
    /// The content hugging priority by axis; nil for the default of 250.
    @Counted var hugging: [UILayoutPriority?] = [nil, nil]
    /// The compression resistance priority by axis; nil for the default of 750.
    @Counted var resistance: [UILayoutPriority?] = [nil, nil]
    /// The frame that code set although constraints determine it (A88).
    @Counted var frameSetByHand: CGRect?
    @Counted var safeAreaGuide: UILayoutGuide?
    @Counted var marginsGuide: UILayoutGuide?
    @Counted var readableGuide: UILayoutGuide?
    @Counted var topGuide: UILayoutGuide?
    @Counted var bottomGuide: UILayoutGuide?
    @Counted var keyboardGuide: UIKeyboardLayoutGuide?
    @Counted var contentGuide: UILayoutGuide?
    @Counted var frameGuide: UILayoutGuide?
    @Counted var unobscuredGuide: UILayoutGuide?

    var systemGuides: [UILayoutGuide] {
        [
            safeAreaGuide, marginsGuide, readableGuide, topGuide, bottomGuide, keyboardGuide,
            contentGuide, frameGuide, unobscuredGuide,
        ].compactMap { $0 }
    }
}

extension UIView {
    /// The stored guide; it is created when it is first needed.
    func guide(
        _ place: ReferenceWritableKeyPath<ViewConstraintState, UILayoutGuide?>,
        _ source: UILayoutGuide.Source
    ) -> UILayoutGuide {
        Changes.made(constraintState?[keyPath: place], UILayoutGuide(source, in: self)) {
            madeConstraintState[keyPath: place] = $0
        }
    }

    var constraintState: ViewConstraintState? { looks?.constraints }

    var madeConstraintState: ViewConstraintState {
        Changes.made(constraintState, ViewConstraintState()) { madeLooks.constraints = $0 }
    }
}

extension Simulator {
    /// Whether a constraint was ever activated.
    package var hasConstraints: Bool { layout.engine != nil }

    /// The layout engine; it is created for the first constraint.
    var madeLayoutEngine: LayoutEngine {
        Changes.made(layout.engine, LayoutEngine()) { layout.engine = $0 }
    }
}
