/// A view that shows a text; how the text looks is not simulated.
open class UILabel: UIView {
    open var text: String?
    open var textColor: UIColor?
    open var font = UIFont.systemFont(ofSize: 17)
    open var textAlignment = NSTextAlignment.natural
    /// Zero for as many as the text needs.
    open var numberOfLines = 1
}
