import CommandLanguage

/// Operators, conditions and casts of C.
extension StatementChecker {
    mutating func checkOperationOfC(
        _ operation: Expression.Operation, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        switch operation {
        case .prefix(let op, let operand): return try checkPrefixOfC(op, operand, at: span)
        case .infix("?:", let first, let second):
            return try checkElvis(first, second, at: span)
        case .infix(let op, let left, let right):
            return try checkInfixOfC(op, left, right, at: span)
        case .ternary(let condition, let yes, let no):
            let test = try check(condition, as: .bool, for: "a condition")
            let (first, second, type) = try joined(check(yes), check(no))
            return CheckedExpression(
                .operation(.conditional(test, first, second)), type, at: span)
        case .cast(let operand, _, let name):
            let type = try type(named: name, at: span)
            return try converted(try check(operand), to: type, for: "the cast")
        }
    }

    private mutating func checkPrefixOfC(
        _ op: String, _ operand: Expression, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if op == "*" { return try checkDot(operand, "pointee", at: span) }
        guard let known = PrefixOperator(rawValue: op) else {
            throw Diagnostic(.unsupported, at: span, "the operator '\(op)' is not understood")
        }
        if known == .not {
            let value = try check(operand, as: .bool, for: "'!'")
            return CheckedExpression(.operation(.prefix(known, value)), .bool, at: span)
        }
        let value = try check(operand)
        if known == .minus, case .constant(.int(let number)) = value.kind {
            return CheckedExpression(.constant(.int(0 &- number)), value.type, at: span)
        }
        let own = value.type.unwrapped.promoted
        let type = known == .complement && !own.isInteger ? .int : own
        let number = try converted(value, to: type, for: "'\(op)'")
        guard known == .minus, type.isInteger else {
            return CheckedExpression(.operation(.prefix(known, number)), number.type, at: span)
        }
        let zero = CheckedExpression(.constant(.zero(of: type)), type, at: span)
        return CheckedExpression(
            .operation(.infix(.wrappingMinus, zero, number)), type, at: span)
    }

    /// `a ?: b`
    private mutating func checkElvis(
        _ first: Expression, _ second: Expression, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let (left, right, type) = try joined(check(first), check(second))
        return computed([left, right], type, at: span) { _, values throws(StatementStop) in
            values[0].isTrue ? values[0] : values[1]
        }
    }

    /// Both halves of a conditional expression, as values of one type.
    private func joined(
        _ first: CheckedExpression, _ second: CheckedExpression
    ) throws(Diagnostic) -> (CheckedExpression, CheckedExpression, ValueType) {
        let types = [first.type.unwrapped, second.type.unwrapped]
        if types.contains(where: \.isVoid) {
            guard types.allSatisfy(\.isVoid) else {
                throw mismatch(second, first.type, "the other half of '? :'")
            }
            return (first, second, .void)
        }
        if types.allSatisfy(\.isScalar) {
            let type = types[0].name == types[1].name ? types[0] : first.commonNumber(with: second)
            return (
                try converted(first, to: type, for: "'? :'"),
                try converted(second, to: type, for: "'? :'"), type
            )
        }
        return (first, second, types[0].joined(with: types[1], in: variables.classes) ?? .any)
    }

    // MARK: Two operands

    private mutating func checkInfixOfC(
        _ op: String, _ left: Expression, _ right: Expression, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        if op == "..." {
            return try checkOperation(.infix(op, left, right), at: span, expecting: .int)
        }
        guard let known = InfixOperator(rawValue: op), known != .coalesce, known != .identical,
            known != .different
        else {
            throw Diagnostic(
                .unsupported, at: span, "'\(op)' within an expression is not understood")
        }
        if known == .minus, let refusal = nameOfCommands(left, right) { throw refusal }
        if known == .and || known == .or {
            let first = try check(left, as: .bool, for: "'\(op)'")
            let second = try check(right, as: .bool, for: "'\(op)'")
            return CheckedExpression(.operation(.infix(known, first, second)), .bool, at: span)
        }
        let (first, second) = (try check(left), try check(right))
        if known == .equal || known == .unequal {
            return try equality(known, first, second, at: span)
        }
        return try arithmeticOfC(known, first, second, at: span)
    }

    /// Numbers by value, objects by identity.
    private func equality(
        _ op: InfixOperator, _ left: CheckedExpression, _ right: CheckedExpression,
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let types = [left.type.unwrapped, right.type.unwrapped]
        let isStructure = types.contains(where: \.isStructure)
        let isMixed =
            types[0].isScalar != types[1].isScalar && !types.contains { $0.isNull || $0.isAny }
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
                        op, try converted(left, to: type, for: "'=='"),
                        try converted(right, to: type, for: "'=='"))), .bool, at: span)
        }
        let isEqual = op == .equal
        return computed([left, right], .bool, at: span) { _, values throws(StatementStop) in
            .bool(values[0].isEqualInC(to: values[1]) == isEqual)
        }
    }

    /// Calculates with C's conversions: enumerations and flags are whole numbers, and a whole
    /// number beside a fraction becomes one.
    func arithmeticOfC(
        _ op: InfixOperator, _ left: CheckedExpression, _ right: CheckedExpression,
        at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let types = [left.type.unwrapped, right.type.unwrapped]
        for (value, type) in zip([left, right], types) where !type.isScalar && !type.isAny {
            throw Diagnostic(
                .wrongType, at: value.span, "'\(op.rawValue)' needs numbers, not \(type.name)")
        }
        if op.isBitwise, let options = types.compactMap(\.description).first(where: \.isOptions) {
            let bits = computed([left, right], .named(options), at: span) {
                _, values throws(StatementStop) in
                .options(options, values[0].bits.combined(op, values[1].bits))
            }
            return bits
        }
        var type = left.commonNumber(with: right)
        if op.isShift { type = left.type.unwrapped.promoted }
        if !type.isInteger, op.isBitwise || op == .remainder { type = .int }
        let first = try converted(left, to: type, for: "'\(op.rawValue)'")
        let second = try converted(right, to: type, for: "'\(op.rawValue)'")
        let isOrder = [.less, .greater, .lessOrEqual, .greaterOrEqual].contains(op)
        let known = type.isInteger ? op.wrapping : op
        return CheckedExpression(
            .operation(.infix(known, first, second)), isOrder ? .bool : type, at: span)
    }

    // MARK: Assignments

    mutating func checkAssignmentOfC(
        _ target: Expression, _ op: String?, _ value: Expression
    ) throws(Diagnostic) -> CheckedStatement {
        if op == nil, let message = try checkSetter(target, value) { return message }
        let place = try checkPlaceOfC(target)
        guard let op else {
            let new = try check(value, as: place.assigned, for: "'\(place.name)'")
            return .assignment(
                place.place, nil, try elementOfArray(target) ? refusingNil(new) : new)
        }
        guard let known = InfixOperator(rawValue: op) else {
            throw Diagnostic(
                .unsupported, at: target.span, "the operator '\(op)=' is not understood")
        }
        let result = try arithmeticOfC(known, try check(target), try check(value), at: value.span)
        let new = try converted(result, to: place.assigned, for: "'\(place.name)'")
        return .assignment(place.place, nil, new)
    }

    /// Whether the place is an element of an array.
    private mutating func elementOfArray(_ target: Expression) throws(Diagnostic) -> Bool {
        guard case .link(.index(let base, _)) = target.kind else { return false }
        return try check(base).type.unwrapped.isArray
    }

    /// The value for an element of an array, which Foundation refuses where it is `nil`.
    private func refusingNil(_ value: CheckedExpression) -> CheckedExpression {
        computed([value], value.type, at: value.span) { _, values throws(StatementStop) in
            guard values[0].isNull else { return values[0] }
            throw .failure(
                Diagnostic(
                    exception: "NSInvalidArgumentException",
                    "*** -[__NSArrayM setObject:atIndexedSubscript:]: object cannot be nil",
                    at: value.span))
        }
    }

    /// `a.b = c` where what `a` is will only be known when it runs.
    private mutating func checkSetter(
        _ target: Expression, _ value: Expression
    ) throws(Diagnostic) -> CheckedStatement? {
        guard case .link(.member(let base, let name, _)) = target.kind, typeOfC(base) == nil else {
            return nil
        }
        if base.isSuper {
            let selector = "set\(name.capitalisedFirst):"
            return .expression(try checkSuperMessage(selector, [value], at: target.span))
        }
        let object = try check(base)
        let selector = "set\(name.capitalisedFirst):"
        guard object.type.answersAnything, resolve(selector, of: object.type) == nil,
            propertyOfC(name, of: object.type) == nil
        else { return nil }
        let new = try check(value)
        if let type = object.type.unwrapped.description, type.isScripted {
            guard isOfOwnClass(object) else {
                throw unknownSelector(name, [], of: object, at: target.span)
            }
            try refuseUnmodelled(selector, written: name, of: type, at: target.span)
            undefined.add(property: name, type: new.type, at: target.span)
        }
        let message = CheckedMessage(object, selector, .dynamic, [new])
        return .expression(CheckedExpression(.call(.message(message)), .void, at: target.span))
    }

    /// The property behind a dot.
    func propertyOfC(_ name: String, of type: ValueType) -> MemberProperty? {
        guard case .named(let description) = type.unwrapped else { return nil }
        for ancestor in description.lineage(in: variables.classes) {
            if let property = ancestor.objectiveC.properties[name] { return property }
        }
        return nil
    }

    mutating func checkPlaceOfC(
        _ target: Expression
    ) throws(Diagnostic) -> TypedPlace {
        switch target.kind {
        case .operation(.prefix("*", let pointer)):
            return try checkMemberPlaceOfC(pointer, "pointee", at: target.span)
        case .link(.member(let base, let name, _)):
            return try checkMemberPlaceOfC(base, name, at: target.span)
        case .name(let name) where name.hasPrefix("_"):
            return try checkInstancePlace(name, target)
        case .name, .implicitMember, .literal, .link, .message, .operation, .closure, .attempt,
            .address:
            return try checkPlace(target)
        }
    }

    private mutating func checkInstancePlace(
        _ name: String, _ target: Expression
    ) throws(Diagnostic) -> TypedPlace {
        if !scope.knows(name), scope.knows("self"),
            case .member(.property(let object, let property, _)) = try checkNameOfC(
                name, at: target.span
            ).kind
        {
            return TypedPlace(
                .property(object, property, isChained: true, target.span), property.type,
                assigned: property.assignedType, name: name)
        }
        return try checkPlace(target)
    }

    private mutating func checkMemberPlaceOfC(
        _ base: Expression, _ name: String, at span: SourceSpan
    ) throws(Diagnostic) -> TypedPlace {
        let object = try check(base)
        if let target = base.behindPointer(of: object.type, to: name) {
            return try checkMemberPlaceOfC(target, name, at: span)
        }
        if object.type.isStructure {
            let field = try checkDot(base, name, at: span)
            guard case .member(.property(_, let property, _)) = field.kind else {
                throw Diagnostic(.illegal, at: span, "this cannot be assigned")
            }
            guard let place = try structurePlace(base) else {
                throw Diagnostic(
                    .illegal, at: span, "expression is not assignable: '\(name)' of a property",
                    hint: "take the structure into a variable, change that, and set it back")
            }
            return TypedPlace(.part(place, property, span), property.type, name: name)
        }
        guard let property = propertyOfC(name, of: object.type) else {
            throw unknownSelector(name, [], of: object, at: span)
        }
        if object.type.isBoxed {
            guard let place = try structurePlace(base) else {
                throw Diagnostic(
                    .illegal, at: span, "'\(name)' of what a property holds changes only a copy",
                    hint: "take the object into a variable, change that, and set it back")
            }
            return TypedPlace(
                .part(.unwrapped(place, isChained: true, span), property, span), property.type,
                name: name)
        }
        guard property.set != nil else {
            throw Diagnostic(
                .illegal, at: span, "assignment to readonly property '\(name)'",
                hint: property.override == nil ? nil : "'set' changes it without an override")
        }
        return TypedPlace(
            .property(object, property, isChained: true, span), property.type,
            assigned: property.assignedType, name: name)
    }

    /// A variable that holds a structure, what a pointer leads to, or a field of one; nil for what
    /// a message gave.
    private mutating func structurePlace(
        _ base: Expression
    ) throws(Diagnostic) -> CheckedPlace? {
        switch base.kind {
        case .name: return try checkPlace(base).place
        case .operation(.prefix("*", let pointer)):
            return try checkMemberPlaceOfC(pointer, "pointee", at: base.span).place
        case .link(.member(let written, let name, _)):
            let outer =
                written.behindPointer(of: try check(written).type, to: name) ?? written
            let type = try check(outer).type
            if type.isBoxed, let property = propertyOfC(name, of: type) {
                return try structurePlace(outer).map {
                    .part(.unwrapped($0, isChained: true, base.span), property, base.span)
                }
            }
            guard type.isStructure, let place = try structurePlace(outer),
                case .member(.property(_, let property, _)) = try checkDot(
                    outer, name, at: base.span
                ).kind
            else { return nil }
            return .part(place, property, base.span)
        case .implicitMember, .literal, .link, .message, .operation, .closure, .attempt, .address:
            return nil
        }
    }
}

extension Expression {
    /// `*a` for the `a` of `a->b`, where that type is one of a pointer; nil for any other.
    @MainActor
    func behindPointer(of type: ValueType, to member: String) -> Expression? {
        let isPointer =
            type.unwrapped.isNamed(.rectPointer) || type.unwrapped.isNamed(.viewPointer)
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
        if let left = number, let right = other.number { return left == right }
        return equals(other)
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
