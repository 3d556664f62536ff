import HeadlessUIKit
import Statements

extension Facts {
    /// What a list, an alert or a search shows; asking a data source would be more than looking.
    mutating func addLists(_ controller: UIViewController) {
        switch controller {
        case let alert as UIAlertController:
            add("title", alert.title ?? "nil")
            add("message", alert.message ?? "nil")
            add("actions", Self.list(alert.actions.map { $0.title ?? "" }))
        case let table as UITableViewController:
            if let view = table.viewIfLoaded as? UITableView { addEntries(of: view) }
        case let collection as UICollectionViewController:
            if let view = collection.collectionIfLoaded { addEntries(of: view) }
        case let search as UISearchController:
            add("active", search.isActive ? "true" : "false")
            add("text", search.searchBar.text ?? "nil")
        default: break
        }
    }

    /// What a control or a scroll view has beside every view.
    mutating func addContent(of view: UIView) {
        switch view {
        case let button as UIButton: add("title", button.shownTitle ?? "nil")
        case let segments as UISegmentedControl:
            add("segments", Self.list(segments.choices))
            add("selected", "\(segments.selectedSegmentIndex)")
        case let label as UILabel: add("text", label.text ?? "nil")
        default: break
        }
        if let control = view as? UIControl, !control.isEnabled { add("enabled", "false") }
        guard let scrollView = view as? UIScrollView else { return }
        add("contentOffset", Value.point(scrollView.contentOffset).flatText)
        add("contentSize", Value.size(scrollView.contentSize).flatText)
        add("adjustedContentInset", Value.insets(scrollView.adjustedContentInset).flatText)
        addEntries(of: scrollView)
    }

    private mutating func addEntries(of view: UIScrollView) {
        switch view {
        case let table as UITableView:
            add("rows", Self.counts(table.countsIfKnown))
            add("selected", Self.paths(table.indexPathsForSelectedRows ?? []))
        case let collection as UICollectionView:
            add("items", Self.counts(collection.countsIfKnown))
            add("selected", Self.paths(collection.indexPathsForSelectedItems ?? []))
        default: break
        }
    }

    private static func counts(_ counts: [Int]?) -> String {
        counts.map { $0.map(String.init).joined(separator: " ") } ?? "not counted"
    }

    private static func paths(_ paths: [IndexPath]) -> String {
        paths.isEmpty ? "none" : paths.map(\.value.flatText).joined(separator: " ")
    }

    private static func list(_ texts: [String]) -> String {
        texts.isEmpty ? "none" : texts.joined(separator: ", ")
    }
}
