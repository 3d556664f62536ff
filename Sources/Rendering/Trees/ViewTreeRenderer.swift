import HierarchyRecords

/// Writes a tree of views.
public struct ViewTreeRenderer: Sendable {
    /// How the tree is drawn.
    public enum Style: String, CaseIterable, Sendable {
        /// Branches, name, class, frame.
        case pretty
        /// For screen readers: one view a line, in words.
        case plain
        /// What `-[UIView recursiveDescription]` prints, without layers.
        case uikit
    }

    public let style: Style
    public let encoding: TextEncoding
    /// The terminal's columns; nil where the output is no terminal.
    public var width: Int?
    public var selection: TreeSelection
    /// Words what is no name and no number, in the pretty and plain styles.
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

    /// The tree as lines.
    public func lines(_ snapshot: ViewSnapshot) -> [StyledText] {
        var body = ViewTreeBody(self, snapshot)
        if let width { return body.rows.flatMap { body.lines($0, in: width) } }
        return body.rows.flatMap { row in
            var line = StyledText()
            body.append(row, to: &line)
            return [line]
                + (0..<body.notes(row)).map { note in
                    var line = StyledText()
                    body.appendNote(note, of: row, to: &line)
                    return line
                }
        }
    }

    /// Appends the tree's lines, each with its newline, as long as `goesOn` says so.
    public func write(
        _ snapshot: ViewSnapshot, to bytes: inout [UInt8], while goesOn: () -> Bool = { true }
    ) {
        var body = ViewTreeBody(self, snapshot)
        var line = EncodedLine(encoding, countsColumns: width != nil)
        swap(&line.bytes, &bytes)
        for (index, row) in body.rows.enumerated() {
            if index % 1024 == 1023, !goesOn() { break }
            let start = line.bytes.count
            body.append(row, to: &line)
            let fits = line.endLine(from: start, within: width, encoding) {
                body.lines(row, in: width ?? .max)
            }
            for note in 0..<(fits ? body.notes(row) : 0) {
                body.appendNote(note, of: row, to: &line)
                line.endLine()
            }
        }
        swap(&line.bytes, &bytes)
    }
}
