import CommandLanguage

extension Expression {
    /// The text of a literal in which nothing is interpolated; nil for any other expression.
    var literalText: String? {
        guard case .literal(.string(let parts)) = unchained.kind else { return nil }
        var text = ""
        for part in parts {
            guard case .text(let piece) = part else { return nil }
            text += piece
        }
        return text
    }
}
