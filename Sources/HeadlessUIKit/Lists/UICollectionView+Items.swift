import HierarchyRecords

extension UICollectionView {
    private var collectionDelegate: UICollectionViewDelegate? {
        delegate as? UICollectionViewDelegate
    }

    // MARK: Counting

    /// The number of items in each section, if the data source was asked already; reading this does
    /// not ask it.
    package var countsIfKnown: [Int]? { counts.sections }

    func countItemsIfNeeded() { if counts.sections == nil { countItems() } }

    /// U06: asks the data source for the number of sections, then for the items in each.
    private func countItems() {
        guard let dataSource, !simulator.isStopped else { return counts.set([]) }
        var sections = 0
        simulator.ask(.collectionNumberOfSections, of: dataSource, rule: .u06) {
            sections = dataSource.numberOfSections(in: self)
        }
        var items: [Int] = []
        for section in 0..<min(max(0, sections), ListLimit.sections) {
            var count = 0
            simulator.ask(
                .collectionNumberOfItems, of: dataSource, simulator.argument(section: section),
                rule: .u06
            ) { count = dataSource.collectionView(self, numberOfItemsInSection: section) }
            items.append(min(max(0, count), ListLimit.rows))
        }
        counts.set(items)
    }

    // MARK: Layout

    /// The paths of the visible items; as items are in the order of their paths, these are
    /// neighbours.
    private var visiblePaths: [IndexPath] {
        guard storedBounds.height > 0, storedBounds.width > 0 else { return [] }
        var position = firstVisiblePosition
        var paths: [IndexPath] = []
        while let path = counts.path(at: position),
            let frame = collectionViewLayout.frame(of: path),
            frame.minY < storedBounds.maxY, frame.minX < storedBounds.maxX || isVertical
        {
            if frame.intersects(storedBounds) { paths.append(path) }
            position += 1
        }
        return paths
    }

    private var isVertical: Bool {
        (collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection != .horizontal
    }

    private var firstVisiblePosition: Int {
        var low = 0
        var high = counts.total
        while low < high {
            let middle = (low + high) / 2
            guard let path = counts.path(at: middle),
                let frame = collectionViewLayout.frame(of: path)
            else { return low }
            let isReached =
                isVertical ? frame.maxY > storedBounds.minY : frame.maxX > storedBounds.minX
            if isReached { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// U06, U20: removes the cells that are no longer visible, then adds those that became visible.
    func layOutItems() {
        guard isInWindow, !simulator.isStopped else { return }
        if counts.sections == nil {
            drop(cells.paths)
            countItems()
        }
        contentSize = collectionViewLayout.collectionViewContentSize
        let wanted = visiblePaths
        let kept = Set(wanted)
        drop(cells.paths.filter { !kept.contains($0) })
        for path in wanted {
            guard !simulator.isStopped else { return }
            if let cell = cells.visible[path] {
                cell.frame = collectionViewLayout.frame(of: path) ?? cell.frame
            } else {
                showCell(at: path)
            }
        }
        // D04: adding the cells does not call for a second layout of the collection.
        layoutState.needsLayout = counts.sections == nil
    }

    private func showCell(at path: IndexPath) {
        guard let dataSource else { return }
        var asked: UICollectionViewCell?
        simulator.ask(
            .collectionCellForItem, of: dataSource, simulator.argument(path), rule: .u06
        ) { asked = dataSource.collectionView(self, cellForItemAt: path) }
        guard let cell = asked, !simulator.isStopped, counts.contains(path) else { return }
        if let other = cells.path(of: cell) { _ = cells.remove(at: other) }
        cell.frame = collectionViewLayout.frame(of: path) ?? .zero
        cell.isSelected = selection.contains(path)
        cells.show(cell, at: path)
        if let collectionDelegate {
            simulator.ask(
                .collectionWillDisplay, of: collectionDelegate, simulator.argument(path), rule: .u06
            ) { collectionDelegate.collectionView(self, willDisplay: cell, forItemAt: path) }
        }
        addSubview(cell)
    }

    /// U20: removes cells and keeps them for reuse.
    private func drop(_ paths: [IndexPath]) {
        for path in paths {
            guard let cell = cells.remove(at: path) else { continue }
            cell.removeFromSuperview()
            cells.keep(cell, as: cell.reuseIdentifier)
            if let collectionDelegate {
                simulator.ask(
                    .collectionDidEndDisplaying, of: collectionDelegate, simulator.argument(path),
                    rule: .u20
                ) {
                    collectionDelegate.collectionView(
                        self, didEndDisplaying: cell, forItemAt: path)
                }
            }
        }
    }

    func dequeueOrRaise(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        if let waiting = cells.take(identifier) {
            waiting.prepareForReuse()
            return waiting
        }
        let frame = collectionViewLayout.frame(of: path) ?? .zero
        if let cell = makers[identifier]?() ?? classes[identifier]?.init(frame: frame) {
            cell.reuseIdentifier = identifier
            return cell
        }
        simulator.report(.unregisteredItem(identifier), about: objectID)
        return UICollectionViewCell(frame: frame)
    }

    /// Registers code that creates cells for the identifier, where there is no cell class to
    /// register.
    package func register(identifier: String, make: @escaping () -> UICollectionViewCell) {
        makers[identifier] = make
    }

    // MARK: Selection

    func select(_ path: IndexPath?, _ position: ScrollPosition, animated: Bool) {
        countItemsIfNeeded()
        if !allowsMultipleSelection || path == nil { clearSelection() }
        guard let path, counts.contains(path) else { return }
        selection.insert(path)
        cells.visible[path]?.isSelected = true
        if !position.isEmpty { scroll(toItem: path, position, animated: animated) }
    }

    private func scroll(toItem path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        guard let frame = collectionViewLayout.frame(of: path) else { return }
        contentSize = collectionViewLayout.collectionViewContentSize
        let shown = storedBounds.inset(by: adjustedContentInset)
        var offset = storedBounds.origin
        if position.contains(.top) { offset.y += frame.minY - shown.minY }
        if position.contains(.centeredVertically) { offset.y += frame.midY - shown.midY }
        if position.contains(.bottom) { offset.y += frame.maxY - shown.maxY }
        if position.contains(.left) { offset.x += frame.minX - shown.minX }
        if position.contains(.centeredHorizontally) { offset.x += frame.midX - shown.midX }
        if position.contains(.right) { offset.x += frame.maxX - shown.maxX }
        scroll(to: legalOffset(near: offset), animated: animated)
    }

    func deselect(_ path: IndexPath) {
        selection.remove(path)
        cells.visible[path]?.isSelected = false
    }

    func clearSelection() { for path in selection.paths { deselect(path) } }

    /// Whether the item exists, so that the user can tap it.
    package func hasItem(at path: IndexPath) -> Bool {
        countItemsIfNeeded()
        return counts.contains(path)
    }

    /// The path of the item at that position, counted through all sections.
    package func path(ofItem position: Int) -> IndexPath? {
        countItemsIfNeeded()
        return counts.path(at: position)
    }

    /// U08: the user taps the item.
    package func userTaps(_ path: IndexPath) {
        guard isUserInteractionEnabled, !simulator.isStopped, hasItem(at: path) else { return }
        if let frame = collectionViewLayout.frame(of: path) {
            scroll(to: legalOffset(near: offsetShowing(frame)), animated: false)
        }
        simulator.layout.layOutNow(self)
        var highlights = true
        tell(.collectionShouldHighlight, path) {
            highlights = $0.collectionView(self, shouldHighlightItemAt: path)
        }
        guard highlights else { return }
        cells.visible[path]?.isHighlighted = true
        tell(.collectionDidHighlight, path) { $0.collectionView(self, didHighlightItemAt: path) }
        if allowsSelection { userSelects(path) }
        cells.visible[path]?.isHighlighted = false
        tell(.collectionDidUnhighlight, path) {
            $0.collectionView(self, didUnhighlightItemAt: path)
        }
    }

    private func userSelects(_ path: IndexPath) {
        if allowsMultipleSelection, selection.contains(path) { return userDeselects(path) }
        var selects = true
        tell(.collectionShouldSelect, path) {
            selects = $0.collectionView(self, shouldSelectItemAt: path)
        }
        guard selects, counts.contains(path) else { return }
        if !allowsMultipleSelection {
            for other in selection.paths where other != path {
                deselect(other)
                tell(.collectionDidDeselect, other) {
                    $0.collectionView(self, didDeselectItemAt: other)
                }
            }
        }
        selection.insert(path)
        cells.visible[path]?.isSelected = true
        tell(.collectionDidSelect, path) { $0.collectionView(self, didSelectItemAt: path) }
    }

    private func userDeselects(_ path: IndexPath) {
        var deselects = true
        tell(.collectionShouldDeselect, path) {
            deselects = $0.collectionView(self, shouldDeselectItemAt: path)
        }
        guard deselects else { return }
        deselect(path)
        tell(.collectionDidDeselect, path) { $0.collectionView(self, didDeselectItemAt: path) }
    }

    private func tell(
        _ callback: Callback, _ path: IndexPath, _ body: (UICollectionViewDelegate) -> Void
    ) {
        guard let collectionDelegate, !simulator.isStopped else { return }
        simulator.ask(callback, of: collectionDelegate, simulator.argument(path), rule: .u08) {
            body(collectionDelegate)
        }
    }
}
