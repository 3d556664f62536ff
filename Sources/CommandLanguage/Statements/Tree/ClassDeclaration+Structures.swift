/// Structures, and what else a type has beside its cases.
extension ClassDeclaration {
    /// Whether nothing is declared in it.
    var isEmpty: Bool {
        storedProperties.isEmpty && computedProperties.isEmpty && methods.isEmpty
            && initialisers.isEmpty && deinitialiser == nil && enumerations.isEmpty
            && types.isEmpty && aliases.isEmpty && associatedTypes.isEmpty
    }

    /// Adds the initialiser that takes every stored property, as a structure without one has it.
    mutating func addMemberwiseInitialiser() {
        guard isStructure, initialisers.isEmpty else { return }
        let settable = storedProperties.filter { property in
            property.modifiers.isDisjoint(with: [.static, .lazy])
                && !(property.isConstant && property.initialValue != nil)
                && (property.typeAsWritten != nil || property.initialValue != nil)
        }
        var initialiser = FunctionDeclaration(
            name: Word("init", span: name.span), parameters: [], result: nil, body: [],
            language: .swift)
        initialiser.isMemberwise = true
        initialiser.parameters = settable.map { property in
            var parameter = FunctionDeclaration.Parameter(
                label: property.name.text, name: property.name,
                type: property.typeAsWritten ?? .anything(at: property.name.span),
                defaultValue: property.standardValue)
            parameter.hasTypeOfProperty = property.typeAsWritten == nil
            return parameter
        }
        initialiser.body = settable.map { property in
            let span = property.name.span
            let target = Expression(
                .link(
                    .member(
                        Expression(.name("self"), span: span), name: property.name.text,
                        isOptional: false)), span: span)
            return .assignment(
                target: target, op: nil,
                value: Expression(.name(property.name.text), span: span))
        }
        initialisers = [initialiser]
    }
}

extension ClassDeclaration.StoredProperty {
    /// The type as it stands there, or that of a plain literal.
    public var typeAsWritten: TypeSyntax? {
        type ?? initialValue?.kind.literalType.map { TypeSyntax(.name($0), span: name.span) }
    }

    /// What stands for an argument that was left out.
    fileprivate var standardValue: Expression? {
        if let initialValue { return initialValue }
        let isNilFirst = !isConstant && type?.isOptional ?? false
        return isNilFirst ? Expression(.literal(.nil), span: name.span) : nil
    }
}

extension Expression.Kind {
    /// The name of the type that a plain literal has, or `Date()`.
    fileprivate var literalType: String? {
        if case .link(.call(let callee, let arguments)) = self, arguments.isEmpty,
            case .name(let name) = callee.kind, name.first?.isUppercase == true
        {
            return name
        }
        if case .literal(.integer) = self { return "Int" }
        if case .literal(.number) = self { return "Double" }
        if case .literal(.boolean) = self { return "Bool" }
        if case .literal(.string) = self { return "String" }
        return nil
    }
}
