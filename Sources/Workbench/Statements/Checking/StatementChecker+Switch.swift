import CommandLanguage

/// `switch`, and patterns wherever they stand.
extension StatementChecker {
    mutating func checkSwitch(
        _ value: Expression, _ cases: [SwitchCase]
    ) throws(Diagnostic) -> CheckedStatement {
        let subject = try check(value)
        scope.breakDepth += 1
        defer { scope.breakDepth -= 1 }
        var checked: [CheckedCase] = []
        for one in cases { checked.append(try check(one, of: subject.type)) }
        if language == .swift, !isExhaustive(checked, subject.type) {
            throw Diagnostic(
                .illegal, at: value.span, "this 'switch' must be exhaustive: add a 'default'")
        }
        return .switch(subject, checked)
    }

    private mutating func check(
        _ one: SwitchCase, of type: ValueType
    ) throws(Diagnostic) -> CheckedCase {
        scope.openBlock()
        defer { scope.closeBlock() }
        let first = scope.slotCount
        var patterns: [CheckedPattern] = []
        for pattern in one.patterns { patterns.append(try checkPattern(pattern, of: type)) }
        return CheckedCase(
            patterns: patterns, body: try checkBlock(one.body, from: first),
            fallsThrough: one.fallsThrough)
    }

    // MARK: Patterns

    mutating func checkPattern(
        _ pattern: Pattern, of type: ValueType
    ) throws(Diagnostic) -> CheckedPattern {
        let kind = try checkKind(pattern, of: type)
        let filter = try pattern.filter.map { filter throws(Diagnostic) in
            try check(filter, as: .bool, for: "'where'")
        }
        return CheckedPattern(kind: kind, filter: filter)
    }

    private mutating func checkKind(
        _ pattern: Pattern, of type: ValueType
    ) throws(Diagnostic) -> CheckedPattern.Kind {
        switch pattern.kind {
        case .anything: return .anything
        case .value(let expression): return try checkValue(expression, of: type)
        case .binding(let name, let isConstant, let unwraps):
            let bound = unwraps ? type.unwrapped : type
            if name.text == "_" { return unwraps ? .instance(nil, bound) : .anything }
            let variable = try declareLocal(name, bound, isConstant ? .constant : [])
            return .binding(variable, unwraps: unwraps)
        case .instance(let name, let isConstant, let text):
            let target = try self.type(named: text, at: pattern.span)
            let variable = try name.map { name throws(Diagnostic) in
                try declareLocal(name, target, isConstant ? .constant : [])
            }
            return .instance(variable, target)
        }
    }

    /// A value to compare with, or a range.
    private mutating func checkValue(
        _ expression: Expression, of type: ValueType
    ) throws(Diagnostic) -> CheckedPattern.Kind {
        var expression = expression
        if case .implicitMember("none") = expression.kind, type.isOptional {
            expression = Expression(.nil, span: expression.span)
        }
        let value = try check(expression, expecting: type.expectedOfPattern)
        if case .range(let bound) = value.type {
            guard type.unwrapped.fits(bound) else { throw unfit(value, type) }
            return .within(value)
        }
        guard type.joined(with: value.type) != nil else { throw unfit(value, type) }
        return .equal(value)
    }

    private func unfit(_ value: CheckedExpression, _ type: ValueType) -> Diagnostic {
        Diagnostic(
            .wrongType, at: value.span,
            "a case of type \(value.type.name) never matches \(type.name)")
    }

    // MARK: Exhaustion

    private func isExhaustive(_ cases: [CheckedCase], _ type: ValueType) -> Bool {
        var values: [Value] = []
        var unwraps = false
        for one in cases {
            if one.patterns.isEmpty { return true }
            for pattern in one.patterns where pattern.filter == nil {
                switch pattern.kind {
                case .anything, .binding(_, unwraps: false): return true
                case .binding(_, unwraps: true): unwraps = true
                case .instance(_, let target) where type.fits(target): return true
                case .equal(let value):
                    if case .constant(let constant) = value.kind { values.append(constant) }
                default: break
                }
            }
        }
        let needed = (unwraps ? [] : type.unwrapped.allValues) ?? []
        guard unwraps || !needed.isEmpty else { return false }
        let all = type.isOptional ? needed + [.null] : needed
        return all.allSatisfy { value in values.contains { $0.equals(value) } }
    }
}

@MainActor
extension ValueType {
    /// What a pattern's literals and implicit members are taken for.
    fileprivate var expectedOfPattern: ValueType {
        if case .range(let bound) = self { bound } else { unwrapped }
    }

    /// Every value of a type that has few; nil for others.
    fileprivate var allValues: [Value]? {
        if isNamed(.bool) { return [.bool(true), .bool(false)] }
        guard let type = description, case .choices(let names) = type.kind else { return nil }
        return names.indices.map { .choice(type, $0) }
    }
}
