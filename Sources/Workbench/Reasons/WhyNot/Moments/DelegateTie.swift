import HeadlessUIKit
import HierarchyRecords

/// An object that asks and tells another one: its delegate, its data source.
@MainActor
struct DelegateTie {
    let teller: AnyObject
    /// The property: `delegate`.
    let role: String
    /// What the property has.
    let receiver: AnyObject?
    /// The protocols by which it is asked and told.
    let protocols: [String]

    private init(
        _ teller: AnyObject, _ role: String, _ receiver: AnyObject?, _ protocols: String...
    ) {
        self.teller = teller
        self.role = role
        self.receiver = receiver
        self.protocols = protocols
    }

    /// All ties of an object; looking makes nothing.
    static func all(of teller: AnyObject) -> [DelegateTie] {
        switch teller {
        case let controller as UIViewController: all(of: controller)
        case let view as UIView: all(of: view)
        case let recognizer as UIGestureRecognizer:
            [Self(recognizer, "delegate", recognizer.delegate, "UIGestureRecognizerDelegate")]
        case let presentation as UIPresentationController:
            [
                Self(
                    presentation, "delegate", presentation.delegate,
                    "UIAdaptivePresentationControllerDelegate",
                    "UIPopoverPresentationControllerDelegate",
                    "UISheetPresentationControllerDelegate")
            ]
        default: []
        }
    }

    private static func all(of controller: UIViewController) -> [DelegateTie] {
        let presentation = controller.presentationControllerIfMade.map { all(of: $0) } ?? []
        return own(of: controller) + presentation
    }

    private static func own(of controller: UIViewController) -> [DelegateTie] {
        switch controller {
        case let tabs as UITabBarController:
            [Self(tabs, "delegate", tabs.delegate, "UITabBarControllerDelegate")]
        case let stack as UINavigationController:
            [Self(stack, "delegate", stack.delegate, "UINavigationControllerDelegate")]
        case let split as UISplitViewController:
            [Self(split, "delegate", split.delegate, "UISplitViewControllerDelegate")]
        case let pages as UIPageViewController:
            [
                Self(pages, "delegate", pages.delegate, "UIPageViewControllerDelegate"),
                Self(pages, "dataSource", pages.dataSource, "UIPageViewControllerDataSource"),
            ]
        case let search as UISearchController:
            [
                Self(search, "delegate", search.delegate, "UISearchControllerDelegate"),
                Self(
                    search, "searchResultsUpdater", search.searchResultsUpdater,
                    "UISearchResultsUpdating"),
            ]
        default: []
        }
    }

    private static func all(of view: UIView) -> [DelegateTie] {
        let scrolling = "UIScrollViewDelegate"
        return switch view {
        case let table as UITableView:
            [
                Self(table, "delegate", table.delegate, "UITableViewDelegate", scrolling),
                Self(table, "dataSource", table.dataSource, "UITableViewDataSource"),
            ]
        case let collection as UICollectionView:
            [
                Self(
                    collection, "delegate", collection.delegate, "UICollectionViewDelegate",
                    "UICollectionViewDelegateFlowLayout", scrolling),
                Self(collection, "dataSource", collection.dataSource, "UICollectionViewDataSource"),
            ]
        case let text as UITextView:
            [Self(text, "delegate", text.delegate, "UITextViewDelegate", scrolling)]
        case let scroll as UIScrollView: [Self(scroll, "delegate", scroll.delegate, scrolling)]
        case let field as UITextField:
            [Self(field, "delegate", field.delegate, "UITextFieldDelegate")]
        case let bar as UISearchBar:
            [Self(bar, "delegate", bar.delegate, "UISearchBarDelegate")]
        case let bar as UINavigationBar:
            [Self(bar, "delegate", bar.delegate, "UINavigationBarDelegate")]
        default: []
        }
    }
}
