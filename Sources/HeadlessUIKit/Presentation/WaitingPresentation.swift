import HierarchyRecords

/// A `present` that waits for the end of a transition which the run loop alone does not end (P08).
@MainActor
package struct WaitingPresentation {
    /// What is to be presented.
    package let controller: UIViewController
    /// The step that asked for it.
    package let since: UInt32
    /// Who takes part in the transition.
    package let participants: [UIViewController]
    /// A62: the animator that has not completed it; nil where a finger holds it.
    package let animator: ObjectID?
}

extension Simulator {
    /// P08: what waits though the run loop has come to rest.
    package var waitingPresentations: [WaitingPresentation] {
        guard isIdle, !(customTransitions.isEmpty && interactiveTransitions.isEmpty) else {
            return []
        }
        return customTransitions.compactMap(\.waiting)
            + interactiveTransitions.compactMap(\.waiting)
    }
}
