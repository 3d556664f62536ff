import HierarchyRecords

/// A tab as an object, whose controller is created when it is first needed; from iOS 18 (R41).
@available(iOS 18, *)
@preconcurrency @MainActor
open class UITab {
    /// Where the user may have the tab: in the bar, in the sidebar, or in both.
    public enum Placement: Int, Sendable, CaseIterable {
        case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    /// The identifier, which is unique among the tabs.
    public let identifier: String
    /// The text of the tab.
    @Counted open var title: String
    /// The text below the title, in a sidebar.
    @Counted open var subtitle: String?
    /// The image; it is not drawn.
    @Counted open var image: AnyObject?
    /// The text in the red badge.
    @Counted open var badgeValue: String?
    /// Whether the user may select the tab; from iOS 18.4.
    @available(iOS 18.4, *)
    @Counted open var isEnabled = true
    /// Whether the bar leaves the tab out (C64).
    @Counted open var isHidden = false {
        didSet { if isHidden != oldValue { tabBarController?.shownControllersDidChange() } }
    }
    /// Whether the user may hide the tab where a sidebar is edited; nobody edits one here.
    @Counted open var allowsHiding = false
    /// Where the tab is to be.
    @Counted open var preferredPlacement = Placement.automatic
    /// The group that contains the tab; nil for a tab of the controller's own.
    public internal(set) weak var parent: UITabGroup? { didSet { Changes.note() } }
    @Counted private var provider: ((UITab) -> UIViewController)?
    @Counted package private(set) var made: UIViewController?
    weak var host: UITabBarController? { didSet { Changes.note() } }

    /// Creates a tab; the closure creates its controller, once.
    public init(
        title: String, image: AnyObject?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
    }

    /// The controller of the tab; it is created when this is first read. Nil without a provider.
    public var viewController: UIViewController? {
        if let made { return made }
        made = provider?(self)
        provider = nil
        return made
    }

    /// The tab bar controller that has the tab, or the group around it; nil if none has.
    public var tabBarController: UITabBarController? { host ?? parent?.tabBarController }

    /// The group around the tab, or the tab itself, whose navigation controller shows the tab (C63); nil where no
    /// group has one.
    public var managingTabGroup: UITabGroup? {
        let groups = withParents.compactMap { $0 as? UITabGroup }
        return groups.last { $0.managingNavigationController != nil }
    }

    /// Whether it has a controller of its own, which may not be made yet.
    package var hasController: Bool { made != nil || provider != nil }

    /// The tab and the groups around it, the innermost first.
    var withParents: [UITab] { Array(sequence(first: self) { $0.parent }) }

    /// The tab and all that it contains.
    var withDescendants: [UITab] { [self] }

    /// C63: the tab that is selected where this one is: of a group one of its children.
    var leaf: UITab { self }

    /// What a tab of the controller's own shows: its controller, or the stack that a group has for all that it contains.
    var shownController: UIViewController? { viewController }
}

/// The tab of a search, which the system places at the end of the bar; from iOS 18.
@available(iOS 18, *)
open class UISearchTab: UITab {
    /// Whether the search begins as the tab is selected; from iOS 26. Nothing begins it here.
    @available(iOS 26, *)
    @Counted open var automaticallyActivatesSearch = false

    /// Creates a tab with the system's title.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: "Search", image: nil, identifier: "search",
            viewControllerProvider: viewControllerProvider)
    }
}
