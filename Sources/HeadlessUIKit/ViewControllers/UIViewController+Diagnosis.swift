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

    /// The view that its own view stands in, or stood in when it made way for what it presents.
    package var placeOfView: UIView? {
        viewIfLoaded?.storedSuperview ?? ownPresented?.ownPresentationController?.coveredSuperview
    }

    /// Whether it was told that it is to be seen, and not yet that it has gone.
    package var isToldToBeSeen: Bool {
        appearance.phase == .appearing || appearance.phase == .appeared
    }

    /// Whether user code may still hear of the appearance that is under way: the will half was sent
    /// and the did half was not.
    package var isBetweenWillAndDid: Bool { appearance.isInTransition }
}
