/// What a tab bar shows for one controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The items that the system provides.
    public enum SystemItem: Int, Sendable, CaseIterable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
        case downloads, mostRecent, mostViewed
    }

    /// The text in the red badge.
    @Counted open var badgeValue: String?
    /// The system item; nil for an item with a title.
    @Counted public private(set) var systemItem: SystemItem?

    /// The image while the item is selected; nil for the same one.
    @available(iOS 7, *)
    @Counted open var selectedImage: UIImage?

    /// Creates an item with a title, an image, and a number that the app can use.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        adopt(title: title, image: image, tag: tag)
    }

    package func adopt(title: String?, image: UIImage?, tag: Int) {
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with a title and its images.
    @available(iOS 7, *)
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        adopt(title: title, image: image, selectedImage: selectedImage)
    }

    package func adopt(title: String?, image: UIImage?, selectedImage: UIImage?) {
        adopt(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// Creates a system item with that tag.
    public convenience init(tabBarSystemItem: SystemItem, tag: Int) {
        self.init()
        adopt(tabBarSystemItem: tabBarSystemItem, tag: tag)
    }

    package func adopt(tabBarSystemItem: SystemItem, tag: Int) {
        systemItem = tabBarSystemItem
        self.tag = tag
    }
}

extension UIViewController {
    /// C56: the item that a tab bar shows for the controller, where it exists already.
    package var tabBarItemIfMade: UITabBarItem? { giverOfTabBarItem.optional?.tabBarItem }

    /// C56: a stack without a title and an item of its own has that of its root.
    var ownTabBarItem: UITabBarItem { giverOfTabBarItem.madeTabBarItem }

    private var madeTabBarItem: UITabBarItem {
        let title = optional?.title
        return Changes.made(optional?.tabBarItem, UITabBarItem(title: title, image: nil, tag: 0)) {
            box.tabBarItem = $0
        }
    }

    func setTabBarItem(_ item: UITabBarItem?) {
        box.tabBarItem = item
        box.isTabBarItemAssigned = item != nil
    }

    /// C56: whether it has an item that code gave it, or filled.
    // AD-HOC: an item that was only read before the stack had a root is none of its own.
    var hasTabBarItemOfItsOwn: Bool {
        guard let item = optional?.tabBarItem else { return false }
        return box.isTabBarItemAssigned || item.title != nil || item.image != nil
            || item.badgeValue != nil
    }
}
