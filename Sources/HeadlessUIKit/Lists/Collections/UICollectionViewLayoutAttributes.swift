/// Where an element of a collection view is and how it looks, as its layout says: U40. Copies and
/// comparisons of `NSObject` belong to no actor, so that it belongs to none.
@available(iOS 6, *)
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// All that the layout says of the element.
    struct Values: Equatable {
        var indexPath = IndexPath(item: 0, section: 0)
        var category = UICollectionView.ElementCategory.cell
        var kind: String?
        var center = CGPoint.zero
        var size = CGSize.zero
        var transform = CGAffineTransform.identity
        var alpha: CGFloat = 1
        var zIndex = 0
        var isHidden = false
    }

    @Counted var values = Values()

    /// Describes an element that no path leads to yet.
    public required override init() { super.init() }

    /// Describes the cell of an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        values.indexPath = indexPath
    }

    /// Describes a view of that kind that belongs to a section or an item, such as a header.
    public convenience init(
        forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
    ) {
        self.init()
        (values.indexPath, values.category) = (indexPath, .supplementaryView)
        values.kind = elementKind
    }

    /// Describes a view of that kind that shows no data.
    public convenience init(
        forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
    ) {
        self.init()
        (values.indexPath, values.category) = (indexPath, .decorationView)
        values.kind = decorationViewKind
    }

    /// The item, or the place of the view within its section.
    public var indexPath: IndexPath {
        get { values.indexPath }
        set { values.indexPath = newValue }
    }

    /// What kind of element it is.
    public var representedElementCategory: UICollectionView.ElementCategory { values.category }

    /// The kind of a supplementary or decoration view; nil for a cell.
    public var representedElementKind: String? { values.kind }

    /// The frame in the content, in points; with a transform the rectangle around it.
    public var frame: CGRect {
        get {
            let half = CGRect(
                x: -values.size.width / 2, y: -values.size.height / 2, width: values.size.width,
                height: values.size.height)
            return half.applying(values.transform).offsetBy(
                dx: values.center.x, dy: values.center.y)
        }
        set {
            values.center = CGPoint(x: newValue.midX, y: newValue.midY)
            values.size = newValue.size
        }
    }

    /// The middle of the element in the content, in points.
    public var center: CGPoint {
        get { values.center }
        set { values.center = newValue }
    }

    /// The size without the transform, in points.
    public var size: CGSize {
        get { values.size }
        set { values.size = newValue }
    }

    /// The size from the origin, in points.
    public var bounds: CGRect {
        get { CGRect(origin: .zero, size: values.size) }
        set { values.size = newValue.size }
    }

    /// How the element is turned or scaled about its middle.
    public var transform: CGAffineTransform {
        get { values.transform }
        set { values.transform = newValue }
    }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat {
        get { values.alpha }
        set { values.alpha = newValue }
    }

    /// The order from back to front: what has the larger number lies above.
    public var zIndex: Int {
        get { values.zIndex }
        set { values.zIndex = newValue }
    }

    /// Whether the element is not shown, so that it needs no view.
    public var isHidden: Bool {
        get { values.isHidden }
        set { values.isHidden = newValue }
    }

    /// A copy of the same class; subclasses copy what they add.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.values = values
        return copy
    }

    /// Whether the object says the same of the same element.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UICollectionViewLayoutAttributes)?.values == values
    }

    open override var hash: Int { values.indexPath.hashValue }
}
