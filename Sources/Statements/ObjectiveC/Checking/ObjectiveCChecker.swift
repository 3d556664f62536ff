import CommandLanguage

/// Checks expressions of Objective-C: types are loose, `nil` is everywhere, and what is not known before
/// is decided when it runs.
@MainActor
struct ObjectiveCChecker {
    let line: LineUnderCheck

    func check(
        _ expression: Expression, expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        let span = expression.span
        switch expression.kind {
        case .name(let name): return try line.namesOfC.check(name, at: span)
        case .literal(let literal):
            return try checkLiteral(literal, at: span, expecting: expected)
        case .link(.member(let base, let name, _)):
            return try line.messages.checkDot(base, name, expecting: expected, at: span)
        case .link(.call(let callee, let arguments)):
            return try line.functionsOfC.checkCall(callee, arguments, at: span)
        case .link(.index(let base, let arguments)):
            return try checkIndex(base, arguments, at: span)
        case .message(let receiver, let selector, let arguments):
            return try line.messages.check(
                receiver, selector, arguments, expecting: expected, at: span)
        case .operation(let operation): return try line.operatorsOfC.check(operation, at: span)
        case .closure(let closure):
            return try line.closures.check(closure, at: span, expecting: expected)
        case .address(let place): return try line.pointersOfC.check(place, at: span)
        case .type, .implicitMember, .attempt, .link(.forceUnwrap), .link(.optionalChain):
            throw Diagnostic(.unsupported, at: span, "this expression cannot run yet")
        }
    }

    private func checkLiteral(
        _ literal: Expression.Literal, at span: SourceSpan, expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        switch literal {
        case .selector(let name):
            return CheckedExpression(.constant(.string(name)), .string, at: span)
        case .array(let elements):
            return try checkArray(elements, at: span, isOfC: expected?.isArrayOfPointers == true)
        case .dictionary(let entries): return try checkDictionary(entries, at: span)
        case .integer:
            // C drops what does not fit, where Swift refuses the literal.
            let number = try line.literals.check(literal, at: span, expecting: nil)
            return try expected.map { type throws(Diagnostic) in
                guard type.isScalar, !type.isOptional else { return number }
                return try number.converted(to: type, for: "the literal", in: line.classes)
            } ?? number
        case .number, .string, .boolean, .nil, .tuple, .available:
            return try line.literals.check(literal, at: span, expecting: expected)
        }
    }

    private func checkArray(
        _ elements: [Expression], at span: SourceSpan, isOfC: Bool
    ) throws(Diagnostic) -> CheckedExpression {
        var values: [CheckedExpression] = []
        var element: ValueType?
        for expression in elements {
            let value = try line.expressions.check(expression)
            values.append(value)
            element =
                element.map { $0.joined(with: value.type, in: line.classes) ?? .any }
                ?? value.type
        }
        let type = ValueType.array(element?.unwrapped ?? .any)
        guard !isOfC, values.contains(where: \.mayBeNil) else {
            return CheckedExpression(.literal(.array(values)), type, at: span)
        }
        return CheckedExpression.computed(values, type, at: span) {
            _, values throws(StatementStop) in
            if let index = values.firstIndex(where: \.isNull) {
                throw .nilInserted(
                    into: "Array initWithObjects:count:", "objects[\(index)]", at: span)
            }
            return .array(values)
        }
    }

    private func checkDictionary(
        _ entries: [(key: Expression, value: Expression)], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        var checked: [(key: CheckedExpression, value: CheckedExpression)] = []
        for entry in entries {
            checked.append(
                (try line.expressions.check(entry.key), try line.expressions.check(entry.value)))
        }
        let parts = checked.flatMap { [$0.key, $0.value] }
        let type = ValueType.dictionary(.any, .any)
        guard parts.contains(where: \.mayBeNil) else {
            return CheckedExpression(.literal(.dictionary(checked)), type, at: span)
        }
        return CheckedExpression.computed(parts, type, at: span) {
            _, values throws(StatementStop) in
            if let index = values.firstIndex(where: \.isNull) {
                let place = "\(index % 2 == 0 ? "keys" : "objects")[\(index / 2)]"
                throw .nilInserted(
                    into: "Dictionary initWithObjects:forKeys:count:", place, at: span)
            }
            var entries: NestedList<DictionaryEntry> = []
            for index in stride(from: 0, to: values.count, by: 2)
            where entries.position(of: values[index]) == nil {
                entries.append(DictionaryEntry(values[index], values[index + 1]))
            }
            return .dictionary(entries)
        }
    }

    private func checkIndex(
        _ base: Expression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let receiver = try line.expressions.check(base)
        guard arguments.count == 1 else {
            throw Diagnostic(.wrongArity, at: span, "an index is one value")
        }
        if let own = try checkOwnIndex(receiver, base, arguments[0].value, at: span) { return own }
        let absent = receiver.type.unwrapped.description?.isBelowAbsent(in: line.classes) ?? false
        guard let type = absent ? .any : receiver.type.unwrapped.subscripted else {
            throw Diagnostic(
                .wrongType, at: span, "'\(receiver.type.name)' has no elements")
        }
        let index = try line.expressions.check(arguments[0].value)
        return CheckedExpression.computed([receiver, index], type, at: span) {
            _, values throws(StatementStop) in
            absent ? .null : try values[0].subscripted(by: values[1], at: span)
        }
    }

    /// `model[0]`, where the object's class says by a method what stands there; nil where it does not.
    private func checkOwnIndex(
        _ receiver: CheckedExpression, _ base: Expression, _ index: Expression, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        guard receiver.type.unwrapped.description?.isScripted == true else { return nil }
        let isNumber = try line.expressions.check(index).type.isScalar
        let selector = isNumber ? "objectAtIndexedSubscript:" : "objectForKeyedSubscript:"
        guard line.classes.resolve(selector, of: receiver.type) != nil else { return nil }
        return try line.messages.check(base, selector, [index], at: span)
    }
}

@MainActor
extension CheckedExpression {
    /// Whether it may turn out to be `nil`: every object may, what is computed or literal not.
    fileprivate var mayBeNil: Bool {
        switch kind {
        case .constant(let value): value.isNull
        case .literal(.array), .literal(.dictionary), .literal(.interpolation),
            .member(.initialiser):
            false
        case .name, .member, .element, .literal, .operation, .optional, .call, .closure, .attempt,
            .address:
            type.isOptional || type.mayBeObject || !type.isScalar
        }
    }
}

@MainActor
extension ValueType {
    /// Whether it is an array of C's that holds pointers, of which each may lead nowhere.
    var isArrayOfPointers: Bool {
        if case .array(.optional) = unwrapped { true } else { false }
    }

    /// What `[…]` behind a value of this type gives in Objective-C; nil where it has no elements.
    fileprivate var subscripted: ValueType? {
        switch self {
        case .array(let element): element
        case .dictionary(_, let value): value
        case .any: .any
        case .void, .null, .named, .optional, .set, .function, .tuple, .range, .generic: nil
        }
    }
}
