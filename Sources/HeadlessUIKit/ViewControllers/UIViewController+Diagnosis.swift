import HierarchyRecords

/// What a diagnosis asks that an app cannot.
extension UIViewController {
    /// The will event of a `beginAppearanceTransition` that user code has not ended; nil where none
    /// is open.
    package var openTransition: Int? {
        guard appearance.isExplicit, appearance.rule == .c28 || appearance.rule == .c30 else {
            return nil
        }
        return Int(appearance.cause)
    }

    /// Whether a transition of the framework's, or the run loop's next turn, has yet to end what is
    /// going on with it.
    package var isInFlight: Bool {
        transitionCoordinator != nil || appearance.isQueued
            || optional?.presentation?.isBeingPresented ?? false
            || optional?.presentation?.isBeingDismissed ?? false
    }

    /// Whether user code may still hear of the appearance that is under way: the will half was sent
    /// and the did half was not.
    package var isBetweenWillAndDid: Bool { appearance.isInTransition }
}
