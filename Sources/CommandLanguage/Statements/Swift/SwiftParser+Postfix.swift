extension SwiftParser {
    /// Reads a value with its members, calls, subscripts and unwrappings.
    mutating func parsePostfix() throws(Diagnostic) -> Expression {
        var value = try parsePrimary()
        while let next = try parseSuffix(of: value) { value = next }
        return value
    }

    private mutating func parseSuffix(of value: Expression) throws(Diagnostic) -> Expression? {
        guard case .sign(let sign) = token.kind else { return nil }
        switch sign {
        case ".": return try parseMember(of: value, isOptional: false)
        case "?" where isInPattern && endsOptionalPattern: return nil
        case "?" where !token.isAfterSpace: return try parseOptionalMember(of: value)
        case "??" where !token.isAfterSpace && following.isSign(".") && !following.isAfterSpace:
            // `delegate?.window??.rootViewController`: one `?` unwraps both optionals here.
            return try parseOptionalMember(of: value)
        case "!" where !token.isAfterSpace:
            return try make(.link(.forceUnwrap(value)), at: advance().span)
        case "(" where isAtLabels:
            skipLabels()
            return value
        case "(" where !token.isAfterLineEnd: return try parseCall(of: value)
        case "[" where !token.isAfterLineEnd: return try parseIndex(of: value)
        case "..." where endsRange:
            let span = advance().span
            return try make(
                .operation(.infix("...", value, Expression(.literal(.nil), span: span))), at: span)
        case "{" where isAtTrailingClosure:
            return try make(.link(.call(value, try parseTrailingClosures())), at: value.span)
        default: return nil
        }
    }

    /// Whether labels alone stand in the parentheses, which tell the method that is meant: `add(_:to:)`.
    private var isAtLabels: Bool {
        guard !token.isAfterSpace else { return false }
        var next = index + 1
        while next + 1 < tokens.count, case .identifier = tokens[next].kind,
            tokens[next + 1].isSign(":")
        {
            next += 2
        }
        return next > index + 1 && next < tokens.count && tokens[next].isSign(")")
    }

    private mutating func skipLabels() {
        while !token.isSign(")") { advance() }
        advance()
    }

    /// Steps over the types behind the name of a type, as in `CellRegistration<Cell, Item> { … }`: nothing here needs
    /// them.
    mutating func skipTypeArguments(
        behind name: String, before signs: [String]? = ["(", ".", ")", "{", ","]
    ) {
        guard token.isSign("<"), !token.isAfterSpace, name.first?.isUppercase == true else {
            return
        }
        var parser = self
        parser.advance()
        repeat {
            guard (try? parser.parseType()) != nil else { return }
        } while parser.take(",")
        guard parser.takeAngle() else { return }
        if let signs {
            guard case .sign(let sign) = parser.token.kind,
                signs.contains(sign) || sign == "?" && parser.following.isSign(".")
            else { return }
        }
        self = parser
    }

    /// `Outer.Name<A, B>` where a call of it comes behind; nil where anything else does.
    private mutating func takeGenericType(
        _ name: String, of outer: Expression, at span: SourceSpan
    ) -> TypeSyntax? {
        guard token.isSign("<"), !token.isAfterSpace, name.first?.isUppercase == true,
            let path = outer.pathOfType
        else { return nil }
        var parser = self
        parser.advance()
        var arguments: [TypeSyntax] = []
        repeat {
            guard let argument = try? parser.parseType() else { return nil }
            arguments.append(argument)
        } while parser.take(",")
        guard parser.takeAngle(), parser.token.isSign("(") || parser.token.isSign("{") else {
            return nil
        }
        self = parser
        let base = TypeSyntax(.name(path + "." + name), span: span)
        return TypeSyntax(.generic(base, arguments: arguments), span: span)
    }

    private mutating func parseMember(
        of value: Expression, isOptional: Bool
    ) throws(Diagnostic) -> Expression {
        advance()
        let name: String
        switch token.kind {
        case .identifier(let word, _): name = word
        case .integer(let index): name = String(index)
        case .number, .string, .sign, .end: throw expected("the name of a member after '.'")
        }
        let span = advance().span
        if let type = takeGenericType(name, of: value, at: span) {
            return try make(.type(type), at: span)
        }
        skipTypeArguments(behind: name)
        return try make(.link(.member(value, name: name, isOptional: isOptional)), at: span)
    }

    /// Whether `?` ends a pattern: `case "a"?:`.
    private var endsOptionalPattern: Bool {
        following.isSign(":") || following.isSign(",") || following.isSign(")")
            || following.word == "where"
    }

    /// Whether `...` has no upper end, as in `a[1...]`.
    private var endsRange: Bool {
        guard !token.isAfterSpace, case .sign(let next) = following.kind else { return false }
        return [")", "]", ":", ",", "{"].contains(next)
    }

    private mutating func parseOptionalMember(
        of value: Expression
    ) throws(Diagnostic) -> Expression {
        let span = advance().span
        // `count? = 1` assigns where there is a value.
        let isAssigned = token.isAfterSpace && ["=", "+=", "-="].contains { token.isSign($0) }
        if token.isSign("(") || token.isSign("[") || token.isSign("{") && isAtTrailingClosure
            || isAssigned
        {
            return try make(.link(.optionalChain(value)), at: span)
        }
        guard token.isSign(".") else { throw expected("'.' after '?'") }
        return try parseMember(of: value, isOptional: true)
    }

    private mutating func parseCall(of value: Expression) throws(Diagnostic) -> Expression {
        advance()
        var arguments = try parseArguments(until: ")", "after the arguments")
        if isAtTrailingClosure || isAtClosureBelow {
            arguments += try parseTrailingClosures()
        }
        return try make(.link(.call(value, arguments)), at: value.span)
    }

    private mutating func parseIndex(of value: Expression) throws(Diagnostic) -> Expression {
        let span = advance().span
        let arguments = try parseArguments(until: "]", "after the subscript")
        guard !arguments.isEmpty else {
            throw Diagnostic(.syntax, at: span, "the subscript is empty")
        }
        return try make(.link(.index(value, arguments)), at: span)
    }

    /// Reads arguments with their labels, and the bracket that closes them.
    mutating func parseArguments(
        until closing: String, _ purpose: Message
    ) throws(Diagnostic) -> [Argument] {
        try takingClosures(true) { parser throws(Diagnostic) in
            try parser.parseArgumentList(until: closing, purpose)
        }
    }

    private mutating func parseArgumentList(
        until closing: String, _ purpose: Message
    ) throws(Diagnostic) -> [Argument] {
        var arguments: [Argument] = []
        while !token.isSign(closing) {
            let label = takeLabel()
            let function = try parseOperatorFunction()
            let mayAssign = purpose == Self.tuplePurpose && arguments.isEmpty
            let value =
                if let function { function } else if mayAssign { try parseHalf() } else {
                    try parseExpression()
                }
            let isAssigned = mayAssign && token.isSign("=")
            arguments.append(
                Argument(label: label, value: isAssigned ? try assigning(to: value) : value))
            guard take(",") else { break }
        }
        guard take(closing) else { throw expected("',' or '\(closing)' \(purpose)") }
        return arguments
    }

    /// What stands before the arguments of an error within parentheses that group.
    static var tuplePurpose: Message { "in the parentheses" }

    /// Reads the rest of `(place = value)`, as in a branch of `a ? (b = c) : (d = e)`: a closure that is called.
    private mutating func assigning(to place: Expression) throws(Diagnostic) -> Expression {
        let span = advance().span
        let assignment = Statement.assignment(
            target: place, op: nil, value: try parseExpression())
        let closure = Closure(captures: [], parameters: [], body: [assignment])
        return try make(.link(.call(try make(.closure(closure), at: span), [])), at: span)
    }

    /// Reads an operator that stands alone, as in `reduce(0, +)`: a closure of two values.
    private mutating func parseOperatorFunction() throws(Diagnostic) -> Expression? {
        guard case .sign(let sign) = token.kind, Self.functionOperators.contains(sign),
            following.isSign(")") || following.isSign(",")
        else { return nil }
        let span = advance().span
        let operands = ["$0", "$1"].map { Expression(.name($0), span: span) }
        let value = try make(.operation(.infix(sign, operands[0], operands[1])), at: span)
        var closure = Closure(captures: [], parameters: [], body: [.expression(value)])
        closure.shorthandCount = 2
        return try make(.closure(closure), at: span)
    }

    private static let functionOperators: Set<String> = [
        "+", "-", "*", "/", "%", "<", ">", "<=", ">=", "==", "!=", "===", "!==",
    ]

    /// Takes `name:`; any word may be a label.
    private mutating func takeLabel() -> String? {
        guard case .identifier(let name, _) = token.kind, following.isSign(":") else { return nil }
        advance()
        advance()
        return name
    }

    /// Reads `{ … }`, then `label: { … }` as long as there are.
    ///
    /// The first closure has no label: which argument it is follows from the function, which the
    /// parser does not know.
    mutating func parseTrailingClosures() throws(Diagnostic) -> [Argument] {
        var arguments = [Argument(value: try parseClosure())]
        while following.isSign(":"), isBeforeLabelledClosure, let label = takeLabel() {
            arguments.append(Argument(label: label, value: try parseClosure()))
        }
        return arguments
    }

    private var isBeforeLabelledClosure: Bool {
        index + 2 < tokens.count && tokens[index + 2].isSign("{")
    }
}

extension Expression {
    /// The names that it is made of, where it may name a type.
    fileprivate var pathOfType: String? {
        switch kind {
        case .name(let name): name.first?.isUppercase == true ? name : nil
        case .link(.member(let base, let name, isOptional: false)):
            base.pathOfType.map { $0 + "." + name }
        case .type, .implicitMember, .literal, .link, .message, .operation, .closure, .attempt,
            .address:
            nil
        }
    }
}
