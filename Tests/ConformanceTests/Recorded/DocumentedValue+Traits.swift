import HeadlessUIKit
import TestSupport

/// What the documentation says of traits, presentation controllers, windows and the items of bars.
extension DocumentedValue {
    @MainActor private static func made(_ make: () -> UITraitCollection) -> UITraitCollection {
        _ = Scene()
        return make()
    }

    static let ofTraits: [DocumentedValue] = [
        .init(
            "UITraitCollection.init(horizontalSizeClass:)",
            "A trait collection that contains only the specified horizontal size class trait."
        ) {
            let traits = made { UITraitCollection(horizontalSizeClass: .compact) }
            return traits.horizontalSizeClass == .compact
                && traits.verticalSizeClass == .unspecified
        },
        .init("UITraitCollection.displayScale", "A value of 0.0 indicates an unspecified value.") {
            made { UITraitCollection() }.displayScale == 0
        },
        .init(
            "UITraitCollection.init(traitsFrom:)",
            "The last trait collection that specifies a trait determines the trait's value."
        ) {
            made {
                UITraitCollection(traitsFrom: [
                    UITraitCollection(userInterfaceStyle: .light),
                    UITraitCollection(userInterfaceStyle: .dark),
                    UITraitCollection(displayScale: 2),
                ])
            }.userInterfaceStyle == .dark
        },
        .init(
            "UITraitCollection.containsTraits(in:)",
            "The receiver contains the traits if it has a matching value for every one that is specified."
        ) {
            let traits = made { UITraitCollection(horizontalSizeClass: .compact) }
            return traits.containsTraits(in: UITraitCollection())
                && traits.containsTraits(in: traits)
                && !traits.containsTraits(in: UITraitCollection(displayScale: 2))
        },
        .init(
            "UITraitCollection.hasDifferentColorAppearance(comparedTo:)",
            "A change of a size class does not affect colours; a change of the style does."
        ) {
            let light = made { UITraitCollection(userInterfaceStyle: .light) }
            let narrow = UITraitCollection(traitsFrom: [
                light, UITraitCollection(horizontalSizeClass: .compact),
            ])
            return !light.hasDifferentColorAppearance(comparedTo: narrow)
                && light.hasDifferentColorAppearance(
                    comparedTo: UITraitCollection(userInterfaceStyle: .dark))
        },
        .init(
            "UITraitCollection.performAsCurrent(_:)",
            "Sets the receiver as the current one, runs the closure, and restores the original one."
        ) {
            let dark = made { UITraitCollection(userInterfaceStyle: .dark) }
            let before = UITraitCollection.current.userInterfaceStyle
            var within = UIUserInterfaceStyle.unspecified
            dark.performAsCurrent { within = UITraitCollection.current.userInterfaceStyle }
            return within == .dark && UITraitCollection.current.userInterfaceStyle == before
        },
        .init(
            "UITraitCollection.modifyingTraits(_:)",
            "Returns a new collection with the modified traits; the original one stays."
        ) {
            let light = made { UITraitCollection(userInterfaceStyle: .light) }
            let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
            return dark.userInterfaceStyle == .dark && light.userInterfaceStyle == .light
        },
        .init(
            "UIViewController.traitCollection",
            "A view controller gets its traits from its parent or, as a root, from the window."
        ) {
            let scene = Scene()
            let (home, child) = (scene.root("home"), scene.controller("child"))
            scene.add(child, to: home)
            home.traitOverrides.userInterfaceStyle = .dark
            return child.traitCollection.userInterfaceStyle == .dark
        },
    ]

    static let ofPresentations: [DocumentedValue] = [
        .init(
            "UIPresentationController.frameOfPresentedViewInContainerView",
            "The default implementation returns the frame of the container view."
        ) {
            let scene = Scene()
            let (home, page) = (scene.root("home"), scene.controller("page"))
            page.modalPresentationStyle = .fullScreen
            home.present(page, animated: false)
            scene.settle()
            let presentation = page.presentationController
            return presentation?.frameOfPresentedViewInContainerView
                == presentation?.containerView?.frame
        },
        .init(
            "UIPresentationController.containerView",
            "UIKit sets it before a presentation; before it is nil."
        ) {
            _ = Scene()
            let page = UIViewController()
            return UIPresentationController(presentedViewController: page, presenting: nil)
                .containerView == nil
        },
        .init(
            "UIPresentationController.shouldPresentInFullscreen",
            "The default implementation returns true: the presentation covers the screen."
        ) {
            _ = Scene()
            let page = UIViewController()
            return UIPresentationController(presentedViewController: page, presenting: nil)
                .shouldPresentInFullscreen
        },
        .init(
            "UIPresentationController.preferredContentSize",
            "The default implementation returns the preferred content size of the presented controller."
        ) {
            _ = Scene()
            let page = UIViewController()
            page.preferredContentSize = CGSize(width: 30, height: 40)
            return UIPresentationController(presentedViewController: page, presenting: nil)
                .preferredContentSize == CGSize(width: 30, height: 40)
        },
        .init(
            "UIPresentationController.adaptivePresentationStyle",
            "The default implementation of a presentation controller of one's own returns none."
        ) {
            _ = Scene()
            let page = UIViewController()
            return UIPresentationController(presentedViewController: page, presenting: nil)
                .adaptivePresentationStyle == .none
        },
        .init(
            "UIViewController.presentationController",
            "The nearest one in the hierarchy: a child of what is presented has that of its ancestor."
        ) {
            let scene = Scene()
            let (home, page, child) = (
                scene.root("home"), scene.controller("page"), scene.controller("child")
            )
            home.present(page, animated: false)
            scene.settle()
            scene.add(child, to: page)
            return child.presentationController === page.presentationController
        },
    ]

    static let ofWindowsAndBars: [DocumentedValue] = [
        .init("UIWindow.init(frame:)", "A window is hidden until it is shown.") {
            _ = Scene()
            return UIWindow(frame: .zero).isHidden
        },
        .init("UIWindow.isKeyWindow", "True for the window that makeKeyAndVisible() was called on.")
        {
            _ = Scene()
            let (first, second) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
            first.makeKeyAndVisible()
            second.makeKeyAndVisible()
            return second.isKeyWindow && !first.isKeyWindow
        },
        .init(
            "UIWindow.rootViewController",
            "Assigning a controller installs its view as the content view of the window."
        ) {
            let scene = Scene()
            let home = scene.root("home")
            return home.view.window === scene.simulator.window
        },
        .init("UIBarItem.tag", "The default value is 0.") {
            _ = Scene()
            return UIBarButtonItem().tag == 0
        },
        .init("UIBarItem.title and image", "The default values are nil.") {
            _ = Scene()
            return UIBarButtonItem().title == nil && UIBarButtonItem().image == nil
        },
        .init("UIBarButtonItem.width", "The default value is 0: the item's width fits its content.")
        {
            _ = Scene()
            return UIBarButtonItem().width == 0
        },
        .init("UIBarButtonItem.style", "The default style is plain.") {
            _ = Scene()
            return UIBarButtonItem().style == .plain
        },
        .init("UITabBarItem.init(title:image:tag:)", "An item with these three properties.") {
            _ = Scene()
            let item = UITabBarItem(title: "Home", image: nil, tag: 3)
            return item.title == "Home" && item.tag == 3 && item.badgeValue == nil
        },
        .init(
            "UITabBarController.selectedIndex",
            "The index of the tab that is selected, in viewControllers; NSNotFound for one in More."
        ) {
            let scene = Scene()
            let tabs = UITabBarController()
            tabs.viewControllers = ["a", "b"].map(scene.controller)
            tabs.selectedIndex = 1
            return tabs.selectedViewController === tabs.viewControllers?[1]
        },
    ]
}
