/// An operand of a command as the language quotes it.
enum QuotedOperand {
    /// The text in quotes.
    static func text(_ text: String) -> String {
        let escapes: [Character: String] = [
            "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t",
        ]
        return "\"" + text.map { escapes[$0] ?? String($0) }.joined() + "\""
    }
}
