import CommandLanguage
import HierarchyRecords
import Statements

/// The one way in which commands run: look the word up, bind the operands, run it as the mode says.
extension Session {
    /// Runs one command, and says how it ended where it runs by itself.
    @discardableResult
    func run(
        _ command: consuming ParsedCommand, _ mode: RunMode
    ) throws(Diagnostic) -> ExitStatus {
        switch consume command {
        case .statement(let line): return try run(line, mode)
        case .verb(let verb): return try run(verb, mode)
        }
    }

    /// Runs commands as parts of the running step, up to an exception or a failure in a hook.
    func runParts(_ commands: [ParsedCommand], _ mode: RunMode) throws(Diagnostic) {
        for command in commands {
            if world.simulator.pendingException != nil || runningStep.hookFailure != nil { return }
            try run(command, mode)
        }
    }

    private func run(_ line: StatementLine, _ mode: RunMode) throws(Diagnostic) -> ExitStatus {
        switch mode {
        case .byItself: return try takeStatement(line)
        case .inside, .again: try runStatement(line)
        case .written(let writer): try writer.take(line)
        }
        return .fine
    }

    private func run(_ verb: consuming Verb, _ mode: RunMode) throws(Diagnostic) -> ExitStatus {
        let known: Command
        switch try meaning(of: verb, mode) {
        case .command(let command): known = command
        case .definition: return try runDefinition(verb, mode)
        case .value(let line): return try run(line, mode)
        }
        if mode.isByItself {
            refusedCode.end()
            try confirmLeaving(known, verb)
            sayWhole(known, of: verb)
        }
        if mode.isByItself, let canonical = try vocabulary.canonical(verb, known, in: scope) {
            verb = canonical
        }
        let arguments = try bind(known, verb, mode)
        switch mode {
        case .byItself: return try runByItself(known, arguments)
        case .inside: try runInside(known, arguments)
        case .again: try known.run(self, arguments)
        case .written(let writer): try writer.take(known, arguments)
        }
        return .fine
    }

    /// `q` leaves a pager, and is typed at the prompt where one expects to be in it: it ends the session the second time.
    private func confirmLeaving(
        _ command: Command, _ verb: borrowing Verb
    ) throws(Diagnostic) {
        let isShort = policy.isInteractive && command.name == "quit" && verb.word.text == "q"
        defer { vocabulary.wasLeaving = isShort }
        guard isShort, !vocabulary.wasLeaving else { return }
        throw Diagnostic(
            .ambiguousCommand, at: verb.word.span, "'q' leaves the pager, and this is the prompt",
            hint: "'quit' ends the session, and so does 'q' once more")
    }

    /// Says once which command a word is short for.
    private func sayWhole(_ command: Command, of verb: borrowing Verb) {
        guard policy.isInteractive, verb.word.span.script == .prompt, !isInsideBlock,
            vocabulary.isShort(verb, command), vocabulary.saidWhole.insert(command.name).inserted
        else { return }
        note("'\(verb.word.text)' is short for '\(command.name)'")
    }

    /// What the line means; a mistake says what to type instead.
    private func meaning(
        of verb: Verb, _ mode: RunMode
    ) throws(Diagnostic) -> Vocabulary.Meaning {
        do throws(Diagnostic) {
            return try meaning(of: verb)
        } catch {
            throw mode.isByItself
                ? CommandAdvice(session: self).advised(error, unknown: verb) : error
        }
    }

    /// The operands in their places; a mistake says what to type instead.
    private func bind(
        _ command: Command, _ verb: Verb, _ mode: RunMode
    ) throws(Diagnostic) -> Arguments {
        do throws(Diagnostic) {
            return try bind(command, verb)
        } catch {
            throw mode.isByItself
                ? CommandAdvice(session: self).advised(error, command, verb) : error
        }
    }

    /// Runs the command; a mistake that its operands are says what to type instead.
    private func runAdvised(
        _ command: Command, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        do throws(Diagnostic) {
            try command.run(self, arguments)
        } catch {
            throw CommandAdvice(session: self).advised(error, command, arguments.verb)
        }
    }

    /// Runs what a word of the user's stands for.
    private func runDefinition(_ verb: Verb, _ mode: RunMode) throws(Diagnostic) -> ExitStatus {
        let commands = try vocabulary.expansion(of: verb)
        let wasSafe = policy.isSafe
        policy.isSafe = wasSafe || vocabulary.definitions[verb.word.text]?.isSafe == true
        vocabulary.definitions.depth += 1
        defer {
            vocabulary.definitions.depth -= 1
            policy.isSafe = wasSafe
        }
        switch mode {
        case .byItself: return runEach(commands)
        case .inside, .again, .written: try runParts(commands, mode)
        }
        return .fine
    }

    // MARK: By itself

    private func takeStatement(_ line: StatementLine) throws(Diagnostic) -> ExitStatus {
        if !line.followsOnLine { beginningOfLine = [] }
        beginningOfLine.append(line)
        if stops.stepping != nil {
            return try Stepper(session: self)
                .look(beginningOfLine, isWhole: !line.isFollowedOnLine)
        }
        if line.isFollowedOnLine { return .fine }
        let lines = beginningOfLine
        beginningOfLine = []
        if lines.count == 1, world.statements.wasGathered(line) || wasRefused(line) { return .fine }
        let status = takeStep(lines.source, at: lines[0].span) { () throws(Diagnostic) in
            try runStatements(lines)
        }
        let isProgram = line.language == .objectiveC
        refusedParts = status.isFine || !isProgram ? [] : line.followers.map(\.code)
        noteOutcome(status, of: lines.count == 1 ? line : lines[0].joined(with: lines.dropFirst()))
        return status
    }

    /// Whether the line is a part of a program of Objective-C that was refused as a whole, once.
    private func wasRefused(_ line: StatementLine) -> Bool {
        guard let index = refusedParts.firstIndex(where: { $0 === line.code }) else { return false }
        refusedParts.remove(at: index)
        return true
    }

    /// Runs the statements of a line, up to an exception; returns the source of what ran where it is
    /// another. Where all of them are expressions that gave a value, they may have only looked.
    private func runStatements(_ lines: [StatementLine]) throws(Diagnostic) -> String? {
        var sources: [String] = []
        var areValues = true
        defer { runningStep.mayBeLook = areValues }
        for line in lines {
            let outcome = try runAdvised(line, isAlone: lines.count == 1)
            sources.append(outcome?.source ?? line.source)
            areValues = areValues && line.expression != nil && outcome?.hasValue == true
            if world.simulator.pendingException != nil { runningStep.raisingSpan = line.span }
            if world.simulator.pendingException != nil || runningStep.hookFailure != nil { break }
        }
        return sources.count < lines.count ? nil : sources.joinedOnLine
    }

    /// Runs the statement; where it is a command that was written as a call, the mistake says so.
    private func runAdvised(
        _ line: StatementLine, isAlone: Bool
    ) throws(Diagnostic) -> Evaluator.LineOutcome? {
        do throws(Diagnostic) {
            return try runStatement(line)
        } catch {
            throw isAlone ? CommandAdvice(session: self).advised(error, code: line.source) : error
        }
    }

    private func runByItself(
        _ command: Command, _ arguments: borrowing Arguments
    ) throws(Diagnostic) -> ExitStatus {
        let span = arguments.verb.word.span
        let effect = command.effect(of: arguments)
        if stops.stepping != nil, !command.mayRunWhileStopped(effect) {
            try Stepper(session: self).refuse(at: span)
        }
        switch effect {
        case .step, .turn:
            return takeStep(arguments.verb.source, at: span) { () throws(Diagnostic) in
                runningStep.revisedSource = nil
                runningStep.repairs = []
                try runAdvised(command, arguments)
                return runningStep.revisedSource ?? repairedSource(of: arguments.verb)
            }
        case .look, .note: return try look(command, arguments)
        case .control, .session:
            try runAdvised(command, arguments)
            if !draft.contents.isEmpty { reply(0..<0, step: nil, span: span) }
        }
        return draft.status
    }

    /// The command with the code of its blocks as it was meant; nil where it was typed so.
    private func repairedSource(of verb: borrowing Verb) -> String? {
        let repairs = runningStep.repairs
        return repairs.isEmpty ? nil : verb.source.repaired(repairs, from: verb.word.span)
    }

    private func look(
        _ command: Command, _ arguments: borrowing Arguments
    ) throws(Diagnostic) -> ExitStatus {
        let span = arguments.verb.word.span
        let mark = WorldMark(of: world)
        let begin = world.simulator.nextSequence
        let wasStopped = world.simulator.isStopped
        let failure = numberedAsNextStep(command.effect(of: arguments)) {
            failureOfLook(command, arguments)
        }
        if !wasStopped, world.simulator.isStopped {
            return takeBackLook(arguments.verb.source, mark, begin, span)
        }
        if let failure { throw failure }
        let end = world.simulator.nextSequence
        if draft.contents.isEmpty, begin == end { return draft.status }
        keepLook(command, arguments.verb.source)
        reply(begin..<end, step: nil, span: span)
        return draft.status
    }

    /// What a look sends belongs to no step: where an exception ends the look, that stays in the log as an
    /// undone step with a number of its own. A note belongs to the step behind which it stands.
    private func numberedAsNextStep<Result>(
        _ effect: Command.Effect, _ body: () -> Result
    ) -> Result {
        guard effect == .look else { return body() }
        let step = world.simulator.step
        world.simulator.step = UInt32(truncatingIfNeeded: journal.nextNumber)
        defer { world.simulator.step = step }
        return body()
    }

    private func failureOfLook(
        _ command: Command, _ arguments: borrowing Arguments
    ) -> Diagnostic? {
        do throws(Diagnostic) {
            try MysteryPlay(session: self).lookForItsPrice(command, arguments) {
                () throws(Diagnostic) in
                try runAdvised(command, arguments)
            }
            return nil
        } catch {
            return error
        }
    }

    // MARK: Inside a step

    private func runInside(
        _ command: Command, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        switch command.effect(of: arguments) {
        case .step, .note, .control: try command.run(self, arguments)
        case .look: try lookInside(command, arguments)
        case .turn, .session:
            throw Diagnostic(
                .illegal, at: arguments.verb.word.span,
                "'\(command.name)' cannot run inside 'on' or 'together'")
        }
    }

    /// Keeps what a looking command says for its place among the step's events; a repeated step says
    /// nothing.
    private func lookInside(
        _ command: Command, _ arguments: borrowing Arguments
    ) throws(Diagnostic) {
        if isReplaying { return }
        let said = try draft.overhear { () throws(Diagnostic) in
            try MysteryPlay(session: self).lookForItsPrice(command, arguments) {
                () throws(Diagnostic) in
                try command.run(self, arguments)
            }
        }
        if !said.isEmpty { keepAside(said, at: arguments.verb.word.span) }
    }
}

extension [StatementLine] {
    /// The statements as they stand on one line.
    fileprivate var source: String { count == 1 ? self[0].source : map(\.source).joinedOnLine }
}

extension [String] {
    /// The sources of statements behind each other; some keep the semicolon that shows them to be code.
    fileprivate var joinedOnLine: String {
        if count == 1 { return self[0] }
        return reduce(into: "") { line, source in
            line += (line.isEmpty ? "" : line.hasSuffix(";") ? " " : "; ") + source
        }
    }
}
