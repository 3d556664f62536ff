extension TextWrapping {
    /// The line in lines of at most `columns` columns, broken between words; those behind the first
    /// stand `indent` columns further in than it does. A longer word gets a line of its own; with
    /// `breaksWords` it is broken, before a dot or a parenthesis where there is one.
    public static func wrap(
        _ line: StyledText, to columns: Int, indent: Int = 2, breaksWords: Bool = false
    ) -> [StyledText] {
        // No character takes more columns than bytes.
        if line.utf8.count <= columns || TextWidth.columns(of: line) <= columns { return [line] }
        var wrapping = StyledWrapping(
            columns: columns, blanks: line.utf8.prefix { $0 == 0x20 }.count, indent: indent,
            breaksWords: breaksWords)
        for run in line.runs {
            for piece in pieces(of: run.text) { wrapping.take(String(piece), run.role) }
        }
        return wrapping.finish().map { $0.keepingTabs(as: line) }
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
    private let breaksWords: Bool
    private var lines: [StyledText] = []
    private var line = StyledText()
    private var used = 0
    private var word = StyledText()
    private var wordColumns = 0
    private var gap = 0

    /// `blanks` is what the line begins with.
    init(columns: Int, blanks: Int, indent: Int, breaksWords: Bool) {
        self.columns = columns
        self.indent = min(blanks + indent, columns / 2)
        self.breaksWords = breaksWords
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
        if breaksWords, wordColumns > columns - indent { return endLongWord() }
        place()
    }

    /// Puts the word, broken into pieces that fit.
    private mutating func endLongWord() {
        let pieces = word.pieces(of: columns - indent)
        for piece in pieces {
            (word, wordColumns) = (piece, TextWidth.columns(of: piece))
            place()
        }
    }

    /// Puts the word on this line or the next.
    private mutating func place() {
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

extension StyledText {
    /// The text in pieces of at most so many columns: each ends before a dot or a parenthesis where
    /// there is one in its second half.
    fileprivate func pieces(of columns: Int) -> [StyledText] {
        let signs = runs.flatMap { run in run.text.map { (text: String($0), role: run.role) } }
        var pieces: [StyledText] = []
        var rest = signs[...]
        while !rest.isEmpty {
            let taken = rest.prefix(Self.length(of: rest.lazy.map(\.text), within: columns))
            var piece = StyledText()
            for sign in taken { piece.append(sign.text, sign.role) }
            pieces.append(piece)
            rest = rest.dropFirst(taken.count)
        }
        return pieces
    }

    /// How many of the signs the next piece takes; at least one.
    private static func length(
        of signs: some RandomAccessCollection<String>, within columns: Int
    ) -> Int {
        var (used, count) = (0, 0)
        var end: Int?
        for sign in signs {
            if [".", "("].contains(sign) { end = count }
            used += TextWidth.columns(of: sign)
            if used > columns { break }
            count += 1
        }
        if count == signs.count { return count }
        guard let end, end >= max(1, count / 2) else { return max(1, count) }
        return end
    }
}
