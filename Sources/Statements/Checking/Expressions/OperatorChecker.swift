import CommandLanguage

/// Checks operators, conditions and casts.
@MainActor
struct OperatorChecker {
    let line: LineUnderCheck

    func check(
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

    private func checkPrefix(
        _ op: String, _ operand: Expression, at span: SourceSpan, expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        if op == "..." || op == "..<" {
            return try checkRange(op, nil, operand, at: span, expecting: expected)
        }
        guard let known = PrefixOperator(rawValue: op) else {
            throw Diagnostic(.unsupported, at: span, "the operator '\(op)' is not understood")
        }
        if let own = try line.ownOperators.checkPrefix(op, operand, at: span) { return own }
        if known == .not {
            let value = try line.expressions.check(operand, as: .bool, for: "'!'")
            return CheckedExpression(.operation(.prefix(known, value)), .bool, at: span)
        }
        if known == .minus, case .literal(.integer(let number)) = operand.kind {
            return try line.literals.check(.integer(-number), at: span, expecting: expected)
        }
        let value = try line.expressions.check(operand, expecting: expected)
        if known == .complement {
            guard value.type.isInteger else {
                throw value.mismatch(with: .int, for: "'~'", in: line.classes)
            }
            return CheckedExpression(.operation(.prefix(known, value)), value.type, at: span)
        }
        let isUnsigned = value.type.description?.isUnsigned == true && known == .minus
        guard value.type.isNumber, !isUnsigned else {
            throw value.mismatch(with: .double, for: "'\(op)'", in: line.classes)
        }
        return CheckedExpression(.operation(.prefix(known, value)), value.type, at: span)
    }

    private func checkInfix(
        _ op: String, _ left: Expression, _ right: Expression, at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        if op == "..." || op == "..<" {
            return try checkRange(op, left, right, at: span, expecting: expected)
        }
        guard let known = InfixOperator(rawValue: op) else {
            return try line.ownOperators.check(op, left, right, at: span, expecting: expected)
        }
        if known == .minus, let refusal = line.names.nameOfCommands(left, right) { throw refusal }
        switch known {
        case .and, .or:
            let first = try line.expressions.check(left, as: .bool, for: "'\(op)'")
            let second = try line.expressions.check(right, as: .bool, for: "'\(op)'")
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
            if let own = line.ownOperators.check(op, first, second, at: span) { return own }
            if let open = try line.ownOperators.checkOpen(op, first, second, at: span) {
                return open
            }
            return try arithmetic(known, first, second, at: span)
        case .bitAnd, .bitOr, .bitXor, .maskingShiftLeft, .maskingShiftRight:
            let (first, second) = try checkOperands(left, right, expecting: expected)
            return try arithmetic(known, first, second, at: span)
        case .shiftLeft, .shiftRight:
            let first = try line.expressions.check(left, expecting: expected)
            return try arithmetic(known, first, try line.expressions.check(right), at: span)
        case .equal, .unequal, .identical, .different, .less, .greater, .lessOrEqual,
            .greaterOrEqual:
            let (first, second) = try checkOperands(left, right, expecting: nil)
            if let own = line.ownOperators.check(op, first, second, at: span) { return own }
            if let derived = derived(known, first, second, at: span) { return derived }
            if first.type.joined(with: second.type, in: line.classes) == nil,
                let open = try line.ownOperators.checkOpen(op, first, second, at: span)
            {
                return open
            }
            return try comparison(known, first, second, at: span)
        }
    }

    /// What `Equatable` makes of a type's own `==`, and `Comparable` of its `<`.
    private func derived(
        _ op: InfixOperator, _ left: CheckedExpression, _ right: CheckedExpression,
        at span: SourceSpan
    ) -> CheckedExpression? {
        guard let made = Self.derivations[op] else { return nil }
        let (first, second) = made.isSwapped ? (right, left) : (left, right)
        guard let own = line.ownOperators.check(made.base, first, second, at: span) else {
            return nil
        }
        return made.isNegated
            ? CheckedExpression(.operation(.prefix(.not, own)), .bool, at: span) : own
    }

    private static let derivations:
        [InfixOperator: (base: String, isSwapped: Bool, isNegated: Bool)] = [
            .unequal: ("==", false, true), .greater: ("<", true, false),
            .lessOrEqual: ("<", true, true), .greaterOrEqual: ("<", false, true),
        ]

    /// `a..<b`, `a...b`, `...b`, `a...`
    private func checkRange(
        _ op: String, _ left: Expression?, _ right: Expression, at span: SourceSpan,
        expecting expected: ValueType? = nil
    ) throws(Diagnostic) -> CheckedExpression {
        var bound = expected?.unwrapped
        if case .range(let type)? = bound { bound = type }
        let isOpen = if case .literal(.nil) = right.kind { true } else { false }
        guard let left else {
            let end = try line.expressions.check(right, expecting: bound)
            return try range(nil, end, op, end.type, at: span)
        }
        if isOpen {
            let begin = try line.expressions.check(left, expecting: bound)
            return try range(begin, nil, op, begin.type, at: span)
        }
        let isDouble = bound?.isNamed(.double) ?? false
        let (begin, end) = try checkOperands(left, right, expecting: isDouble ? bound : nil)
        guard let type = begin.type.joined(with: end.type, in: line.classes) else {
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
        guard bound.isNumber || bound.isNamed(.string) || bound.isMoment(in: line.classes) else {
            throw Diagnostic(.wrongType, at: span, "a range of \(bound.name) is not understood")
        }
        return CheckedExpression(
            .operation(.range(begin, end, isClosed: op == "...")), .range(bound), at: span)
    }

    /// Both operands; a literal takes the type of the other one.
    private func checkOperands(
        _ left: Expression, _ right: Expression, expecting expected: ValueType?
    ) throws(Diagnostic) -> (CheckedExpression, CheckedExpression) {
        let (first, second) = try checkBoth(left, right, expecting: expected)
        return (
            first.settled(as: second.type, in: line.classes),
            second.settled(as: first.type, in: line.classes)
        )
    }

    private func checkBoth(
        _ left: Expression, _ right: Expression, expecting expected: ValueType?
    ) throws(Diagnostic) -> (CheckedExpression, CheckedExpression) {
        if expected?.unwrapped.isNamed(.dispatchTime) == true {
            return (
                try line.expressions.check(left, expecting: expected),
                try line.expressions.check(
                    right, expecting: right.isImplicit ? .named(.dispatchTimeInterval) : .double)
            )
        }
        if expected?.unwrapped.isNamedNumber == true {
            return (
                try line.expressions.check(left, expecting: expected),
                try line.expressions.check(right, expecting: .double)
            )
        }
        if let number = expected?.unwrapped, number.isNumber, !number.isAny, !number.isNamed(.int) {
            return try checkNumbers(left, right, expecting: number)
        }
        if left.takesTypeOfOther, !right.takesTypeOfOther {
            let second = try line.expressions.check(right)
            return (try line.expressions.check(left, expecting: second.type), second)
        }
        let first = try line.expressions.check(left)
        let takesNumber = first.type.isNamedNumber && !right.isImplicitMember
        let takesInterval = first.type.isNamed(.dispatchTime) && right.isInterval
        let hoped =
            takesNumber ? .double : takesInterval ? .named(.dispatchTimeInterval) : first.type
        return (first, try line.expressions.check(right, expecting: hoped))
    }

    /// Two numbers where one of that type is hoped for: what is written takes the type of what is not.
    private func checkNumbers(
        _ left: Expression, _ right: Expression, expecting expected: ValueType
    ) throws(Diagnostic) -> (CheckedExpression, CheckedExpression) {
        if left.takesTypeOfOther, !right.takesTypeOfOther {
            let second = try line.expressions.check(right, expecting: expected)
            return (
                try line.expressions.check(left, expecting: second.numberType(expected)), second
            )
        }
        let first = try line.expressions.check(left, expecting: expected)
        let due = right.takesTypeOfOther ? first.numberType(expected) : expected
        return (first, try line.expressions.check(right, expecting: due))
    }

    func arithmetic(
        _ op: InfixOperator, _ left: CheckedExpression, _ right: CheckedExpression,
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if op == .bitOr, let union = oldUnion(left, right, at: span) { return union }
        if op.isBitwise {
            guard left.type.isInteger, right.type.isInteger,
                op.isShift || left.type.fits(right.type, in: line.classes)
            else { throw unfit(op, left, right, at: span) }
            return CheckedExpression(.operation(.infix(op, left, right)), left.type, at: span)
        }
        if left.type.isNamed(.dispatchTime), op == .plus || op == .minus {
            guard right.type.isNumber || right.type.isNamed(.dispatchTimeInterval) else {
                throw unfit(op, left, right, at: span)
            }
            return CheckedExpression(.operation(.infix(op, left, right)), left.type, at: span)
        }
        if left.type.isNamedNumber, op == .plus || op == .minus, right.type.isNumber {
            return CheckedExpression(.operation(.infix(op, left, right)), left.type, at: span)
        }
        let isSum =
            op == .plus && (left.type.isNamed(.string) || left.type.isArray)
        guard left.type.isNumber || isSum,
            let type = left.type.joined(with: right.type, in: line.classes)
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
        if left.isAttemptOfNothing, right.type.isNull {
            return try comparison(op, left.retyped(.optional(.void)), right, at: span)
        }
        let isOrder = [.less, .greater, .lessOrEqual, .greaterOrEqual].contains(op)
        let isIdentity = op == .identical || op == .different
        let fits =
            isOrder
            ? left.type.isOrdered && left.type.fits(right.type, in: line.classes)
            : left.type.joined(with: right.type, in: line.classes) != nil
                || left.type.isOptional && right.type.isNull
                || right.type.isOptional && left.type.isNull
        let areObjects = left.type.unwrapped.mayBeObject && right.type.unwrapped.mayBeObject
        let isDelegate = [left, right].contains {
            $0.type.unwrapped.description?.isProtocol ?? false
        }
        // Whole numbers of two types are compared by their sizes.
        let areWhole = left.type.isInteger && right.type.isInteger
        guard isIdentity ? areObjects && (fits || isDelegate) : fits || areWhole else {
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

    private func checkCoalescing(
        _ left: Expression, _ right: Expression, at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        // What is `nil` already stays so.
        let isNil = if case .literal(.nil) = right.kind { true } else { false }
        let first =
            isNil
            ? try line.nestedOptionals.checkFlat(left, expecting: expected)
            : try line.expressions.check(left, expecting: expected)
        let inner = first.type.unwrapped
        let second = try line.expressions.check(right, expecting: inner)
        if inner.isForeign {
            // What is as good as nothing there is nothing here.
            return CheckedExpression(
                .operation(
                    .infix(.coalesce, first.settled(as: second.type, in: line.classes), second)),
                second.type, at: span)
        }
        let joined =
            inner.joined(with: second.type, in: line.classes)
            ?? (expected?.unwrapped.isAny == true && !second.type.isOptional ? .any : nil)
        guard let type = inner.isNull ? second.type : joined else {
            throw unfit(.coalesce, first, second, at: span)
        }
        return CheckedExpression(.operation(.infix(.coalesce, first, second)), type, at: span)
    }

    private func checkConditional(
        _ condition: Expression, _ yes: Expression, _ no: Expression, at span: SourceSpan,
        expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        let test = try line.expressions.check(condition, as: .bool, for: "a condition")
        var first = try line.expressions.check(yes, expecting: expected)
        let second = try line.expressions.check(no, expecting: expected ?? first.type)
        if yes.isIntegerLiteral, second.type.isNamed(.double) {
            first = try line.expressions.check(yes, expecting: .double)
        }
        guard let type = first.type.joined(with: second.type, in: line.classes) else {
            throw second.mismatch(
                with: first.type, for: "the other half of '? :'", in: line.classes)
        }
        return CheckedExpression(.operation(.conditional(test, first, second)), type, at: span)
    }

    private func checkCast(
        _ operand: Expression, _ op: String, _ written: TypeSyntax, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let target = try line.types.type(written)
        guard let cast = CastOperator(rawValue: op) else {
            if case .literal(.array(let elements)) = operand.kind, elements.isEmpty {
                return CheckedExpression(.constant(.array([])), target, at: span)
            }
            return try checkConversion(of: operand, to: target, at: span)
        }
        let value = try line.nestedOptionals.checkFlat(operand)
        line.classes.inert.sketch?.needs(target, as: value.type)
        let type: ValueType =
            switch cast {
            case .conditional: target.wrapped
            case .forced: target
            case .test: .bool
            }
        // Whether it is one of a type parameter's type, that type tells when the code runs.
        let isOpen = line.typeArguments.isTypeParameter(written.unwrapped.wholeName ?? "")
        let known = isOpen && target.isErased ? ValueType.any : target
        if cast == .test, isOpen {
            let found = try line.typeArguments.narrowed(
                CheckedExpression(
                    .operation(.cast(value, .conditional, known)), target.wrapped, at: span),
                .conditional, to: written, at: span)
            return .computed([found], .bool, at: span) { _, values throws(StatementStop) in
                .bool(!values[0].isNull)
            }
        }
        let casted = CheckedExpression(.operation(.cast(value, cast, known)), type, at: span)
        return try line.typeArguments.narrowed(casted, cast, to: written, at: span)
    }
}

extension OperatorChecker {
    /// `.CurveEaseOut | .Repeat`, which Swift 1 wrote for an array of options.
    private func oldUnion(
        _ left: CheckedExpression, _ right: CheckedExpression, at span: SourceSpan
    ) -> CheckedExpression? {
        guard line.place.isOldCode, let type = left.type.description, case .options = type.kind,
            right.type.description === type
        else { return nil }
        line.found.leftOut.addOld("|", "[…]")
        return .computed([left, right], left.type, at: span) { _, values throws(StatementStop) in
            guard case .options(_, let first) = values[0], case .options(_, let second) = values[1]
            else { return values[0] }
            return .options(type, first | second)
        }
    }

    /// `value as Type`, which in Swift 1 was `as!` as well.
    private func checkConversion(
        of operand: Expression, to target: ValueType, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if line.place.isOldCode {
            let before = line.memory
            let value = try line.expressions.check(operand, expecting: target)
            if !value.type.fits(target, in: line.classes), value.type.unwrapped.mayBeObject {
                line.found.leftOut.addOld("as", "as!")
                return CheckedExpression(
                    .operation(.cast(value, .forced, target)), target, at: span)
            }
            line.goBack(to: before)
        }
        return try line.expressions.check(operand, as: target, for: "'as'").retyped(target)
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

    /// Whether it is a length of time, as `.seconds(1)`.
    @MainActor fileprivate var isInterval: Bool {
        guard case .link(.call(let callee, _)) = kind, case .implicitMember(let name) = callee.kind
        else { return false }
        return TypeDescription.dispatchTimeInterval.members.staticMethods.contains {
            $0.base == name
        }
    }

    /// Whether what stands on the other side of an operator decides its type.
    var takesTypeOfOther: Bool {
        switch kind {
        case .literal(.integer), .implicitMember, .literal(.nil): true
        case .operation(.prefix(_, let operand)): operand.takesTypeOfOther
        case .operation(.infix(_, let left, let right)):
            left.takesTypeOfOther && right.takesTypeOfOther
        case .operation(.ternary(_, let yes, let no)):
            yes.takesTypeOfOther && no.takesTypeOfOther
        case .literal(.tuple(let items)): items.count == 1 && items[0].value.takesTypeOfOther
        case .literal, .operation, .name, .type, .link, .message, .closure, .attempt, .address:
            false
        }
    }
}

@MainActor
extension ValueType {
    /// Whether `<` compares its values.
    fileprivate var isOrdered: Bool {
        if case .tuple(let elements) = self, !elements.isEmpty {
            return elements.allSatisfy {
                $0.type.isOrdered && !$0.type.isAny
            }
        }
        return isNumber || isNamed(.string) || isNamed(.dispatchTime) || isNamedNumber
    }
}

@MainActor
extension CheckedExpression {
    /// Whether it is `try?` of what gives nothing, which tells by `nil` that it failed.
    fileprivate var isAttemptOfNothing: Bool {
        if case .attempt(.optional, _) = kind { type.isVoid } else { false }
    }

    /// Its type where that is one of fractions, and the expected one otherwise.
    fileprivate func numberType(_ expected: ValueType) -> ValueType {
        type.isNamed(.double) || type.isNamed(.float) ? type : expected
    }
}
