import HierarchyRecords

extension UIView {
    /// The value of `intrinsicContentSize` for a dimension that the content does not determine; no
    /// number of points.
    @available(iOS 6, *)
    public static let noIntrinsicMetric: CGFloat = -1
    /// Asks for the smallest size that the constraints allow.
    @available(iOS 6, *)
    public static let layoutFittingCompressedSize = CGSize.zero
    /// Asks for the largest size that the constraints allow.
    @available(iOS 6, *)
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// The active constraints that the view holds: those whose nearest common ancestor it is.
    @available(iOS 6, *)
    public var constraints: [NSLayoutConstraint] { constraintState?.held.elements ?? [] }

    /// Activates a constraint in this view.
    @available(iOS 6, *)
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard !constraint.isActive, takesConstraints else { return }
        guard constraint.items.allSatisfy({ LayoutItem($0)?.view?.isWithin(self) == true }) else {
            simulator.refuse(
                .unpreparedHierarchy(constraint.description, view: simulator.describe(self)),
                about: objectID)
            return
        }
        constraint.install(in: self)
    }

    /// E82: up to iOS 9 a navigation controller's bar takes none.
    private var takesConstraints: Bool {
        guard (7...9).contains(simulator.systemVersion),
            (self as? UINavigationBar)?.isManaged ?? false
        else { return true }
        return simulator.refuse(.constraintsOfManagedBar, about: objectID)
    }

    /// Activates constraints in this view.
    @available(iOS 6, *)
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint.
    @available(iOS 6, *)
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

    /// Deactivates constraints.
    @available(iOS 6, *)
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    // MARK: Content

    /// How strongly the view resists being larger than its content, 250 by default.
    @available(iOS 6, *)
    public func contentHuggingPriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { constraintState?.hugging[axis.rawValue] ?? .defaultLow }

    /// Sets how strongly the view resists being larger than its content.
    @available(iOS 6, *)
    public func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard isLegal(priority, "hugging") else { return }
        madeConstraintState.hugging[axis.rawValue] = priority
        invalidateIntrinsicContentSize()
    }

    /// How strongly the view resists being smaller than its content, 750 by default.
    @available(iOS 6, *)
    public func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { constraintState?.resistance[axis.rawValue] ?? .defaultHigh }

    /// Sets how strongly the view resists being smaller than its content.
    @available(iOS 6, *)
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard isLegal(priority, "compression resistance") else { return }
        madeConstraintState.resistance[axis.rawValue] = priority
        invalidateIntrinsicContentSize()
    }

    /// A121: whether the priority is allowed; reports an exception if not.
    private func isLegal(_ priority: UILayoutPriority, _ kind: String) -> Bool {
        if priority.isLegalForContent { return true }
        return simulator.refuse(
            .contentPriorityOutOfRange(priority.rawValue, of: kind), about: objectID)
    }

    /// Tells a stack view that one of its arranged views was hidden or shown.
    func noteHidden() {
        guard core.isConstrained, let stack = superview as? UIStackView else { return }
        stack.arrangeLater()
    }

    func contentSizeChanged() {
        guard core.isConstrained else { return }
        simulator.layout.engine?.refresh(self)
    }

    // MARK: Guides

    /// The guides that the app added.
    @available(iOS 9, *)
    public var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }

    /// Adds a guide, which is removed from its former owning view.
    @available(iOS 9, *)
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        madeConstraintState.guides.append(layoutGuide)
    }

    /// Removes a guide, and deactivates its constraints.
    @available(iOS 9, *)
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        simulator.layout.engine?.forget(layoutGuide)
        constraintState?.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    /// The part of the view that no bar and no edge of the device covers.
    @available(iOS 11, *)
    public var safeAreaLayoutGuide: UILayoutGuide {
        guide(\.safeAreaGuide, .safeArea)
    }

    /// The part of the view within its margins.
    @available(iOS 9, *)
    public var layoutMarginsGuide: UILayoutGuide {
        guide(\.marginsGuide, .margins)
    }

    /// The part within the margins, no wider than is comfortable to read (R7).
    @available(iOS 9, *)
    public var readableContentGuide: UILayoutGuide {
        guide(\.readableGuide, .readable)
    }

    // MARK: Fitting

    /// The size that the constraints in the view give; the target counts with the lowest priority.
    @available(iOS 6, *)
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// Whether the constraints leave the frame of the view undetermined.
    @available(iOS 6, *)
    public var hasAmbiguousLayout: Bool { !simulator.viewsOfAmbiguousLayout(among: [self]).isEmpty }
}

extension UIViewController {
    /// The part of the view that status bar and navigation bar cover (L13).
    @available(iOS, introduced: 7, deprecated: 11)
    public var topLayoutGuide: UILayoutGuide {
        view.guide(\.topGuide, .top)
    }

    /// The part of the view that tab bar or toolbar cover (L13).
    @available(iOS, introduced: 7, deprecated: 11)
    public var bottomLayoutGuide: UILayoutGuide {
        view.guide(\.bottomGuide, .bottom)
    }
}
