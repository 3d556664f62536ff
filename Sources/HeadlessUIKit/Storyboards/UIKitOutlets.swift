import HierarchyRecords

/// The outlets that UIKit's own classes have: what files of Interface Builder connect without a class of
/// the app's. A session's or a program's classes have more.
extension UIResponder {
    /// Sets an outlet of UIKit's; false for any other key.
    func setOwnOutlet(_ value: Any?, _ key: String) -> Bool {
        switch self {
        case let controller as UIViewController: controller.setControllerOutlet(value, key)
        case let view as UIView: view.setViewOutlet(value, key) || view.hasSilentOutlet(key)
        case _: false
        }
    }
}

extension UIViewController {
    fileprivate func setControllerOutlet(_ value: Any?, _ key: String) -> Bool {
        switch (self, key) {
        case (_, "view"): view = value as? UIView
        case (_, "transitioningDelegate"):
            transitioningDelegate = value as? any UIViewControllerTransitioningDelegate
        case (let tabs as UITabBarController, "delegate"):
            tabs.delegate = value as? any UITabBarControllerDelegate
        case (let stack as UINavigationController, "delegate"):
            stack.delegate = value as? any UINavigationControllerDelegate
        case (let split as UISplitViewController, "delegate"):
            split.delegate = value as? any UISplitViewControllerDelegate
        case (let pages as UIPageViewController, "delegate"):
            pages.delegate = value as? any UIPageViewControllerDelegate
        case (let pages as UIPageViewController, "dataSource"):
            pages.dataSource = value as? any UIPageViewControllerDataSource
        case (let search as UISearchController, "delegate"):
            search.delegate = value as? any UISearchControllerDelegate
        case (let search as UISearchController, "searchResultsUpdater"):
            search.searchResultsUpdater = value as? any UISearchResultsUpdating
        case _: return hasOutletSetOtherwise(key)
        }
        return true
    }

    /// Outlets that the file's reader sets by other ways.
    private func hasOutletSetOtherwise(_ key: String) -> Bool {
        switch key {
        case "tableView": self is UITableViewController
        case "collectionView": self is UICollectionViewController
        case "navigationItem", "tabBarItem", "searchDisplayController", "toolbarItems",
            "storyboard", "restorationClass":
            true
        case _: false
        }
    }
}

extension UIView {
    fileprivate func setViewOutlet(_ value: Any?, _ key: String) -> Bool {
        switch (self, key) {
        case (let table as UITableView, "dataSource"):
            table.dataSource = value as? any UITableViewDataSource
        case (let table as UITableView, "tableHeaderView"): table.tableHeaderView = value as? UIView
        case (let table as UITableView, "tableFooterView"): table.tableFooterView = value as? UIView
        case (let table as UITableView, "backgroundView"): table.backgroundView = value as? UIView
        case (let list as UICollectionView, "dataSource"):
            list.dataSource = value as? any UICollectionViewDataSource
        case (let scroll as UIScrollView, "delegate"):
            scroll.delegate = value as? any UIScrollViewDelegate
        case (let scroll as UIScrollView, "refreshControl"):
            scroll.refreshControl = value as? UIRefreshControl
        case (let field as UITextField, "delegate"):
            field.delegate = value as? any UITextFieldDelegate
        case (let bar as UISearchBar, "delegate"):
            bar.delegate = value as? any UISearchBarDelegate
        case (let window as UIWindow, "rootViewController"):
            window.rootViewController = value as? UIViewController
        case _: return false
        }
        return true
    }

    /// Outlets that change nothing here: drag and drop, pasting, prefetching, the delegates of bars, and
    /// views of looks.
    fileprivate func hasSilentOutlet(_ key: String) -> Bool {
        Self.silentOutlets.contains { $0.keys.contains(key) && $0.fits(self) }
    }

    private static let silentOutlets: [(keys: Set<String>, fits: (UIView) -> Bool)] = [
        (["inputView", "inputAccessoryView", "accessibilityLabel", "maskView"], { _ in true }),
        (["accessibilityElements", "accessibilityCustomActions"], { _ in true }),
        (
            ["delegate"],
            { $0 is UISearchBar || $0 is UITabBar || $0 is UIToolbar || $0 is UINavigationBar }
        ),
        (
            ["dragDelegate", "dropDelegate", "prefetchDataSource", "backgroundView"],
            { $0 is UITableView || $0 is UICollectionView }
        ),
        (
            ["backgroundView", "selectedBackgroundView"],
            { $0 is UITableViewCell || $0 is UICollectionViewCell }
        ),
        (
            ["accessoryView", "editingAccessoryView", "multipleSelectionBackgroundView"],
            { $0 is UITableViewCell }
        ),
        (
            ["pasteDelegate", "textDragDelegate", "textDropDelegate"],
            { $0 is UITextField || $0 is UITextView }
        ),
        (["leftView", "rightView"], { $0 is UITextField }),
        (["selectedItem", "items"], { $0 is UITabBar }),
        (["items"], { $0 is UIToolbar }),
    ]
}

/// The outlets of UIKit's own objects that are no responders.
@MainActor
func setOutletOfItem(_ value: Any?, _ key: String, of object: AnyObject) -> Bool {
    switch (object, key) {
    case (let recognizer as UIGestureRecognizer, "delegate"):
        recognizer.delegate = value as? any UIGestureRecognizerDelegate
    case (let item as UINavigationItem, "titleView"): item.titleView = value as? UIView
    case (let item as UINavigationItem, "backBarButtonItem"):
        item.backBarButtonItem = value as? UIBarButtonItem
    case (let item as UINavigationItem, "leftBarButtonItem"):
        item.leftBarButtonItem = value as? UIBarButtonItem
    case (let item as UINavigationItem, "rightBarButtonItem"):
        item.rightBarButtonItem = value as? UIBarButtonItem
    case (let item as UINavigationItem, "searchController"):
        item.searchController = value as? UISearchController
    case (let item as UIBarButtonItem, "customView"): item.customView = value as? UIView
    case (is UIBarButtonItem, "target"): break
    case _: return false
    }
    return true
}

extension ElementKind {
    /// Whether UIKit's class has the outlet, where the simulator does not have that class and a plain
    /// view stands for it.
    func hasOutletOfMissingClass(_ key: String) -> Bool {
        Self.outletsOfMissingClasses[self]?.contains(key) ?? false
    }

    private static let outletsOfMissingClasses: [ElementKind: Set<String>] = [
        .pickerView: ["dataSource", "delegate"], .mapView: ["delegate"], .webView: ["delegate"],
        .wkWebView: ["navigationDelegate", "UIDelegate", "uiDelegate"],
    ]
}
