/// The number of rows or items in each section of a list, as its data source last answered.
struct ListCounts {
    /// The counts; nil after a reload until the data source is asked again.
    private(set) var sections: [Int]?

    mutating func set(_ counts: [Int]) { sections = counts.map { max(0, $0) } }
    mutating func forget() { sections = nil }

    var known: [Int] { sections ?? [] }
    var total: Int { known.reduce(0, +) }

    func contains(_ path: IndexPath) -> Bool {
        known.indices.contains(path.section) && path.row >= 0 && path.row < known[path.section]
    }

    /// The path of the element at that position, counted through all sections.
    func path(at position: Int) -> IndexPath? {
        guard position >= 0 else { return nil }
        var rest = position
        for (section, count) in known.enumerated() {
            if rest < count { return IndexPath(row: rest, section: section) }
            rest -= count
        }
        return nil
    }

    /// The position of the element, counted through all sections.
    func position(of path: IndexPath) -> Int? {
        guard contains(path) else { return nil }
        return known[..<path.section].reduce(path.row, +)
    }
}

/// The cells of a list: the visible ones by index path, and those that wait for reuse.
struct ListCells<Cell: UIView> {
    private(set) var visible: [IndexPath: Cell] = [:]
    private var waiting: [String: [Cell]] = [:]
    /// Whether they show data that was discarded, so that the next layout asks for others.
    var areStale = false

    /// The index paths of the visible cells, in order.
    var paths: [IndexPath] { visible.keys.sorted() }
    var inOrder: [Cell] { paths.compactMap { visible[$0] } }

    func path(of cell: Cell) -> IndexPath? { paths.first { visible[$0] === cell } }

    mutating func show(_ cell: Cell, at path: IndexPath) { visible[path] = cell }

    mutating func remove(at path: IndexPath) -> Cell? { visible.removeValue(forKey: path) }

    /// Moves the cells to other paths; those that have none of their own are taken out.
    mutating func move(_ path: (IndexPath) -> IndexPath?) -> [(path: IndexPath, cell: Cell)] {
        var gone: [(IndexPath, Cell)] = []
        let old = visible
        visible = [:]
        for (place, cell) in old.sorted(by: { $0.key < $1.key }) {
            if let new = path(place), visible[new] == nil {
                visible[new] = cell
            } else {
                gone.append((place, cell))
            }
        }
        return gone
    }

    /// Keeps a cell for reuse.
    mutating func keep(_ cell: Cell, as identifier: String?) {
        guard let identifier else { return }
        waiting[identifier, default: []].append(cell)
    }

    /// Takes a cell with that identifier out of those that wait for reuse.
    mutating func take(_ identifier: String) -> Cell? { waiting[identifier]?.popLast() }
}

/// The selected index paths of a list.
struct ListSelection {
    /// The paths in the order in which they were selected.
    private(set) var paths: [IndexPath] = []

    func contains(_ path: IndexPath) -> Bool { paths.contains(path) }
    mutating func insert(_ path: IndexPath) { if !contains(path) { paths.append(path) } }
    mutating func remove(_ path: IndexPath) { paths.removeAll { $0 == path } }
    mutating func removeAll() { paths = [] }

    /// Moves the selection to other paths; what has none is no longer selected.
    mutating func move(_ path: (IndexPath) -> IndexPath?) { paths = paths.compactMap(path) }
}
