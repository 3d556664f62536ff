import CommandLanguage

/// Definitions that may need each other, in an order in which they can be checked.
struct DefinitionGroup {
    /// Protocols and enumerations.
    private(set) var plain: [Statement.Definition] = []
    /// Other names for types.
    private(set) var aliases: [Statement.Definition] = []
    /// Classes and structures with what their extensions add; superclasses first.
    private(set) var classes: [ClassDeclaration] = []
    /// Extensions of types that are there already.
    private(set) var extensions: [ClassDeclaration] = []

    /// Nil where the statements do something else, or where there is one plain definition.
    init?(_ statements: [Statement]) {
        for statement in statements {
            guard case .definition(let definition) = statement else { return nil }
            add(definition)
        }
        guard classes.count + plain.count + aliases.count + extensions.count > 1 else {
            return nil
        }
        joinExtensions()
        sortClasses()
    }

    private mutating func add(_ definition: Statement.Definition) {
        switch definition {
        case .class(let declaration):
            switch declaration.role {
            case .definition: add(declaration)
            case .extension: extensions.append(declaration)
            case .protocol: plain.append(definition)
            }
        case .enumeration(var declaration):
            extensions += declaration.members
            declaration.members = []
            plain.append(.enumeration(declaration))
        case .alias: aliases.append(definition)
        }
    }

    /// Adds a class, and those within it under their full names.
    private mutating func add(_ declaration: ClassDeclaration) {
        var declaration = declaration
        for var inner in declaration.types {
            inner.name.text = "\(declaration.name.text).\(inner.name.text)"
            add(inner)
        }
        declaration.types = []
        for enumeration in declaration.enumerations {
            for var members in enumeration.members {
                members.name.text = "\(declaration.name.text).\(members.name.text)"
                extensions.append(members)
            }
        }
        classes.append(declaration)
    }

    /// Puts what extensions add to the group's own classes into the classes.
    private mutating func joinExtensions() {
        var others: [ClassDeclaration] = []
        for addition in extensions {
            guard addition.mayBeJoined,
                let index = classes.firstIndex(where: { $0.name.text == addition.name.text })
            else {
                others.append(addition)
                continue
            }
            classes[index].join(addition)
        }
        extensions = others
    }

    /// Where the first type is named.
    var place: SourceSpan {
        if let first = (classes + extensions).first { return first.name.span }
        return SourceSpan(line: 1, column: 1)
    }

    private mutating func sortClasses() {
        var sorted: [ClassDeclaration] = []
        var waiting = classes
        while !waiting.isEmpty {
            let names = Set(waiting.map(\.name.text))
            let ready = waiting.filter { !names.contains($0.superclass?.description ?? "") }
            // Classes that inherit from each other are refused when they are checked.
            sorted += ready.isEmpty ? waiting : ready
            let taken = Set((ready.isEmpty ? waiting : ready).map(\.name.text))
            waiting.removeAll { taken.contains($0.name.text) }
        }
        classes = sorted
    }
}

extension ClassDeclaration {
    /// Whether the class could have it all in its own braces.
    fileprivate var mayBeJoined: Bool {
        initialisers.allSatisfy { $0.modifiers.contains(.convenience) } && deinitialiser == nil
            && storedProperties.allSatisfy { $0.modifiers.contains(.static) }
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
