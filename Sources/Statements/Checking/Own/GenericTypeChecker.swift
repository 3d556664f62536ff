import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Checks what is asked of a generic type without its arguments, which the call tells then: `Box(3)` is a `Box<Int>`.
@MainActor
struct GenericTypeChecker {
    let line: LineUnderCheck

    /// Whether the arguments of the type are left to the call; the type's own code knows them by their names.
    func isOpen(_ type: TypeDescription) -> Bool {
        line.language == .swift && !type.generics.isEmpty
            && line.classContext?.description !== type
    }

    /// The method with the type parameters of the type as its own.
    func opened(_ method: MemberMethod, of type: TypeDescription) -> MemberMethod {
        method.opened(by: line.types.constraints(of: type), of: type)
    }

    /// The type with what a call told of its type parameters.
    func type(_ type: TypeDescription, madeBy call: CheckedCall) -> TypeDescription {
        type.bound(to: arguments(of: type, by: call))
    }

    private func arguments(of type: TypeDescription, by call: CheckedCall) -> [ValueType] {
        type.generics.map { call.bindings.type(of: $0) ?? .named(.erased) }
    }

    /// A call that makes a value of a generic type; nil for all other types.
    func check(
        _ type: TypeDescription, _ arguments: [Argument], at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression? {
        guard line.language == .swift, !type.generics.isEmpty else { return nil }
        if let made = checkDue(type, arguments, at: span, expecting: expected) { return made }
        let known = line.classes.initialisers(of: type)
        let opened = known.map { self.opened($0, of: type) }
        guard opened.contains(where: { $0.positions(of: arguments) != nil }) else { return nil }
        let call = try line.arguments.check(
            arguments, of: opened, receiver: .named(type), owner: type.name, at: span,
            expecting: expected)
        guard let index = opened.firstIndex(where: { $0 === call.method }) else { return nil }
        let told = self.arguments(of: type, by: call)
        let made = ValueType.named(type.bound(to: told))
        let result = call.method.result.isOptional ? made.wrapped : made
        if let own = line.typeArguments.reference(to: type, told, at: span) {
            let method = known[index]
            return .computed([own] + call.arguments, result, at: span) {
                evaluator, values throws(StatementStop) in
                let given = Array(values.dropFirst())
                return try evaluator.converting(given, at: span) { () throws(ConversionFailure) in
                    Changes.note()
                    return try method.call(values[0], given)
                }
            }
        }
        let method = known[index].making(type.bound(to: told))
        return CheckedExpression(.member(.initialiser(method, call.arguments)), result, at: span)
    }

    /// `let height: Box<Float> = Box(0)`: the place tells the type parameters; nil where it tells none, or others.
    private func checkDue(
        _ type: TypeDescription, _ arguments: [Argument], at span: SourceSpan,
        expecting expected: ValueType?
    ) -> CheckedExpression? {
        // What a type parameter of the code around is, only the run tells.
        guard line.place.genericTypes.isEmpty, let due = expected?.unwrapped.description,
            due !== type, due.template === type, let binding = due.binding, !binding.isOpen,
            !binding.arguments.contains(where: { $0.isAny })
        else { return nil }
        let before = line.memory
        do throws(Diagnostic) {
            return try line.typeCalls.checkInitialiser(due, arguments, at: span)
        } catch {
            line.goBack(to: before)
            return nil
        }
    }

    /// `Box<Int>(1)`: of a type with arguments of its own.
    func checkCall(
        of written: TypeSyntax, _ callee: CommandLanguage.Expression, _ arguments: [Argument],
        at span: SourceSpan, expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedLink {
        if let made = try line.registrations.check(written, arguments, at: span) {
            return CheckedLink(made)
        }
        guard case .generic(let base, _) = written.kind else {
            return try line.typeCalls.checkCollection(
                try line.types.type(written), arguments, at: span)
        }
        if let type = line.types.type(named: base.description), !type.isCollection {
            let known = type.generics.isEmpty ? nil : try line.types.type(written)
            if let known, let own = line.typeArguments.reference(toWritten: written) {
                return CheckedLink(
                    try line.metatypes.check(own, as: known, arguments, at: span))
            }
            return CheckedLink(
                try line.typeCalls.checkCall(
                    of: known?.description ?? type, callee, arguments, at: span,
                    expecting: expected))
        }
        if let type = try? line.types.type(written) {
            return try line.typeCalls.checkCollection(type, arguments, at: span)
        }
        let plain = CommandLanguage.Expression(.name(base.description), span: callee.span)
        return try line.calls.checkCall(plain, arguments, at: span, expecting: expected)
    }
}
