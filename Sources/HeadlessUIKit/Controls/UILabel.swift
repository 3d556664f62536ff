/// A view that shows a text; how the text looks is not simulated.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    private var givenFont = UIFont.systemFont(ofSize: 17)

    /// What it shows; nothing where that is nil.
    open var text: String? { didSet { if text != oldValue { invalidateIntrinsicContentSize() } } }
    open var textColor: UIColor?
    /// What it is written in, as large as the content size category wants where it follows that.
    open var font: UIFont {
        get { adjusted(givenFont) }
        set {
            givenFont = newValue
            invalidateIntrinsicContentSize()
        }
    }
    open var adjustsFontForContentSizeCategory = false {
        didSet { invalidateIntrinsicContentSize() }
    }
    open var textAlignment = NSTextAlignment.natural
    /// Zero for as many as the text needs.
    open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
    /// Whether the user could act on what it says; kept.
    open var isEnabled = true
    // What follows is kept: it changes how the text is drawn, and no size.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var allowsDefaultTighteningForTruncation = false
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var isHighlighted = false
    open var highlightedTextColor: UIColor?
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)

    /// Where lines break for the size that the content asks for; zero for nowhere.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// A89: as large as its text; nothing without one.
    open override var intrinsicContentSize: CGSize {
        metrics(of: font).size(
            of: text ?? "", lines: numberOfLines, limit: preferredMaxLayoutWidth)
    }

    /// A115: in as many lines as it may have and no wider than the size, where it may have several.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        metrics(of: font).size(of: text ?? "", lines: numberOfLines, limit: size.width)
    }

    /// A115: with a width of its own for lines it needs no other.
    override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return nil }
        return sizeThatFits(CGSize(width: width, height: 0)).height
    }

    override func contentSizeCategoryDidChange() {
        if adjustsFontForContentSizeCategory { invalidateIntrinsicContentSize() }
    }

    override var firstBaselineOffset: CGFloat { metrics(of: font).pixels(font.ascender) }
    override var lastBaselineOffset: CGFloat {
        let metrics = metrics(of: font)
        return metrics.lineHeight - metrics.pixels(font.ascender)
    }
}
