extension UIViewController {
    /// The controller that it, or its nearest presenting ancestor, presents (P20).
    @available(iOS 5, *)
    public var presentedViewController: UIViewController? { nearestPresented }

    /// The controller that presents it or its topmost ancestor (P20).
    @available(iOS 5, *)
    public var presentingViewController: UIViewController? { presentingOfAncestors }

    /// P11: whether it, or a controller in it that is on the screen, keeps the user from dismissing it.
    var holdsPresentation: Bool {
        isModalInPresentation
            || children.contains { $0.viewIfLoaded?.window != nil && $0.holdsPresentation }
    }
}

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
