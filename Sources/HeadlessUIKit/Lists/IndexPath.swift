// The parts of an index path in lists: a section, and a row or an item.
extension IndexPath {
    /// The section; zero if the path is empty.
    public var section: Int { count > 0 ? self[0] : 0 }
    /// The row within its section.
    public var row: Int { count > 1 ? self[1] : 0 }
    /// The item within its section.
    public var item: Int { row }

    /// Creates the path of a row in a table view.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// Creates the path of an item in a collection view.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The path as it prints: `[0, 2]`.
    var text: String { "[\(section), \(row)]" }
}
