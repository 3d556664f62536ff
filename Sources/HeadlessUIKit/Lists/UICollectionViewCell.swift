/// One item of a collection.
open class UICollectionViewCell: UIView {
    /// What it is dequeued under.
    public internal(set) var reuseIdentifier: String?
    /// Holds what the cell shows; a child controller's view goes here (U19).
    public let contentView = UIView()
    open var isSelected = false
    open var isHighlighted = false

    /// A cell of that frame.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Sent when it is dequeued for another item (U20).
    open func prepareForReuse() {}
}
