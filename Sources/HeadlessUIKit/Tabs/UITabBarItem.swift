/// What a tab bar shows for one controller.
@MainActor
open class UITabBarItem: UIBarItem {
    /// The items that the system draws.
    public enum SystemItem: Int, Sendable, CaseIterable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
        case downloads, mostRecent, mostViewed
    }

    /// What stands on the item in red.
    open var badgeValue: String?
    /// The system's item; nil for one with a title.
    public let systemItem: SystemItem?

    /// An item with that title and number.
    public init(title: String?, tag: Int = 0) {
        systemItem = nil
        super.init()
        self.title = title
        self.tag = tag
    }

    /// An item of the system's, with that number.
    public init(tabBarSystemItem: SystemItem, tag: Int) {
        systemItem = tabBarSystemItem
        super.init()
        self.tag = tag
    }
}

extension UIViewController {
    var ownTabBarItem: UITabBarItem {
        if let item = optional?.tabBarItem { return item }
        let fresh = UITabBarItem(title: optional?.title)
        box.tabBarItem = fresh
        return fresh
    }

    func setTabBarItem(_ item: UITabBarItem?) { box.tabBarItem = item }
}
