/// A cell of a collection view.
@available(iOS 6, *)
open class UICollectionViewCell: UICollectionReusableView {
    /// Contains the cell's content, such as the view of a child view controller (U19).
    @Counted public private(set) var contentView = UIView()
    /// What the cell shows: its view takes the place of the content view.
    @available(iOS 14, *)
    @Counted open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            guard let content = contentConfiguration else { return }
            contentView = content.contentView(inPlaceOf: contentView, in: self)
        }
    }
    /// How the background is drawn; nil where nothing was set.
    @available(iOS 14, *)
    @Counted open var backgroundConfiguration: UIBackgroundConfiguration?
    /// Whether the cell's item is selected.
    @Counted open var isSelected = false
    /// Whether a finger is on the cell.
    @Counted open var isHighlighted = false

    /// Creates a cell with that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Decodes the cell from a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if contentView.frame.isEmpty { contentView.frame = bounds }
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// The id that its element has in the storyboard; it tells which segue a tap on it performs.
    @Counted var sceneID: String?

    /// U40: the size that the constraints of its content ask for, where there are any.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let size = contentView.systemLayoutSizeFitting(layoutAttributes.size)
        guard size.width > 0 || size.height > 0, size != layoutAttributes.size,
            let fitted = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
        else { return layoutAttributes }
        fitted.frame = CGRect(
            origin: layoutAttributes.frame.origin,
            size: CGSize(
                width: size.width > 0 ? size.width : layoutAttributes.size.width,
                height: size.height > 0 ? size.height : layoutAttributes.size.height))
        return fitted
    }
}
