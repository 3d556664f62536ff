import CommandLanguage

/// Protocols and enumerations of the user's.
extension StatementChecker {
    mutating func checkProtocol(
        _ declaration: ClassDeclaration
    ) throws(Diagnostic) -> CheckedStatement {
        let isOfC = declaration.language == .objectiveC
        if isOfC, isProtocol(declaration.name.text) { return .definition([]) }
        try checkTypeName(declaration.name)
        let type = TypeDescription(
            scripted: declaration.name.text, superclass: nil, in: variables.classes)
        type.isProtocol = true
        type.protocols = try checkProtocols(declaration.protocols)
        type.promise(declaration.protocols)
        type.isClassBound =
            isOfC || type.protocols.contains(where: \.isClassBound)
            || declaration.protocols.contains { word in
                KnownProtocols.areClassBound(word.text)
            }
        let definition = TypeDefinition(type: type)
        declare([definition])
        variables.classes.pending.append(PendingProtocol(type: type, declaration: declaration))
        try declareRequirements()
        return .definition([definition])
    }

    /// Gives the protocols their members. One that mentions a type which comes later, as the
    /// delegate of a container does, waits for it.
    func declareRequirements() throws(Diagnostic) {
        let waiting = variables.classes.pending
        variables.classes.pending = []
        for item in waiting {
            do throws(Diagnostic) {
                let members = try requirements(of: item.declaration)
                item.type.define(members)
                // What the session may write anew later is another type then.
                if members.mentionsGallery { variables.classes.pending.append(item) }
            } catch {
                guard error.code == .unknownName else { throw error }
                variables.classes.pending.append(item)
            }
        }
    }

    private func requirements(
        of declaration: ClassDeclaration
    ) throws(Diagnostic) -> TypeMembers {
        var members = TypeMembers()
        for property in declaration.computedProperties {
            let described = try memberType(property.type, at: property.name.span)
            members.properties.append(
                variables.classes.requirement(
                    property.name.text, type: described.value, isSettable: property.setter != nil))
        }
        for method in declaration.methods {
            let signature = try methodSignature(of: method)
            let described = variables.classes.requirement(
                signature.name, signature.parameters, result: signature.result,
                changes: method.modifiers.contains(.mutating))
            described.adopt(signature)
            members.methods.append(described)
        }
        return members
    }

    /// Every member that a protocol of the user's promises must be there.
    func checkConformances(of progress: ClassInProgress) throws(Diagnostic) {
        // Objective-C's compiler only warns, and an `@interface` stands before its methods.
        let isInterface = progress.isObjectiveC && progress.declaration.methods.isEmpty
        for type in progress.kind.description.protocols
        where !progress.isObjectiveC || type.isScripted && !isInterface {
            try checkConformance(
                to: type, of: progress.kind.description, at: progress.declaration.name)
        }
    }

    func checkConformance(
        to promised: TypeDescription, of type: TypeDescription, at name: Word
    ) throws(Diagnostic) {
        if let waiting = variables.classes.pending.first(where: { $0.type === promised }) {
            promised.define(try requirements(of: waiting.declaration))
        }
        let own = ValueType.named(type)
        let methods = promised.members.methods.filter { method in
            !variables.classes.methods(method.base, of: own).contains { $0.name == method.name }
        }
        let properties = promised.members.properties.filter { property in
            variables.classes.property(property.name, of: own) == nil
        }
        let missing =
            methods.map { "func \($0.signatureText)" }
            + properties.map { "var \($0.name): \($0.type.name)" }
            + promised.members.staticProperties.filter {
                type.staticType($0.name, in: variables.classes) == nil
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
