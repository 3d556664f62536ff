/// Reads tokens one after the other, and expressions and statements up to a bounded depth.
protocol TokenReading {
    var file: ScriptName { get }
    /// The last one is the end of the code.
    var tokens: [SwiftToken] { get }
    /// The next token.
    var index: Int { get set }
    /// Tokens looked at, those that were looked at again included: it grows as the code does.
    var work: Int { get set }
    /// How many constructs are open around the next token.
    var depth: Int { get set }
    /// The place of a `>>` of which the first half was taken: two lists of types end there.
    var halfTaken: Int? { get set }
}

extension TokenReading {
    var token: SwiftToken { tokens[index] }

    /// The token behind the next one.
    var following: SwiftToken { tokens[min(index + 1, tokens.count - 1)] }

    var isAtEnd: Bool {
        if case .end = token.kind { true } else { false }
    }

    /// Takes the next token.
    @discardableResult
    mutating func advance() -> SwiftToken {
        work += 1
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

    /// Takes the `>` behind a list of types, which may be a half of `>>`.
    mutating func takeAngle() -> Bool {
        guard token.isSign(">>") else { return take(">") }
        if halfTaken == index {
            halfTaken = nil
            advance()
        } else {
            halfTaken = index
        }
        return true
    }

    /// Takes `sign`, which must come next; `purpose` says what for.
    mutating func expect(
        _ sign: String, _ purpose: @autoclosure () -> Message
    ) throws(Diagnostic) {
        guard take(sign) else { throw expected("'\(sign)' \(purpose())") }
    }

    /// What was looked for in place of the next token.
    func expected(_ what: Message) -> Diagnostic {
        Diagnostic(.syntax, at: token.span, "expected \(what), found \(token.description)")
    }

    /// A construct that is Swift, or Objective-C, and has no reader yet.
    func unsupported(_ construct: Message) -> Diagnostic {
        Diagnostic(.unsupported, at: token.span, "\(construct) is not understood yet")
    }

    /// A construct that nothing here simulates.
    func outside(_ construct: Message) -> Diagnostic {
        Diagnostic(
            .unsupported, at: token.span, WordOutside.refusal(construct))
    }

    /// Reads one construct a level deeper.
    mutating func nested<Result>(
        _ read: (inout Self) throws(Diagnostic) -> Result
    ) throws(Diagnostic) -> Result {
        guard depth < ScriptLimits.depth else { throw tooDeep(at: token.span) }
        depth += 1
        let result = try read(&self)
        depth -= 1
        return result
    }

    /// An expression of this kind, if it is not too high.
    func make(_ kind: Expression.Kind, at span: SourceSpan) throws(Diagnostic) -> Expression {
        let expression = Expression(kind, span: span)
        guard expression.height <= ScriptLimits.depth else { throw tooDeep(at: span) }
        return expression
    }

    /// A type of this kind, if it is not too high.
    func makeType(_ kind: TypeSyntax.Kind, at span: SourceSpan) throws(Diagnostic) -> TypeSyntax {
        let type = TypeSyntax(kind, span: span)
        guard type.height <= ScriptLimits.depth else { throw tooDeep(at: span) }
        return type
    }

    func tooDeep(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .limit, at: span, "the statement is nested deeper than \(ScriptLimits.depth)")
    }
}
