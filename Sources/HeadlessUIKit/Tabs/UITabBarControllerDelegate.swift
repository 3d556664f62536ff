/// What a tab bar controller asks and tells its delegate when the user taps (C42).
@MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    /// False keeps the selection.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// Sent after the two wills; also when the selected tab is tapped again.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// True where it is not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Nothing where it is not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
}

extension UITabBarController {
    /// D08: the user taps the tab of that controller, or More.
    package func tap(_ controller: UIViewController) {
        guard !simulator.isStopped, asksDelegate(shouldSelect: controller) else { return }
        let isSelected = controller === selected || controller === shown
        if !isSelected {
            selectedViewController = controller
        } else if let stack = controller as? UINavigationController {
            // A21
            stack.popToRootViewController(animated: true)
        }
        dispatch.send(
            .tabDidSelect, to: self, .object(controller.objectID), rule: isSelected ? .a21 : .d08
        ) { delegate?.tabBarController(self, didSelect: controller) }
    }

    private func asksDelegate(shouldSelect controller: UIViewController) -> Bool {
        var answer = true
        dispatch.send(
            .tabShouldSelect, to: self, .object(controller.objectID), rule: .c42
        ) {
            answer = delegate?.tabBarController(self, shouldSelect: controller) ?? true
        }
        return answer
    }
}

extension UITabBarController {
    /// Whether a tab of the bar, or of More's list, stands for the controller.
    package func hasTab(of controller: UIViewController) -> Bool { isTab(controller) }
}
