import CommandLanguage
import HeadlessUIKit

/// Expressions, from the inside out.
extension Evaluator {
    func evaluate(
        _ expression: CheckedExpression, _ frame: Frame
    ) throws(StatementStop) -> Value {
        let span = expression.span
        switch expression.kind {
        case .constant(let value): return value
        case .name(let name): return try read(name, frame, at: span)
        case .member(let member): return try evaluate(member, frame, at: span)
        case .element(let element): return try read(element, frame, at: span)
        case .literal(let literal): return try charged(compose(literal, frame), at: span)
        case .operation(let operation): return try operate(operation, frame, at: span)
        case .optional(let optional): return try evaluate(optional, frame, at: span)
        case .call(let call):
            return try evaluate(call, frame, giving: expression.type, at: span)
        case .closure(let closure):
            return try charged(function(closure, try captures(of: closure, frame)), at: span)
        case .attempt(let op, let inner): return try attempt(op, inner, frame, at: span)
        case .address(let place): return try address(of: place, frame)
        }
    }

    func evaluate(
        _ expressions: [CheckedExpression], _ frame: Frame
    ) throws(StatementStop) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(expressions.count)
        for expression in expressions { values.append(try evaluate(expression, frame)) }
        return values
    }

    // MARK: Names

    private func read(
        _ name: CheckedExpression.Name, _ frame: Frame, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        switch name {
        case .world(let name, _): return try read(name, at: span)
        case .local(let variable): return try read(variable, frame, at: span)
        case .function(let function): return try value(of: function)
        }
    }

    private func read(_ name: String, at span: SourceSpan) throws(StatementStop) -> Value {
        if let value = variables.value(name) { return value }
        let words: Message =
            variables.isDead(name) ? "'\(name)' was deallocated" : "'\(name)' is gone"
        throw .failure(Diagnostic(.unknownName, at: span, words))
    }

    private func read(
        _ variable: LocalVariable, _ frame: Frame, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        let value = frame.stored(variable)
        if case .weak(let reference) = value {
            if let object = reference.object { return .object(object) }
            if variable.strength == .weak { return .null }
            throw .fatal(
                "Attempted to read an unowned reference but the object was already deallocated",
                at: span)
        }
        if case .void = value {
            throw .failure(
                Diagnostic(.illegal, at: span, "'\(variable.name)' is used before it has a value"))
        }
        return value
    }

    /// What stands before a member; `nil` ends a chain or, where none was written, the statement.
    func receiver(
        _ base: CheckedExpression, _ isChained: Bool, _ frame: Frame
    ) throws(StatementStop) -> Value {
        let value = try evaluate(base, frame)
        guard value.isNull else { return value }
        if isChained { throw .endOfChain }
        throw .nilFound(at: base.span, implicitly: true)
    }

    // MARK: Optionals

    private func evaluate(
        _ optional: CheckedExpression.Optional, _ frame: Frame, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        switch optional {
        case .chain(let inner): return try chain(inner, frame)
        case .link(let inner): return try receiver(inner, true, frame)
        case .unwrap(let inner):
            let value = try evaluate(inner, frame)
            if value.isNull { throw .nilFound(at: span) }
            return value
        }
    }

    private func chain(
        _ inner: CheckedExpression, _ frame: Frame
    ) throws(StatementStop) -> Value {
        do throws(StatementStop) {
            return try evaluate(inner, frame)
        } catch .endOfChain {
            return .null
        }
    }
}
