import CommandLanguage
import HeadlessUIKit
import Statements

/// Blocks: their commands run each as a step, or inside `on` and `together` as part of one.
extension Session {
    /// The commands of a block.
    func parse(_ block: Block) throws(Diagnostic) -> [ParsedCommand] {
        try block.commands()
    }

    /// The commands of a block that is kept: what its code was read as is told now, and not whenever
    /// they run.
    func commandsToKeep(of block: Block) throws(Diagnostic) -> [ParsedCommand] {
        try parse(block).map { command in
            guard case .statement(let line) = command else { return command }
            tell(line.readings)
            return .statement(line.asTyped)
        }
    }

    /// The commands of a text that may be long, as that of a file; what makes no sense in it is left
    /// out, and `missing` takes why. A failure where the user ends the reading.
    func parse(
        long text: Block, missing: (Diagnostic) -> Void
    ) throws(Diagnostic) -> [ParsedCommand] {
        var parser = ScriptParser(block: text)
        var commands: [ParsedCommand] = []
        return try watch.during("reading command \(commands.count + 1)") {
            () throws(Diagnostic) -> [ParsedCommand] in
            while true {
                try checkWatch(at: text.span)
                do throws(Diagnostic) {
                    guard let command = try parser.next() else { return commands }
                    commands.append(command)
                } catch {
                    missing(error)
                }
            }
        }
    }

    /// Runs commands in order, each for itself, until one fails or the user interrupts. `prepare` is
    /// called before each.
    func runEach(
        _ commands: [ParsedCommand], preparing prepare: (ParsedCommand) -> Void = { _ in }
    ) -> ExitStatus {
        blocksOfSteps += 1
        defer { blocksOfSteps -= 1 }
        var result = ExitStatus.fine
        for command in commands {
            if watch.ends() { return .interrupted }
            if expectations.isBlockOver { break }
            prepare(command)
            let status = execute(command)
            if status == .fine { continue }
            if stops(status) { return status }
            if result == .fine { result = status }
        }
        return result
    }

    /// Whether a block or a script ends with this status.
    func stops(_ status: ExitStatus) -> Bool {
        status != .fine && (!policy.goesOn(after: status) || stopsAnyway(status))
    }

    /// Whether they end with this status even where they go on after failures.
    func stopsAnyway(_ status: ExitStatus) -> Bool {
        switch status {
        case .interrupted, .quit: true
        case .fine, .expectationFailed, .usage, .commandFailed, .exception: false
        }
    }

    // MARK: Inside `on` and `together`

    /// Runs the commands of a block as part of the running step.
    func runInside(_ commands: [ParsedCommand]) throws(Diagnostic) {
        runningStep.blockDepth += 1
        defer { runningStep.blockDepth -= 1 }
        try runParts(commands, .inside)
    }

    /// Whether commands run as part of a step.
    var isInsideBlock: Bool { runningStep.blockDepth > 0 }

    /// Runs the commands again and again.
    func repeatCommands(_ commands: [ParsedCommand], times: Int) throws(Diagnostic) {
        guard !commands.isEmpty else { return }
        var done = 0
        while done < times {
            done += 1
            if isInsideBlock {
                try checkWatch(at: commands[0].span)
                try runInside(commands)
                if world.simulator.pendingException != nil || runningStep.hookFailure != nil {
                    return
                }
            } else {
                draft.status = runEach(commands)
                if stops(draft.status) { return }
            }
        }
    }

    /// Throws where what runs is to end.
    func checkWatch(at span: SourceSpan) throws(Diagnostic) {
        showProgress()
        if watch.ends() { throw .interruption(at: span) }
    }
}
