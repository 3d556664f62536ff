/// A place in a script: lines and columns count from 1, columns in Unicode characters as shown.
public struct SourceSpan: Hashable, Sendable {
    /// The script's name as the user gave it; nil at the prompt.
    public var file: String?
    public var line: Int
    public var column: Int
    /// Characters covered; at least 1 where a caret is drawn.
    public var length: Int

    /// Makes a span.
    public init(file: String? = nil, line: Int, column: Int, length: Int = 1) {
        self.file = file
        self.line = line
        self.column = column
        self.length = length
    }

    /// `file:line:column`, or `line:column` at the prompt.
    public var text: String { (file.map { $0 + ":" } ?? "") + "\(line):\(column)" }
}
