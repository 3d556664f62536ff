/// Arranges views in a row or a column by constraints of its own.
open class UIStackView: UIView {
    /// How the views share the length.
    public enum Distribution: Int, Sendable, CaseIterable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// How the views stand across.
    public enum Alignment: Int, Sendable, CaseIterable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    /// The spacing that follows no view in particular.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// The system's own spacing between views: 8 points (R83).
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude

    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangeLater() } }
    open var distribution = Distribution.fill { didSet { arrangeLater() } }
    open var alignment = Alignment.fill { didSet { arrangeLater() } }
    /// Between neighbours, in points; at least so much where gaps are made equal.
    open var spacing: CGFloat = 0 { didSet { arrangeLater() } }
    /// Whether the margins stay free.
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangeLater() } }

    /// The views in the row, in order; a hidden one takes no room.
    public private(set) var arrangedSubviews: [UIView] = []
    private var spacings: [ObjectIdentifier: CGFloat] = [:]
    var arrangement: [NSLayoutConstraint] = []
    var gaps: [UILayoutGuide] = []

    /// A row of these views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Adds a view at the end of the row, and to the subviews.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
    }

    /// Puts a view at that place in the row, and in front of the subviews if it is none of them.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard (0...arrangedSubviews.count).contains(stackIndex) else {
            return simulator.report(
                .arrangedSubview(at: stackIndex, of: arrangedSubviews.count), about: objectID)
        }
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: Swift.min(stackIndex, arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangeLater()
    }

    /// Takes a view out of the row; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        arrangeLater()
    }

    /// Sets the spacing after one view.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        spacings[ObjectIdentifier(arrangedSubview)] =
            spacing == UIStackView.spacingUseDefault ? nil : spacing
        arrangeLater()
    }

    /// The spacing that was set after one view.
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
