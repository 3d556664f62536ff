/// Which of UIKit's controllers a class is, or inherits from, as far as its printed lines tell.
enum ImportedKind: String, Sendable, CaseIterable {
    case plain = "UIViewController"
    case stack = "UINavigationController"
    case tabs = "UITabBarController"
    case pages = "UIPageViewController"
    case split = "UISplitViewController"
    case table = "UITableViewController"
    case collection = "UICollectionViewController"
    case alert = "UIAlertController"
    case search = "UISearchController"

    /// The class of UIKit's by that name.
    init?(stock className: String) { self.init(rawValue: className) }

    /// What a class of the app's is taken for, by its view and its children; a reason where it is more than
    /// a plain controller.
    static func assumed(
        _ className: String, view: String?, children: [PrintedController]
    ) -> (kind: ImportedKind, reason: String?) {
        switch view {
        case "UILayoutContainerView":
            (container(className, children), "its view is a UILayoutContainerView")
        case "UITableView" where className.contains("Table"):
            (.table, "its view is a UITableView")
        case "UICollectionView" where className.contains("Collection"),
            "UICollectionViewControllerWrapperView":
            (.collection, "its view is a UICollectionView")
        case "_UIPageViewControllerContentView", "_UIQueuingScrollView":
            (.pages, "its view is that of a UIPageViewController")
        default: (.plain, nil)
        }
    }

    /// The container whose view is a `UILayoutContainerView`: by its name, or else by which child is seen.
    private static func container(
        _ className: String, _ children: [PrintedController]
    ) -> ImportedKind {
        if className.contains("Tab") { return .tabs }
        if className.contains("Split") { return .split }
        if className.contains("Nav") { return .stack }
        let seen = children.firstIndex { $0.state == .appeared }
        return seen.map { $0 + 1 < children.count } == true ? .tabs : .stack
    }

    /// Whether UIKit places the views of its children itself.
    var placesViews: Bool {
        switch self {
        case .stack, .tabs, .pages, .split: true
        case .plain, .table, .collection, .alert, .search: false
        }
    }

    /// What Swift writes behind the class to make one.
    func arguments(presentedBy presentation: String?) -> String {
        switch self {
        case .plain, .stack, .tabs, .split, .table: "()"
        case .pages: "(transitionStyle: .scroll, navigationOrientation: .horizontal)"
        case .collection: "(collectionViewLayout: UICollectionViewFlowLayout())"
        case .alert:
            presentation?.contains("ActionSheet") == true
                ? "(title: \"Alert\", message: nil, preferredStyle: .actionSheet)"
                : "(title: \"Alert\", message: nil, preferredStyle: .alert)"
        case .search: "(searchResultsController: nil)"
        }
    }
}
