import CommandLanguage

/// Expressions of Objective-C: types are loose, `nil` is everywhere, and what is not known before
/// is decided when it runs.
extension StatementChecker {
    mutating func checkObjectiveC(
        _ expression: Expression, expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        let span = expression.span
        switch expression.kind {
        case .name(let name): return try checkNameOfC(name, at: span)
        case .literal(let literal):
            return try checkLiteralOfC(literal, at: span, expecting: expected)
        case .link(.member(let base, let name, _)):
            return try checkDot(base, name, expecting: expected, at: span)
        case .link(.call(let callee, let arguments)):
            return try checkCallOfC(callee, arguments, at: span)
        case .link(.index(let base, let arguments)):
            return try checkIndexOfC(base, arguments, at: span)
        case .message(let receiver, let selector, let arguments):
            return try checkMessage(receiver, selector, arguments, expecting: expected, at: span)
        case .operation(let operation): return try checkOperationOfC(operation, at: span)
        case .closure(let closure):
            return try checkClosure(closure, at: span, expecting: expected)
        case .implicitMember, .attempt, .address, .link(.forceUnwrap), .link(.optionalChain):
            throw Diagnostic(.unsupported, at: span, "this expression cannot run yet")
        }
    }

    private mutating func checkLiteralOfC(
        _ literal: Expression.Literal, at span: SourceSpan, expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        switch literal {
        case .selector(let name):
            return CheckedExpression(.constant(.string(name)), .string, at: span)
        case .array(let elements): return try checkArrayOfC(elements, at: span)
        case .dictionary(let entries): return try checkDictionaryOfC(entries, at: span)
        case .integer:
            // C drops what does not fit, where Swift refuses the literal.
            let number = try checkLiteral(literal, at: span, expecting: nil)
            return try expected.map { type throws(Diagnostic) in
                guard type.isScalar, !type.isOptional else { return number }
                return try converted(number, to: type, for: "the literal")
            } ?? number
        case .number, .string, .boolean, .nil, .tuple, .available:
            return try checkLiteral(literal, at: span, expecting: expected)
        }
    }

    private mutating func checkArrayOfC(
        _ elements: [Expression], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        var values: [CheckedExpression] = []
        var element: ValueType?
        for expression in elements {
            let value = try check(expression)
            values.append(value)
            element =
                element.map { $0.joined(with: value.type, in: variables.classes) ?? .any }
                ?? value.type
        }
        let type = ValueType.array(element?.unwrapped ?? .any)
        guard values.contains(where: \.mayBeNil) else {
            return CheckedExpression(.literal(.array(values)), type, at: span)
        }
        return computed(values, type, at: span) { _, values throws(StatementStop) in
            if let index = values.firstIndex(where: \.isNull) {
                throw .nilInserted(
                    into: "Array initWithObjects:count:", "objects[\(index)]", at: span)
            }
            return .array(values)
        }
    }

    private mutating func checkDictionaryOfC(
        _ entries: [(key: Expression, value: Expression)], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        var checked: [(key: CheckedExpression, value: CheckedExpression)] = []
        for entry in entries { checked.append((try check(entry.key), try check(entry.value))) }
        let parts = checked.flatMap { [$0.key, $0.value] }
        let type = ValueType.dictionary(.any, .any)
        guard parts.contains(where: \.mayBeNil) else {
            return CheckedExpression(.literal(.dictionary(checked)), type, at: span)
        }
        return computed(parts, type, at: span) { _, values throws(StatementStop) in
            if let index = values.firstIndex(where: \.isNull) {
                let place = "\(index % 2 == 0 ? "keys" : "objects")[\(index / 2)]"
                throw .nilInserted(
                    into: "Dictionary initWithObjects:forKeys:count:", place, at: span)
            }
            var entries: [DictionaryEntry] = []
            for index in stride(from: 0, to: values.count, by: 2)
            where !entries.contains(where: { $0.key.equals(values[index]) }) {
                entries.append(DictionaryEntry(values[index], values[index + 1]))
            }
            return .dictionary(entries)
        }
    }

    private mutating func checkIndexOfC(
        _ base: Expression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let receiver = try check(base)
        guard arguments.count == 1 else {
            throw Diagnostic(.wrongArity, at: span, "an index is one value")
        }
        guard let type = receiver.type.unwrapped.subscripted else {
            throw Diagnostic(
                .wrongType, at: span, "'\(receiver.type.name)' has no elements")
        }
        let index = try check(arguments[0].value)
        return computed([receiver, index], type, at: span) { _, values throws(StatementStop) in
            try values[0].subscripted(by: values[1], at: span)
        }
    }

    /// A value that is computed of others.
    func computed(
        _ operands: [CheckedExpression], _ type: ValueType, at span: SourceSpan,
        _ run: @escaping Computation.Run
    ) -> CheckedExpression {
        CheckedExpression(.call(.computed(Computation(run), operands)), type, at: span)
    }

    /// A collection as a loop goes over it.
    func elements(of value: CheckedExpression) -> CheckedExpression {
        let element: ValueType
        switch value.type.unwrapped {
        case .array(let type), .set(let type): element = type
        case .dictionary(let key, _): element = key
        case .any, .null: element = .any
        case .void, .named, .optional, .function, .tuple, .range, .generic: return value
        }
        return computed([value], .array(element), at: value.span) {
            _, values throws(StatementStop) in
            if case .dictionary(let entries) = values[0] { return .array(entries.map(\.key)) }
            let isList = if case .array = values[0] { true } else { false }
            let isSet = if case .set = values[0] { true } else { false }
            return .array(isList || isSet ? values[0].elements : [])
        }
    }

    // MARK: Conversions

    /// The value for a place of that type, converted as C and Objective-C do without being asked.
    func converted(
        _ value: CheckedExpression, to type: ValueType, for use: @autoclosure () -> String
    ) throws(Diagnostic) -> CheckedExpression {
        if value.type.isSame(as: type) { return value }
        guard value.type.converts(to: type, in: variables.classes) else {
            throw mismatch(value, type, use())
        }
        if value.type.needsNoConversion(to: type) { return value.retyped(type) }
        if case .constant(let constant) = value.kind,
            let known = constant.converted(to: type, in: variables.classes)
        {
            return CheckedExpression(.constant(known), type, at: value.span)
        }
        let span = value.span
        return computed([value], type, at: span) {
            [classes = variables.classes] _, values throws(StatementStop) in
            guard let result = values[0].converted(to: type, in: classes) else {
                throw .failure(
                    Diagnostic(
                        .wrongType, at: span,
                        "\(values[0].swiftText) cannot be taken for \(type.name)"))
            }
            return result
        }
    }
}

extension CheckedExpression {
    /// Whether it may turn out to be `nil`: every object may, what is computed or literal not.
    @MainActor
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

/// What code computes of values; the interpreter is what it runs in.
package final class Computation {
    package typealias Run =
        @MainActor (StatementInterpreter, [Value]) throws(StatementStop) -> Value

    let run: Run

    init(_ run: @escaping Run) { self.run = run }
}

@MainActor
extension ValueType {
    /// Whether both are the same simple type, so that nothing is to be done.
    fileprivate func isSame(as other: ValueType) -> Bool {
        if case .named(let left) = self, case .named(let right) = other { return left === right }
        return isVoid && other.isVoid
    }

    /// Whether a value of this type is one of the other as it is; `nil` is one of every class.
    fileprivate func needsNoConversion(to type: ValueType) -> Bool {
        let source = unwrapped
        return switch type.unwrapped {
        case .any: true
        case .named(let target):
            target.isClass && (source.isNull || source.description?.isClass ?? false)
        case .function: source.isNull || source.isFunction
        case .void, .null, .optional, .array, .set, .dictionary, .tuple, .range, .generic: false
        }
    }

    /// Whether Objective-C takes a value of this type where the other is needed.
    fileprivate func converts(to type: ValueType, in classes: ClassTable) -> Bool {
        let (source, target) = (unwrapped, type.unwrapped)
        if target.isVoid || source.isVoid { return target.isVoid && source.isVoid || target.isAny }
        if source.isAny || target.isAny { return true }
        if source.isScalar, target.isScalar { return true }
        if source.isText, target.isText { return true }
        // Whatever is an object is true, and `nil` is not.
        if target.isNamed(.bool) { return source.isNull || !source.isStructure }
        if source.isNull {
            return target.description.map { $0.isClass || $0.isBoxed } ?? true || target.isText
        }
        return source.convertsPlainly(to: target, in: classes)
    }

    private func convertsPlainly(to target: ValueType, in classes: ClassTable) -> Bool {
        switch self {
        case .named(let left):
            guard case .named(let right) = target else { return fits(target, in: classes) }
            return left.inherits(from: right, in: classes)
                || left.isClass && right.inherits(from: left, in: classes)
                // The compiler only warns where a class does not say that it is such a delegate.
                || left.isScripted && right.isProtocol && !right.isScripted
        case .array: if case .array = target { return true }
        case .set: if case .set = target { return true }
        case .dictionary: if case .dictionary = target { return true }
        case .tuple: if case .tuple = target { return true }
        case .function(let parameters, let result):
            guard case .function(let others, let other) = target else {
                return fits(target, in: classes)
            }
            return parameters.count == others.count
                && (result.converts(to: other, in: classes) || other.isVoid)
        case .void, .null, .optional, .range, .generic, .any: break
        }
        return fits(target, in: classes)
    }

    private var isFunction: Bool { if case .function = self { true } else { false } }

    /// What `[…]` behind a value of this type gives in Objective-C; nil where it has no elements.
    fileprivate var subscripted: ValueType? {
        switch self {
        case .array(let element): element
        case .dictionary(_, let value): value
        case .any: .any
        case .void, .null, .named, .optional, .set, .function, .tuple, .range, .generic: nil
        }
    }

    /// A number, a flag, an enumeration or an option set.
    var isScalar: Bool {
        guard let description else { return false }
        switch description.kind {
        case .choices, .options: return true
        case .simple:
            let scalars: [TypeDescription] = [
                .bool, .int, .double, .dispatchTime, .layoutPriority,
            ]
            return scalars.contains { description === $0 } || description === TypeDescription.float
                || description.isInteger
        case .object: return false
        }
    }

    /// A structure of the model that is an object in Objective-C.
    var isBoxed: Bool { unwrapped.description?.isBoxed ?? false }

    /// A rectangle and its like.
    var isStructure: Bool {
        guard let description, case .simple = description.kind else { return false }
        return !isScalar && !isText
    }

    /// A string, or the name of a notification, which is one in Objective-C.
    var isText: Bool {
        isNamed(.string) || isNamed(.notificationName) || isNamed(.detentIdentifier)
    }
}
