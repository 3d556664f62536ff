import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Going through a step call by call.
extension Interpreter {
    /// Begins with the first call of the commands.
    func beginStepping(_ stepped: SteppedCommands, at span: SourceSpan) {
        let begin = world.simulator.nextSequence
        stepping = Stepping(
            stepped: stepped, span: span, begin: begin,
            shown: ShownPart(events: begin),
            tree: world.simulator.snapshot())
        advance()
        guard stepping != nil, policy.isInteractive, !hasExplainedStepping else { return }
        hasExplainedStepping = true
        say(
            .notes([
                "an empty line makes the call, 'skip' leaves it out, 'run' goes on to the end, "
                    + "'undo' drops it all"
            ]))
    }

    /// Goes on to the next call, past the one that the world stands before.
    func advance() {
        guard var running = stepping else { return }
        running.position += 1
        let gate = CallGate(stopAt: running.position, leavingOut: running.leftOut)
        rebuild(at: journal.current, keepingEvents: running.begin)
        let failure = run(running, through: gate)
        guard failure == nil, let stop = gate.stop else {
            asides = []
            stepping = running
            return finishStepping()
        }
        world.simulator.thaw()
        show(stop.text, stop.tree, of: &running)
        stepping = running
    }

    /// Runs what is left, in one go, and takes the step.
    func finishStepping() {
        guard let running = stepping else { return }
        stepping = nil
        rebuild(at: journal.current, keepingEvents: running.begin)
        status = takeStep(running.journalled, at: running.span, shownBefore: running.shown) {
            () throws(Diagnostic) in
            try perform(running.stepped.commands, through: CallGate(leavingOut: running.leftOut))
        }
    }

    /// Ends a step that is stopped, as it stands: the calls that have not run are left out.
    func endStepping() -> ExitStatus {
        guard var running = stepping else { return .fine }
        let gate = CallGate(leavingOut: running.leftOut, leavingOutFrom: running.position)
        rebuild(at: journal.current, keepingEvents: running.begin)
        _ = run(running, through: gate)
        asides = []
        if gate.count >= running.position {
            running.leftOut.formUnion(running.position...gate.count)
        }
        stepping = running
        finishStepping()
        return status
    }

    /// Drops a step that is stopped, with all that happened in it.
    func dropStepping() {
        guard let running = stepping else { return }
        stepping = nil
        rebuild(at: journal.current, keepingEvents: running.begin)
        expectations.clamp(to: running.begin)
    }

    /// Runs commands as part of the running step, through a gate.
    func perform(
        _ commands: [ParsedCommand], through gate: CallGate
    ) throws(Diagnostic) {
        world.statements.gate = gate
        for command in commands where !world.simulator.isStopped {
            try runInside([command])
        }
    }

    /// Runs the commands and lets the run loop come to rest, as the step itself would.
    private func run(_ stepping: Stepping, through gate: CallGate) -> Diagnostic? {
        world.simulator.step = UInt32(truncatingIfNeeded: journal.nextNumber)
        let said = contents
        defer { contents = said }
        asides = []
        return attempt(in: world, at: stepping.span) { () throws(Diagnostic) in
            try perform(stepping.stepped.commands, through: gate)
        }
    }

    /// Shows the callbacks since the last stop, the tree as it stands, and the call that is next.
    private func show(_ call: String, _ tree: HierarchySnapshot, of stepping: inout Stepping) {
        let end = world.simulator.nextSequence
        let difference = SnapshotDifference(from: stepping.tree, to: tree)
        let request = TreeRequest(difference: difference)
        let told = asides.count
        reply(
            tellAsides(from: stepping.shown)..<end, step: nil, span: stepping.span,
            adding: (stepping.position > 1 ? [.tree(tree, request)] : [])
                + [.lines(["\(stepping.position): \(call)"])])
        stepping.shown = ShownPart(events: end, asides: told)
        stepping.tree = tree
    }

    /// Refuses what would change the world while a step is stopped in the middle.
    func refuseWhileStepping(at span: SourceSpan) throws(Diagnostic) {
        guard let stepping else { return }
        throw Diagnostic(
            .illegal, at: span,
            "'\(stepping.title)' stands before its call \(stepping.position): 'step', 'skip' or "
                + "'run' it first, or 'undo' it")
    }
}
