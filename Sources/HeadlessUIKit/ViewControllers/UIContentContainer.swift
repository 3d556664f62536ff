extension UIViewController: UIContentContainer {}

/// An object that takes part in the negotiation of sizes.
@preconcurrency @MainActor
@available(iOS 8, *)
public protocol UIContentContainer: AnyObject {
    var preferredContentSize: CGSize { get }
    func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer)
    func size(
        forChildContentContainer container: UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize
    func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)
    func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: UIViewControllerTransitionCoordinator)
}
