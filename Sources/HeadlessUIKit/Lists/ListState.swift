/// How many rows, or items, a list's sections have: what its data source answered last.
struct ListCounts {
    /// Nil while nobody has asked since the last reload.
    private(set) var sections: [Int]?

    mutating func set(_ counts: [Int]) { sections = counts.map { max(0, $0) } }
    mutating func forget() { sections = nil }

    var known: [Int] { sections ?? [] }
    var total: Int { known.reduce(0, +) }

    func contains(_ path: IndexPath) -> Bool {
        known.indices.contains(path.section) && path.row >= 0 && path.row < known[path.section]
    }

    /// The path of the element that has so many before it.
    func path(at position: Int) -> IndexPath? {
        guard position >= 0 else { return nil }
        var rest = position
        for (section, count) in known.enumerated() {
            if rest < count { return IndexPath(row: rest, section: section) }
            rest -= count
        }
        return nil
    }

    /// How many elements come before that one.
    func position(of path: IndexPath) -> Int? {
        guard contains(path) else { return nil }
        return known[..<path.section].reduce(path.row, +)
    }
}

/// The cells of a list: those that show something, by path, and those that wait to be used again.
struct ListCells<Cell: UIView> {
    private(set) var visible: [IndexPath: Cell] = [:]
    private var waiting: [String: [Cell]] = [:]

    /// From the first path to the last.
    var paths: [IndexPath] { visible.keys.sorted() }
    var inOrder: [Cell] { paths.compactMap { visible[$0] } }

    func path(of cell: Cell) -> IndexPath? { paths.first { visible[$0] === cell } }

    mutating func show(_ cell: Cell, at path: IndexPath) { visible[path] = cell }

    mutating func remove(at path: IndexPath) -> Cell? { visible.removeValue(forKey: path) }

    /// Keeps the cell until one of its kind is asked for.
    mutating func keep(_ cell: Cell, as identifier: String?) {
        guard let identifier else { return }
        waiting[identifier, default: []].append(cell)
    }

    /// A cell that waited under the identifier.
    mutating func take(_ identifier: String) -> Cell? { waiting[identifier]?.popLast() }
}

/// Which rows or items of a list are selected.
struct ListSelection {
    /// In the order in which they were selected.
    private(set) var paths: [IndexPath] = []

    func contains(_ path: IndexPath) -> Bool { paths.contains(path) }
    mutating func insert(_ path: IndexPath) { if !contains(path) { paths.append(path) } }
    mutating func remove(_ path: IndexPath) { paths.removeAll { $0 == path } }
    mutating func removeAll() { paths = [] }
}
