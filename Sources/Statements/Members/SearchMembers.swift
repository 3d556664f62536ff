import HeadlessUIKit

extension TypeDescription {
    static let searchBar = TypeDescription(
        "UISearchBar", class: UISearchBar.self, superclass: .view
    ) { type in
        type.initialiser("init()") { UISearchBar() }
        type.property("text", { $0.text }, { $0.text = $1 })
        type.property("placeholder", { $0.placeholder }, { $0.placeholder = $1 })
        addInputTraits(&type)
    }

    static let searchController = TypeDescription(
        "UISearchController", class: UISearchController.self, superclass: .viewController
    ) { type in
        type.initialiser("init(searchResultsController:)") { (results: UIViewController?) in
            UISearchController(searchResultsController: results)
        }
        type.property("searchResultsController", { $0.searchResultsController })
        type.property("searchBar", { $0.searchBar })
        type.property("isActive", { $0.isActive }, { $0.isActive = $1 })
        type.property(
            "searchResultsUpdater", { ProtocolReference<SearchUpdater>($0.searchResultsUpdater) },
            { $0.searchResultsUpdater = $1?.object })
        type.property(
            "delegate", { ProtocolReference<SearchDelegate>($0.delegate) },
            { $0.delegate = $1?.object })
        type.property(
            "obscuresBackgroundDuringPresentation", { $0.obscuresBackgroundDuringPresentation },
            { $0.obscuresBackgroundDuringPresentation = $1 })
        type.property(
            "hidesNavigationBarDuringPresentation", { $0.hidesNavigationBarDuringPresentation },
            { $0.hidesNavigationBarDuringPresentation = $1 })
    }
}
