import HeadlessUIKit

/// The delegate of a scroll controller.
@MainActor
public protocol ScrollControllerDelegate: AnyObject {
    /// Sent when another page is shown, by code or by the user.
    func scrollController(_ scroll: ScrollController, didShow page: UIViewController)
}

extension ScrollControllerDelegate {
    /// Does nothing.
    public func scrollController(_ scroll: ScrollController, didShow page: UIViewController) {}
}
