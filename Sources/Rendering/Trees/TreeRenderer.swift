import HierarchyRecords

/// Writes a tree of controllers.
public struct TreeRenderer: Sendable {
    /// How the tree is drawn.
    public enum Style: String, CaseIterable, Sendable {
        /// Branches, state, view, presentation, traits that differ from the parent's.
        case pretty
        /// For screen readers: one controller a line, in words.
        case plain
        /// What `expect tree` compares.
        case canonical
        /// What `-[UIViewController _printHierarchy]` prints.
        case uikit
    }

    public let style: Style
    public let encoding: TextEncoding
    /// The terminal's columns; nil where the output is no terminal.
    public var width: Int?
    public var selection: TreeSelection
    /// By controllers without a name of their own: the property that holds them, as code writes it.
    public var paths: [ObjectID: String] = [:]
    /// Words what is no name and no state, in the pretty and plain styles.
    let said: Wording

    /// Makes a renderer.
    public init(
        _ style: Style, encoding: TextEncoding = .plain, width: Int? = nil,
        selection: TreeSelection = .all, said: @escaping Wording = { $0 }
    ) {
        self.style = style
        self.encoding = encoding
        self.width = width
        self.selection = selection
        self.said = said
    }

    /// The tree as lines; `changes` says what the last step did, which the pretty and plain styles
    /// mark.
    public func lines(
        _ snapshot: HierarchySnapshot, changes: SnapshotDifference? = nil
    ) -> [StyledText] {
        var body = TreeBody(self, snapshot, changes)
        if let width { return body.rows.indices.flatMap { body.lines(at: $0, in: width) } }
        return body.rows.map { row in
            var line = StyledText()
            body.append(row, to: &line)
            return line
        }
    }

    /// Appends the tree's lines, each with its newline, as long as `goesOn` says so.
    public func write(
        _ snapshot: HierarchySnapshot, changes: SnapshotDifference? = nil, to bytes: inout [UInt8],
        while goesOn: () -> Bool = { true }
    ) {
        var body = TreeBody(self, snapshot, changes)
        var line = EncodedLine(encoding, countsColumns: width != nil)
        swap(&line.bytes, &bytes)
        for (index, row) in body.rows.enumerated() {
            if index % 1024 == 1023, !goesOn() { break }
            let start = line.bytes.count
            body.append(row, to: &line)
            _ = line.endLine(from: start, within: width, encoding) {
                body.lines(at: index, in: width ?? .max)
            }
        }
        swap(&line.bytes, &bytes)
    }
}
