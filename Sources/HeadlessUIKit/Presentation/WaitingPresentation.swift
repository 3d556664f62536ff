import HierarchyRecords

/// A `present` that waits for a transition that does not end by the run loop alone (P08).
@MainActor
package struct WaitingPresentation {
    /// The controller to present.
    package let controller: UIViewController
    /// The step in which it was asked for.
    package let since: UInt32
    /// The controllers that take part in the transition.
    package let participants: [UIViewController]
    /// A62: the animator that has not completed the transition; nil if a finger drives it.
    package let animator: ObjectID?
}

extension Simulator {
    /// P08: the presentations that still wait although the run loop has nothing left to do.
    package var waitingPresentations: [WaitingPresentation] {
        guard !(transitions.custom.isEmpty && transitions.interactive.isEmpty), isIdle else {
            return []
        }
        return transitions.custom.compactMap(\.waiting)
            + transitions.interactive.compactMap(\.waiting)
    }
}
