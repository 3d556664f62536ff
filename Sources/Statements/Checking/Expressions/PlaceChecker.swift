import CommandLanguage

/// Checks assignments, and what can be assigned.
@MainActor
struct PlaceChecker {
    let line: LineUnderCheck

    func checkAssignment(
        _ target: Expression, _ op: String?, _ value: Expression
    ) throws(Diagnostic) -> CheckedStatement {
        if line.language == .objectiveC {
            return try line.placesOfC.checkAssignment(target, op, value)
        }
        if let call = try line.keyPaths.checkAssignment(target, op, value) { return call }
        if let call = try line.subscripts.checkAssignment(target, op, value) { return call }
        let place = try check(target)
        guard let op else {
            if let kept = try checkStyle(place, value) { return kept }
            let new = try line.expressions.check(value, as: place.assigned, for: "'\(place.name)'")
            return .assignment(place.place(for: value), nil, new)
        }
        if let own = try line.ownOperators.checkAssignment(target, op, value, place.type) {
            return own
        }
        guard let known = InfixOperator(rawValue: op), known.isArithmetic || known.isBitwise else {
            throw Diagnostic(
                .unsupported, at: target.span, "the operator '\(op)=' is not understood")
        }
        let other = place.type.isNamedNumber ? .double : place.type
        let operand = try line.expressions.check(value, expecting: other)
        let old = CheckedExpression(.constant(.void), place.type, at: target.span)
        if let open = try line.ownOperators.checkOpen(op, old, operand, at: value.span) {
            return .assignment(place.place, nil, open.retyped(place.assigned))
        }
        let sum = try line.operators.arithmetic(known, old, operand, at: value.span)
        guard sum.type.fits(place.assigned, in: line.classes) else {
            throw sum.mismatch(with: place.assigned, for: "'\(place.name)'", in: line.classes)
        }
        return .assignment(place.place, known, operand)
    }

    /// `label.font = UIFont(name: "Inter", size: 12)`: UIKit's is `UIFont!`, and what is nil leaves it as it was; nil for
    /// any other assignment.
    private func checkStyle(
        _ place: TypedPlace, _ value: Expression
    ) throws(Diagnostic) -> CheckedStatement? {
        guard case .property(let owner, let property, let isChained, _) = place.place,
            ["font", "textColor", "tintColor"].contains(property.name), property.isRecorded,
            !property.type.isOptional, property.type.mayBeObject
        else { return nil }
        let before = line.memory
        let new = try line.expressions.check(value, expecting: property.type)
        guard case .optional(let inner) = new.type, inner.fits(property.type, in: line.classes)
        else {
            line.goBack(to: before)
            return nil
        }
        let old = CheckedExpression(
            .member(.property(owner, property, isChained: isChained)), property.type,
            at: value.span)
        let kept = CheckedExpression(
            .operation(.infix(.coalesce, new, old)), property.type, at: value.span)
        return .assignment(place.place, nil, kept)
    }

    func check(_ target: Expression) throws(Diagnostic) -> TypedPlace {
        switch target.kind {
        case .name("_"):
            return TypedPlace(.nowhere, .any, name: "_")
        case .name(let name):
            return try checkNamedPlace(name, at: target.span)
        case .link(.member(let base, let name, let isOptional)):
            return try checkMemberPlace(base, name, isOptional, at: target.span)
        case .link(.index(let base, let arguments)):
            return try checkElementPlace(base, arguments, at: target.span)
        case .link(.forceUnwrap(let base)):
            return try checkUnwrappedPlace(base, isChained: false, at: target.span)
        case .link(.optionalChain(let base)):
            return try checkUnwrappedPlace(base, isChained: true, at: target.span)
        case .attempt("try", let inner) where line.scope.handlesErrors:
            line.place.attempts += 1
            defer { line.place.attempts -= 1 }
            return try check(inner)
        case .type, .link(.call), .implicitMember, .literal, .message, .operation, .closure,
            .attempt,
            .address:
            throw line.names.nameOfCommands(target)
                ?? Diagnostic(.illegal, at: target.span, "this cannot be assigned")
        }
    }

    private func checkNamedPlace(
        _ name: String, at span: SourceSpan
    ) throws(Diagnostic) -> TypedPlace {
        let value = try checkName(name, at: span)
        if case .name(.local(let variable)) = value.kind {
            if variable.isConstant { throw constant(name, at: span) }
            return TypedPlace(.local(variable), value.type, assigned: variable.type, name: name)
        }
        if let own = try line.ownMembers.place(value, name, at: span) { return own }
        if line.isConstant(name) { throw constant(name, at: span) }
        let assigned = value.isImplicitlyUnwrapped ? value.type.wrapped : value.type
        return TypedPlace(.worldName(name, span), value.type, assigned: assigned, name: name)
    }

    /// A name that is assigned; one that is not known may be a declaration of which a page's copy lost
    /// the space.
    private func checkName(
        _ name: String, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        do throws(Diagnostic) {
            return try line.names.check(name, at: span)
        } catch {
            var error = error
            if line.givesAdvice, error.code == .unknownName, error.suggestion == nil {
                error.suggestion = JoinedWord.variable(in: name)
            }
            throw error
        }
    }

    private func constant(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .illegal, at: span, "'\(name)' cannot be assigned: it is a constant",
            hint: "declare a variable with 'var'")
    }

    private func checkUnwrappedPlace(
        _ base: Expression, isChained: Bool, at span: SourceSpan
    ) throws(Diagnostic) -> TypedPlace {
        let outer = try check(base)
        // `model?.title = "a"` of `var model: Model!`.
        guard outer.type.isOptional || outer.assigned.isOptional else {
            throw Diagnostic(
                .wrongType, at: span,
                "'\(isChained ? "?" : "!")' needs an optional before it, not \(outer.type.name)")
        }
        return TypedPlace(
            .unwrapped(outer.place, isChained: isChained, span), outer.type.unwrapped,
            name: outer.name)
    }

    private func checkMemberPlace(
        _ base: Expression, _ name: String, _ isOptional: Bool, at span: SourceSpan
    ) throws(Diagnostic) -> TypedPlace {
        let dynamic = try line.members.typeOfValue(base)?.known
        if let type = line.types.reference(base) ?? dynamic {
            if case .member(.staticProperty(let property)) = try line.members.checkStatic(
                name, of: type, at: span
            ).kind, property.set != nil {
                return TypedPlace(.staticProperty(property, span), property.type, name: name)
            }
            throw Diagnostic(
                .illegal, at: span, "'\(type.name).\(name)' cannot be assigned: it is get-only")
        }
        let isSuper = base.isSuper
        if let element = try checkTuplePlace(base, name, isOptional, at: span) { return element }
        let receiver =
            try isSuper
            ? line.names.check("self", at: span)
            : line.chains.checkReceiver(base, isOptional: isOptional, member: name).value
        var property =
            try isSuper
            ? line.superMembers.property(name, at: span)
            : line.ownMembers.initialising(
                line.members.property(name, of: receiver.type, at: span), of: receiver)
        if property.isRecorded, line.classContext != nil,
            let inert = line.inert.settable(property, of: receiver.type)
        {
            property = inert
        }
        guard property.set != nil else {
            throw Diagnostic(
                .illegal, at: span,
                "'\(receiver.type.name).\(name)' cannot be assigned: it is get-only",
                hint: property.override == nil ? nil : "'set' changes it without an override")
        }
        let place: CheckedPlace =
            receiver.type.isChangedInPlace && !isSuper
            ? .part(try check(base.chained(isOptional)).place, property, span)
            : .property(receiver, property, isChained: isOptional, span)
        return TypedPlace(place, property.type, assigned: property.assignedType, name: name)
    }

    /// An element of a tuple, by its label or its position; nil where the base is no tuple.
    private func checkTuplePlace(
        _ base: Expression, _ name: String, _ isOptional: Bool, at span: SourceSpan
    ) throws(Diagnostic) -> TypedPlace? {
        if base.isSuper || line.language == .objectiveC { return nil }
        let value = try line.chains.checkReceiver(base, isOptional: isOptional, member: name).value
        guard case .tuple(let elements) = value.type,
            let index = elements.firstIndex(where: { $0.label == name }) ?? Int(name),
            elements.indices.contains(index)
        else { return nil }
        let outer = try check(base.chained(isOptional))
        return TypedPlace(.tupleElement(outer.place, index), elements[index].type, name: name)
    }

    /// `traits[Trait.self]`
    private func checkTraitPlace(
        _ base: Expression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> TypedPlace? {
        guard case .link(.member(_, "self", _))? = arguments.first?.value.kind else { return nil }
        let receiver = try line.expressions.check(base)
        guard let property = try line.traits.property(arguments, of: receiver.type) else {
            return nil
        }
        guard property.set != nil else {
            throw Diagnostic(
                .illegal, at: span,
                "'\(receiver.type.name)\(property.name)' cannot be assigned: it is get-only")
        }
        return TypedPlace(
            .property(receiver, property, isChained: false, span), property.type,
            name: property.name)
    }

    /// The place of what has elements; those of a library's object can be assigned where a constant holds it.
    private func checkCollection(_ base: Expression) throws(Diagnostic) -> TypedPlace {
        let before = line.memory
        do throws(Diagnostic) {
            return try check(base)
        } catch {
            line.goBack(to: before)
            guard let value = try? line.expressions.check(base), line.foreign.isOpen(value.type)
            else {
                line.goBack(to: before)
                throw error
            }
            return TypedPlace(.nowhere, value.type, name: base.pathText)
        }
    }

    private func checkElementPlace(
        _ base: Expression, _ arguments: [Argument], at span: SourceSpan
    ) throws(Diagnostic) -> TypedPlace {
        if let trait = try checkTraitPlace(base, arguments, at: span) { return trait }
        let outer = try checkCollection(base)
        let hasDefault = arguments.count == 2 && arguments[1].label == "default"
        guard let argument = arguments.first, argument.label == nil,
            arguments.count == 1 || hasDefault
        else { throw Diagnostic(.wrongArity, at: span, "an index is one value") }
        switch line.language == .objectiveC ? outer.type.unwrapped : outer.type {
        case .array(let element):
            let index = try line.expressions.check(
                argument.value, as: .int, for: "an array's index")
            return TypedPlace(.element(outer.place, index, span), element, name: outer.name)
        case .dictionary(let key, let value):
            let index = try line.expressions.check(
                argument.value, as: key, for: "a dictionary's key")
            guard hasDefault else {
                var place = TypedPlace(
                    .entry(outer.place, index, nil, span), value.wrapped, name: outer.name)
                place.holdsOptionals =
                    value.isOptional && !value.isAny && line.language == .swift
                return place
            }
            let other = try line.expressions.check(arguments[1].value, as: value, for: "'default'")
            return TypedPlace(.entry(outer.place, index, other, span), value, name: outer.name)
        case .any where line.language == .objectiveC:
            let index = try line.expressions.check(argument.value)
            let place: CheckedPlace =
                index.type.isInteger
                ? .element(outer.place, index, span) : .entry(outer.place, index, nil, span)
            return TypedPlace(place, .any, name: outer.name)
        case .named where line.foreign.isOpen(outer.type):
            for argument in arguments { _ = try line.expressions.check(argument.value) }
            return TypedPlace(.nowhere, .any, name: outer.name)
        case .void, .null, .named, .optional, .set, .function, .tuple, .range, .generic, .any:
            throw Diagnostic(
                .wrongType, at: span, "'\(outer.type.name)' has no elements that can be assigned")
        }
    }
}

extension InfixOperator {
    /// Whether it computes a value of its operands' type.
    var isArithmetic: Bool {
        switch self {
        case .plus, .minus, .times, .divided, .remainder, .wrappingPlus, .wrappingMinus,
            .wrappingTimes:
            true
        case .equal, .unequal, .identical, .different, .less, .greater, .lessOrEqual,
            .greaterOrEqual, .and, .or, .coalesce, .bitAnd, .bitOr, .bitXor, .shiftLeft,
            .shiftRight, .maskingShiftLeft, .maskingShiftRight:
            false
        }
    }

    /// Whether it drops what does not fit.
    var isWrapping: Bool {
        self == .wrappingPlus || self == .wrappingMinus || self == .wrappingTimes
    }

    /// Whether it shifts bits.
    var isShift: Bool { self == .shiftLeft || self == .shiftRight }

    /// Whether it computes the bits of whole numbers.
    var isBitwise: Bool {
        switch self {
        case .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight, .maskingShiftLeft,
            .maskingShiftRight:
            true
        case .plus, .minus, .times, .divided, .remainder, .equal, .unequal, .identical, .different,
            .less, .greater, .lessOrEqual, .greaterOrEqual, .and, .or, .coalesce, .wrappingPlus,
            .wrappingMinus, .wrappingTimes:
            false
        }
    }
}
