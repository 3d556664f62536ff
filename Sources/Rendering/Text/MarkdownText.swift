/// Texts within Markdown. What a terminal must not see is spelt out in `inline`, and not in `block`.
enum MarkdownText {
    /// Lines in a fence that is longer than any within them.
    static func block(_ info: String, _ lines: [String]) -> String {
        let body = lines.joined(separator: "\n")
        var run = 0
        var longest = 2
        for character in body {
            run = character == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        return "\(fence)\(info)\n\(body)\n\(fence)\n"
    }

    /// Text on one line, with nothing that Markdown or HTML would read as its own.
    static func inline(_ text: String) -> String {
        VisibleText.of(text.oneLine).map { character in
            "\\`*_{}[]<>#&!|~".contains(character) ? "\\\(character)" : String(character)
        }.joined()
    }
}
