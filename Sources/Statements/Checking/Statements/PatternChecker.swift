import CommandLanguage

/// Checks patterns wherever they stand: in a `switch`, a `catch`, a condition or a loop.
@MainActor
struct PatternChecker {
    let line: LineUnderCheck

    func check(
        _ pattern: Pattern, of type: ValueType
    ) throws(Diagnostic) -> CheckedPattern {
        let kind = try checkKind(pattern, of: type)
        let filter = try pattern.filter.map { filter throws(Diagnostic) in
            try line.expressions.check(filter, as: .bool, for: "'where'")
        }
        return CheckedPattern(kind: kind, filter: filter)
    }

    private func checkKind(
        _ pattern: Pattern, of type: ValueType
    ) throws(Diagnostic) -> CheckedPattern.Kind {
        switch pattern.kind {
        case .anything: return .anything
        case .value(let expression): return try checkValue(expression, of: type)
        case .binding(let name, let isConstant, let unwraps):
            let bound = unwraps ? type.unwrapped : type
            if name.text == "_" { return unwraps ? .instance(nil, bound) : .anything }
            let variable = try declarePatternName(name, bound, isConstant: isConstant)
            return .binding(variable, unwraps: unwraps)
        case .instance(let name, let isConstant, let written):
            let target = try line.types.type(written)
            let variable = try name.map { name throws(Diagnostic) in
                try declarePatternName(name, target, isConstant: isConstant)
            }
            return .instance(variable, target)
        case .carrying(let owner, let name, let inner):
            if let present = presence(owner, name, inner, of: type) {
                return try checkKind(present, of: type)
            }
            return try checkCarrying(owner, name, inner, of: type)
        case .tuple(let inner): return try checkTuple(inner, of: type, at: pattern.span)
        }
    }

    /// `.some(let value)` of an optional: what the pattern within says of the value that is there; nil for any other.
    private func presence(
        _ owner: Expression?, _ name: Word, _ patterns: [Pattern], of type: ValueType
    ) -> Pattern? {
        guard name.text == "some", owner == nil, patterns.count == 1, case .optional = type,
            type.unwrapped.description?.valueNames?.contains("some") != true
        else { return nil }
        var inner = patterns[0]
        switch inner.kind {
        case .binding(let name, let isConstant, _):
            inner.kind = .binding(name: name, isConstant: isConstant, unwraps: true)
        case .anything:
            let nothing = Word("_", span: inner.span)
            inner.kind = .binding(name: nothing, isConstant: true, unwraps: true)
        case .value, .instance, .carrying, .tuple: break
        }
        return inner
    }

    /// A name that a pattern binds: several patterns of one case bind the same ones.
    private func declarePatternName(
        _ name: Word, _ type: ValueType, isConstant: Bool
    ) throws(Diagnostic) -> LocalVariable {
        guard line.scope.sharesNames, let known = line.scope.find(name.text) else {
            return try line.declarations.declareLocal(name, type, isConstant ? .constant : [])
        }
        guard known.type.name == type.name else {
            throw Diagnostic(
                .wrongType, at: name.span,
                "pattern variable bound to type '\(type.name)', expected type '\(known.type.name)'")
        }
        return known
    }

    private func checkTuple(
        _ patterns: [Pattern], of type: ValueType, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedPattern.Kind {
        if patterns.count == 1 { return try checkKind(patterns[0], of: type) }
        guard case .tuple(let elements) = type.unwrapped, elements.count == patterns.count else {
            throw Diagnostic(
                .wrongType, at: span,
                "\(patterns.count) patterns need as many values, not \(type.name)")
        }
        return .tuple(try checkPatterns(patterns, of: elements.map(\.type)))
    }

    private func checkPatterns(
        _ patterns: [Pattern], of types: [ValueType]
    ) throws(Diagnostic) -> [CheckedPattern] {
        var checked: [CheckedPattern] = []
        for (pattern, type) in zip(patterns, types) {
            checked.append(try check(pattern, of: type))
        }
        return checked
    }

    /// A case with patterns for what it carries; one name takes all of it as a tuple.
    private func checkCarrying(
        _ owner: Expression?, _ name: Word, _ patterns: [Pattern], of subject: ValueType
    ) throws(Diagnostic) -> CheckedPattern.Kind {
        let named =
            owner.map { line.types.reference($0) }
            ?? (subject.isErased
                ? line.members.onlyOwner(of: name.text) : subject.unwrapped.description)
        if line.foreign.isOpen(subject.unwrapped)
            || line.foreign.isOutside(named.map { .named($0) })
        {
            let carried = line.foreign.choice(
                name.text, of: named.map { .named($0) } ?? subject.unwrapped, patterns.count)
            return .never(try checkPatterns(patterns, of: carried))
        }
        let subjectType = subject.unwrapped.description
        guard let type = named === subjectType?.template ? subjectType : named,
            case .choices(let names) = type.kind
        else {
            throw Diagnostic(
                .wrongType, at: name.span,
                "nothing here tells the enumeration that '\(name.text)' belongs to")
        }
        guard let index = names.firstIndex(of: name.text) else {
            throw Diagnostic(
                .unknownMember, at: name.span, "'\(type.name)' has no '\(name.text)'",
                suggestion: NearestName.nearest(to: name.text, among: names))
        }
        let elements = type.carried(by: index)
        if patterns.count == 1, elements.count > 1 {
            let inner = try check(patterns[0], of: .tuple(elements))
            return .carrying(type.template, index, [inner])
        }
        // `.success()` of a case that carries nothing but `Void`.
        if patterns.isEmpty, elements.count == 1, elements[0].type.isVoid {
            return .carrying(type.template, index, [])
        }
        guard elements.count == patterns.count else {
            throw Diagnostic(
                .wrongArity, at: name.span,
                "'\(name.text)' carries \(elements.count) values, not \(patterns.count)")
        }
        return .carrying(
            type.template, index, try checkPatterns(patterns, of: elements.map(\.type)))
    }

    /// The case that a pattern names without what it carries.
    private func bareCase(
        _ expression: Expression, of subject: ValueType
    ) -> CheckedPattern.Kind? {
        let (owner, name): (TypeDescription?, String)
        switch expression.kind {
        case .implicitMember(let member): (owner, name) = (subject.unwrapped.description, member)
        case .link(.member(let base, let member, isOptional: false)):
            (owner, name) = (line.types.reference(base), member)
        case .link, .name, .type, .literal, .message, .operation, .closure, .attempt, .address:
            return nil
        }
        guard let owner, case .choices(let names) = owner.kind,
            let index = names.firstIndex(of: name), !owner.carried(by: index).isEmpty
        else { return nil }
        return .carrying(owner.template, index, [])
    }

    /// A value to compare with, or a range.
    private func checkValue(
        _ expression: Expression, of type: ValueType
    ) throws(Diagnostic) -> CheckedPattern.Kind {
        var expression = expression
        if case .implicitMember("none") = expression.kind, type.isOptional {
            expression = Expression(.literal(.nil), span: expression.span)
        }
        if let bare = bareCase(expression, of: type) { return bare }
        let value = try line.expressions.check(expression, expecting: type.expectedOfPattern)
            .asPattern
        if case .range(let bound) = value.type {
            guard type.unwrapped.fits(bound, in: line.classes) else {
                throw unfit(value, type)
            }
            return .within(value)
        }
        if line.language == .objectiveC, type.isInteger, value.type.isScalar {
            return .equalInC(
                try value.converted(to: type.ofSwitch, for: "the case", in: line.classes))
        }
        guard type.joined(with: value.type, in: line.classes) != nil else {
            throw unfit(value, type)
        }
        return line.language == .objectiveC ? .equalInC(value) : .equal(value)
    }

    private func unfit(_ value: CheckedExpression, _ type: ValueType) -> Diagnostic {
        Diagnostic(
            .wrongType, at: value.span,
            "a case of type \(value.type.name) never matches \(type.name)")
    }
}

extension CheckedExpression {
    /// To compare with what a later system has is allowed on each: it is never equal there.
    fileprivate var asPattern: CheckedExpression {
        guard case .member(.staticProperty(let property)) = kind, let constant = property.constant
        else { return self }
        return CheckedExpression(.constant(constant), type, at: span)
    }
}

@MainActor
extension ValueType {
    /// The type that C takes the cases of a `switch` over a whole number for: small ones are wider there.
    fileprivate var ofSwitch: ValueType {
        switch description?.integerKind {
        case .uint, .uint32, .uint64: self
        case .int8, .int16, .int32, .int64, .uint8, .uint16, nil: .int
        }
    }

    /// What a pattern's literals and implicit members are taken for.
    fileprivate var expectedOfPattern: ValueType {
        if case .range(let bound) = self { bound } else { unwrapped }
    }
}
