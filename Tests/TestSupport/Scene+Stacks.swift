import HeadlessUIKit

extension Scene {
    /// A navigation controller of that name with controllers of those names, on the screen.
    public func stack(_ name: String, _ controllers: String...) -> UINavigationController {
        let nav = named(UINavigationController(), name)
        nav.viewControllers = controllers.map(controller)
        show(nav)
        return nav
    }

    /// A tab bar controller of that name with controllers of those names, on the screen.
    public func tabs(_ name: String, _ controllers: String...) -> UITabBarController {
        let tabs = named(UITabBarController(), name)
        tabs.viewControllers = controllers.map(controller)
        show(tabs)
        return tabs
    }
}
