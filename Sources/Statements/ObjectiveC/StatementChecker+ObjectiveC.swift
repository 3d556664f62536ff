import CommandLanguage

/// Expressions of Objective-C: types are loose, `nil` is everywhere, and what is not known before
/// is decided when it runs.
extension StatementChecker {
    mutating func checkObjectiveC(
        _ expression: Expression, expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        let span = expression.span
        switch expression.kind {
        case .message(let receiver, let selector, let arguments):
            return try checkMessage(
                receiver, selector, arguments, expecting: expected, at: span)
        case .member(let base, let name, _):
            return try checkDot(base, name, expecting: expected, at: span)
        case .call(let callee, let arguments):
            return try checkCallOfC(callee, arguments, at: span)
        case .index(let base, let arguments): return try checkIndexOfC(base, arguments, at: span)
        case .name(let name): return try checkNameOfC(name, at: span)
        case .prefix, .infix, .ternary, .cast: return try checkOperationOfC(expression)
        case .closure(let closure):
            return try checkClosure(closure, at: span, expecting: expected)
        case .selector(let name):
            return CheckedExpression(.constant(.string(name)), .string, at: span)
        case .array(let elements): return try checkArrayOfC(elements, at: span)
        case .dictionary(let entries): return try checkDictionaryOfC(entries, at: span)
        default: return try checkLiteral(expression, expecting: expected)
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
            element = element.map { $0.joined(with: value.type) ?? .any } ?? value.type
        }
        let type = ValueType.array(element?.unwrapped ?? .any)
        guard values.contains(where: \.mayBeNil) else {
            return CheckedExpression(.array(values), type, at: span)
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
            return CheckedExpression(.dictionary(checked), type, at: span)
        }
        return computed(parts, type, at: span) { _, values throws(StatementStop) in
            if let index = values.firstIndex(where: \.isNull) {
                let place = "\(index % 2 == 0 ? "keys" : "objects")[\(index / 2)]"
                throw .nilInserted(
                    into: "Dictionary initWithObjects:forKeys:count:", place, at: span)
            }
            var entries: [(key: Value, value: Value)] = []
            for index in stride(from: 0, to: values.count, by: 2)
            where !entries.contains(where: { $0.key.equals(values[index]) }) {
                entries.append((values[index], values[index + 1]))
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
        switch receiver.type.unwrapped {
        case .dictionary, .array, .any: break
        default:
            throw Diagnostic(
                .wrongType, at: span, "'\(receiver.type.name)' has no elements")
        }
        let index = try check(arguments[0].value)
        let type: ValueType =
            switch receiver.type.unwrapped {
            case .array(let element): element
            case .dictionary(_, let value): value
            default: .any
            }
        return computed([receiver, index], type, at: span) { _, values throws(StatementStop) in
            try values[0].subscripted(by: values[1], at: span)
        }
    }

    /// A value that is computed of others.
    func computed(
        _ operands: [CheckedExpression], _ type: ValueType, at span: SourceSpan,
        _ run: @escaping Computation.Run
    ) -> CheckedExpression {
        CheckedExpression(.computed(Computation(run), operands), type, at: span)
    }

    /// A collection as a loop goes over it.
    func elements(of value: CheckedExpression) -> CheckedExpression {
        let element: ValueType
        switch value.type.unwrapped {
        case .array(let type), .set(let type): element = type
        case .dictionary(let key, _): element = key
        case .any, .null: element = .any
        default: return value
        }
        return computed([value], .array(element), at: value.span) {
            _, values throws(StatementStop) in
            switch values[0] {
            case .array, .set: .array(values[0].elements)
            case .dictionary(let entries): .array(entries.map(\.key))
            default: .array([])
            }
        }
    }

    // MARK: Conversions

    /// The value for a place of that type, converted as C and Objective-C do without being asked.
    func converted(
        _ value: CheckedExpression, to type: ValueType, for use: @autoclosure () -> String
    ) throws(Diagnostic) -> CheckedExpression {
        if value.type.isSame(as: type) { return value }
        guard value.type.converts(to: type) else { throw mismatch(value, type, use()) }
        if value.type.needsNoConversion(to: type) { return value.retyped(type) }
        if case .constant(let constant) = value.kind, let known = constant.converted(to: type) {
            return CheckedExpression(.constant(known), type, at: value.span)
        }
        let span = value.span
        return computed([value], type, at: span) { _, values throws(StatementStop) in
            guard let result = values[0].converted(to: type) else {
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
        case .array, .dictionary, .interpolation, .initialiser: false
        default: type.isOptional || type.mayBeObject || !type.isScalar
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
        switch (self, other) {
        case (.named(let left), .named(let right)): left === right
        case (.void, .void): true
        default: false
        }
    }

    /// Whether a value of this type is one of the other as it is; `nil` is one of every class.
    fileprivate func needsNoConversion(to type: ValueType) -> Bool {
        switch (unwrapped, type.unwrapped) {
        case (_, .any): true
        case (.named(let left), .named(let right)): left.isClass && right.isClass
        case (.null, .named(let right)): right.isClass
        case (.null, .function), (.function, .function): true
        default: false
        }
    }

    /// Whether Objective-C takes a value of this type where the other is needed.
    fileprivate func converts(to type: ValueType) -> Bool {
        let (source, target) = (unwrapped, type.unwrapped)
        if target.isVoid || source.isVoid { return target.isVoid && source.isVoid || target.isAny }
        if source.isAny || target.isAny { return true }
        if source.isScalar, target.isScalar { return true }
        if source.isText, target.isText { return true }
        // Whatever is an object is true, and `nil` is not.
        if target.isNamed(.bool) { return source.isNull || !source.isStructure }
        switch (source, target) {
        case (.null, .named(let right)): return right.isClass || target.isText
        case (.null, _): return true
        case (.named(let left), .named(let right)):
            return left === right || left.inherits(from: right)
                || left.isClass && right.inherits(from: left)
        case (.array, .array), (.set, .set), (.dictionary, .dictionary), (.tuple, .tuple):
            return true
        case (.function(let left, let result), .function(let right, let other)):
            return left.count == right.count && (result.converts(to: other) || other.isVoid)
        default: return source.fits(target)
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
            return scalars.contains { description === $0 }
        default: return false
        }
    }

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
