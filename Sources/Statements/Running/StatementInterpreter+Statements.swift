import CommandLanguage
import HeadlessUIKit

/// Statements, one after the other.
extension StatementInterpreter {
    func run(_ block: CheckedBlock, _ frame: Frame) throws(StatementStop) -> Flow {
        guard let label = block.label else { return try runPlain(block, frame) }
        return try runPlain(block, frame).reaching(label)
    }

    private func runPlain(_ block: CheckedBlock, _ frame: Frame) throws(StatementStop) -> Flow {
        defer { if !block.slots.isEmpty { frame.clear(block.slots) } }
        for variable in block.functions { frame.declare(.void, variable) }
        if block.hasDefer { return try runDeferring(block, frame) }
        for statement in block.statements {
            let flow = try run(statement, frame)
            if flow != .normal { return flow }
        }
        return .normal
    }

    /// Runs a block that ends with what it put off, the last first.
    private func runDeferring(
        _ block: CheckedBlock, _ frame: Frame
    ) throws(StatementStop) -> Flow {
        var waiting: [CheckedBlock] = []
        var end = Flow.normal
        for statement in block.statements where end == .normal {
            guard case .defer(let body) = statement else {
                do throws(StatementStop) {
                    end = try run(statement, frame)
                } catch {
                    if case .thrown = error {
                        for body in waiting.reversed() { _ = try run(body, frame) }
                    }
                    throw error
                }
                continue
            }
            waiting.append(body)
        }
        let result = frame.result
        for body in waiting.reversed() { _ = try run(body, frame) }
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
        case .assignment(let place, let op, let value):
            try assign(place, op, value, frame)
        case .declaration(let name, let value, let type, let traits):
            declare(name, try evaluate(value, frame).copied, type, traits)
        case .localDeclaration(let variable, let value):
            if let keeper = variable.keeper, let cell = keeper.cell {
                frame.restore(.cell(cell), variable)
                return .normal
            }
            defer {
                if let keeper = variable.keeper, case .cell(let cell) = frame.captured(variable) {
                    keeper.cell = cell
                }
            }
            frame.declare(
                try value.map { value throws(StatementStop) in
                    try evaluate(value, frame).copied
                } ?? .void, variable)
        case .destructuring(let bindings, let value):
            try destructure(try evaluate(value, frame), bindings, frame)
        case .return(let value):
            if let value { frame.result = try evaluate(value, frame) }
            return .returns
        case .localFunction(let variable, let closure):
            frame.set(function(closure, try captures(of: closure, frame)), of: variable)
        case .function(let function): variables.declare(function)
        case .definition(let definitions): definitions.forEach(variables.classes.define)
        default: return try control(statement, frame)
        }
        return .normal
    }

    private func control(
        _ statement: CheckedStatement, _ frame: Frame
    ) throws(StatementStop) -> Flow {
        switch statement {
        case .if(let conditions, let body, let otherwise):
            if try holds(conditions, frame) { return try run(body, frame) }
            if !body.slots.isEmpty { frame.clear(body.slots) }
            return try otherwise.map { body throws(StatementStop) in try run(body, frame) }
                ?? .normal
        case .guard(let conditions, let otherwise):
            return try holds(conditions, frame) ? .normal : try run(otherwise, frame)
        case .while(let conditions, let body, let span):
            return try loop(body, frame, at: span) { () throws(StatementStop) in
                try holds(conditions, frame)
            }
        case .repeatWhile(let body, let condition): return try repeatLoop(body, condition, frame)
        case .forIn(let loop): return try run(loop, frame)
        case .forClassic(let loop): return try run(loop, frame)
        case .switch(let subject, let cases): return try run(subject, cases, frame)
        case .block(let body): return try run(body, frame)
        case .break: return .breaks
        case .continue: return .continues
        case .jump(let isBreak, let label): return isBreak ? .breaksTo(label) : .continuesTo(label)
        case .throw(let value):
            throw .thrown(ThrownError(try evaluate(value, frame), at: value.span))
        case .doCatch(let body, let clauses): return try run(body, catching: clauses, frame)
        default: preconditionFailure("every other statement runs elsewhere")
        }
    }

    // MARK: Names

    private func declare(
        _ name: String, _ value: Value, _ type: ValueType, _ traits: VariableTraits
    ) {
        variables.declare(name, value, type: type, traits)
        if case .object(let object) = value { Simulator.current.setName(name, of: object) }
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
