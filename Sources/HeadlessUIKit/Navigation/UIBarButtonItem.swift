/// What all items of bars have in common.
@preconcurrency @MainActor
open class UIBarItem {
    /// The text of the item.
    @Counted open var title: String?
    /// Shown in place of the title.
    @Counted open var image: UIImage?
    /// Whether the item can be tapped.
    @Counted open var isEnabled = true
    /// A number that the app can use.
    @Counted open var tag = 0
    /// By which user interface tests find the item.
    @available(iOS 5, *)
    @Counted open var accessibilityIdentifier: String?
    /// What VoiceOver says of it.
    @Counted open var accessibilityLabel: String?
    /// The name of an image that an interface file gives it: there are no image files.
    @Counted package var imageName: String?
    /// The action that an interface file gives it, where the class that would have it is missing.
    @Counted package var lostAction: String?

    /// Creates an item without content.
    public init() {}

    /// Not in a storyboard or nib, which tells the loader what an item has.
    public required init?(coder: NSCoder) {}
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

    /// Whether the item is a plain one or completes what is done.
    @Counted open var style = Style.plain
    /// The system button; nil for a button with a title.
    @Counted public internal(set) var systemItem: SystemItem?
    /// A view that the bar shows in the item's place (A162).
    @Counted open var customView: UIView?
    /// The width in points; zero for the natural width.
    @Counted open var width: CGFloat = 0
    /// Whether bars leave the item out, with the room that it would take (A162).
    @available(iOS 16, *)
    @Counted open var isHidden = false
    /// The action that a tap runs.
    @available(iOS 14, *)
    @Counted open var primaryAction: UIAction?
    /// The object that a tap sends the message to, which is referenced weakly; nil for the first of the responder chain
    /// that takes it (U22).
    public weak var target: AnyObject? {
        didSet {
            Changes.note()
            followMessage()
        }
    }
    /// The message that a tap sends.
    @Counted public var action: Selector? { didSet { followMessage() } }
    /// What a tap shows where there is no action, and a long press where there is one.
    @available(iOS 14, *)
    @Counted open var menu: UIMenu?

    /// Creates a button; without a title it has that of its action.
    @available(iOS 14, *)
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
        menu: UIMenu? = nil
    ) {
        self.init()
        adopt(title: title, image: image, primaryAction: primaryAction, menu: menu)
    }

    package func adopt(title: String?, image: UIImage?, primaryAction: UIAction?, menu: UIMenu?) {
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates a system button.
    @available(iOS 14, *)
    public convenience init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        adopt(systemItem: systemItem, primaryAction: primaryAction, menu: menu)
    }

    package func adopt(systemItem: SystemItem, primaryAction: UIAction?, menu: UIMenu?) {
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        adopt(customView: customView)
    }

    package func adopt(customView: UIView) { self.customView = customView }

    /// Creates a button that sends a message.
    public convenience init(
        title: String?, style: Style, target: Any?, action: Selector?
    ) {
        self.init()
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// Creates a button with an image that sends a message.
    public convenience init(
        image: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// Creates a system button that sends a message.
    public convenience init(
        barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
    ) {
        self.init(title: nil, style: .plain, target: target, action: action)
        self.systemItem = systemItem
    }

    private func followMessage() { primaryAction = action.map { send($0, to: target) } }

    /// U22: an action that sends the message with the item as its sender; it keeps neither of them.
    private func send(_ action: Selector, to target: Any?) -> UIAction {
        let isForAny = target == nil
        return UIAction { [weak self, weak target = target as AnyObject?] _ in
            guard let self, isForAny || target != nil else { return }
            UIApplication.shared.sendAction(action.name, to: target, from: self) {
                action.send(to: $0, from: self)
            }
        }
    }

    /// A space that takes the width that the other items leave.
    @available(iOS 14, *)
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .flexibleSpace)
    }

    /// A space that keeps two groups of items apart; from iOS 26.
    @available(iOS 26, *)
    public static func fixedSpace() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .fixedSpace)
    }

    /// A space of that width in points.
    @available(iOS 14, *)
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }
}
