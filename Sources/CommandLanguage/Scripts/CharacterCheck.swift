/// Refuses characters that look like a space or a quote but are none.
struct CharacterCheck {
    let file: ScriptName

    /// Throws at the first such character of a bare word at `place`.
    ///
    /// A single quote may stand within a word (`it’s`), unless `isStrict`.
    func check(_ word: String, at place: SourcePlace, isStrict: Bool) throws(Diagnostic) {
        for (index, character) in word.enumerated() {
            let span = SourceSpan(in: file, line: place.line, column: place.column + index)
            for scalar in character.unicodeScalars {
                try check(scalar, at: span, isStrict: isStrict || index == 0)
            }
        }
    }

    private func check(
        _ scalar: Unicode.Scalar, at span: SourceSpan, isStrict: Bool
    ) throws(Diagnostic) {
        switch scalar {
        case "“", "”", "„", "‟":
            throw typographicQuote(scalar, at: span)
        case "‘", "’", "‚", "‛":
            if isStrict { throw typographicQuote(scalar, at: span) }
        case "\u{FEFF}":
            throw Diagnostic(.syntax, at: span, "a byte order mark (U+FEFF) within the text")
        default:
            let isControl = scalar.properties.generalCategory == .control
            guard isControl || scalar.properties.isWhitespace else { return }
            let kind: Message = isControl ? "control character" : "space"
            throw Diagnostic(.syntax, at: span, "\(kind) \(codePoint(scalar.value)) outside quotes")
        }
    }

    private func typographicQuote(_ quote: Unicode.Scalar, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .syntax, at: span, "'\(quote)' does not quote", suggestion: "\"",
            hint: "Text is quoted with straight quotes: \"…\".")
    }
}
