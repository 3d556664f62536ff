/// What a navigation controller tells its delegate: D08.
@MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    /// Sent after the two wills.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)
    /// Sent after the arriving `viewDidAppear`; not after a cancelled pop (C38).
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)
    /// Asked where a change is animated; nil for UIKit's own animation (P12).
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Asked where there is an animator; nil where no finger drives it.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    /// None where it is not implemented.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// None where it is not implemented.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Nothing where it is not implemented.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {}
    /// Nothing where it is not implemented.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {}
}

extension UINavigationController {
    /// D08, A19: logged whether anybody listens or not.
    func tellDelegate(willShow controller: UIViewController, animated: Bool) {
        dispatch.send(
            .navigationWillShow, to: self, .shown(controller.objectID, animated: animated),
            rule: .d08
        ) {
            delegate?.navigationController(self, willShow: controller, animated: animated)
        }
    }

    func tellDelegate(didShow controller: UIViewController, animated: Bool) {
        dispatch.send(
            .navigationDidShow, to: self, .shown(controller.objectID, animated: animated),
            rule: .d08
        ) {
            delegate?.navigationController(self, didShow: controller, animated: animated)
        }
    }
}
