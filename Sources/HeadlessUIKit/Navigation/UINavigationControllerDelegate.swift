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
}

extension UINavigationControllerDelegate {
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
