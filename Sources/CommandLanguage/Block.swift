/// `{ … }`: its text is kept and parsed when it is run, since `expect log` takes lines and `on` commands.
public struct Block: Sendable, Equatable {
    /// Between the braces, verbatim.
    public var text: String
    /// The first character after the opening brace.
    public var span: SourceSpan

    /// Makes a block.
    public init(text: String, span: SourceSpan) {
        self.text = text
        self.span = span
    }

    /// The lines, outer space trimmed, empty lines and `#` comments left out.
    public var lines: [String] {
        codeLines.map { String($0.drop(while: \.isBlank)) }
    }

    /// The lines as `lines` has them, with the indent that they do not all share: two spaces a level
    /// in a tree.
    public var indentedLines: [String] {
        let lines = codeLines
        let shared = lines.map { $0.prefix(while: \.isBlank).count }.min() ?? 0
        return lines.map { String($0.dropFirst(shared)) }
    }

    /// Lines that are more than blanks and a comment, without either at the end.
    private var codeLines: [Substring] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let code = line[..<commentStart(in: line)]
            guard let last = code.lastIndex(where: { !$0.isBlank }) else { return nil }
            return code[...last]
        }
    }

    /// Where a `#` at the start of a word outside quotes is, or the line's end.
    private func commentStart(in line: Substring) -> String.Index {
        var index = line.startIndex
        var isWordStart = true
        while index < line.endIndex {
            let character = line[index]
            if character == "#", isWordStart { return index }
            if character == "\"", let close = closingQuote(in: line, after: index) { index = close }
            isWordStart = character.isBlank
            index = line.index(after: index)
        }
        return index
    }

    private func closingQuote(in line: Substring, after start: String.Index) -> String.Index? {
        var isEscaped = false
        for index in line.indices[start...].dropFirst() {
            if line[index] == "\"", !isEscaped { return index }
            isEscaped = line[index] == "\\" && !isEscaped
        }
        return nil
    }
}

extension Character {
    fileprivate var isBlank: Bool { self == " " || self == "\t" }
}
