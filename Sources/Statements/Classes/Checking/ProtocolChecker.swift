import CommandLanguage

/// Checks the user's protocols, and whether types keep what they promise.
@MainActor
struct ProtocolChecker {
    let line: LineUnderCheck

    /// The protocols of the user's among the names; UIKit's are taken as they are.
    func named(
        _ written: [TypeSyntax], after superclass: TypeSyntax? = nil
    ) throws(Diagnostic) -> [TypeDescription] {
        var protocols: [TypeDescription] = []
        for item in written {
            let name = item.baseName.withoutModule ?? item.baseName
            line.classes.inert.standsAsType(name)
            line.classes.inert.adopt(name)
            if let known = line.types.type(named: name), known.isInert, !known.isProtocol,
                item.span != superclass?.span, line.foreign.isOpen(.named(known))
            {
                // A protocol, as there is a superclass already, or as what has no class above it adopts it.
                line.found.leftOut.addInert(name)
                continue
            }
            if let known = line.types.type(named: name), known.isProtocol {
                protocols.append(known)
            } else if line.types.scriptClass(named: name) != nil
                || ScriptFoundation(superclass: name) != nil
            {
                throw misplacedClass(item, after: superclass)
            } else if line.language == .objectiveC, line.inertOfC.isOfFramework(name) {
                line.found.leftOut.addInert(name)
            } else if !KnownProtocols.contains(name) {
                let known =
                    line.classes.names + KnownProtocols.names
                    + MemberTable.types.filter(\.isProtocol).map(\.name)
                throw Diagnostic(
                    .unknownName, at: item.span, "unknown protocol '\(name)'",
                    suggestion: NearestName.nearest(to: name, among: known))
            }
        }
        return protocols
    }

    private func misplacedClass(
        _ item: TypeSyntax, after superclass: TypeSyntax?
    ) -> Diagnostic {
        guard let superclass, superclass.span != item.span else {
            return Diagnostic(.illegal, at: item.span, "superclass '\(item)' must appear first")
        }
        return Diagnostic(
            .illegal, at: item.span,
            "multiple inheritance from classes '\(superclass)' and '\(item)'")
    }

    func check(
        _ declaration: ClassDeclaration
    ) throws(Diagnostic) -> CheckedStatement {
        let isOfC = declaration.language == .objectiveC
        if isOfC, line.types.isProtocol(declaration.name.text) { return .definition([]) }
        try line.definitions.checkTypeName(declaration.name)
        // `protocol P: UIViewController` says of which class those are that adopt it.
        let bases = declaration.protocols.filter { item in
            item.isNamed("NSObject") || line.types.type(named: item.baseName)?.isProtocol == false
        }
        let base = (bases + declaration.selfTypes).lazy.compactMap {
            line.types.type(named: $0.baseName)
        }.first { !$0.isProtocol }
        let type = TypeDescription(
            scripted: declaration.name.text, superclass: base, in: line.classes)
        type.isProtocol = true
        type.protocols = try named(
            declaration.protocols.filter { item in !bases.contains { $0.span == item.span } })
        type.promise(declaration.protocols)
        type.isClassBound =
            isOfC || !bases.isEmpty || base != nil || type.protocols.contains(where: \.isClassBound)
            || declaration.protocols.contains { item in
                KnownProtocols.areClassBound(item.description)
            }
        let definition = TypeDefinition(type: type)
        var types = associatedTypes(of: declaration)
        type.associatedTypes = declaration.associatedTypes.map {
            GenericName(rawValue: $0.name.text, owner: type.name)
        }
        line.definitions.declare([definition] + types)
        for alias in declaration.aliases {
            types.append(try line.definitions.declareAlias(alias.name, alias.type, in: declaration))
        }
        line.classes.pending.append(PendingProtocol(type: type, declaration: declaration))
        try declareRequirements()
        return .definition([definition] + types)
    }

    /// What `associatedtype` declares stands for what it must be, or for anything.
    private func associatedTypes(of declaration: ClassDeclaration) -> [TypeDefinition] {
        declaration.associatedTypes.map { name, type in
            let meaning = (try? line.types.type(type)) ?? .any
            return line.definitions.definition(
                of: name.text, in: declaration.name.text + ".", meaning)
        }
    }

    /// Gives the protocols their members. One that mentions a type which comes later, as the
    /// delegate of a container does, waits for it.
    func declareRequirements() throws(Diagnostic) {
        let waiting = line.classes.pending
        line.classes.pending = []
        for item in waiting {
            do throws(Diagnostic) {
                let members = try requirements(of: item)
                item.type.define(members)
                // What the session may write anew later is another type then.
                if members.mentionsGallery { line.classes.pending.append(item) }
            } catch {
                guard error.code == .unknownName else { throw error }
                line.classes.pending.append(item)
            }
        }
    }

    /// Notes why protocols of the group still wait: who uses them fails for that reason.
    func suspectWaiting(of group: DefinitionGroup) {
        let own = group.protocols
        for item in line.classes.pending where own.contains(item.declaration.name.span) {
            do throws(Diagnostic) {
                _ = try requirements(of: item)
            } catch {
                line.found.mistakes.suspect(error, of: item.declaration.requiredNames)
            }
        }
    }

    private func requirements(
        of item: PendingProtocol
    ) throws(Diagnostic) -> TypeMembers {
        let declaration = item.declaration
        let outer = line.classContext
        line.place.classContext = ClassContext(description: item.type, hasSelf: false)
        defer { line.place.classContext = outer }
        var members = TypeMembers()
        for property in declaration.computedProperties {
            let described = try line.types.memberType(property.type)
            if property.modifiers.contains(.static) {
                members.staticProperties.append(
                    line.classes.staticRequirement(property.name.text, type: described.value))
                continue
            }
            let required = line.classes.requirement(
                property.name.text, type: described.value, isSettable: property.setter != nil)
            required.open = line.types.openType(property.type)
            members.properties.append(required)
        }
        for method in declaration.methods {
            let signature = try line.types.methodSignature(of: method)
            let described = line.classes.requirement(
                signature.name, signature.parameters, result: signature.result,
                changes: method.modifiers.contains(.mutating),
                isOptional: method.modifiers.contains(.optional))
            described.adopt(signature)
            described.isOptional = method.modifiers.contains(.optional)
            described.open = line.types.openSignature(of: method)
            if method.modifiers.contains(.static) {
                let own = line.classes.staticRequirement(
                    signature.name, signature.parameters, result: signature.result)
                own.adopt(signature)
                members.staticMethods.append(own)
            } else {
                members.methods.append(described)
            }
        }
        return members
    }

    /// Every member that a protocol of the user's promises must be there.
    func checkConformances(of progress: ClassInProgress) {
        // Objective-C's compiler only warns, and an `@interface` stands before its methods.
        let isInterface = progress.isObjectiveC && progress.declaration.methods.isEmpty
        for type in progress.kind.description.protocols
        where !progress.isObjectiveC || type.isScripted && !isInterface {
            keepConformance(
                to: type, of: progress.kind.description, at: progress.declaration.name)
        }
    }

    /// Keeps as a mistake what the type lacks; where members failed, these may be what is missing.
    func keepConformance(to promised: TypeDescription, of type: TypeDescription, at name: Word) {
        guard line.found.mistakes.areInCodeOnly else { return }
        do throws(Diagnostic) {
            try checkConformance(to: promised, of: type, at: name)
        } catch {
            line.found.mistakes.add(error)
        }
    }

    private func checkConformance(
        to promised: TypeDescription, of type: TypeDescription, at name: Word
    ) throws(Diagnostic) {
        if let waiting = line.classes.pending.first(where: { $0.type === promised }) {
            promised.define(try requirements(of: waiting))
        }
        let own = ValueType.named(type)
        let methods = promised.members.methods.filter { method in
            !method.isOptional
                && !line.classes.methods(method.base, of: own).contains { $0.name == method.name }
        }
        let properties = promised.members.properties.filter { property in
            line.classes.property(property.name, of: own) == nil
        }
        let missing =
            methods.map { "func \($0.signatureText)" }
            + properties.map { "var \($0.name): \($0.type.name)" }
            + promised.members.staticProperties.filter {
                type.staticType($0.name, in: line.classes) == nil
                    && type.inheritedStatic($0.name, in: line.classes).map { found in
                        promised.members.staticProperties.contains { $0 === found }
                    } ?? true
            }.map { "static var \($0.name): \($0.type.name)" }
        if !missing.isEmpty {
            throw Diagnostic(
                .illegal, at: name.span,
                "type '\(type.name)' does not conform to protocol '\(promised.name)'",
                hint: "add \(missing.joined(separator: ", "))")
        }
        for inherited in promised.protocols {
            try checkConformance(to: inherited, of: type, at: name)
        }
    }
}

extension TypeMembers {
    /// Whether a type of the gallery stands in a method's parameters.
    @MainActor
    fileprivate var mentionsGallery: Bool {
        methods.contains { method in
            method.parameters.contains { parameter in
                parameter.type.unwrapped.description.map(MemberTable.isOfGallery) ?? false
            }
        }
    }
}

extension DefinitionGroup {
    /// The places of the protocols that it declares.
    fileprivate var protocols: Set<SourceSpan> {
        plain.reduce(into: []) { places, definition in
            guard case .class(let declaration) = definition else { return }
            places.insert(declaration.name.span)
        }
    }
}

extension ClassDeclaration {
    /// The names of what a protocol requires.
    fileprivate var requiredNames: [String] {
        computedProperties.map(\.name.text) + methods.map(\.name.text)
    }
}
