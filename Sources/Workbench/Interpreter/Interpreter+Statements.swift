import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Lines of statements.
extension Interpreter {
    /// Runs a line of statements. Where a person types, what its last expression gives is shown.
    /// Gives the source of what ran where that is not the line's.
    @discardableResult
    func runStatement(_ line: StatementLine) throws(Diagnostic) -> String? {
        let statements = world.statements
        if !statements.isConnected { connect(statements) }
        statements.limits = limits
        if !isInsideBlock { statements.beginWork() }
        runningStep.statementSpan = line.span
        if statements.wasGathered(line) { return nil }
        let (value, source) = try statements.run(line)
        guard policy.isInteractive, !isReplaying else { return source }
        if case .void = value { return source }
        say(.lines([value.flatText]))
        return source
    }

    /// How long code may run now, and what its values may take.
    private var limits: StatementInterpreter.Limits {
        if isReplaying { return statementLimits.whileReplaying }
        return stops.stepping == nil ? statementLimits : statementLimits.whileStepping
    }

    /// Lets code print, and know what memory the program takes. What code prints while its world is dismantled is
    /// not shown.
    private func connect(_ statements: StatementInterpreter) {
        statements.isConnected = true
        statements.onPrint = { [weak self] text in
            self?.keepPrinted(text)
        }
        statements.onPrintPart = { [weak self] text in
            self?.keepPrinted(text, isEnded: false)
        }
        statements.memoryInUse = { ResidentMemory.bytes }
        statements.cosmetics = { [weak self] in self?.presentCosmetics ?? .quiet }
        statements.onNote = { [weak self] lines in
            guard let self, !isReplaying else { return }
            say(.notes(lines))
        }
        statements.onLeftOut = { [weak self] looks in self?.runningStep.leftOut.add(looks) }
    }

    /// What `set cosmetics` says, or else `--strict`. What was left out once is left out again.
    var presentCosmetics: Cosmetics {
        if isReplaying { return .quiet }
        return cosmetics ?? (policy.isStrict ? .refuse : .note)
    }

    /// Says once for the whole step what its statements left out.
    func sayWhatIsLeftOut() {
        let lines = runningStep.leftOut.lines
        if !lines.isEmpty, !isReplaying { say(.notes(lines)) }
    }

    /// Lets all that runs for long in a world ask whether to go on.
    func attend() {
        let ends = { [watch, weak self] in
            self?.showProgress()
            return watch.ends(after: Watch.costOfStatements)
        }
        standing.statements.isInterrupted = ends
        standing.statements.isToldToEnd = { [watch] in watch.ends() }
        standing.simulator.runLoop.isInterrupted = ends
        standing.simulator.gates.solverWatch = SolverWatch(ends)
        standing.open(files.storyboards) { [weak self] in self?.policy.isSafe == false }
    }

    /// Keeps what code printed for its place among the step's events; a repeated step shows nothing.
    private func keepPrinted(_ text: String, isEnded: Bool = true) {
        if isReplaying {
            repeatedOutput?.append(isEnded ? text + "\n" : text)
            return
        }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let rest = isEnded ? "" : lines.removeLast()
        let span = runningStep.statementSpan
        if !lines.isEmpty { keepAside([.printed(lines)], at: span) }
        if !rest.isEmpty { keepAside([.unfinished(rest)], at: span) }
    }
}
