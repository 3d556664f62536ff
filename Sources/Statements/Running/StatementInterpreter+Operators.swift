import CommandLanguage

/// Operators, as Swift computes them: what would trap there is an error here.
extension StatementInterpreter {
    func operate(
        _ expression: CheckedExpression, _ frame: Frame
    ) throws(StatementStop) -> Value {
        switch expression.kind {
        case .prefix(let op, let operand):
            return try prefix(op, try evaluate(operand, frame), at: expression.span)
        case .infix(let op, let left, let right):
            return try infix(op, left, right, frame, at: expression.span)
        case .conditional(let condition, let yes, let no):
            return try evaluate(isTrue(condition, frame) ? yes : no, frame)
        case .range(let lower, let upper, let isClosed):
            return try range(lower, upper, isClosed, frame, at: expression.span)
        case .cast(let operand, let op, let type):
            return try cast(try evaluate(operand, frame), op, type, at: expression.span)
        default:
            preconditionFailure("every other expression is evaluated elsewhere")
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
        switch (op, value) {
        case (.not, .bool(let flag)): return .bool(!flag)
        case (.complement, .int(let number)): return .int(~number)
        case (.minus, .double(let number)): return .double(-number)
        case (.minus, .int(let number)):
            if number == .min { throw .overflow(at: span) }
            return .int(-number)
        default: return value
        }
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
        default:
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
        default: break
        }
        switch (left, right) {
        case (.int(let first), .int(let second)):
            return try integers(op, first, second, at: span)
        case (.double(let first), .double(let second)): return doubles(op, first, second)
        case (.string(let first), .string(let second)): return strings(op, first, second)
        case (.array(let first), .array(let second)): return .array(first + second)
        default:
            throw .failure(
                Diagnostic(
                    .wrongType, at: span,
                    "'\(op.rawValue)' does not go with \(left.swiftText) and \(right.swiftText)"))
        }
    }

    private func integers(
        _ op: InfixOperator, _ left: Int, _ right: Int, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        if let order = order(op, left, right) { return order }
        if op.isBitwise { return .int(bits(op, left, right)) }
        if right == 0, op == .divided || op == .remainder {
            let what =
                op == .divided ? "Division by zero" : "Division by zero in remainder operation"
            throw .failure(Diagnostic(.illegal, at: span, "Fatal error: \(what)"))
        }
        let (result, overflows) =
            switch op {
            case .plus: left.addingReportingOverflow(right)
            case .minus: left.subtractingReportingOverflow(right)
            case .times: left.multipliedReportingOverflow(by: right)
            case .divided: left.dividedReportingOverflow(by: right)
            default: left.remainderReportingOverflow(dividingBy: right)
            }
        if overflows { throw .overflow(at: span) }
        return .int(result)
    }

    private func bits(_ op: InfixOperator, _ left: Int, _ right: Int) -> Int {
        switch op {
        case .bitAnd: left & right
        case .bitOr: left | right
        case .bitXor: left ^ right
        case .shiftLeft: left << right
        default: left >> right
        }
    }

    private func doubles(_ op: InfixOperator, _ left: Double, _ right: Double) -> Value {
        switch op {
        case .plus: .double(left + right)
        case .minus: .double(left - right)
        case .times: .double(left * right)
        case .divided: .double(left / right)
        default: order(op, left, right) ?? .void
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
        default: nil
        }
    }

    private func cast(
        _ value: Value, _ op: CastOperator, _ type: ValueType, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        let isInstance = value.isInstance(of: type)
        switch op {
        case .test: return .bool(isInstance)
        case .conditional: return isInstance ? value : .null
        case .forced:
            if isInstance { return value }
            if value.isNull { throw .nilFound(at: span) }
            throw .failure(
                Diagnostic(
                    .illegal, at: span,
                    "Could not cast value \(value.swiftText) to '\(type.name)'"))
        }
    }
}

extension Value {
    /// Swift's `===`.
    func isIdentical(to other: Value) -> Bool {
        switch (self, other) {
        case (.object(let left), .object(let right)): left === right
        case (.null, .null): true
        default: false
        }
    }

    /// Whether the value, as it is now, is of the type.
    @MainActor
    func isInstance(of type: ValueType) -> Bool {
        switch (self, type) {
        case (_, .any): true
        case (.null, _): type.isOptional
        case (_, .optional(let inner)): isInstance(of: inner)
        case (.object(let object), .named(let type)):
            type.hasInstance(object)
        case (.tuple(let values), .tuple(let elements)):
            values.count == elements.count
                && zip(values, elements).allSatisfy { $0.isInstance(of: $1.type) }
        case (.function, .function), (.range, .range): true
        case (.array(let values), .array(let element)):
            values.allSatisfy { $0.isInstance(of: element) }
        case (.set(let values), .set(let element)):
            values.allSatisfy { $0.isInstance(of: element) }
        case (.dictionary(let entries), .dictionary(let key, let value)):
            entries.allSatisfy { $0.key.isInstance(of: key) && $0.value.isInstance(of: value) }
        case (.choice(let own, _), .named(let type)), (.options(let own, _), .named(let type)),
            (.carrying(let own, _, _), .named(let type)):
            own.inherits(from: type)
        case (_, .named(let type)): simpleType === type || type.boxes(self)
        default: false
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
        default: nil
        }
    }
}
