extension ObjectiveCParser {
    /// Reads a value; an assignment within is an infix expression of `=`.
    mutating func parseExpression() throws(Diagnostic) -> Expression {
        try nested { parser throws(Diagnostic) in
            let target = try parser.parseConditional()
            guard case .sign(let sign) = parser.token.kind, Self.assignments[sign] != nil else {
                return target
            }
            let span = parser.advance().span
            return try parser.make(
                .operation(.infix(sign, target, try parser.parseExpression())), at: span)
        }
    }

    static var assignments: [String: String?] { ObjectiveCAssignment.operators }

    /// Reads `a ? b : c` or `a ?: c`, or less.
    private mutating func parseConditional() throws(Diagnostic) -> Expression {
        let condition = try parseBinary(above: 0)
        guard token.isSign("?") else { return condition }
        let span = advance().span
        if take(":") {
            return try make(.operation(.infix("?:", condition, try parseOperand())), at: span)
        }
        let yes = try parseExpression()
        try expect(":", "of the conditional expression")
        return try make(.operation(.ternary(condition, yes, try parseOperand())), at: span)
    }

    /// What stands behind the `:` of a conditional expression.
    private mutating func parseOperand() throws(Diagnostic) -> Expression {
        try nested { parser throws(Diagnostic) in try parser.parseConditional() }
    }

    private mutating func parseBinary(above lowest: Int) throws(Diagnostic) -> Expression {
        var left = try parseUnary()
        while case .sign(let sign) = token.kind, let precedence = Self.precedences[sign],
            precedence > lowest, !endsInStep
        {
            let span = advance().span
            left = try make(
                .operation(.infix(sign, left, try parseBinary(above: precedence))), at: span)
        }
        return left
    }

    private static let precedences: [String: Int] = [
        "||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, ">": 7, "<=": 7,
        ">=": 7, "<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10, "/": 10, "%": 10, "...": 11,
    ]

    private mutating func parseUnary() throws(Diagnostic) -> Expression {
        guard case .sign(let sign) = token.kind, Self.prefixes.contains(sign) else {
            return try startsCast ? parseCast() : parsePostfix()
        }
        let span = token.span
        let op = isStep ? sign + sign : sign
        if isStep { advance() }
        advance()
        let operand = try nested { parser throws(Diagnostic) in try parser.parseUnary() }
        if op == "&" { return try make(.address(operand), at: span) }
        return try make(.operation(.prefix(op, operand)), at: span)
    }

    private static let prefixes: Set<String> = ["!", "-", "+", "~", "*", "&"]

    /// Whether `++` or `--` comes next.
    var isStep: Bool {
        guard token.isSign("+") || token.isSign("-"), case .sign(let sign) = token.kind else {
            return false
        }
        return following.isSign(sign) && !following.isAfterSpace
    }

    /// Whether the `++` or `--` that comes next belongs to the place before it.
    var endsInStep: Bool {
        guard isStep else { return false }
        let behind = self.token(after: 2)
        if case .end = behind.kind { return true }
        return !token.isAfterSpace || [")", ";", ",", "]"].contains { behind.isSign($0) }
    }

    // MARK: Casts

    /// Whether `(Type)` and an operand come next.
    private var startsCast: Bool {
        guard token.isSign("("), let word = following.word else { return false }
        if Self.qualifiers.contains(word) || word == "struct" || word == "enum" { return true }
        if startsBlockType(after: 1) { return true }
        var end = 2
        if token(after: end).isSign("<") { return Self.isCastBehind(tokens[(index + end)...]) }
        while let next = token(after: end).word, Self.isTypeWord(next) { end += 1 }
        if token(after: end).isSign("*") {
            while token(after: end).isSign("*")
                || token(after: end).word.map(Self.isQualifier) == true
            {
                end += 1
            }
            return token(after: end).isSign(")")
        }
        if startsArrayLiteral(after: end) { return Self.isTypeWord(word) }
        if token(after: end).isSign(")"), token(after: end + 1).isSign("{") {
            return structureParts(of: word) != nil || Self.isTypeWord(word)
        }
        return token(after: end).isSign(")") && Self.isTypeWord(word)
            && token(after: end + 1).beginsOperand(isPlain: Self.isBuiltIn(word))
            && !isLabel(after: end + 1)
    }

    /// Whether the next part of a message comes there, as `handler:` behind `style:(UIAlertActionStyleDefault)`.
    private func isLabel(after count: Int) -> Bool {
        index == argumentStart && token(after: count).word != nil
            && token(after: count + 1).isSign(":")
    }

    /// Whether `<…> *)` comes next.
    private static func isCastBehind(_ tokens: ArraySlice<SwiftToken>) -> Bool {
        var depth = 0
        for token in tokens {
            guard case .identifier = token.kind else {
                guard case .sign(let sign) = token.kind else { return false }
                switch sign {
                case "<": depth += 1
                case ">": depth -= 1
                case "*", ",": break
                case ")": return depth == 0
                default: return false
                }
                continue
            }
        }
        return false
    }

    private mutating func parseCast() throws(Diagnostic) -> Expression {
        let span = advance().span
        let type = try parseType()
        let isArray = take("[")
        if isArray { try expect("]", "of the array") }
        try expect(")", "of the cast")
        if token.isSign("{") {
            return try parseStructure(
                isArray ? TypeSyntax(.array(type.syntax), span: span) : type.syntax)
        }
        let operand = try nested { parser throws(Diagnostic) in try parser.parseUnary() }
        return try make(.operation(.cast(operand, op: "as", type: type.syntax)), at: span)
    }

    /// Whether `[]){` comes `count` tokens behind the next one.
    private func startsArrayLiteral(after count: Int) -> Bool {
        ["[", "]", ")", "{"].enumerated().allSatisfy { token(after: count + $0).isSign($1) }
    }

    /// Whether a type and `(^` come `count` tokens behind the next one.
    private func startsBlockType(after count: Int) -> Bool {
        var end = count
        while token(after: end).word != nil { end += 1 }
        while token(after: end).isSign("*") { end += 1 }
        return end > count && token(after: end).isSign("(") && token(after: end + 1).isSign("^")
    }
}

extension SwiftToken {
    /// Whether a value may begin with it. Behind the name of a type that is none of C's own, a sign
    /// is an operator.
    fileprivate func beginsOperand(isPlain: Bool) -> Bool {
        switch kind {
        case .identifier, .integer, .number, .string: true
        case .sign("("), .sign("["), .sign("@"): true
        case .sign("-"), .sign("!"), .sign("~"), .sign("+"), .sign("^"): isPlain
        case .sign, .end: false
        }
    }
}

/// The signs of C that assign.
package enum ObjectiveCAssignment {
    /// The operator of each, nil for the plain one.
    package static let operators: [String: String?] = [
        "=": nil, "+=": "+", "-=": "-", "*=": "*", "/=": "/", "%=": "%", "|=": "|", "&=": "&",
        "^=": "^", "<<=": "<<", ">>=": ">>",
    ]
}
