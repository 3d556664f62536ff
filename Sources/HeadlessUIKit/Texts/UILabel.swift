/// A view that shows text; drawing is not simulated.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    @Counted private var givenFont = UIFont.systemFont(ofSize: 17)

    /// Creates a label that takes no touches (X42).
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Decodes the view from a storyboard or nib, which says whether it takes touches.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if !(coder is InterfaceCoder) { isUserInteractionEnabled = false }
    }

    override func willDecode() { isUserInteractionEnabled = true }

    /// The text; nil shows nothing.
    @Counted open var text: String? {
        didSet {
            givenText = nil
            if text != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    @Counted private var givenText: NSAttributedString?
    /// The text with its attributes; the label takes over its first font.
    @available(iOS 6, *)
    open var attributedText: NSAttributedString? {
        get { givenText ?? text.map { NSAttributedString(string: $0, attributes: [.font: font]) } }
        set {
            text = newValue?.string
            givenText = newValue
            if let own = newValue?.firstFont { font = own }
        }
    }
    /// The color of the text.
    @Counted open var textColor: UIColor!
    /// The font, at the size for the content size category if the label scales its font.
    open var font: UIFont {
        get { adjusted(givenFont) }
        set {
            givenFont = newValue
            invalidateIntrinsicContentSize()
        }
    }
    /// Whether the font follows the user's text size.
    @available(iOS 10, *)
    @Counted open var adjustsFontForContentSizeCategory = false {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// How the lines lie in the width.
    @Counted open var textAlignment = NSTextAlignment.natural
    /// The largest number of lines; zero for as many as the text needs.
    @Counted open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
    /// Whether the label looks enabled; stored only.
    @Counted open var isEnabled = true
    // These properties are stored only: they affect how the text is drawn, but no size.
    /// What becomes of text that does not fit.
    @Counted open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether a font that is too large is made smaller.
    @Counted open var adjustsFontSizeToFitWidth = false
    @available(iOS 6, *)
    /// How far text may shrink: a factor from 0 to 1, where 0 lets it not shrink.
    @Counted open var minimumScaleFactor: CGFloat = 0
    /// Whether letters may move together before text is cut.
    @available(iOS 9, *)
    @Counted open var allowsDefaultTighteningForTruncation = false
    /// Where the line stands when the font was made smaller.
    @Counted open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// Whether the text has its other color.
    @Counted open var isHighlighted = false
    /// The color of the text while the label is highlighted.
    @Counted open var highlightedTextColor: UIColor?
    /// The color of the text's shadow; nil for no shadow.
    @Counted open var shadowColor: UIColor?
    /// How far the shadow is moved, in points.
    @Counted open var shadowOffset = CGSize(width: 0, height: -1)

    /// The width in points at which text wraps for the intrinsic content size; zero if it does not wrap.
    @available(iOS 6, *)
    @Counted open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// A89: the size of its text; zero without text.
    open override var intrinsicContentSize: CGSize {
        metrics(of: font).size(
            of: text ?? "", lines: numberOfLines, limit: preferredMaxLayoutWidth)
    }

    /// A115: the size of the text within `size`, on several lines if `numberOfLines` allows it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        metrics(of: font).size(of: text ?? "", lines: numberOfLines, limit: size.width)
    }

    /// A115: nil if `preferredMaxLayoutWidth` determines the wrapping already.
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
