import CommandLanguage

/// Checks operators, conditions and casts of C.
@MainActor
struct COperatorChecker {
    let line: LineUnderCheck

    func check(
        _ operation: Expression.Operation, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if let change = try checkChange(operation, at: span) { return change }
        switch operation {
        case .prefix(let op, let operand): return try checkPrefix(op, operand, at: span)
        case .infix("?:", let first, let second):
            return try checkElvis(first, second, at: span)
        case .infix(let op, let left, let right):
            return try checkInfix(op, left, right, at: span)
        case .ternary(let condition, let yes, let no):
            let test = try line.expressions.check(condition, as: .bool, for: "a condition")
            let (first, second, type) = try joined(
                line.expressions.check(yes), line.expressions.check(no))
            return CheckedExpression(
                .operation(.conditional(test, first, second)), type, at: span)
        case .cast(let operand, _, let written):
            let type = try line.types.type(written)
            let value = try line.expressions.check(operand)
            if type.isInteger, value.type.unwrapped.description?.isClass == true {
                return address(of: value, as: type, at: span)
            }
            if isOtherObject(value.type, type) { return meant(value, as: type, at: span) }
            return try value.converted(to: type, for: "the cast", in: line.classes)
        }
    }

    /// Whether both are objects of Foundation's of which the one is never the other, as text and array: a cast asks nothing.
    private func isOtherObject(_ given: ValueType, _ type: ValueType) -> Bool {
        let types = [given.unwrapped, type.unwrapped]
        let kinds = types.map { $0.isText ? 0 : $0.isArray ? 1 : $0.isCollection ? 2 : nil }
        guard let first = kinds[0], let second = kinds[1] else { return false }
        return first != second
    }

    /// The value as one of the other type, of which it has nothing where it is none.
    private func meant(
        _ value: CheckedExpression, as type: ValueType, at span: SourceSpan
    ) -> CheckedExpression {
        CheckedExpression.computed([value], type, at: span) {
            evaluator, values throws(StatementStop) in
            values[0].converted(to: type, in: evaluator.variables.classes) ?? .zero(of: type)
        }
    }

    /// The address of an object as a number: its `hash` stands for it, since it is the same in each run.
    private func address(
        of object: CheckedExpression, as type: ValueType, at span: SourceSpan
    ) -> CheckedExpression {
        CheckedExpression.computed([object], type, at: span) {
            evaluator, values throws(StatementStop) in
            let number = try evaluator.send("hash", [], to: values[0], at: span)
            return number.converted(to: type, in: evaluator.variables.classes) ?? .zero(of: type)
        }
    }

    /// `++i`, `i++` and `a = b` within an expression, as a block that changes the place and gives the
    /// value; nil for another operation.
    private func checkChange(
        _ operation: Expression.Operation, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression? {
        let whole = Expression(.operation(operation), span: span)
        var body: [Statement] = []
        let result: Expression
        if let (place, op) = whole.step {
            let one = Expression(.literal(.integer(1)), span: span)
            let change = Statement.assignment(target: place, op: op, value: one)
            if case .prefix = operation {
                (body, result) = ([change], place)
            } else {
                let old = Word("before", span: span)
                result = Expression(.name(old.text), span: span)
                body = [
                    .declaration(
                        .variable(
                            name: old, isConstant: true, isWeak: false, type: nil, value: place)),
                    change,
                ]
            }
        } else if case .infix(let sign, let place, let value) = operation,
            let op = ObjectiveCAssignment.operators[sign]
        {
            (body, result) = ([.assignment(target: place, op: op, value: value)], place)
        } else {
            return nil
        }
        body.append(.exit(.return(result, span)))
        let closure = Closure(captures: [], parameters: [], body: body)
        return try line.expressions.check(
            Expression(.link(.call(Expression(.closure(closure), span: span), [])), span: span))
    }

    private func checkPrefix(
        _ op: String, _ operand: Expression, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if op == "*", case .address(let place) = operand.kind {
            return try line.expressions.check(place)
        }
        if op == "*" {
            let pointer = try line.expressions.check(operand)
            if pointer.type.unwrapped.isAny { return line.pointersOfC.pointee(pointer, at: span) }
        }
        if op == "*" { return try line.messages.checkDot(operand, "pointee", at: span) }
        guard let known = PrefixOperator(rawValue: op) else {
            throw Diagnostic(.unsupported, at: span, "the operator '\(op)' is not understood")
        }
        if known == .not {
            let value = try line.expressions.check(operand, as: .bool, for: "'!'")
            return CheckedExpression(.operation(.prefix(known, value)), .bool, at: span)
        }
        let value = try line.expressions.check(operand)
        if known == .minus, case .constant(.int(let number)) = value.kind {
            return CheckedExpression(.constant(.int(0 &- number)), value.type, at: span)
        }
        let own = value.type.unwrapped.promoted
        let type = known == .complement && !own.isInteger ? .int : own
        let number = try value.converted(to: type, for: "'\(op)'", in: line.classes)
        guard known == .minus, type.isInteger else {
            return CheckedExpression(.operation(.prefix(known, number)), number.type, at: span)
        }
        let zero = CheckedExpression(.constant(.zero(of: type)), type, at: span)
        return CheckedExpression(
            .operation(.infix(.wrappingMinus, zero, number)), type, at: span)
    }

    /// `a ?: b`
    private func checkElvis(
        _ first: Expression, _ second: Expression, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let (left, right, type) = try joined(
            line.expressions.check(first), line.expressions.check(second))
        return CheckedExpression.computed([left, right], type, at: span) {
            _, values throws(StatementStop) in
            values[0].isTrue ? values[0] : values[1]
        }
    }

    /// Both halves of a conditional expression, as values of one type.
    private func joined(
        _ first: CheckedExpression, _ second: CheckedExpression
    ) throws(Diagnostic) -> (CheckedExpression, CheckedExpression, ValueType) {
        let types = [first.type.unwrapped, second.type.unwrapped]
        if types.contains(where: \.isVoid) {
            // `done ? done(YES) : nil` as a statement.
            let others = [first, second].filter { !$0.type.isVoid }
            guard others.allSatisfy({ $0.type.isNull || $0.type.unwrapped.isAny }) else {
                throw second.mismatch(
                    with: first.type, for: "the other half of '? :'", in: line.classes)
            }
            return (first, second, .void)
        }
        if types.allSatisfy(\.isScalar) {
            let type = types[0].name == types[1].name ? types[0] : first.commonNumber(with: second)
            return (
                try first.converted(to: type, for: "'? :'", in: line.classes),
                try second.converted(to: type, for: "'? :'", in: line.classes), type
            )
        }
        return (first, second, types[0].joined(with: types[1], in: line.classes) ?? .any)
    }

    private func checkInfix(
        _ op: String, _ left: Expression, _ right: Expression, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if op == "..." {
            return try line.operators.check(.infix(op, left, right), at: span, expecting: .int)
        }
        guard let known = InfixOperator(rawValue: op), known != .coalesce, known != .identical,
            known != .different
        else {
            throw Diagnostic(
                .unsupported, at: span, "'\(op)' within an expression is not understood")
        }
        if known == .minus, let refusal = line.names.nameOfCommands(left, right) { throw refusal }
        if known == .and || known == .or {
            let first = try line.expressions.check(left, as: .bool, for: "'\(op)'")
            let second = try line.expressions.check(right, as: .bool, for: "'\(op)'")
            return CheckedExpression(.operation(.infix(known, first, second)), .bool, at: span)
        }
        let (first, second) = (try line.expressions.check(left), try line.expressions.check(right))
        if known == .equal || known == .unequal {
            return try equality(known, first, second, at: span)
        }
        return try arithmetic(known, first, second, at: span)
    }

    /// Numbers by value, objects by identity.
    private func equality(
        _ op: InfixOperator, _ left: CheckedExpression, _ right: CheckedExpression,
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let types = [left.type.unwrapped, right.type.unwrapped]
        let isStructure = types.contains(where: \.isStructure)
        // Keys are texts in Objective-C.
        let areKeys = types.allSatisfy { $0.isText || $0.isKey }
        let isMixed =
            types[0].isScalar != types[1].isScalar && !types.contains { $0.isNull || $0.isAny }
            && !areKeys
        if isStructure || isMixed || types.contains(where: \.isVoid) {
            throw Diagnostic(
                .wrongType, at: span,
                "'\(op.rawValue)' does not go with \(left.type.name) and \(right.type.name)",
                hint: isStructure ? "CGRectEqualToRect(…) and its kin compare structures" : nil)
        }
        if types.allSatisfy(\.isInteger) {
            let type = left.commonNumber(with: right)
            return CheckedExpression(
                .operation(
                    .infix(
                        op, try left.converted(to: type, for: "'=='", in: line.classes),
                        try right.converted(to: type, for: "'=='", in: line.classes))), .bool,
                at: span)
        }
        let isEqual = op == .equal
        return CheckedExpression.computed([left, right], .bool, at: span) {
            _, values throws(StatementStop) in
            .bool(values[0].isEqualInC(to: values[1]) == isEqual)
        }
    }

    /// Calculates with C's conversions: enumerations and flags are whole numbers, and a whole
    /// number beside a fraction becomes one.
    func arithmetic(
        _ op: InfixOperator, _ left: CheckedExpression, _ right: CheckedExpression,
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let types = [left.type.unwrapped, right.type.unwrapped]
        for (value, type) in zip([left, right], types) where !type.isScalar && !type.isAny {
            throw Diagnostic(
                .wrongType, at: value.span, "'\(op.rawValue)' needs numbers, not \(type.name)")
        }
        if op.isBitwise, let options = types.compactMap(\.description).first(where: \.isOptions) {
            let bits = CheckedExpression.computed([left, right], .named(options), at: span) {
                _, values throws(StatementStop) in
                .options(options, values[0].bits.combined(op, values[1].bits))
            }
            return bits
        }
        var type = left.commonNumber(with: right)
        if op.isShift { type = left.type.unwrapped.promoted }
        if !type.isInteger, op.isBitwise || op == .remainder { type = .int }
        let first = try left.converted(to: type, for: "'\(op.rawValue)'", in: line.classes)
        let second = try right.converted(to: type, for: "'\(op.rawValue)'", in: line.classes)
        let isOrder = [.less, .greater, .lessOrEqual, .greaterOrEqual].contains(op)
        let known = type.isInteger ? op.wrapping : op
        return CheckedExpression(
            .operation(.infix(known, first, second)), isOrder ? .bool : type, at: span)
    }
}

extension Expression {
    /// `*a` for the `a` of `a->b`, where that type is one of a pointer; nil for any other.
    @MainActor
    func behindPointer(of type: ValueType, to member: String) -> Expression? {
        let isPointer =
            type.unwrapped.isNamed(.rectPointer) || type.unwrapped.isNamed(.viewPointer)
            || type.unwrapped.isNamed(.pointPointer)
        guard isPointer, member != "pointee" else { return nil }
        return Expression(.operation(.prefix("*", self)), span: span)
    }
}

@MainActor
extension CheckedExpression {
    /// The type that C calculates both in; a whole number as it is written goes by the other one.
    fileprivate func commonNumber(with other: CheckedExpression) -> ValueType {
        let (left, right) = (type.unwrapped.promoted, other.type.unwrapped.promoted)
        if left.isNamed(.double) || right.isNamed(.double) { return .double }
        if left.isNamed(.float) || right.isNamed(.float) { return .named(.float) }
        if isWrittenNumber { return right }
        return other.isWrittenNumber ? left : left.common(with: right)
    }

    private var isWrittenNumber: Bool {
        if case .constant(.int(let number)) = kind { Int32(exactly: number) != nil } else { false }
    }
}

@MainActor
extension ValueType {
    /// Whether its values are the keys of a dictionary or of a context.
    fileprivate var isKey: Bool {
        description?.valueNames != nil && description?.name.hasSuffix("Key") == true
    }

    /// What C makes of a number before it calculates: of a small one an `int`, of a flag or of an
    /// enumeration's member a whole number.
    fileprivate var promoted: ValueType {
        if isNamed(.double) || isNamed(.float) { return self }
        switch description?.integerKind {
        case .int8, .int16, .int32, .uint8, .uint16: return .named(.int32)
        case .uint, .uint32: return self
        case .uint64: return .named(.uint)
        case .int64, nil: return .int
        }
    }

    /// The wider type of two that are promoted, or the unsigned one of two that are as wide.
    fileprivate func common(with other: ValueType) -> ValueType {
        let order: [TypeDescription] = [.int32, .uint32, .int, .uint]
        let places = [self, other].map { type in order.firstIndex { type.isNamed($0) } ?? 2 }
        return .named(order[max(places[0], places[1])])
    }
}

extension InfixOperator {
    /// The operator that drops what does not fit.
    fileprivate var wrapping: InfixOperator {
        switch self {
        case .plus: .wrappingPlus
        case .minus: .wrappingMinus
        case .times: .wrappingTimes
        case .divided, .remainder, .wrappingPlus, .wrappingMinus, .wrappingTimes, .equal, .unequal,
            .identical, .different, .less, .greater, .lessOrEqual, .greaterOrEqual, .and, .or,
            .coalesce, .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight, .maskingShiftLeft,
            .maskingShiftRight:
            self
        }
    }
}

extension TypeDescription {
    /// Whether its values are sets of options.
    var isOptions: Bool { if case .options = kind { true } else { false } }
}

@MainActor
extension Value {
    /// C's `==`: numbers by value, texts and objects by what they are.
    func isEqualInC(to other: Value) -> Bool {
        if isNull || other.isNull { return isNull == other.isNull || number == other.number }
        if let left = textOfC, let right = other.textOfC { return left == right }
        if let left = number, let right = other.number { return left == right }
        return equals(other)
    }

    /// The text that it is in Objective-C, as the key of a transition is one.
    private var textOfC: String? {
        if case .string(let text) = self { return text }
        guard case .choice(let own, let index) = self, own.isTextInC else { return nil }
        return own.constantName(own.choiceName(index))
    }

    fileprivate var bits: UInt { wholeNumber.map { UInt(bitPattern: $0) } ?? 0 }
}

extension UInt {
    fileprivate func combined(_ op: InfixOperator, _ other: UInt) -> UInt {
        switch op {
        case .bitAnd: self & other
        case .bitXor: self ^ other
        case .shiftLeft: self << other
        case .shiftRight: self >> other
        case .bitOr, .plus, .minus, .times, .divided, .remainder, .equal, .unequal, .identical,
            .different, .less, .greater, .lessOrEqual, .greaterOrEqual, .and, .or, .coalesce,
            .wrappingPlus, .wrappingMinus, .wrappingTimes, .maskingShiftLeft, .maskingShiftRight:
            self | other
        }
    }
}
