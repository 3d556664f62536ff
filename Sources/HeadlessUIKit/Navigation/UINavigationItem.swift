/// What a navigation bar shows for one view controller.
@preconcurrency @MainActor
open class UINavigationItem {
    /// When the title is large.
    @available(iOS 11, *)
    public enum LargeTitleDisplayMode: Int, Sendable, CaseIterable {
        /// Like the item below it in the stack; the bottommost item has a large title.
        case automatic
        case always, never
        /// Like `always`, with the title in one line with the bar's buttons.
        case inline
    }

    /// The bar of the app's own that has the item; nil where none does.
    package weak var ownBar: UINavigationBar? { didSet { Changes.note() } }
    /// The title: in the center of the bar, or large below it.
    @Counted open var title: String? { didSet { change() } }
    /// A line above the title; it makes the bar higher.
    @Counted open var prompt: String? { didSet { change() } }
    /// A view in the place of the title (A162).
    @Counted open var titleView: UIView? { didSet { if titleView !== oldValue { changeViews() } } }
    /// How the bar looks over this controller; nil for what the bar itself says.
    @available(iOS 13, *)
    @Counted open var standardAppearance: UINavigationBarAppearance?
    /// The same at a compact height.
    @available(iOS 13, *)
    @Counted open var compactAppearance: UINavigationBarAppearance?
    /// The same while the content stands at its upper edge.
    @available(iOS 13, *)
    @Counted open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The same where both are so.
    @available(iOS 15, *)
    @Counted open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// The title of the back button that leads back to this item; nil for this item's title.
    @available(iOS 11, *)
    @Counted open var backButtonTitle: String?
    /// A button to use instead of that back button.
    @Counted open var backBarButtonItem: UIBarButtonItem?
    /// What the back button does in place of going back (C60).
    @available(iOS 16, *)
    @Counted open var backAction: UIAction?
    /// Lets the user rename the item by its title (C69).
    @available(iOS 16, *)
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
        didSet { Changes.note() }
    }
    /// How the bar is arranged; it is not drawn.
    @available(iOS 16, *)
    @Counted open var style = ItemStyle.navigator
    /// Whether the bar shows no way back while this item is on top.
    @Counted open var hidesBackButton = false
    /// Whether the left items are shown beside the back button instead of replacing it.
    @available(iOS 5, *)
    @Counted open var leftItemsSupplementBackButton = false
    /// The items at the leading side, from the edge.
    @available(iOS 5, *)
    @Counted open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet {
            if (oldValue ?? []).hasViews || (leftBarButtonItems ?? []).hasViews { changeViews() }
        }
    }
    /// The items at the trailing side, from the edge.
    @available(iOS 5, *)
    @Counted open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet {
            if (oldValue ?? []).hasViews || (rightBarButtonItems ?? []).hasViews { changeViews() }
        }
    }
    /// Whether the title is large, where the bar prefers large ones.
    @available(iOS 11, *)
    @Counted open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { change() }
    }

    /// The search controller whose bar is shown below the title (U18).
    @available(iOS 11, *)
    @Counted open var searchController: UISearchController? {
        didSet {
            oldValue?.host = nil
            searchController?.host = controller
        }
    }
    /// Whether the search bar goes when the content is scrolled up.
    @available(iOS 11, *)
    @Counted open var hidesSearchBarWhenScrolling = true

    /// The controller whose item this is; it clears this property when it is deallocated. Nil for
    /// an item that code created.
    unowned(unsafe) var controller: UIViewController? { didSet { Changes.note() } }

    /// Creates an item with that title.
    public init(title: String) { self.title = title }

    /// Not in a storyboard or nib, which tells the loader what an item has.
    public required init?(coder: NSCoder) {}

    /// Creates an item with an empty title.
    public convenience init() { self.init(title: "") }

    package func adopt(title: String) { self.title = title }

    init(for controller: UIViewController) {
        title = controller.optional?.title
        self.controller = controller
    }

    /// The items that the bar shows at the leading side.
    package var shownLeftItems: [UIBarButtonItem] {
        (leftBarButtonItems ?? []).filter { !$0.isHidden }
    }

    /// The items that the bar shows at the trailing side.
    package var shownRightItems: [UIBarButtonItem] {
        (rightBarButtonItems ?? []).filter { !$0.isHidden }
    }

    /// The first left item.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first right item, counted from the edge.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets the left items; there is no animation.
    @available(iOS 5, *)
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    /// Sets the right items; there is no animation.
    @available(iOS 5, *)
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    /// Sets the first left item.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    /// Sets the first right item.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    /// Shows or hides the back button; there is no animation.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    /// The bar puts other views in their places in the next layout.
    private func changeViews() {
        (ownBar ?? controller?.navigationController?.madeBar)?.setNeedsLayout()
    }

    private func change() { controller?.navigationController?.barsDidChange() }
}

extension UIViewController {
    var ownNavigationItem: UINavigationItem {
        Changes.made(optional?.navigationItem, UINavigationItem(for: self)) {
            box.navigationItem = $0
        }
    }

    /// The navigation item; nil where nothing has asked for it yet.
    package var navigationItemIfMade: UINavigationItem? { optional?.navigationItem }

    /// The button items at both ends of the bar; reading this creates no items and calls no code of
    /// the app.
    package var barButtonItemsIfMade: [UIBarButtonItem] {
        let item = optional?.navigationItem
        return (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
    }

    /// Passes the controller's title on to its navigation item and tab bar item.
    func setTitle(_ title: String?) {
        box.title = title
        // The bar changes even if the navigation item was not created yet.
        if let item = optional?.navigationItem {
            item.title = title
        } else {
            navigationController?.barsDidChange()
        }
        optional?.tabBarItem?.title = title
    }
}
