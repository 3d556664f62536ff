/// Reads Swift statements from their tokens: recursive descent, with precedences for operators.
struct SwiftParser {
    let file: ScriptName
    let tokens: [SwiftToken]
    /// The next token; the last one is the end of the code, and stays.
    private(set) var index = 0
    /// How many constructs are open around the next token.
    private var depth: Int
    /// Whether `{` behind a value begins its closure; in a condition it begins the body.
    private(set) var takesClosures = true

    init(file: ScriptName, tokens: [SwiftToken], depth: Int = 0) {
        self.file = file
        self.tokens = tokens
        self.depth = depth
    }

    /// The statements of a command's code, which begins at `start`, and its source without the
    /// space and the comments around it.
    static func statementLine(
        _ bytes: Span<UInt8>, file: ScriptName, start: SourcePlace
    ) throws(Diagnostic) -> StatementLine {
        var lexer = SwiftLexer(file: file, place: start)
        let tokens = try lexer.tokens(of: bytes)
        var parser = SwiftParser(file: file, tokens: tokens)
        let statements = try parser.parseStatements(until: nil)
        let last = tokens.dropLast().last?.range.upperBound ?? 0
        return StatementLine(
            statements: statements, source: text(of: bytes.extracting(0..<last)),
            span: tokens[0].span)
    }

    var token: SwiftToken { tokens[index] }

    /// The token behind the next one.
    var following: SwiftToken { tokens[min(index + 1, tokens.count - 1)] }

    var isAtEnd: Bool {
        if case .end = token.kind { true } else { false }
    }

    /// Takes the next token.
    @discardableResult
    mutating func advance() -> SwiftToken {
        let taken = tokens[index]
        if index < tokens.count - 1 { index += 1 }
        return taken
    }

    /// Takes the next token if it is `sign`.
    mutating func take(_ sign: String) -> Bool {
        guard token.isSign(sign) else { return false }
        advance()
        return true
    }

    /// Takes `sign`, which must come next; `purpose` says what for.
    mutating func expect(_ sign: String, _ purpose: String) throws(Diagnostic) {
        guard take(sign) else { throw expected("'\(sign)' \(purpose)") }
    }

    /// What was looked for in place of the next token.
    func expected(_ what: String) -> Diagnostic {
        Diagnostic(.syntax, at: token.span, "expected \(what), found \(token.description)")
    }

    /// A construct that is Swift, or Objective-C, and has no reader yet.
    func unsupported(_ construct: String) -> Diagnostic {
        Diagnostic(.unsupported, at: token.span, "\(construct) is not understood yet")
    }

    /// A construct that nothing here simulates.
    func outside(_ construct: String) -> Diagnostic {
        Diagnostic(
            .unsupported, at: token.span, "\(construct) is outside of what is simulated")
    }

    /// Whether `{` behind a value is a closure of it.
    var isAtTrailingClosure: Bool {
        token.isSign("{") && takesClosures && !token.isAfterLineEnd
    }

    /// Reads with or without closures behind values.
    mutating func takingClosures<Result>(
        _ takes: Bool, _ read: (inout SwiftParser) throws(Diagnostic) -> Result
    ) throws(Diagnostic) -> Result {
        let outer = takesClosures
        takesClosures = takes
        defer { takesClosures = outer }
        return try read(&self)
    }

    /// Reads one construct a level deeper.
    mutating func nested<Result>(
        _ read: (inout SwiftParser) throws(Diagnostic) -> Result
    ) throws(Diagnostic) -> Result {
        guard depth < ScriptLimits.depth else { throw tooDeep(at: token.span) }
        depth += 1
        let result = try read(&self)
        depth -= 1
        return result
    }

    /// Reads the expression of an interpolation, whose tokens are its own.
    mutating func interpolated(_ tokens: [SwiftToken]) throws(Diagnostic) -> Expression {
        guard depth < ScriptLimits.depth else { throw tooDeep(at: token.span) }
        var parser = SwiftParser(file: file, tokens: tokens, depth: depth + 1)
        let value = try parser.parseExpression()
        guard parser.isAtEnd else { throw parser.expected("')' after the value") }
        return value
    }

    /// An expression of this kind, if it is not too high.
    func make(_ kind: Expression.Kind, at span: SourceSpan) throws(Diagnostic) -> Expression {
        let expression = Expression(kind, span: span)
        guard expression.height <= ScriptLimits.depth else { throw tooDeep(at: span) }
        return expression
    }

    private func tooDeep(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .limit, at: span, "the statement is nested deeper than \(ScriptLimits.depth)")
    }
}
