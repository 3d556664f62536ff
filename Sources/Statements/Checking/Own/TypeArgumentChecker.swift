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

    /// Declares the type parameters of the type around as constants of code whose value, or type, is `own`, which tells them.
    func declareOfType(
        _ own: LocalVariable, at span: SourceSpan
    ) -> [(variable: LocalVariable, standard: CheckedExpression)] {
        guard line.language == .swift, let type = line.classContext?.description else { return [] }
        let receiver = CheckedExpression(.name(.local(own)), own.type, at: span)
        return type.generics.enumerated().compactMap { index, name in
            guard
                let variable = line.scope.declare(
                    name.rawValue, type: .named(.anyClass), isConstant: true)
            else { return nil }
            let known = Value.object(
                TypeReference(line.place.genericTypes[name.rawValue] ?? .named(.erased)))
            let value = CheckedExpression.computed([receiver], .named(.anyClass), at: span) {
                _, values throws(StatementStop) in values[0].argument(index, of: type) ?? known
            }
            return (variable, value)
        }
    }

    /// What tells a generic type with those arguments when the code runs: type parameters of the code around are asked.
    func reference(
        to template: TypeDescription, _ arguments: [ValueType], at span: SourceSpan
    ) -> CheckedExpression? {
        let own = arguments.map { parameter(standingFor: $0, at: span) }
        guard own.contains(where: { $0 != nil }) else { return nil }
        return reference(
            to: template, zip(own, arguments).map { $0 ?? reference(to: $1, at: span) }, at: span)
    }

    private func reference(
        to template: TypeDescription, _ arguments: [CheckedExpression], at span: SourceSpan
    ) -> CheckedExpression {
        .computed(arguments, .named(.anyClass), at: span) { _, values throws(StatementStop) in
            let types = values.map(\.referredType)
            return .object(TypeReference(template.bound(to: types)))
        }
    }

    /// What tells a type as it is written when the code runs, where a type parameter of the code around is in it; nil where
    /// none is.
    func reference(toWritten type: TypeSyntax) -> CheckedExpression? {
        if let name = type.wholeName {
            return isTypeParameter(name) ? try? line.names.check(name, at: type.span) : nil
        }
        guard case .generic(let base, let arguments) = type.kind,
            let template = line.types.type(named: base.description)?.template,
            template.generics.count == arguments.count
        else { return nil }
        let own = arguments.map { reference(toWritten: $0) }
        guard own.contains(where: { $0 != nil }) else { return nil }
        let all = zip(own, arguments).map { known, written in
            known
                ?? reference(to: (try? line.types.type(written)) ?? .any, at: written.span)
        }
        return reference(to: template, all, at: type.span)
    }

    /// The one type parameter of the code around that must be of that type.
    private func parameter(standingFor type: ValueType, at span: SourceSpan) -> CheckedExpression? {
        let own = line.place.genericTypes.filter { name, constraint in
            constraint.isErased == type.isErased && constraint.name == type.name
                && isTypeParameter(name)
        }
        guard own.count == 1, let name = own.keys.first else { return nil }
        return try? line.names.check(name, at: span)
    }

    /// The types that a call gives, by the names of the type parameters.
    func of(_ call: CheckedCall, at span: SourceSpan) -> [CheckedExpression] {
        let method = call.method
        guard line.language == .swift, !method.constraints.isEmpty, !method.isRecorded,
            !method.isInert, method.base != "init"
        else { return [] }
        let names = method.constraints.keys.filter { $0.owner == nil }
        return names.sorted { $0.rawValue < $1.rawValue }.map { name in
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
        return parameter(standingFor: type, at: span) ?? reference(to: type, at: span)
    }

    private func reference(to type: ValueType, at span: SourceSpan) -> CheckedExpression {
        CheckedExpression(.constant(.object(TypeReference(type))), .named(.anyClass), at: span)
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
            guard let classes, case .object(let type as TypeReference) = values[1],
                values[0].untyped.isOne(of: type, in: classes) == false
            else { return values[0] }
            guard op == .forced else { return .null }
            throw .fatal(
                "Could not cast value of type '\(values[0].memberType?.name ?? "Any")' to "
                    + "'\(type.described.name)'", at: span)
        }
    }
}

extension Value {
    /// What the type of the value, or the type that it refers to, gives for the type parameter at that place; nil where
    /// nothing tells it.
    @MainActor
    fileprivate func argument(_ index: Int, of type: TypeDescription) -> Value? {
        let own: TypeDescription?
        if case .structure(let structure) = self {
            own = structure.type
        } else if case .object(let object) = self {
            own = (object as? TypeReference)?.described ?? MemberTable.type(of: object)
        } else {
            own = nil
        }
        return own?.reference(index, of: type)
    }

    /// Whether it is of the type; nil where that does not tell it.
    @MainActor
    fileprivate func isOne(of type: TypeReference, in classes: ClassTable) -> Bool? {
        if case .object = self {
            return type.described.tellsObjects
                ? isKind(of: .object(type.described), in: classes) : nil
        }
        guard type.type.description != nil, !type.type.isAny, let own = memberType else {
            return nil
        }
        return own.fits(type.type, in: classes)
    }

    /// The type that it refers to.
    @MainActor
    fileprivate var referredType: ValueType {
        if case .object(let reference as TypeReference) = self { reference.type } else { .any }
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
