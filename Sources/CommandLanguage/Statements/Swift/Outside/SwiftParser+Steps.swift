/// What Swift 2 had of C: `for var i = 0; i < n; i++`, and `++` and `--` that stand alone.
extension SwiftParser {
    /// Whether the head of a loop of C's comes next.
    var isAtClassicFor: Bool {
        let start = token.isSign("(") ? 1 : 0
        func at(_ count: Int) -> SwiftToken { tokens[min(index + count, tokens.count - 1)] }
        if start == 0, token.isSign(";") { return true }
        if at(start).word == "var" { return at(start + 2).isSign("=") || at(start + 2).isSign(":") }
        return at(start).word != nil && at(start + 1).isSign("=")
    }

    /// Reads `var i = 0; i < n; i++ { … }` behind `for`.
    mutating func parseClassicFor() throws(Diagnostic) -> Statement {
        let isInParentheses = take("(")
        let (initial, condition, step) = try takingClosures(isInParentheses) {
            parser throws(Diagnostic) in
            try parser.parseClassicHead()
        }
        if isInParentheses { try expect(")", "after the head of 'for'") }
        let loop = Statement.loop(
            .forClassic(
                initial: initial.last, condition: condition,
                step: step.count > 1 ? .block(.plain(step)) : step.first,
                body: try parseBlock("'for'")))
        return initial.count > 1 ? .block(.plain(initial.dropLast() + [loop])) : loop
    }

    private mutating func parseClassicHead() throws(Diagnostic) -> (
        initial: [Statement], condition: Expression?, step: [Statement]
    ) {
        var initial: [Statement] = []
        if !token.isSign(";") {
            initial = token.word == "var" ? try parseDeclarations([]) : try parseSteps()
        }
        try expect(";", "in the head of 'for'")
        let condition = token.isSign(";") ? nil : try parseExpression()
        try expect(";", "behind the condition of 'for'")
        let step = token.isSign(")") || token.isSign("{") ? [] : try parseSteps()
        return (initial, condition, step)
    }

    private mutating func parseSteps() throws(Diagnostic) -> [Statement] {
        var steps: [Statement] = []
        repeat { steps.append(try parseExpressionStatement()) } while take(",")
        return steps
    }

    /// Whether `++` or `--` comes next, without a space in it.
    var isAtStep: Bool {
        guard token.isSign("+") || token.isSign("-"), !following.isAfterSpace,
            case .sign(let sign) = token.kind
        else { return false }
        return following.isSign(sign)
    }

    /// Reads `++x` or `--x`, which stands alone.
    mutating func parsePrefixedStep() throws(Diagnostic) -> Statement {
        let sign = advance()
        advance()
        return step(of: try parsePostfix(), sign)
    }

    /// Reads `x++` or `x--`, which stands alone; nil where anything else comes next.
    mutating func parsePlaceWithStep() throws(Diagnostic) -> Statement? {
        guard beginsPlaceWithStep else { return nil }
        var parser = self
        let place = try parser.parsePostfix()
        guard parser.isAtStep, !parser.token.isAfterSpace else { return nil }
        let sign = parser.advance()
        parser.advance()
        self = parser
        return step(of: place, sign)
    }

    /// Whether `++` or `--` stands on the line, with nothing but a place before it.
    private var beginsPlaceWithStep: Bool {
        guard token.word != nil else { return false }
        for next in index + 1..<min(index + 32, tokens.count) {
            let token = tokens[next]
            if token.isAfterLineEnd || token.isSign("{") || token.isSign("=") { return false }
            guard token.isSign("+") || token.isSign("-"), case .sign(let sign) = token.kind,
                next + 1 < tokens.count
            else { continue }
            let second = tokens[next + 1]
            return !token.isAfterSpace && !second.isAfterSpace && second.isSign(sign)
        }
        return false
    }

    private func step(of place: Expression, _ sign: SwiftToken) -> Statement {
        let one = Expression(.literal(.integer(1)), span: sign.span)
        return .assignment(target: place, op: sign.isSign("+") ? "+" : "-", value: one)
    }
}
