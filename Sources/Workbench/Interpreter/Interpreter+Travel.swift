import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Moves among steps. A world cannot go back: it is made again by repeating its steps.
extension Interpreter {
    /// Stands on another step of the journal.
    func go(to step: Int) {
        before.keep(world.simulator, isInteractive: policy.isInteractive)
        let common = journal.commonAncestor(journal.current, step)
        if common != journal.current {
            rebuild(at: common, keepingEvents: journal.logEnd(of: common))
            journal.moveBack(to: common)
            expectations.clamp(to: world.simulator.nextSequence)
        }
        for next in journal.path(from: common, to: step) { redo(next) }
    }

    /// Begins again in a fresh world with an empty log; no step is lost.
    func startAgain() {
        rebuild(at: 0, keepingEvents: 0)
        journal.moveBack(to: 0)
        expectations = ExpectationWindow()
        before.forget()
    }

    /// Makes the world of a step again by repeating every step that leads to it, and takes over the
    /// first `count` events of the log.
    func rebuild(at step: Int, keepingEvents count: Int) {
        rebuild(at: step, log: world.simulator.log, keepingEvents: count)
    }

    /// Makes the world of a step again, with the first `count` events of that log.
    func rebuild(at step: Int, log: EventLog, keepingEvents count: Int) {
        world.dismantle()
        world = World(settings)
        world.simulator.isRecording = false
        for earlier in journal.path(to: step) {
            world.simulator.nextSequence = journal[earlier].events.lowerBound
            repeatStep(earlier)
        }
        world.simulator.isRecording = true
        world.simulator.adoptLog(log, upTo: count)
        journal.undone.removeAll { $0.events.upperBound > count }
    }

    /// Takes a step again that follows the current one.
    private func redo(_ step: Int) {
        let begin = world.simulator.nextSequence
        repeatStep(step)
        journal.redo(step, events: begin..<world.simulator.nextSequence)
    }

    /// Runs a step of the journal as it ran the first time.
    private func repeatStep(_ step: Int) {
        world.simulator.step = UInt32(truncatingIfNeeded: step)
        let block = Block(text: journal[step].source, span: journal[step].span)
        let commands = try? parse(block)
        let failure = retake(commands ?? [], at: block.span)
        assert(
            commands != nil && failure == nil && world.simulator.pendingException == nil,
            "step \(step) ran once and does not run again: \(failure?.line ?? "exception")")
        world.simulator.clearException()
    }

    /// Runs what ran before, as part of one step; what went wrong, if anything.
    func retake(_ commands: [ParsedCommand], at span: SourceSpan) -> Diagnostic? {
        retake(at: span) { () throws(Diagnostic) in
            for command in commands { try run(command, .again) }
        }
    }

    /// Runs, as one step, what repeats a step that ran before; what went wrong, if anything.
    func retake(
        at span: SourceSpan, _ body: () throws(Diagnostic) -> Void
    ) -> Diagnostic? {
        let outer = isReplaying
        isReplaying = true
        defer { isReplaying = outer }
        return draft.ignoring { attempt(in: world, at: span, body) }
    }
}
