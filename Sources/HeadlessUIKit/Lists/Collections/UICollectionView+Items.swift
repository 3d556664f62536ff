import HierarchyRecords

extension UICollectionView {
    /// The number of items in each section, if the data source was asked already; reading this does
    /// not ask it.
    package var countsIfKnown: [Int]? { counts.sections }

    func dequeueOrRaise(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        if let waiting = reusedCell(identifier) { return waiting }
        let frame = frame(at: path) ?? .zero
        if let cell = makers[identifier]?() ?? classes[identifier]?.init(registeredWith: frame) {
            cell.reuseIdentifier = identifier
            return cell
        }
        simulator.report(.unregisteredItem(identifier), about: objectID)
        return UICollectionViewCell(frame: frame)
    }

    /// Registers code that creates cells for the identifier, where there is no cell class to
    /// register.
    public func register(identifier: String, make: @escaping () -> UICollectionViewCell) {
        makers[identifier] = make
    }

    // MARK: Selection

    func select(_ path: IndexPath?, _ position: ScrollPosition, animated: Bool) {
        guard let path = select(path, animated: animated), !position.isEmpty else { return }
        scroll(toItem: path, position, animated: animated)
    }

    func scroll(toItem path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        countIfNeeded()
        guard let frame = frame(at: path) else { return }
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

    /// Whether the item exists, so that the user can tap it.
    package func hasItem(at path: IndexPath) -> Bool { hasElement(at: path) }

    /// The path of the item at that position, counted through all sections.
    package func path(ofItem position: Int) -> IndexPath? { path(ofElement: position) }

    /// U08, X25: the user taps the item; where no finger can reach it, as if one did.
    package func userTaps(_ path: IndexPath) {
        guard isUserInteractionEnabled, !simulator.isStopped, hasItem(at: path) else { return }
        if let frame = frame(at: path) {
            scroll(to: legalOffset(near: offsetShowing(frame)), animated: false)
        }
        userTapsElement(at: { frame(at: path) }) {
            press(path)
            liftFinger(selects: true)
        }
    }

    /// U08, U25: a finger is on the item.
    func press(_ path: IndexPath) {
        guard !simulator.isStopped, hasItem(at: path),
            cells.visible[path]?.isUserInteractionEnabled ?? true
        else { return }
        var highlights = true
        tell(.collectionShouldHighlight, path) {
            highlights = $0.collectionView(self, shouldHighlightItemAt: path)
        }
        guard highlights else { return }
        pressed = path
        cells.visible[path]?.isHighlighted = true
        tell(.collectionDidHighlight, path) { $0.collectionView(self, didHighlightItemAt: path) }
    }

    /// U08, X25: the finger leaves; a touch that was cancelled selects nothing.
    func liftFinger(selects: Bool) {
        guard let path = pressed, !simulator.isStopped else { return }
        pressed = nil
        if selects, allowsSelection, hasItem(at: path) { userSelects(path) }
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
        if let cell = cells.visible[path] { cell.performSegue(cell.sceneID) }
        if !allowsMultipleSelection {
            for other in selection.paths where other != path {
                deselect(other)
                tell(.collectionDidDeselect, other) {
                    $0.collectionView(self, didDeselectItemAt: other)
                }
            }
        }
        markSelected(path, animated: false)
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
}
