// The names that presentations had before iOS 5, which work on each system.

extension UIViewController {
    /// Presents a controller; `present(_:animated:completion:)` from iOS 5.
    @available(iOS, deprecated: 6)
    public func presentModalViewController(
        _ modalViewController: UIViewController, animated: Bool
    ) {
        present(modalViewController, animated: animated)
    }

    /// Dismisses the controller that it presents or, if there is none, itself; `dismiss(animated:completion:)` from
    /// iOS 5.
    @available(iOS, deprecated: 6)
    public func dismissModalViewController(animated: Bool) { dismiss(animated: animated) }

    /// The controller that it presents; `presentedViewController` from iOS 5.
    @available(iOS, deprecated: 6)
    public var modalViewController: UIViewController? { presentedViewController }
}
