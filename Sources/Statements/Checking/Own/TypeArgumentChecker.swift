import CommandLanguage

/// What the type parameters of a function stand for while it runs: each call gives its types behind the arguments, and the
/// body has them as constants of those names, `T.self`, `T.identifier`, `T(frame: .zero)`, `value as? T`.
@MainActor
struct TypeArgumentChecker {
    let line: LineUnderCheck

    /// Declares the constants of a body; without a type from the call each is what it must be.
    func declare(
        _ names: [String], at span: SourceSpan
    ) throws(Diagnostic) -> [(variable: LocalVariable, standard: CheckedExpression)] {
        guard line.language == .swift else { return [] }
        var declared: [(variable: LocalVariable, standard: CheckedExpression)] = []
        for name in names {
            let type = line.place.genericTypes[name] ?? .any
            guard
                let variable = line.scope.declare(
                    name, type: .named(.anyClass), isConstant: true)
            else {
                throw Diagnostic(
                    .duplicateName, at: span, "two parameters are called '\(name)'")
            }
            declared.append((variable, reference(to: type, at: span)))
        }
        return declared
    }

    /// The types that a call gives, by the names of the type parameters.
    func of(_ call: CheckedCall, at span: SourceSpan) -> [CheckedExpression] {
        let method = call.method
        guard line.language == .swift, !method.constraints.isEmpty, !method.isRecorded,
            !method.isInert, method.base != "init"
        else { return [] }
        return method.constraints.keys.sorted { $0.rawValue < $1.rawValue }.map { name in
            given(name, by: call) ?? told(name, by: call, at: span)
        }
    }

    /// What an argument names, where a parameter is the type itself: `_ type: T.Type`.
    private func given(_ name: GenericName, by call: CheckedCall) -> CheckedExpression? {
        for (parameter, value) in zip(call.method.parameters, call.arguments) {
            if case .generic(name)? = parameter.named, value.type.isNamed(.anyClass),
                !value.isLeftOut
            {
                return value
            }
        }
        return nil
    }

    /// What the arguments or the place of the call tell; in a body with type parameters of its own the one that must be the
    /// same.
    private func told(
        _ name: GenericName, by call: CheckedCall, at span: SourceSpan
    ) -> CheckedExpression {
        let type = call.bindings.type(of: name) ?? call.method.constraints[name] ?? .any
        let own = line.place.genericTypes.filter { name, constraint in
            constraint.name == type.name && isTypeParameter(name)
        }
        if own.count == 1, let name = own.keys.first,
            let value = try? line.names.check(name, at: span)
        {
            return value
        }
        return reference(to: type, at: span)
    }

    private func reference(to type: ValueType, at span: SourceSpan) -> CheckedExpression {
        line.members.reference(to: type.nearestDescription, at: span)
    }

    /// Whether the name is that of a type parameter of the function around.
    func isTypeParameter(_ name: String) -> Bool {
        line.language == .swift && line.place.genericTypes[name] != nil
            && line.scope.local(named: name)?.type.isNamed(.anyClass) == true
    }

    /// The type parameter that an expression names: what it must be, and what tells its type when the code runs; nil for any
    /// other expression.
    func value(
        _ expression: Expression
    ) throws(Diagnostic) -> (known: ValueType, own: CheckedExpression)? {
        guard case .name(let name) = expression.kind, isTypeParameter(name),
            let known = line.place.genericTypes[name]
        else { return nil }
        return (known, try line.names.check(name, at: expression.span))
    }

    /// `T(frame: .zero)`; nil for any other call.
    func checkCall(
        of callee: Expression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard let type = try value(callee) else { return nil }
        return try line.metatypes.check(type.own, as: type.known, arguments, at: span)
    }

    /// `value as? T`, of a value that was cast to what `T` must be: nothing where it is none of the type that `T` stands for.
    func narrowed(
        _ cast: CheckedExpression, _ op: CastOperator, to written: TypeSyntax, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard let name = written.unwrapped.wholeName, isTypeParameter(name) else { return cast }
        let own = try line.names.check(name, at: span)
        return .computed([cast, own], cast.type, at: span) {
            [weak classes = line.classes] _, values throws(StatementStop) in
            guard let classes, case .object = values[0].untyped,
                case .object(let type as TypeReference) = values[1], type.described.tellsObjects
            else { return values[0] }
            let isOne = values[0].untyped.isKind(of: .object(type.described), in: classes)
            if isOne { return values[0] }
            guard op == .forced else { return .null }
            throw .fatal(
                "Could not cast value of type '\(values[0].memberType?.name ?? "Any")' to "
                    + "'\(type.described.name)'", at: span)
        }
    }
}

extension CheckedExpression {
    /// Whether it stands for an argument that was left out.
    fileprivate var isLeftOut: Bool {
        if case .constant(.void) = kind { true } else { false }
    }
}

extension TypeDescription {
    /// Whether objects can be told by it: what nobody knows, and the root of all, are no such types.
    @MainActor
    fileprivate var tellsObjects: Bool {
        let open = [TypeDescription.rootObject, .erased, .foreign]
        return (isClass || isProtocol) && !open.contains { $0 === self }
    }
}
