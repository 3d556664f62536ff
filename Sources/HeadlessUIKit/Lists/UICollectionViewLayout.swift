import HierarchyRecords

/// Determines the frames of the items in a collection view.
@preconcurrency @MainActor
@available(iOS 6, *)
open class UICollectionViewLayout {
    /// The collection view that uses the layout.
    public internal(set) weak var collectionView: UICollectionView? { didSet { Changes.note() } }

    /// Creates a layout that shows no items.
    public init() {}

    /// Not in a storyboard or nib, which tells the loader what a layout has.
    public required init?(coder: NSCoder) {}

    /// The size of the whole content.
    open var collectionViewContentSize: CGSize { .zero }

    /// Makes the collection view lay out its items again.
    open func invalidateLayout() { collectionView?.setNeedsLayout() }

    /// The frame of the item; nil if the layout does not show it.
    func frame(of path: IndexPath) -> CGRect? { nil }
}

/// Items of one size in lines; each section comes below, or beside, the one before.
@available(iOS 6, *)
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The size of items for which the delegate gives none, in points.
    @Counted open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// Between rows, or between columns where it scrolls sideways, in points.
    @Counted open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// Between items of a row, or of a column where it scrolls sideways, in points.
    @Counted open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The room around a section, in points.
    @Counted open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// The direction in which lines follow each other.
    @Counted open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { invalidateLayout() }
    }

    open override var collectionViewContentSize: CGSize {
        guard let collectionView else { return .zero }
        let flow = Flow(self, in: collectionView.bounds.size)
        let length = collectionView.counts.known.map(flow.length).reduce(0, +)
        return scrollDirection == .vertical
            ? CGSize(width: collectionView.bounds.width, height: length)
            : CGSize(width: length, height: collectionView.bounds.height)
    }

    override func frame(of path: IndexPath) -> CGRect? {
        guard let collectionView, collectionView.counts.contains(path) else { return nil }
        let flow = Flow(self, in: collectionView.bounds.size)
        let counts = collectionView.counts.known
        let start = counts[..<path.section].map(flow.length).reduce(0, +)
        return flow.frame(of: path.item, from: start)
    }
}

/// The lines of a flow layout, in terms of the direction in which line follows line.
@MainActor
private struct Flow {
    private let isVertical: Bool
    /// The size of an item: `breadth` within its line, `depth` in the direction of the lines.
    private let breadth: CGFloat, depth: CGFloat
    private let before: CGFloat, after: CGFloat, side: CGFloat
    private let lineSpacing: CGFloat
    private let perLine: Int
    private let gap: CGFloat

    init(_ layout: UICollectionViewFlowLayout, in size: CGSize) {
        isVertical = layout.scrollDirection == .vertical
        let (item, inset) = (layout.itemSize, layout.sectionInset)
        breadth = max(1, isVertical ? item.width : item.height)
        depth = max(1, isVertical ? item.height : item.width)
        before = isVertical ? inset.top : inset.left
        after = isVertical ? inset.bottom : inset.right
        side = isVertical ? inset.left : inset.top
        let far = isVertical ? inset.right : inset.bottom
        let room = max(0, (isVertical ? size.width : size.height) - side - far)
        let spacing = max(0, layout.minimumInteritemSpacing)
        lineSpacing = max(0, layout.minimumLineSpacing)
        perLine = max(1, Int(clamping: min((room + spacing) / (breadth + spacing), 10_000)))
        gap = perLine > 1 ? (room - CGFloat(perLine) * breadth) / CGFloat(perLine - 1) : 0
    }

    /// The length of a section with that many items.
    func length(of count: Int) -> CGFloat {
        let lines = CGFloat((count + perLine - 1) / perLine)
        return before + after + lines * depth + max(0, lines - 1) * lineSpacing
    }

    func frame(of item: Int, from start: CGFloat) -> CGRect {
        let (line, place) = item.quotientAndRemainder(dividingBy: perLine)
        let along = start + before + CGFloat(line) * (depth + lineSpacing)
        let across = side + CGFloat(place) * (breadth + gap)
        return isVertical
            ? CGRect(x: across, y: along, width: breadth, height: depth)
            : CGRect(x: along, y: across, width: depth, height: breadth)
    }
}
