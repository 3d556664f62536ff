/// `@try`, `@catch`, `@finally` and `@throw`.
extension ObjectiveCParser {
    mutating func parseTry() throws(Diagnostic) -> Statement {
        advance()
        advance()
        let body = try parseNestedBraces()
        var clauses: [CatchClause] = []
        while token.isSign("@"), following.word == "catch" { clauses.append(try parseCatch()) }
        var last: [Statement]?
        if token.isSign("@"), following.word == "finally" {
            advance()
            advance()
            last = try parseNestedBraces()
        }
        guard last != nil || !clauses.isEmpty else {
            throw expected("'@catch' or '@finally' behind '@try'")
        }
        let tried: [Statement] = clauses.isEmpty ? body : [.block(.doCatch(body, clauses))]
        return .block(.plain((last.map { [.block(.defer($0))] } ?? []) + tried))
    }

    private mutating func parseNestedBraces() throws(Diagnostic) -> [Statement] {
        try nested { parser throws(Diagnostic) in try parser.parseBraces() }
    }

    /// Reads `@catch (NSException *exception) { … }` or `@catch (...) { … }`.
    private mutating func parseCatch() throws(Diagnostic) -> CatchClause {
        let span = advance().span
        advance()
        try expect("(", "after '@catch'")
        var name = Word("_", span: span)
        if !take("...") { name = try parseType().name ?? name }
        try expect(")", "after what is caught")
        let kind: Pattern.Kind =
            name.text == "_"
            ? .anything : .binding(name: name, isConstant: true, unwraps: false)
        return CatchClause(
            pattern: Pattern(kind, span: span), body: try parseNestedBraces(), span: span)
    }

    /// Reads `@throw exception;`.
    mutating func parseThrow() throws(Diagnostic) -> Statement {
        let span = advance().span
        advance()
        let value = try parseExpression()
        try endStatement()
        return .exit(.throw(value, span))
    }
}
