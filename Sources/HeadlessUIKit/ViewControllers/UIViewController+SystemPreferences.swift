// S04: who answers is asked when somebody wants to know, so that nothing is to be done here.

extension UIViewController {
    /// Says that the answer about the home indicator is another; from iOS 11.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    /// Says that the answer about the edges where the app's gestures come first is another; from iOS
    /// 11.
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// Says that the answer about the pointer is another; from iOS 14.
    public func setNeedsUpdateOfPrefersPointerLocked() {}
}
