import CommandLanguage

/// Definitions that may need each other, in an order in which they can be checked.
struct DefinitionGroup {
    /// Protocols and enumerations.
    var plain: [Statement.Definition] = []
    /// Other names for types.
    var aliases: [Statement.Definition] = []
    /// Classes and structures with what their extensions add; superclasses first.
    var classes: [ClassDeclaration] = []
    /// Extensions of types that are there already.
    var extensions: [ClassDeclaration] = []
    /// Functions that belong to no type.
    var functions: [FunctionDeclaration] = []
    /// What runs once all of it is known, as it was written: variables and all else that defines no type.
    var statements: [Statement] = []
    /// Functions and variables of C between them.
    var declarations: [Statement.Declaration] = []

    init() {}

    /// Nil where nothing defines a type, or where there is one plain definition.
    init?(_ statements: [Statement]) {
        for statement in statements { add(statement) }
        let count = classes.count + plain.count + aliases.count + extensions.count
        guard count > 0, count + functions.count + self.statements.count > 1 else { return nil }
        spellOutAliases()
        joinExtensions()
        sortPlain()
        sortClasses()
    }

    /// Puts what another name stands for into the headings that adopt it, `typealias Shelf = Stocked & Named`: which
    /// protocols a type adopts must be known before the other names are.
    private mutating func spellOutAliases() {
        var meanings: [String: [TypeSyntax]] = [:]
        for case .alias(let name, let type) in aliases {
            switch type.kind {
            case .composition(let parts): meanings[name.text] = parts
            case .name: meanings[name.text] = [type]
            case .member, .generic, .metatype, .optional, .implicitlyUnwrapped, .array, .dictionary,
                .tuple, .function, .any, .some, .inOut:
                break
            }
        }
        if meanings.isEmpty { return }
        for index in classes.indices { classes[index].spellOut(meanings) }
        for index in extensions.indices { extensions[index].spellOut(meanings) }
        for index in plain.indices {
            guard case .class(var declaration) = plain[index] else { continue }
            declaration.spellOut(meanings)
            plain[index] = .class(declaration)
        }
    }

    private mutating func add(_ statement: Statement) {
        switch statement {
        case .definition(let definition): add(definition)
        case .declaration(.function(let function)): functions.append(function)
        case .expression, .assignment, .declaration, .branch, .loop, .exit, .block, .labeled:
            statements.append(statement)
        }
    }

    mutating func add(_ definition: Statement.Definition) {
        switch definition {
        case .class(let declaration):
            switch declaration.role {
            case .definition: add(declaration)
            case .extension: addExtension(declaration)
            case .protocol: addProtocol(declaration)
            }
        case .enumeration(let declaration): add(declaration, in: "")
        case .alias: aliases.append(definition)
        }
    }

    private mutating func add(_ declaration: EnumDeclaration, in outer: String) {
        var declaration = declaration
        declaration.name.text = outer + declaration.name.text
        for var members in declaration.members {
            members.name.text = declaration.name.text
            addExtension(members)
        }
        declaration.members = []
        plain.append(.enumeration(declaration))
    }

    /// Adds a protocol, and the other names within it under their full ones: they may be those of the group's classes.
    private mutating func addProtocol(_ declaration: ClassDeclaration) {
        var declaration = declaration
        hoistAliases(of: &declaration)
        plain.append(.class(declaration))
    }

    private mutating func hoistAliases(of declaration: inout ClassDeclaration) {
        let outer = declaration.name.text + "."
        for alias in declaration.aliases {
            aliases.append(
                .alias(name: Word(outer + alias.name.text, span: alias.name.span), type: alias.type)
            )
        }
        declaration.aliases = []
    }

    /// Adds an extension, and the types within it under their full names.
    private mutating func addExtension(_ declaration: ClassDeclaration) {
        var declaration = declaration
        let outer = declaration.name.text + "."
        for var inner in declaration.types {
            inner.name.text = outer + inner.name.text
            addInner(inner)
        }
        for enumeration in declaration.enumerations { add(enumeration, in: outer) }
        hoistAliases(of: &declaration)
        (declaration.types, declaration.enumerations) = ([], [])
        extensions.append(declaration)
    }

    /// Adds a type within another one, under its full name.
    private mutating func addInner(_ declaration: ClassDeclaration) {
        if declaration.role == .protocol { addProtocol(declaration) } else { add(declaration) }
    }

    /// Adds a class, and those within it under their full names.
    private mutating func add(_ declaration: ClassDeclaration) {
        var declaration = declaration
        if let type = declaration.typeOfID {
            let name = Word(declaration.name.text + ".ID", span: declaration.name.span)
            aliases.append(.alias(name: name, type: type))
        }
        for var inner in declaration.types {
            inner.name.text = "\(declaration.name.text).\(inner.name.text)"
            addInner(inner)
        }
        declaration.types = []
        for enumeration in declaration.enumerations {
            for var members in enumeration.members {
                members.name.text = "\(declaration.name.text).\(members.name.text)"
                addExtension(members)
            }
        }
        classes.append(declaration)
    }

    /// Puts what extensions add to the group's own classes into the classes.
    private mutating func joinExtensions() {
        var others: [ClassDeclaration] = []
        for addition in extensions {
            let index = classes.firstIndex { $0.name.text == addition.name.text }
            guard let index, !classes[index].isStructure || addition.initialisers.isEmpty else {
                others.append(addition)
                continue
            }
            if addition.mayBeJoined {
                classes[index].join(addition)
            } else {
                others.append(classes[index].joiningInitialisers(of: addition))
            }
        }
        extensions = others
    }

    /// The extensions that must be known before the members of the group's classes, and the others. Those are the ones of
    /// which the classes override a method, and the ones of types that are there already: the value of a property may be
    /// what they give.
    var orderOfExtensions: (first: [ClassDeclaration], rest: [ClassDeclaration]) {
        let overrides = classes.flatMap(\.methods).filter { $0.modifiers.contains(.override) }
        let names = Set(overrides.map(\.name.text))
        let own = Set(classes.map(\.name.text))
        let isFirst = { (addition: ClassDeclaration) in
            !own.contains(addition.name.text) && addition.namesInValues.isDisjoint(with: own)
                || addition.methods.contains {
                    $0.modifiers.contains(.objc) && names.contains($0.name.text)
                }
        }
        let untyped = Set(extensions.filter { !$0.tellsTypes }.map(\.name.text))
        let needsOthers = { (addition: ClassDeclaration) in
            !addition.namesInValues.subtracting([addition.name.text]).isDisjoint(with: untyped)
        }
        let sorted = extensions.filter { !needsOthers($0) } + extensions.filter(needsOthers)
        return (sorted.filter(isFirst), sorted.filter { !isFirst($0) })
    }

    /// Where the first type is named.
    var place: SourceSpan {
        if let first = (classes + extensions).first { return first.name.span }
        return SourceSpan(line: 1, column: 1)
    }

    /// Puts protocols before what promises them: each behind those that it inherits from, enumerations last.
    private mutating func sortPlain() {
        var enumerations: [Statement.Definition] = []
        var waiting: [ClassDeclaration] = []
        for definition in plain {
            switch definition {
            case .class(let declaration): waiting.append(declaration)
            case .enumeration, .alias: enumerations.append(definition)
            }
        }
        var sorted: [ClassDeclaration] = []
        while !waiting.isEmpty {
            let names = Set(waiting.map(\.name.text))
            let free = waiting.filter { item in
                !item.protocols.contains { names.contains($0.baseName) }
            }
            // Protocols that inherit from each other are refused when they are checked.
            let next = free.isEmpty ? waiting : free
            sorted += next
            let taken = Set(next.map(\.name.text))
            waiting.removeAll { taken.contains($0.name.text) }
        }
        plain = sorted.map { .class($0) } + enumerations
    }

    mutating func sortClasses() {
        var sorted: [ClassDeclaration] = []
        var waiting = classes
        let needs = Dictionary(
            classes.map { ($0.name.text, $0.neededTypes) }, uniquingKeysWith: { $0.union($1) })
        while !waiting.isEmpty {
            let names = Set(waiting.map(\.name.text))
            let ready = waiting.filter { !names.contains($0.superclass?.baseName ?? "") }
            let free = ready.filter { needs[$0.name.text]?.isDisjoint(with: names) ?? true }
            // Classes that inherit from each other are refused when they are checked.
            let next = ready.isEmpty ? waiting : free.isEmpty ? ready : free
            sorted += next
            let taken = Set(next.map(\.name.text))
            waiting.removeAll { taken.contains($0.name.text) }
        }
        classes = sorted
    }
}

extension TypeSyntax {
    /// What the name stands for, where it is another name; one that means itself stands as it is.
    fileprivate func spelledOut(
        _ meanings: [String: [TypeSyntax]], within outer: Set<String>
    ) -> [TypeSyntax] {
        guard case .name(let name) = kind, let parts = meanings[name], !outer.contains(name) else {
            return [self]
        }
        return parts.flatMap { $0.spelledOut(meanings, within: outer.union([name])) }
    }

    /// Its name without what stands in angle brackets behind it.
    var baseName: String {
        if case .generic(let base, _) = kind { base.description } else { description }
    }
}

extension ClassDeclaration {
    /// What `ID` is in a type that is `Identifiable`: the type of its `id`; nil where that is not told.
    fileprivate var typeOfID: TypeSyntax? {
        let inherited = protocols + [superclass].compactMap(\.self)
        guard inherited.contains(where: { $0.isNamed("Identifiable") }),
            !aliases.contains(where: { $0.name.text == "ID" })
        else { return nil }
        if let computed = computedProperties.first(where: { $0.name.text == "id" }) {
            return computed.type
        }
        guard let stored = storedProperties.first(where: { $0.name.text == "id" }) else {
            return nil
        }
        return stored.typeAsWritten
    }

    /// The types whose members must be known to tell the types of its properties:
    /// `let context = (UIApplication.shared.delegate as! AppDelegate).context`.
    fileprivate var neededTypes: Set<String> {
        var found: Set<String> = []
        for property in storedProperties where property.type == nil {
            guard let value = property.initialValue else { continue }
            CodeWalk.expressions(of: value) { part in
                switch part.kind {
                case .name(let name): found.insert(name)
                case .operation(.cast(_, _, let type)): found.insert(type.unwrapped.baseName)
                case .type(let type): found.formUnion(type.names)
                case .implicitMember, .literal, .link, .message, .operation, .closure, .attempt,
                    .address:
                    break
                }
            }
        }
        found.formUnion(found.map { "\(name.text).\($0)" })
        return found.subtracting([name.text])
    }

    /// The names that stand in the values which alone tell the types of its properties.
    fileprivate var namesInValues: Set<String> {
        var found: Set<String> = []
        for property in storedProperties where property.type == nil {
            guard let value = property.initialValue else { continue }
            CodeWalk.expressions(of: value) { part in
                if case .name(let name) = part.kind { found.insert(name) }
            }
        }
        return found
    }

    /// Whether the types of its members stand there, so that no value must be looked at for them.
    fileprivate var tellsTypes: Bool { storedProperties.allSatisfy { $0.type != nil } }

    /// Whether the class could have it all in its own braces.
    fileprivate var mayBeJoined: Bool {
        initialisers.allSatisfy { $0.modifiers.contains(.convenience) } && deinitialiser == nil
            && storedProperties.allSatisfy { $0.modifiers.contains(.static) }
            && selfTypes.isEmpty && elementType == nil && requirements.isEmpty
    }

    /// Takes over the convenience initialisers of an extension, and gives the rest of it.
    fileprivate mutating func joiningInitialisers(
        of addition: ClassDeclaration
    ) -> ClassDeclaration {
        guard addition.initialisers.allSatisfy({ $0.modifiers.contains(.convenience) }) else {
            return addition
        }
        var rest = addition
        initialisers += addition.initialisers
        rest.initialisers = []
        return rest
    }

    /// Puts the types in place of the other names in its heading.
    fileprivate mutating func spellOut(_ meanings: [String: [TypeSyntax]]) {
        protocols = protocols.flatMap { $0.spelledOut(meanings, within: []) }
        guard let first = superclass?.spelledOut(meanings, within: []) else { return }
        superclass = first.first
        protocols = first.dropFirst() + protocols
    }

    fileprivate mutating func join(_ addition: ClassDeclaration) {
        protocols += addition.protocols
        storedProperties += addition.storedProperties
        computedProperties += addition.computedProperties
        methods += addition.methods
        initialisers += addition.initialisers
        enumerations += addition.enumerations
        aliases += addition.aliases
    }
}
