import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Goes through a step call by call.
@MainActor
struct Stepper {
    let session: Session

    private var world: World { session.world }
    private var journal: Journal { session.journal }

    /// Begins with the first call of the commands.
    func begin(_ stepped: SteppedCommands, at span: SourceSpan) {
        let begin = world.simulator.nextSequence
        session.stops.stepping = Stepping(
            stepped: stepped, span: span, begin: begin,
            shown: ShownPart(events: begin),
            tree: world.simulator.snapshot())
        advance()
        guard session.stops.stepping != nil, session.policy.isInteractive,
            !session.stops.areExplained
        else { return }
        session.stops.areExplained = true
        session.note(
            "an empty line makes the call, 'skip' leaves it out, 'run' goes on to the end, "
                + "'undo' drops it all")
    }

    /// Goes on to the next call, past the one that the world stands before.
    func advance() {
        guard var running = session.stops.stepping else { return }
        running.position += 1
        let gate = CallGate(stopAt: running.position, leavingOut: running.leftOut)
        guard goBack(to: running) else { return }
        let failure = run(running, through: gate)
        guard failure == nil, let stop = gate.stop else {
            _ = session.draft.takeAsides()
            session.stops.stepping = running
            return finish()
        }
        world.simulator.thaw()
        show(stop.text, stop.tree, of: &running)
        session.stops.stepping = running
    }

    /// Runs what is left, in one go, and takes the step.
    func finish() {
        guard let running = session.stops.stepping, goBack(to: running) else { return }
        session.stops.stepping = nil
        session.draft.status = session.takeStep(
            running.journalled, at: running.span, shownBefore: running.shown
        ) {
            () throws(Diagnostic) in
            try perform(running.stepped.commands, through: CallGate(leavingOut: running.leftOut))
            return nil
        }
    }

    /// Ends a step that is stopped, as it stands: the calls that have not run are left out.
    func end() -> ExitStatus {
        guard var running = session.stops.stepping else { return .fine }
        let gate = CallGate(leavingOut: running.leftOut, leavingOutFrom: running.position)
        guard goBack(to: running) else { return .interrupted }
        _ = run(running, through: gate)
        _ = session.draft.takeAsides()
        if gate.count >= running.position {
            running.leftOut.formUnion(running.position...gate.count)
        }
        session.stops.stepping = running
        finish()
        return session.draft.status
    }

    /// Drops a step that is stopped, with all that happened in it.
    func drop() {
        guard let running = session.stops.stepping else { return }
        session.stops.stepping = nil
        session.rebuild(at: journal.current, keepingEvents: running.begin)
        session.expectations.clamp(to: running.begin)
    }

    /// Makes the world anew in which the stopped step begins; where the user ends that, the step is
    /// dropped, and false is returned.
    private func goBack(to stepping: Stepping) -> Bool {
        session.rebuild(at: journal.current, keepingEvents: stepping.begin)
        if session.payDebt() { return true }
        session.stops.stepping = nil
        session.expectations.clamp(to: stepping.begin)
        session.draft.status = .interrupted
        return false
    }

    /// Runs commands as part of the running step, through a gate.
    func perform(
        _ commands: [ParsedCommand], through gate: CallGate
    ) throws(Diagnostic) {
        world.statements.gate = gate
        for command in commands where !world.simulator.isStopped {
            try session.runInside([command])
        }
    }

    /// Runs the commands and lets the run loop come to rest, as the step itself would.
    private func run(_ stepping: Stepping, through gate: CallGate) -> Diagnostic? {
        world.simulator.step = UInt32(truncatingIfNeeded: journal.nextNumber)
        _ = session.draft.takeAsides()
        var failure: Diagnostic?
        _ = session.draft.overhear {
            failure = session.attempt(in: world, at: stepping.span) { () throws(Diagnostic) in
                try perform(stepping.stepped.commands, through: gate)
            }
        }
        return failure
    }

    /// Shows the callbacks since the last stop, the tree as it stands, and the call that is next.
    private func show(_ call: String, _ tree: HierarchySnapshot, of stepping: inout Stepping) {
        let end = world.simulator.nextSequence
        let difference = SnapshotDifference(from: stepping.tree, to: tree)
        let request = TreeRequest(difference: difference)
        let told = session.draft.asides.count
        session.reply(
            session.replyAsides(from: stepping.shown).events..<end, step: nil,
            span: stepping.span,
            adding: (stepping.position > 1 ? [.answer(TreeAnswer(tree, request))] : [])
                + [.lines(["\(stepping.position): \(call)"])])
        stepping.shown = ShownPart(events: end, asides: told)
        stepping.tree = tree
    }

    /// Shows the values of a line that only looks. Any other is refused, and the world stands again
    /// where it stood.
    func look(_ lines: [StatementLine], isWhole: Bool) throws(Diagnostic) -> ExitStatus {
        guard let span = lines.first?.span, lines.allSatisfy({ $0.expression != nil }) else {
            try refuse(at: lines[0].span)
            return .fine
        }
        if !isWhole { return .fine }
        let mark = WorldMark(of: world)
        var failure: Diagnostic?
        do throws(Diagnostic) {
            for line in lines { try session.runStatement(line) }
        } catch {
            failure = error
        }
        guard mark.wasOnlyLookedAt(in: world) else {
            session.draft.begin()
            _ = session.draft.takeAsides()
            standAgain()
            try refuse(at: span)
            return .fine
        }
        mark.forgetLook(of: world)
        let end = world.simulator.nextSequence
        _ = session.replyAsides(from: ShownPart(events: end), upTo: end)
        if let failure { throw failure }
        if !session.draft.contents.isEmpty { session.reply(0..<0, step: nil, span: span) }
        return session.draft.status
    }

    /// Makes the world again as it stood before its call.
    private func standAgain() {
        guard let running = session.stops.stepping, goBack(to: running) else { return }
        let gate = CallGate(stopAt: running.position, leavingOut: running.leftOut)
        _ = run(running, through: gate)
        world.simulator.thaw()
    }

    /// Refuses what would change the world while a step is stopped in the middle.
    func refuse(at span: SourceSpan) throws(Diagnostic) {
        guard let stepping = session.stops.stepping else { return }
        throw Diagnostic(
            .illegal, at: span,
            "'\(stepping.title)' stands before its call \(stepping.position): 'step', 'skip' or "
                + "'run' it first, or 'undo' it")
    }
}
