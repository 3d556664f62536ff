extension TextWrapping {
    /// The line in lines of at most `columns` columns, broken between words; those behind the first
    /// stand two columns further in than it does. A longer word gets a line of its own.
    public static func wrap(_ line: StyledText, to columns: Int) -> [StyledText] {
        // No character takes more columns than bytes.
        if line.utf8.count <= columns || TextWidth.columns(of: line) <= columns { return [line] }
        var wrapping = StyledWrapping(
            columns: columns, blanks: line.utf8.prefix { $0 == 0x20 }.count)
        for run in line.runs {
            for piece in pieces(of: run.text) { wrapping.take(String(piece), run.role) }
        }
        return wrapping.finish()
    }

    /// Words and the blanks between them, each by itself.
    private static func pieces(of text: String) -> [Substring] {
        var pieces: [Substring] = []
        var rest = text[...]
        while let first = rest.first {
            let piece = rest.prefix { ($0 == " ") == (first == " ") }
            pieces.append(piece)
            rest = rest[piece.endIndex...]
        }
        return pieces
    }
}

/// A line that is being broken. A word may have several roles; it ends at the next blank.
private struct StyledWrapping {
    let columns: Int
    private let indent: Int
    private var lines: [StyledText] = []
    private var line = StyledText()
    private var used = 0
    private var word = StyledText()
    private var wordColumns = 0
    private var gap = 0

    /// `blanks` is what the line begins with.
    init(columns: Int, blanks: Int) {
        self.columns = columns
        indent = min(blanks + 2, columns / 2)
    }

    mutating func take(_ piece: String, _ role: Role) {
        if piece.first == " " {
            endWord()
            gap += piece.utf8.count
        } else {
            word.append(piece, role)
            wordColumns += TextWidth.columns(of: piece)
        }
    }

    mutating func finish() -> [StyledText] {
        endWord()
        return lines + [line]
    }

    private mutating func endWord() {
        if wordColumns == 0 { return }
        let isFirst = line.runs.allSatisfy { $0.text.allSatisfy { $0 == " " } }
        if used + gap + wordColumns > columns, !isFirst {
            lines.append(line)
            line = StyledText(String(repeating: " ", count: indent))
            used = indent
            gap = 0
        }
        if gap > 0 { line.append(String(repeating: " ", count: gap)) }
        for run in word.runs { line.append(run.text, run.role) }
        used += gap + wordColumns
        (word, wordColumns, gap) = (StyledText(), 0, 0)
    }
}
