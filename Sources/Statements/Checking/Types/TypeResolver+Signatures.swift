import CommandLanguage

/// The types in the heads of functions and properties.
extension TypeResolver {
    /// The type of a member; of `UIView!` it is `UIView`, and `nil` can be assigned too.
    func memberType(
        _ written: TypeSyntax
    ) throws(Diagnostic) -> (value: ValueType, isImplicitlyUnwrapped: Bool) {
        guard written.isImplicitlyUnwrapped else { return (try type(written), false) }
        return (try type(written.unwrapped), true)
    }

    /// The name, the parameters and the result of a method or an initialiser.
    func methodSignature(
        of method: FunctionDeclaration
    ) throws(Diagnostic) -> MethodSignature {
        let constraints = try constraints(of: method)
        let resolver = naming(method.generics)
        var parameters: [MethodParameter] = []
        let own = line.classContext?.description
        var asked = resolver
        if let own, own.isProtocol || !own.parts.isEmpty {
            asked.typeParameters["Self"] = .generic(.receiver)
        }
        for parameter in method.parameters {
            let takesSelf = parameter.type.unwrapped.takesSelf
            parameters.append(try (takesSelf ? asked : resolver).methodParameter(parameter))
        }
        let result = try method.result.map { written throws(Diagnostic) in
            // Who calls a method of a protocol's extension knows more of `Self` than its code does.
            // A class's extension gives an object of the class that was asked.
            if written.unwrapped.isNamed("Self"), let own,
                own.isProtocol || !own.parts.isEmpty || own.isClass && !own.isScripted
            {
                let asked = ValueType.generic(.receiver)
                return written.isOptional ? asked.wrapped : asked
            }
            return try resolver.type(written)
        }
        var signature = MethodSignature(method.name.text, parameters, result: result ?? .void)
        signature.constraints = constraints
        signature.own = own.map { .named($0) }
        signature.throwsAgain = method.modifiers.contains(.rethrowing)
        signature.canThrow = method.modifiers.contains(.throwing) || signature.throwsAgain
        signature.givesImplicitlyUnwrapped =
            (method.result?.isImplicitlyUnwrapped == true || method.modifiers.contains(.unwrapping))
            && method.language == .swift
        return signature
    }

    /// A parameter as its callers see it.
    private func methodParameter(
        _ parameter: FunctionDeclaration.Parameter
    ) throws(Diagnostic) -> MethodParameter {
        let changed = parameter.type.changed
        var described = MethodParameter(
            label: parameter.label,
            type: try type(changed ?? parameter.type),
            defaultValue: parameter.isVariadic
                ? .array([]) : parameter.defaultValue == nil ? nil : .void)
        described.isInout = changed != nil
        described.isVariadic = parameter.isVariadic
        described.isAutoclosure = parameter.type.unwrapped.isAutoclosure
        if case .metatype(let named) = parameter.type.unwrapped.kind {
            described.named = try type(named)
        }
        return described
    }

    /// What finds types by the type parameters of the type around, or by what a protocol leaves to others; nil where it has
    /// none of them.
    private var opened: TypeResolver? {
        guard let type = line.classContext?.description else { return nil }
        let left = ([type] + type.parts).flatMap(\.associatedTypes)
        if !left.isEmpty {
            var resolver = self
            for name in left { resolver.typeParameters[name.rawValue] = .generic(name) }
            return resolver
        }
        guard !type.generics.isEmpty else { return nil }
        var resolver = self
        for name in type.generics { resolver.typeParameters[name.rawValue] = .generic(name) }
        resolver.typeParameters["Self"] = .named(type.open)
        resolver.typeParameters[type.name] = .named(type.open)
        return resolver
    }

    /// The type of a member by the type parameters of its type; nil where none are in it.
    func openType(_ written: TypeSyntax?) -> ValueType? {
        guard let written, let type = try? opened?.memberType(written).value, type.isGeneric else {
            return nil
        }
        return type
    }

    /// What a method takes and gives by the type parameters of its type; nil where that is not generic.
    func openSignature(of method: FunctionDeclaration) -> OpenSignature? {
        guard let signature = try? opened?.methodSignature(of: method) else { return nil }
        return OpenSignature(parameters: signature.parameters, result: signature.result)
    }

    /// What the type parameters of a generic type must be.
    func constraints(of type: TypeDescription) -> [GenericName: ValueType] {
        type.generics.reduce(into: [:]) { known, name in
            let written = type.typeParameters[name.rawValue]
            let constraint = written.flatMap { try? self.type($0) } ?? .named(.erased)
            known[name] = constraint.isAny ? .named(.erased) : constraint
        }
    }

    /// What the type parameters of a function must be.
    private func constraints(
        of function: FunctionDeclaration
    ) throws(Diagnostic) -> [GenericName: ValueType] {
        var constraints: [GenericName: ValueType] = [:]
        for (name, constraint) in function.generics {
            let isKnown = constraint.wholeName.map(KnownProtocols.contains) ?? false
            constraints[GenericName(rawValue: name.text)] =
                isKnown ? .any : try type(constraint)
        }
        return constraints
    }

    /// What finds the types in the head of a function with those type parameters.
    private func naming(_ generics: [(name: Word, constraint: TypeSyntax)]) -> TypeResolver {
        var resolver = self
        for (name, _) in generics {
            resolver.typeParameters[name.text] = .generic(GenericName(rawValue: name.text))
        }
        return resolver
    }
}

extension TypeSyntax {
    /// Whether it is a function that is given a `Self`.
    fileprivate var takesSelf: Bool {
        guard case .function(let function) = kind else { return false }
        return function.parameters.contains { parameter in
            if case .inOut(let inner) = parameter.kind { return inner.isNamed("Self") }
            return parameter.isNamed("Self")
        }
    }

    /// Whether `@autoclosure` stands before it.
    fileprivate var isAutoclosure: Bool {
        if case .function(let function) = kind {
            function.attributes.contains("autoclosure")
        } else {
            false
        }
    }

    /// What an argument is that the function may change; nil where it may not.
    var changed: TypeSyntax? {
        if case .inOut(let inner) = kind { inner } else { nil }
    }
}
