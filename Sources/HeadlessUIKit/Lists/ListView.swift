import HierarchyRecords

/// What table views and collection views have in common: they ask a data source for counts and
/// cells, reuse cells, and keep a selection. An element is a row or an item.
@MainActor
protocol ListView: UIScrollView {
    associatedtype Cell: ListCell
    var counts: ListCounts { get set }
    var cells: ListCells<Cell> { get set }
    var selection: ListSelection { get set }
    var allowsMultipleSelection: Bool { get }
    var updates: RowUpdates { get set }
    var hasDataSource: Bool { get }
    /// What UIKit's texts call it.
    static var kind: Misuse.ListKind { get }

    // MARK: Data source and delegate

    func askForNumberOfSections() -> Int
    func askForNumberOfElements(inSection section: Int) -> Int
    func askForCell(at path: IndexPath) -> Cell?
    func tellWillDisplay(_ cell: Cell, at path: IndexPath)
    func tellDidEndDisplaying(_ cell: Cell, at path: IndexPath)

    // MARK: Layout

    /// Calculates the frames of all elements; called after they were counted.
    func measure()
    /// Updates the content size if it has changed; returns the elements within the bounds, in order.
    func visiblePaths() -> [IndexPath]
    func frame(at path: IndexPath) -> CGRect?
    /// Gives the element the size that its cell asks for; says whether that moves others.
    func fit(_ cell: Cell, at path: IndexPath) -> Bool
    /// Gives the element's cell its place.
    func place(_ cell: Cell, at path: IndexPath)
    /// Moves what the list itself keeps of its elements; those that are shown anew lose it.
    func noteMoved(by map: RowMap, anew: Set<IndexPath>)
    func insert(_ cell: Cell)
    func setSelected(_ isSelected: Bool, _ cell: Cell, animated: Bool)
    /// Calls the method that an app can override.
    func deselectElement(at path: IndexPath, animated: Bool)
}

/// A cell of a table view or a collection view.
@MainActor
protocol ListCell: UIView {
    var reuseIdentifier: String? { get }
    var isSelected: Bool { get set }
    func prepareForReuse()
}

extension UITableViewCell: ListCell {}
extension UICollectionViewCell: ListCell {}

// MARK: Counting

extension ListView {
    func countIfNeeded() { if counts.sections == nil { count() } }

    /// U01, U06: asks the data source for the number of sections, then for the elements in each.
    func count() {
        guard hasDataSource, !simulator.isStopped else { return counts.set([]) }
        counts.set(askForCounts())
        measure()
    }

    /// The number of elements in each section, as the data source answers now.
    func askForCounts() -> [Int] {
        let sections = min(max(0, askForNumberOfSections()), ListLimit.sections)
        var elements: [Int] = []
        for section in 0..<sections {
            let count = askForNumberOfElements(inSection: section)
            elements.append(min(max(0, count), ListLimit.elements))
        }
        return elements
    }

    func countOfSections() -> Int {
        countIfNeeded()
        return counts.known.count
    }

    func countOfElements(inSection section: Int) -> Int {
        countIfNeeded()
        return counts.known.indices.contains(section) ? counts.known[section] : 0
    }

    /// Whether the element exists, so that the user can tap it.
    func hasElement(at path: IndexPath) -> Bool {
        countIfNeeded()
        return counts.contains(path)
    }

    /// The path of the element at that position, counted through all sections.
    func path(ofElement position: Int) -> IndexPath? {
        countIfNeeded()
        return counts.path(at: position)
    }
}

// MARK: Cells

extension ListView {
    /// U01, U06, U20: removes the cells that are no longer visible, then adds those that became
    /// visible, in order.
    func layOutCells() {
        guard isInWindow, !simulator.isStopped else { return }
        if counts.sections == nil || cells.areStale {
            cells.areStale = false
            removeCells(at: cells.paths)
            countIfNeeded()
        }
        var wanted = visiblePaths()
        removeCells(notAt: wanted)
        var index = 0
        while index < wanted.count, !simulator.isStopped {
            if show(wanted[index]) { wanted = visiblePaths() }
            index += 1
        }
        guard !simulator.isStopped else { return }
        removeCells(notAt: wanted)
        // D04: adding the cells does not call for a second layout of the list.
        layoutState.needsLayout = counts.sections == nil
    }

    /// Shows the element's cell in its place; says whether that moved the elements behind it.
    private func show(_ path: IndexPath) -> Bool {
        if let cell = cells.visible[path] {
            let hasMoved = fit(cell, at: path)
            place(cell, at: path)
            return hasMoved
        }
        guard let cell = askForCell(at: path), !simulator.isStopped, counts.contains(path) else {
            return false
        }
        if let other = cells.path(of: cell) { _ = cells.remove(at: other) }
        let hasMoved = fit(cell, at: path)
        place(cell, at: path)
        cell.isSelected = selection.contains(path)
        cells.show(cell, at: path)
        tellWillDisplay(cell, at: path)
        insert(cell)
        return hasMoved
    }

    private func removeCells(notAt wanted: [IndexPath]) {
        let kept = Set(wanted)
        removeCells(at: cells.paths.filter { !kept.contains($0) })
    }

    /// U20: removes cells and keeps them for reuse.
    func removeCells(at paths: [IndexPath]) {
        for path in paths {
            guard let cell = cells.remove(at: path) else { continue }
            cell.removeFromSuperview()
            cells.keep(cell, as: cell.reuseIdentifier)
            tellDidEndDisplaying(cell, at: path)
        }
    }

    /// U20: a cell that waits for reuse, prepared for it; nil if there is none.
    func reusedCell(_ identifier: String) -> Cell? {
        let cell = cells.take(identifier)
        cell?.prepareForReuse()
        return cell
    }
}

// MARK: Selection

extension ListView {
    /// U05: selects the element without telling the delegate; returns its path if it exists.
    func select(_ path: IndexPath?, animated: Bool) -> IndexPath? {
        countIfNeeded()
        if !allowsMultipleSelection || path == nil { clearSelection() }
        guard let path, counts.contains(path) else { return nil }
        markSelected(path, animated: animated)
        return path
    }

    func markSelected(_ path: IndexPath, animated: Bool) {
        selection.insert(path)
        if let cell = cells.visible[path] { setSelected(true, cell, animated: animated) }
    }

    /// U05: deselects the element without telling the delegate.
    func deselect(_ path: IndexPath) {
        selection.remove(path)
        if let cell = cells.visible[path] { setSelected(false, cell, animated: false) }
    }

    private func clearSelection() { for path in selection.paths { deselect(path) } }

    /// U03: clears a single selection when its controller's view appears; during an interactive
    /// transition only when that has completed.
    func clearSelection(appearingIn controller: UIViewController) {
        guard !allowsMultipleSelection, let selected = selection.paths.first else { return }
        guard let coordinator = controller.transitionCoordinator, coordinator.isInteractive else {
            return deselectElement(at: selected, animated: false)
        }
        coordinator.animate(alongsideTransition: nil) { [weak self] context in
            if !context.isCancelled { self?.deselectElement(at: selected, animated: true) }
        }
    }
}

/// The largest numbers of sections and elements that are shown; an app is limited by its memory
/// only.
enum ListLimit {
    static let sections = 10_000
    static let elements = 1_000_000
}
