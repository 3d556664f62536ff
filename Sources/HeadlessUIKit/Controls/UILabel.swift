/// A view that shows a text; how the text looks is not simulated.
open class UILabel: UIView {
    open var text: String?
    open var textColor: UIColor?
    /// Zero for as many as the text needs.
    open var numberOfLines = 1
}
