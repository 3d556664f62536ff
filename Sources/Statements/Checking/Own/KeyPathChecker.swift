import CommandLanguage
import HeadlessUIKit

/// Checks `value[keyPath: path]`. A key path is the function that reads it, which knows the names of its members.
@MainActor
struct KeyPathChecker {
    let line: LineUnderCheck

    /// What the path leads to; nil where the index is anything else.
    func checkReading(
        _ receiver: CheckedExpression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard let path = try path(arguments, of: receiver.type) else { return nil }
        return CheckedExpression(
            .call(.value(path.value, [receiver])), path.result, at: span)
    }

    /// `value[keyPath: path] = new`; nil where the target is anything else.
    func checkAssignment(
        _ target: CommandLanguage.Expression, _ op: String?,
        _ value: CommandLanguage.Expression
    ) throws(Diagnostic) -> CheckedStatement? {
        guard case .link(.index(let base, let arguments)) = target.kind,
            arguments.first?.label == "keyPath"
        else { return nil }
        let receiver = try line.chains.checkReceiver(base, isOptional: false, member: "[…]").value
        guard let path = try path(arguments, of: receiver.type) else { return nil }
        var new = value
        if let op {
            new = CommandLanguage.Expression(
                .operation(.infix(op, target, value)), span: value.span)
        }
        let given = [
            path.value, try line.expressions.check(new, as: path.result, for: "'keyPath'"),
        ]
        let kind: CheckedExpression.Kind =
            receiver.type.isChangedInPlace
            ? .member(.mutation(try line.places.check(base).place, setter, given))
            : .member(.method(receiver, setter, given, isChained: false))
        return .expression(CheckedExpression(kind, .void, at: target.span))
    }

    /// The key path and the type of what it leads to.
    private func path(
        _ arguments: [Argument], of receiver: ValueType
    ) throws(Diagnostic) -> (value: CheckedExpression, result: ValueType)? {
        guard arguments.count == 1, arguments[0].label == "keyPath" else { return nil }
        let due = ValueType.function([receiver], .any)
        let value = try line.expressions.check(arguments[0].value, expecting: due)
        guard case .function(let roots, let result) = value.type, roots.count == 1,
            receiver.fits(roots[0], in: line.classes)
        else { throw value.mismatch(with: due, for: "'keyPath'", in: line.classes) }
        return (value, result)
    }

    private var setter: MemberMethod {
        let classes = line.classes
        let parameters = ["keyPath", nil].map {
            MethodParameter(label: $0, type: .any, defaultValue: nil)
        }
        let mutate: MemberMethod.Mutation = {
            [weak classes] (receiver, arguments) throws(ConversionFailure) in
            guard case .function(let path) = arguments[0] else {
                throw ConversionFailure(argument: 0)
            }
            Changes.note()
            try classes?.set(path.keyPath[...], in: &receiver, to: arguments[1])
            return .void
        }
        return MemberMethod(
            "subscript(keyPath:)", parameters: parameters, result: .void,
            call: { (receiver, arguments) throws(ConversionFailure) in
                var object = receiver
                return try mutate(&object, arguments)
            }, mutate: mutate)
    }
}

extension ClassTable {
    /// Sets the property to which the names lead; a value on the way is changed in its place.
    fileprivate func set(
        _ names: ArraySlice<String>, in value: inout Value, to new: Value
    ) throws(ConversionFailure) {
        guard let name = names.first, let property = property(name, ofValue: value) else {
            throw ConversionFailure(argument: 0)
        }
        let rest = names.dropFirst()
        if rest.isEmpty {
            guard let set = property.set else { throw ConversionFailure(argument: 0) }
            return try set(&value, new)
        }
        var inner = try property.get(value)
        try set(rest, in: &inner, to: new)
        if case .object = inner { return }
        guard let set = property.set else { throw ConversionFailure(argument: 0) }
        try set(&value, inner)
    }
}
