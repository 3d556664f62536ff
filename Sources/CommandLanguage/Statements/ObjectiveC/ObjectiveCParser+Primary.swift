extension ObjectiveCParser {
    /// Reads a literal, a name, a message, a block, or anything in brackets.
    mutating func parsePrimary() throws(Diagnostic) -> Expression {
        let token = token
        switch token.kind {
        case .integer(let value): return try wholeNumber(value, token)
        case .number(let value): return try literal(.literal(.number(value)))
        case .string: return try literal(.literal(.string(try parts(of: token))))
        case .identifier("sizeof", _): return try parseSize()
        case .identifier(let name, _): return try literal(try word(name))
        case .sign("("): return try parseParentheses()
        case .sign("["): return try parseMessage()
        case .sign("^"): return try parseBlock()
        case .sign("@"): return try parseBoxed()
        case .sign, .end: throw expected("a value")
        }
    }

    /// A whole number as it is written; `5U` is one without a sign.
    private mutating func wholeNumber(
        _ value: Int, _ token: SwiftToken
    ) throws(Diagnostic) -> Expression {
        let number = try literal(.literal(.integer(value)))
        if let fraction = try endsInPoint(value, at: token.span) { return fraction }
        guard token.isUnsigned else { return number }
        let isLong = token.isLong || UInt32(exactly: value) == nil
        return try make(
            .operation(
                .cast(
                    number, op: "as",
                    type: TypeSyntax(.name(isLong ? "UInt" : "UInt32"), span: token.span))),
            at: token.span)
    }

    /// `1.`, which is no whole number in C: what follows the point is no part of it.
    private mutating func endsInPoint(
        _ value: Int, at span: SourceSpan
    ) throws(Diagnostic) -> Expression? {
        guard token.isSign("."), !token.isAfterSpace, !token.isAfterLineEnd,
            following.word == nil || following.isAfterSpace || following.isAfterLineEnd
        else { return nil }
        advance()
        return try make(.literal(.number(Double(value))), at: span)
    }

    /// An expression that is the next token.
    private mutating func literal(_ kind: Expression.Kind) throws(Diagnostic) -> Expression {
        try make(kind, at: advance().span)
    }

    private func word(_ name: String) throws(Diagnostic) -> Expression.Kind {
        switch name {
        case "YES", "true", "TRUE": return .literal(.boolean(true))
        case "NO", "false", "FALSE": return .literal(.boolean(false))
        case "nil", "Nil", "NULL": return .literal(.nil)
        case "__PRETTY_FUNCTION__", "__func__", "__FUNCTION__":
            return .literal(.string([.text(functionName)]))
        case "__LINE__": return .literal(.integer(token.span.line))
        case "__FILE__": return .literal(.string([.text(file.text ?? "")]))
        case "_cmd" where method != nil: return .literal(.selector(method?.selector ?? ""))
        case _ where Self.keywords.contains(name): throw expected("a value")
        case "__DATE__": return .literal(.string([.text("Jan  1 2001")]))
        case "__TIME__": return .literal(.string([.text("00:00:00")]))
        default: return .name(meant(by: name))
        }
    }

    /// Reads `sizeof(array) / sizeof(array[0])`, which is how many elements it has.
    private mutating func parseSize() throws(Diagnostic) -> Expression {
        let span = advance().span
        // `sizeof value`
        if token.word != nil {
            advance()
            return try make(.literal(.integer(8)), at: span)
        }
        try expect("(", "after 'sizeof'")
        guard case .identifier(let name, _) = token.kind, following.isSign(")"),
            self.token(after: 2).isSign("/"), self.token(after: 3).word == "sizeof"
        else { return try parseSizeInBytes(at: span) }
        for _ in 0..<4 { advance() }
        try expect("(", "after 'sizeof'")
        skipToClosing()
        return try make(
            .link(.member(try make(.name(name), at: span), name: "count", isOptional: false)),
            at: span)
    }

    /// The bytes of one value, which only memory that nothing here has is measured by.
    private mutating func parseSizeInBytes(at span: SourceSpan) throws(Diagnostic) -> Expression {
        let sizes = ["char": 1, "BOOL": 1, "uint8_t": 1, "short": 2, "int": 4, "float": 4]
        let size = following.isSign(")") ? token.word.flatMap { sizes[$0] } : nil
        skipToClosing()
        return try make(.literal(.integer(size ?? 8)), at: span)
    }

    /// Steps over what stands up to the `)` of a `(` that was taken.
    private mutating func skipToClosing() {
        var depth = 1
        while depth > 0, !isAtEnd {
            if token.isSign("(") { depth += 1 }
            if token.isSign(")") { depth -= 1 }
            advance()
        }
    }

    /// `-[Container viewDidLoad]`
    private var functionName: String {
        method.map { "\($0.sign)[\(className) \($0.selector)]" } ?? ""
    }

    private func parts(of token: SwiftToken) throws(Diagnostic) -> [StringPart] {
        guard case .string(let pieces) = token.kind else { return [] }
        var parts: [StringPart] = []
        for piece in pieces {
            guard case .text(let text) = piece else {
                throw Diagnostic(
                    .syntax, at: token.span, "'\\(…)' is Swift's",
                    hint: "Objective-C has [NSString stringWithFormat:@\"…\", …].")
            }
            parts.append(.text(text))
        }
        return parts
    }

    private mutating func parseParentheses() throws(Diagnostic) -> Expression {
        let span = advance().span
        if token.isSign("{") { return try parseStatementExpression(at: span) }
        let value = try parseExpression()
        guard take(")") else { throw expected("')'") }
        return value
    }

    /// Reads `({ … x; })`, whose value is that of its last statement, as the call of a block.
    private mutating func parseStatementExpression(
        at span: SourceSpan
    ) throws(Diagnostic) -> Expression {
        var body = try nested { parser throws(Diagnostic) in try parser.parseBraces() }
        try expect(")", "after the statements")
        if case .expression(let last)? = body.last {
            body[body.count - 1] = .exit(.return(last, last.span))
        }
        let closure = Closure(captures: [], parameters: [], body: body)
        return try make(.link(.call(try make(.closure(closure), at: span), [])), at: span)
    }

    // MARK: Behind '@'

    /// Reads `@"…"`, `@[…]`, `@{…}`, `@(…)`, `@1`, `@YES`, `@selector(…)` or `@available(…)`.
    private mutating func parseBoxed() throws(Diagnostic) -> Expression {
        let span = advance().span
        switch token.kind {
        case .string: return try parseText(at: span)
        case .integer, .number: return try parseNumber()
        case .sign(let sign): return try parseBoxed(behind: sign, at: span)
        case .identifier(let name, _): return try parseBoxed(name: name, at: span)
        case .end: throw expected("a literal after '@'")
        }
    }

    private mutating func parseBoxed(
        behind sign: String, at span: SourceSpan
    ) throws(Diagnostic) -> Expression {
        switch sign {
        case "[": return try parseArray(at: span)
        case "{": return try parseDictionary(at: span)
        case "(": return try parseParentheses()
        case "-": return try parseNumber()
        default: throw expected("a literal after '@'")
        }
    }

    private mutating func parseBoxed(
        name: String, at span: SourceSpan
    ) throws(Diagnostic) -> Expression {
        switch name {
        case "YES", "NO", "true", "false", "TRUE", "FALSE": return try parseNumber()
        case "selector": return try parseSelector(at: span)
        case "available": return try parseAvailable(at: span)
        case "protocol": return try parseProtocolName(at: span)
        // A constant that `#define` made of a text of C: the sign before it makes an object of that.
        case _ where !name.contains { $0.isLowercase }: return try parsePrimary()
        default: throw unsupported("'@\(name.clipped)' within an expression")
        }
    }

    private mutating func parseNumber() throws(Diagnostic) -> Expression {
        guard token.isSign("-") else { return try parsePrimary() }
        let span = advance().span
        guard following.kind.isNumber || token.kind.isNumber else { throw expected("a number") }
        return try make(.operation(.prefix("-", try parsePrimary())), at: span)
    }

    /// Reads a text; those that follow it are its continuation.
    private mutating func parseText(at span: SourceSpan) throws(Diagnostic) -> Expression {
        var pieces: [StringPart] = []
        while true {
            if token.isSign("@"), case .string = following.kind { advance() }
            // `@"%" PRIu64 @" of"`: a macro that no file here defines.
            if let word = token.word, !pieces.isEmpty, isMacroOfText(word) {
                if word.hasPrefix("PRI") { pieces.append(.text("d")) }
                advance()
                continue
            }
            guard case .string = token.kind else { break }
            pieces += try parts(of: token)
            advance()
        }
        let text = pieces.reduce(into: "") { result, part in
            if case .text(let text) = part { result += text }
        }
        return try make(.literal(.string([.text(text)])), at: span)
    }

    /// Whether a name behind a text stands for more of it: it has the looks of a macro, and no part of a message follows it.
    private func isMacroOfText(_ word: String) -> Bool {
        if following.isSign(":") || token.isAfterLineEnd { return false }
        return word.hasPrefix("PRI")
            || word.contains("_") && word.prefix(2).allSatisfy(\.isUppercase)
    }

    private mutating func parseArray(at span: SourceSpan) throws(Diagnostic) -> Expression {
        advance()
        var elements: [Expression] = []
        while !token.isSign("]") {
            elements.append(try parseExpression())
            guard take(",") else { break }
        }
        guard take("]") else { throw expected("',' or ']' in the array") }
        return try make(.literal(.array(elements)), at: span)
    }

    private mutating func parseDictionary(at span: SourceSpan) throws(Diagnostic) -> Expression {
        advance()
        var entries: [(key: Expression, value: Expression)] = []
        while !token.isSign("}") {
            let key = try parseExpression()
            try expect(":", "after the key")
            entries.append((key: key, value: try parseExpression()))
            guard take(",") else { break }
        }
        guard take("}") else { throw expected("',' or '}' in the dictionary") }
        return try make(.literal(.dictionary(entries)), at: span)
    }

    private mutating func parseSelector(at span: SourceSpan) throws(Diagnostic) -> Expression {
        advance()
        try expect("(", "after '@selector'")
        var selector = ""
        while !token.isSign(")") {
            switch token.kind {
            case .identifier(let name, _): selector += name
            case .sign(":"): selector += ":"
            case .sign, .integer, .number, .string, .end: throw expected("')' of the selector")
            }
            advance()
        }
        advance()
        return try make(.literal(.selector(selector)), at: span)
    }

    /// Reads `@protocol(Name)`, whose value is the name.
    private mutating func parseProtocolName(at span: SourceSpan) throws(Diagnostic) -> Expression {
        advance()
        try expect("(", "after '@protocol'")
        let name = try parseName("the name of the protocol")
        try expect(")", "after the name of the protocol")
        return try make(.literal(.string([.text(name.text)])), at: span)
    }

    /// Reads `@available(iOS 13.0, *)`.
    private mutating func parseAvailable(at span: SourceSpan) throws(Diagnostic) -> Expression {
        advance()
        try expect("(", "after '@available'")
        guard take(word: "iOS") else { throw expected("'iOS'") }
        let version: Double
        switch token.kind {
        case .integer(let number): version = Double(number)
        case .number(let number): version = number
        case .identifier, .string, .sign, .end: throw expected("a version")
        }
        advance()
        while !token.isSign(")"), !isAtEnd { advance() }
        try expect(")", "after the version")
        return try make(.literal(.available(since: version)), at: span)
    }

    // MARK: Blocks

    /// Reads `^{ … }`, `^(BOOL finished) { … }` or `^BOOL (id object) { … }`.
    private mutating func parseBlock() throws(Diagnostic) -> Expression {
        try nested { parser throws(Diagnostic) in
            let span = parser.advance().span
            let around = parser.strongNames
            defer { parser.strongNames = around }
            var closure = Closure(captures: [], parameters: [], body: [])
            if !parser.token.isSign("("), !parser.token.isSign("{") {
                closure.result = try parser.parseType().syntax
            }
            if parser.take("(") { closure.parameters = try parser.parseBlockParameters() }
            guard parser.take("{") else { throw parser.expected("'{' of the block") }
            closure.body = try parser.parseStatements(until: "}")
            guard parser.take("}") else { throw parser.expected("'}' of the block") }
            return try parser.make(.closure(closure), at: span)
        }
    }

    private mutating func parseBlockParameters() throws(Diagnostic) -> [Closure.Parameter] {
        var parameters: [Closure.Parameter] = []
        if token.word == "void", following.isSign(")") { advance() }
        while !token.isSign(")") {
            let type = try parseType()
            let name = type.name ?? Word("_", span: token.span)
            parameters.append(Closure.Parameter(name: name, type: type.syntax))
            guard take(",") else { break }
        }
        guard take(")") else { throw expected("',' or ')' after the block's parameters") }
        return parameters
    }
}

extension SwiftToken.Kind {
    fileprivate var isNumber: Bool {
        switch self {
        case .integer, .number: true
        case .identifier, .string, .sign, .end: false
        }
    }
}
