import CommandLanguage

/// Checks `switch`.
@MainActor
struct SwitchChecker {
    let line: LineUnderCheck

    func check(
        _ value: Expression, _ cases: [SwitchCase]
    ) throws(Diagnostic) -> CheckedStatement {
        let label = line.scope.takeLabel()
        var subject = try line.expressions.check(value)
        if subject.type.isErased, !subject.type.isForeign, line.language == .swift,
            let only = line.members.enumeration(of: cases)
        {
            subject = subject.retyped(.named(only))
        }
        line.scope.breakDepth += 1
        defer { line.scope.breakDepth -= 1 }
        var checked: [CheckedCase] = []
        for one in cases { checked.append(try check(one, of: subject.type, label)) }
        if line.language == .swift, !line.foreign.isOpen(subject.type.unwrapped),
            !checked.isExhaustive(for: subject.type, in: line.classes)
        {
            throw Diagnostic(
                .illegal, at: value.span, "this 'switch' must be exhaustive: add a 'default'")
        }
        return .branch(.switch(subject, checked))
    }

    private func check(
        _ one: SwitchCase, of type: ValueType, _ label: CheckedLabel?
    ) throws(Diagnostic) -> CheckedCase {
        line.scope.openBlock()
        defer { line.scope.closeBlock() }
        let first = line.scope.slotCount
        var patterns: [CheckedPattern] = []
        for pattern in one.patterns {
            patterns.append(try line.patterns.check(pattern, of: type))
            line.scope.sharesNames = true
        }
        line.scope.sharesNames = false
        var body = try line.statements.checkBlock(one.body, from: first)
        body.label = label
        return CheckedCase(patterns: patterns, body: body, fallsThrough: one.fallsThrough)
    }
}
