import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// An active search that stays over what is pushed, or over another tab, since the searched controller defines no
/// presentation context (B17, U18).
enum SearchOverPush: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        let searches = world.controllers.compactMap { $0 as? UISearchController }.filter(\.isActive)
        if searches.isEmpty { return [] }
        return searches.compactMap { search in
            guard
                let host = world.controllers.first(where: { $0.isSearched(by: search) }),
                !host.definesPresentationContext, search.presentingViewController !== host
            else { return nil }
            if let top = host.navigationController?.topViewController, !host.isWithin(top) {
                return finding(host, top, "was pushed", in: world)
            }
            guard let shown = host.tabBarController?.selectedViewController, !host.isWithin(shown)
            else { return nil }
            return finding(host, shown, "is the selected tab", in: world)
        }
    }

    private static func finding(
        _ host: UIViewController, _ top: UIViewController, _ deed: String,
        in world: ExaminedWorld
    ) -> Finding {
        let names = (host: world.name(host), top: world.name(top))
        let line = "\(world.code(host)).definesPresentationContext = "
        return Finding(
            "search-over-push", rule: .b17, objects: [names.host, names.top],
            "the search of \(names.host) stays over \(names.top), which \(deed): \(names.host) defines no "
                + "presentation context, and the search was presented by a container around it",
            mend: [
                line + (world.language == .swift ? "true" : "YES;")
                    + " in viewDidLoad, before the search becomes active"
            ])
    }
}

extension UIViewController {
    fileprivate func isSearched(by search: UISearchController) -> Bool {
        navigationItemIfMade?.searchController === search || search.searchBar.nearestOwner === self
    }
}
