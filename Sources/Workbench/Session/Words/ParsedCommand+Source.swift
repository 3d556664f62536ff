import CommandLanguage

extension ParsedCommand {
    /// Where its first word stands.
    var span: SourceSpan {
        switch self {
        case .verb(let verb): verb.word.span
        case .statement(let line): line.span
        }
    }

    /// As it was typed.
    public var source: String {
        switch self {
        case .verb(let verb): verb.source
        case .statement(let line): line.source
        }
    }
}
