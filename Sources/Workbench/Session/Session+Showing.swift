import CommandLanguage
import HierarchyRecords

/// Long steps are shown as they go on.
extension Session {
    /// Remarks something, in the person's language.
    func note(_ remark: Message) { say(.notes([remark])) }

    /// Begins to keep what the step says.
    func beginStep(at begin: Int, shownBefore shown: ShownPart) {
        let next = watch.work + RunningStep.Showing.workBetween
        runningStep.begin(
            showing: RunningStep.Showing(begin: begin, shown: shown.from(begin), next: next))
    }

    /// Shows what the running step has done so far, where it has said much or runs for long. In a
    /// script the events alone wait for the end of the step: one that fails has none.
    func showProgress() {
        guard var showing = runningStep.showing, !isReplaying,
            draft.sizeOfAsides >= RunningStep.Showing.mostKept
                || watch.work >= showing.next
                    && (policy.isInteractive || draft.sizeOfAsides > 0)
        else { return }
        let shown = replyAsides(from: showing.shown)
        let end = world.simulator.nextSequence
        host.onReply(
            Reply(events: shown.events..<end, span: runningStep.statementSpan, isPartial: true))
        showing.shown = ShownPart(events: end, asides: shown.asides)
        showing.next = watch.work + RunningStep.Showing.workBetween
        showing.isEarly = true
        runningStep.showing = showing
    }
}
