/// A place in a script: lines and columns count from 1, columns in Unicode characters as shown.
public struct SourceSpan: Hashable, Sendable {
    /// The script.
    public var script: ScriptName
    @usableFromInline var shortLine: Int32
    @usableFromInline var shortColumn: Int32
    private var shortLength: Int32

    /// Makes a span in a script.
    public init(in script: ScriptName, line: Int, column: Int, length: Int = 1) {
        self.script = script
        shortLine = Int32(truncatingIfNeeded: line)
        shortColumn = Int32(truncatingIfNeeded: column)
        shortLength = Int32(truncatingIfNeeded: length)
    }

    /// Makes a span in the script of that name; nil is the prompt.
    public init(file: String? = nil, line: Int, column: Int, length: Int = 1) {
        self.init(in: ScriptName(file), line: line, column: column, length: length)
    }

    /// The script's name as the user gave it; nil at the prompt.
    public var file: String? { script.text }

    /// The line, from 1.
    @inlinable public var line: Int { Int(shortLine) }

    /// Whether it is on an earlier line of the same script.
    package func stands(before other: SourceSpan) -> Bool {
        script == other.script && line < other.line
    }

    /// Whether it begins before the other one, in one text.
    package func precedes(_ other: SourceSpan) -> Bool {
        (line, column) < (other.line, other.column)
    }

    /// The column, from 1.
    @inlinable public var column: Int {
        get { Int(shortColumn) }
        set { shortColumn = Int32(truncatingIfNeeded: newValue) }
    }

    /// The column in the file, where the code may be indented.
    public var columnInFile: Int { column + script.indent(ofLine: line) }

    /// Characters covered; at least 1 where a caret is drawn.
    public var length: Int {
        get { Int(shortLength) }
        set { shortLength = Int32(truncatingIfNeeded: newValue) }
    }

    /// `file:line:column`, or `line:column` at the prompt.
    public var text: String {
        (file.map { $0 + ":" } ?? "") + "\(line):\(columnInFile)"
    }
}
