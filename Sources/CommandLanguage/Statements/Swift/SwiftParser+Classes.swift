/// Classes, their extensions, protocols and enumerations.
extension SwiftParser {
    /// Reads `class NAME: SUPER, PROTOCOL { … }`; the modifiers stand before it.
    mutating func parseClass(
        _ modifiers: DeclarationModifiers
    ) throws(Diagnostic) -> ClassDeclaration {
        advance()
        let name = try parseName("the name of the class")
        return try parseGeneric { parser, generics, inherited throws(Diagnostic) in
            var inherited = inherited
            // Whether the first one is a class or a protocol, only the checker knows.
            let superclass = inherited.isEmpty ? nil : inherited.removeFirst()
            var declaration = ClassDeclaration(
                name: name, superclass: superclass, protocols: inherited, language: .swift)
            declaration.generics = generics.map { ($0.name, $0.constraint) }
            declaration.typeParameters = parser.parametersAround
            try parser.parseMembers(of: &declaration, "the class")
            if modifiers.contains(.observable) { declaration.observeProperties() }
            declaration.addChangePublisher()
            return declaration
        }
    }

    /// Reads `struct NAME: PROTOCOL { … }`.
    mutating func parseStructure() throws(Diagnostic) -> ClassDeclaration {
        advance()
        let name = try parseName("the name of the structure")
        return try parseGeneric { parser, generics, inherited throws(Diagnostic) in
            var declaration = ClassDeclaration(
                name: name, superclass: nil, protocols: inherited, language: .swift)
            declaration.isStructure = true
            declaration.generics = generics.map { ($0.name, $0.constraint) }
            declaration.typeParameters = parser.parametersAround
            try parser.parseMembers(of: &declaration, "the structure")
            try declaration.addMembersOfOptionSet()
            declaration.addMemberwiseInitialiser()
            return declaration
        }
    }

    /// Reads type parameters, what is inherited and `where`, and then the rest of the type.
    private mutating func parseGeneric<Result>(
        _ parseRest: (inout SwiftParser, [TypeParameter], [TypeSyntax]) throws(Diagnostic) -> Result
    ) throws(Diagnostic) -> Result {
        var generics = try parseGenerics().map { $0.erasing }
        let inherited = try parseInheritance()
        try parseWhere(narrowing: &generics)
        let outer = parametersAround
        defer { parametersAround = outer }
        for generic in generics { parametersAround[generic.name.text] = generic.constraint }
        return try parseRest(&self, generics, inherited)
    }

    /// Reads `extension NAME: PROTOCOL { … }`.
    mutating func parseExtension() throws(Diagnostic) -> ClassDeclaration {
        advance()
        var name = try parseTypeName("the name of the class that is extended")
        while take(".") { name.text += "." + (try parseTypeName("the name of a type")).text }
        var declaration = ClassDeclaration(
            name: name, superclass: nil, protocols: try parseInheritance(), language: .swift)
        declaration.role = .extension
        let requirements = try parseWhere()
        declaration.selfTypes = requirements.filter { $0.subject.isNamed("Self") }.map(\.type)
        declaration.elementType = requirements.last { $0.subject.isElement }?.type
        declaration.requirements = requirements.compactMap { requirement in
            requirement.subject.wholeName.map { ($0, requirement.type) }
        }
        try parseMembers(of: &declaration, "the extension")
        return declaration
    }

    /// Reads `protocol NAME: PROTOCOL { … }`.
    mutating func parseProtocol() throws(Diagnostic) -> ClassDeclaration {
        advance()
        let name = try parseTypeName("the name of the protocol")
        if take("<") {
            while !take(">"), !isAtEnd { advance() }
        }
        var declaration = ClassDeclaration(
            name: name, superclass: nil, protocols: try parseInheritance(), language: .swift)
        declaration.role = .protocol
        declaration.selfTypes = try parseWhere().filter { $0.subject.isNamed("Self") }.map(\.type)
        try parseMembers(of: &declaration, "the protocol")
        return declaration
    }

    private mutating func parseTypeName(_ what: Message) throws(Diagnostic) -> Word {
        try parseName(what)
    }

    /// Reads `: A, B`, if it comes.
    private mutating func parseInheritance() throws(Diagnostic) -> [TypeSyntax] {
        guard take(":") else { return [] }
        var types: [TypeSyntax] = []
        repeat {
            try takeAttributes()
            let type = try parseInheritedType()
            if case .composition(let parts) = type.kind {
                types += parts
            } else {
                types.append(type)
            }
        } while take(",")
        return types
    }

    private mutating func parseInheritedType() throws(Diagnostic) -> TypeSyntax {
        guard token.word == "class" else { return try parseType() }
        return TypeSyntax(.name("AnyObject"), span: advance().span)
    }

    // MARK: Members

    private mutating func parseMembers(
        of declaration: inout ClassDeclaration, _ what: Message
    ) throws(Diagnostic) {
        var members = declaration
        try nested { parser throws(Diagnostic) in
            try parser.expect("{", "of \(what)")
            try parser.takingClosures(true) { parser throws(Diagnostic) in
                while !parser.token.isSign("}") {
                    if parser.isAtEnd { throw parser.expected("'}' at the end of \(what)") }
                    if parser.take(";") { continue }
                    let start = parser.token.span
                    let before = members
                    let isRead: Void? = try parser.parseOrStepOver(until: Self.isAtClosingBrace) {
                        parser throws(Diagnostic) in
                        try parser.parseMember(of: &members)
                    }
                    if isRead == nil {
                        members = before
                        continue
                    }
                    members.memberPlaces.append(
                        ClassDeclaration.MemberPlace(start: start, end: parser.token.span))
                }
            }
            parser.advance()
        }
        declaration = members
    }

    private static func isAtClosingBrace(_ parser: SwiftParser) -> Bool {
        parser.token.isSign("}")
    }

    private mutating func parseMember(
        of declaration: inout ClassDeclaration
    ) throws(Diagnostic) {
        if try parseObjectiveCMember(of: &declaration) { return }
        let wrapper = try parseWrapper()
        let modifiers = try parseModifiers()
        switch token.word {
        case "var" where wrapper != nil:
            try parseProperties(of: &declaration, modifiers)
            if let wrapper { try declaration.wrapLast(in: wrapper) }
        case _ where wrapper != nil: throw expected("'var' behind the wrapper of a property")
        case "var", "let": try parseProperties(of: &declaration, modifiers)
        case "func":
            let isRequirement = declaration.role == .protocol
            declaration.methods.append(
                try isRequirement
                    ? parseRequirement(modifiers) : parseFunction(modifiers, isMember: true))
        case "init":
            declaration.initialisers.append(
                try parseInitialiser(modifiers, isRequirement: declaration.role == .protocol))
        case "deinit": try parseDeinitialiser(of: &declaration)
        case "enum": declaration.enumerations.append(try parseEnum())
        case "class": declaration.types.append(try parseClass(modifiers))
        case "struct": declaration.types.append(try parseStructure())
        case "typealias": declaration.aliases.append(try parseAlias())
        case "associatedtype": declaration.associatedTypes.append(try parseAssociatedType())
        case "subscript": try parseSubscript(of: &declaration, modifiers)
        case "protocol": declaration.types.append(try parseProtocol())
        case "async": throw outside("'async'")
        default: throw expected("a member")
        }
        guard token.isSign("}") || token.isSign(";") || token.isAfterLineEnd else {
            throw Diagnostic(.syntax, at: token.span, "unexpected \(token.description)")
        }
    }

    private mutating func parseDeinitialiser(
        of declaration: inout ClassDeclaration
    ) throws(Diagnostic) {
        if declaration.deinitialiser != nil {
            throw Diagnostic(.duplicateName, at: token.span, "invalid redeclaration of 'deinit'")
        }
        advance()
        declaration.deinitialiser = try naming("deinit") { parser throws(Diagnostic) in
            try parser.parseBlock("the deinitialiser")
        }
    }

    /// Reads `init(…) { … }`, `init?` or `init!`.
    private mutating func parseInitialiser(
        _ modifiers: DeclarationModifiers, isRequirement: Bool
    ) throws(Diagnostic) -> FunctionDeclaration {
        let name = Word("init", span: advance().span)
        var modifiers = modifiers
        if take("?") {
            modifiers.insert(.failable)
        } else if take("!") {
            modifiers.formUnion([.failable, .unwrapping])
        }
        return isRequirement
            ? try parseFunctionHead(name, modifiers)
            : try parseFunctionRest(name, modifiers, try parseGenerics())
    }

    /// Reads the head of a protocol's method.
    private mutating func parseRequirement(
        _ modifiers: DeclarationModifiers
    ) throws(Diagnostic) -> FunctionDeclaration {
        advance()
        let name = try parseFunctionName()
        var generics = try parseGenerics()
        var method = try parseFunctionHead(name, modifiers)
        try parseWhere(narrowing: &generics)
        method.generics = generics.map { ($0.name, $0.constraint) }
        return method
    }

    /// Reads `associatedtype NAME: TYPE`, which stands for what it must be.
    private mutating func parseAssociatedType() throws(Diagnostic) -> (
        name: Word, type: TypeSyntax
    ) {
        advance()
        let name = try parseTypeName("the name of the type")
        let type = take(":") ? try parseType() : .anything(at: name.span)
        if take("=") { _ = try parseType() }
        _ = try parseWhere()
        return (name, type)
    }

    /// Reads `typealias NAME = TYPE`.
    mutating func parseAlias() throws(Diagnostic) -> (name: Word, type: TypeSyntax) {
        advance()
        let name = try parseTypeName("the name of the type")
        let generics = try parseGenerics()
        try expect("=", "before what '\(name.text.clipped)' stands for")
        return try naming(generics) { parser throws(Diagnostic) in
            (name, try parser.parseType())
        }
    }

    // MARK: Enumerations

    /// Reads `enum NAME { case a, b; var c: T { … } }`.
    mutating func parseEnum() throws(Diagnostic) -> EnumDeclaration {
        advance()
        let name = try parseName("the name of the enumeration")
        return try parseGeneric { parser, generics, inherited throws(Diagnostic) in
            var declaration = try parser.parseEnum(name, inherited)
            declaration.generics = generics.map { ($0.name, $0.constraint) }
            return declaration
        }
    }

    private mutating func parseEnum(
        _ name: Word, _ inherited: [TypeSyntax]
    ) throws(Diagnostic) -> EnumDeclaration {
        var declaration = EnumDeclaration(name: name, inherited: inherited, cases: [])
        declaration.typeParameters = parametersAround
        var members = ClassDeclaration(name: name, superclass: nil, language: .swift)
        members.role = .extension
        try nested { parser throws(Diagnostic) in
            try parser.expect("{", "of the enumeration")
            try parser.takingClosures(true) { parser throws(Diagnostic) in
                while !parser.token.isSign("}") {
                    if parser.isAtEnd {
                        throw parser.expected("'}' at the end of the enumeration")
                    }
                    if parser.take(";") { continue }
                    let before = (declaration, members)
                    let isRead: Void? = try parser.parseOrStepOver(until: Self.isAtClosingBrace) {
                        parser throws(Diagnostic) in
                        try parser.parseMember(of: &declaration, &members)
                    }
                    if isRead == nil { (declaration, members) = before }
                }
            }
            parser.advance()
        }
        if !members.isEmpty { declaration.members = [members] }
        return declaration
    }

    private mutating func parseMember(
        of declaration: inout EnumDeclaration, _ members: inout ClassDeclaration
    ) throws(Diagnostic) {
        let start = index
        while token.word == "indirect" || token.isSign("@") && !isAtWrapper {
            if token.isSign("@") { try takeAttributes() } else { advance() }
        }
        if token.word != "case" { index = start }
        guard token.word == "case" else { return try parseMember(of: &members) }
        advance()
        repeat { declaration.cases.append(try parseEnumCase()) } while take(",")
    }

    private mutating func parseEnumCase() throws(Diagnostic) -> EnumDeclaration.Case {
        let name = try parseName("the name of a case")
        if token.isSign("(") {
            var item = EnumDeclaration.Case(name: name, rawValue: nil)
            try parseCarriedTypes(of: &item)
            return item
        }
        return EnumDeclaration.Case(
            name: name, rawValue: take("=") ? try parseExpression() : nil)
    }

    /// Reads `(UIViewController, animated: Bool = true)`.
    private mutating func parseCarriedTypes(
        of item: inout EnumDeclaration.Case
    ) throws(Diagnostic) {
        advance()
        while !token.isSign(")") {
            let isUnlabelled = token.word == "_"
            if isUnlabelled { advance() }
            var label: String?
            if case .identifier(let name, _) = token.kind, following.isSign(":") {
                label = isUnlabelled ? nil : name
                advance()
                advance()
            }
            item.carried.append(TypeSyntax.Element(label: label, type: try parseType()))
            if take("=") { item.defaults[item.carried.count - 1] = try parseExpression() }
            guard take(",") else { break }
        }
        try expect(")", "after what the case carries")
    }
}
