extension Diagnostic {
    /// A word that is none of a list: `unknown style 'x'`, with the nearest of them, else with the one that
    /// `otherwise` finds, else with all.
    public static func unknown(
        _ noun: String, _ word: Word, among choices: [String], code: Code = .wrongValue,
        otherwise: (String) -> String? = { _ in nil }
    ) -> Diagnostic {
        wrongChoice(
            "unknown \(Message(noun)) '\(word.text)'", noun, word, among: choices, code: code,
            otherwise: otherwise)
    }

    /// The same in other words.
    public static func wrongChoice(
        _ summary: Message, _ noun: String, _ word: Word, among choices: [String],
        code: Code = .wrongValue, otherwise: (String) -> String? = { _ in nil }
    ) -> Diagnostic {
        let list = choices.joined(separator: ", ")
        let near = NearestName.nearest(to: word.text, among: choices)
        if let nearest = near ?? otherwise(word.text) {
            return Diagnostic(
                code, at: word.span, summary, suggestion: nearest, hint: Message(list))
        }
        let all: Message =
            choices.count == 1
            ? "\(summary); the only \(noun) is \(list)"
            : "\(summary); the \(plural(noun)) are \(list)"
        return Diagnostic(code, at: word.span, all)
    }

    private static func plural(_ noun: String) -> String {
        if noun.hasSuffix("y") { return noun.dropLast() + "ies" }
        return noun + (noun.hasSuffix("s") ? "es" : "s")
    }
}
