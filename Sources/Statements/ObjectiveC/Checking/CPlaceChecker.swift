import CommandLanguage

/// Checks assignments of Objective-C, and what they can assign.
@MainActor
struct CPlaceChecker {
    let line: LineUnderCheck

    func checkAssignment(
        _ target: Expression, _ op: String?, _ value: Expression
    ) throws(Diagnostic) -> CheckedStatement {
        if op == nil, let message = try checkSetter(target, value) { return message }
        if let op, let message = try checkOwnSetter(target, op, value) { return message }
        if case .operation(.prefix("*", let written)) = target.kind {
            let pointer = try line.expressions.check(written)
            if pointer.type.unwrapped.isAny {
                var new = try line.expressions.check(value)
                if let known = op.flatMap(InfixOperator.init(rawValue:)) {
                    new = try line.operatorsOfC.arithmetic(
                        known, line.pointersOfC.pointee(pointer, at: target.span), new,
                        at: target.span)
                }
                return line.pointersOfC.checkAssignment(pointer, new, at: target.span)
            }
        }
        if let whole = try coordinate(target, op, value) {
            return try checkAssignment(whole.place, nil, whole.value)
        }
        let place = try check(target)
        guard let op else {
            let new = try line.expressions.check(value, as: place.assigned, for: "'\(place.name)'")
            return .assignment(
                place.place, nil, try elementOfArray(target) ? refusingNil(new) : new)
        }
        guard let known = InfixOperator(rawValue: op) else {
            throw Diagnostic(
                .unsupported, at: target.span, "the operator '\(op)=' is not understood")
        }
        let result = try line.operatorsOfC.arithmetic(
            known, try line.expressions.check(target), try line.expressions.check(value),
            at: value.span)
        let new = try result.converted(to: place.assigned, for: "'\(place.name)'", in: line.classes)
        return .assignment(place.place, nil, new)
    }

    /// `center.latitude = x` as a new value of `center`; nil for any other place.
    private func coordinate(
        _ target: Expression, _ op: String?, _ value: Expression
    ) throws(Diagnostic) -> (place: Expression, value: Expression)? {
        guard case .link(.member(let base, let name, _)) = target.kind,
            ["latitude", "longitude"].contains(name), line.classMessages.typeOfC(base) == nil,
            try line.expressions.check(base).type.isNamed(.coordinate)
        else { return nil }
        let span = target.span
        func part(_ other: String) -> Expression {
            if other != name {
                let link = Expression.Link.member(base, name: other, isOptional: false)
                return Expression(.link(link), span: span)
            }
            return op.map { Expression(.operation(.infix($0, target, value)), span: span) } ?? value
        }
        let maker = Expression(.name("CLLocationCoordinate2DMake"), span: span)
        let parts = ["latitude", "longitude"].map { Argument(value: part($0)) }
        return (base, Expression(.link(.call(maker, parts)), span: span))
    }

    /// Whether the place is an element of an array.
    private func elementOfArray(_ target: Expression) throws(Diagnostic) -> Bool {
        guard case .link(.index(let base, _)) = target.kind else { return false }
        let type = try line.expressions.check(base).type.unwrapped
        return type.isArray && !type.isArrayOfPointers
    }

    /// The value for an element of an array, which Foundation refuses where it is `nil`.
    private func refusingNil(_ value: CheckedExpression) -> CheckedExpression {
        CheckedExpression.computed([value], value.type, at: value.span) {
            _, values throws(StatementStop) in
            guard values[0].isNull else { return values[0] }
            throw .failure(
                Diagnostic(
                    exception: "NSInvalidArgumentException",
                    "*** -[__NSArrayM setObject:atIndexedSubscript:]: object cannot be nil",
                    at: value.span))
        }
    }

    /// `a.b = c` where what `a` is will only be known when it runs.
    private func checkSetter(
        _ target: Expression, _ value: Expression
    ) throws(Diagnostic) -> CheckedStatement? {
        guard case .link(.member(let base, let name, _)) = target.kind,
            line.classMessages.typeOfC(base) == nil
        else {
            return nil
        }
        if base.isSuper {
            let selector = "set\(name.capitalisedFirst):"
            return .expression(try line.superMessages.check(selector, [value], at: target.span))
        }
        if let inert = try line.inertOfC.checkClass(
            base, "set\(name.capitalisedFirst):", [value], at: target.span)
        {
            return .expression(inert)
        }
        let selector = "set\(name.capitalisedFirst):"
        let object = line.kinds.read(try line.expressions.check(base), base, for: selector)
        if let message = try checkOwnSetter(object, name, value, at: target.span) {
            return message
        }
        if line.classes.resolve(selector, of: object.type) == nil,
            line.classes.propertyOfC(name, of: object.type) == nil,
            let inert = try line.inertOfC.check(to: object, selector, [value], at: target.span)
        {
            return .expression(inert)
        }
        if line.classes.resolve(selector, of: object.type) == nil,
            line.classes.propertyOfC(name, of: object.type) == nil,
            let added = try line.inertOfC.checkAdded(
                to: object, selector, [value], at: target.span)
        {
            return .expression(added)
        }
        guard object.type.answersAnything, line.classes.resolve(selector, of: object.type) == nil,
            line.classes.propertyOfC(name, of: object.type) == nil
        else { return nil }
        let new = try line.expressions.check(value)
        if let type = object.type.unwrapped.description, type.isScripted, !type.hasOpenParts {
            guard line.messages.isOfOwnClass(object) else {
                throw line.selectorAdvice.unknown(name, [], of: object, at: target.span)
            }
            try line.messages.refuseUnmodelled(selector, written: name, of: type, at: target.span)
            try line.selectorAdvice.refuseSlip(
                name, of: object.type, at: target.span,
                orPaste: UndefinedMembers.stub(property: name, type: new.type))
            line.found.undefined.add(property: name, type: new.type, at: target.span)
        }
        let message = CheckedMessage(object, selector, .dynamic, [new])
        return .expression(CheckedExpression(.call(.message(message)), .void, at: target.span))
    }

    /// `a.b = c` where methods of a category are what reads and sets `b`.
    private func checkOwnSetter(
        _ object: CheckedExpression, _ name: String, _ value: Expression, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedStatement? {
        let selector = "set\(name.capitalisedFirst):"
        guard line.classes.propertyOfC(name, of: object.type) == nil,
            case .method(let method, let positions)? = line.classes.resolve(
                selector, of: object.type)
        else { return nil }
        return .expression(
            try line.messages.checkSend(
                .method(method, positions: positions), object, selector, [value], at: span))
    }

    /// `a.b += c` of that kind.
    private func checkOwnSetter(
        _ target: Expression, _ op: String, _ value: Expression
    ) throws(Diagnostic) -> CheckedStatement? {
        guard case .link(.member(let base, let name, _)) = target.kind, !base.isSuper,
            line.classMessages.typeOfC(base) == nil
        else { return nil }
        let sum = Expression(.operation(.infix(op, target, value)), span: value.span)
        return try checkOwnSetter(
            line.expressions.check(base), name, sum, at: target.span)
    }

    func check(
        _ target: Expression
    ) throws(Diagnostic) -> TypedPlace {
        switch target.kind {
        case .operation(.prefix("*", let pointer)):
            return try checkMemberPlace(pointer, "pointee", at: target.span)
        case .link(.member(let base, let name, _)):
            return try checkMemberPlace(base, name, at: target.span)
        case .name(let name) where name.hasPrefix("_"):
            return try checkInstancePlace(name, target)
        // `[(NSMutableArray *)_list addObject:x]` changes the list.
        case .operation(.cast(let inner, _, _)): return try check(inner)
        case .name, .type, .implicitMember, .literal, .link, .message, .operation, .closure,
            .attempt,
            .address:
            return try line.places.check(target)
        }
    }

    private func checkInstancePlace(
        _ name: String, _ target: Expression
    ) throws(Diagnostic) -> TypedPlace {
        if !line.scope.knows(name), line.scope.knows("self"),
            case .member(.property(let object, let property, _)) = try line.namesOfC.check(
                name, at: target.span
            ).kind
        {
            return TypedPlace(
                .property(object, property, isChained: true, target.span), property.type,
                assigned: property.assignedType, name: name)
        }
        return try line.places.check(target)
    }

    private func checkMemberPlace(
        _ base: Expression, _ name: String, at span: SourceSpan
    ) throws(Diagnostic) -> TypedPlace {
        let object = try line.expressions.check(base)
        if let target = base.behindPointer(of: object.type, to: name) {
            return try checkMemberPlace(target, name, at: span)
        }
        if object.type.isNamed(.textRange), let place = try structurePlace(base),
            let property = line.classes.propertyOfC(name, of: object.type)
        {
            return TypedPlace(.part(place, property, span), property.type, name: name)
        }
        if object.type.isStructure {
            let field = try line.messages.checkDot(base, name, at: span)
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
        // `self.Title = x` calls the same setter as `self.title = x`.
        let isAny = object.type.unwrapped.isAny
        let known =
            line.classes.propertyOfC(name, of: object.type)
            ?? line.classes.propertyOfC(name.withSmallInitial, of: object.type)
        // What is read-only in one class may be set in another.
        let settable = isAny && known?.set == nil ? nil : known
        guard let property = settable ?? (isAny ? line.foreign.untold(name) : nil) else {
            throw line.selectorAdvice.unknown(name, [], of: object, at: span)
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
    private func structurePlace(
        _ base: Expression
    ) throws(Diagnostic) -> CheckedPlace? {
        switch base.kind {
        case .name: return try line.places.check(base).place
        case .operation(.prefix("*", let pointer)):
            return try checkMemberPlace(pointer, "pointee", at: base.span).place
        case .link(.member(let written, let name, _)):
            let outer =
                written.behindPointer(of: try line.expressions.check(written).type, to: name)
                ?? written
            let type = try line.expressions.check(outer).type
            if type.isBoxed, let property = line.classes.propertyOfC(name, of: type) {
                return try structurePlace(outer).map {
                    .part(.unwrapped($0, isChained: true, base.span), property, base.span)
                }
            }
            guard type.isStructure, let place = try structurePlace(outer),
                case .member(.property(_, let property, _)) = try line.messages.checkDot(
                    outer, name, at: base.span
                ).kind
            else { return nil }
            return .part(place, property, base.span)
        case .type, .implicitMember, .literal, .link, .message, .operation, .closure, .attempt,
            .address:
            return nil
        }
    }
}
