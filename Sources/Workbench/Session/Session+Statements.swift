import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Lines of statements.
extension Session {
    /// Runs a line of statements, and shows the value of one that is an expression; nil where it ran
    /// with a line before it.
    @discardableResult
    func runStatement(
        _ line: StatementLine
    ) throws(Diagnostic) -> Evaluator.LineOutcome? {
        let statements = world.statements
        if !statements.isConnected { connect(statements) }
        statements.limits = limits
        if !isInsideBlock { statements.beginWork() }
        runningStep.statementSpan = line.span
        if statements.wasGathered(line) { return nil }
        let outcome = try statements.run(line)
        if !isReplaying, outcome.hasValue { answer(outcome, of: line) }
        noteAbsentModules(of: line)
        return outcome
    }

    /// Says what comes of an import of which nothing is here, where it was typed by itself.
    private func noteAbsentModules(of line: StatementLine) {
        guard policy.isInteractive, line.span.script == .prompt, !isReplaying else { return }
        for module in line.absentModules where !AdoptedTypes.areAny {
            note("nothing of '\(module)' is here: what code uses of it stays inert, or is refused")
        }
    }

    /// What code uses that the model lacks, or what is wrong with it; nothing of it happens.
    func examine(_ line: StatementLine) throws(Diagnostic) -> LeftOutLooks {
        if !world.statements.isConnected { connect(world.statements) }
        return try world.statements.examine(line)
    }

    /// Shows the value of a line that is one expression: behind the line's events, or at its place
    /// among them within a step and before other statements of the same line.
    private func answer(_ outcome: Evaluator.LineOutcome, of line: StatementLine) {
        guard let expression = line.expression, !expression.isCall || showsCalls(of: line) else {
            return
        }
        let lines = ReplyContent.lines(AnswerText.lines(of: outcome.value, outcome.type))
        if isInsideBlock || line.isFollowedOnLine {
            keepAside([lines], at: line.span)
        } else {
            say(lines)
        }
    }

    /// Whether the value of a call is shown that the line does nothing with: where a person has typed
    /// the line by itself.
    private func showsCalls(of line: StatementLine) -> Bool {
        policy.isInteractive && line.span.script == .prompt && !isPaste && !isInsideBlock
            && blocksOfSteps == 0
    }

    /// How long code may run now, and what its values may take.
    private var limits: Evaluator.Limits {
        if isReplaying { return statementLimits.whileReplaying }
        return stops.stepping == nil ? statementLimits : statementLimits.whileStepping
    }

    /// Lets code print, and know what memory the program takes. What code prints while its world is dismantled is
    /// not shown.
    private func connect(_ statements: Evaluator) {
        statements.isConnected = true
        statements.onPrint = { [weak self] text in
            self?.keepPrinted(text)
        }
        statements.onPrintPart = { [weak self] text in
            self?.keepPrinted(text, isEnded: false)
        }
        statements.memoryInUse = { ResidentMemory.bytes }
        statements.cosmetics = { [weak self] in self?.presentCosmetics ?? .quiet }
        statements.givesAdvice = { [weak self] in self.map { !$0.isReplaying } ?? true }
        statements.onReadings = { [weak self] readings in self?.tell(readings) }
        statements.onNote = { [weak self] lines in
            guard let self, !isReplaying else { return }
            say(.notes(lines))
        }
        statements.onLeftOut = { [weak self] looks in self?.runningStep.leaveOut(looks) }
    }

    /// Says what code was read as where it says something else, which the step keeps as it was meant.
    func tell(_ readings: [CodeReading]) {
        if isReplaying || readings.isEmpty { return }
        say(.notes(readings.map { Message($0.line) }))
        runningStep.repairs += readings.map(\.repair)
    }

    /// What `set cosmetics` says, or else `--strict`. What was left out once is left out again.
    var presentCosmetics: Cosmetics {
        if isReplaying { return .quiet }
        return cosmetics ?? (policy.isStrict ? .refuse : .note)
    }

    /// Says once for the whole step what its statements left out.
    func sayWhatIsLeftOut() {
        guard let notes = runningStep.leftOut?.notes, !notes.isEmpty, !isReplaying else { return }
        say(.notes(notes))
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
        // A look asked code for an answer: what that prints belongs to no step.
        guard runningStep.showing != nil || stops.stepping != nil else { return }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let rest = isEnded ? "" : lines.removeLast()
        let span = runningStep.statementSpan
        if !lines.isEmpty { keepAside([.printed(lines)], at: span) }
        if !rest.isEmpty { keepAside([.unfinished(rest)], at: span) }
    }
}
