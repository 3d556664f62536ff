/// What a tab bar shows for one controller.
@MainActor
open class UITabBarItem: UIBarItem {
    /// The items that the system provides.
    public enum SystemItem: Int, Sendable, CaseIterable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
        case downloads, mostRecent, mostViewed
    }

    /// The text in the red badge.
    open var badgeValue: String?
    /// The system item; nil for an item with a title.
    public let systemItem: SystemItem?

    /// Creates an item with that title and tag.
    public init(title: String?, tag: Int = 0) {
        systemItem = nil
        super.init()
        self.title = title
        self.tag = tag
    }

    /// Creates a system item with that tag.
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
