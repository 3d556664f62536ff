import CommandLanguage

/// Prose of Markdown, line by line, gathered into paragraphs and items.
struct Prose {
    private(set) var parts: [TeachingPart] = []
    private var open: TeachingPart?

    /// Reads the lines of a text.
    static func parts(of text: String) -> [TeachingPart] {
        var prose = Prose()
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            prose.take(String(line))
        }
        prose.close()
        return prose.parts
    }

    mutating func take(_ line: String) {
        let text = line.trimmedBlanks
        if text.isEmpty { return close() }
        if let item = Self.item(text) {
            close()
            open = item
        } else if text.hasPrefix("#"), let heading = Self.heading(text) {
            close()
            parts.append(.heading(heading))
        } else if text.hasPrefix("<!--") || text == "---" {
            close()
        } else {
            goOn(text.hasPrefix("> ") ? String(text.dropFirst(2)) : text)
        }
    }

    mutating func close() {
        if let open { parts.append(open) }
        open = nil
    }

    private mutating func goOn(_ text: String) {
        switch open {
        case .paragraph(let before): open = .paragraph(Self.join(before, text))
        case .item(let marker, let before): open = .item(marker, Self.join(before, text))
        case .heading, .code, .choice, .beside, .remark, .success, .mistake, nil:
            open = .paragraph(text)
        }
    }

    /// The two with a space between, unless they meet in a script that has none.
    static func join(_ first: String, _ second: String) -> String {
        let isWide = { (character: Character?) in
            character?.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false
        }
        // Behind a full stop of that width there is room already.
        let isRoomy = first.last.map { "。，、；：！？）》”".contains($0) } ?? false
        let meet = isWide(first.last) && isWide(second.first)
        return first + (meet || isRoomy ? "" : " ") + second
    }

    private static func item(_ text: String) -> TeachingPart? {
        let marker = text.prefix { $0 != " " }
        guard marker.count < text.count else { return nil }
        let isNumber = marker.last == "." && Int(marker.dropLast()) != nil
        guard isNumber || ["-", "*", "+"].contains(marker) else { return nil }
        return .item(String(marker), text.dropFirst(marker.count).trimmedBlanks)
    }

    private static func heading(_ text: String) -> String? {
        let rest = text.drop { $0 == "#" }
        return rest.first == " " ? rest.trimmedBlanks : nil
    }
}
