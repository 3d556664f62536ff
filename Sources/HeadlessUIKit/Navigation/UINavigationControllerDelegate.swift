import HierarchyRecords

/// The delegate of a navigation controller: D08.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    /// Sent after `viewWillDisappear` and `viewWillAppear`.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)
    /// Sent after `viewDidAppear` of the controller that is shown; not after a cancelled pop (C38).
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)
    /// Asked for the animator of an animated change; nil for UIKit's own animation (P12).
    @available(iOS 7, *)
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Asked for the object that drives the animator; nil if the transition is not interactive.
    @available(iOS 7, *)
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    /// Returns nil.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns nil.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {}
}

extension UINavigationController {
    /// D08, A19: the callback is logged even if there is no delegate.
    func tellDelegate(willShow controller: UIViewController, animated: Bool) {
        dispatch.send(
            .navigationWillShow, to: self, .shown(controller.objectID, animated: animated),
            rule: .d08
        ) {
            delegate?.navigationController(self, willShow: controller, animated: animated)
        }
    }

    func tellDelegate(didShow controller: UIViewController, animated: Bool, rule: RuleID = .d08) {
        dispatch.send(
            .navigationDidShow, to: self, .shown(controller.objectID, animated: animated),
            rule: rule
        ) {
            delegate?.navigationController(self, didShow: controller, animated: animated)
        }
    }
}
