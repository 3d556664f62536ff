import CommandLanguage
import HeadlessUIKit

/// What can be told of where the session stands while steps are still to be repeated (`WorldDebt`): nothing of
/// it makes that world.
extension Session {
    /// Whether trees and screens mark what the last step changed: they do for a person, and are plain in a
    /// script, also in one that follows another session.
    var marksChanges: Bool { (policyBesideFollowed ?? policy).isInteractive }

    /// Whether the run loop is held where we stand.
    var isHeld: Bool {
        guard let debt else { return standing.isHeld }
        return debt.step != 0 && journal[debt.step].isHeld
    }

    /// Whether a swipe or a drag that was begun waits for `finish` or `cancel`; not known of a world
    /// that is still owed.
    var isFingerDown: Bool {
        guard debt == nil else { return false }
        return standing.finger != nil || standing.simulator.transitions.underFinger != nil
    }

    /// The step that the last events belong to.
    var stepOfWorld: Int { debt?.step ?? Int(standing.simulator.step) }

    /// Keeps the tree and the views as they are now, or the step at which they are to be found. Where
    /// nothing would be kept, no world is made for it.
    func keepBefore() {
        guard let debt else {
            return before.keep(standing.simulator, isForPerson: marksChanges)
        }
        if marksChanges || before.keepsViews { before.keep(worldOf: debt.step) }
    }

    /// The tree and the views as they were before the last step; a failure where the user ends the
    /// steps that have to be repeated for them.
    func worldBefore(for span: SourceSpan) throws(Diagnostic) -> WorldBefore {
        guard let step = before.awaitedStep else { return before }
        rehearse { rehearsal in
            _ = rehearsal.runTellingSteps(lines(to: step, in: rehearsal))
            if watch.wasInterrupted { return }
            before.keep(rehearsal.world.simulator, isForPerson: marksChanges)
        }
        try checkWatch(at: span)
        return before
    }
}
