import CommandLanguage

/// Checks definitions of classes: first the members are declared, then their code is checked, so that it
/// may use all of them. A class with an error defines nothing.
@MainActor
struct ClassChecker {
    let line: LineUnderCheck

    /// Protocols that have waited for a class with an error wait on.
    func check(
        _ written: ClassDeclaration
    ) throws(Diagnostic) -> CheckedStatement {
        let waiting = line.classes.pending
        do throws(Diagnostic) {
            return try define(written)
        } catch {
            line.classes.pending = waiting
            throw line.classCode.allMistakes(with: error)
        }
    }

    private func define(
        _ written: ClassDeclaration
    ) throws(Diagnostic) -> CheckedStatement {
        var (progress, definitions) = try begin(written)
        definitions += declareAliases(of: progress)
        bindSuperclass(of: progress)
        line.enumerations.declareCases()
        try line.protocols.declareRequirements()
        line.initialisers.declare(&progress)
        line.classMembers.declare(&progress)
        line.initialisers.checkInitialValues(in: progress)
        progress.kind.description.define(progress.members)
        line.classCode.checkCode(of: progress)
        line.protocols.checkConformances(of: progress)
        try line.classCode.throwMistakes(in: [progress])
        return .definition(definitions)
    }

    /// Makes the class known, without members yet.
    func begin(
        _ written: ClassDeclaration
    ) throws(Diagnostic) -> (ClassInProgress, [TypeDefinition]) {
        var declaration = written
        if written.language == .objectiveC {
            declaration = completed(written)
        } else {
            try line.definitions.checkTypeName(declaration.name)
        }
        let inherited = try checkInheritance(of: declaration)
        let kind = ScriptClass(
            declaration.name.text, superclass: inherited.superclass,
            foundation: inherited.foundation, isStructure: declaration.isStructure,
            in: line.classes)
        kind.description.protocols = inherited.protocols
        kind.description.typeParameters = declaration.typeParameters
        kind.description.generics = declaration.generics.map {
            GenericName(rawValue: $0.name.text, owner: kind.name)
        }
        if !declaration.generics.isEmpty { kind.keepType() }
        kind.description.promise(
            declaration.protocols + (declaration.superclass.map { [$0] } ?? []))
        kind.declaration = declaration
        // Its code is in a library of which only the header is here.
        kind.description.isInert = declaration.lacksCode
        let importer = ObjectiveCImport(
            superclass: kind.description.superclass, classes: line.classes)
        declaration =
            declaration.language == .swift
            ? importer.imported(declaration) : importer.joiningAccessors(declaration)
        if declaration.language == .swift {
            declaration.methods = declaration.methods.map {
                line.oldSpellings.respelled($0, of: kind.description)
            }
        }
        var definitions: [TypeDefinition] = []
        for enumeration in declaration.enumerations {
            definitions.append(try line.enumerations.check(enumeration, in: kind.name))
        }
        definitions.append(TypeDefinition(type: kind.description, scriptClass: kind))
        line.definitions.declare(definitions)
        let inner = ClassContext(description: kind.description, kind: kind, hasSelf: false)
        for index in line.group.waitingCases.indices
        where line.group.waitingCases[index].outer == kind.name {
            line.group.waitingCases[index].context = inner
        }
        return (ClassInProgress(kind: kind, declaration: declaration), definitions)
    }

    /// Finds out what a generic superclass is given, now that all types are known.
    func bindSuperclass(of progress: ClassInProgress) {
        let (kind, outer) = (progress.kind, line.classContext)
        guard let written = progress.declaration.superclass, let above = kind.superclass,
            !above.description.generics.isEmpty
        else { return }
        line.place.classContext = ClassContext(
            description: kind.description, kind: kind, hasSelf: false)
        defer { line.place.classContext = outer }
        guard let known = (try? line.types.type(written))?.description,
            known.template === above.description
        else { return }
        kind.description.inherit(from: known, open: line.types.openType(written)?.description)
    }

    /// Other names for types, which the members may use.
    func declareAliases(of progress: ClassInProgress) -> [TypeDefinition] {
        let (declaration, kind) = (progress.declaration, progress.kind)
        let outer = line.classContext
        line.place.classContext = ClassContext(
            description: kind.description, kind: kind, hasSelf: false)
        defer { line.place.classContext = outer }
        var definitions: [TypeDefinition] = []
        for (name, type) in declaration.aliases {
            let heading = Statement.Definition.alias(name: name, type: type).heading
            line.keepMistake(of: heading) { () throws(Diagnostic) in
                let meaning = try line.types.type(type)
                definitions.append(
                    line.definitions.definition(of: name.text, in: kind.name + ".", meaning))
                line.definitions.declare(Array(definitions.suffix(1)))
            }
        }
        return definitions
    }

    private func checkInheritance(
        of declaration: ClassDeclaration
    ) throws(Diagnostic) -> (
        superclass: ScriptClass?, foundation: ScriptFoundation, protocols: [TypeDescription]
    ) {
        var names = declaration.protocols
        var superclass: ScriptClass?
        var foundation = ScriptFoundation.none
        if let first = declaration.superclass {
            let written = first.baseName
            let name =
                line.types.alias(named: written)?.description?.template.name ?? written
            line.classes.inert.standsAsType(name)
            if let known = line.types.scriptClass(named: name) {
                superclass = known
                foundation = known.foundation
                try line.inert.inherit(from: known.description, at: first.span)
            } else if let model = ScriptFoundation(superclass: name) {
                foundation = model
            } else if line.language == .objectiveC,
                let above = line.inertOfC.superclass(named: name)
            {
                superclass = above
                foundation = above.foundation
            } else if line.types.isProtocol(written) {
                names.insert(first, at: 0)
            } else {
                throw noSuperclass(first, of: declaration)
            }
        }
        return (
            superclass, foundation, try line.protocols.named(names, after: declaration.superclass)
        )
    }

    private func noSuperclass(
        _ superclass: TypeSyntax, of declaration: ClassDeclaration
    ) -> Diagnostic {
        let (name, span) = (superclass.description, superclass.span)
        if name == declaration.name.text {
            return Diagnostic(.illegal, at: span, "'\(name)' inherits from itself")
        }
        if let type = line.types.type(named: name), type.isClass {
            if let reason = ScriptableClass.reasonsOfClosing[type.name] {
                return Diagnostic(
                    .unsupported, at: span, "'\(name)' cannot be subclassed: \(reason)")
            }
            return Diagnostic(
                .unsupported, at: span, "'\(name)' cannot be subclassed here",
                hint: "controllers, views, cells, controls, gesture recognizers, items of bars, "
                    + "layouts, guides, constraints, NSObject and your own classes can")
        }
        let known = line.classes.names + ScriptFoundation.superclasses
        return Diagnostic(
            .unknownName, at: span, "unknown superclass '\(name)'",
            suggestion: NearestName.nearest(to: name, among: known))
    }

    /// The declaration with what was declared of the class before.
    func completed(_ declaration: ClassDeclaration) -> ClassDeclaration {
        var result = declaration
        if result.name.text.isEmpty {
            let known = line.classes.lastOfObjectiveC ?? "Container"
            result.name = Word(known, span: declaration.name.span)
        }
        if let before = line.types.scriptClass(named: result.name.text)?.declaration,
            before.language == .objectiveC
        {
            result = before.joined(with: result)
        }
        if result.superclass == nil {
            result.superclass = TypeSyntax(.name("UIViewController"), span: result.name.span)
        }
        return result
    }
}

extension ClassDeclaration {
    /// This declaration with the members of another of the same class; a method that both have is
    /// the other's.
    func joined(with other: ClassDeclaration) -> ClassDeclaration {
        var result = self
        result.name = other.name
        result.superclass = other.superclass ?? superclass
        if other.role == .definition { result.role = .definition }
        result.isInterface = isInterface && other.isInterface
        result.promisesMethods = promisesMethods || other.promisesMethods
        result.lacksCode = lacksCode && other.lacksCode
        result.synthesized.merge(other.synthesized) { $1 }
        let promised = Set(other.protocols.map(\.span))
        result.protocols = protocols.filter { !promised.contains($0.span) } + other.protocols
        let properties = Set(other.storedProperties.map(\.name.text))
        let weak = Set(
            (storedProperties + other.storedProperties).filter { $0.modifiers.contains(.weak) }
                .map(\.name.text))
        result.storedProperties =
            (storedProperties.filter { !properties.contains($0.name.text) }
            + other.storedProperties).map { property in
                // An extension that declares a property anew may leave that out.
                var property = property
                if weak.contains(property.name.text) { property.modifiers.insert(.weak) }
                return property
            }
        let selectors = Set((other.methods + other.initialisers).map(\.objcSelector))
        result.methods = methods.filter { !selectors.contains($0.objcSelector) } + other.methods
        result.initialisers =
            initialisers.filter { !selectors.contains($0.objcSelector) } + other.initialisers
        result.deinitialiser = other.deinitialiser ?? deinitialiser
        return result
    }
}
