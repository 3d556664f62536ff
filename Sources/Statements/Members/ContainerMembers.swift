import HeadlessUIKit

extension TypeDescription {
    /// What every controller has for the containers around it.
    static func addContainers(_ type: inout MemberList<UIViewController>) {
        type.property("navigationController", { $0.navigationController })
        type.property("tabBarController", { $0.tabBarController })
        type.property("splitViewController", { $0.splitViewController })
        type.property("navigationItem", { $0.navigationItem })
        type.unwrappedProperty("tabBarItem", { $0.tabBarItem }, { $0.tabBarItem = $1 })
        type.property("toolbarItems", { $0.toolbarItems }, { $0.toolbarItems = $1 })
        type.property(
            "hidesBottomBarWhenPushed", { $0.hidesBottomBarWhenPushed },
            { $0.hidesBottomBarWhenPushed = $1 })
        type.method("setToolbarItems(_:animated:)", UIViewController.setToolbarItems)
        type.method("show(_:sender:)") { controller in
            { (shown: UIViewController, sender: ScriptElement) in
                controller.show(shown, sender: sender.value.objectOrNil)
            }
        }
        type.method("targetViewController(forAction:sender:)") { controller in
            { (action: String, sender: ScriptElement) in
                controller.targetViewController(
                    forAction: action, sender: sender.value.objectOrNil)
            }
        }
        type.method("showDetailViewController(_:sender:)") { controller in
            { (shown: UIViewController, sender: ScriptElement) in
                controller.showDetailViewController(shown, sender: sender.value.objectOrNil)
            }
        }
    }

    /// What a split asks of its primary controller (C51).
    static func addSplitParts(_ type: inout MemberList<UIViewController>) {
        type.method("collapseSecondaryViewController(_:for:)") { controller in
            { (secondary: UIViewController, split: UISplitViewController) in
                controller.collapseSecondaryViewController(secondary, for: split)
            }
        }
        type.method("separateSecondaryViewController(for:)") { controller in
            { (split: UISplitViewController) in
                controller.separateSecondaryViewController(for: split)
            }
        }
    }

    static let navigationController = TypeDescription(
        "UINavigationController", class: UINavigationController.self, superclass: .viewController
    ) { type in
        type.initialiser("init()") { UINavigationController() }
        type.initialiser("init(rootViewController:)") { (root: UIViewController) in
            UINavigationController(rootViewController: root)
        }
        type.staticProperty("transitionDuration") { UINavigationController.transitionDuration }
        type.property("viewControllers", { $0.viewControllers }, { $0.viewControllers = $1 })
        type.property("topViewController", { $0.topViewController })
        type.property("visibleViewController", { $0.visibleViewController })
        type.property("delegate", NavigationDelegate.get, NavigationDelegate.set)
        addStack(&type)
        addBars(&type)
    }

    private static func addStack(_ type: inout MemberList<UINavigationController>) {
        type.method(
            "setViewControllers(_:animated:)", UINavigationController.setViewControllers)
        type.method(
            "pushViewController(_:animated:)", UINavigationController.pushViewController)
        type.method("popViewController(animated:)", UINavigationController.popViewController)
        type.method(
            "popToViewController(_:animated:)", UINavigationController.popToViewController)
        type.method(
            "popToRootViewController(animated:)", UINavigationController.popToRootViewController)
    }

    private static func addBars(_ type: inout MemberList<UINavigationController>) {
        type.property("navigationBar", { $0.navigationBar })
        type.unwrappedProperty("toolbar", { $0.toolbar })
        type.property(
            "isNavigationBarHidden", { $0.isNavigationBarHidden },
            { $0.isNavigationBarHidden = $1 })
        type.property("isToolbarHidden", { $0.isToolbarHidden }, { $0.isToolbarHidden = $1 })
        type.property("interactivePopGestureRecognizer", { $0.interactivePopGestureRecognizer })
        type.method(
            "setNavigationBarHidden(_:animated:)", UINavigationController.setNavigationBarHidden)
        type.method("setToolbarHidden(_:animated:)", UINavigationController.setToolbarHidden)
    }

    static let tabBarController = TypeDescription(
        "UITabBarController", class: UITabBarController.self, superclass: .viewController
    ) { type in
        type.initialiser("init()") { UITabBarController() }
        type.property("viewControllers", { $0.viewControllers }, { $0.viewControllers = $1 })
        type.property("selectedIndex", { $0.selectedIndex }, { $0.selectedIndex = $1 })
        type.property(
            "selectedViewController", { $0.selectedViewController },
            { $0.selectedViewController = $1 })
        type.property("tabs", { $0.tabs }, { $0.tabs = $1 })
        type.property("selectedTab", { $0.selectedTab }, { $0.selectedTab = $1 })
        type.method("setTabs(_:animated:)", UITabBarController.setTabs)
        type.method("tab(forIdentifier:)", UITabBarController.tab)
        type.property("tabBar", { $0.tabBar })
        type.property("isTabBarHidden", { $0.isTabBarHidden }, { $0.isTabBarHidden = $1 })
        type.property("moreNavigationController", { $0.moreNavigationController })
        type.property(
            "customizableViewControllers", { $0.customizableViewControllers },
            { $0.customizableViewControllers = $1 })
        type.property("delegate", TabDelegate.get, TabDelegate.set)
        type.method("setViewControllers(_:animated:)", UITabBarController.setViewControllers)
        type.method("setTabBarHidden(_:animated:)", UITabBarController.setTabBarHidden)
    }
}

extension Value {
    /// The object that it is; nil for anything else.
    var objectOrNil: AnyObject? { if case .object(let object) = self { object } else { nil } }
}
