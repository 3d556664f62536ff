/// The delegate of a tab bar controller, which is asked and told when the user taps a tab (C42).
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    /// Asked before a tab is selected; false prevents it.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// Sent after `viewWillAppear` and `viewWillDisappear`; also when the user taps the selected tab again.
    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Asked instead of `shouldSelect` if tabs were set (R41).
    @available(iOS 18, *)
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool
    /// Sent instead of `didSelect` if tabs were set, for selections by code, too (R41).
    @available(iOS 18, *)
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
        previousTab: UITab?)
    /// Asked, of a group with a navigation controller, which controllers stand in its stack for a tab or a group on
    /// the way to the selected tab (C63).
    @available(iOS 18, *)
    func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController]
    /// Sent when the user begins to edit the tabs, with the controllers that may be moved (A25).
    func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController])
    /// Sent before the new order takes effect, with that order.
    func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController], changed: Bool)
    /// Sent after the new order has taken effect.
    func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController], changed: Bool)
    /// Asked for the animator of a transition to another tab; nil for no animation (P12).
    @available(iOS 7, *)
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Asked for the object that drives the animator; nil if the transition is not interactive.
    @available(iOS 7, *)
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
    /// Returns nil.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns nil.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Returns true.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
    /// Returns true.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool { true }
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {}
    /// Returns those that are proposed: the tab's own.
    public func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] { proposedViewControllers }
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    ) {}
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}
}

extension UITabBarController {
    /// D08: the user taps the tab of the controller, or the More tab.
    package func tap(_ controller: UIViewController) {
        // C67: a minimized bar shows the selected tab, and a tap on it brings the others back.
        if expandBar(), controller === selected || controller === shown { return }
        if let tab = tab(of: controller) { return tap(tab, of: controller) }
        guard !simulator.isStopped, asksDelegate(shouldSelect: controller) else { return }
        tellOfTap(on: controller)
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

    /// R41: selecting another tab tells the delegate in the setter; a tap on the selected tab tells
    /// it here.
    private func tap(_ tab: UITab, of controller: UIViewController) {
        // C64: a tab that is switched off cannot be selected by the user.
        guard tab.isEnabled, !simulator.isStopped, asksDelegate(shouldSelect: tab.leaf) else {
            return
        }
        tellOfTap(on: controller)
        guard controller === selected else {
            return selectedViewController = controller
        }
        // A21
        (controller as? UINavigationController)?.popToRootViewController(animated: true)
        tellDelegate(didSelect: tab.leaf, previous: tab.leaf)
    }

    /// C61: the bar tells its delegate, the controller itself.
    private func tellOfTap(on controller: UIViewController) {
        // AD-HOC: before the selection.
        if let item = controller.tabBarItem { tabBar(tabBar, didSelect: item) }
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
    /// Whether the controller has a tab in the bar or in the More list.
    package func hasTab(of controller: UIViewController) -> Bool { isTab(controller) }

    /// The controllers of all tabs, whether they were set as tabs or as controllers.
    package var controllersOfTabs: [UIViewController] { listed ?? [] }
}
