import CommandLanguage

/// The text of a line, with the places that the parser gives and edits at such places.
struct SourceText {
    /// Other characters in the place of some; none are replaced where the range is empty.
    struct Edit {
        let range: Range<String.Index>
        let replacement: String
    }

    let text: String
    /// The first characters of the lines that the text has.
    private let lineStarts: [String.Index]

    init(_ text: String) {
        self.text = text
        var starts = [text.startIndex]
        for index in text.indices where text[index].isLineEnd {
            starts.append(text.index(after: index))
        }
        lineStarts = starts
    }

    /// The place of a span in a text that begins at line 1, column 1; nil where it lies outside.
    func index(of span: SourceSpan) -> String.Index? {
        guard lineStarts.indices.contains(span.line - 1), span.column > 0 else { return nil }
        return text.index(
            lineStarts[span.line - 1], offsetBy: span.column - 1, limitedBy: text.endIndex)
    }

    /// The characters of the word at a span; nil where another word stands there.
    func range(of word: String, at span: SourceSpan) -> Range<String.Index>? {
        guard let start = index(of: span), text[start...].hasPrefix(word) else { return nil }
        return start..<text.index(start, offsetBy: word.count)
    }

    /// The text with these edits, which do not overlap.
    func applying(_ edits: [Edit]) -> String {
        var result = text
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range, with: edit.replacement)
        }
        return result
    }
}

extension Character {
    fileprivate var isLineEnd: Bool { utf8.last == UInt8(ascii: "\n") }
}
