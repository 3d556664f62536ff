import CommandLanguage

/// Checks statements and blocks of them.
@MainActor
struct StatementChecker {
    let line: LineUnderCheck

    /// Checks the statements of a line.
    func check(_ statements: [Statement]) throws(Diagnostic) -> CheckedBlock {
        if line.language == .swift, let group = DefinitionGroup(statements) {
            return try line.definitions.checkTogether(group)
        }
        if line.language == .objectiveC,
            let group = DefinitionGroup(
                programOfC: statements, isOwnClass: line.definitions.isImplementation)
        {
            return try line.definitions.checkTogether(group)
        }
        return try checkBody(statements)
    }

    /// Checks statements without a pair of braces of their own.
    func checkBody(_ statements: [Statement]) throws(Diagnostic) -> CheckedBlock {
        var block = CheckedBlock(statements: [])
        block.statements.reserveCapacity(statements.count)
        if !line.scope.isTop {
            block.functions = try line.functions.declareFunctions(of: statements)
        }
        for statement in statements {
            guard let checked = try checkOrKeepMistake(statement) else { continue }
            if case .block(.defer) = checked { block.hasDefer = true }
            block.statements.append(checked)
        }
        return block
    }

    /// Checks one statement. In the code of a class a mistake is kept, and the next statement's turn
    /// comes; a closure is wrong as a whole.
    private func checkOrKeepMistake(
        _ statement: Statement
    ) throws(Diagnostic) -> CheckedStatement? {
        do throws(Diagnostic) {
            return try check(statement)
        } catch {
            guard line.classContext != nil, line.scope.kind == .function, error.code != .limit
            else { throw error }
            line.found.mistakes.add(error, of: statement)
            return nil
        }
    }

    /// Checks statements in a pair of braces, which own what was declared since `first`.
    func checkBlock(
        _ statements: [Statement], from first: Int? = nil
    ) throws(Diagnostic) -> CheckedBlock {
        let first = first ?? line.scope.slotCount
        line.scope.openBlock()
        defer { line.scope.closeBlock() }
        var block = try checkBody(statements)
        block.slots = first..<line.scope.slotCount
        return block
    }

    /// Checks one statement.
    func check(_ statement: Statement) throws(Diagnostic) -> CheckedStatement {
        do throws(Diagnostic) {
            return try checkKnown(statement)
        } catch {
            return try line.looks.leaveOut(statement, after: error)
        }
    }

    private func checkKnown(
        _ statement: Statement
    ) throws(Diagnostic) -> CheckedStatement {
        switch statement {
        case .expression(let expression):
            if line.language == .objectiveC, let unused = expression.castToVoid {
                return .assignment(.nowhere, nil, try line.expressions.check(unused))
            }
            let value = try line.expressions.check(expression)
            value.type.unwrapped.description?.stubUse?.isDropped = true
            return .expression(value)
        case .assignment(let target, let op, let value):
            return try line.places.checkAssignment(target, op, value)
        case .declaration(let declaration): return try line.declarations.check(declaration)
        case .definition(let definition):
            if let group = DefinitionGroup([statement]) {
                return .block(.plain(try line.definitions.checkTogether(group)))
            }
            return try line.definitions.check(definition)
        case .branch(let branch): return try line.branches.check(branch)
        case .loop(let loop): return try line.loops.check(loop)
        case .exit(let exit): return try line.exits.check(exit)
        case .block(let block): return try check(block)
        case .labeled(let label, let inner): return try line.exits.checkLabeled(label, inner)
        }
    }

    func check(_ block: Statement.Block) throws(Diagnostic) -> CheckedStatement {
        switch block {
        case .plain(let body):
            let label = line.scope.takeLabel()
            var block = try checkBlock(body)
            block.label = label
            return .block(.plain(block))
        case .defer(let body): return .block(.defer(try checkBlock(body)))
        case .doCatch(let body, let clauses): return try line.errors.checkDoCatch(body, clauses)
        }
    }
}

extension Expression {
    /// What C casts to `void`, since nothing is done with its value: `(void)(a.view)`.
    package var castToVoid: Expression? {
        guard case .operation(.cast(let operand, _, let type)) = kind else { return nil }
        return type.isNamed("Void") ? operand : nil
    }
}
