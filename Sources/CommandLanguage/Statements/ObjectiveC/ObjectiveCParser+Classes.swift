extension ObjectiveCParser {
    /// Reads `@interface … @end`, `@implementation … @end`, or steps over what declares nothing.
    mutating func parseClassDirective(_ word: String) throws(Diagnostic) -> [Statement] {
        let span = token.span
        advance()
        advance()
        switch word {
        case "interface", "implementation":
            return try nested { parser throws(Diagnostic) in
                try parser.parseClass(isInterface: word == "interface", at: span)
            }
        case "protocol": return try parseProtocols()
        case "class", "import":
            while !isAtEnd, !token.isSign(";"), !token.isAfterLineEnd { advance() }
            _ = take(";")
        default:
            throw Diagnostic(
                .syntax, at: span,
                className.isEmpty
                    ? "'@end' without '@interface' or '@implementation'"
                    : "'@end' stands within a method of '\(className)': a '}' is missing before it")
        }
        return []
    }

    /// Reads `@protocol A, B;` or `@protocol A … @end`. The requirements of a protocol are not
    /// kept: Objective-C looks for a method only when the message is sent.
    private mutating func parseProtocols() throws(Diagnostic) -> [Statement] {
        var names: [Word] = []
        repeat { names.append(try parseName("the name of the protocol")) } while take(",")
        if !take(";"), !isAtEnd {
            while !isAtEnd, !isDirective("end") { advance() }
            guard takeDirective("end") else { throw unended(names[0], at: names[0].span) }
        }
        return names.map { name in
            var declaration = ClassDeclaration(
                name: name, superclass: nil, language: .objectiveC)
            declaration.role = .protocol
            return .definition(.class(declaration))
        }
    }

    private mutating func parseClass(
        isInterface: Bool, at span: SourceSpan
    ) throws(Diagnostic) -> [Statement] {
        let name = try parseName("the name of the class")
        className = name.text
        defer {
            className = ""
            typeParameters = []
        }
        try parseTypeParameters()
        let superclass = take(":") ? try parseTypeName("the superclass") : nil
        if superclass != nil, isGeneric { try skipTypeArguments() }
        var declaration = ClassDeclaration(
            name: name, superclass: superclass, language: .objectiveC)
        declaration.isInterface = isInterface
        if !token.isAfterLineEnd, take("(") {
            if token.word != nil { advance() }
            try expect(")", "of the class's extension")
            declaration.role = .extension
        } else if !isInterface, superclass == nil {
            declaration.role = .extension
        }
        if let known = Self.valueClasses[name.text] { declaration.name.text = known }
        if take("<") { declaration.protocols = try parseConformances() }
        var others: [Statement] = []
        if take("{") { others += try parseVariables(into: &declaration) }
        while !takeDirective("end") {
            if isAtEnd { throw unended(name, at: span) }
            others += try parseMemberOrStatement(into: &declaration)
        }
        return others + [.definition(.class(declaration))]
    }

    /// Classes of Foundation whose categories add to what Swift imports them as.
    private static let valueClasses = [
        "NSString": "String", "NSMutableString": "String", "NSArray": "Array",
        "NSMutableArray": "Array", "NSDictionary": "Dictionary",
        "NSMutableDictionary": "Dictionary", "NSSet": "Set", "NSMutableSet": "Set",
    ]

    /// Reads a member, or a declaration of C that stands among them.
    private mutating func parseMemberOrStatement(
        into declaration: inout ClassDeclaration
    ) throws(Diagnostic) -> [Statement] {
        var members = declaration
        let others = try parseOrStepOver { parser throws(Diagnostic) in
            try parser.parseMember(into: &members) ? [] : try parser.parseStatement()
        }
        if others != nil { declaration = members }
        return others ?? []
    }

    /// Reads `<T, __covariant U : UIView *>` behind the name of a class.
    private mutating func parseTypeParameters() throws(Diagnostic) {
        var end = 1
        while token(after: end).word != nil || token(after: end).isSign(",")
            || token(after: end).isSign(":") || token(after: end).isSign("*")
        {
            end += 1
        }
        guard token.isSign("<"), token(after: end).isSign(">"), token(after: end + 1).isSign(":")
        else { return }
        advance()
        while !take(">") {
            let parameter = advance()
            guard let word = parameter.word, !Self.isQualifier(word) else { continue }
            typeParameters.insert(word)
            while !token.isSign(","), !token.isSign(">"), !isAtEnd { advance() }
        }
    }

    /// Whether `<…>` and then protocols or variables come next: the first are arguments of the type.
    private var isGeneric: Bool {
        guard token.isSign("<") else { return false }
        var end = 1
        while !token(after: end).isSign(">"), end < 32 { end += 1 }
        return token(after: end + 1).isSign("<") || token(after: end - 1).isSign("*")
    }

    private mutating func skipTypeArguments() throws(Diagnostic) {
        while !isAtEnd, !take(">") { advance() }
    }

    private func unended(_ name: Word, at span: SourceSpan) -> Diagnostic {
        Diagnostic(.syntax, at: span, "'@end' of '\(name.text.clipped)' is missing")
    }

    private mutating func parseConformances() throws(Diagnostic) -> [TypeSyntax] {
        var protocols: [TypeSyntax] = []
        repeat { protocols.append(try parseTypeName("the name of a protocol")) } while take(",")
        try expect(">", "after the protocols")
        return protocols
    }

    private mutating func parseTypeName(_ what: Message) throws(Diagnostic) -> TypeSyntax {
        let name = try parseName(what)
        return TypeSyntax(.name(name.text), span: name.span)
    }

    /// Reads `{ UIView *_a; }` behind the class's name.
    private mutating func parseVariables(
        into declaration: inout ClassDeclaration
    ) throws(Diagnostic) -> [Statement] {
        var structures: [Statement] = []
        while !take("}") {
            if isAtEnd { throw expected("'}' after the instance variables") }
            if token.isSign("@") {
                advance()
                advance()
            } else if startsStructure {
                structures.append(try parseStructureVariable(into: &declaration))
            } else if !take(";") {
                try parseProperties([], into: &declaration)
            }
        }
        return structures
    }

    /// Reads `struct { unsigned int a:1; } _flags;`
    private mutating func parseStructureVariable(
        into declaration: inout ClassDeclaration
    ) throws(Diagnostic) -> Statement {
        let unnamed = "\(className)_Variables\(declaration.storedProperties.count)"
        let (tag, structure) = try parseStructureType(named: unnamed)
        let name = try parseName("the name of the instance variable")
        let type = TypeSyntax(.name(tag?.text ?? unnamed), span: name.span)
        declaration.storedProperties.append(
            ClassDeclaration.StoredProperty(
                name: name, isConstant: false, type: type,
                initialValue: Expression(
                    .link(.call(Expression(.name(type.description), span: name.span), [])),
                    span: name.span)))
        try expect(";", "behind the instance variable")
        return structure
    }

    // MARK: Members

    /// Reads a member of a class; false where something else comes next.
    mutating func parseMember(
        into declaration: inout ClassDeclaration
    ) throws(Diagnostic) -> Bool {
        if take(";") || takeMarker() {
            return true
        }
        if takeDirective("property") {
            let (attributes, getter) = try parseAttributes()
            try parseProperties(attributes, getter: getter, into: &declaration)
            return true
        }
        if isDirective("synthesize") {
            try parseSynthesis(into: &declaration)
            return true
        }
        if isDirective("dynamic") {
            while !isAtEnd, !take(";") { advance() }
            return true
        }
        if isDirective("optional", "required", "private", "public", "protected", "package") {
            advance()
            advance()
            return true
        }
        if startsMethod || startsUntypedMethod {
            if let method = try parseMethod() {
                declaration.add(method)
            } else {
                declaration.promisesMethods = declaration.isInterface
            }
            return true
        }
        if let slip = try misspeltMethod() { throw slip }
        return false
    }

    /// Reads `@synthesize a, b = _c;`: which instance variables keep the values of the properties.
    private mutating func parseSynthesis(
        into declaration: inout ClassDeclaration
    ) throws(Diagnostic) {
        advance()
        advance()
        repeat {
            let property = try parseName("the name of a property")
            var variable = property
            if take("=") { variable = try parseName("the name of an instance variable") }
            declaration.synthesized[property.text] = variable
        } while take(",")
        try expect(";", "behind '@synthesize'")
    }

    /// Reads `(nonatomic, weak, getter=isOn)`.
    private mutating func parseAttributes() throws(Diagnostic) -> (
        DeclarationModifiers, getter: String?
    ) {
        var modifiers: DeclarationModifiers = []
        var getter: String?
        guard take("(") else { return (modifiers, nil) }
        while !token.isSign(")") {
            let word = try parseName("an attribute of the property").text
            switch word {
            case "weak": modifiers.insert(.weak)
            case "class": modifiers.insert(.static)
            case _ where Self.attributes.contains(word): break
            default:
                throw Diagnostic(
                    .syntax, at: tokens[index - 1].span,
                    "unknown attribute '\(word.clipped)' of a property",
                    suggestion: NearestName.nearest(to: word, among: Self.attributes.sorted()))
            }
            if take("=") {
                if word == "getter" { getter = token.word }
                advance()
                _ = take(":")
            }
            guard take(",") else { break }
        }
        try expect(")", "after the attributes")
        return (modifiers, getter)
    }

    private static let attributes: Set<String> = [
        "atomic", "nonatomic", "strong", "weak", "copy", "assign", "retain", "readonly",
        "readwrite", "unsafe_unretained", "getter", "setter", "class", "nullable", "nonnull",
        "null_resettable", "null_unspecified", "direct",
    ]

    /// Reads `IBOutlet UIView *a, *b;`.
    private mutating func parseProperties(
        _ attributes: DeclarationModifiers, getter: String? = nil,
        into declaration: inout ClassDeclaration
    ) throws(Diagnostic) {
        if let slip = runTogetherOutlet() { throw slip }
        var type = try parseType()
        var modifiers = attributes
        if type.isWeak { modifiers.insert(.weak) }
        if type.isOutlet { modifiers.insert(.outlet) }
        while true {
            guard let name = type.name else { throw expected("the name of the property") }
            let written = type.syntax
            let elements = try elements(of: type)
            var property = ClassDeclaration.StoredProperty(
                name: name, isConstant: false, modifiers: modifiers,
                type: written.isNamed("Any") ? written.asImplicitlyUnwrapped : written,
                initialValue: elements
                    ?? (declaration.language == .swift ? zero(of: written, at: name.span) : nil))
            property.getter = getter
            declaration.storedProperties.append(property)
            skipBits()
            guard take(",") else { break }
            try parseNextName(of: &type)
        }
        skipAnnotations()
        guard take(";") else { throw missing(";", "behind the property") }
    }

    /// What a property of a class of Swift is before it is set; nil where that is `nil`.
    func zero(of type: TypeSyntax, at span: SourceSpan) -> Expression? {
        switch type.wholeName {
        case "Int", "CGFloat", "Double", "Float", "UInt", "Int32", "UInt32", "Int8", "UInt8",
            "Int16", "UInt16":
            return Expression(.literal(.integer(0)), span: span)
        case "Bool": return Expression(.literal(.boolean(false)), span: span)
        case let name? where structureParts(of: name) != nil:
            return Expression(.link(.call(Expression(.name(name), span: span), [])), span: span)
        default: return nil
        }
    }

    private func runTogetherOutlet() -> Diagnostic? {
        guard let word = token.word, word.hasPrefix("IBOutlet"), word != "IBOutlet",
            word != "IBOutletCollection"
        else { return nil }
        return Diagnostic(
            .syntax, at: token.span, "'\(word.clipped)' runs two words together",
            suggestion: "IBOutlet \(word.dropFirst(8))")
    }

    /// Reads methods that stand outside of a class.
    mutating func parseBareMethods() throws(Diagnostic) -> ClassDeclaration {
        var declaration = ClassDeclaration(
            name: Word("", span: token.span), superclass: nil, language: .objectiveC)
        declaration.role = .extension
        while startsMethod {
            if let method = try nested({ parser throws(Diagnostic) in try parser.parseMethod() }) {
                declaration.add(method)
            }
        }
        return declaration
    }
}

extension ClassDeclaration {
    /// Adds a method of Objective-C to the members of its kind.
    mutating func add(_ method: FunctionDeclaration) {
        if method.objcSelector == "dealloc" {
            deinitialiser = method.body
        } else if method.name.text == "init", !method.modifiers.contains(.static) {
            initialisers.append(method)
        } else {
            methods.append(method)
        }
    }
}
