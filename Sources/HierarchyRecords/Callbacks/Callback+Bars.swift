/// How the callbacks of navigation bars and of tabs by items are spelt.
extension Callback {
    static func barSpelling(_ callback: Callback) -> CallbackSpelling? {
        switch callback {
        case .tabShouldSelectTab:
            row(
                "shouldSelectTab", "tabBarController(_:shouldSelectTab:)",
                "tabBarController:shouldSelectTab:", .delegate)
        case .tabDidSelectTab:
            row(
                "didSelectTab", "tabBarController(_:didSelectTab:previousTab:)",
                "tabBarController:didSelectTab:previousTab:", .delegate)
        case .tabWillBeginCustomizing:
            row(
                "willBeginCustomizing", "tabBarController(_:willBeginCustomizing:)",
                "tabBarController:willBeginCustomizingViewControllers:", .delegate)
        case .tabWillEndCustomizing:
            row(
                "willEndCustomizing", "tabBarController(_:willEndCustomizing:changed:)",
                "tabBarController:willEndCustomizingViewControllers:changed:", .delegate)
        case .tabDidEndCustomizing:
            row(
                "didEndCustomizing", "tabBarController(_:didEndCustomizing:changed:)",
                "tabBarController:didEndCustomizingViewControllers:changed:", .delegate)
        case .barShouldPush:
            row(
                "shouldPush", "navigationBar(_:shouldPush:)", "navigationBar:shouldPushItem:",
                .delegate)
        case .barDidPush:
            row("didPush", "navigationBar(_:didPush:)", "navigationBar:didPushItem:", .delegate)
        case .barShouldPop:
            row(
                "shouldPop", "navigationBar(_:shouldPop:)", "navigationBar:shouldPopItem:",
                .delegate)
        case .barDidPop:
            row("didPop", "navigationBar(_:didPop:)", "navigationBar:didPopItem:", .delegate)
        default: nil
        }
    }
}
