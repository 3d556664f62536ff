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
    /// Whether another command or a statement comes behind it on its line.
    public var isFollowedOnLine = false

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
    /// What was read; lines of the same text may share it.
    public private(set) var code: StatementCode
    /// Where this line stands.
    public var span: SourceSpan
    /// The definitions that come right behind a definition, which it may need.
    public var followers: [StatementLine] = []
    /// What of a file could not be read: then nothing of the code runs.
    public var unread = UnreadCode()
    /// The names of the headers that it was read with, without their ending; a prefix header keeps it.
    public var headers: Set<String> = []
    /// Whether another statement comes behind it on its line: they are one step and one turn of the
    /// run loop, as in a method of an app.
    public var isFollowedOnLine = false
    /// Whether it comes behind another statement on its line.
    public var followsOnLine = false

    /// In the order in which they run.
    public var statements: [Statement] { code.statements }
    /// That of the front end that read them.
    public var language: SourceLanguage { code.language }
    /// Whether both languages read it alike, so that what the names mean decides.
    public var isOfEitherLanguage: Bool { code.isOfEitherLanguage }
    /// Whether it ends its line in a semicolon, as Objective-C does.
    public var isTerminated: Bool { code.isTerminated }
    /// As it was written, or meant where it was read otherwise, without what stands before and behind
    /// it on its line.
    public var source: String { code.source }
    /// The same as a person typed it, with the words that a page's copy joined.
    public var typed: String { code.typed }
    /// What was read otherwise than it is written, at the places of this line.
    public var readings: [CodeReading] { code.readings.map(placing) }

    /// Makes a line of statements.
    public init(
        statements: [Statement], language: SourceLanguage = .swift,
        isOfEitherLanguage: Bool = false, isTerminated: Bool = false, source: String,
        span: SourceSpan, readings: [CodeReading] = []
    ) {
        code = StatementCode(
            statements: statements, language: language, isOfEitherLanguage: isOfEitherLanguage,
            isTerminated: isTerminated, source: source, span: span, readings: readings)
        self.span = span
    }

    /// Makes a line of code that was read before.
    init(_ code: StatementCode, line: Int, column: Int) {
        self.code = code
        span = SourceSpan(
            in: code.span.script, line: line, column: column, length: code.span.length)
    }

    /// This line and those as one. Its source keeps each on the line on which it stands, so that who reads it again
    /// finds the same places.
    public func joined(with lines: some Sequence<StatementLine>) -> StatementLine {
        var line = StatementLine(
            statements: statements + lines.flatMap(\.statements), language: language,
            source: Self.source(of: [self] + lines) { $0.source }, span: span)
        line.code = line.code.with(readings + lines.flatMap(\.readings))
        line.unread = unread
        line.headers = lines.reduce(headers) { $0.union($1.headers) }
        for other in lines { line.unread.add(other.unread) }
        return line
    }

    /// What it declares, without the code that would run when it is run.
    public var declarations: StatementLine {
        let declaring = statements.filter(\.declares)
        return StatementLine(
            statements: declaring, language: language, source: source, span: span)
    }

    /// The names of the types, functions and variables that it declares.
    public var declaredNames: [String] { statements.flatMap(\.declaredNames) }

    /// What is written of the lines, each on the line on which it stands.
    public static func source(
        of lines: [StatementLine], _ written: (StatementLine) -> String
    ) -> String {
        var text = ""
        var last: StatementLine?
        for line in lines {
            text += String(repeating: "\n", count: last?.linesUp(to: line) ?? 0) + written(line)
            last = line
        }
        return text
    }

    /// How many lines below its own end the next one begins: one where that is in another file, or far off.
    private func linesUp(to next: StatementLine) -> Int {
        let end = span.line + source.utf8.count { $0 == Byte.newline }
        let distance = next.span.line - end
        guard span.file == next.span.file, (1...Self.farthestLine).contains(distance) else {
            return 1
        }
        return distance
    }

    private static let farthestLine = 1000

    /// The line as if its source had been typed: nothing is to be told of it any more.
    public var asTyped: StatementLine {
        var line = self
        line.code = code.with([])
        return line
    }

    /// The source with what else was found to be meant otherwise, at the places of its code.
    public func source(with repairs: [CodeRepair]) -> String {
        code.typed.repaired(code.readings.map(\.repair) + repairs, from: code.span)
    }

    /// The reading, whose place is where the code was first read, moved to where this line stands.
    public func placing(_ reading: CodeReading) -> CodeReading {
        var repair = reading.repair
        repair.span = placing(repair.span)
        return CodeReading(at: placing(reading.span), reading.text, repair: repair)
    }

    /// The diagnostic, whose place is where the code was first read, moved to where this line
    /// stands.
    public func placing(_ diagnostic: Diagnostic) -> Diagnostic {
        let place = placing(diagnostic.span)
        if place == diagnostic.span { return diagnostic }
        var result = diagnostic
        result.span = place
        result.others = diagnostic.others.map(placing)
        return result
    }
}

/// The statements of a text, wherever the text stands.
public final class StatementCode: Sendable {
    public let statements: [Statement]
    public let language: SourceLanguage
    /// Whether both languages read it alike, so that what the names mean decides.
    public let isOfEitherLanguage: Bool
    /// Whether it ends its line in a semicolon, as Objective-C does.
    public let isTerminated: Bool
    /// As it was written, with what was read otherwise put right.
    public let source: String
    /// As it was written.
    let typed: String
    /// Where it stood when it was read, which the places of its parts follow.
    public let span: SourceSpan
    /// What was read otherwise than it is written.
    let readings: [CodeReading]

    init(
        statements: [Statement], language: SourceLanguage, isOfEitherLanguage: Bool,
        isTerminated: Bool, source: String, span: SourceSpan, readings: [CodeReading]
    ) {
        self.statements = statements
        self.language = language
        self.isOfEitherLanguage = isOfEitherLanguage
        self.isTerminated = isTerminated
        self.source = source.repaired(readings.map(\.repair), from: span)
        typed = source
        self.span = span
        self.readings = readings
    }

    /// The same code with the source that it has and other readings.
    private init(_ code: StatementCode, readings: [CodeReading]) {
        statements = code.statements
        language = code.language
        isOfEitherLanguage = code.isOfEitherLanguage
        isTerminated = code.isTerminated
        source = code.source
        typed = code.source
        span = code.span
        self.readings = readings
    }

    /// The same code, of which this is to be told.
    func with(_ readings: [CodeReading]) -> StatementCode {
        StatementCode(self, readings: readings)
    }
}
