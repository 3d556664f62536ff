import CommandLanguage

/// The types in the heads of functions and properties.
extension TypeResolver {
    /// The type of a member; of `UIView!` it is `UIView`, and `nil` can be assigned too.
    func memberType(
        _ text: String, at span: SourceSpan
    ) throws(Diagnostic) -> (value: ValueType, isImplicitlyUnwrapped: Bool) {
        let isUnwrapped = text.hasSuffix("!")
        let type = try type(named: isUnwrapped ? String(text.dropLast()) : text, at: span)
        return (type, isUnwrapped)
    }

    /// The name, the parameters and the result of a method or an initialiser.
    func methodSignature(
        of method: FunctionDeclaration
    ) throws(Diagnostic) -> MethodSignature {
        let constraints = try constraints(of: method)
        let resolver = naming(method.generics)
        var parameters: [MethodParameter] = []
        for parameter in method.parameters {
            parameters.append(try resolver.methodParameter(parameter))
        }
        let result = try method.result.map { text throws(Diagnostic) in
            try resolver.type(named: text, at: method.name.span)
        }
        var signature = MethodSignature(method.name.text, parameters, result: result ?? .void)
        signature.constraints = constraints
        signature.canThrow = method.modifiers.contains(.throwing)
        return signature
    }

    /// A parameter as its callers see it.
    private func methodParameter(
        _ parameter: FunctionDeclaration.Parameter
    ) throws(Diagnostic) -> MethodParameter {
        let word = "inout "
        let isInout = parameter.type.hasPrefix(word)
        let text = isInout ? String(parameter.type.dropFirst(word.count)) : parameter.type
        var described = MethodParameter(
            label: parameter.label, type: try type(named: text, at: parameter.name.span),
            defaultValue: parameter.isVariadic
                ? .array([]) : parameter.defaultValue == nil ? nil : .void)
        described.isInout = isInout
        described.isVariadic = parameter.isVariadic
        return described
    }

    /// What the type parameters of a function must be.
    private func constraints(
        of function: FunctionDeclaration
    ) throws(Diagnostic) -> [GenericName: ValueType] {
        var constraints: [GenericName: ValueType] = [:]
        for (name, constraint) in function.generics {
            let isKnown = KnownProtocols.contains(constraint)
            constraints[GenericName(rawValue: name.text)] =
                isKnown ? .any : try type(named: constraint, at: name.span)
        }
        return constraints
    }

    /// What finds the types in the head of a function with those type parameters.
    private func naming(_ generics: [(name: Word, constraint: String)]) -> TypeResolver {
        var resolver = self
        for (name, _) in generics {
            resolver.typeParameters[name.text] = .generic(GenericName(rawValue: name.text))
        }
        return resolver
    }
}
