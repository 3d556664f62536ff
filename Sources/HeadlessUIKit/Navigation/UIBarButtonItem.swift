/// What all items of bars have in common.
@preconcurrency @MainActor
open class UIBarItem {
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    /// A number that the app can use.
    open var tag = 0
    open var accessibilityIdentifier: String?
    /// What VoiceOver says of it.
    open var accessibilityLabel: String?
    /// The name of an image that an interface file gives it: there are no image files.
    package var imageName: String?
    /// The action that an interface file gives it, where the class that would have it is missing.
    package var lostAction: String?

    /// Creates an item without content.
    public init() {}
}

/// A button in a navigation bar or a toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// How a button is emphasized.
    public enum Style: Int, Sendable, CaseIterable { case plain, bordered, done }

    /// The buttons that the system provides.
    public enum SystemItem: Int, Sendable, CaseIterable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
        case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
        case fastForward, undo, redo, pageCurl, close
    }

    open var style = Style.plain
    /// The system button; nil for a button with a title.
    public internal(set) var systemItem: SystemItem?
    /// A view that the bar shows in the item's place (A162).
    open var customView: UIView?
    /// The width in points; zero for the natural width.
    open var width: CGFloat = 0
    /// The action that a tap runs.
    open var primaryAction: UIAction?
    /// What a tap shows where there is no action, and a long press where there is one.
    @available(iOS 14, *)
    open var menu: UIMenu?

    /// Creates a button with a menu; without a title it has that of its action.
    @available(iOS 14, *)
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
    ) {
        self.init(title: title, primaryAction: primaryAction)
        self.image = image ?? primaryAction?.image
        self.menu = menu
    }

    /// Creates a system button with a menu.
    @available(iOS 14, *)
    public convenience init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?
    ) {
        self.init(systemItem: systemItem, primaryAction: primaryAction)
        self.menu = menu
    }

    /// Creates a button with a title; without one it has the title of its action.
    public init(title: String? = nil, primaryAction: UIAction? = nil) {
        systemItem = nil
        super.init()
        self.title = title ?? primaryAction?.title
        self.primaryAction = primaryAction
    }

    /// Creates a system button.
    public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.systemItem = systemItem
        super.init()
        self.primaryAction = primaryAction
    }

    /// Creates an item that shows a view.
    public init(customView: UIView) {
        systemItem = nil
        super.init()
        self.customView = customView
    }

    /// A space that takes the width that the other items leave.
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .flexibleSpace)
    }

    /// A space of that width in points.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }
}
