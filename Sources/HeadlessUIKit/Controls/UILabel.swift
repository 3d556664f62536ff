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

    override var firstBaselineOffset: CGFloat { metrics(of: font).pixels(font.ascender) }
    override var lastBaselineOffset: CGFloat {
        let metrics = metrics(of: font)
        return metrics.lineHeight - metrics.pixels(font.ascender)
    }
}
