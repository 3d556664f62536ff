import CommandLanguage

/// Checks `if` and `guard`, and the conditions of branches and loops.
@MainActor
struct BranchChecker {
    let line: LineUnderCheck

    func check(_ branch: Statement.Branch) throws(Diagnostic) -> CheckedStatement {
        switch branch {
        case .if(let conditions, let body, let otherwise):
            return try checkIf(conditions, body, otherwise)
        case .guard(let conditions, let body): return try checkGuard(conditions, body)
        case .switch(let value, let cases): return try line.switches.check(value, cases)
        }
    }

    private func checkIf(
        _ conditions: [CommandLanguage.Condition], _ body: [Statement], _ otherwise: [Statement]?
    ) throws(Diagnostic) -> CheckedStatement {
        let label = line.scope.takeLabel()
        line.scope.openBlock()
        var (tests, then) = try checkConditioned(conditions, body)
        var rest = try otherwise.map { body throws(Diagnostic) in
            try line.statements.checkBlock(body)
        }
        then.label = label
        rest?.label = label
        return .branch(.if(tests, then, rest))
    }

    /// Checks conditions and what runs where they hold, in a block that is open, and closes it.
    private func checkConditioned(
        _ conditions: [CommandLanguage.Condition], _ body: [Statement]
    ) throws(Diagnostic) -> ([CheckedCondition], CheckedBlock) {
        defer { line.scope.closeBlock() }
        let first = line.scope.slotCount
        let tests = try checkConditions(conditions)
        return (tests, try line.statements.checkBlock(body, from: first))
    }

    /// The names that the conditions bind belong to what comes behind.
    private func checkGuard(
        _ conditions: [CommandLanguage.Condition], _ body: [Statement]
    ) throws(Diagnostic) -> CheckedStatement {
        let otherwise = try line.statements.checkBlock(body)
        guard body.leaves else {
            throw Diagnostic(
                .illegal, at: conditions.first?.span ?? SourceSpan(line: 1, column: 1),
                "the 'else' of 'guard' must leave: 'return', 'break' or 'continue' is missing")
        }
        return .branch(.guard(try checkConditions(conditions), otherwise))
    }

    func checkConditions(
        _ conditions: [CommandLanguage.Condition]
    ) throws(Diagnostic) -> [CheckedCondition] {
        var checked: [CheckedCondition] = []
        for condition in conditions { checked.append(try checkCondition(condition)) }
        return checked
    }

    /// A condition; in the Swift of 2014 an object that may be missing was one.
    private func checkTest(_ expression: Expression) throws(Diagnostic) -> CheckedExpression {
        guard line.place.isOldCode else {
            return try line.expressions.check(expression, as: .bool, for: "a condition")
        }
        let value = try line.expressions.check(expression, expecting: .bool)
        guard case .optional = value.type, !value.type.unwrapped.isNamed(.bool) else {
            return try line.expressions.check(expression, as: .bool, for: "a condition")
        }
        line.found.leftOut.addOld("if " + value.type.name, "!= nil")
        let nothing = CheckedExpression(.constant(.null), .null, at: value.span)
        return CheckedExpression(
            .operation(.infix(.unequal, value, nothing)), .bool, at: value.span)
    }

    private func checkCondition(
        _ condition: CommandLanguage.Condition
    ) throws(Diagnostic) -> CheckedCondition {
        switch condition {
        case .expression(let expression):
            let test = try checkTest(expression)
            line.found.leftOut.addJudged(test.inertMembers)
            return .expression(test)
        case .binding(let name, let isConstant, let annotation, let value):
            let expected = try annotation.map { written throws(Diagnostic) in
                try line.types.type(written)
            }
            var value = try line.expressions.check(
                value ?? Expression(.name(name.text), span: name.span), expecting: expected)
            if value.type.isForeign {
                value.type.description?.stubUse?.isOptional = true
                let bound = value.type.wrapped
                value = value.settled(as: bound, in: line.classes).retyped(bound)
            }
            guard
                value.type.isOptional || value.isImplicitlyUnwrapped || value.mayBeBound(in: line)
            else {
                throw Diagnostic(
                    .wrongType, at: value.span,
                    "'let \(name.text)' needs an optional here, not \(value.type.name)")
            }
            var type = value.type.unwrapped
            if let expected {
                type = expected
                guard value.type.unwrapped.fits(type, in: line.classes) else {
                    throw value.mismatch(
                        with: type.wrapped, for: "'\(name.text)'", in: line.classes)
                }
            }
            if name.text == "_" {
                return .pattern(.init(kind: .instance(nil, type), filter: nil), value)
            }
            line.scope.rebind(name.text)
            return .binding(
                try line.declarations.declare(name, type, isConstant ? .constant : []), value)
        case .pattern(let pattern, let value):
            let value = try line.expressions.check(value)
            return .pattern(try line.patterns.check(pattern, of: value.type), value)
        }
    }
}

extension CommandLanguage.Condition {
    /// Where it begins, or its name is.
    var span: SourceSpan {
        switch self {
        case .expression(let value): value.span
        case .binding(let name, _, _, _): name.span
        case .pattern(let pattern, _): pattern.span
        }
    }
}
