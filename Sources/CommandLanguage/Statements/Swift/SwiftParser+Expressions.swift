extension SwiftParser {
    /// Words that name nothing, unless they are in backticks or behind a `.`.
    static let reservedWords: Set<String> = [
        "as", "await", "break", "case", "catch", "class", "continue", "default", "defer", "do",
        "else", "enum", "extension", "fallthrough", "for", "func", "guard", "if", "import", "in",
        "is", "let", "protocol", "repeat", "return", "struct", "switch", "throw", "try",
        "typealias", "var", "where", "while",
    ]

    /// Reads an expression, a ternary one at the most.
    mutating func parseExpression() throws(Diagnostic) -> Expression {
        try nested { parser throws(Diagnostic) in
            while parser.token.word == "await", !parser.following.isSign("(") { parser.advance() }
            return parser.token.word == "try"
                ? try parser.parseAttempt() : try parser.parseTernary()
        }
    }

    /// Reads `try`, `try?` or `try!` and what it covers: everything to its right.
    private mutating func parseAttempt() throws(Diagnostic) -> Expression {
        let span = advance().span
        var op = "try"
        if !token.isAfterSpace {
            if take("?") { op = "try?" } else if take("!") { op = "try!" }
        }
        return try make(.attempt(op, try parseExpression()), at: span)
    }

    private mutating func parseTernary() throws(Diagnostic) -> Expression {
        let condition = try parseInfix(atLeast: .own)
        guard token.isSign("?"), token.isAfterSpace else { return condition }
        let span = advance().span
        let yes = try parseHalf()
        try expect(":", "of the conditional expression")
        let no = try parseHalf()
        return try make(.operation(.ternary(condition, yes, no)), at: span)
    }

    /// Reads `a`, or `a += 1` where a half of the condition is an assignment, with parentheses around it or not.
    mutating func parseHalf() throws(Diagnostic) -> Expression {
        let value = try parseExpression()
        guard let sign = infixSigns?.operator, sign != "=", let op = Self.assignments[sign] else {
            return value
        }
        let span = token.span
        _ = takeInfix()
        let assignment = Statement.assignment(
            target: value, op: op, value: try parseExpression())
        let closure = Closure(captures: [], parameters: [], body: [assignment])
        return try make(.link(.call(try make(.closure(closure), at: span), [])), at: span)
    }

    /// Reads operands and the operators between them that bind at least as tightly as `level`.
    private mutating func parseInfix(atLeast level: Precedence) throws(Diagnostic) -> Expression {
        let start = index
        var left = try parsePrefix()
        var lastLevel: Precedence?
        while let next = infixLevel, next >= level {
            if next == lastLevel, next.isSolitary {
                throw Diagnostic(
                    .syntax, at: token.span, "\(token.description) cannot follow its like",
                    hint: "Put one of the two in parentheses.")
            }
            lastLevel = next
            if let own = ownInfixSigns {
                try checkOperand(left, of: own.operator, from: start, to: index)
            }
            left = try next == .cast ? parseCast(of: left) : parseOperation(on: left, next)
        }
        return left
    }

    private mutating func parseOperation(
        on left: Expression, _ level: Precedence
    ) throws(Diagnostic) -> Expression {
        let token = self.token
        let isOwn = ownInfixSigns != nil
        guard let sign = takeInfix() else { return left }
        let isRightmostFirst = level == .coalescing
        let start = index
        let right = try nested { parser throws(Diagnostic) in
            try parser.parseInfix(atLeast: isRightmostFirst ? level : level.tighter)
        }
        if isOwn { try checkOperand(right, of: sign, from: start, to: index) }
        if sign == "~=" { return try makeMatch(of: left, right, at: token.span) }
        return try make(.operation(.infix(sign, left, right)), at: token.span)
    }

    /// `pattern ~= value`: a range contains the value, anything else equals it.
    private mutating func makeMatch(
        of pattern: Expression, _ value: Expression, at span: SourceSpan
    ) throws(Diagnostic) -> Expression {
        guard case .operation(.infix(let sign, _, _)) = pattern.kind, ["...", "..<"].contains(sign)
        else { return try make(.operation(.infix("==", pattern, value)), at: span) }
        let member = try make(
            .link(.member(pattern, name: "contains", isOptional: false)), at: span)
        return try make(.link(.call(member, [Argument(value: value)])), at: span)
    }

    /// Reads `as T`, `as? T`, `as! T` or `is T`.
    private mutating func parseCast(of value: Expression) throws(Diagnostic) -> Expression {
        let token = advance()
        var op = token.word ?? ""
        if op == "as", !self.token.isAfterSpace {
            if take("?") { op = "as?" } else if take("!") { op = "as!" }
        }
        return try make(.operation(.cast(value, op: op, type: try parseType())), at: token.span)
    }

    /// How tightly the next token binds as an infix operator; nil if it is none.
    private var infixLevel: Precedence? {
        if token.word == "as" || token.word == "is" { return .cast }
        if let own = ownInfixSigns { return level(of: own.operator) }
        guard let sign = infixSigns?.operator, let level = Precedence.ofSign[sign] else {
            return nil
        }
        let isPrefix = token.isAfterLineEnd && !token.isBeforeSpace
        return isPrefix ? nil : level
    }

    /// Takes the operator that comes next.
    mutating func takeInfix() -> String? {
        guard let signs = infixSigns else { return nil }
        for _ in 0..<signs.count { advance() }
        return signs.operator
    }

    /// The operator that comes next, and how many signs it is: `&+` is two for the lexer, since C
    /// has no such operator.
    var infixSigns: (operator: String, count: Int)? {
        if let own = ownInfixSigns { return own }
        guard case .sign(let sign) = token.kind else { return nil }
        if sign == "&", !following.isAfterSpace, case .sign(let next) = following.kind,
            ["+", "-", "*", "<<", ">>", "+=", "-=", "*=", "<<=", ">>="].contains(next)
        {
            return ("&" + next, 2)
        }
        if sign == "~", following.isSign("="), !following.isAfterSpace { return ("~=", 2) }
        return (sign, 1)
    }

    private static let prefixes: Set<String> = ["-", "!", "+", "~", "&", "...", "..<"]

    private mutating func parsePrefix() throws(Diagnostic) -> Expression {
        guard case .sign(let sign) = token.kind, Self.prefixes.contains(sign) else {
            return try parsePostfix()
        }
        let span = advance().span
        if sign == "&" { return try make(.address(try parsePostfix()), at: span) }
        let operand = try nested { parser throws(Diagnostic) in try parser.parsePrefix() }
        return try make(.operation(.prefix(sign, operand)), at: span)
    }
}
