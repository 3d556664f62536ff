import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Where statements and property paths come in.
extension Interpreter {
    /// Runs a line of statements; what its last expression gives is shown to somebody who types.
    /// Gives the source of what ran where that is not the line's.
    @discardableResult
    func runStatement(_ line: StatementLine) throws(Diagnostic) -> String? {
        let statements = world.statements
        if !statements.isConnected { connect(statements) }
        statements.limits = stepping == nil ? statementLimits : statementLimits.whileStepping
        statementSpan = line.span
        if statements.wasGathered(line) { return nil }
        let (value, source) = try statements.run(line)
        guard policy.isInteractive, !isReplaying else { return source }
        if case .void = value { return source }
        say(.lines([value.flatText]))
        return source
    }

    /// Lets code tell and be stopped; what runs at the end of the world itself is told to nobody.
    private func connect(_ statements: StatementInterpreter) {
        statements.isConnected = true
        statements.onPrint = { [weak self] text in
            guard let self else { return }
            tellPrinted(text, at: statementSpan)
        }
        statements.onNote = { [weak self] lines in
            guard let self, !isReplaying else { return }
            say(.notes(lines))
        }
        statements.isInterrupted = { [weak self] in
            guard let self, !isReplaying else { return false }
            if !wasInterrupted, isInterrupted() { wasInterrupted = true }
            return wasInterrupted
        }
        world.simulator.gates.solverWatch = SolverWatch(statements.isInterrupted)
    }

    /// `expect PATH VALUE`
    func expectProperty(_ path: Word, _ value: [Word]) throws(Diagnostic) {
        if let failure = try world.statements.checkExpectation(path, value) { fail(failure) }
    }

    /// `set PATH VALUE`
    func setProperty(_ path: Word, _ value: [Word]) throws(Diagnostic) {
        try world.statements.set(path, to: value)
    }

    /// How the last word of a statement can go on.
    func statementCompletions(_ code: String, word: String) -> [CompletionItem] {
        world.statements.completions(ofStatement: code, word: word)
    }

    /// Property paths that begin with `prefix`.
    func pathCompletions(_ prefix: String) -> [CompletionItem] {
        world.statements.completions(of: prefix)
    }
}
