/// Control flow.
extension SwiftParser {
    /// Words that begin a construct with a body.
    static let controlWords: Set<String> = [
        "if", "guard", "while", "repeat", "for", "switch", "defer", "do",
    ]

    /// Reads the construct that `word`, the next token, begins.
    mutating func parseControl(_ word: String) throws(Diagnostic) -> Statement {
        try nested { parser throws(Diagnostic) in
            switch word {
            case "if": try parser.parseIf()
            case "guard": try parser.parseGuard()
            case "while": try parser.parseWhile()
            case "repeat": try parser.parseRepeat()
            case "for": try parser.parseFor()
            case "switch": try parser.parseSwitch()
            case "defer": .block(.defer(try parser.parseBody("'defer'")))
            default: try parser.parseDo()
            }
        }
    }

    private mutating func parseBody(_ what: Message) throws(Diagnostic) -> [Statement] {
        advance()
        return try parseBlock(what)
    }

    private mutating func parseDo() throws(Diagnostic) -> Statement {
        let body = try parseBody("'do'")
        var clauses: [CatchClause] = []
        while token.word == "catch" { clauses += try parseCatch() }
        return clauses.isEmpty ? .block(.plain(body)) : .block(.doCatch(body, clauses))
    }

    /// Reads a clause, which is one for each of its patterns.
    private mutating func parseCatch() throws(Diagnostic) -> [CatchClause] {
        let span = advance().span
        var patterns: [Pattern?] = []
        if token.isSign("{") { patterns = [nil] }
        while !token.isSign("{") {
            patterns.append(try parsePattern())
            guard take(",") else { break }
        }
        let body = try parseBlock("'catch'")
        return patterns.map { CatchClause(pattern: $0, body: body, span: span) }
    }

    private mutating func parseIf() throws(Diagnostic) -> Statement {
        advance()
        let conditions = try parseConditions()
        let body = try parseBlock("'if'")
        guard token.word == "else" else { return .branch(.if(conditions, then: body, else: nil)) }
        advance()
        let otherwise =
            token.word == "if" ? [try parseControl("if")] : try parseBlock("'else'")
        return .branch(.if(conditions, then: body, else: otherwise))
    }

    private mutating func parseGuard() throws(Diagnostic) -> Statement {
        advance()
        let conditions = try parseConditions()
        guard token.word == "else" else { throw expected("'else' of 'guard'") }
        advance()
        return .branch(.guard(conditions, else: try parseBlock("'guard'")))
    }

    private mutating func parseWhile() throws(Diagnostic) -> Statement {
        advance()
        return .loop(.while(try parseConditions(), try parseBlock("'while'")))
    }

    private mutating func parseRepeat() throws(Diagnostic) -> Statement {
        let body = try parseBody("'repeat'")
        guard token.word == "while" else { throw expected("'while' after the body of 'repeat'") }
        advance()
        return .loop(.repeatWhile(body, try parseExpression()))
    }

    private mutating func parseFor() throws(Diagnostic) -> Statement {
        advance()
        // What is awaited is there at once.
        while ["try", "await"].contains(token.word), !following.isSign("(") { advance() }
        if isAtClassicFor { return try parseClassicFor() }
        var names: [Word] = []
        var pattern: Pattern?
        var isVariable = false
        var type: TypeSyntax?
        if token.word == "var" || token.word == "let" { isVariable = advance().word == "var" }
        let isNested = token.isSign("(") && holdsTuples
        let isTuple = token.isSign("(") && !isNested
        if token.word == "case" {
            advance()
            pattern = try parsePattern()
        } else if isNested {
            pattern = try parseBindingPattern()
            if take(":") { _ = try parseType() }
        } else if isTuple {
            names = try parseNames()
            // What the elements are the sequence says.
            if take(":") { _ = try parseType() }
        } else {
            names = [try parseName("a name after 'for'")]
            if take(":") { type = try parseType() }
        }
        guard token.word == "in" else { throw expected("'in' of 'for'") }
        advance()
        let sequence = try parseHead()
        let filter = try parseFilter()
        var loop = ForIn(
            names: names, isTuple: isTuple, pattern: pattern, sequence: sequence,
            filter: filter, body: try parseBlock("'for'"))
        loop.isVariable = isVariable
        loop.type = type
        return .loop(.forIn(loop))
    }

    /// Whether a tuple within the one that comes next has names of its own, `for (key, (x, y)) in …`, or the body may assign
    /// one of them: `for (index, var item) in …`.
    private var holdsTuples: Bool {
        for token in tokens[(index + 1)...] {
            if token.isSign("(") || token.word == "var" || token.word == "let" { return true }
            if token.isSign(")") { return false }
        }
        return false
    }

    /// Reads an expression before a `{` that is not its own.
    mutating func parseHead() throws(Diagnostic) -> Expression {
        try takingClosures(false) { parser throws(Diagnostic) in try parser.parseExpression() }
    }

    /// Reads `where condition`, if that comes next.
    mutating func parseFilter() throws(Diagnostic) -> Expression? {
        guard token.word == "where" else { return nil }
        advance()
        return try parseHead()
    }

    // MARK: Conditions

    private mutating func parseConditions() throws(Diagnostic) -> [Condition] {
        var conditions: [Condition] = []
        repeat {
            if case .binding(_, let isConstant, _, _)? = conditions.last,
                case .identifier = token.kind, following.isSign("=")
            {
                conditions.append(try parseBinding(isConstant))
            } else {
                conditions.append(try parseCondition())
            }
            if let filter = try parseFilter() { conditions.append(.expression(filter)) }
        } while take(",")
        return conditions
    }

    /// Reads `name: Type = value` behind `let` or, as in Swift 2, behind another binding.
    private mutating func parseBinding(_ isConstant: Bool) throws(Diagnostic) -> Condition {
        let name = try parseName("a name to bind")
        let type = take(":") ? try parseType() : nil
        let value = take("=") ? try parseHead() : nil
        return .binding(name: name, isConstant: isConstant, type: type, value: value)
    }

    private mutating func parseCondition() throws(Diagnostic) -> Condition {
        switch token.word {
        case "let" where following.isSign("("), "var" where following.isSign("("):
            // A tuple that may be missing is matched where it is there.
            let pattern = try parsePattern()
            try expect("=", "after the names")
            return .pattern(pattern, try parseHead())
        case "let", "var":
            return try parseBinding(advance().word == "let")
        case "case":
            advance()
            let pattern = try parsePattern()
            try expect("=", "after the pattern")
            return .pattern(pattern, try parseHead())
        default:
            return .expression(try parseHead())
        }
    }

    // MARK: Switch

    private mutating func parseSwitch() throws(Diagnostic) -> Statement {
        advance()
        let value = try parseHead()
        try expect("{", "of 'switch'")
        var cases: [SwitchCase] = []
        while !isAtEnd, !token.isSign("}") { cases.append(try parseCase()) }
        try expect("}", "at the end of 'switch'")
        return .branch(.switch(value, cases))
    }

    private mutating func parseCase() throws(Diagnostic) -> SwitchCase {
        try takeAttributes()
        let span = token.span
        guard token.word == "case" || token.word == "default" else {
            throw expected("'case' or 'default'")
        }
        var patterns: [Pattern] = []
        if advance().word == "case" {
            repeat { patterns.append(try parsePattern()) } while take(",")
        }
        try expect(":", "after the case")
        let body = try takingClosures(true) { parser throws(Diagnostic) in
            try parser.parseStatements { $0.isAtCaseEnd }
        }
        let fallsThrough = token.word == "fallthrough"
        if fallsThrough {
            advance()
            while take(";") {}
        }
        guard !body.isEmpty || fallsThrough else {
            throw expected("a statement of the case")
        }
        return SwitchCase(patterns: patterns, body: body, fallsThrough: fallsThrough, span: span)
    }

    private var isAtCaseEnd: Bool {
        if isAtEnd || token.isSign("}") { return true }
        if let word = token.word { return ["case", "default", "fallthrough"].contains(word) }
        return token.isSign("@") && following.word == "unknown"
    }
}
