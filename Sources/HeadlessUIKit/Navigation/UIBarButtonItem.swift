/// What a bar's items have in common.
@MainActor
open class UIBarItem {
    open var title: String?
    open var isEnabled = true
    /// The app's own number for it.
    open var tag = 0
    open var accessibilityIdentifier: String?

    /// An item that shows nothing yet.
    public init() {}
}

/// A button in a navigation bar or a toolbar.
@MainActor
open class UIBarButtonItem: UIBarItem {
    /// How a button stands out.
    public enum Style: Int, Sendable, CaseIterable { case plain, bordered, done }

    /// The buttons that the system draws.
    public enum SystemItem: Int, Sendable, CaseIterable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
        case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
        case fastForward, undo, redo, pageCurl, close
    }

    open var style = Style.plain
    /// The system's button; nil for one with a title.
    public let systemItem: SystemItem?
    open var customView: UIView?
    /// In points; zero for as wide as it needs.
    open var width: CGFloat = 0
    /// What a tap runs.
    open var primaryAction: UIAction?

    /// A button with a title, or that of its action.
    public init(title: String? = nil, primaryAction: UIAction? = nil) {
        systemItem = nil
        super.init()
        self.title = title ?? primaryAction?.title
        self.primaryAction = primaryAction
    }

    /// A button of the system's.
    public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.systemItem = systemItem
        super.init()
        self.primaryAction = primaryAction
    }

    /// A view in a bar.
    public init(customView: UIView) {
        systemItem = nil
        super.init()
        self.customView = customView
    }

    /// Space that takes what others leave.
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .flexibleSpace)
    }

    /// Space of that width, in points.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }
}
