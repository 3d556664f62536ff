import HierarchyRecords

/// A spinning wheel that shows that a task is in progress: A139.
open class UIActivityIndicatorView: UIView {
    /// The size of the wheel.
    public enum Style: Int, Sendable, CaseIterable {
        case whiteLarge = 0, white = 1, gray = 2, medium = 100, large = 101
    }

    /// Whether it spins.
    @Counted public private(set) var isAnimating = false
    /// Whether it is hidden while it does not spin.
    @Counted open var hidesWhenStopped = true { didSet { hideWhenStopped() } }
    /// The color of the wheel; nil for the usual one.
    @available(iOS 5, *)
    @Counted open var color: UIColor?
    /// How large the wheel is.
    @Counted open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }

    /// A139: creates an indicator, which is hidden because it does not spin yet.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// Creates an indicator of that style.
    public init(style: Style) {
        super.init(frame: .zero)
        isHidden = true
        adopt(style: style)
    }

    /// Takes the style with which code makes the indicator, and the size for it.
    package func adopt(style: Style) {
        self.style = style
        frame.size = intrinsicContentSize
    }

    /// Decodes the indicator from a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if !isAnimating { isHidden = hidesWhenStopped }
    }

    override func didDecode(_ element: ElementRecord) {
        if !isAnimating { isHidden = hidesWhenStopped }
    }

    /// Starts spinning, and shows the view.
    open func startAnimating() {
        isAnimating = true
        hideWhenStopped()
    }

    /// Stops spinning, and hides the view if `hidesWhenStopped` is set.
    open func stopAnimating() {
        isAnimating = false
        hideWhenStopped()
    }

    private func hideWhenStopped() { isHidden = hidesWhenStopped && !isAnimating }

    /// A139: the size of its style.
    open override var intrinsicContentSize: CGSize {
        switch style {
        case .large, .whiteLarge: CGSize(width: 37, height: 37)
        case .medium, .white, .gray: CGSize(width: 20, height: 20)
        }
    }
}
