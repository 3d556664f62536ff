extension ObjectiveCParser {
    /// Words that begin a statement of control flow.
    static let controlWords: Set<String> = [
        "if", "while", "do", "for", "switch", "return", "break", "continue", "else", "case",
        "default", "goto",
    ]

    /// Reads the statement that begins with the word.
    mutating func parseControl(_ word: String) throws(Diagnostic) -> [Statement] {
        switch word {
        case "if": return try parseIf()
        case "while": return [try parseWhile()]
        case "do": return [try parseDo()]
        case "for": return try parseFor()
        case "switch": return [try parseSwitch()]
        case "return": return [try parseReturn()]
        case "break":
            let span = advance().span
            try endStatement()
            return [.exit(.break(span))]
        case "continue":
            let span = advance().span
            try endStatement()
            return [.exit(.continue(span))]
        case "goto": throw unsupported("'goto'")
        default: throw Diagnostic(.syntax, at: token.span, "'\(word)' belongs to nothing before it")
        }
    }

    /// Reads `(condition)`; what it assigns comes first.
    private mutating func parseCondition() throws(Diagnostic) -> (
        assigned: [Statement], value: Expression
    ) {
        try expect("(", "before the condition")
        let value = try parseExpression()
        guard take(")") else { throw expected("')' after the condition") }
        return try withoutAssignment(value)
    }

    /// Takes `target = value` out of a condition, or out of the left side of its comparison.
    private func withoutAssignment(
        _ value: Expression
    ) throws(Diagnostic) -> (assigned: [Statement], value: Expression) {
        guard case .operation(.infix(let op, let left, let right)) = value.kind else {
            return ([], value)
        }
        if Self.assignments[op] != nil { return (statements(of: value), left) }
        guard case .operation(.infix("=", let target, _)) = left.kind else { return ([], value) }
        return (
            statements(of: left), try make(.operation(.infix(op, target, right)), at: value.span)
        )
    }

    private mutating func parseIf() throws(Diagnostic) -> [Statement] {
        advance()
        let (assigned, condition) = try parseCondition()
        let then = try parseBody()
        let otherwise = take(word: "else") ? try parseBody() : nil
        return assigned + [.branch(.if([.expression(condition)], then: then, else: otherwise))]
    }

    private mutating func parseWhile() throws(Diagnostic) -> Statement {
        let span = advance().span
        let (assigned, condition) = try parseCondition()
        let body = try parseBody()
        if assigned.isEmpty { return .loop(.while([.expression(condition)], body)) }
        let isOver = try make(.operation(.prefix("!", condition)), at: condition.span)
        let exit = Statement.branch(
            .if([.expression(isOver)], then: [.exit(.break(span))], else: nil))
        let always = try make(.literal(.boolean(true)), at: span)
        return .loop(.while([.expression(always)], assigned + [exit] + body))
    }

    private mutating func parseDo() throws(Diagnostic) -> Statement {
        advance()
        let body = try parseBody()
        guard take(word: "while") else { throw expected("'while' after the body of 'do'") }
        let (assigned, condition) = try parseCondition()
        try endStatement()
        return .loop(.repeatWhile(body + assigned, condition))
    }

    private mutating func parseReturn() throws(Diagnostic) -> Statement {
        let span = advance().span
        let hasValue = !token.isSign(";") && !token.isSign("}") && !isAtEnd
        let value = hasValue ? try parseExpression() : nil
        try endStatement()
        return .exit(.return(value, span))
    }

    // MARK: Loops

    private mutating func parseFor() throws(Diagnostic) -> [Statement] {
        advance()
        try expect("(", "after 'for'")
        if let name = try parseLoopName() { return [try parseForIn(name)] }
        var initial: [Statement] = []
        if !take(";") {
            initial = isDeclaration ? try parseStatement() : try parseList()
            let isClosed = tokens[index - 1].isSign(";") || take(";")
            guard isClosed else { throw expected("';' in the head of 'for'") }
        }
        let condition = token.isSign(";") ? nil : try parseExpression()
        try expect(";", "behind the condition of 'for'")
        let step = token.isSign(")") ? [] : try parseList()
        guard take(")") else { throw expected("')' after the head of 'for'") }
        let body = try parseBody()
        let loop = Statement.loop(
            .forClassic(
                initial: initial.last, condition: condition,
                step: step.count > 1 ? .block(.plain(step)) : step.first, body: body))
        return initial.count > 1 ? [.block(.plain(initial.dropLast() + [loop]))] : [loop]
    }

    /// Reads simple statements between commas.
    mutating func parseList() throws(Diagnostic) -> [Statement] {
        var list = try parseSimple()
        while take(",") { list += try parseSimple() }
        return list
    }

    /// Reads `Type *name in` or `name in`; nil for another head.
    private mutating func parseLoopName() throws(Diagnostic) -> Word? {
        if let name = token.word, following.word == "in" {
            let name = Word(name, span: advance().span)
            advance()
            return name
        }
        guard isDeclaration else { return nil }
        let start = index
        let type = try parseType()
        if let name = type.name, take(word: "in") { return name }
        index = start
        return nil
    }

    private mutating func parseForIn(_ name: Word) throws(Diagnostic) -> Statement {
        let sequence = try parseExpression()
        guard take(")") else { throw expected("')' after the collection") }
        let body = try parseBody()
        return .loop(
            .forIn(
                ForIn(names: [name], isTuple: false, sequence: sequence, filter: nil, body: body)))
    }

    // MARK: Cases

    private mutating func parseSwitch() throws(Diagnostic) -> Statement {
        advance()
        let (_, value) = try parseCondition()
        try expect("{", "of 'switch'")
        var cases: [SwitchCase] = []
        while token.word == "case" || token.word == "default" { cases.append(try parseCase()) }
        guard take("}") else { throw expected("'case', 'default' or '}'") }
        return .branch(.switch(value, cases))
    }

    /// Reads the labels that stand together and what is behind them.
    private mutating func parseCase() throws(Diagnostic) -> SwitchCase {
        let span = token.span
        var patterns: [Pattern] = []
        var isDefault = false
        while let word = token.word, word == "case" || word == "default" {
            advance()
            if word == "default" {
                isDefault = true
            } else {
                let value = try parseExpression()
                patterns.append(Pattern(.value(value), span: value.span))
            }
            try expect(":", "behind the case")
        }
        var body: [Statement] = []
        while !token.isSign("}"), token.word != "case", token.word != "default", !isAtEnd {
            body += try parseStatement()
        }
        let falls = !body.endsFlow && !token.isSign("}")
        if case .exit(.break)? = body.last { body.removeLast() }
        return SwitchCase(
            patterns: isDefault ? [] : patterns, body: body, fallsThrough: falls, span: span)
    }
}

extension [Statement] {
    /// Whether what follows is never reached.
    fileprivate var endsFlow: Bool {
        if case .block(.plain(let body))? = last { body.endsFlow } else { last?.isJump ?? false }
    }
}
