extension SwiftParser {
    /// Reads statements up to `closing`, which it leaves, or to the end of the code.
    mutating func parseStatements(until closing: String?) throws(Diagnostic) -> [Statement] {
        try takingClosures(true) { parser throws(Diagnostic) in
            try parser.parseStatements { parser in
                parser.isAtEnd || closing.map { parser.token.isSign($0) } ?? false
            }
        }
    }

    /// Reads statements up to where `isEnd` holds.
    mutating func parseStatements(
        until isEnd: (SwiftParser) -> Bool
    ) throws(Diagnostic) -> [Statement] {
        var statements: [Statement] = []
        while !isEnd(self) {
            if take(";") { continue }
            let span = token.span
            let read = try parseOrStepOver(until: isEnd) { parser throws(Diagnostic) in
                let read = try parser.parseStatement()
                let isSeparated =
                    parser.token.isSign(";") || parser.token.isAfterLineEnd || isEnd(parser)
                guard isSeparated else { throw parser.unseparated() }
                return read
            }
            statements += read ?? [.unread(at: span)]
        }
        return statements
    }

    private func unseparated() -> Diagnostic {
        if case .identifier = token.kind, token.isAfterSpace {
            return expected("an operator, ';' or a line end")
        }
        return Diagnostic(.syntax, at: token.span, "unexpected \(token.description)")
    }

    /// Reads `{ … }`.
    mutating func parseBlock(_ what: Message) throws(Diagnostic) -> [Statement] {
        try nested { parser throws(Diagnostic) in
            try parser.expect("{", "of \(what)")
            let outer = parser.typeParameters
            parser.blocks += 1
            defer {
                parser.blocks -= 1
                parser.typeParameters = outer
            }
            let body = try parser.parseStatements(until: "}")
            try parser.expect("}", "at the end of \(what)")
            return body
        }
    }

    /// Reads one statement, which is several if it declares several names.
    private mutating func parseStatement() throws(Diagnostic) -> [Statement] {
        let start = index
        if blocks == 0, let outside = try parseSwiftUI() { return outside }
        if blocks == 0, try takeOperatorDeclaration() { return [] }
        // Nothing runs beside the code: what is awaited has its value at once.
        let isAsync = token.word == "async" && ["let", "var"].contains(following.word)
        if isAsync { advance() }
        let modifiers = try parseModifiers()
        if blocks == 0, index > start, let outside = try parseSwiftUI() { return outside }
        switch token.word {
        case "let", "var":
            let declared = try parseDeclarations(modifiers)
            return isAsync ? declared.map(\.besides) : declared
        case "func": return [.declaration(.function(try parseFunction(modifiers)))]
        case "return": return try parseReturn()
        case "import":
            try skipImport()
            return []
        case let word? where Self.typeWords.contains(word) && !isNamedActor:
            if blocks == 0 { return [try parseTypeDeclaration(word, modifiers)] }
            try parseLocalType(word, modifiers)
            return []
        case _ where isAtEnd: return []
        case _? where index > start: throw expected("a declaration")
        default: return [try parsePlainStatement()]
        }
    }

    private mutating func parsePlainStatement() throws(Diagnostic) -> Statement {
        switch token.word {
        case "break", "continue": return try parseJump()
        case "fallthrough": return .exit(.fallthrough(advance().span))
        case "throw":
            let span = advance().span
            return .exit(.throw(try parseExpression(), span))
        case let word? where Self.controlWords.contains(word): return try parseControl(word)
        case let word? where Self.misplacedWords.contains(word):
            throw Diagnostic(.syntax, at: token.span, "'\(word)' belongs to nothing here")
        default: return try parseExpressionStatement()
        }
    }

    /// Whether something that code calls `actor` comes next.
    private var isNamedActor: Bool { token.word == "actor" && following.word == nil }

    private static let typeWords: Set<String> = [
        "class", "enum", "extension", "protocol", "struct", "typealias", "actor",
    ]

    private static let misplacedWords: Set<String> = ["case", "default", "else"]

    /// Steps over `import Module`.
    private mutating func skipImport() throws(Diagnostic) {
        advance()
        importsSwiftUI = importsSwiftUI || token.word == "SwiftUI"
        repeat {
            guard case .identifier = token.kind, !token.isAfterLineEnd else {
                throw expected("the name of a module after 'import'")
            }
            advance()
        } while take(".")
        if case .identifier = token.kind, !token.isAfterLineEnd {
            while take(".") || !isAtEnd && !token.isAfterLineEnd && !token.isSign(";") { advance() }
        }
    }

    private mutating func parseTypeDeclaration(
        _ word: String, _ modifiers: DeclarationModifiers
    ) throws(Diagnostic) -> Statement {
        if word == "struct", isSwiftUIView { throw outside("a view of SwiftUI") }
        if word != "class", modifiers.contains(.observable) {
            throw Diagnostic(.syntax, at: token.span, "'@Observable' stands before a class alone")
        }
        switch word {
        case "class": return .definition(.class(try parseClass(modifiers)))
        case "struct": return .definition(.class(try parseStructure()))
        case "extension": return .definition(.class(try parseExtension()))
        case "protocol": return .definition(.class(try parseProtocol()))
        case "enum": return .definition(.enumeration(try parseEnum()))
        case "typealias":
            let alias = try parseAlias()
            return .definition(.alias(name: alias.name, type: alias.type))
        default: throw unsupported("'\(word)'")
        }
    }

    /// Reads a type within code, for which the file declares it; another one of the same name gets a number there.
    private mutating func parseLocalType(
        _ word: String, _ modifiers: DeclarationModifiers
    ) throws(Diagnostic) {
        let place = token.span
        guard word != "extension", word != "protocol",
            case .identifier(let name, _) = following.kind
        else { throw unsupported("'\(word)' within code") }
        var free = name
        while localTypeNames.contains(free) { free += "2" }
        if free != name { typeParameters[name] = TypeSyntax(.name(free), span: place) }
        localTypeNames.insert(free)
        localTypes.append(try parseTypeDeclaration(word, modifiers).named(free))
    }

    /// Whether `struct Name: View` comes next.
    private var isSwiftUIView: Bool {
        index + 3 < tokens.count && tokens[index + 2].isSign(":")
            && ["View", "App"].contains(tokens[index + 3].word)
    }

    /// Reads `return`, `return value`, or `return place = value`, which gives nothing once that was set.
    private mutating func parseReturn() throws(Diagnostic) -> [Statement] {
        let span = advance().span
        let hasValue =
            !isAtEnd && !token.isSign(";") && !token.isSign("}")
            && (!token.isAfterLineEnd || beginsValue)
        guard hasValue else { return [.exit(.return(nil, span))] }
        let value = try parseExpression()
        guard let sign = infixSigns?.operator, let op = Self.assignments[sign] else {
            return [.exit(.return(value, span))]
        }
        _ = takeInfix()
        let assignment = Statement.assignment(target: value, op: op, value: try parseExpression())
        return [assignment, .exit(.return(nil, span))]
    }

    /// Whether a value begins on the line behind `return`, which Swift takes for what is returned.
    private var beginsValue: Bool {
        switch token.kind {
        case .integer, .number, .string: true
        case .sign(let sign): ["(", "[", "!", "-", "."].contains(sign)
        case .identifier(let word, let isEscaped):
            isEscaped || word == "try"
                || !Self.reservedWords.contains(word) && !following.isSign(":")
                    && !isModifier(word) && !Self.typeWords.contains(word)
        case .end: false
        }
    }

    /// Reads `break` or `continue` with the label behind it, if there is one.
    private mutating func parseJump() throws(Diagnostic) -> Statement {
        let word = advance()
        let isBreak = word.word == "break"
        if case .identifier(let name, false) = token.kind, !token.isAfterLineEnd,
            !Self.reservedWords.contains(name)
        {
            return .exit(.jump(isBreak: isBreak, label: try parseName("a label")))
        }
        return isBreak ? .exit(.break(word.span)) : .exit(.continue(word.span))
    }

    /// Reads `name: for …`.
    private mutating func parseLabeled() throws(Diagnostic) -> Statement {
        let label = try parseName("a label")
        advance()
        guard let word = token.word, Self.labeledWords.contains(word) else {
            throw expected("a loop, 'switch', 'if' or 'do' behind the label")
        }
        return .labeled(label, try parseControl(word))
    }

    private static let labeledWords: Set<String> = [
        "for", "while", "repeat", "switch", "if", "do",
    ]

    mutating func parseExpressionStatement() throws(Diagnostic) -> Statement {
        if token.word != nil, following.isSign(":"), token.word != "self" {
            return try parseLabeled()
        }
        if isAtStep { return try parsePrefixedStep() }
        if let step = try parsePlaceWithStep() { return step }
        let target = try parseExpression()
        guard let sign = infixSigns?.operator, let op = Self.assignments[sign] else {
            return .expression(target)
        }
        _ = takeInfix()
        if sign == "=", case .literal(.tuple(let places)) = target.kind, places.count > 1 {
            return try parseAssignments(to: places.map(\.value))
        }
        return .assignment(target: target, op: op, value: try parseExpression())
    }

    /// Reads the value of `(a.x, b) = (1, 2)`, whose parts go to the places one after the other.
    private mutating func parseAssignments(to places: [Expression]) throws(Diagnostic) -> Statement
    {
        let value = try parseExpression()
        if let parts = value.parts(apartFrom: places), parts.count == places.count {
            return .block(
                .plain(zip(places, parts).map { .assignment(target: $0, op: nil, value: $1) }))
        }
        let names = places.enumerated().map { Word("_part\($0 + 1)", span: $1.span) }
        var statements: [Statement] = [
            .declaration(.destructuring(names: names, isConstant: true, value: value))
        ]
        for (place, name) in zip(places, names) {
            let part = Expression(.name(name.text), span: name.span)
            statements.append(.assignment(target: place, op: nil, value: part))
        }
        return .block(.plain(statements))
    }

    /// The operator of each assignment, nil for the plain one.
    static let assignments: [String: String?] = [
        "=": nil, "+=": "+", "-=": "-", "*=": "*", "/=": "/", "%=": "%", "|=": "|", "&=": "&",
        "^=": "^", "<<=": "<<", ">>=": ">>", "&+=": "&+", "&-=": "&-", "&*=": "&*", "&<<=": "&<<",
        "&>>=": "&>>",
    ]
}

extension Statement {
    /// The definition of a type under another name; any other statement as it is.
    fileprivate func named(_ name: String) -> Statement {
        guard case .definition(let definition) = self else { return self }
        switch definition {
        case .class(var declaration):
            declaration.name.text = name
            return .definition(.class(declaration))
        case .enumeration(var declaration):
            declaration.name.text = name
            for index in declaration.members.indices { declaration.members[index].name.text = name }
            return .definition(.enumeration(declaration))
        case .alias(var old, let type):
            old.text = name
            return .definition(.alias(name: old, type: type))
        }
    }
}

extension Expression {
    /// The parts of a tuple none of which can see that another was assigned, so that each takes the type of its place: they
    /// name nothing of the places, and call nothing but initialisers; nil for any other expression.
    fileprivate func parts(apartFrom places: [Expression]) -> [Expression]? {
        guard case .literal(.tuple(let elements)) = kind else { return nil }
        let assigned = places.reduce(into: Set<String>()) { $0.formUnion($1.usedNames.names) }
        for element in elements {
            let used = element.value.usedNames
            if used.calls || !used.names.isDisjoint(with: assigned) { return nil }
        }
        return elements.map(\.value)
    }

    /// The names of variables and members in it, and whether it calls what may change others.
    private var usedNames: (names: Set<String>, calls: Bool) {
        var names: Set<String> = []
        var calls = false
        CodeWalk.expressions(of: self) { part in
            switch part.kind {
            case .name(let name): names.insert(name)
            case .link(.member(_, let name, _)): names.insert(name)
            case .link(.call(let callee, _)):
                if case .name(let type) = callee.kind, type.first?.isUppercase == true { break }
                if case .type = callee.kind { break }
                calls = true
            case .message, .closure, .attempt, .address: calls = true
            case .type, .implicitMember, .literal, .link, .operation: break
            }
        }
        return (names.subtracting(["self"]), calls)
    }
}

extension Statement {
    /// `async let`, whose value is there at once: what it throws is thrown here.
    fileprivate var besides: Statement {
        guard
            case .declaration(
                .variable(let name, let isConstant, let isWeak, let type, let value?)) = self
        else { return self }
        return .declaration(
            .variable(
                name: name, isConstant: isConstant, isWeak: isWeak, type: type,
                value: Expression(.attempt("async", value), span: value.span)))
    }
}
