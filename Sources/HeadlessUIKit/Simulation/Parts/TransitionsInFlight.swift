import HierarchyRecords

/// The presentations that stand, and the transitions that are running.
@MainActor
package final class TransitionsInFlight {
    /// All presentations. Each holds its two controllers, which hold it, until it ends.
    @Counted private(set) var presentations: [PresentationState] = []
    /// The transitions that fingers drive, the newest last.
    @Counted var interactive: [InteractiveTransition] = []
    /// The transitions that the app's own animators run.
    @Counted package internal(set) var custom: [CustomTransition] = []
    /// Animators that completed a transition twice (A62).
    @Counted package internal(set) var repeatedCompletions: [ObjectID] = []

    /// The newest transition that a finger drives.
    package var underFinger: InteractiveTransition? { interactive.last }

    /// The controller that was presented last, of those that are presented now.
    package var presentedLast: UIViewController? {
        presentations.last?.controller?.presentedIfAlive
    }

    /// The controllers that are presented now, in the order in which they were presented.
    package var presented: [UIViewController] {
        presentations.compactMap { $0.controller?.presentedIfAlive }
    }

    /// The presentation whose container that view is; nil if it is none.
    func presentation(in container: UIView) -> UIPresentationController? {
        for state in presentations.reversed() where state.controller?.containerView === container {
            return state.controller
        }
        return nil
    }

    func add(_ presentation: PresentationState) { presentations.append(presentation) }

    /// Removes a presentation. It is searched from the end, because a chain is dismissed from its
    /// top, which came last.
    func forget(_ presentation: PresentationState) {
        // A loop, because a closure that the library calls would check the actor at run time.
        for place in presentations.indices.reversed() where presentations[place] === presentation {
            presentations.remove(at: place)
            return
        }
    }

    /// Forgets all of them: the world is dropped. A transition that is running holds both of its controllers, and both hold it.
    func drop() {
        interactive = []
        custom = []
        for presentation in presentations {
            presentation.presenting?.presentationState.transition = nil
            presentation.unlink()
        }
    }
}
