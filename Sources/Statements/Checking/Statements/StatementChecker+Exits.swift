import CommandLanguage

/// Labels, and errors that are thrown and caught.
extension StatementChecker {
    mutating func check(_ exit: Statement.Exit) throws(Diagnostic) -> CheckedStatement {
        switch exit {
        case .return(let value, let span): return try checkReturn(value, at: span)
        case .break(let span):
            guard scope.breakDepth > 0 else {
                throw Diagnostic(.illegal, at: span, "'break' belongs into a loop or a 'switch'")
            }
            return .exit(.break)
        case .continue(let span):
            guard scope.loopDepth > 0 else {
                throw Diagnostic(.illegal, at: span, "'continue' belongs into a loop")
            }
            return .exit(.continue)
        case .jump(let isBreak, let label): return try checkJump(isBreak: isBreak, label)
        case .throw(let value, let span): return try checkThrow(value, at: span)
        }
    }

    // MARK: Labels

    mutating func checkLabeled(
        _ label: Word, _ statement: Statement
    ) throws(Diagnostic) -> CheckedStatement {
        if scope.labels.contains(where: { $0.name == label.text }) {
            throw Diagnostic(
                .duplicateName, at: label.span,
                "label '\(label.text)' cannot be reused on an inner statement")
        }
        scope.openLabel(label.text, isPlain: statement.isPlain, isLoop: statement.isLoop)
        defer { scope.closeLabel() }
        return try check(statement)
    }

    private func checkJump(isBreak: Bool, _ label: Word) throws(Diagnostic) -> CheckedStatement {
        guard let target = scope.labels.last(where: { $0.name == label.text }) else {
            throw Diagnostic(
                .unknownName, at: label.span, "cannot find label '\(label.text)' in scope",
                suggestion: NearestName.nearest(
                    to: label.text, among: scope.labels.map(\.name)))
        }
        guard isBreak || target.isLoop else {
            throw Diagnostic(
                .illegal, at: label.span,
                "'continue' cannot go to '\(label.text)', which is no loop")
        }
        return .exit(.jump(isBreak: isBreak, target.label.number))
    }

    // MARK: Errors

    private mutating func checkThrow(
        _ value: Expression, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedStatement {
        if language == .objectiveC { return .exit(.throw(try check(value))) }
        guard scope.handlesErrors else {
            throw Diagnostic(
                .illegal, at: span,
                "error is not handled because the enclosing function is not declared 'throws'")
        }
        return .exit(.throw(try check(value, as: .named(.error), for: "'throw'")))
    }

    /// `try`, `try?` or `try!`
    mutating func checkAttempt(
        _ word: String, _ inner: Expression, expecting expected: ValueType?, at span: SourceSpan
    ) throws(Diagnostic) -> CheckedExpression {
        let op = AttemptOperator(rawValue: word) ?? .plain
        guard op != .plain || scope.handlesErrors else {
            throw Diagnostic(
                .illegal, at: span, "errors thrown from here are not handled",
                hint: "put it into 'do { … } catch { … }', or declare the function 'throws'")
        }
        attempts += 1
        defer { attempts -= 1 }
        let value = try check(inner, expecting: expected)
        let isVoid = value.type.isVoid
        let type = op == .optional && !isVoid ? value.type.wrapped : value.type
        return CheckedExpression(.attempt(op, value), type, at: span)
    }

    mutating func checkDoCatch(
        _ body: [Statement], _ clauses: [CatchClause]
    ) throws(Diagnostic) -> CheckedStatement {
        let takesAll = clauses.contains(where: \.takesAll)
        let label = scope.takeLabel()
        var block = try checkCaught(body, byAll: takesAll)
        block.label = label
        var checked: [CheckedCatch] = []
        for clause in clauses { checked.append(try check(clause)) }
        return .block(.doCatch(block, checked))
    }

    private mutating func checkCaught(
        _ body: [Statement], byAll takesAll: Bool
    ) throws(Diagnostic) -> CheckedBlock {
        scope.catchDepth += takesAll ? 1 : 0
        defer { scope.catchDepth -= takesAll ? 1 : 0 }
        return try checkBlock(body)
    }

    private mutating func check(_ clause: CatchClause) throws(Diagnostic) -> CheckedCatch {
        scope.openBlock()
        defer { scope.closeBlock() }
        let first = scope.slotCount
        let isOfC = language == .objectiveC
        let error = ValueType.named(isOfC ? .exception : .error)
        let pattern = try clause.pattern.map { pattern throws(Diagnostic) in
            try checkPattern(pattern, of: error)
        }
        var variable: LocalVariable?
        if pattern == nil {
            variable = try declareLocal(Word("error", span: clause.span), error, .constant)
        }
        return CheckedCatch(
            pattern: pattern, variable: variable, takesExceptions: isOfC,
            body: try checkBlock(clause.body, from: first))
    }
}

extension CatchClause {
    /// Whether it takes every error.
    fileprivate var takesAll: Bool {
        guard let pattern else { return true }
        guard pattern.filter == nil else { return false }
        return switch pattern.kind {
        case .anything, .binding(_, _, unwraps: false): true
        case .binding, .value, .instance, .carrying, .tuple: false
        }
    }
}

extension Statement {
    fileprivate var isLoop: Bool { if case .loop = self { true } else { false } }

    /// Whether it is neither a loop nor a `switch`.
    fileprivate var isPlain: Bool { if case .branch(.switch) = self { false } else { !isLoop } }
}
