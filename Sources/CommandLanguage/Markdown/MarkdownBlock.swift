/// What scripts and lessons need of a Markdown text: its fenced blocks, its headings, and the lines
/// between them.
public enum MarkdownBlock: Sendable, Equatable {
    case fence(FencedCode)
    /// A heading that stands in no list and no quote: `## Its text`.
    case heading(level: Int, text: String, line: Int)
    /// A line of prose as it stands; an empty one ends a paragraph.
    case prose(String, line: Int)
}

/// A fenced block of code.
public struct FencedCode: Sendable, Equatable {
    /// What stands behind the opening fence, without the blanks around it.
    public let info: String
    /// The line of the opening fence, from 1.
    public let line: Int
    /// The column of the opening fence, from 1.
    public let column: Int
    /// The lines between the fences, each with a line end, without the indent of the block.
    public internal(set) var content: [UInt8] = []
    /// How many characters each line of the content lost at its beginning.
    public internal(set) var indents: [Int] = []
    /// Whether a closing fence ends it, and not the end of the file or of what it stands in.
    public internal(set) var isClosed = false

    init(info: String, line: Int, column: Int) {
        self.info = info
        self.line = line
        self.column = column
    }

    /// The words of the info string.
    public var words: [Substring] { info.split { $0 == " " || $0 == "\t" } }

    /// The content as text.
    public var text: String { String(decoding: content, as: UTF8.self) }
}
