// Index paths as lists use them: a section, and a row or an item in it.
extension IndexPath {
    /// The section, of a path of two parts.
    public var section: Int { count > 0 ? self[0] : 0 }
    /// The row in its section, counted from 0.
    public var row: Int { count > 1 ? self[1] : 0 }
    /// The item in its section, counted from 0.
    public var item: Int { row }

    /// The path of a table's row.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// The path of a collection's item.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// As it prints: `[0, 2]`.
    var text: String { "[\(section), \(row)]" }
}
