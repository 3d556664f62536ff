import CommandLanguage

/// Closures, and what is assigned.
extension StatementChecker {
    mutating func checkClosure(
        _ closure: Closure, at span: SourceSpan, expecting expected: ValueType?
    ) throws(Diagnostic) -> CheckedExpression {
        if let capture = closure.captures.first {
            throw Diagnostic(
                .unsupported, at: span,
                "the capture list '[\(capture.name.text)]' is not understood yet"
            )
        }
        var types: [ValueType] = []
        var result = ValueType.void
        if case .function(let parameters, let expectedResult) = expected?.unwrapped {
            (types, result) = (parameters, expectedResult)
        }
        let scope = CheckScope(parent: scope)
        try declareParameters(of: closure, types, in: scope, at: span)
        let outer = self.scope
        self.scope = scope
        defer { self.scope = outer }
        let body = try check(closure.body)
        if closure.parameters.isEmpty, !types.isEmpty, !scope.usesShorthand {
            throw Diagnostic(
                .wrongArity, at: span, "this closure is given \(types.count) arguments",
                hint: "begin it with '\(types.map { _ in "_" }.joined(separator: ", ")) in'")
        }
        let checked = CheckedClosure(
            parameterCount: types.count, slotCount: scope.slotCount, captures: scope.captures,
            body: body, span: span)
        return CheckedExpression(.closure(checked), .function(types, result), at: span)
    }

    private func declareParameters(
        of closure: Closure, _ types: [ValueType], in scope: CheckScope, at span: SourceSpan
    ) throws(Diagnostic) {
        guard closure.parameters.isEmpty || closure.parameters.count == types.count else {
            throw Diagnostic(
                .wrongArity, at: span,
                "this closure is given \(types.count) arguments, not \(closure.parameters.count)")
        }
        for (index, type) in types.enumerated() {
            let written =
                closure.parameters.isEmpty ? "$\(index)" : closure.parameters[index].name.text
            let name = written == "_" ? "_\(index)" : written
            guard scope.declare(name, type: type, isConstant: true) != nil else {
                throw Diagnostic(.duplicateName, at: span, "two parameters are called '\(name)'")
            }
        }
    }

    // MARK: Assignments

    mutating func checkAssignment(
        _ target: Expression, _ op: String?, _ value: Expression
    ) throws(Diagnostic) -> CheckedStatement {
        let place = try checkPlace(target)
        guard let op else {
            let new = try check(value, as: place.assigned, for: "'\(place.name)'")
            return .assignment(place.place, nil, new)
        }
        guard let known = InfixOperator(rawValue: op), known.isArithmetic else {
            throw Diagnostic(
                .unsupported, at: target.span, "the operator '\(op)=' is not understood")
        }
        let operand = try check(value, expecting: place.type)
        let old = CheckedExpression(.constant(.void), place.type, at: target.span)
        let sum = try arithmetic(known, old, operand, at: value.span)
        guard sum.type.fits(place.assigned) else {
            throw mismatch(sum, place.assigned, "'\(place.name)'")
        }
        return .assignment(place.place, known, operand)
    }

    /// Something that can be assigned, with its type when read and when written.
    struct TypedPlace {
        let place: CheckedPlace
        let type: ValueType
        let assigned: ValueType
        /// As an error names it.
        let name: String

        init(
            _ place: CheckedPlace, _ type: ValueType, assigned: ValueType? = nil, name: String
        ) {
            self.place = place
            self.type = type
            self.assigned = assigned ?? type
            self.name = name
        }
    }

    private mutating func checkPlace(_ target: Expression) throws(Diagnostic) -> TypedPlace {
        switch target.kind {
        case .name("_"):
            return TypedPlace(.nowhere, .any, name: "_")
        case .name(let name):
            return try checkNamedPlace(name, at: target.span)
        case .member(let base, let name, let isOptional):
            return try checkMemberPlace(base, name, isOptional, at: target.span)
        case .index(let base, let arguments):
            return try checkElementPlace(base, arguments, at: target.span)
        default:
            throw Diagnostic(.illegal, at: target.span, "this cannot be assigned")
        }
    }

    private mutating func checkNamedPlace(
        _ name: String, at span: SourceSpan
    ) throws(Diagnostic) -> TypedPlace {
        let value = try checkName(name, at: span)
        if let found = scope?.find(name) {
            if found.local.isConstant { throw constant(name, at: span) }
            return TypedPlace(.local(found.slot), value.type, name: name)
        }
        if isConstant(name) { throw constant(name, at: span) }
        return TypedPlace(.worldName(name, span), value.type, name: name)
    }

    private func constant(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .illegal, at: span, "'\(name)' cannot be assigned: it is a constant",
            hint: "declare a variable with 'var'")
    }

    private mutating func checkMemberPlace(
        _ base: Expression, _ name: String, _ isOptional: Bool, at span: SourceSpan
    ) throws(Diagnostic) -> TypedPlace {
        if let type = typeReference(base) {
            _ = try checkStaticMember(name, of: type, at: span)
            throw Diagnostic(
                .illegal, at: span, "'\(type.name).\(name)' cannot be assigned: it is get-only")
        }
        let receiver = try checkReceiver(base, isOptional: isOptional, member: name).value
        let property = try property(name, of: receiver.type, at: span)
        guard property.set != nil else {
            throw Diagnostic(
                .illegal, at: span,
                "'\(receiver.type.name).\(name)' cannot be assigned: it is get-only",
                hint: property.override == nil ? nil : "'set' changes it without an override")
        }
        let place: CheckedPlace =
            receiver.type.mayBeObject
            ? .property(receiver, property, isChained: isOptional, span)
            : .part(try checkPlace(base).place, property, span)
        return TypedPlace(place, property.type, assigned: property.assignedType, name: name)
    }

    private mutating func checkElementPlace(
        _ base: Expression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> TypedPlace {
        let outer = try checkPlace(base)
        guard case .array(let element) = outer.type, arguments.count == 1 else {
            throw Diagnostic(.unsupported, at: span, "only elements of arrays can be assigned")
        }
        let index = try check(arguments[0].value, as: .int, for: "an array's index")
        return TypedPlace(.element(outer.place, index, span), element, name: outer.name)
    }
}

extension InfixOperator {
    /// Whether it computes a value of its operands' type.
    var isArithmetic: Bool {
        switch self {
        case .plus, .minus, .times, .divided, .remainder: true
        default: false
        }
    }
}
