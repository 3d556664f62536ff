extension ObjectiveCParser {
    /// Reads statements up to `closing`, which it leaves, or to the end of the code.
    mutating func parseStatements(until closing: String?) throws(Diagnostic) -> [Statement] {
        var statements: [Statement] = []
        while !isAtEnd, closing.map({ !token.isSign($0) }) ?? true {
            statements +=
                try parseOrStepOver { parser throws(Diagnostic) in
                    try parser.parseStatement()
                } ?? []
        }
        return statements
    }

    /// Reads one statement, which is several if it declares or assigns several names.
    mutating func parseStatement() throws(Diagnostic) -> [Statement] {
        if take(";") || takeMarker() { return [] }
        if token.word == "extern", case .string = following.kind { return try parseExternC() }
        if token.isSign("{") {
            return [
                .block(.plain(try nested { parser throws(Diagnostic) in try parser.parseBraces() }))
            ]
        }
        if let word = token.word, Self.controlWords.contains(word) {
            return try nested { parser throws(Diagnostic) in try parser.parseControl(word) }
        }
        if token.isSign("@"), let found = try parseDirective() { return found }
        if startsMethod { return [.definition(.class(try parseBareMethods()))] }
        if token.word == "typedef" { return try parseTypedef() }
        if startsEnumeration { return try parseEnumeration() }
        if startsStructure {
            let (_, structure) = try parseStructureType(named: nil)
            try endStatement()
            return [structure]
        }
        if isDeclaration { return try parseDeclarations() }
        return try parseSimpleStatement()
    }

    /// Takes words that only annotate a header.
    mutating func takeMarker() -> Bool {
        let start = index
        skipAnnotations()
        return index > start
    }

    /// Reads an expression or an assignment and the `;` behind it.
    private mutating func parseSimpleStatement() throws(Diagnostic) -> [Statement] {
        if let method = try misspeltMethod() { throw method }
        if token.word == "dispatch_once", following.isSign("(") { return [try parseOnce()] }
        let statements = try parseList()
        try endStatement()
        return statements
    }

    /// Reads `dispatch_once(&token, ^{ … });` as the question and the call that it stands for.
    private mutating func parseOnce() throws(Diagnostic) -> Statement {
        let span = advance().span
        advance()
        try expect("&", "before the token of 'dispatch_once'")
        let place = try parsePostfix()
        try expect(",", "after the token of 'dispatch_once'")
        let block = try parseExpression()
        try expect(")", "after the block")
        try endStatement()
        let zero = try make(.literal(.integer(0)), at: span)
        let isFirst = try make(.operation(.infix("==", place, zero)), at: span)
        let done = Statement.assignment(
            target: place, op: nil, value: Expression(.literal(.integer(1)), span: span))
        let call = try make(.link(.call(block, [])), at: span)
        return .branch(.if([.expression(isFirst)], then: [done, .expression(call)], else: nil))
    }

    /// Reads what may stand in the head of a `for`: an expression, an assignment or a step.
    mutating func parseSimple() throws(Diagnostic) -> [Statement] {
        return statements(of: try parseExpression())
    }

    /// The statements that an expression is: `a = b = c` is two, and `++i` a change of `i`.
    func statements(of value: Expression) -> [Statement] {
        if let (place, op) = value.step {
            let one = Expression(.literal(.integer(1)), span: value.span)
            return [.assignment(target: place, op: op, value: one)]
        }
        guard case .operation(.infix(let sign, let target, let right)) = value.kind,
            let op = Self.assignments[sign]
        else { return [.expression(value)] }
        guard case .operation(.infix(let inner, let place, _)) = right.kind,
            Self.assignments[inner] != nil
        else { return [.assignment(target: target, op: op, value: right)] }
        return statements(of: right) + [.assignment(target: target, op: op, value: place)]
    }

    /// Takes the `;` behind a statement; it may be missing at the end of the code or of a block.
    mutating func endStatement() throws(Diagnostic) {
        if take(";") || isAtEnd || token.isSign("}") { return }
        throw missing(";", "behind the statement")
    }

    /// Reads `{ … }`.
    mutating func parseBraces() throws(Diagnostic) -> [Statement] {
        try expect("{", "of the block")
        let body = try parseStatements(until: "}")
        guard take("}") else { throw expected("'}' at the end of the block") }
        return body
    }

    /// Reads what `if`, `while` and `for` govern.
    mutating func parseBody() throws(Diagnostic) -> [Statement] {
        try nested { parser throws(Diagnostic) in
            if parser.token.isSign("{") { return try parser.parseBraces() }
            if parser.isAtEnd { throw parser.expected("a statement") }
            return try parser.parseStatement()
        }
    }

    // MARK: Declarations

    /// Whether a type and a name come next.
    var isDeclaration: Bool {
        guard let word = token.word else { return false }
        if Self.qualifiers.contains(word) || word == "struct" || word == "__auto_type" {
            return true
        }
        let next = following
        if word == "enum", next.word != nil { return token(after: 2).word != nil }
        if next.isSign("("), token(after: 2).isSign("^") { return true }
        if word.hasSuffix("typeof") || word == "__typeof__" { return next.isSign("(") }
        if Self.isBuiltIn(word), next.word != nil || next.isSign("*") { return true }
        // `BOOL (*name)(…)`, where a call would have a value behind the sign.
        if Self.isBuiltIn(word), next.isSign("("), token(after: 2).isSign("*") { return true }
        guard !Self.keywords.contains(word) else { return false }
        if next.isSign("*") { return declares(after: 1) }
        if next.isSign("<") { return Self.isTypeWord(word) && declares(after: argumentEnd) }
        return next.word.map { $0 != "in" } == true && declares(after: 1)
    }

    /// Whether pointers, a name and the end of a declaration come after `count` tokens.
    private func declares(after count: Int) -> Bool {
        var count = count
        while token(after: count).isSign("*")
            || token(after: count).word.map(Self.isQualifier) == true
        {
            count += 1
        }
        if token(after: count).isSign("("), token(after: count + 1).isSign("^") { return true }
        guard token(after: count).word != nil else { return false }
        if token(after: count + 1).word.map(Self.isAnnotation) == true { return true }
        let next = token(after: count + 1)
        return switch next.kind {
        case .end: true
        case .sign(let sign): ["=", ";", ",", ")", "(", "["].contains(sign)
        case .identifier(let word, _): word == "in" || next.isAfterLineEnd
        case .integer, .number, .string: next.isAfterLineEnd
        }
    }

    /// How many tokens the type's name and its `<…>` are.
    private var argumentEnd: Int {
        var depth = 0
        for count in 1..<64 {
            let token = token(after: count)
            if token.isSign("<") { depth += 1 }
            if token.isSign(">") { depth -= 1 }
            if depth == 0 { return count + 1 }
        }
        return 1
    }

    private mutating func parseDeclarations() throws(Diagnostic) -> [Statement] {
        var type = try parseType()
        if let name = type.name, token.isSign("(") {
            if type.isStatic { fileNames.insert(name.text) }
            return try parseFunction(name, result: type).map { [.declaration(.function($0))] } ?? []
        }
        var statements: [Statement] = []
        while true {
            guard let name = type.name else { throw expected("a name behind the type") }
            skipAnnotations()
            let value = take("=") ? try parseInitialValue(of: type) : try elements(of: type)
            // What is defined elsewhere is declared there.
            let isElsewhere = type.isExtern && value == nil
            let declared = Statement.Declaration.variable(
                name: name, isConstant: type.isConstant, isWeak: type.isWeak,
                type: type.written, value: value)
            let isKept =
                type.isStatic && (isInFunction || method != nil || !type.isConstant)
            if type.isStatic, method == nil, !isInFunction { fileNames.insert(name.text) }
            if !isElsewhere {
                statements.append(.declaration(isKept ? .persistent(declared) : declared))
            }
            guard take(",") else { break }
            try parseNextName(of: &type)
        }
        try endStatement()
        return statements
    }

    /// Reads `extern "C" { … }`.
    private mutating func parseExternC() throws(Diagnostic) -> [Statement] {
        advance()
        advance()
        guard take("{") else { return try parseStatement() }
        let body = try nested { parser throws(Diagnostic) in
            try parser.parseStatements(until: "}")
        }
        try expect("}", "after the declarations of C")
        return body
    }

    /// Reads a value, or the parts of a structure in braces.
    private mutating func parseInitialValue(
        of type: ObjectiveCType
    ) throws(Diagnostic) -> Expression {
        token.isSign("{") ? try parseStructure(type.syntax) : try parseExpression()
    }

    /// Reads a function of C behind its name; nil for one that is only declared.
    private mutating func parseFunction(
        _ name: Word, result: ObjectiveCType
    ) throws(Diagnostic) -> FunctionDeclaration? {
        advance()
        var parameters: [FunctionDeclaration.Parameter] = []
        if token.word == "void", following.isSign(")") { advance() }
        while !token.isSign(")") {
            if take("...") { break }
            let type = try parseType()
            let name = type.name ?? Word("_", span: token.span)
            parameters.append(.init(label: nil, name: name, type: type.syntax))
            guard take(",") else { break }
        }
        try expect(")", "after the parameters")
        skipAnnotations()
        if take(";") || isAtEnd { return nil }
        let isInner = isInFunction
        isInFunction = true
        defer { isInFunction = isInner }
        let body = try nested { parser throws(Diagnostic) in try parser.parseBraces() }
        return FunctionDeclaration(
            name: name, parameters: parameters,
            result: result.isVoid ? nil : result.syntax, body: body, language: .objectiveC)
    }

    // MARK: Directives

    /// Reads a statement that begins with `@`; nil where an expression does.
    private mutating func parseDirective() throws(Diagnostic) -> [Statement]? {
        guard !following.isAfterSpace, let word = following.word else { return nil }
        switch word {
        case "autoreleasepool":
            advance()
            advance()
            return [
                .block(.plain(try nested { parser throws(Diagnostic) in try parser.parseBraces() }))
            ]
        case "protocol" where token(after: 2).isSign("("): return nil
        case "interface", "implementation", "class", "protocol", "import", "end":
            return try parseClassDirective(word)
        case "selector", "available", "YES", "NO": return nil
        case "weakify", "unsafeify": return try parseWeakify()
        case "strongify": return try parseStrongify()
        case "try": return [try parseTry()]
        case "throw": return [try parseThrow()]
        case "synchronized":
            advance()
            advance()
            try expect("(", "after '@synchronized'")
            _ = try parseExpression()
            try expect(")", "after what is locked")
            return [
                .block(.plain(try nested { parser throws(Diagnostic) in try parser.parseBraces() }))
            ]
        case "catch", "finally":
            throw Diagnostic(.syntax, at: token.span, "'@\(word)' belongs to nothing before it")
        case "encode", "defs": throw unsupported("'@\(word)'")
        default: throw unknownDirective(word)
        }
    }

    func unknownDirective(_ word: String) -> Diagnostic {
        var span = token.span
        span.length = word.count + 1
        let known = Self.directives.filter { word.hasPrefix($0) && word != $0 }
        if let longest = known.max(by: { $0.count < $1.count }) {
            return Diagnostic(
                .syntax, at: span, "'@\(word.clipped)' runs two words together",
                suggestion: "@\(longest) \(word.dropFirst(longest.count))")
        }
        return Diagnostic(
            .syntax, at: span, "unknown directive '@\(word.clipped)'",
            suggestion: NearestName.nearest(to: word, among: Self.directives).map { "@" + $0 })
    }

    private static let directives = [
        "autoreleasepool", "class", "dynamic", "end", "implementation", "import", "interface",
        "optional", "package", "private", "property", "protected", "protocol", "public",
        "required", "selector", "synthesize", "IBOutlet", "IBAction", "objc",
    ]
}

extension Expression {
    /// The place that `++` or `--` changes, with the sign; nil for another expression.
    package var step: (place: Expression, op: String)? {
        switch kind {
        case .operation(.prefix("++", let place)), .operation(.infix("++", let place, _)):
            (place, "+")
        case .operation(.prefix("--", let place)), .operation(.infix("--", let place, _)):
            (place, "-")
        case .name, .type, .implicitMember, .literal, .link, .message, .operation, .closure,
            .attempt, .address:
            nil
        }
    }
}
