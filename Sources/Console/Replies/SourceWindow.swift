import CommandLanguage
import Rendering

/// The part of a source line around a place, with carets below it, narrow enough for a terminal.
struct SourceWindow: Equatable {
    /// Everything hostile is spelt out.
    var text: String
    /// Spaces and a caret below each column of the place.
    var carets: String

    init(_ line: Substring, at span: SourceSpan, columns: Int) {
        let place = line.index(
            line.startIndex, offsetBy: max(span.column - 1, 0), limitedBy: line.endIndex)
        let start = place ?? line.endIndex
        let lead = Self.tail(of: line[..<start], columns: columns / 2)
        let rest = TextWidth.truncate(
            VisibleText.of(String(line[start...].prefix(columns))), to: columns - lead.columns,
            ellipsis: "")
        text = lead.text + rest
        let covered = String(line[start...].prefix(min(span.length, columns)))
        let width = min(TextWidth.columns(of: covered), columns - lead.columns)
        carets =
            String(repeating: " ", count: lead.columns) + "^"
            + String(repeating: "~", count: max(width - 1, 0))
    }

    /// As much of the end of the text as fits.
    private static func tail(of text: Substring, columns: Int) -> (text: String, columns: Int) {
        var used = 0
        var start = text.endIndex
        while start > text.startIndex {
            let previous = text.index(before: start)
            let width = TextWidth.columns(of: String(text[previous]))
            if used + width > columns { break }
            used += width
            start = previous
        }
        return (VisibleText.of(String(text[start...])), used)
    }
}
