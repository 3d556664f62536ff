/// Lines that are one expression. What their names mean decides whether they are that or a command,
/// so the parser takes them for verbs where nothing but the names can tell.
extension Verb {
    /// The line as code where all of it is one expression; nil where it is something else. `isName`
    /// tells which names with a `-` in them are known.
    public func expression(isName: (String) -> Bool) throws(Diagnostic) -> StatementLine? {
        let bytes = Array(source.utf8)
        let place = SourcePlace(line: word.span.line, column: word.span.column)
        let reader = StatementReader(file: word.span.script, start: place, isTerminated: false)
        let line = try reader.readExpression(bytes.span, isName: isName)
        return mayBecomeCommand ? line?.inParentheses : line
    }

    /// Whether the first word may be made a command later, which must not change what was typed before.
    private var mayBecomeCommand: Bool {
        !operands.isEmpty && !word.isQuoted && Name.isWellFormed(word.text)
            && !word.text.contains("-")
    }
}

extension StatementLine {
    /// The expression that is all of it; nil where it is something else.
    public var expression: Expression? {
        guard statements.count == 1, case .expression(let expression) = statements[0] else {
            return nil
        }
        return expression
    }

    /// The same with a source that is code whatever its words mean.
    fileprivate var inParentheses: StatementLine {
        StatementLine(
            statements: statements, language: language, isOfEitherLanguage: isOfEitherLanguage,
            isTerminated: isTerminated, source: "(\(source))", span: span)
    }
}

extension Expression {
    /// Whether its value is what a call gives.
    public var isCall: Bool {
        switch kind {
        case .message: true
        case .link(.call): true
        case .attempt(_, let inner), .link(.forceUnwrap(let inner)),
            .link(.optionalChain(let inner)):
            inner.isCall
        case .name, .type, .implicitMember, .literal, .link(.member), .link(.index), .operation,
            .closure, .address:
            false
        }
    }

    /// The name that it begins with, perhaps behind a sign; nil where it begins with something else.
    public var firstName: String? {
        var current = self
        while true {
            switch current.kind {
            case .name(let name): return name
            case .type(let type): return type.names.first
            case .link(.member(let owner, _, _)), .link(.call(let owner, _)),
                .link(.index(let owner, _)), .link(.optionalChain(let owner)),
                .link(.forceUnwrap(let owner)), .operation(.prefix(_, let owner)),
                .operation(.infix(_, let owner, _)), .operation(.ternary(let owner, _, _)),
                .operation(.cast(let owner, _, _)):
                current = owner
            case .implicitMember, .literal, .message, .closure, .attempt, .address: return nil
            }
        }
    }
}
