import CommandLanguage

/// Checks `throw`, `try` and `do` with `catch`.
@MainActor
struct ErrorChecker {
    let line: LineUnderCheck

    func checkThrow(
        _ value: Expression, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedStatement {
        if line.language == .objectiveC { return .exit(.throw(try line.expressions.check(value))) }
        guard line.scope.handlesErrors else {
            throw Diagnostic(
                .illegal, at: span,
                "error is not handled because the enclosing function is not declared 'throws'")
        }
        return .exit(.throw(try line.expressions.check(value, as: .named(.error), for: "'throw'")))
    }

    /// `try`, `try?` or `try!`; `async` stands for the value of `async let`, whose errors are handled where it is awaited.
    func checkAttempt(
        _ word: String, _ inner: Expression, expecting expected: ValueType?, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let op = AttemptOperator(rawValue: word) ?? .plain
        guard op != .plain || word == "async" || line.scope.handlesErrors else {
            throw Diagnostic(
                .illegal, at: span, "errors thrown from here are not handled",
                hint: "put it into 'do { … } catch { … }', or declare the function 'throws'")
        }
        line.place.attempts += 1
        defer { line.place.attempts -= 1 }
        let value = try line.expressions.check(inner, expecting: expected)
        let isVoid = value.type.isVoid
        let type = op == .optional && !isVoid ? value.type.wrapped : value.type
        return CheckedExpression(.attempt(op, value), type, at: span)
    }

    func checkDoCatch(
        _ body: [Statement], _ clauses: [CatchClause]
    ) throws(Diagnostic) -> CheckedStatement {
        let takesAll = clauses.contains(where: \.takesAll)
        let label = line.scope.takeLabel()
        var block = try checkCaught(body, byAll: takesAll)
        block.label = label
        var checked: [CheckedCatch] = []
        for clause in clauses { checked.append(try check(clause)) }
        return .block(.doCatch(block, checked))
    }

    private func checkCaught(
        _ body: [Statement], byAll takesAll: Bool
    ) throws(Diagnostic) -> CheckedBlock {
        line.scope.catchDepth += takesAll ? 1 : 0
        defer { line.scope.catchDepth -= takesAll ? 1 : 0 }
        return try line.statements.checkBlock(body)
    }

    private func check(_ clause: CatchClause) throws(Diagnostic) -> CheckedCatch {
        line.scope.openBlock()
        defer { line.scope.closeBlock() }
        let first = line.scope.slotCount
        let isOfC = line.language == .objectiveC
        let error = ValueType.named(isOfC ? .exception : .error)
        let pattern = try clause.pattern.map { pattern throws(Diagnostic) in
            guard let caught = pattern.takingAll else {
                return try line.patterns.check(pattern, of: error)
            }
            return try line.patterns.check(caught, of: .named(.erased))
        }
        var variable: LocalVariable?
        if pattern == nil {
            variable = try line.declarations.declareLocal(
                Word("error", span: clause.span), error, .constant)
        }
        return CheckedCatch(
            pattern: pattern, variable: variable, takesExceptions: isOfC,
            body: try line.statements.checkBlock(clause.body, from: first))
    }
}

extension Pattern {
    /// `let error as NSError` as `let error`: every error is one; nil for any other pattern.
    fileprivate var takingAll: Pattern? {
        guard case .instance(let name, let isConstant, let type) = kind, type.isNamed("NSError")
        else { return nil }
        let all: Kind =
            name.map { .binding(name: $0, isConstant: isConstant, unwraps: false) } ?? .anything
        return Pattern(all, filter: filter, span: span)
    }
}

extension CatchClause {
    /// Whether it takes every error.
    fileprivate var takesAll: Bool {
        guard let pattern else { return true }
        guard pattern.filter == nil else { return false }
        return switch pattern.kind {
        case .anything, .binding(_, _, unwraps: false): true
        case .instance: pattern.takingAll != nil
        case .binding, .value, .carrying, .tuple: false
        }
    }
}
