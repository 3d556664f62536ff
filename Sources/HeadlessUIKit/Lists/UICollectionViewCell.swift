/// A cell of a collection view.
@available(iOS 6, *)
open class UICollectionViewCell: UIView {
    /// The identifier for reuse.
    @Counted public internal(set) var reuseIdentifier: String?
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

    /// Creates a cell of a class that a collection view knows by an identifier. Subclasses inherit it
    /// with the other initializers.
    public required convenience init(registeredWith frame: CGRect) { self.init(frame: frame) }

    /// Decodes the cell from a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if contentView.frame.isEmpty { contentView.frame = bounds }
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// The id that its element has in the storyboard; it tells which segue a tap on it performs.
    @Counted var sceneID: String?

    /// Sent when the cell is dequeued for another item (U20).
    open func prepareForReuse() {}
}
