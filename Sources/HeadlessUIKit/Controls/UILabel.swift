/// A view that shows a text; how the text looks is not simulated.
open class UILabel: UIView {
    /// What it shows; nothing where that is nil.
    open var text: String? { didSet { if text != oldValue { invalidateIntrinsicContentSize() } } }
    open var textColor: UIColor?
    open var font = UIFont.systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
    open var textAlignment = NSTextAlignment.natural
    /// Zero for as many as the text needs.
    open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
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

    override var firstBaselineOffset: CGFloat { metrics(of: font).pixels(font.ascender) }
    override var lastBaselineOffset: CGFloat {
        let metrics = metrics(of: font)
        return metrics.lineHeight - metrics.pixels(font.ascender)
    }
}
