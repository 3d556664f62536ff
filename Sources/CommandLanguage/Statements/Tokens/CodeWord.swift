/// A name, a keyword or a label in a line of code.
public struct CodeWord: Sendable {
    public let text: String
    public let span: SourceSpan
    /// Whether a dot stands before it: the name of a member.
    public let isMember: Bool
}

extension StatementLine {
    /// The words of the code in their order, without those in strings; empty where it has none.
    public var words: [CodeWord] {
        let bytes = [UInt8](source.utf8)
        let start = SourcePlace(line: span.line, column: span.column)
        var lexer = SwiftLexer(file: span.script, place: start)
        guard let tokens = try? lexer.tokens(of: bytes.span) else { return [] }
        return tokens.indices.compactMap { index in
            guard let word = tokens[index].word else { return nil }
            let isMember = index > 0 && tokens[index - 1].isSign(".")
            return CodeWord(text: word, span: tokens[index].span, isMember: isMember)
        }
    }

    /// Where a part of the code stands that was read as standing at `span`: lines of the same text
    /// share what was read.
    public func placing(_ span: SourceSpan) -> SourceSpan {
        guard self.span != code.span, span.script == code.span.script else { return span }
        let isFirstLine = span.line == code.span.line
        return SourceSpan(
            in: self.span.script, line: span.line + self.span.line - code.span.line,
            column: span.column + (isFirstLine ? self.span.column - code.span.column : 0),
            length: span.length)
    }
}
