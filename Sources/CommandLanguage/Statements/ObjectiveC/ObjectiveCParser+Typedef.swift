/// Names of types and of numbers: `typedef`, `NS_ENUM` and `enum`.
extension ObjectiveCParser {
    /// Whether `NS_ENUM(`, `NS_OPTIONS(` or `enum` with its constants comes next.
    var startsEnumeration: Bool {
        if let word = token.word, Self.enumerationMacros.contains(word) {
            return following.isSign("(")
        }
        guard token.word == "enum" else { return false }
        let behind = following.word == nil ? following : self.token(after: 2)
        return behind.isSign("{") || behind.isSign(":")
    }

    private static let enumerationMacros: Set<String> = [
        "NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM",
    ]

    /// Reads `typedef TYPE NAME;` or `typedef NS_ENUM(TYPE, NAME) { … };`.
    mutating func parseTypedef() throws(Diagnostic) -> [Statement] {
        advance()
        if startsEnumeration { return try parseEnumeration() }
        if startsStructure {
            let (name, structure) = try parseStructureType(named: nil)
            try endStatement()
            guard name != nil else { throw expected("the name of the structure") }
            return [structure]
        }
        if token.word == "struct" || token.word == "enum", following.word != nil,
            following.word == self.token(after: 2).word, self.token(after: 3).isSign(";")
        {
            for _ in 0..<4 { advance() }
            return []
        }
        let type = try parseType()
        guard let name = type.name else { throw expected("the name of the type") }
        try endStatement()
        return [.definition(.alias(name: name, type: type.syntax))]
    }

    /// Reads the constants of an enumeration: whole numbers, as C has them.
    mutating func parseEnumeration() throws(Diagnostic) -> [Statement] {
        var name = try parseEnumerationHead()
        try expect("{", "of the constants")
        var statements: [Statement] = []
        var last: Expression?
        while !token.isSign("}") {
            let constant = try parseName("the name of a constant")
            skipAnnotations()
            let value = take("=") ? try parseExpression() : try next(after: last, at: constant)
            statements.append(
                .declaration(
                    .variable(
                        name: constant, isConstant: true, isWeak: false,
                        type: TypeSyntax(.name("Int"), span: constant.span), value: value)))
            last = try next(
                after: Expression(.name(constant.text), span: constant.span), at: constant)
            if case .literal(.integer(let number)) = value.kind, number < .max {
                last = try make(.literal(.integer(number + 1)), at: constant.span)
            }
            guard take(",") else { break }
        }
        guard take("}") else { throw expected("',' or '}' after the constant") }
        skipAnnotations()
        if let word = token.word, !Self.keywords.contains(word) {
            name = Word(word, span: advance().span)
        }
        try endStatement()
        guard let name else { return statements }
        return [.definition(.alias(name: name, type: TypeSyntax(.name("Int"), span: name.span)))]
            + statements
    }

    /// Reads `NS_ENUM(TYPE, NAME)` or `enum NAME : TYPE`; nil where no name stands there.
    private mutating func parseEnumerationHead() throws(Diagnostic) -> Word? {
        let isMacro = token.word != "enum"
        advance()
        guard isMacro else {
            let name = token.word == nil ? nil : try parseName("the name of the enumeration")
            if take(":") { _ = try parseBareType() }
            return name
        }
        try expect("(", "of the enumeration")
        _ = try parseBareType()
        let name = take(",") ? try parseName("the name of the enumeration") : nil
        try expect(")", "after the name of the enumeration")
        return name
    }

    /// What a constant is that follows another one; `last` is 1 more than that.
    private func next(after last: Expression?, at name: Word) throws(Diagnostic) -> Expression {
        guard let last else { return try make(.literal(.integer(0)), at: name.span) }
        guard case .name = last.kind else { return last }
        return try make(
            .operation(.infix("+", last, make(.literal(.integer(1)), at: name.span))), at: name.span
        )
    }

    // MARK: Annotations

    /// Steps over annotations for the compiler: `NS_DESIGNATED_INITIALIZER`,
    /// `API_AVAILABLE(ios(13.0))`, `__attribute__((unused))`.
    mutating func skipAnnotations() {
        while let word = token.word, Self.isAnnotation(word) {
            advance()
            if token.isSign("(") { skipParentheses() }
        }
    }

    static func isAnnotation(_ word: String) -> Bool {
        if compilerWords.contains(word) { return true }
        let prefixes = [
            "NS_", "UI_", "API_", "DEPRECATED_", "UIKIT_", "OBJC_", "CF_", "XC_", "__IOS_",
            "__OSX_", "__TVOS_", "__WATCHOS_", "__API_", "CG_", "CA_", "AVAILABLE_",
        ]
        return prefixes.contains { word.hasPrefix($0) } && !enumerationMacros.contains(word)
            && !isQualifier(word) && !word.contains { $0.isLowercase }
    }

    private static let compilerWords: Set<String> = [
        "__attribute__", "__attribute", "__unused", "IB_DESIGNABLE", "__deprecated",
        "__deprecated_msg", "__deprecated_enum_msg", "__used", "_Pragma", "__overloadable",
        "__printflike", "__dead2", "__pure2",
    ]

    mutating func skipParentheses() {
        var depth = 0
        repeat {
            if token.isSign("(") { depth += 1 }
            if token.isSign(")") { depth -= 1 }
            advance()
        } while depth > 0 && !isAtEnd
    }
}
