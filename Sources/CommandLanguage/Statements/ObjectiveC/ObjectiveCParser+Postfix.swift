extension ObjectiveCParser {
    /// Reads a value with its members, indexes and calls.
    mutating func parsePostfix() throws(Diagnostic) -> Expression {
        var value = try parsePrimary()
        while let next = try parseSuffix(of: value) { value = next }
        return value
    }

    private mutating func parseSuffix(of value: Expression) throws(Diagnostic) -> Expression? {
        guard case .sign(let sign) = token.kind else { return nil }
        switch sign {
        case ".", "->": return try parseMember(of: value)
        case "[" where !token.isAfterLineEnd && !beginsMessage: return try parseIndex(of: value)
        case "(" where !token.isAfterLineEnd: return try parseCall(of: value)
        case "@" where value.isName && following.kind.isString:
            return try parseContinuation(of: value)
        case "+", "-":
            guard endsInStep else { return nil }
            let span = advance().span
            advance()
            let one = try make(.literal(.integer(1)), at: span)
            return try make(.operation(.infix(sign + sign, value, one)), at: span)
        default: return nil
        }
    }

    /// Whether the `[` that comes next stands apart from a message before it, as a message does.
    private var beginsMessage: Bool { token.isAfterSpace && tokens[max(index - 1, 0)].isSign("]") }

    private mutating func parseMember(of base: Expression) throws(Diagnostic) -> Expression {
        advance()
        guard case .identifier(let name, _) = token.kind else {
            throw expected("the name of a property after '.'")
        }
        return try make(.link(.member(base, name: name, isOptional: false)), at: advance().span)
    }

    private mutating func parseIndex(of base: Expression) throws(Diagnostic) -> Expression {
        let span = advance().span
        if token.isSign("]") { throw expected("an index") }
        let value = try parseExpression()
        try expect("]", "behind the index")
        return try make(.link(.index(base, [Argument(value: value)])), at: span)
    }

    /// Reads `kBaseURL @"/path"`, where a macro that no file here defines stands for a text: what follows continues it.
    private mutating func parseContinuation(
        of beginning: Expression
    ) throws(Diagnostic) -> Expression {
        let rest = try parsePrimary()
        return try make(
            .message(
                receiver: beginning, selector: "stringByAppendingString:", arguments: [rest]),
            at: beginning.span)
    }

    private mutating func parseCall(of callee: Expression) throws(Diagnostic) -> Expression {
        let opening = index
        advance()
        var arguments: [Argument] = []
        while !token.isSign(")") {
            arguments.append(Argument(value: try parseExpression()))
            guard take(",") else { break }
            // A macro may be given nothing at the end: `NSLocalizedString(@"Done",)`.
            if token.isSign(")") {
                arguments.append(Argument(value: try make(.literal(.nil), at: token.span)))
            }
        }
        guard take(")") else { throw expected("',' or ')' after the arguments") }
        if case .name("NSParameterAssert") = callee.kind {
            let text = tokens[opening + 1..<index - 1].text { _ in "\"…\"" }
            arguments.append(
                Argument(value: try make(.literal(.string([.text(text)])), at: callee.span)))
        }
        return try make(.link(.call(callee, arguments)), at: callee.span)
    }

    // MARK: Messages

    /// Reads `[receiver word]` or `[receiver word:value word:value, value]`.
    mutating func parseMessage() throws(Diagnostic) -> Expression {
        try nested { parser throws(Diagnostic) in
            let opening = parser.advance().span
            let receiver = try parser.parseExpression()
            guard case .identifier(let word, _) = parser.token.kind else {
                if parser.mayJoinClass(receiver) { return try parser.parseJoined(receiver) }
                throw parser.noMessage(to: receiver)
            }
            let span = parser.token.span
            if parser.following.isSign(":") {
                return try parser.parseParts(of: receiver, from: opening, at: span)
            }
            parser.advance()
            guard parser.take("]") else { throw parser.unclosed(word, opening) }
            return try parser.make(
                .message(receiver: receiver, selector: word, arguments: []), at: span)
        }
    }

    private mutating func parseParts(
        of receiver: Expression, from opening: SourceSpan, at span: SourceSpan
    ) throws(Diagnostic) -> Expression {
        var selector = ""
        var arguments: [Expression] = []
        while !token.isSign("]"), !token.isSign(",") {
            if case .identifier(let word, _) = token.kind, following.isSign(":") {
                selector += word
                advance()
            }
            guard take(":") else { throw unclosed(selector, opening) }
            selector += ":"
            argumentStart = index
            arguments.append(try parseExpression())
        }
        while take(",") { arguments.append(try parseExpression()) }
        guard take("]") else { throw unclosed(selector, opening) }
        return try make(
            .message(receiver: receiver, selector: selector, arguments: arguments), at: span)
    }

    /// Whether the receiver may be a class with the beginning of its message: `[UIViewnew]`, of which
    /// only the checker knows.
    private func mayJoinClass(_ receiver: Expression) -> Bool {
        guard case .name(let name) = receiver.kind else { return false }
        return name.first?.isUppercase == true && (token.isSign("]") || token.isSign(":"))
    }

    /// Reads a message whose first word is joined to its receiver: the selector lacks that word.
    private mutating func parseJoined(_ receiver: Expression) throws(Diagnostic) -> Expression {
        if token.isSign(":") {
            return try parseParts(of: receiver, from: receiver.span, at: receiver.span)
        }
        advance()
        return try make(
            .message(receiver: receiver, selector: "", arguments: []), at: receiver.span)
    }

    private func unclosed(_ word: String, _ opening: SourceSpan) -> Diagnostic {
        if case .identifier(let next, _) = token.kind, !word.hasSuffix(":") {
            return Diagnostic(
                .syntax, at: token.span,
                "expected ':' or ']' after '\(word.clipped)', found "
                    + "'\(next.clipped)'")
        }
        return Diagnostic(
            .syntax, at: token.span,
            "expected ']' of the message '\(word.clipped)', found \(token.description)",
            hint: "the message begins at \(opening.line):\(opening.column)")
    }

    /// What to say where no message follows the receiver, as in `[selfviewDidLoad]`.
    private func noMessage(to receiver: Expression) -> Diagnostic {
        let ends = token.isSign("]") || token.isSign(":")
        if ends, case .name(let name) = receiver.kind {
            for word in ["self", "super"] where name.hasPrefix(word) && name != word {
                let rest = name.dropFirst(word.count)
                let colon = token.isSign(":") ? ":" : ""
                return Diagnostic(
                    .syntax, at: receiver.span,
                    "'\(name.clipped)\(colon)' runs two words together",
                    suggestion: "\(word) \(rest)\(colon)")
            }
            if token.isSign(":") { return .noReceiver(before: name, at: receiver.span) }
        }
        return expected("the name of a message after its receiver")
    }
}

extension Diagnostic {
    /// `[viewDidLoad:x]`, where nothing stands before the words of the message.
    public static func noReceiver(before name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .syntax, at: span, "the receiver is missing before '\(name.clipped):'",
            hint: "a message is [receiver \(name.clipped):…]")
    }
}

extension Expression {
    fileprivate var isName: Bool {
        if case .name = kind { true } else { false }
    }
}

extension SwiftToken.Kind {
    fileprivate var isString: Bool {
        if case .string = self { true } else { false }
    }
}
