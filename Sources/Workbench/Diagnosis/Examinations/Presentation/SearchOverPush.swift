import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// An active search that stays over what is pushed, since the searched controller defines no presentation context
/// (B17, U18).
enum SearchOverPush: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        let searches = world.controllers.compactMap { $0 as? UISearchController }.filter(\.isActive)
        if searches.isEmpty { return [] }
        return searches.compactMap { search in
            guard
                let host = world.controllers.first(where: { $0.isSearched(by: search) }),
                !host.definesPresentationContext, search.presentingViewController !== host,
                let stack = host.navigationController, let top = stack.topViewController,
                !host.isWithin(top)
            else { return nil }
            return finding(host, top, in: world)
        }
    }

    private static func finding(
        _ host: UIViewController, _ top: UIViewController, in world: ExaminedWorld
    ) -> Finding {
        let names = (host: world.name(host), top: world.name(top))
        let line = "\(world.code(host)).definesPresentationContext = "
        return Finding(
            "search-over-push", rule: .b17, objects: [names.host, names.top],
            "the search of \(names.host) stays over \(names.top), which was pushed: \(names.host) defines no "
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
