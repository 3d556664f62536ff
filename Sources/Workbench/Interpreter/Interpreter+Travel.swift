import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Moves among steps. A world cannot go back: it is made again by repeating its steps.
extension Interpreter {
    /// Stands on another step of the journal. False where the user ended that: going back did not
    /// happen then, and going forward ended at the last step that was taken whole.
    func go(to step: Int) -> Bool {
        before.keep(world.simulator, isInteractive: policy.isInteractive)
        let common = journal.commonAncestor(journal.current, step)
        if common != journal.current {
            let (log, end) = (world.simulator.log, world.simulator.nextSequence)
            guard rebuild(at: common, keepingEvents: journal.logEnd(of: common)) else {
                world.simulator.adoptLog(log, upTo: end)
                debt = WorldDebt(step: journal.current, events: end)
                return false
            }
            journal.moveBack(to: common)
            expectations.clamp(to: world.simulator.nextSequence)
        }
        return watch.during("going to step \(step)") {
            journal.path(from: common, to: step).allSatisfy(redo)
        }
    }

    /// Repeats what is missing in a world that the user left half made; false where the user ends
    /// that as well.
    func payDebt() -> Bool {
        guard let debt else { return true }
        return rebuild(at: debt.step, keepingEvents: debt.events)
    }

    /// Begins again in a fresh world with an empty log; no step is lost.
    func startAgain() {
        rebuild(at: 0, keepingEvents: 0)
        journal.moveBack(to: 0)
        expectations = ExpectationWindow()
        before.forget()
    }

    /// Makes the world of a step again by repeating every step that leads to it, and takes over the
    /// first `count` events of the log. Where the user ends that, the world is left half made, and
    /// the rest is made before the next command.
    @discardableResult
    func rebuild(at step: Int, keepingEvents count: Int) -> Bool {
        rebuild(at: step, log: world.simulator.log, keepingEvents: count)
    }

    /// Makes the world of a step again, with the first `count` events of that log.
    @discardableResult
    func rebuild(at step: Int, log: EventLog, keepingEvents count: Int) -> Bool {
        world.dismantle()
        world = World(settings)
        world.simulator.isRecording = false
        let isWhole = repeatSteps(to: step)
        world.simulator.isRecording = true
        world.simulator.adoptLog(log, upTo: count)
        debt = isWhole ? nil : WorldDebt(step: step, events: count)
        if isWhole { journal.undone.removeAll { $0.events.upperBound > count } }
        return isWhole
    }

    /// Repeats the steps that lead to one in a fresh world; false where the user ends that.
    private func repeatSteps(to step: Int) -> Bool {
        let path = journal.path(to: step)
        var done = 0
        return watch.during("repeating step \(done) of \(path.count)") {
            path.allSatisfy { earlier in
                done += 1
                world.simulator.nextSequence = journal[earlier].events.lowerBound
                return !watch.ends() && repeatStep(earlier)
            }
        }
    }

    /// Takes a step again that follows the current one; false where the user ends that.
    private func redo(_ step: Int) -> Bool {
        let begin = world.simulator.nextSequence
        guard !watch.ends() else { return false }
        guard repeatStep(step) else {
            debt = WorldDebt(step: journal.current, events: begin)
            return false
        }
        journal.redo(step, events: begin..<world.simulator.nextSequence)
        return true
    }

    /// Runs a step of the journal as it ran the first time; false where the user ends that.
    private func repeatStep(_ step: Int) -> Bool {
        world.simulator.step = UInt32(truncatingIfNeeded: step)
        let block = Block(text: journal[step].source, span: journal[step].span)
        let commands = try? parse(block)
        let failure = retake(commands ?? [], at: block.span)
        if watch.wasInterrupted { return false }
        assert(
            commands != nil && failure == nil && world.simulator.pendingException == nil,
            "step \(step) ran once and does not run again: \(failure?.line ?? "exception")")
        world.simulator.clearException()
        return true
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
