import CommandLanguage
import HeadlessUIKit

/// Why a statement stopped in the middle.
enum StatementStop: Error {
    /// The statement cannot go on; the step is to be undone.
    case failure(Diagnostic)
    /// The model raised an exception, which it keeps.
    case exception
    /// `?.` met `nil`: the chain around it is `nil`.
    case endOfChain
    /// `return`: the frame has the value.
    case returned
}

/// Runs statements on the model of one world.
///
/// A line is checked as a whole before anything of it happens, so a line that makes no sense
/// changes nothing. What can only go wrong while it runs stops it there, and the step is undone.
@MainActor
final class StatementInterpreter {
    let variables: StatementVariables
    /// Takes what `print` writes.
    var onPrint: (String) -> Void = { _ in }
    /// What stopped a closure: the model's code stood between it and the statement.
    private var closureFailure: Diagnostic?
    /// Lines and closures that are running, each called by the one before.
    private var depth = 0

    /// Beyond this, a closure must be calling itself.
    static let depthLimit = 100

    init(names: NameTable) { variables = StatementVariables(names: names) }

    /// Runs a line; the value is that of its last statement where that is an expression.
    ///
    /// After an exception the rest of the line is left out, and the model tells what happened.
    func run(_ line: StatementLine) throws(Diagnostic) -> Value {
        var checker = StatementChecker(variables: variables)
        let statements = try checker.check(line.statements)
        do throws(StatementStop) {
            return try nested(at: line.span) { () throws(StatementStop) in
                try run(statements, nil)
            }
        } catch {
            if case .failure(let diagnostic) = error { throw diagnostic }
            return .void
        }
    }

    /// What stopped a closure that the run loop ran, once.
    func takeClosureFailure() -> Diagnostic? {
        guard let failure = closureFailure else { return nil }
        closureFailure = nil
        return failure
    }

    // MARK: Statements

    func run(_ statements: [CheckedStatement], _ frame: Frame?) throws(StatementStop) -> Value {
        var last = Value.void
        for statement in statements { last = try run(statement, frame) }
        return last
    }

    private func run(_ statement: CheckedStatement, _ frame: Frame?) throws(StatementStop) -> Value
    {
        switch statement {
        case .expression(let expression):
            return try evaluate(expression, frame)
        case .assignment(let place, let op, let value):
            try assign(place, op, value, frame)
        case .declaration(let name, let value, let type, let isConstant):
            let value = try evaluate(value, frame)
            variables.declare(name, value, type: type, isConstant: isConstant)
            if case .object(let object) = value { Simulator.current.setName(name, of: object) }
        case .localDeclaration(let slot, let value):
            frame?.set(try evaluate(value, frame), at: slot)
        case .return(let value):
            if let value { frame?.result = try evaluate(value, frame) }
            throw .returned
        }
        return .void
    }

    // MARK: Closures

    /// Makes a function of a closure: what it captures is read now, the rest when it runs.
    func function(_ closure: CheckedClosure, _ frame: Frame?) throws(StatementStop) -> Value {
        var captured: [(index: Int, value: Value)] = []
        for capture in closure.captures {
            captured.append((capture.index, try evaluate(capture.value, frame)))
        }
        return .function(
            ScriptFunction { [self] arguments in
                let inner = Frame(slotCount: closure.slotCount, parent: frame)
                for (index, argument) in arguments.prefix(closure.parameterCount).enumerated() {
                    inner.slots[index] = argument
                }
                for capture in captured { inner.slots[capture.index] = capture.value }
                return call(closure, inner)
            })
    }

    private func call(_ closure: CheckedClosure, _ frame: Frame) -> Value {
        if closureFailure != nil || Simulator.current.pendingException != nil { return .void }
        do throws(StatementStop) {
            return try nested(at: closure.span) { () throws(StatementStop) in
                try run(closure.body, frame)
            }
        } catch {
            switch error {
            case .returned: return frame.result
            case .failure(let diagnostic): closureFailure = diagnostic
            case .exception, .endOfChain: break
            }
            return .void
        }
    }

    /// Stops the statement when the model raised an exception or a closure failed meanwhile.
    func checkModel() throws(StatementStop) {
        if let failure = takeClosureFailure() { throw .failure(failure) }
        if Simulator.current.pendingException != nil { throw .exception }
    }

    private func nested<Result>(
        at span: SourceSpan, _ body: () throws(StatementStop) -> Result
    ) throws(StatementStop) -> Result {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else {
            throw .failure(Diagnostic(.limit, at: span, "statements call each other without end"))
        }
        return try body()
    }
}

/// The values of a closure that runs.
final class Frame {
    fileprivate(set) var slots: [Value]
    /// What `return` gave.
    fileprivate(set) var result = Value.void
    private let parent: Frame?

    init(slotCount: Int, parent: Frame?) {
        slots = Array(repeating: .void, count: slotCount)
        self.parent = parent
    }

    /// The frame in which the slot stands.
    private func frame(of slot: LocalSlot) -> Frame? {
        var frame: Frame? = self
        for _ in 0..<slot.level { frame = frame?.parent }
        return frame
    }

    func value(at slot: LocalSlot) -> Value { frame(of: slot)?.slots[slot.index] ?? .void }

    func set(_ value: Value, at slot: LocalSlot) { frame(of: slot)?.slots[slot.index] = value }
}
