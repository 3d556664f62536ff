import HeadlessUIKit

/// What a scroll controller tells.
@MainActor
public protocol ScrollControllerDelegate: AnyObject {
    /// Told when another page has come to rest, by code or by a finger.
    func scrollController(_ scroll: ScrollController, didShow page: UIViewController)
}

extension ScrollControllerDelegate {
    /// Nothing where the delegate does not want to know.
    public func scrollController(_ scroll: ScrollController, didShow page: UIViewController) {}
}
