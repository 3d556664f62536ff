import HeadlessUIKit

extension UIBarItem: ScriptObject {}
extension UINavigationItem: ScriptObject {}
extension UIGestureRecognizer: ScriptObject {}

extension UIBarButtonItem.Style: ScriptChoice {
    static var type: TypeDescription { .barButtonStyle }
    static var choices: [Self] { allCases }
}

extension UIBarButtonItem.SystemItem: ScriptChoice {
    static var type: TypeDescription { .barButtonSystemItem }
    static var choices: [Self] { allCases }
}

extension UITabBarItem.SystemItem: ScriptChoice {
    static var type: TypeDescription { .tabBarSystemItem }
    static var choices: [Self] { allCases }
}

extension UINavigationItem.LargeTitleDisplayMode: ScriptChoice {
    static var type: TypeDescription { .largeTitleDisplayMode }
    static var choices: [Self] { allCases }
}

extension TypeDescription {
    static let barButtonStyle = TypeDescription(
        "UIBarButtonItem.Style", choices: UIBarButtonItem.Style.allCases.map { "\($0)" })
    static let barButtonSystemItem = TypeDescription(
        "UIBarButtonItem.SystemItem",
        choices: UIBarButtonItem.SystemItem.allCases.map { "\($0)" })
    static let tabBarSystemItem = TypeDescription(
        "UITabBarItem.SystemItem", choices: UITabBarItem.SystemItem.allCases.map { "\($0)" })
    static let largeTitleDisplayMode = TypeDescription(
        "UINavigationItem.LargeTitleDisplayMode",
        choices: UINavigationItem.LargeTitleDisplayMode.allCases.map { "\($0)" })

    // MARK: Items

    static let barItem = TypeDescription("UIBarItem", class: UIBarItem.self) { type in
        type.property("title", { $0.title }, { $0.title = $1 })
        type.property("isEnabled", { $0.isEnabled }, { $0.isEnabled = $1 })
        type.property("tag", { $0.tag }, { $0.tag = $1 })
        type.property(
            "accessibilityIdentifier", { $0.accessibilityIdentifier },
            { $0.accessibilityIdentifier = $1 })
    }

    static let barButtonItem = TypeDescription(
        "UIBarButtonItem", class: UIBarButtonItem.self, superclass: .barItem
    ) { type in
        type.initialiser(
            "init(title:primaryAction:)", defaults: ["title": .null, "primaryAction": .null]
        ) { (title: String?, action: UIAction?) in
            UIBarButtonItem(title: title, primaryAction: action)
        }
        type.initialiser("init(systemItem:primaryAction:)", defaults: ["primaryAction": .null]) {
            (item: UIBarButtonItem.SystemItem, action: UIAction?) in
            UIBarButtonItem(systemItem: item, primaryAction: action)
        }
        type.initialiser(
            "init(title:style:target:action:)", defaults: ["target": .null, "action": .null]
        ) {
            (
                title: String?, style: UIBarButtonItem.Style, target: AnyTarget,
                selector: String?
            ) in
            let item = UIBarButtonItem(title: title)
            item.style = style
            item.primaryAction = target.action(selector) { [weak item] in item }
            return item
        }
        type.initialiser(
            "init(barButtonSystemItem:target:action:)",
            defaults: ["target": .null, "action": .null]
        ) { (systemItem: UIBarButtonItem.SystemItem, target: AnyTarget, selector: String?) in
            let item = UIBarButtonItem(systemItem: systemItem)
            item.primaryAction = target.action(selector) { [weak item] in item }
            return item
        }
        type.initialiser("init(customView:)") { (view: UIView) in UIBarButtonItem(customView: view)
        }
        type.staticMethod("flexibleSpace()") { UIBarButtonItem.flexibleSpace() }
        type.staticMethod("fixedSpace(_:)") { (width: CGFloat) in
            UIBarButtonItem.fixedSpace(width)
        }
        type.property("style", { $0.style }, { $0.style = $1 })
        type.property("systemItem", { $0.systemItem })
        type.property("customView", { $0.customView }, { $0.customView = $1 })
        type.property("width", { $0.width }, { $0.width = $1 })
        type.property("primaryAction", { $0.primaryAction }, { $0.primaryAction = $1 })
    }

    static let tabBarItem = TypeDescription(
        "UITabBarItem", class: UITabBarItem.self, superclass: .barItem
    ) { type in
        type.initialiser("init(title:tag:)", defaults: ["tag": .int(0)]) {
            (title: String?, tag: Int) in UITabBarItem(title: title, tag: tag)
        }
        type.initialiser("init(tabBarSystemItem:tag:)") {
            (item: UITabBarItem.SystemItem, tag: Int) in
            UITabBarItem(tabBarSystemItem: item, tag: tag)
        }
        type.property("badgeValue", { $0.badgeValue }, { $0.badgeValue = $1 })
        type.property("systemItem", { $0.systemItem })
    }

    static let navigationItem = TypeDescription(
        "UINavigationItem", class: UINavigationItem.self
    ) { type in
        type.initialiser("init(title:)") { (title: String) in UINavigationItem(title: title) }
        type.property("title", { $0.title }, { $0.title = $1 })
        type.property("prompt", { $0.prompt }, { $0.prompt = $1 })
        type.property("titleView", { $0.titleView }, { $0.titleView = $1 })
        type.property("searchController", { $0.searchController }, { $0.searchController = $1 })
        type.property(
            "hidesSearchBarWhenScrolling", { $0.hidesSearchBarWhenScrolling },
            { $0.hidesSearchBarWhenScrolling = $1 })
        type.property(
            "largeTitleDisplayMode", { $0.largeTitleDisplayMode },
            { $0.largeTitleDisplayMode = $1 })
        addBackButton(&type)
        addButtons(&type)
    }

    private static func addBackButton(_ type: inout MemberList<UINavigationItem>) {
        type.property("backButtonTitle", { $0.backButtonTitle }, { $0.backButtonTitle = $1 })
        type.property("backBarButtonItem", { $0.backBarButtonItem }, { $0.backBarButtonItem = $1 })
        type.property("hidesBackButton", { $0.hidesBackButton }, { $0.hidesBackButton = $1 })
        type.property(
            "leftItemsSupplementBackButton", { $0.leftItemsSupplementBackButton },
            { $0.leftItemsSupplementBackButton = $1 })
        type.method("setHidesBackButton(_:animated:)", UINavigationItem.setHidesBackButton)
    }

    private static func addButtons(_ type: inout MemberList<UINavigationItem>) {
        type.property("leftBarButtonItem", { $0.leftBarButtonItem }, { $0.leftBarButtonItem = $1 })
        type.property(
            "rightBarButtonItem", { $0.rightBarButtonItem }, { $0.rightBarButtonItem = $1 })
        type.property(
            "leftBarButtonItems", { $0.leftBarButtonItems }, { $0.leftBarButtonItems = $1 })
        type.property(
            "rightBarButtonItems", { $0.rightBarButtonItems }, { $0.rightBarButtonItems = $1 })
        type.method("setLeftBarButton(_:animated:)", UINavigationItem.setLeftBarButton)
        type.method("setRightBarButton(_:animated:)", UINavigationItem.setRightBarButton)
        type.method("setLeftBarButtonItems(_:animated:)", UINavigationItem.setLeftBarButtonItems)
        type.method("setRightBarButtonItems(_:animated:)", UINavigationItem.setRightBarButtonItems)
    }

    // MARK: Bars

    static let navigationBar = TypeDescription(
        "UINavigationBar", class: UINavigationBar.self, superclass: .view
    ) { type in
        type.initialiser("init()") { UINavigationBar() }
        type.initialiser("init(frame:)") { (frame: CGRect) in UINavigationBar(frame: frame) }
        type.property(
            "prefersLargeTitles", { $0.prefersLargeTitles }, { $0.prefersLargeTitles = $1 })
        type.property("isTranslucent", { $0.isTranslucent }, { $0.isTranslucent = $1 })
        type.property("barStyle", { $0.barStyle }, { $0.barStyle = $1 })
        type.property("items", { $0.items }, { $0.items = $1 })
        type.method("pushItem(_:animated:)", UINavigationBar.pushItem)
        type.method("popItem(animated:)", UINavigationBar.popItem)
        type.method("setItems(_:animated:)", UINavigationBar.setItems)
        type.property("topItem", { $0.topItem })
        type.property("backItem", { $0.backItem })
        type.property("delegate", NavigationBarDelegate.get, NavigationBarDelegate.set)
    }

    static let toolbar = TypeDescription("UIToolbar", class: UIToolbar.self, superclass: .view) {
        type in
        type.property("items", { $0.items }, { $0.items = $1 })
        type.property("isTranslucent", { $0.isTranslucent }, { $0.isTranslucent = $1 })
        type.method("setItems(_:animated:)", UIToolbar.setItems)
    }

    static let tabBar = TypeDescription("UITabBar", class: UITabBar.self, superclass: .view) {
        type in
        type.property("items", { $0.items }, { $0.items = $1 })
        type.property("selectedItem", { $0.selectedItem }, { $0.selectedItem = $1 })
        type.property("isTranslucent", { $0.isTranslucent }, { $0.isTranslucent = $1 })
        type.method("setItems(_:animated:)", UITabBar.setItems)
    }
}
