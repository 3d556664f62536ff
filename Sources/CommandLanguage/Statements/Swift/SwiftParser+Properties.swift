/// Properties of classes.
extension SwiftParser {
    /// Reads `var a: T = x { … }`, or several without braces.
    mutating func parseProperties(
        of declaration: inout ClassDeclaration, _ modifiers: DeclarationModifiers
    ) throws(Diagnostic) {
        let isConstant = advance().word == "let"
        repeat {
            try parseProperty(of: &declaration, modifiers, isConstant: isConstant)
        } while take(",")
    }

    private mutating func parseProperty(
        of declaration: inout ClassDeclaration, _ modifiers: DeclarationModifiers,
        isConstant: Bool
    ) throws(Diagnostic) {
        let name = try parseName("the name of the property")
        try naming(name.text) { parser throws(Diagnostic) in
            try parser.parseProperty(name, of: &declaration, modifiers, isConstant: isConstant)
        }
    }

    private mutating func parseProperty(
        _ name: Word, of declaration: inout ClassDeclaration, _ modifiers: DeclarationModifiers,
        isConstant: Bool
    ) throws(Diagnostic) {
        var type = take(":") ? try parseType() : try sharedType()
        let value = take("=") ? try parseExpression() : nil
        guard type != nil || value != nil else {
            throw expected("a type or a value for '\(name.text.clipped)'")
        }
        if value != nil, type.isBareCollection { type = nil }
        // There is nothing of it before Core Data has it.
        if modifiers.contains(.managed), type?.isOptional == false {
            type = type?.asImplicitlyUnwrapped
        }
        var property = ClassDeclaration.StoredProperty(
            name: name, isConstant: isConstant, modifiers: modifiers, type: type,
            initialValue: value)
        guard token.isSign("{"), declaration.role != .protocol else {
            if declaration.role == .protocol {
                declaration.computedProperties.append(
                    try parseRequirement(name, modifiers, type))
            } else {
                declaration.storedProperties.append(property)
            }
            return
        }
        if ["willSet", "didSet"].contains(following.word) {
            try parseObservers(of: &property)
            declaration.storedProperties.append(property)
        } else {
            declaration.computedProperties.append(
                try parseComputed(name, modifiers, type, value, isConstant: isConstant))
        }
    }

    /// The type behind the last of several names, which all of them have: `var a, b: Int`.
    func sharedType() throws(Diagnostic) -> TypeSyntax? {
        guard token.isSign(",") else { return nil }
        var parser = self
        while parser.take(",") {
            guard case .identifier = parser.token.kind else { return nil }
            parser.advance()
        }
        return parser.take(":") ? try parser.parseType() : nil
    }

    /// Reads `{ willSet { … } didSet { … } }`.
    private mutating func parseObservers(
        of property: inout ClassDeclaration.StoredProperty
    ) throws(Diagnostic) {
        advance()
        while !token.isSign("}") {
            switch token.word {
            case "willSet":
                property.willSet = try parseAccessor("willSet", defaultName: "newValue")
            case "didSet": property.didSet = try parseAccessor("didSet", defaultName: "oldValue")
            default: throw expected("'willSet', 'didSet' or '}'")
            }
        }
        advance()
    }

    /// Reads `set(newValue) { … }` and its kin.
    private mutating func parseAccessor(
        _ what: Message, defaultName: String
    ) throws(Diagnostic) -> ClassDeclaration.Observer {
        advance()
        var parameter = defaultName
        if take("(") {
            parameter = try parseName("the name of the value").text
            try expect(")", "after the name")
        }
        return ClassDeclaration.Observer(
            parameter: parameter, body: try parseBlock("'\(what)'"))
    }

    private mutating func parseComputed(
        _ name: Word, _ modifiers: DeclarationModifiers, _ type: TypeSyntax?, _ value: Expression?,
        isConstant: Bool
    ) throws(Diagnostic) -> ClassDeclaration.ComputedProperty {
        guard let type else { throw untyped(name) }
        if isConstant {
            throw Diagnostic(
                .syntax, at: name.span, "'let' declarations cannot be computed properties",
                suggestion: "var")
        }
        if let value {
            throw Diagnostic(
                .syntax, at: value.span, "a computed property cannot have an initial value")
        }
        var property = ClassDeclaration.ComputedProperty(
            name: name, modifiers: modifiers, type: type, getter: [])
        try parseAccessorsOrBody(of: &property, "the property '\(name.text.clipped)'")
        return property
    }

    /// Reads `{ get { … } set { … } }`, or the code of the getter alone.
    mutating func parseAccessorsOrBody(
        of property: inout ClassDeclaration.ComputedProperty, _ what: Message
    ) throws(Diagnostic) {
        guard isBeforeAccessor else {
            property.getter = try parseBlock(what)
            return
        }
        try parseAccessors(of: &property)
    }

    private func untyped(_ name: Word) -> Diagnostic {
        Diagnostic(
            .syntax, at: name.span, "computed property must have an explicit type",
            hint: "var \(name.text): Bool { … }")
    }

    /// Whether `{ get` or `{ set` with a body comes next, rather than statements.
    private var isBeforeAccessor: Bool {
        var place = index + 1
        while place + 1 < tokens.count {
            if tokens[place].isSign("@") {
                place = endOfAttribute(at: place)
            } else if let word = tokens[place].word, Self.accessorWords.contains(word) {
                place += 1
            } else {
                break
            }
        }
        guard place < tokens.count, let word = tokens[place].word, word == "get" || word == "set"
        else { return false }
        let next = tokens[min(place + 1, tokens.count - 1)]
        return next.isSign("{") || next.isSign("(") && word == "set"
            || ["throws", "async"].contains(next.word)
    }

    /// The place behind `@name` or `@name(…)`.
    private func endOfAttribute(at start: Int) -> Int {
        var place = start + 2
        guard place < tokens.count, tokens[place].isSign("(") else { return place }
        while place < tokens.count, !tokens[place].isSign(")") { place += 1 }
        return place + 1
    }

    /// Words before `get` and `set` that change nothing here.
    private static let accessorWords: Set<String> = ["mutating", "nonmutating"]

    private mutating func parseAccessors(
        of property: inout ClassDeclaration.ComputedProperty
    ) throws(Diagnostic) {
        let brace = advance()
        var getter: [Statement]?
        while !token.isSign("}") {
            try takeAttributes()
            switch token.word {
            case let word? where Self.accessorWords.contains(word): advance()
            case "get":
                advance()
                while ["throws", "async"].contains(token.word) { advance() }
                getter = try parseBlock("'get'")
            case "set": property.setter = try parseAccessor("set", defaultName: "newValue")
            default: throw expected("'get', 'set' or '}'")
            }
        }
        advance()
        guard let getter else {
            throw Diagnostic(
                .syntax, at: brace.span, "variable with a setter must also have a getter")
        }
        property.getter = getter
    }

    /// Reads `{ get set }` of a protocol's property.
    private mutating func parseRequirement(
        _ name: Word, _ modifiers: DeclarationModifiers, _ type: TypeSyntax?
    ) throws(Diagnostic) -> ClassDeclaration.ComputedProperty {
        try expect("{", "of the property's '{ get }' or '{ get set }'")
        guard let type else { throw untyped(name) }
        var property = ClassDeclaration.ComputedProperty(
            name: name, modifiers: modifiers, type: type, getter: [])
        while !token.isSign("}") {
            switch token.word {
            case let word? where Self.accessorWords.contains(word): advance()
            case "get": advance()
            case "set":
                advance()
                property.setter = ClassDeclaration.Observer(parameter: "newValue", body: [])
            default: throw expected("'get', 'set' or '}'")
            }
        }
        advance()
        return property
    }
}

extension TypeSyntax? {
    /// Whether it is `Array` or `Dictionary` alone, whose elements the value behind it tells.
    var isBareCollection: Bool {
        guard case .name(let name)? = self?.kind else { return false }
        return name == "Array" || name == "Dictionary"
    }
}
