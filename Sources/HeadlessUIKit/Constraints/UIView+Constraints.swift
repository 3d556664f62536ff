import HierarchyRecords

extension UIView {
    /// The size of the content where there is none.
    public static let noIntrinsicMetric: CGFloat = -1
    /// As small as the constraints allow.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// As large as the constraints allow.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// The active constraints that it holds: those whose nearest common view it is.
    public var constraints: [NSLayoutConstraint] { constraintState?.held.elements ?? [] }

    /// Activates a constraint in this view.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard !constraint.isActive else { return }
        guard constraint.items.allSatisfy({ LayoutItem($0)?.view?.isWithin(self) == true }) else {
            return simulator.report(
                .unpreparedHierarchy(constraint.description, view: simulator.describe(self)),
                about: objectID)
        }
        constraint.install(in: self)
    }

    /// Activates constraints in this view.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

    /// Deactivates constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    // MARK: Content

    /// How strongly the view refuses to be larger than its content, 250 by default.
    public func contentHuggingPriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { constraintState?.hugging[axis.rawValue] ?? .defaultLow }

    /// How strongly the view refuses to be larger than its content.
    public func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard isLegal(priority, "hugging") else { return }
        madeConstraintState.hugging[axis.rawValue] = priority
        invalidateIntrinsicContentSize()
    }

    /// How strongly the view refuses to be smaller than its content, 750 by default.
    public func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { constraintState?.resistance[axis.rawValue] ?? .defaultHigh }

    /// How strongly the view refuses to be smaller than its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard isLegal(priority, "compression resistance") else { return }
        madeConstraintState.resistance[axis.rawValue] = priority
        invalidateIntrinsicContentSize()
    }

    /// A121.
    private func isLegal(_ priority: UILayoutPriority, _ kind: String) -> Bool {
        if priority.isLegalForContent { return true }
        simulator.report(.contentPriorityOutOfRange(priority.rawValue, of: kind), about: objectID)
        return false
    }

    /// A stack takes the room of hidden views away.
    func noteHidden() {
        guard core.pointee.isConstrained, let stack = superview as? UIStackView else { return }
        stack.arrangeLater()
    }

    func contentSizeChanged() {
        guard core.pointee.isConstrained else { return }
        simulator.layout.engine?.refresh(self)
    }

    // MARK: Guides

    /// The guides of the app's own.
    public var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }

    /// Gives the view a guide, which leaves the one that had it.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        madeConstraintState.guides.append(layoutGuide)
    }

    /// Takes a guide away, with the constraints on it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        simulator.layout.engine?.forget(layoutGuide)
        constraintState?.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    /// What no bar and no edge of the device covers.
    public var safeAreaLayoutGuide: UILayoutGuide {
        let state = madeConstraintState
        let guide = state.safeAreaGuide ?? UILayoutGuide(.safeArea, in: self)
        state.safeAreaGuide = guide
        return guide
    }

    /// What the margins leave.
    public var layoutMarginsGuide: UILayoutGuide {
        let state = madeConstraintState
        let guide = state.marginsGuide ?? UILayoutGuide(.margins, in: self)
        state.marginsGuide = guide
        return guide
    }

    /// What the margins leave, no wider than one can read (R7).
    public var readableContentGuide: UILayoutGuide {
        let state = madeConstraintState
        let guide = state.readableGuide ?? UILayoutGuide(.readable, in: self)
        state.readableGuide = guide
        return guide
    }

    // MARK: Fitting

    /// The size that the constraints in it give at most that little weight to the target.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// Whether the constraints leave the frame of the view open.
    public var hasAmbiguousLayout: Bool { !simulator.viewsOfAmbiguousLayout(among: [self]).isEmpty }
}

extension UIViewController {
    /// What lies below status bar and navigation bar.
    public var topLayoutGuide: UILayoutGuide {
        let state = view.madeConstraintState
        let guide = state.topGuide ?? UILayoutGuide(.top, in: view)
        state.topGuide = guide
        return guide
    }

    /// What lies above tab bar or toolbar.
    public var bottomLayoutGuide: UILayoutGuide {
        let state = view.madeConstraintState
        let guide = state.bottomGuide ?? UILayoutGuide(.bottom, in: view)
        state.bottomGuide = guide
        return guide
    }
}
