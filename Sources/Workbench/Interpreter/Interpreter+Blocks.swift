import CommandLanguage
import HeadlessUIKit
import Statements

/// Blocks: their commands run each as a step, or inside `on` and `together` as part of one.
extension Interpreter {
    /// The commands of a block.
    func parse(_ block: Block) throws(Diagnostic) -> [ParsedCommand] {
        try block.commands()
    }

    /// Runs commands in order, each for itself, until one fails or the user interrupts.
    func runEach(_ commands: [ParsedCommand]) -> ExitStatus {
        var result = ExitStatus.fine
        for command in commands {
            if watch.ends() { return .interrupted }
            let status = execute(command)
            if status == .fine { continue }
            if stops(status) { return status }
            if result == .fine { result = status }
        }
        return result
    }

    /// Whether a block or a script ends with this status.
    func stops(_ status: ExitStatus) -> Bool {
        switch status {
        case .fine: false
        case .interrupted, .quit: true
        case .expectationFailed, .usage, .commandFailed, .exception: !policy.keepsGoing
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
