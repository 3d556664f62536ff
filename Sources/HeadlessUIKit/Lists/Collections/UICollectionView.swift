import HierarchyRecords

/// A view of items in sections, which its layout places: U06, U08, U20.
@available(iOS 6, *)
open class UICollectionView: UIScrollView {
    /// The direction in which the content scrolls.
    public enum ScrollDirection: Int, Sendable, CaseIterable { case vertical, horizontal }

    /// Where an item is placed after scrolling to it.
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

    /// What kind of element a layout places.
    public enum ElementCategory: UInt, Sendable, CaseIterable {
        case cell, supplementaryView, decorationView
    }

    /// The kind of the view above a section's items.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of the view below a section's items.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The data source; a new one is asked for everything again.
    open weak var dataSource: UICollectionViewDataSource? {
        didSet {
            Changes.note()
            if dataSource !== oldValue { reloadData() }
        }
    }
    /// The layout that places the items; a new one takes effect in the next layout pass.
    @Counted open var collectionViewLayout: UICollectionViewLayout {
        didSet { adoptLayout() }
    }
    /// Whether taps select items.
    @Counted open var allowsSelection = true
    /// Whether several items can be selected at once.
    @Counted open var allowsMultipleSelection = false

    @Counted var counts = ListCounts()
    @Counted var cells = ListCells<UICollectionViewCell>()
    @Counted var selection = ListSelection()
    @Counted var classes: [String: UICollectionViewCell.Type] = [:]
    @Counted var makers: [String: () -> UICollectionViewCell] = [:]
    /// What the layout said in the last layout pass.
    @Counted var shown = ShownElements()
    /// The views of sections and the decorations, with those that wait for reuse.
    @Counted var views = ElementViews()
    @Counted var updates = RowUpdates()

    /// Creates a collection view with that layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        adoptLayout()
    }

    /// E86: raises an exception, since the view needs a layout.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        _ = simulator.refuse(.collectionViewWithoutLayout, about: objectID)
    }

    /// Decodes the collection view from a storyboard or nib.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        adoptLayout()
    }

    /// Takes the frame and the layout with which code makes the collection view.
    package func adopt(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        adopt(frame: frame)
        collectionViewLayout = layout
    }

    private func adoptLayout() {
        collectionViewLayout.collectionView = self
        collectionViewLayout.forgetPlaces()
    }

    /// Takes another layout; the items move to their new places in the next layout pass.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    /// The same; the completion is called when the items are in their new places.
    @available(iOS 7, *)
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) { take(layout, animated: animated, completion) }

    // MARK: Items

    /// Discards all data; the data source is asked again in the next layout (U06).
    open func reloadData() {
        counts.forget()
        selection.removeAll()
        invalidateLayoutForReload()
    }

    /// The number of sections; asks the data source if that is still to be done.
    open var numberOfSections: Int { countOfSections() }

    /// The number of items in the section; zero if there is no such section.
    open func numberOfItems(inSection section: Int) -> Int { countOfElements(inSection: section) }

    /// The visible cells in the order of their index paths.
    open var visibleCells: [UICollectionViewCell] { cells.inOrder }

    /// The index paths of the visible items, in order.
    open var indexPathsForVisibleItems: [IndexPath] { cells.paths }

    /// The cell of an item; nil if the item is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        cells.visible[indexPath]
    }

    /// The index path of a visible cell; nil for any other cell.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.path(of: cell) }

    /// Where the layout has the item; nil if it does not show it.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        // AD-HOC: before the first layout pass the data source is asked how many items there are.
        _ = countOfSections()
        return attributes(at: indexPath)
    }

    /// Where the layout has the section's view of that kind; nil if there is none.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(
            ofKind: kind, at: indexPath)
    }

    /// Scrolls to the item; has no effect if there is no such item.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) { scroll(toItem: indexPath, scrollPosition, animated: animated) }

    // MARK: Changes

    /// Asks the data source for new cells for these items (U32).
    open func reloadItems(at indexPaths: [IndexPath]) {
        update(indexPaths.map { .reload($0) })
    }

    /// Shows items that the data source has from now on; the paths are those after the change (U32).
    open func insertItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .insert($0) }) }

    /// Takes out items that the data source has no more; the paths are those before the change (U32).
    open func deleteItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .delete($0) }) }

    /// Moves an item that the data source has elsewhere from now on (U32).
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update([.move(from: indexPath, to: newIndexPath)])
    }

    /// Makes changes that count together; the completion is called when their animation ends (U32).
    open func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        beginUpdatesOfElements()
        updates?()
        endUpdatesOfElements(completion)
    }

    // MARK: Views of sections

    /// Registers a class for creating views of that kind with that identifier.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        let type = viewClass as? UICollectionReusableView.Type
        views.register(
            elementKind, identifier, type.map { type in { type.init(registeredWith: .zero) } })
    }

    /// Returns a view that waits for reuse, or a new one; raises an exception if nothing is registered
    /// (E65).
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeueViewOrRaise(elementKind, identifier) }

    /// The section's view of that kind if it is visible.
    @available(iOS 9, *)
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        views.visible[ElementViews.Key(.supplementaryView, elementKind, indexPath)]
    }

    /// The visible views of that kind, in the order of their sections.
    @available(iOS 9, *)
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        views.inOrder(elementKind)
    }

    // MARK: Cells

    /// Registers a class for creating cells with that identifier.
    open func register(
        _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
    ) { classes[identifier] = cellClass as? UICollectionViewCell.Type }

    /// Returns a cell that waits for reuse, or a new one; raises an exception if nothing is
    /// registered (E65).
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { dequeueOrRaise(identifier, for: indexPath) }

    // MARK: Selection

    /// The index paths of the selected items, in the order in which they were selected.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

    /// Selects the item without telling the delegate (U05).
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) { select(indexPath, scrollPosition, animated: animated) }

    /// Deselects the item without telling the delegate (U05).
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    /// The index path of the visible item at that point of the content; nil if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        cells.paths.first { frame(at: $0)?.encloses(point) ?? false }
    }

    // MARK: The finger

    /// The item under the finger (U08).
    @Counted var pressed: IndexPath?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let path = indexPathForItem(at: touch.location(in: self))
        else { return super.touchesBegan(touches, with: event) }
        press(path)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard pressed != nil else { return super.touchesEnded(touches, with: event) }
        liftFinger(selects: true)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard pressed != nil else { return super.touchesCancelled(touches, with: event) }
        liftFinger(selects: false)
    }

    // MARK: Layout

    /// U40: the layout says first where the content comes to rest.
    override func restingPlace(insteadOf proposed: CGPoint, after velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(
            forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    /// Lays out the items that are visible now (U06).
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard isInWindow else { return prepareOutsideOfWindow() }
        layOutCells()
        layOutViews()
    }
}
