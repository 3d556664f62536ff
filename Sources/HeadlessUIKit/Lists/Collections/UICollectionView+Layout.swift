import HierarchyRecords

// What a collection view asks of its layout: U40.

/// What a layout said in a layout pass: the items and the other views that are to be seen.
struct ShownElements {
    var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    var others: [UICollectionViewLayoutAttributes] = []
    /// The part of the content that was seen.
    var bounds: CGRect?
}

extension UICollectionView {
    /// The number of items in each section; the data source is asked if that is still to be done.
    var countsAfterAsking: [Int] {
        countIfNeeded()
        return counts.known
    }

    /// Does nothing: the layout calculates the places when it is prepared.
    func measure() {}

    /// "reloadData invalidates everything"
    func invalidateLayoutForReload() {
        let context = collectionViewLayout.makeContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        collectionViewLayout.invalidateLayout(with: context)
        setNeedsLayout()
    }

    /// AD-HOC: in no window the layout is prepared and asked for the size, and no cell is asked for.
    func prepareOutsideOfWindow() {
        guard hasDataSource, !simulator.isStopped else { return }
        collectionViewLayout.prepareIfNeeded()
        contentSize = collectionViewLayout.collectionViewContentSize
    }

    /// The items to be seen, in order.
    func visiblePaths() -> [IndexPath] {
        let bounds = storedBounds
        invalidateLayout(seeing: bounds)
        // "prepare comes first, then the layout is asked for the size of the content"
        collectionViewLayout.prepareIfNeeded()
        contentSize = collectionViewLayout.collectionViewContentSize
        shown = ShownElements()
        shown.bounds = bounds
        guard bounds.height > 0, bounds.width > 0 else { return [] }
        // "and for what stands in the part that is seen"
        for element in collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        where !element.isHidden && element.frame.overlaps(bounds) {
            switch element.representedElementCategory {
            case .cell:
                if counts.contains(element.indexPath) { shown.items[element.indexPath] = element }
            case .supplementaryView, .decorationView: shown.others.append(element)
            }
        }
        return shown.items.keys.sorted()
    }

    /// "Where another part of the content is seen, the layout says whether it is still valid."
    private func invalidateLayout(seeing bounds: CGRect) {
        guard let old = shown.bounds, old != bounds, collectionViewLayout.isPrepared,
            collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
        else { return }
        collectionViewLayout.invalidateLayout(
            with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
    }

    func attributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard counts.contains(path) else { return nil }
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: path) ?? shown.items[path]
    }

    func frame(at path: IndexPath) -> CGRect? { attributes(at: path)?.frame }

    /// "A cell says what size it would like to have, and the layout whether that makes it invalid."
    func fit(_ cell: UICollectionViewCell, at path: IndexPath) -> Bool {
        guard collectionViewLayout.asksCells, let original = attributes(at: path) else {
            return false
        }
        let wanted = cell.preferredLayoutAttributesFitting(original)
        guard
            collectionViewLayout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: wanted, withOriginalAttributes: original)
        else { return false }
        collectionViewLayout.invalidateLayout(
            with: collectionViewLayout.invalidationContext(
                forPreferredLayoutAttributes: wanted, withOriginalAttributes: original))
        shown.items[path] = nil
        return true
    }

    func place(_ cell: UICollectionViewCell, at path: IndexPath) {
        if let attributes = shown.items[path] ?? attributes(at: path) { cell.take(attributes) }
    }

    /// AD-HOC: an animated change of layouts takes as long as one of items.
    func take(
        _ layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
    ) {
        collectionViewLayout = layout
        guard animated, isInWindow, UIView.areAnimationsEnabled else {
            layoutIfNeeded()
            completion?(true)
            return
        }
        simulator.runLoop.perform(after: Self.updateDuration) { completion?(true) }
    }

    /// Takes away everything of the items that went, and tells the layout that nothing counts any more.
    func noteMoved(by map: RowMap, anew: Set<IndexPath>) { collectionViewLayout.forgetPlaces() }
}
