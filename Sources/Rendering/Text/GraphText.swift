/// Texts within the languages of other programs that draw. What a terminal must not see is spelt out.
enum GraphText {
    /// In quotes for Graphviz; line ends stay.
    static func forGraphviz(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let escaped = lines.map { line in
            VisibleText.of(String(line)).map { character in
                character == "\"" || character == "\\" ? "\\\(character)" : String(character)
            }.joined()
        }
        return "\"" + escaped.joined(separator: "\\n") + "\""
    }

    /// For Mermaid, with those signs as its entities.
    static func forMermaid(_ text: String, spelling signs: String.UnicodeScalarView) -> String {
        var result = ""
        for scalar in VisibleText.of(text).unicodeScalars {
            if signs.contains(scalar) {
                result += "#\(scalar.value);"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
