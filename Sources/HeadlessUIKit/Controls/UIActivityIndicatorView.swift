/// A wheel that turns while something goes on: A139.
open class UIActivityIndicatorView: UIView {
    /// How large it is.
    public enum Style: Int, Sendable, CaseIterable {
        case whiteLarge = 0, white = 1, gray = 2, medium = 100, large = 101
    }

    /// Whether it turns.
    public private(set) var isAnimating = false
    /// Whether it shows only while it turns.
    open var hidesWhenStopped = true { didSet { hideWhenStopped() } }
    open var color: UIColor?
    open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }

    /// A139: hidden, as it does not turn yet.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// One of the size of its style.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        frame.size = intrinsicContentSize
    }

    /// Nothing to decode yet.
    public required convenience init?(coder: NSCoder) { self.init(frame: .zero) }

    /// Turns, and shows.
    open func startAnimating() {
        isAnimating = true
        hideWhenStopped()
    }

    /// Stops, and hides where it does that.
    open func stopAnimating() {
        isAnimating = false
        hideWhenStopped()
    }

    private func hideWhenStopped() { isHidden = hidesWhenStopped && !isAnimating }

    /// A139: by its style.
    open override var intrinsicContentSize: CGSize {
        switch style {
        case .large, .whiteLarge: CGSize(width: 37, height: 37)
        case .medium, .white, .gray: CGSize(width: 20, height: 20)
        }
    }
}
