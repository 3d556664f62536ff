/// What a navigation bar shows for one controller.
@MainActor
open class UINavigationItem {
    /// When a large title is shown.
    public enum LargeTitleDisplayMode: Int, Sendable, CaseIterable {
        /// As the item below it in the stack; large at the bottom of one.
        case automatic
        case always, never
        /// As `always`, with the title in one line with the bar's buttons.
        case inline
    }

    /// What stands in the middle of the bar, or large below it.
    open var title: String? { didSet { change() } }
    /// One line above the title; it makes the bar higher.
    open var prompt: String? { didSet { change() } }
    open var titleView: UIView?
    /// What the back button of the next controller says; nil for this item's title.
    open var backButtonTitle: String?
    /// The back button of the next controller, in place of the usual one.
    open var backBarButtonItem: UIBarButtonItem?
    open var hidesBackButton = false
    /// Whether the left items stand beside the back button, not in its place.
    open var leftItemsSupplementBackButton = false
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { change() } }

    /// The search whose bar stands below the title (U18).
    open var searchController: UISearchController? {
        didSet {
            oldValue?.host = nil
            searchController?.host = controller
        }
    }
    open var hidesSearchBarWhenScrolling = true

    /// The controller that it is for, which takes itself back when it goes; nil where code made it
    /// for itself.
    unowned(unsafe) var controller: UIViewController?

    /// An item with that title.
    public init(title: String = "") { self.title = title }

    init(for controller: UIViewController) {
        title = controller.optional?.title
        self.controller = controller
    }

    /// The first of the left items.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first of the right items, counted from the edge.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets the left items; nothing here moves.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    /// Sets the right items; nothing here moves.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    /// Sets the first of the left items.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    /// Sets the first of the right items.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    /// Shows or hides the back button; nothing here moves.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    private func change() { controller?.navigationController?.barsDidChange() }
}

extension UIViewController {
    var ownNavigationItem: UINavigationItem {
        if let item = optional?.navigationItem { return item }
        let fresh = UINavigationItem(for: self)
        box.navigationItem = fresh
        return fresh
    }

    /// What stands on its bar at both ends; looking makes no item, and asks no code of the app's.
    package var barButtonItemsIfMade: [UIBarButtonItem] {
        let item = optional?.navigationItem
        return (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
    }

    /// The title of the controller is that of its two items.
    func setTitle(_ title: String?) {
        box.title = title
        // An item that was not read yet changes the bar as well.
        if let item = optional?.navigationItem {
            item.title = title
        } else {
            navigationController?.barsDidChange()
        }
        optional?.tabBarItem?.title = title
    }
}
