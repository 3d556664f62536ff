import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// Moves among steps. A world cannot go back: it is made again by repeating its steps.
extension Session {
    /// Stands on another step of the journal. False where the user ended that on the way forward, at
    /// the last step that was taken whole.
    func go(to step: Int) -> Bool {
        keepBefore()
        let common = journal.commonAncestor(journal.current, step)
        if common != journal.current {
            let end = journal.logEnd(of: common)
            rebuild(at: common, keepingEvents: end)
            journal.moveBack(to: common)
            expectations.clamp(to: end)
        }
        if common == step { return true }
        let isThere = watch.during("going to step \(step)") {
            payDebt() && journal.path(from: common, to: step).allSatisfy(redo)
        }
        if isThere { checkAgainstJournal() }
        return isThere
    }

    /// Begins again in a fresh world with an empty log; no step is lost.
    func startAgain() {
        rebuild(at: 0, keepingEvents: 0)
        journal.moveBack(to: 0)
        expectations = ExpectationWindow()
        before.forget()
        // What was refused in the former world is no concern of this one.
        (refusedLine, refusedClasses, refusedFinger) = (nil, [:], nil)
        refusedCode = RefusedCode()
    }

    /// From now on the world is that of a step, with the first `count` events of that log, or of its
    /// own where none is given. The steps are repeated when something asks for the world.
    func rebuild(at step: Int, log: EventLog? = nil, keepingEvents count: Int) {
        noteWalked(keeping: log == nil ? count : 0)
        // What was begun for the steps of another log is of no use.
        let reached = log == nil ? debt?.reached : nil
        debt = WorldDebt(step: step, events: count, log: log ?? debt?.log, reached: reached)
        journal.forgetUndone(from: count)
    }

    /// Keeps in mind what was walked so far: only the first events of the log stay, so many. Objects of
    /// undone steps whose events stay get other ids, so that nothing is known of them any more.
    private func noteWalked(keeping count: Int) {
        let keepsIDs = journal.undone.isEmpty
        if !keepsIDs { walkedBefore.forget() }
        if debt == nil { walkedBefore.take(standing.simulator.log, keeping: count) }
        walkedBefore.cut(at: keepsIDs ? count : 0)
    }

    /// Makes the world that is owed by repeating every step that leads to it; false where the user
    /// ends that, or there is no time for the next step: the debt stays, and what was done is kept.
    func payDebt(while hasTime: () -> Bool = { true }) -> Bool {
        guard var owed = debt else { return true }
        let log = owed.log ?? standing.simulator.log
        let begin = beginWorld(of: owed)
        debt = nil
        owed.reached = repeatSteps(from: begin, to: owed.step, while: hasTime)
        guard owed.reached == owed.step else {
            owed.log = log
            debt = owed
            return false
        }
        // A repeated step may have put another world in the place of the fresh one: `set ios`.
        standing.simulator.isRecording = true
        standing.simulator.adoptLog(log, upTo: owed.events)
        if owed.step == journal.current { checkAgainstJournal() }
        return true
    }

    /// Pays a part of the debt while a person thinks or types. A step that takes long is broken off
    /// when a key waits, and the world is begun again.
    func payAhead(while isIdle: @escaping () -> Bool) {
        guard debt != nil else { return }
        watch.begin()
        var work = watch.work
        let isLate = { [watch] in watch.work - work > Self.patienceOfTypist && !isIdle() }
        _ = watch.heeding(isLate) {
            payDebt {
                work = watch.work
                return isIdle()
            }
        }
    }

    /// How long a key may wait, in microseconds of work.
    private static let patienceOfTypist = 50_000

    /// Makes a fresh world in place of the one that stands, unless that was begun for this debt;
    /// returns the step on which it stands.
    private func beginWorld(of debt: WorldDebt) -> Int {
        if let step = debt.reached, journal.commonAncestor(step, debt.step) == step {
            standing.simulator.makeCurrent()
            return step
        }
        standing.dismantle()
        world = World(settings)
        standing.simulator.isRecording = false
        return 0
    }

    /// Repeats the steps that lead from one to another; returns the last that was repeated, or nil
    /// where the user ended one halfway.
    private func repeatSteps(from begin: Int, to end: Int, while hasTime: () -> Bool) -> Int? {
        let path = journal.path(from: begin, to: end)
        var (reached, done) = (begin, 0)
        return watch.during("repeating step \(done) of \(path.count)") {
            for step in path {
                guard hasTime(), !watch.ends() else { return reached }
                done += 1
                standing.simulator.nextSequence = journal[step].events.lowerBound
                guard repeatStep(step) else { return nil }
                reached = step
            }
            return reached
        }
    }

    /// Takes a step again that follows the current one; false where the user ends that.
    private func redo(_ step: Int) -> Bool {
        let begin = world.simulator.nextSequence
        guard !watch.ends() else { return false }
        guard repeatStep(step) else {
            rebuild(at: journal.current, keepingEvents: begin)
            return false
        }
        journal.redo(step, events: begin..<world.simulator.nextSequence)
        return true
    }

    /// Runs a step of the journal as it ran the first time; false where the user ends that.
    private func repeatStep(_ step: Int) -> Bool {
        repeatedSteps += 1
        let failure = retake(step, of: journal)
        if watch.wasInterrupted { return false }
        assert(
            failure == nil && world.simulator.pendingException == nil,
            "step \(step) ran once and does not run again: \(failure?.line ?? "exception")")
        world.simulator.clearException()
        return true
    }

    /// Takes a step of a journal as it was taken first, with the files that it found then; what went wrong,
    /// if anything.
    func retake(_ step: Int, of journal: Journal) -> Diagnostic? {
        world.simulator.step = UInt32(truncatingIfNeeded: step)
        world.storyboards.beginStep(finding: journal.filesFound(by: step))
        let block = Block(text: journal[step].source, span: journal[step].span)
        do throws(Diagnostic) {
            return retake(try parse(block), at: block.span)
        } catch {
            return error
        }
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
