import HierarchyRecords

/// What a literate script says around its blocks, in a page.
enum PageProse {
    /// The parts, in order; the page's own headings stand above them.
    static func html(_ parts: [SessionProse]) -> String {
        guard !parts.isEmpty else { return "" }
        let lines = parts.map(Self.html)
        return "<div class=\"prose\">\n\(lines.joined(separator: "\n"))\n</div>"
    }

    private static func html(_ part: SessionProse) -> String {
        switch part {
        case .heading(let level, let text):
            let name = "h\(min(6, level + 1))"
            return "<\(name)>\(inline(text))</\(name)>"
        case .paragraph(let text): return "<p>\(inline(text))</p>"
        case .item(let marker, let text):
            let sign = ["-", "*", "+"].contains(marker) ? "•" : XMLText.escape(marker)
            return "<p class=\"item\"><span class=\"dim\">\(sign)</span> \(inline(text))</p>"
        case .code(let text): return "<pre>\(Self.lines(text))</pre>"
        }
    }

    private static func lines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { XMLText.escape(String($0)) }.joined(separator: "\n")
    }

    /// Code between backticks and words between two stars; all else stands as it is written.
    private static func inline(_ text: String) -> String {
        var result = ""
        for (index, part) in text.oneLine.split(separator: "`", omittingEmptySubsequences: false)
            .enumerated()
        {
            result += index % 2 == 1 ? "<code>\(XMLText.escape(String(part)))</code>" : strong(part)
        }
        return result
    }

    private static func strong(_ text: Substring) -> String {
        let parts = String(text).split(separator: "**", omittingEmptySubsequences: false)
        guard parts.count % 2 == 1 else { return XMLText.escape(String(text)) }
        return parts.enumerated().map { index, part in
            let words = XMLText.escape(String(part))
            return index % 2 == 1 ? "<strong>\(words)</strong>" : words
        }.joined()
    }
}
