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
    /// Asked in the place of `shouldSelect` where tabs were set (R41).
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool
    /// Sent in the place of `didSelect` where tabs were set, for selections from code, too (R41).
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
        previousTab: UITab?)
    /// Sent when the user begins to edit the tabs, with those that may be moved (A25).
    func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController])
    /// Sent before the new order is set, with that order.
    func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController], changed: Bool)
    /// Sent when the new order is set.
    func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController], changed: Bool)
    /// Asked where another tab is selected; nil for none (P12).
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Asked where there is an animator; nil where no finger drives it.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    /// None where it is not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// None where it is not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// True where it is not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Nothing where it is not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
    /// True where it is not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool { true }
    /// Nothing where it is not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {}
    /// Nothing where it is not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    ) {}
    /// Nothing where it is not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}
    /// Nothing where it is not implemented.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}
}

extension UITabBarController {
    /// D08: the user taps the tab of that controller, or More.
    package func tap(_ controller: UIViewController) {
        if let tab = tab(of: controller) { return tap(tab, of: controller) }
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

    /// R41: the setter tells of another tab; a second tap tells of the same one.
    private func tap(_ tab: UITab, of controller: UIViewController) {
        guard !simulator.isStopped, asksDelegate(shouldSelect: tab) else { return }
        guard controller === selected else {
            return selectedViewController = controller
        }
        // A21
        (controller as? UINavigationController)?.popToRootViewController(animated: true)
        tellDelegate(didSelect: tab, previous: tab)
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

    /// The controllers of all tabs, however they were set.
    package var controllersOfTabs: [UIViewController] { listed ?? [] }
}
