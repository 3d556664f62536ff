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

    /// Code between backticks, words between two stars, links and pictures; all else stands as it is
    /// written.
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
        guard parts.count % 2 == 1 else { return links(text) }
        return parts.enumerated().map { index, part in
            let words = links(part)
            return index % 2 == 1 ? "<strong>\(words)</strong>" : words
        }.joined()
    }

    /// A link leads out where it names a page of the web; of others, which lead to files that may not
    /// be beside the page, the words stay. Of a picture what it shows is told.
    private static func links(_ text: Substring) -> String {
        var result = ""
        var rest = text
        while let found = rest.firstMatch(of: #/(!?)\[([^\[\]]*)\]\(([^()\s]*)\)/#) {
            result += XMLText.escape(String(rest[..<found.range.lowerBound]))
            let words = XMLText.escape(String(found.2))
            if !found.1.isEmpty {
                result += "<em>\(words)</em>"
            } else if found.3.hasPrefix("https://") || found.3.hasPrefix("http://") {
                result += "<a href=\"\(XMLText.escape(String(found.3)))\">\(words)</a>"
            } else {
                result += words
            }
            rest = rest[found.range.upperBound...]
        }
        return result + XMLText.escape(String(rest))
    }
}
