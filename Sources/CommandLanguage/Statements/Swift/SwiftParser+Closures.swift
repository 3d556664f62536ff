extension SwiftParser {
    /// Reads `{ [weak self] a, b in … }`.
    mutating func parseClosure() throws(Diagnostic) -> Expression {
        let span = token.span
        let closure = try nested { parser throws(Diagnostic) in try parser.parseClosureParts() }
        return try make(.closure(closure), at: span)
    }

    private mutating func parseClosureParts() throws(Diagnostic) -> Closure {
        advance()
        var closure = Closure(captures: [], parameters: [], body: [])
        if findsSignature() {
            closure.hasSignature = true
            try takeAttributes()
            if take("[") { closure.captures = try parseCaptures() }
            closure.parameters = try parseParameters()
            while ["async", "throws"].contains(token.word) { advance() }
            if take("->") { closure.result = try parseType() }
            guard token.word == "in" else { throw expected("'in' after the closure's parameters") }
            advance()
        }
        let outer = shorthandCount
        shorthandCount = 0
        closure.body = try parseStatements(until: "}")
        closure.shorthandCount = shorthandCount
        shorthandCount = outer
        try expect("}", "at the end of the closure")
        return closure
    }

    /// Whether an `in` comes before anything that no signature holds.
    private mutating func findsSignature() -> Bool {
        var brackets = 0
        for token in tokens[index...] {
            work += 1
            switch token.kind {
            case .identifier(let word, isEscaped: false):
                if word == "in", brackets == 0 { return true }
                if Self.reservedWords.contains(word) { return false }
            case .identifier: break
            case .sign("("), .sign("["): brackets += 1
            case .sign(")"), .sign("]"): brackets -= 1
            case .sign(let sign) where Self.signatureSigns.contains(sign): break
            case .sign("{"), .sign("}"), .end: return false
            case .sign, .integer, .number, .string: if brackets == 0 { return false }
            }
            if brackets < 0 { return false }
        }
        return false
    }

    private static let signatureSigns: Set<String> = [
        ",", ":", ".", "?", "!", "<", ">", "->", "=", "@", "&",
    ]

    private mutating func parseCaptures() throws(Diagnostic) -> [Closure.Capture] {
        var captures: [Closure.Capture] = []
        repeat {
            var strength: String?
            if let word = token.word, ["weak", "unowned"].contains(word) {
                strength = word
                advance()
            }
            let name = try parseName("a name in the capture list")
            let value = take("=") ? try parseExpression() : nil
            captures.append(Closure.Capture(name: name, strength: strength, value: value))
        } while take(",")
        try expect("]", "after the captures")
        return captures
    }

    /// Reads `a, b` or `(a: T, b: U)`, if there are any.
    private mutating func parseParameters() throws(Diagnostic) -> [Closure.Parameter] {
        if take("(") {
            let parameters = take(")") ? nil : try parseParameterList()
            if parameters != nil { try expect(")", "after the parameters") }
            return parameters ?? []
        }
        return token.word == "in" || token.isSign("->") ? [] : try parseParameterList()
    }

    private mutating func parseParameterList() throws(Diagnostic) -> [Closure.Parameter] {
        var parameters: [Closure.Parameter] = []
        repeat {
            var name = try parseName("the name of a parameter")
            // `_ finished: Bool`, as functions have it: a closure's parameters have no labels.
            if case .identifier = token.kind, following.isSign(":") {
                name = try parseName("the name of a parameter")
            }
            let type = take(":") ? try parseType() : nil
            parameters.append(Closure.Parameter(name: name, type: type))
        } while take(",")
        return parameters
    }
}
