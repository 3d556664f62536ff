extension SwiftParser {
    /// Reads statements up to `closing`, which it leaves, or to the end of the code.
    mutating func parseStatements(until closing: String?) throws(Diagnostic) -> [Statement] {
        var statements: [Statement] = []
        while !isAtEnd, closing.map({ !token.isSign($0) }) ?? true {
            if take(";") { continue }
            statements += try parseStatement()
            let isSeparated =
                isAtEnd || token.isSign(";") || token.isAfterLineEnd
                || closing.map { token.isSign($0) } ?? false
            guard isSeparated else { throw unseparated() }
        }
        return statements
    }

    private func unseparated() -> Diagnostic {
        if case .identifier = token.kind, token.isAfterSpace {
            return expected("an operator, ';' or a line end")
        }
        return Diagnostic(.syntax, at: token.span, "unexpected \(token.description)")
    }

    /// Reads one statement, which is several if it declares several names.
    private mutating func parseStatement() throws(Diagnostic) -> [Statement] {
        switch token.word {
        case "let", "var": return try parseDeclarations()
        case "return": return [try parseReturn()]
        case let word? where Self.statementWords.contains(word):
            throw unsupported("'\(word)'")
        default: return [try parseExpressionStatement()]
        }
    }

    private static let statementWords: Set<String> = [
        "await", "break", "case", "class", "continue", "default", "defer", "do", "else", "enum",
        "extension", "fallthrough", "fileprivate", "final", "for", "func", "guard", "if", "import",
        "lazy", "override", "private", "protocol", "public", "repeat", "static", "struct",
        "switch", "throw", "try", "typealias", "unowned", "weak", "while",
    ]

    private mutating func parseReturn() throws(Diagnostic) -> Statement {
        let span = advance().span
        let hasValue =
            !isAtEnd && !token.isAfterLineEnd && !token.isSign(";") && !token.isSign("}")
        return .return(hasValue ? try parseExpression() : nil, span)
    }

    /// Reads `let a: T = x, b = y`.
    private mutating func parseDeclarations() throws(Diagnostic) -> [Statement] {
        let isConstant = advance().word == "let"
        var statements: [Statement] = []
        repeat {
            statements.append(try parseDeclaration(isConstant: isConstant))
        } while take(",")
        return statements
    }

    private mutating func parseDeclaration(isConstant: Bool) throws(Diagnostic) -> Statement {
        if token.isSign("(") { throw unsupported("a declaration of several names in parentheses") }
        let name = try parseName("a name after '\(isConstant ? "let" : "var")'")
        let type = take(":") ? try parseType() : nil
        let value = take("=") ? try parseExpression() : nil
        if token.isSign("{") { throw unsupported("a computed or observed property") }
        guard type != nil || value != nil else {
            throw expected("a type or a value for '\(name.text.clipped)'")
        }
        return .declaration(
            name: name, isConstant: isConstant, isWeak: false, type: type, value: value)
    }

    mutating func parseName(_ what: String) throws(Diagnostic) -> Word {
        guard case .identifier(let name, let isEscaped) = token.kind,
            isEscaped || !Self.reservedWords.contains(name)
        else { throw expected(what) }
        return Word(name, span: advance().span)
    }

    private mutating func parseExpressionStatement() throws(Diagnostic) -> Statement {
        let target = try parseExpression()
        guard case .sign(let sign) = token.kind, let op = Self.assignments[sign] else {
            return .expression(target)
        }
        advance()
        return .assignment(target: target, op: op, value: try parseExpression())
    }

    /// The operator of each assignment, nil for the plain one.
    private static let assignments: [String: String?] = [
        "=": nil, "+=": "+", "-=": "-", "*=": "*", "/=": "/", "%=": "%", "|=": "|", "&=": "&",
        "^=": "^",
    ]
}
