import CommandLanguage
import HeadlessUIKit

/// Statements, one after the other.
extension Evaluator {
    func run(_ block: CheckedBlock, _ frame: Frame) throws(StatementStop) -> Flow {
        guard let label = block.label else { return try runPlain(block, frame) }
        return try runPlain(block, frame).reaching(label)
    }

    private func runPlain(_ block: CheckedBlock, _ frame: Frame) throws(StatementStop) -> Flow {
        defer { if !block.slots.isEmpty { frame.clear(block.slots) } }
        for variable in block.functions { frame.declare(.void, variable) }
        do throws(StatementStop) {
            if block.hasDefer { return try runDeferring(block, frame) }
            for statement in block.statements {
                let flow = try run(statement, frame)
                if flow != .normal { return flow }
            }
            return .normal
        } catch {
            if case .failure(let failure) = error, failure.exception == nil { isFailing = true }
            throw error
        }
    }

    /// Runs a block that ends with what its `defer`s hold, the last first.
    private func runDeferring(
        _ block: CheckedBlock, _ frame: Frame
    ) throws(StatementStop) -> Flow {
        let first = frame.waiting.count
        var end = Flow.normal
        do throws(StatementStop) {
            for statement in block.statements where end == .normal {
                end = try run(statement, frame)
            }
        } catch {
            let waiting = frame.takeWaiting(from: first)
            if case .thrown = error {
                for body in waiting { _ = try run(body, frame) }
            }
            throw error
        }
        let result = frame.result
        for body in frame.takeWaiting(from: first) { _ = try run(body, frame) }
        frame.result = result
        return end
    }

    private func run(
        _ statement: CheckedStatement, _ frame: Frame
    ) throws(StatementStop) -> Flow {
        switch statement {
        case .expression(let expression):
            try count(at: expression.span)
            _ = try evaluate(expression, frame)
            return .normal
        case .assignment(let place, let op, let value):
            try assign(place, op, value, frame)
            return .normal
        case .declaration(let declaration):
            try run(declaration, frame)
            return .normal
        case .definition(let definitions):
            definitions.forEach(variables.classes.define)
            return .normal
        case .branch(let branch): return try run(branch, frame)
        case .loop(let loop): return try run(loop, frame)
        case .exit(let exit): return try run(exit, frame)
        case .block(let block): return try run(block, frame)
        }
    }

    private func run(
        _ branch: CheckedStatement.Branch, _ frame: Frame
    ) throws(StatementStop) -> Flow {
        switch branch {
        case .if(let conditions, let body, let otherwise):
            if try holds(conditions, frame) { return try run(body, frame) }
            if !body.slots.isEmpty { frame.clear(body.slots) }
            return try otherwise.map { body throws(StatementStop) in try run(body, frame) }
                ?? .normal
        case .guard(let conditions, let otherwise):
            return try holds(conditions, frame) ? .normal : try run(otherwise, frame)
        case .switch(let subject, let cases): return try run(subject, cases, frame)
        }
    }

    private func run(
        _ exit: CheckedStatement.Exit, _ frame: Frame
    ) throws(StatementStop) -> Flow {
        switch exit {
        case .return(let value):
            if let value { frame.result = try evaluate(value, frame) }
            return .returns
        case .break: return .breaks
        case .continue: return .continues
        case .fallthrough: return .fallsThrough
        case .jump(let isBreak, let label): return isBreak ? .breaksTo(label) : .continuesTo(label)
        case .throw(let value):
            throw .thrown(ThrownError(try evaluate(value, frame), at: value.span))
        }
    }

    private func run(
        _ block: CheckedStatement.Block, _ frame: Frame
    ) throws(StatementStop) -> Flow {
        switch block {
        case .plain(let body): return try run(body, frame)
        case .defer(let body):
            frame.waiting.append(body)
            return .normal
        case .doCatch(let body, let clauses): return try run(body, catching: clauses, frame)
        }
    }

    // MARK: Declarations

    private func run(
        _ declaration: CheckedStatement.Declaration, _ frame: Frame
    ) throws(StatementStop) {
        switch declaration {
        case .world(let name, let value, let type, let traits):
            declare(name, try evaluate(value, frame), type, traits)
        case .local(let variable, let value): try declare(variable, value, frame)
        case .destructuring(let bindings, let value):
            try destructure(try evaluate(value, frame), bindings, frame)
        case .function(let function): variables.declare(function)
        case .localFunction(let variable, let closure):
            frame.set(function(closure, try captures(of: closure, frame)), of: variable)
        }
    }

    /// Declares a variable; one of C that is persistent has its value of the last time.
    private func declare(
        _ variable: LocalVariable, _ value: CheckedExpression?, _ frame: Frame
    ) throws(StatementStop) {
        if let keeper = variable.keeper, let cell = keeper.cell {
            return frame.restore(.cell(cell), variable)
        }
        defer {
            if let keeper = variable.keeper, case .cell(let cell) = frame.captured(variable) {
                keeper.cell = cell
            }
        }
        let initial = try value.map { value throws(StatementStop) in
            try evaluate(value, frame)
        }
        frame.declare(initial ?? .void, variable)
    }

    private func declare(
        _ name: String, _ value: Value, _ type: ValueType, _ traits: VariableTraits
    ) {
        variables.declare(name, value, type: type, traits)
        if case .object(let object) = value { simulator.setName(name, of: object) }
    }

    func bind(_ value: Value, to binding: CheckedBinding, _ frame: Frame) {
        switch binding {
        case .local(let variable): frame.declare(value, variable)
        case .world(let name, let type, let traits): declare(name, value, type, traits)
        }
    }

    private func destructure(
        _ value: Value, _ bindings: [CheckedBinding?], _ frame: Frame
    ) throws(StatementStop) {
        guard case .tuple(let values) = value else { return }
        for (value, binding) in zip(values, bindings) {
            if let binding { bind(value, to: binding, frame) }
        }
    }
}
