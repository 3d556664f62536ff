/// Patterns of `case`, `catch` and `for case`.
extension SwiftParser {
    /// Reads a pattern and the `where` behind it.
    mutating func parsePattern() throws(Diagnostic) -> Pattern {
        var pattern = try parseBarePattern(binding: nil)
        pattern.filter = try parseFilter()
        return pattern
    }

    /// Reads a pattern whose names are bound as constants.
    mutating func parseBindingPattern() throws(Diagnostic) -> Pattern {
        try parseBarePattern(binding: true)
    }

    /// Reads a pattern; within `let (a, b)` a name is bound, as a constant or not.
    private mutating func parseBarePattern(
        binding isConstant: Bool?
    ) throws(Diagnostic) -> Pattern {
        let span = token.span
        let kind = try nested { parser throws(Diagnostic) in
            try parser.parsePatternKind(binding: isConstant)
        }
        return Pattern(kind, span: span)
    }

    private mutating func parsePatternKind(
        binding isConstant: Bool?
    ) throws(Diagnostic) -> Pattern.Kind {
        switch token.word {
        case "_":
            let name = Word("_", span: advance().span)
            if token.word == "as" {
                advance()
                return .instance(name: nil, isConstant: true, type: try parseType())
            }
            guard !token.isAfterSpace, take("?") else { return .anything }
            return .binding(name: name, isConstant: true, unwraps: true)
        case "let", "var":
            let isConstant = advance().word == "let"
            return try parsePatternKind(binding: isConstant)
        case "is":
            advance()
            return .instance(name: nil, isConstant: true, type: try parseType())
        default: break
        }
        if token.isSign("."), following.word == "some" {
            return try parseOptionalPattern(isConstant)
        }
        if token.isSign("(") {
            let patterns = try parsePatterns(binding: isConstant)
            return patterns.count == 1 ? patterns[0].kind : .tuple(patterns)
        }
        if isAtCarryingCase(binding: isConstant != nil) {
            return try parseCarrying(binding: isConstant)
        }
        if let isConstant, token.word != nil { return try parseBinding(isConstant) }
        if case .integer(let number) = token.kind, following.isSign("?") {
            let span = advance().span
            advance()
            return .value(try make(.literal(.integer(number)), at: span))
        }
        let value = try readingPattern { parser throws(Diagnostic) in try parser.parseHead() }
        // `"a"?` matches an optional that has the value.
        if !token.isAfterSpace { _ = take("?") }
        return .value(value)
    }

    /// Reads the name of `let x`, `let x?` or `let x as Type`.
    private mutating func parseBinding(_ isConstant: Bool) throws(Diagnostic) -> Pattern.Kind {
        let name = try parseName("a name to bind")
        if token.word == "as" {
            advance()
            return .instance(name: name, isConstant: isConstant, type: try parseType())
        }
        let unwraps = !token.isAfterSpace && take("?")
        return .binding(name: name, isConstant: isConstant, unwraps: unwraps)
    }

    /// Reads `.some(let x)`.
    private mutating func parseOptionalPattern(
        _ outer: Bool?
    ) throws(Diagnostic) -> Pattern.Kind {
        advance()
        let span = advance().span
        // Whatever it has.
        guard token.isSign("(") else {
            return .binding(name: Word("_", span: span), isConstant: true, unwraps: true)
        }
        advance()
        var isConstant = outer ?? true
        if token.word == "let" || token.word == "var" { isConstant = advance().word == "let" }
        if token.isSign(".") || token.isSign("(") {
            let inner = try parsePatternKind(binding: outer)
            try expect(")", "after the pattern")
            return inner
        }
        let name = try parseName("a name to bind")
        try expect(")", "after the name")
        return .binding(name: name, isConstant: isConstant, unwraps: true)
    }

    // MARK: Cases that carry values

    /// Whether `.name(` comes next, or `Type.name(` with a name to bind in its parentheses.
    private func isAtCarryingCase(binding: Bool) -> Bool {
        var next = index
        let isImplicit = token.isSign(".")
        if isImplicit { next += 1 }
        while case .identifier = at(next).kind {
            if at(next + 1).isSign("."), !isImplicit {
                next += 2
                continue
            }
            guard at(next + 1).isSign("("), isImplicit || next > index else { return false }
            return isImplicit || binding || bindsNames(from: next + 1)
        }
        return false
    }

    private func at(_ index: Int) -> SwiftToken { tokens[min(index, tokens.count - 1)] }

    /// Whether `let`, `var` or `_` stands in the parentheses that open there.
    private func bindsNames(from open: Int) -> Bool {
        var depth = 0
        for token in tokens[open...] {
            if token.isSign("(") { depth += 1 }
            if token.isSign(")") { depth -= 1 }
            if depth == 0 { return false }
            if let word = token.word, ["let", "var", "_"].contains(word) { return true }
        }
        return false
    }

    /// Reads `.push(let vc)` or `Mode.push(let vc)`.
    private mutating func parseCarrying(
        binding isConstant: Bool?
    ) throws(Diagnostic) -> Pattern.Kind {
        var owner: Expression?
        if !take(".") {
            let first = try parseName("a type")
            var type = Expression(.name(first.text), span: first.span)
            while take("."), following.isSign(".") {
                let inner = try parseName("a type")
                type = try make(
                    .link(.member(type, name: inner.text, isOptional: false)), at: inner.span)
            }
            owner = type
        }
        guard case .identifier(let name, _) = token.kind else {
            throw expected("the name of a case")
        }
        let word = Word(name, span: advance().span)
        let parts = try parsePatterns(binding: isConstant)
        // `.push(let vc)?` matches an optional that has the value.
        if !token.isAfterSpace { _ = take("?") }
        return .carrying(owner: owner, name: word, parts)
    }

    /// Reads `(a, label: b)`.
    private mutating func parsePatterns(binding isConstant: Bool?) throws(Diagnostic) -> [Pattern] {
        try expect("(", "of the patterns")
        var patterns: [Pattern] = []
        while !token.isSign(")") {
            if case .identifier = token.kind, following.isSign(":") {
                advance()
                advance()
            }
            patterns.append(
                try takingClosures(true) { parser throws(Diagnostic) in
                    try parser.parseBarePattern(binding: isConstant)
                })
            guard take(",") else { break }
        }
        try expect(")", "after the patterns")
        return patterns
    }
}
