import CommandLanguage
import HeadlessUIKit

/// Errors that code throws.
extension Evaluator {
    /// `do { … } catch { … }`
    func run(
        _ body: CheckedBlock, catching clauses: [CheckedCatch], _ frame: Frame
    ) throws(StatementStop) -> Flow {
        do throws(StatementStop) {
            return try run(body, frame)
        } catch {
            guard let value = caught(error, by: clauses) else { throw error }
            for clause in clauses where try takes(clause, value, frame) {
                return try run(clause.body, frame)
            }
            throw error
        }
    }

    /// What the clauses are given; nil where they take nothing of the kind.
    private func caught(_ stop: StatementStop, by clauses: [CheckedCatch]) -> Value? {
        if case .thrown(let thrown) = stop { return thrown.value }
        guard clauses.first?.takesExceptions == true else { return nil }
        switch stop {
        case .failure(let diagnostic): return ScriptException(diagnostic).map { .object($0) }
        case .exception:
            guard let misuse = simulator.pendingException,
                let exception = ScriptException(misuse)
            else { return nil }
            simulator.clearException()
            return .object(exception)
        case .thrown, .endOfChain: return nil
        }
    }

    private func takes(
        _ clause: CheckedCatch, _ value: Value, _ frame: Frame
    ) throws(StatementStop) -> Bool {
        if let pattern = clause.pattern { return try matches(pattern, value, frame) }
        if let variable = clause.variable { frame.declare(value, variable) }
        return true
    }

    /// `try`, `try?` and `try!`
    func attempt(
        _ op: AttemptOperator, _ inner: CheckedExpression, _ frame: Frame, at span: SourceSpan
    ) throws(StatementStop) -> Value {
        do throws(StatementStop) {
            return try evaluate(inner, frame)
        } catch {
            guard case .thrown(let thrown) = error else { throw error }
            switch op {
            case .plain: throw error
            case .optional: return inner.type.isVoid ? .void : .null
            case .forced:
                throw .fatal(
                    "'try!' expression unexpectedly raised an error: \(thrown.value.errorText)",
                    at: span)
            }
        }
    }
}

/// An error with the place that threw it.
@MainActor
package final class ThrownError {
    let value: Value
    let span: SourceSpan

    init(_ value: Value, at span: SourceSpan) {
        self.value = value
        self.span = span
    }
}

extension Value {
    /// As Swift prints an error that stops the program: `CardError.empty`.
    @MainActor
    var errorText: String {
        if case .object(let exception as ScriptException) = self { return exception.text }
        if case .choice = self { return "\(typeName).\(printedText)" }
        if case .carrying = self { return "\(typeName).\(printedText)" }
        return printedText
    }
}
