import HierarchyRecords

extension ElementKind {
    /// UIKit's class of the element; nil where it is no controller.
    @MainActor
    var controllerClass: UIViewController.Type? {
        isController ? Self.containers[self] ?? UIViewController.self : nil
    }

    @MainActor
    private static let containers: [ElementKind: UIViewController.Type] = [
        .navigationController: UINavigationController.self,
        .tabBarController: UITabBarController.self,
        .splitViewController: UISplitViewController.self,
        .pageViewController: UIPageViewController.self,
        .tableViewController: UITableViewController.self,
        .collectionViewController: UICollectionViewController.self,
    ]
}

extension ObjectArchive {
    /// What the file says of the controller itself, beside its items and its view.
    func decodeAttributes(of element: ElementRecord, into controller: UIViewController) {
        if let title = element.text("title") { controller.title = title }
        if let identifier = element.restorationIdentifier {
            controller.restorationIdentifier = identifier
        }
        if element.flag("definesPresentationContext") ?? false {
            controller.definesPresentationContext = true
        }
        if element.flag("providesPresentationContextTransitionStyle") ?? false {
            controller.providesPresentationContextTransitionStyle = true
        }
        if element.flag("hidesBottomBarWhenPushed") ?? false {
            controller.hidesBottomBarWhenPushed = true
        }
        if element.flag("extendedLayoutIncludesOpaqueBars") ?? false {
            controller.extendedLayoutIncludesOpaqueBars = true
        }
        if element.flag("automaticallyAdjustsScrollViewInsets") == false {
            controller.automaticallyAdjustsScrollViewInsets = false
        }
        if element.flag("modalInPresentation") ?? false { controller.isModalInPresentation = true }
        if let style = element.text("modalPresentationStyle").flatMap(presentationStyle) {
            controller.modalPresentationStyle = style
        }
        if let style = element.text("modalTransitionStyle").flatMap(transitionStyle) {
            controller.modalTransitionStyle = style
        }
        if case .size(let width, let height) = element["preferredContentSize"]
            ?? element["contentSizeForViewInPopover"]
        {
            controller.preferredContentSize = CGSize(width: width, height: height)
        }
        decodeContainer(element, into: controller)
    }

    private func decodeContainer(_ element: ElementRecord, into controller: UIViewController) {
        switch controller {
        case let stack as UINavigationController:
            if let hides = element.flag("navigationBarHidden") {
                stack.isNavigationBarHidden = hides
            }
            if let hides = element.flag("toolbarHidden") { stack.isToolbarHidden = hides }
            if let bar = ownView(element, "navigationBar") as? UINavigationBar {
                stack.adopt(bar)
            } else if let bar = element.part("navigationBar") {
                decode(bar, into: stack.navigationBar)
            }
            if let bar = ownView(element, "toolbar") as? UIToolbar { stack.madeToolbar = bar }
        case let tabs as UITabBarController:
            if let bar = ownView(element, "tabBar") as? UITabBar { tabs.adopt(bar) }
        case let pages as UIPageViewController:
            pages.adopt(
                style: element.text("transitionStyle") == "scroll" ? .scroll : .pageCurl,
                orientation: element.text("navigationOrientation") == "vertical"
                    ? .vertical : .horizontal, options: nil)
        case let split as UISplitViewController:
            decode(element, into: split)
        case let table as UITableViewController:
            if let clears = element.flag("clearsSelectionOnViewWillAppear") {
                table.clearsSelectionOnViewWillAppear = clears
            }
        case _: break
        }
    }

    /// The part of a container that is of the app's own class; nil where UIKit's own will do.
    private func ownView(_ element: ElementRecord, _ key: String) -> UIView? {
        guard let part = element.part(key), part.customClass != nil else { return nil }
        return makeView(part)
    }

    /// A153: the style of the columns, and what the file prefers of them.
    private func decode(_ element: ElementRecord, into split: UISplitViewController) {
        if simulator.systemVersion >= 14 { split.adopt(style: element.splitStyle) }
        if let mode = element.text("preferredDisplayMode").flatMap(displayMode) {
            split.preferredDisplayMode = mode
        }
        guard simulator.systemVersion >= 14, split.style != .unspecified else { return }
        switch element.text("behavior") {
        case "tile": split.preferredSplitBehavior = .tile
        case "overlay": split.preferredSplitBehavior = .overlay
        case "displace": split.preferredSplitBehavior = .displace
        case _: break
        }
        switch element.text("primaryBackgroundStyle") {
        case "none": split.primaryBackgroundStyle = .none
        case "sidebar": split.primaryBackgroundStyle = .sidebar
        case _: break
        }
    }

    // MARK: Items

    /// The items of bars, which are made with the controller.
    func decodeItems(of element: ElementRecord, into controller: UIViewController) {
        if let item = element.part("navigationItem") {
            decode(item, into: controller.navigationItem)
        }
        if let item = element.part("tabBarItem") {
            let made = makeTabBarItem(item)
            if made.title == nil { made.title = controller.title }
            controller.tabBarItem = made
        }
        let items = element.parts.filter { $0.key == "toolbarItems" }.map(makeBarButton)
        if !items.isEmpty { controller.toolbarItems = items }
    }

    func makeNavigationItem(_ element: ElementRecord) -> UINavigationItem {
        let item = UINavigationItem(title: element.text("title") ?? "")
        decode(element, into: item)
        return item
    }

    private func decode(_ element: ElementRecord, into item: UINavigationItem) {
        note(item, of: element)
        if let title = element.text("title") { item.title = title }
        if let prompt = element.text("prompt") { item.prompt = prompt }
        if element.flag("hidesBackButton") ?? false { item.hidesBackButton = true }
        switch element.text("largeTitleDisplayMode") {
        case "always": item.largeTitleDisplayMode = .always
        case "never": item.largeTitleDisplayMode = .never
        case _: break
        }
        if element.flag("leftItemsSupplementBackButton") ?? false {
            item.leftItemsSupplementBackButton = true
        }
        var left: [UIBarButtonItem] = []
        var right: [UIBarButtonItem] = []
        for part in element.parts {
            switch part.key {
            case "leftBarButtonItem", "leftBarButtonItems": left.append(makeBarButton(part))
            case "rightBarButtonItem", "rightBarButtonItems": right.append(makeBarButton(part))
            case "backBarButtonItem": item.backBarButtonItem = makeBarButton(part)
            case "titleView": item.titleView = makeView(part)
            case _: break
            }
        }
        if !left.isEmpty { item.leftBarButtonItems = left }
        if !right.isEmpty { item.rightBarButtonItems = right }
    }

    private func makeTabBarItem(_ element: ElementRecord) -> UITabBarItem {
        let system = element.text("systemItem").flatMap(UITabBarItem.SystemItem.init(named:))
        let item =
            system.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
            ?? UITabBarItem(title: element.text("title"), image: nil, tag: 0)
        item.tag = element.number("tag").map { Int(clamping: $0) } ?? 0
        item.badgeValue = element.text("badgeValue")
        note(item, of: element)
        return item
    }

    func makeBarButton(_ element: ElementRecord) -> UIBarButtonItem {
        let custom = element.parts.first { $0.kind.isView } ?? element.subviews.first
        let system = element.text("systemItem").flatMap(UIBarButtonItem.SystemItem.init(named:))
        let item: UIBarButtonItem
        if let own = makeCustom(element, InterfaceCoder(element, in: self)) as? UIBarButtonItem {
            item = own
            item.title = element.text("title")
            item.systemItem = system
            item.customView = custom.flatMap { makeView($0) }
        } else if let custom, let view = makeView(custom) {
            item = UIBarButtonItem(customView: view)
        } else if let system {
            item = UIBarButtonItem(systemItem: system)
        } else {
            item = UIBarButtonItem(title: element.text("title"))
        }
        if element.text("style") == "done" { item.style = .done }
        if element.flag("enabled") == false { item.isEnabled = false }
        item.tag = element.number("tag").map { Int(clamping: $0) } ?? 0
        item.imageName = element.text("image")
        item.width = element.number("width").map { CGFloat($0) } ?? 0
        note(item, of: element)
        return item
    }

    // MARK: Words

    func presentationStyle(_ word: String) -> UIModalPresentationStyle? {
        switch word {
        case "fullScreen": .fullScreen
        case "pageSheet": .pageSheet
        case "formSheet": .formSheet
        case "currentContext": .currentContext
        case "custom": .custom
        case "overFullScreen": .overFullScreen
        case "overCurrentContext": .overCurrentContext
        case "popover": .popover
        case "none": UIModalPresentationStyle.none
        case "automatic": .automatic
        case _: nil
        }
    }

    /// A153: the older words name the modes that a split without columns has.
    // AD-HOC: which mode `beside` and `over` mean is not published; one column is taken.
    private func displayMode(_ word: String) -> UISplitViewController.DisplayMode? {
        switch word {
        case "secondaryOnly", "primaryHidden": .secondaryOnly
        case "beside", "oneBesideSecondary", "allVisible": .oneBesideSecondary
        case "over", "oneOverSecondary", "primaryOverlay": .oneOverSecondary
        case "twoBesideSecondary": .twoBesideSecondary
        case "twoOverSecondary": .twoOverSecondary
        case "twoDisplaceSecondary": .twoDisplaceSecondary
        case _: nil
        }
    }

    func transitionStyle(_ word: String) -> UIModalTransitionStyle? {
        switch word {
        case "coverVertical": .coverVertical
        case "flipHorizontal": .flipHorizontal
        case "crossDissolve": .crossDissolve
        case "partialCurl": .partialCurl
        case _: nil
        }
    }
}

extension ElementRecord {
    /// A153: the style that the file names; without one three columns where a relationship names a
    /// supplementary column, else two where the file allows columns.
    @MainActor
    fileprivate var splitStyle: UISplitViewController.Style {
        switch text("style") {
        case "doubleColumn": return .doubleColumn
        case "tripleColumn": return .tripleColumn
        case _: break
        }
        let columns = connections.compactMap(\.relationship?.relationship)
        if columns.contains("supplementaryViewController") { return .tripleColumn }
        return flag("allowDoubleColumnStyle") ?? false ? .doubleColumn : .unspecified
    }
}

extension CaseIterable {
    /// The case that is spelt so.
    init?(named name: String) {
        guard let found = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
        self = found
    }
}
