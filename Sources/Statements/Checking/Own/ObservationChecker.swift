import CommandLanguage

/// Checks `object.observe(\.property, options:) { object, change in … }`.
@MainActor
struct ObservationChecker {
    let line: LineUnderCheck

    /// The call; nil where another method is meant.
    func check(
        _ receiver: CheckedExpression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard line.language == .swift, let first = arguments.first, first.label == nil,
            let path = first.value.keyPath, let handler = arguments.last, arguments.count > 1,
            let change = prelude("NSKeyValueObservedChange"),
            let observation = prelude("NSKeyValueObservation")
        else { return nil }
        _ = try line.expressions.check(
            first.value, expecting: .function([receiver.type], .any))
        let options = try options(arguments)
        let told = change.bound(to: [valueType(path, of: receiver.type)])
        let closure = try line.expressions.check(
            handler.value,
            as: .function([receiver.type, .named(told)], .void), for: "'observe'")
        return CheckedExpression.computed(
            [receiver, options, closure], .named(observation), at: span
        ) { evaluator, values throws(StatementStop) in
            evaluator.observe(values[0], path, options: values[1], values[2], giving: observation)
        }
    }

    /// What the keys lead to, there or not.
    private func valueType(_ path: String, of type: ValueType) -> ValueType {
        path.split(separator: ".").reduce(type) { type, key in
            line.classes.property(String(key), of: type.unwrapped)?.type ?? .any
        }.unwrapped
    }

    private func options(_ arguments: [Argument]) throws(Diagnostic) -> CheckedExpression {
        guard let written = arguments.first(where: { $0.label == "options" }) else {
            return CheckedExpression(.constant(.int(0)), .int, at: arguments[0].value.span)
        }
        return try line.expressions.check(
            written.value, as: .named(.observingOptions), for: "'observe'")
    }

    private func prelude(_ name: String) -> TypeDescription? {
        line.classes.prelude.definition(named: name)?.type
    }
}

extension Evaluator {
    fileprivate func observe(
        _ value: Value, _ path: String, options: Value, _ closure: Value,
        giving type: TypeDescription
    ) -> Value {
        guard case .object(let object) = value, case .function(let function) = closure else {
            return .null
        }
        let end = observers.add(.closure(function), of: object, path, options: options)
        let finish = Value.function(
            ScriptFunction { _ in
                end()
                return .void
            })
        return (try? type.members.initialisers.first?.call(.void, [finish])) ?? .null
    }
}

extension Expression {
    /// The keys of `\.a.b`, which is read as a closure; nil for anything else.
    fileprivate var keyPath: String? {
        guard case .closure(let closure) = kind, closure.parameters.isEmpty,
            closure.body.count == 1, case .expression(let value) = closure.body[0]
        else { return nil }
        return value.keys?.joined(separator: ".")
    }

    private var keys: [String]? {
        switch kind {
        case .name("$0"): []
        case .link(.member(let base, let name, isOptional: _)): base.keys.map { $0 + [name] }
        case .link(.optionalChain(let base)), .link(.forceUnwrap(let base)): base.keys
        case .name, .link, .type, .implicitMember, .literal, .message, .operation, .closure,
            .attempt, .address:
            nil
        }
    }
}
