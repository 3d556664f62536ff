import CommandLanguage
import HeadlessUIKit

/// Expressions, from the inside out.
extension StatementInterpreter {
    func evaluate(
        _ expression: CheckedExpression, _ frame: Frame
    ) throws(StatementStop) -> Value {
        switch expression.kind {
        case .constant(let value): return value
        case .worldName(let name, _): return try read(name, at: expression.span)
        case .local(let variable): return try read(variable, frame, at: expression.span)
        case .property(let base, let property, let isChained):
            return try read(property, of: base, isChained, frame, at: expression.span)
        case .method(let base, let method, let arguments, let isChained):
            let receiver = try receiver(base, isChained, frame)
            return try call(method, on: receiver, arguments, frame, at: expression.span)
        case .staticProperty(let property):
            return try converting(at: expression.span) { () throws(ConversionFailure) in
                try property.get(.void)
            }
        case .staticMethod(let type, let method, let arguments):
            return try call(method, of: type, arguments, frame, at: expression.span)
        case .initialiser(let method, let arguments):
            return try make(method, arguments, frame, at: expression.span)
        case .closure(let closure): return function(closure, try captures(of: closure, frame))
        case .callFunction(let function, let arguments): return try call(function, arguments, frame)
        case .chain(let inner): return try chain(inner, frame)
        default: return try compose(expression, frame)
        }
    }

    private func compose(
        _ expression: CheckedExpression, _ frame: Frame
    ) throws(StatementStop) -> Value {
        switch expression.kind {
        case .attempt(let op, let inner):
            return try attempt(op, inner, frame, at: expression.span)
        case .address(let place): return try address(of: place, frame)
        case .interpolation(let parts): return .string(try interpolate(parts, frame))
        case .array(let elements): return .array(try evaluate(elements, frame))
        case .dictionary(let entries): return try dictionary(entries, frame)
        case .union(let type, let options): return try union(type, options, frame)
        case .element(let array, let index):
            return try element(array, index, frame, at: expression.span)
        case .slice(let array, let range):
            return try slice(array, range, frame, at: expression.span)
        case .entry(let dictionary, let key): return try entry(dictionary, key, frame)
        case .unwrap(let inner):
            let value = try evaluate(inner, frame)
            if value.isNull { throw .nilFound(at: expression.span) }
            return value
        case .apply(let function, let arguments, _):
            return try apply(function, arguments, frame, at: expression.span)
        case .functionValue(let function): return try value(of: function)
        case .tuple(let elements): return .tuple(try evaluate(elements, frame))
        case .tupleElement(let tuple, let index, let isChained):
            guard case .tuple(let values) = try receiver(tuple, isChained, frame) else {
                return .void
            }
            return index < values.count ? values[index] : .void
        case .chainLink(let inner): return try receiver(inner, true, frame)
        case .mutation(let place, let method, let arguments):
            return try mutate(place, method, arguments, frame, at: expression.span)
        case .message(let message):
            return try send(message, frame, giving: expression.type, at: expression.span)
        case .functionOfC(let function, let arguments):
            return try function.run(self, try evaluate(arguments, frame), expression.span)
        case .computed(let computation, let operands):
            return try computation.run(self, try evaluate(operands, frame))
        case .builtin(let function, let arguments):
            return try callBuiltin(function, arguments, frame, at: expression.span)
        default: return try operate(expression, frame)
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

    // MARK: Names and properties

    private func read(_ name: String, at span: SourceSpan) throws(StatementStop) -> Value {
        if let value = variables.value(name) { return value }
        let what = variables.isDead(name) ? "was deallocated" : "is gone"
        throw .failure(Diagnostic(.unknownName, at: span, "'\(name)' \(what)"))
    }

    private func read(
        _ variable: LocalVariable, _ frame: Frame, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        let value = frame.stored(variable)
        switch value {
        case .weak(let reference):
            if let object = reference.object { return .object(object) }
            if variable.strength == .weak { return .null }
            throw .fatal(
                "Attempted to read an unowned reference but the object was already deallocated",
                at: span)
        case .void:
            throw .failure(
                Diagnostic(.illegal, at: span, "'\(variable.name)' is used before it has a value"))
        default: return value
        }
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

    private func read(
        _ property: MemberProperty, of base: CheckedExpression, _ isChained: Bool,
        _ frame: Frame, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        try read(property, of: receiver(base, isChained, frame), at: span)
    }

    /// The property of an object or a value.
    func read(
        _ property: MemberProperty, of owner: Value, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        let value = try converting(at: span) { () throws(ConversionFailure) in
            try property.get(owner)
        }
        try checkModel()
        return value
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

    // MARK: Collections and texts

    private func interpolate(
        _ parts: [CheckedExpression], _ frame: Frame
    ) throws(StatementStop) -> String {
        var result = ""
        for (value, part) in zip(try evaluate(parts, frame), parts) {
            result += value.printedText(of: part.type)
        }
        return result
    }

    private func dictionary(
        _ entries: [(key: CheckedExpression, value: CheckedExpression)], _ frame: Frame
    ) throws(StatementStop) -> Value {
        var result: [(key: Value, value: Value)] = []
        for entry in entries {
            let key = try evaluate(entry.key, frame)
            let value = try evaluate(entry.value, frame)
            if result.contains(where: { $0.key.equals(key) }) {
                throw .failure(
                    Diagnostic(
                        .illegal, at: entry.key.span,
                        "Fatal error: Dictionary literal contains duplicate keys"))
            }
            result.append((key, value))
        }
        return .dictionary(result)
    }

    private func union(
        _ type: TypeDescription, _ options: [CheckedExpression], _ frame: Frame
    ) throws(StatementStop) -> Value {
        var bits: UInt = 0
        for value in try evaluate(options, frame) {
            if case .options(_, let more) = value { bits |= more }
        }
        return .options(type, bits)
    }

    private func element(
        _ array: CheckedExpression, _ index: CheckedExpression, _ frame: Frame,
        at span: SourceSpan
    ) throws(StatementStop) -> Value {
        let value = try receiver(array, false, frame)
        guard case .array(let elements) = value,
            case .int(let position) = try evaluate(index, frame)
        else { return .null }
        guard elements.indices.contains(position) else { throw .outOfRange(at: span) }
        return elements[position]
    }

    private func slice(
        _ array: CheckedExpression, _ range: CheckedExpression, _ frame: Frame,
        at span: SourceSpan
    ) throws(StatementStop) -> Value {
        guard case .array(let elements) = try receiver(array, false, frame),
            case .range(let lower, let upper, let isClosed) = try evaluate(range, frame)
        else { return .null }
        let begin = if case .int(let begin) = lower { begin } else { 0 }
        var end = elements.count
        if case .int(let last) = upper { end = isClosed && last < .max ? last + 1 : last }
        guard begin >= 0, begin <= end, end <= elements.count else { throw .outOfRange(at: span) }
        return .array(Array(elements[begin..<end]))
    }

    private func entry(
        _ dictionary: CheckedExpression, _ key: CheckedExpression, _ frame: Frame
    ) throws(StatementStop) -> Value {
        guard case .dictionary(let entries) = try receiver(dictionary, false, frame) else {
            return .null
        }
        let key = try evaluate(key, frame)
        return entries.first { $0.key.equals(key) }?.value ?? .null
    }
}
