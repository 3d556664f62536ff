import CommandLanguage
import HierarchyRecords

/// A step that is being taken, and what of it was shown before its end.
///
/// A short step is shown as a whole when it has ended. A long one is shown as it goes on, so that the
/// person sees what it does, and what it says takes no room.
struct StepInProgress {
    /// Where its events begin.
    let begin: Int
    /// What was shown at earlier stops, and since then.
    var shown: ShownPart
    /// The watch's count of work at which what there is by then is shown.
    var nextShowing: Int
    /// Whether something was shown since the step began to run.
    var isShownEarly = false

    /// Bytes of what was said within a step that are kept until it ends.
    static let mostKept = 1 << 16
    /// The work, in microseconds of a usual machine, after which a step is shown as it goes on. It is
    /// counted and not measured, so that a step that fails shows the same on every machine.
    @MainActor static let workBetweenShowings = 64 * Watch.costOfStatements
}

extension Interpreter {
    /// Begins to keep what the step says.
    func beginStep(at begin: Int, shownBefore shown: ShownPart) {
        stepInProgress = StepInProgress(
            begin: begin, shown: shown.from(begin),
            nextShowing: watch.work + StepInProgress.workBetweenShowings)
    }

    /// Shows what the running step has done so far, where it has said much or runs for long. In a
    /// script the events alone wait for the end of the step: one that fails has none.
    func showProgress() {
        guard var step = stepInProgress, !isReplaying,
            draft.sizeOfAsides >= StepInProgress.mostKept
                || watch.work >= step.nextShowing
                    && (policy.isInteractive || draft.sizeOfAsides > 0)
        else { return }
        let shown = replyAsides(from: step.shown)
        let end = world.simulator.nextSequence
        host.onReply(Reply(events: shown.events..<end, span: runningStep.statementSpan, isPartial: true))
        step.shown = ShownPart(events: end, asides: shown.asides)
        step.nextShowing = watch.work + StepInProgress.workBetweenShowings
        step.isShownEarly = true
        stepInProgress = step
    }
}
