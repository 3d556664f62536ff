import CommandLanguage

/// Operators, conditions and casts.
extension StatementChecker {
    mutating func checkOperation(
        _ operation: Expression.Operation, at span: SourceSpan, expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        switch operation {
        case .prefix(let op, let operand):
            return try checkPrefix(op, operand, at: span, expecting: expected)
        case .infix(let op, let left, let right):
            return try checkInfix(op, left, right, at: span, expecting: expected)
        case .ternary(let condition, let yes, let no):
            return try checkConditional(condition, yes, no, at: span, expecting: expected)
        case .cast(let operand, let op, let type):
            return try checkCast(operand, op, type, at: span)
        }
    }

    // MARK: One operand

    private mutating func checkPrefix(
        _ op: String, _ operand: Expression, at span: SourceSpan, expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        if op == "..." || op == "..<" {
            return try checkRange(op, nil, operand, at: span, expecting: expected)
        }
        guard let known = PrefixOperator(rawValue: op) else {
            throw Diagnostic(.unsupported, at: span, "the operator '\(op)' is not understood")
        }
        if known == .not {
            let value = try check(operand, as: .bool, for: "'!'")
            return CheckedExpression(.operation(.prefix(known, value)), .bool, at: span)
        }
        if known == .minus, case .literal(.integer(let number)) = operand.kind {
            return try checkLiteral(.integer(-number), at: span, expecting: expected)
        }
        let value = try check(operand, expecting: expected)
        if known == .complement {
            guard value.type.isInteger else { throw mismatch(value, .int, "'~'") }
            return CheckedExpression(.operation(.prefix(known, value)), value.type, at: span)
        }
        let isUnsigned = value.type.description?.isUnsigned == true && known == .minus
        guard value.type.isNumber, !isUnsigned else { throw mismatch(value, .double, "'\(op)'") }
        return CheckedExpression(.operation(.prefix(known, value)), value.type, at: span)
    }

    // MARK: Two operands

    private mutating func checkInfix(
        _ op: String, _ left: Expression, _ right: Expression, at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        if op == "..." || op == "..<" {
            return try checkRange(op, left, right, at: span, expecting: expected)
        }
        guard let known = InfixOperator(rawValue: op) else {
            throw Diagnostic(.unsupported, at: span, "the operator '\(op)' is not understood")
        }
        if known == .minus, let refusal = nameOfCommands(left, right) { throw refusal }
        switch known {
        case .and, .or:
            let first = try check(left, as: .bool, for: "'\(op)'")
            let second = try check(right, as: .bool, for: "'\(op)'")
            return CheckedExpression(.operation(.infix(known, first, second)), .bool, at: span)
        case .coalesce:
            return try checkCoalescing(left, right, at: span, expecting: expected)
        case .plus, .minus, .times, .divided, .remainder, .wrappingPlus, .wrappingMinus,
            .wrappingTimes:
            if known == .wrappingTimes, expected?.isAny == true, left.takesTypeOfOther,
                right.takesTypeOfOther
            {
                throw Diagnostic(
                    .unsupported, at: span,
                    "'&*' of two written numbers gives Swift an Int128, which is not understood",
                    hint: "write the type of one: Int(2) &* 3")
            }
            let (first, second) = try checkOperands(left, right, expecting: expected)
            return try arithmetic(known, first, second, at: span)
        case .bitAnd, .bitOr, .bitXor, .maskingShiftLeft, .maskingShiftRight:
            let (first, second) = try checkOperands(left, right, expecting: expected)
            return try arithmetic(known, first, second, at: span)
        case .shiftLeft, .shiftRight:
            let first = try check(left, expecting: expected)
            return try arithmetic(known, first, try check(right), at: span)
        case .equal, .unequal, .identical, .different, .less, .greater, .lessOrEqual,
            .greaterOrEqual:
            let (first, second) = try checkOperands(left, right, expecting: nil)
            return try comparison(known, first, second, at: span)
        }
    }

    /// `a..<b`, `a...b`, `...b`, `a...`
    private mutating func checkRange(
        _ op: String, _ left: Expression?, _ right: Expression, at span: SourceSpan,
        expecting expected: ValueType? = nil
    ) throws(Diagnostic) -> CheckedExpression {
        var bound = expected?.unwrapped
        if case .range(let type)? = bound { bound = type }
        let isOpen = if case .literal(.nil) = right.kind { true } else { false }
        guard let left else {
            let end = try check(right, expecting: bound)
            return try range(nil, end, op, end.type, at: span)
        }
        if isOpen {
            let begin = try check(left, expecting: bound)
            return try range(begin, nil, op, begin.type, at: span)
        }
        let isDouble = bound?.isNamed(.double) ?? false
        let (begin, end) = try checkOperands(left, right, expecting: isDouble ? bound : nil)
        guard let type = begin.type.joined(with: end.type, in: variables.classes) else {
            throw Diagnostic(
                .wrongType, at: span,
                "'\(op)' does not go with \(begin.type.name) and \(end.type.name)")
        }
        return try range(begin, end, op, type, at: span)
    }

    private func range(
        _ begin: CheckedExpression?, _ end: CheckedExpression?, _ op: String, _ bound: ValueType,
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        guard bound.isNumber else {
            throw Diagnostic(.wrongType, at: span, "a range of \(bound.name) is not understood")
        }
        return CheckedExpression(
            .operation(.range(begin, end, isClosed: op == "...")), .range(bound), at: span)
    }

    /// Both operands; a literal takes the type of the other one.
    private mutating func checkOperands(
        _ left: Expression, _ right: Expression, expecting expected: ValueType?
    ) throws(Diagnostic) -> (CheckedExpression, CheckedExpression) {
        if expected?.unwrapped.isNamed(.dispatchTime) == true {
            return (
                try check(left, expecting: expected),
                try check(
                    right, expecting: right.isImplicit ? .named(.dispatchTimeInterval) : .double)
            )
        }
        if expected?.unwrapped.isNamed(.layoutPriority) == true {
            return (try check(left, expecting: expected), try check(right, expecting: .double))
        }
        if let number = expected?.unwrapped, number.isNumber, !number.isAny, !number.isNamed(.int) {
            return (
                try check(left, expecting: expected), try check(right, expecting: expected)
            )
        }
        if left.takesTypeOfOther, !right.takesTypeOfOther {
            let second = try check(right)
            return (try check(left, expecting: second.type), second)
        }
        let first = try check(left)
        let isPriority = first.type.isNamed(.layoutPriority)
        return (first, try check(right, expecting: isPriority ? .double : first.type))
    }

    func arithmetic(
        _ op: InfixOperator, _ left: CheckedExpression, _ right: CheckedExpression,
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if op.isBitwise {
            guard left.type.isInteger, right.type.isInteger,
                op.isShift || left.type.fits(right.type, in: variables.classes)
            else { throw unfit(op, left, right, at: span) }
            return CheckedExpression(.operation(.infix(op, left, right)), left.type, at: span)
        }
        if left.type.isNamed(.dispatchTime), op == .plus || op == .minus {
            guard right.type.isNumber || right.type.isNamed(.dispatchTimeInterval) else {
                throw unfit(op, left, right, at: span)
            }
            return CheckedExpression(.operation(.infix(op, left, right)), left.type, at: span)
        }
        if left.type.isNamed(.layoutPriority), op == .plus || op == .minus, right.type.isNumber {
            return CheckedExpression(.operation(.infix(op, left, right)), left.type, at: span)
        }
        let isSum =
            op == .plus && (left.type.isNamed(.string) || left.type.isArray)
        guard left.type.isNumber || isSum,
            let type = left.type.joined(with: right.type, in: variables.classes)
        else {
            throw unfit(op, left, right, at: span)
        }
        if op == .remainder || op.isWrapping, !type.isInteger {
            throw unfit(op, left, right, at: span)
        }
        return CheckedExpression(.operation(.infix(op, left, right)), type, at: span)
    }

    private func comparison(
        _ op: InfixOperator, _ left: CheckedExpression, _ right: CheckedExpression,
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let isOrder = [.less, .greater, .lessOrEqual, .greaterOrEqual].contains(op)
        let isIdentity = op == .identical || op == .different
        let fits =
            isOrder
            ? left.type.isOrdered && left.type.fits(right.type, in: variables.classes)
            : left.type.joined(with: right.type, in: variables.classes) != nil
                || left.type.isOptional && right.type.isNull
                || right.type.isOptional && left.type.isNull
        let areObjects = left.type.unwrapped.mayBeObject && right.type.unwrapped.mayBeObject
        let isDelegate = [left, right].contains {
            $0.type.unwrapped.description?.isProtocol ?? false
        }
        guard isIdentity ? areObjects && (fits || isDelegate) : fits else {
            throw unfit(op, left, right, at: span)
        }
        return CheckedExpression(.operation(.infix(op, left, right)), .bool, at: span)
    }

    private func unfit(
        _ op: InfixOperator, _ left: CheckedExpression, _ right: CheckedExpression,
        at span: SourceSpan
    ) -> Diagnostic {
        Diagnostic(
            .wrongType, at: span,
            "'\(op.rawValue)' does not go with \(left.type.name) and \(right.type.name)")
    }

    private mutating func checkCoalescing(
        _ left: Expression, _ right: Expression, at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        let first = try check(left, expecting: expected)
        let inner = first.type.unwrapped
        let second = try check(right, expecting: inner)
        guard
            let type = inner.isNull
                ? second.type : inner.joined(with: second.type, in: variables.classes)
        else {
            throw unfit(.coalesce, first, second, at: span)
        }
        return CheckedExpression(.operation(.infix(.coalesce, first, second)), type, at: span)
    }

    // MARK: Conditions and casts

    private mutating func checkConditional(
        _ condition: Expression, _ yes: Expression, _ no: Expression, at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        let test = try check(condition, as: .bool, for: "a condition")
        var first = try check(yes, expecting: expected)
        let second = try check(no, expecting: expected ?? first.type)
        if yes.isIntegerLiteral, second.type.isNamed(.double) {
            first = try check(yes, expecting: .double)
        }
        guard let type = first.type.joined(with: second.type, in: variables.classes) else {
            throw mismatch(second, first.type, "the other half of '? :'")
        }
        return CheckedExpression(.operation(.conditional(test, first, second)), type, at: span)
    }

    private mutating func checkCast(
        _ operand: Expression, _ op: String, _ typeName: String, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let target = try type(named: typeName, at: span)
        guard let cast = CastOperator(rawValue: op) else {
            if case .literal(.array(let elements)) = operand.kind, elements.isEmpty {
                return CheckedExpression(.constant(.array([])), target, at: span)
            }
            return try check(operand, as: target, for: "'as'").retyped(target)
        }
        let value = try check(operand)
        let type: ValueType =
            switch cast {
            case .conditional: target.wrapped
            case .forced: target
            case .test: .bool
            }
        return CheckedExpression(.operation(.cast(value, cast, target)), type, at: span)
    }
}

extension Expression {
    /// Whether it is a whole number as written.
    var isIntegerLiteral: Bool {
        if case .operation(.prefix(_, let operand)) = kind { return operand.isIntegerLiteral }
        return if case .literal(.integer) = kind { true } else { false }
    }

    /// Whether it is an implicit member, as `.nan`.
    var isImplicitMember: Bool { if case .implicitMember = kind { true } else { false } }

    /// Whether it is a call of an implicit member, as `.seconds(1)`.
    fileprivate var isImplicit: Bool {
        if case .link(.call(let callee, _)) = kind, case .implicitMember = callee.kind {
            true
        } else {
            false
        }
    }

    /// Whether what stands on the other side of an operator decides its type.
    var takesTypeOfOther: Bool {
        switch kind {
        case .literal(.integer), .implicitMember, .literal(.nil): true
        case .operation(.prefix(_, let operand)): operand.takesTypeOfOther
        case .operation(.infix(_, let left, let right)):
            left.takesTypeOfOther && right.takesTypeOfOther
        case .literal(.tuple(let items)): items.count == 1 && items[0].value.takesTypeOfOther
        case .literal, .operation, .name, .link, .message, .closure, .attempt, .address: false
        }
    }
}

@MainActor
extension ValueType {
    var isNumber: Bool { isInteger || isNamed(.double) || isNamed(.float) || isAny }

    /// Whether its values are whole numbers of one type.
    var isInteger: Bool { description?.isInteger ?? false }

    /// Whether `<` compares its values.
    fileprivate var isOrdered: Bool {
        if case .tuple(let elements) = self, !elements.isEmpty {
            return elements.allSatisfy {
                $0.type.isOrdered && !$0.type.isAny
            }
        }
        return isNumber || isNamed(.string) || isNamed(.dispatchTime)
    }

    var isArray: Bool { if case .array = self { true } else { false } }
    var isNull: Bool { if case .null = self { true } else { false } }
    var isAny: Bool { if case .any = self { true } else { false } }

    /// Whether its values have an identity.
    var mayBeObject: Bool { description?.isClass ?? (isNull || isAny) }

    /// Whether a change of a member changes the value that it belongs to, in the place of that value:
    /// no object's members do.
    var isChangedInPlace: Bool {
        guard let description else { return !isNull && !isAny }
        if description.isProtocol, description.isScripted { return !description.isClassBound }
        return !description.isClass
    }

    /// The narrowest of the session's types that holds the values of both; nil when there is none.
    func joined(with other: ValueType, in classes: ClassTable) -> ValueType? {
        if isNull { return other.isVoid ? nil : other.wrapped }
        if other.isNull { return isVoid ? nil : wrapped }
        if isAny || other.isAny { return .any }
        if fits(other, in: classes) { return other }
        if other.fits(self, in: classes) { return self }
        if case .array(let first) = self, case .array(let second) = other {
            return first.joined(with: second, in: classes).map { .array($0) }
        }
        let (left, right) = (unwrapped, other.unwrapped)
        guard let first = left.description, let second = right.description else { return nil }
        let ancestors = first.lineage(in: classes)
        guard let shared = ancestors.first(where: { second.inherits(from: $0, in: classes) }) else {
            return nil
        }
        let type = ValueType.named(shared)
        return isOptional || other.isOptional ? type.wrapped : type
    }
}
