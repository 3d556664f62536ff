/// One command as it was written.
public enum ParsedCommand: Sendable {
    /// A command word and what follows it.
    case verb(Verb)
    /// A line of UIKit code.
    case statement(StatementLine)
}

/// A command word with its operands.
public struct Verb: Sendable {
    /// The first word, as typed.
    public var word: Word
    /// What follows, in order.
    public var operands: [Operand]
    /// The source text from the first word to the end, comments and outer space left out.
    public var source: String

    /// Makes a verb.
    public init(word: Word, operands: [Operand], source: String) {
        self.word = word
        self.operands = operands
        self.source = source
    }
}

/// A bare or quoted word.
public struct Word: Sendable, Equatable {
    /// The text, escapes resolved.
    public var text: String
    public var isQuoted: Bool
    public var span: SourceSpan

    /// Makes a word.
    public init(_ text: String, isQuoted: Bool = false, span: SourceSpan) {
        self.text = text
        self.isQuoted = isQuoted
        self.span = span
    }
}

/// What can follow a command word.
public enum Operand: Sendable {
    case word(Word)
    case block(Block)
}

/// One or more statements on a line, with the source they came from.
public struct StatementLine: Sendable {
    public var statements: [Statement]
    public var language: SourceLanguage
    /// Whether both languages read it alike, so that what the names mean decides.
    public var isOfEitherLanguage: Bool
    public var source: String
    public var span: SourceSpan

    /// Makes a line of statements.
    public init(
        statements: [Statement], language: SourceLanguage = .swift,
        isOfEitherLanguage: Bool = false, source: String,
        span: SourceSpan
    ) {
        self.statements = statements
        self.language = language
        self.isOfEitherLanguage = isOfEitherLanguage
        self.source = source
        self.span = span
    }
}
