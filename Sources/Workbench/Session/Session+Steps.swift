import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// Steps: what changes the world happens as a whole or not at all.
extension Session {
    /// Takes one step, and undoes it where it fails. `shown` is the part that was shown at earlier
    /// stops. `body` returns the source of what ran where it is another.
    func takeStep(
        _ source: String, at span: SourceSpan, shownBefore shown: ShownPart = ShownPart(),
        _ body: () throws(Diagnostic) -> String?
    ) -> ExitStatus {
        let world = world
        let simulator = world.simulator
        let begin = simulator.nextSequence
        let number = journal.nextNumber
        let keptBefore = before.kept
        before.keep(simulator, isForPerson: marksChanges)
        simulator.step = UInt32(truncatingIfNeeded: number)
        beginStep(at: begin, shownBefore: shown)
        defer { runningStep.showing = nil }
        let mark = WorldMark(of: world)
        world.storyboards.beginStep()
        var source = source
        let failure = attempt(in: world, at: span, since: mark) { () throws(Diagnostic) in
            if let other = try body() { source = other }
        }
        let shown = runningStep.showing?.shown ?? shown.from(begin)
        if let failure {
            noteRefusal(failure, source, at: span)
            if !watch.wasInterrupted, mark.stands(in: self.world) {
                return leaveAsItIs(failure, mark, span: span)
            }
            return takeBack(failure, source, at: span)
        }
        if simulator.isStopped { return takeBackException(source, mark, begin, span, shown) }
        if wasLook(since: mark) {
            before.restore(keptBefore)
            return endLook(mark, span, shown)
        }
        let events = begin..<simulator.nextSequence
        let left = policy.isInteractive ? journal.next(after: journal.current) : nil
        journal.append(source, at: span, events: events, isHeld: world.isHeld)
        journal.keep(filesFound: world.storyboards.endStep())
        if !files.copies.isEmpty { remember(source) }
        let warnings =
            policy.isStrict || policy.watchesWarnings ? watchWarnings(events, span: span) : []
        if let last = simulator.transitions.presentedLast { noteStrayAnchor(of: last, in: events) }
        noteWaitingPresentations(in: world, of: number)
        sayWhatIsLeftOut()
        if let left { sayLeftBranch(beginningWith: left, at: span) }
        let rest = replyAsides(from: shown).events..<events.upperBound
        reply(rest, step: number, span: span, adding: warnings)
        if isInLesson { teaching.lesson?.noteStep() }
        return draft.status
    }

    /// Whether the running line only looked since the mark: such a line is no step. One whose events were
    /// shown on the way is one.
    private func wasLook(since mark: WorldMark?) -> Bool {
        guard runningStep.mayBeLook, let mark, mark.wasOnlyLookedAt(in: world) else { return false }
        return runningStep.showing?.isEarly != true || mark.loggedNothing(in: world)
    }

    /// Ends a line that might have been a step, and only looked.
    private func endLook(
        _ mark: WorldMark, _ span: SourceSpan, _ shown: ShownPart
    ) -> ExitStatus {
        mark.forgetLook(of: world)
        world.simulator.step = UInt32(truncatingIfNeeded: journal.current)
        checkAgainstJournal()
        _ = replyAsides(from: shown, upTo: world.simulator.nextSequence)
        sayWhatIsLeftOut()
        if !draft.contents.isEmpty { reply(0..<0, step: nil, span: span) }
        return draft.status
    }

    /// Runs the step's body and lets the run loop come to rest, unless all it did since the mark was to
    /// look; what went wrong, if anything.
    func attempt(
        in world: World, at span: SourceSpan, since mark: WorldMark? = nil,
        _ body: () throws(Diagnostic) -> Void
    ) -> Diagnostic? {
        runningStep.mayBeLook = false
        if runningStep.hookFailure != nil { runningStep.hookFailure = nil }
        world.statements.beginWork()
        defer { world.statements.gate = nil }
        do throws(Diagnostic) {
            try body()
            if !world.isHeld, !wasLook(since: mark) { try settle(world, at: span) }
            if watch.wasInterrupted { throw .interruption(at: span) }
        } catch {
            return error
        }
        if let failure = runningStep.hookFailure { return failure }
        return endlessChange(in: world.simulator, at: span)
            ?? world.statements.takeClosureFailure(at: span)
    }

    /// Why a step cannot end whose code answers each change of traits or of the orientation with
    /// another; nil where there is no such code.
    private func endlessChange(in simulator: Simulator, at span: SourceSpan) -> Diagnostic? {
        let (traits, screen) = (simulator.traits.takeEndless(), simulator.display.takeEndless())
        if let name = traits.map(simulator.name) {
            return Diagnostic(
                .limit, at: span,
                "the traits of '\(name)' never settle: each change of an override makes another")
        }
        guard let name = screen.map(simulator.name) else { return nil }
        return Diagnostic(
            .limit, at: span,
            "the screen never settles: each time it turns, code turns it again under '\(name)'")
    }

    /// Runs the run loop until nothing is left to do.
    func settle(_ world: World, at span: SourceSpan) throws(Diagnostic) {
        let simulator = world.simulator
        if simulator.isStopped || simulator.runUntilIdle() { return }
        throw Diagnostic(.limit, at: span, "the run loop never comes to rest")
    }

    // MARK: What was said within the step

    /// Keeps what was said for its place among the step's events.
    func keepAside(_ said: [ReplyContent], at span: SourceSpan) {
        draft.keepAside(said, eventsBefore: world.simulator.nextSequence, at: span)
        if draft.sizeOfAsides >= RunningStep.Showing.mostKept { showProgress() }
    }

    /// Replies what was said within the step and was not shown yet, each behind the events before it;
    /// returns what is shown by then. Events from `limit` on are in the log no more.
    func replyAsides(from shown: ShownPart, upTo limit: Int = .max) -> ShownPart {
        var begin = shown.events
        let asides = draft.takeAsides()
        for aside in asides.dropFirst(shown.asides) {
            let end = max(begin, min(limit, aside.eventsBefore))
            host.onReply(
                Reply(
                    events: begin..<end, contents: aside.contents, span: aside.span,
                    status: aside.status))
            begin = end
        }
        return ShownPart(events: begin, asides: max(0, shown.asides - asides.count))
    }

    /// Replies what was said within a step whose events are dropped.
    private func replyAsidesAlone() {
        for aside in draft.takeAsides() {
            host.onReply(Reply(contents: aside.contents, span: aside.span, status: aside.status))
        }
    }

    // MARK: Failures

    /// Ends a step that a bad command stopped before anything of it happened.
    private func leaveAsItIs(
        _ failure: Diagnostic, _ mark: WorldMark, span: SourceSpan
    ) -> ExitStatus {
        replyAsidesAlone()
        forgetStep(mark)
        checkAgainstJournal()
        return refuse(failure, at: span)
    }

    private func forgetStep(_ mark: WorldMark) {
        mark.forgetStep(of: world)
        world.simulator.step = UInt32(truncatingIfNeeded: journal.current)
    }

    /// Undoes a step that a bad command stopped: nothing of it stays in the world, and in the log only
    /// what was shown before it failed.
    private func takeBack(
        _ failure: Diagnostic, _ source: String, at span: SourceSpan
    ) -> ExitStatus {
        guard let showing = runningStep.showing else { return abandon() }
        replyAsidesAlone()
        let end = showing.isEarly ? showing.shown.events : showing.begin
        expectations.clamp(to: end)
        if end > showing.begin {
            journal.keepUndone(
                source, at: span, events: showing.begin..<end, wasRefused: true)
        }
        rebuild(at: journal.current, keepingEvents: end)
        if watch.wasInterrupted { return abandon() }
        return refuse(failure, at: span, adding: end > showing.begin ? ["the step was undone"] : [])
    }

    /// Undoes a step that a UIKit exception ended: its events stay in the log.
    private func takeBackException(
        _ source: String, _ mark: WorldMark, _ begin: Int, _ span: SourceSpan, _ shown: ShownPart
    ) -> ExitStatus {
        let simulator = world.simulator
        let end = simulator.nextSequence
        guard let misuse = simulator.pendingException, let index = simulator.pendingExceptionEvent
        else { return .fine }
        if !files.copies.isEmpty { remember(raised: source, begin..<end, of: simulator.log) }
        if mark.standsButForException(in: world) {
            simulator.clearException()
            forgetStep(mark)
            checkAgainstJournal()
        } else {
            rebuild(at: journal.current, keepingEvents: end)
        }
        journal.keepUndone(source, at: span, events: begin..<end)
        forgive()
        let failure = UnexpectedMisuse(
            eventIndex: index, misuse: misuse, span: runningStep.raisingSpan ?? span)
        let contents = report([failure])
        reply(replyAsides(from: shown).events..<end, step: nil, span: span, adding: contents)
        return draft.status
    }

    /// Says to a person where the steps are that were undone before this one, until they know of branches.
    private func sayLeftBranch(beginningWith step: Int, at span: SourceSpan) {
        guard span.script == .prompt, !knowsBranches, !isInLesson else { return }
        var last = step
        while let next = journal.next(after: last) { last = next }
        note(
            "step \(step) is on another branch now: 'replay' takes its steps again here, "
                + "'goto \(last)' leads to its end"
        )
    }

    /// Takes back a look that met a property whose getter raises: the exception is told as a step's is.
    func takeBackLook(
        _ source: String, _ mark: WorldMark, _ begin: Int, _ span: SourceSpan
    ) -> ExitStatus {
        runningStep.raisingSpan = nil
        draft.begin()
        return takeBackException(source, mark, begin, span, ShownPart(events: begin))
    }

    /// Reports misuses at once where a person types; a script may still name them with `expect`, and the
    /// `expect` around a block judges them first.
    func report(_ failures: [UnexpectedMisuse]) -> [ReplyContent] {
        guard policy.isInteractive, !expectations.isInBlock, !failures.isEmpty else {
            changeExpectations { $0.unexpected += failures }
            return []
        }
        draft.status = .exception
        return failures.map { .exception(eventIndex: $0.eventIndex, $0.misuse) }
    }

    private func watchWarnings(_ events: Range<Int>, span: SourceSpan) -> [ReplyContent] {
        let log = world.simulator.log
        return report(
            events.filter { log.events[$0].callback == .warning }.map {
                UnexpectedMisuse(warning: $0, in: log, span: span)
            })
    }
}
