import CommandLanguage

/// Operators, as Swift computes them: what would trap there is an error here.
extension Evaluator {
    func operate(
        _ operation: CheckedExpression.Operation, _ frame: Frame, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        switch operation {
        case .prefix(let op, let operand):
            return try prefix(op, try evaluate(operand, frame), at: span)
        case .infix(let op, let left, let right):
            return try infix(op, left, right, frame, at: span)
        case .conditional(let condition, let yes, let no):
            return try evaluate(isTrue(condition, frame) ? yes : no, frame)
        case .range(let lower, let upper, let isClosed):
            return try range(lower, upper, isClosed, frame, at: span)
        case .cast(let operand, let op, let type):
            return try cast(try evaluate(operand, frame), op, type, at: span)
        }
    }

    private func range(
        _ lower: CheckedExpression?, _ upper: CheckedExpression?, _ isClosed: Bool,
        _ frame: Frame, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        let begin = try lower.map { end throws(StatementStop) in try evaluate(end, frame) }
        let end = try upper.map { end throws(StatementStop) in try evaluate(end, frame) }
        if let begin, let end, let order = Value.order(begin, end), order > 0 {
            throw .fatal("Range requires lowerBound <= upperBound", at: span)
        }
        return .range(begin ?? .null, end ?? .null, isClosed: isClosed)
    }

    func isTrue(
        _ expression: CheckedExpression, _ frame: Frame
    ) throws(StatementStop) -> Bool {
        if case .bool(true) = try evaluate(expression, frame) { true } else { false }
    }

    private func prefix(
        _ op: PrefixOperator, _ value: Value, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        switch op {
        case .not: if case .bool(let flag) = value { return .bool(!flag) }
        case .complement: if let number = value.whole { return number.inverted }
        case .minus:
            if case .double(let number) = value { return .double(-number) }
            if case .float(let number) = value { return .float(-number) }
            guard let number = value.whole else { return value }
            guard let negated = number.negated else { throw .overflow(at: span) }
            return negated
        case .plus: break
        }
        return value
    }

    private func infix(
        _ op: InfixOperator, _ left: CheckedExpression, _ right: CheckedExpression,
        _ frame: Frame, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        switch op {
        case .and: return .bool(try isTrue(left, frame) ? isTrue(right, frame) : false)
        case .or: return .bool(try isTrue(left, frame) ? true : isTrue(right, frame))
        case .coalesce:
            let value = try evaluate(left, frame)
            return value.isNull ? try evaluate(right, frame) : value
        case .plus, .minus, .times, .divided, .remainder, .equal, .unequal, .identical, .different,
            .less, .greater, .lessOrEqual, .greaterOrEqual, .bitAnd, .bitOr, .bitXor, .shiftLeft,
            .shiftRight, .wrappingPlus, .wrappingMinus, .wrappingTimes, .maskingShiftLeft,
            .maskingShiftRight:
            let first = try evaluate(left, frame)
            return try compute(op, first, try evaluate(right, frame), at: span)
        }
    }

    /// Computes a value of two values.
    func compute(
        _ op: InfixOperator, _ left: Value, _ right: Value, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        switch op {
        case .equal: return .bool(left.equals(right))
        case .unequal: return .bool(!left.equals(right))
        case .identical: return .bool(left.isIdentical(to: right))
        case .different: return .bool(!left.isIdentical(to: right))
        case .plus, .minus, .times, .divided, .remainder, .less, .greater, .lessOrEqual,
            .greaterOrEqual, .and, .or, .coalesce, .bitAnd, .bitOr, .bitXor, .shiftLeft,
            .shiftRight, .wrappingPlus, .wrappingMinus, .wrappingTimes, .maskingShiftLeft,
            .maskingShiftRight:
            return try calculate(op, left, right, at: span)
        }
    }

    /// Computes a value in the place of the first one, which grows where it stands if it can.
    func compute(
        _ op: InfixOperator, into value: inout Value, _ other: Value, at span: SourceSpan
    ) throws(StatementStop) {
        if op == .plus, case .string(var text) = value, case .string(let more) = other {
            try charge(more.utf8.count, at: span)
            value = .void
            text.grow(by: more)
            return value = .string(text)
        }
        if op == .plus, case .array(var elements) = value, case .array(let more) = other {
            try charge(Value.weight(ofElements: more.count), at: span)
            value = .void
            elements.edit(adding: more) { $0.grow(by: more.elements) }
            return value = .array(elements)
        }
        value = try compute(op, value, other, at: span)
    }

    private func calculate(
        _ op: InfixOperator, _ left: Value, _ right: Value, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        if case .int(let first) = left, case .int(let second) = right {
            return try integers(op, first, second, at: span)
        }
        if let first = left.whole, let second = right.whole {
            return try wholes(op, first, second, at: span)
        }
        if case .float(let first) = left, case .float(let second) = right {
            return fractions(op, first, second)
        }
        if case .double(let first) = left, case .double(let second) = right {
            return fractions(op, first, second)
        }
        if case .string(let first) = left, case .string(let second) = right {
            if op == .plus { try charge(first.utf8.count + second.utf8.count, at: span) }
            return strings(op, first, second)
        }
        if case .array(let first) = left, case .array(let second) = right {
            try charge(Value.weight(ofElements: first.count + second.count), at: span)
            return .array(first + second)
        }
        if case .tuple = left, let sign = Value.order(left, right),
            let result = order(op, sign, 0)
        {
            return result
        }
        // What stands for something that nothing here knows goes with anything.
        if left.inertOfC != nil || right.inertOfC != nil {
            let isOrder = [.less, .greater, .lessOrEqual, .greaterOrEqual].contains(op)
            return isOrder ? .bool(false) : .foreignNothing
        }
        throw .failure(
            Diagnostic(
                .wrongType, at: span,
                "'\(op.rawValue)' does not go with \(left.swiftText) and \(right.swiftText)"))
    }

    /// Whole numbers of one type, or one that is shifted by another.
    private func wholes(
        _ op: InfixOperator, _ left: some ScriptInteger, _ right: some ScriptInteger,
        at span: SourceSpan
    ) throws(StatementStop) -> Value {
        func whole<Number: ScriptInteger>(_ number: Number) throws(StatementStop) -> Value {
            switch op {
            case .shiftLeft: (number << right).value
            case .shiftRight: (number >> right).value
            case .plus, .minus, .times, .divided, .remainder, .less, .greater, .lessOrEqual,
                .greaterOrEqual, .equal, .unequal, .identical, .different, .and, .or, .coalesce,
                .bitAnd, .bitOr, .bitXor, .wrappingPlus, .wrappingMinus, .wrappingTimes,
                .maskingShiftLeft, .maskingShiftRight:
                try integers(op, number, Number(truncatingIfNeeded: right), at: span)
            }
        }
        return try whole(left)
    }

    private func integers<Number: ScriptInteger>(
        _ op: InfixOperator, _ left: Number, _ right: Number, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        switch op {
        case .plus: return try whole(left.addingReportingOverflow(right), at: span)
        case .minus: return try whole(left.subtractingReportingOverflow(right), at: span)
        case .times: return try whole(left.multipliedReportingOverflow(by: right), at: span)
        case .divided:
            if right == 0 { throw .division("Division by zero", at: span) }
            return try whole(left.dividedReportingOverflow(by: right), at: span)
        case .remainder:
            if right == 0 { throw .division("Division by zero in remainder operation", at: span) }
            return try whole(left.remainderReportingOverflow(dividingBy: right), at: span)
        case .wrappingPlus: return (left &+ right).value
        case .wrappingMinus: return (left &- right).value
        case .wrappingTimes: return (left &* right).value
        case .maskingShiftLeft: return (left &<< right).value
        case .maskingShiftRight: return (left &>> right).value
        case .bitAnd: return (left & right).value
        case .bitOr: return (left | right).value
        case .bitXor: return (left ^ right).value
        case .shiftLeft: return (left << right).value
        case .shiftRight: return (left >> right).value
        case .less, .greater, .lessOrEqual, .greaterOrEqual, .equal, .unequal, .identical,
            .different, .and, .or, .coalesce:
            return order(op, left, right) ?? .void
        }
    }

    private func whole<Number: ScriptInteger>(
        _ result: (partialValue: Number, overflow: Bool), at span: SourceSpan
    ) throws(StatementStop) -> Value {
        if result.overflow { throw .overflow(at: span) }
        return result.partialValue.value
    }

    private func fractions<Number: ScriptValue & FloatingPoint>(
        _ op: InfixOperator, _ left: Number, _ right: Number
    ) -> Value {
        switch op {
        case .plus: (left + right).value
        case .minus: (left - right).value
        case .times: (left * right).value
        case .divided: (left / right).value
        case .remainder, .less, .greater, .lessOrEqual, .greaterOrEqual, .equal, .unequal,
            .identical, .different, .and, .or, .coalesce, .bitAnd, .bitOr, .bitXor, .shiftLeft,
            .shiftRight, .wrappingPlus, .wrappingMinus, .wrappingTimes, .maskingShiftLeft,
            .maskingShiftRight:
            order(op, left, right) ?? .void
        }
    }

    private func strings(_ op: InfixOperator, _ left: String, _ right: String) -> Value {
        op == .plus ? .string(left + right) : order(op, left, right) ?? .void
    }

    private func order<Operand: Comparable>(
        _ op: InfixOperator, _ left: Operand, _ right: Operand
    ) -> Value? {
        switch op {
        case .less: .bool(left < right)
        case .greater: .bool(left > right)
        case .lessOrEqual: .bool(left <= right)
        case .greaterOrEqual: .bool(left >= right)
        case .plus, .minus, .times, .divided, .remainder, .equal, .unequal, .identical, .different,
            .and, .or, .coalesce, .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight, .wrappingPlus,
            .wrappingMinus, .wrappingTimes, .maskingShiftLeft, .maskingShiftRight:
            nil
        }
    }

    private func cast(
        _ value: Value, _ op: CastOperator, _ type: ValueType, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        let isInstance = value.isInstance(of: type, in: variables.classes)
        failedCasts.note(value, to: type, isInstance: isInstance, at: span, by: running?.home)
        switch op {
        case .test: return .bool(isInstance)
        case .conditional: return isInstance ? value.untyped(for: type) : .null
        case .forced:
            if isInstance { return value.untyped(for: type) }
            if value.isNull { throw .nilFound(at: span) }
            throw .failure(
                Diagnostic(
                    .illegal, at: span,
                    "Could not cast value \(value.swiftText) to '\(type.name)'"))
        }
    }
}

extension StatementStop {
    /// Swift's own words for a division that has no result.
    fileprivate static func division(_ text: String, at span: SourceSpan) -> StatementStop {
        .failure(Diagnostic(.illegal, at: span, "Fatal error: \(text)"))
    }
}

extension Value {
    /// The value without the type that it took along.
    var untyped: Value {
        if case .typed(let value, _) = self { value } else { self }
    }

    /// The same, unless any value may stand there.
    @MainActor
    func untyped(for type: ValueType) -> Value { type.isAny ? self : untyped }

    /// Swift's `===`.
    func isIdentical(to other: Value) -> Bool {
        if case .object(let left) = self, case .object(let right) = other { return left === right }
        return isNull && other.isNull
    }

    /// Whether the value, as it is now, is of the type.
    @MainActor
    func isInstance(of type: ValueType, in classes: ClassTable) -> Bool {
        if case .typed(let value, _) = self {
            return value.isInstance(of: type, in: classes)
        }
        return switch type {
        case .any: true
        case .optional(let inner): isNull || isInstance(of: inner, in: classes)
        case .named(let description): !isNull && isInstance(of: description, in: classes)
        case .tuple(let elements):
            if case .tuple(let values) = self {
                values.count == elements.count
                    && zip(values, elements).allSatisfy { $0.isInstance(of: $1.type, in: classes) }
            } else {
                false
            }
        case .array(let element):
            if case .array(let values) = self {
                values.allSatisfy { $0.isInstance(of: element, in: classes) }
            } else {
                false
            }
        case .set(let element):
            if case .set(let values) = self {
                values.allSatisfy { $0.isInstance(of: element, in: classes) }
            } else {
                false
            }
        case .dictionary(let key, let value):
            if case .dictionary(let entries) = self {
                entries.allSatisfy {
                    $0.key.isInstance(of: key, in: classes)
                        && $0.value.isInstance(of: value, in: classes)
                }
            } else {
                false
            }
        case .function: if case .function = self { true } else { false }
        case .range: if case .range = self { true } else { false }
        case .null: isNull
        case .void, .generic: false
        }
    }

    @MainActor
    private func isInstance(of type: TypeDescription, in classes: ClassTable) -> Bool {
        if case .object(let object) = self { return type.hasInstance(object, in: classes) }
        let own = caseOwner ?? simpleType
        return own?.inherits(from: type, in: classes) ?? false || type.boxes(self)
    }

    /// The enumeration or the set of options whose member it is, or the structure of a user's.
    @MainActor
    private var caseOwner: TypeDescription? {
        switch self {
        case .choice(let type, _), .carrying(let type, _, _), .options(let type, _): type
        case .structure(let structure): structure.type
        case .void, .null, .bool, .int, .double, .sized, .float, .string, .object, .point, .size,
            .rect, .insets, .vector, .transform, .transform3D, .array, .set, .dictionary, .function,
            .tuple, .range, .weak, .typed:
            nil
        }
    }

    @MainActor
    var simpleType: TypeDescription? {
        switch self {
        case .bool: .bool
        case .int: .int
        case .double: .double
        case .string: .string
        case .point: .point
        case .size: .size
        case .rect: .rect
        case .insets: .insets
        case .transform: .transform
        case .sized(let number): number.kind.type
        case .float: .float
        case .typed(let value, _): value.simpleType
        case .void, .null, .object, .vector, .transform3D, .array, .set, .dictionary, .structure,
            .choice, .carrying, .options, .function, .tuple, .range, .weak:
            nil
        }
    }
}
