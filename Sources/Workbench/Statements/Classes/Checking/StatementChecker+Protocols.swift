import CommandLanguage

/// Protocols and enumerations of the user's.
extension StatementChecker {
    mutating func checkProtocol(
        _ declaration: ClassDeclaration
    ) throws(Diagnostic) -> CheckedStatement {
        let isOfC = declaration.language == .objectiveC
        if isOfC, isProtocol(declaration.name.text) { return .definition([]) }
        try checkTypeName(declaration.name)
        let type = TypeDescription(scripted: declaration.name.text, superclass: nil)
        type.isProtocol = true
        type.protocols = try checkProtocols(declaration.protocols)
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
            members.methods.append(
                variables.classes.requirement(
                    signature.name, signature.parameters, result: signature.result))
        }
        return members
    }

    /// Every member that a protocol of the user's promises must be there.
    func checkConformances(of progress: ClassInProgress) throws(Diagnostic) {
        for type in progress.kind.description.protocols {
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
            !MemberTable.methods(method.base, of: own).contains { $0.name == method.name }
        }
        let properties = promised.members.properties.filter { property in
            MemberTable.property(property.name, of: own) == nil
        }
        let missing =
            methods.map { "func \($0.signatureText)" }
            + properties.map { "var \($0.name): \($0.type.name)" }
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

    // MARK: Enumerations

    /// An enumeration without a class around it.
    mutating func checkEnum(_ declaration: EnumDeclaration) throws(Diagnostic) -> CheckedStatement {
        guard scope.isTop else {
            throw Diagnostic(
                .unsupported, at: declaration.name.span,
                "a type within a function is not understood")
        }
        try checkTypeName(declaration.name)
        let definition = try checkEnum(declaration, in: nil)
        declare([definition])
        return .definition([definition])
    }

    /// An enumeration, perhaps within a type.
    mutating func checkEnum(
        _ declaration: EnumDeclaration, in outer: String?
    ) throws(Diagnostic) -> TypeDefinition {
        var names: [String] = []
        for item in declaration.cases {
            if names.contains(item.name.text) {
                throw Diagnostic(
                    .duplicateName, at: item.name.span,
                    "invalid redeclaration of '\(item.name.text)'")
            }
            names.append(item.name.text)
        }
        let rawValues = try rawValues(of: declaration)
        let prefix = outer.map { $0 + "." } ?? ""
        let type = TypeDescription(prefix + declaration.name.text, choices: names)
        var members = TypeMembers()
        if let raw = rawValues {
            members.properties.append(
                MemberProperty("rawValue", type: raw.type) { (value) throws(ConversionFailure) in
                    guard case .choice(_, let index) = value else {
                        throw ConversionFailure(argument: nil)
                    }
                    return raw.values[index]
                })
            members.initialisers.append(initialiser(of: type, from: raw))
        }
        if declaration.inherited.contains(where: { $0.text == "CaseIterable" }) {
            let all = Value.array(names.indices.map { .choice(type, $0) })
            members.staticProperties.append(
                MemberProperty("allCases", type: .array(.named(type))) { _ in all })
        }
        type.define(members)
        return TypeDefinition(type: type)
    }

    /// `init?(rawValue:)`
    private func initialiser(
        of type: TypeDescription, from raw: (type: ValueType, values: [Value])
    ) -> MemberMethod {
        let parameter = MethodParameter(label: "rawValue", type: raw.type, defaultValue: nil)
        return MemberMethod(
            "init(rawValue:)", parameters: [parameter], result: .optional(.named(type))
        ) { _, arguments in
            raw.values.firstIndex { $0.equals(arguments[0]) }.map { .choice(type, $0) } ?? .null
        }
    }

    private mutating func rawValues(
        of declaration: EnumDeclaration
    ) throws(Diagnostic) -> (type: ValueType, values: [Value])? {
        guard let raw = declaration.inherited.first(where: { ["Int", "String"].contains($0.text) })
        else { return nil }
        var values: [Value] = []
        var next = 0
        for item in declaration.cases {
            guard let written = item.rawValue else {
                values.append(raw.text == "Int" ? .int(next) : .string(item.name.text))
                next += 1
                continue
            }
            let type = raw.text == "Int" ? ValueType.int : .string
            let value = try check(written, as: type, for: "a raw value")
            guard case .constant(let constant) = value.kind else {
                throw Diagnostic(
                    .wrongValue, at: written.span, "raw value for enum case must be a literal")
            }
            if case .int(let number) = constant { next = number &+ 1 }
            values.append(constant)
        }
        return (raw.text == "Int" ? .int : .string, values)
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
