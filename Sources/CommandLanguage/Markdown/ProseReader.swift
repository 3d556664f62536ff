/// Gathers the lines of prose of a Markdown file into paragraphs and items of lists.
struct ProseReader {
    private var parts: [LiterateScript.Prose] = []
    /// The lines of the paragraph or item that goes on, its marker, and where it begins.
    private var lines: [String] = []
    private var marker: String?
    private var firstLine = 0
    /// Within a comment of HTML, which nobody sees.
    private var isInComment = false

    /// What stands around the blocks that run.
    static func parts(of blocks: [MarkdownBlock]) -> [LiterateScript.Prose] {
        var reader = ProseReader()
        for block in blocks { reader.take(block) }
        reader.end()
        return reader.parts
    }

    private mutating func take(_ block: MarkdownBlock) {
        switch block {
        case .prose(let text, let line): take(text, line)
        case .heading(let level, let text, let line):
            isInComment = false
            end()
            parts.append(.heading(level: level, text, line: line))
        case .fence(let code):
            isInComment = false
            end()
            if code.isScript || code.isLog { return }
            parts.append(.code(code.text.trimmingLineEnd, line: code.line))
        }
    }

    private mutating func take(_ text: String, _ line: Int) {
        let words = text.drop { $0 == " " || $0 == "\t" }
        if isInComment || words.hasPrefix("<!--") {
            isInComment = !words.contains("-->")
            return end()
        }
        if words.isEmpty { return end() }
        if let item = Self.item(words) {
            end()
            (marker, firstLine, lines) = (item.marker, line, [item.text])
            return
        }
        if lines.isEmpty { firstLine = line }
        lines.append(String(words))
    }

    /// The marker of an item and what follows it; nil where the line begins none.
    private static func item(_ line: Substring) -> (marker: String, text: String)? {
        let marker = line.prefix { $0 != " " }
        let isNumber =
            marker.count < 6 && marker.count > 1 && (marker.last == "." || marker.last == ")")
            && marker.dropLast().allSatisfy(\.isNumber)
        guard isNumber || ["-", "*", "+"].contains(marker) else { return nil }
        let text = line.dropFirst(marker.count).drop { $0 == " " }
        return text.isEmpty ? nil : (String(marker), String(text))
    }

    private mutating func end() {
        defer { (lines, marker) = ([], nil) }
        let text = lines.joined(separator: "\n")
        if text.isEmpty { return }
        if let marker {
            parts.append(.item(marker, text, line: firstLine))
        } else {
            parts.append(.paragraph(text, line: firstLine))
        }
    }
}

extension LiterateScript.Prose {
    /// Where it begins.
    public var line: Int {
        switch self {
        case .heading(_, _, let line), .paragraph(_, let line), .item(_, _, let line),
            .code(_, let line):
            line
        }
    }
}

extension String {
    fileprivate var trimmingLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
