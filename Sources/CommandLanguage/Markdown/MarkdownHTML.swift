/// HTML within Markdown, in which fences mean nothing: where it begins and ends.
enum MarkdownHTML {
    /// It ends with the line that has this text.
    case until([String])
    /// It ends before the next blank line.
    case untilBlank

    /// The HTML that the line begins; nil where it begins none.
    init?(_ cursor: MarkdownCursor, inParagraph: Bool) {
        guard cursor.text.first == UInt8(ascii: "<") else { return nil }
        let line = String(decoding: cursor.text, as: UTF8.self)
        let lowercased = line.lowercased()
        if Self.rawTags.contains(where: { Self.opens(lowercased, "<" + $0) }) {
            self = .until(Self.rawTags.map { "</\($0)>" })
        } else if line.hasPrefix("<!--") {
            self = .until(["-->"])
        } else if line.hasPrefix("<?") {
            self = .until(["?>"])
        } else if line.hasPrefix("<![CDATA[") {
            self = .until(["]]>"])
        } else if line.hasPrefix("<!"), line.dropFirst(2).first?.isLetter == true {
            self = .until([">"])
        } else if Self.blockTags.contains(where: {
            Self.opens(lowercased, "<" + $0) || Self.opens(lowercased, "</" + $0)
        }) {
            self = .untilBlank
        } else if !inParagraph,
            line.wholeMatch(of: #/<\/?[A-Za-z][A-Za-z0-9-]*(\s[^<>`]*)?\/?>\s*/#) != nil
        {
            self = .untilBlank
        } else {
            return nil
        }
    }

    /// Whether the HTML ends with this line.
    func ends(with cursor: MarkdownCursor) -> Bool {
        switch self {
        case .untilBlank: return false
        case .until(let texts):
            let line = String(decoding: cursor.text, as: UTF8.self).lowercased()
            return texts.contains { line.contains($0.lowercased()) }
        }
    }

    /// Whether the HTML ended before this line.
    func ends(before cursor: MarkdownCursor) -> Bool {
        switch self {
        case .untilBlank: cursor.isBlank
        case .until: false
        }
    }

    private static func opens(_ line: String, _ tag: String) -> Bool {
        guard line.hasPrefix(tag) else { return false }
        guard let next = line.dropFirst(tag.count).first else { return true }
        return next.isWhitespace || next == ">" || next == "/"
    }

    private static let rawTags = ["pre", "script", "style", "textarea"]

    private static let blockTags = [
        "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption",
        "center", "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt",
        "fieldset", "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2",
        "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link",
        "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param",
        "search", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title",
        "tr", "track", "ul",
    ]
}
