import HierarchyRecords

/// Questions of the diagnosis that an app cannot ask.
extension UIViewController {
    /// The will's event of a `beginAppearanceTransition` whose end is still missing; nil if there
    /// is none.
    package var openTransition: Int? {
        guard appearance.isExplicit, appearance.rule == .c28 || appearance.rule == .c30 else {
            return nil
        }
        return Int(appearance.cause)
    }

    /// The superview of its view, or the former one if a presentation has removed the view.
    package var placeOfView: UIView? {
        viewIfLoaded?.storedSuperview ?? ownPresented?.ownPresentationController?.coveredSuperview
    }

    /// Whether it got `viewWillAppear`, but not yet `viewDidDisappear`.
    package var isToldToBeSeen: Bool {
        appearance.phase == .appearing || appearance.phase == .appeared
    }
}
