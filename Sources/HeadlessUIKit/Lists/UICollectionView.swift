import HierarchyRecords

/// Items in sections, where its layout puts them: U06, U08, U20.
open class UICollectionView: UIScrollView {
    /// Where lines of items go on.
    public enum ScrollDirection: Int, Sendable, CaseIterable { case vertical, horizontal }

    /// Where an item comes to stand that is scrolled to.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// What is asked for the content; a new one is asked anew.
    open weak var dataSource: UICollectionViewDataSource? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    /// Where the items stand; a new one takes effect in the next layout.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet { adoptLayout() }
    }
    open var allowsSelection = true
    open var allowsMultipleSelection = false

    var counts = ListCounts()
    var cells = ListCells<UICollectionViewCell>()
    var selection = ListSelection()
    var classes: [String: UICollectionViewCell.Type] = [:]
    var makers: [String: () -> UICollectionViewCell] = [:]

    /// A collection without items.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        adoptLayout()
    }

    /// A collection whose items flow.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    private func adoptLayout() {
        collectionViewLayout.collectionView = self
        setNeedsLayout()
    }

    // MARK: Items

    /// Asks the data source anew, in the next layout (U06).
    open func reloadData() {
        counts.forget()
        selection.removeAll()
        setNeedsLayout()
    }

    /// What the data source says; asked for if nobody has yet.
    open var numberOfSections: Int {
        countItemsIfNeeded()
        return counts.known.count
    }

    /// How many items the section has; none for a section that is not there.
    open func numberOfItems(inSection section: Int) -> Int {
        countItemsIfNeeded()
        return counts.known.indices.contains(section) ? counts.known[section] : 0
    }

    /// In the order of their paths.
    open var visibleCells: [UICollectionViewCell] { cells.inOrder }

    /// In their order.
    open var indexPathsForVisibleItems: [IndexPath] { cells.paths }

    /// The cell of an item that is visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        cells.visible[indexPath]
    }

    /// Where a visible cell stands; nil for any other cell.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.path(of: cell) }

    // MARK: Cells

    /// Cells of that class are made for the identifier.
    open func register(
        _ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String
    ) { classes[identifier] = cellClass }

    /// A cell that waits under the identifier, or a new one; raises where nothing is registered (E65).
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { dequeueOrRaise(identifier, for: indexPath) }

    // MARK: Selection

    /// In the order in which they were selected.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

    /// Selects the item; the delegate hears nothing (U05).
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) { select(indexPath, scrollPosition, animated: animated) }

    /// Deselects the item; the delegate hears nothing (U05).
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    // MARK: Layout

    /// Lays out the items that are visible now (U06).
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutItems()
    }
}
