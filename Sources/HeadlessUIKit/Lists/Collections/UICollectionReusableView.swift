/// A view that a collection view shows and uses again: a cell, the header of a section, a decoration.
@available(iOS 6, *)
open class UICollectionReusableView: UIView {
    /// The identifier for reuse.
    @Counted public internal(set) var reuseIdentifier: String?

    /// Creates a view with that frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Decodes the view from a storyboard or nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a view of a class that a collection view knows by an identifier. Subclasses inherit it
    /// with the other initializers.
    public required convenience init(registeredWith frame: CGRect) { self.init(frame: frame) }

    /// Sent when the view is dequeued for another element (U20).
    open func prepareForReuse() {}

    /// Takes what a layout of one's own says beside frame, opacity and order (U40).
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// What the view itself would like to be, for layouts that ask it (U40).
    @available(iOS 8, *)
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }

    /// U40: takes its place, its opacity and its order, then what a layout of one's own says.
    func take(_ attributes: UICollectionViewLayoutAttributes) {
        if attributes.transform.isIdentity, transform.isIdentity {
            frame = attributes.frame
        } else {
            bounds = CGRect(origin: bounds.origin, size: attributes.size)
            center = attributes.center
            transform = attributes.transform
        }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        apply(attributes)
    }
}
