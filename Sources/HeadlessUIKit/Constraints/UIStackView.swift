/// Arranges views in a row or a column by means of constraints.
@available(iOS 9, *)
open class UIStackView: UIView {
    /// How the views share the length of the stack.
    public enum Distribution: Int, Sendable, CaseIterable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// How the views are aligned across the stack.
    public enum Alignment: Int, Sendable, CaseIterable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    /// Stands for the stack's own `spacing` in `setCustomSpacing(_:after:)`.
    @available(iOS 11, *)
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// The system's own spacing between views: 8 points (R83).
    @available(iOS 11, *)
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude

    /// The direction in which the views stand beside each other.
    @Counted open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangeLater() } }
    /// How the views share the room along the axis.
    @Counted open var distribution = Distribution.fill { didSet { arrangeLater() } }
    /// How the views lie across the axis.
    @Counted open var alignment = Alignment.fill { didSet { arrangeLater() } }
    /// The spacing between neighbours in points; the minimum if the distribution makes gaps equal.
    @Counted open var spacing: CGFloat = 0 { didSet { arrangeLater() } }
    /// Whether the arranged views stay within the layout margins.
    @Counted open var isLayoutMarginsRelativeArrangement = false { didSet { arrangeLater() } }

    /// The views in the stack, in order; hidden ones take no space.
    @Counted public private(set) var arrangedSubviews: [UIView] = []
    @Counted private var spacings: [ObjectIdentifier: CGFloat] = [:]
    @Counted var arrangement: [NSLayoutConstraint] = []
    @Counted var gaps: [UILayoutGuide] = []

    /// Creates a stack with these views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        adopt(arrangedSubviews: views)
    }

    /// Takes the views with which code makes the stack.
    package func adopt(arrangedSubviews views: [UIView]) {
        for view in views { addArrangedSubview(view) }
    }

    /// Adds a view at the end of the stack, and to the subviews.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
    }

    /// Inserts a view into the stack; it is added in front of the other subviews if it is not a
    /// subview yet.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard (0...arrangedSubviews.count).contains(stackIndex) else {
            simulator.refuse(
                .arrangedSubview(at: stackIndex, of: arrangedSubviews.count), about: objectID)
            return
        }
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: Swift.min(stackIndex, arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangeLater()
    }

    /// Removes a view from the stack; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        arrangeLater()
    }

    /// Sets the spacing after one view.
    @available(iOS 11, *)
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        spacings[ObjectIdentifier(arrangedSubview)] =
            spacing == UIStackView.spacingUseDefault ? nil : spacing
        arrangeLater()
    }

    /// The custom spacing after one view, or `spacingUseDefault`.
    @available(iOS 11, *)
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        spacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
    }

    open override func updateConstraints() {
        arrange()
        super.updateConstraints()
    }

    func arrangeLater() { setNeedsUpdateConstraints() }

    func space(after view: UIView) -> CGFloat {
        let space = spacings[ObjectIdentifier(view)] ?? spacing
        return space == Self.spacingUseSystem ? 8 : space
    }
}
