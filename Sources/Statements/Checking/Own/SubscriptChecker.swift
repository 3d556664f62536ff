import CommandLanguage

/// Checks subscripts that types of the session have of their own.
@MainActor
struct SubscriptChecker {
    let line: LineUnderCheck

    /// `value[index]`; nil where the type has no subscript of its own.
    func checkReading(
        _ base: Expression, _ receiver: CheckedExpression, _ arguments: [Argument],
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        let methods = line.classes.methods(
            FunctionDeclaration.subscriptName, of: receiver.type)
        if methods.isEmpty || areElements(arguments, of: receiver.type, methods) { return nil }
        let call = try line.arguments.check(
            arguments, of: methods, receiver: receiver.type, owner: receiver.type.name, at: span)
        return CheckedExpression(
            .member(.method(receiver, call.method, call.arguments, isChained: false)),
            call.result, at: span)
    }

    /// `value[index] = new`, which is a call; nil where the target is nothing of the kind.
    func checkAssignment(
        _ target: Expression, _ op: String?, _ value: Expression
    ) throws(Diagnostic) -> CheckedStatement? {
        guard case .link(.index(let base, let arguments)) = target.kind else { return nil }
        let before = line.memory
        guard let type = try? line.chains.checkLink(base).value.type else {
            line.goBack(to: before)
            return nil
        }
        let methods = line.classes.methods(FunctionDeclaration.subscriptSetterName, of: type)
        let given = arguments + [Argument(value: value)]
        if methods.isEmpty || areElements(given, of: type, methods) { return nil }
        var new = value
        if let op {
            new = Expression(.operation(.infix(op, target, value)), span: value.span)
        }
        let call = try line.arguments.check(
            arguments + [Argument(value: new)], of: methods, receiver: type, owner: type.name,
            at: target.span)
        return .expression(try setting(base, call, at: target.span))
    }

    /// Whether the arguments mean an element of a collection, which has subscripts besides those that an extension adds:
    /// `self[index]` within `subscript(safe index: Index)`.
    private func areElements(
        _ arguments: [Argument], of type: ValueType, _ methods: [MemberMethod]
    ) -> Bool {
        let hasElements = type.isCollection || type.isNamed(.string)
        return hasElements && !methods.contains { $0.positions(of: arguments) != nil }
    }

    private func setting(
        _ base: Expression, _ call: CheckedCall, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if call.method.mutate != nil {
            let place = try line.places.check(base).place
            return CheckedExpression(
                .member(.mutation(place, call.method, call.arguments)), .void, at: span)
        }
        let receiver = try line.chains.checkLink(base).value
        return CheckedExpression(
            .member(.method(receiver, call.method, call.arguments, isChained: false)), .void,
            at: span)
    }
}
