import CommandLanguage
import HeadlessUIKit
import HierarchyRecords

/// A class that adopts a delegate's protocol and implements it, while what it would be the delegate of has none
/// (B22).
enum DelegateNeverSet: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.flatMap { controller -> [Finding] in
            guard let declared = world.declaredClass(of: controller.objectID),
                controller.viewIfLoaded?.window != nil
            else { return [] }
            return DelegateRole.all.compactMap { role in
                guard declared.adopts(role), !declared.sets(role) else { return nil }
                return finding(controller, role, declared, in: world)
            }
        }
    }

    private static func finding(
        _ controller: UIViewController, _ role: DelegateRole, _ declared: DeclaredClass,
        in world: ExaminedWorld
    ) -> Finding? {
        let candidates = role.candidates(controller)
        if candidates.contains(where: { role.delegate($0) === controller }) { return nil }
        guard let owner = candidates.first(where: { role.delegate($0) == nil }) else { return nil }
        let names = (own: world.name(controller), owner: world.code(responder: owner))
        let path =
            owner === controller
            ? role.property : names.owner.inside(names.own) + "." + role.property
        let isSwift = declared.declaration.language == .swift
        return Finding(
            "delegate-never-set", rule: .b22, objects: [names.own, names.owner],
            "\(names.own) adopts \(role.name), and nobody asks it: \(names.owner).\(role.property) is nil, "
                + "and was never set to it",
            mend: [
                "\(names.owner).\(role.property) = \(world.code(controller))"
                    + (world.language == .swift ? "" : ";"),
                (isSwift ? "\(path) = self" : "self.\(path) = self;")
                    + " in viewDidLoad of \(declared.name)",
            ])
    }
}

/// A protocol whose methods somebody asks by a property.
struct DelegateRole {
    let name: String
    /// The class that asks.
    let asker: String
    let property: String
    /// Those near a controller that could ask it.
    let candidates: @MainActor (UIViewController) -> [UIResponder]
    let delegate: @MainActor (UIResponder) -> AnyObject?

    @MainActor
    private init<Asker: UIResponder>(
        _ name: String, _ property: String, _ asker: Asker.Type,
        _ delegate: @escaping @MainActor (Asker) -> AnyObject?,
        among candidates: @escaping @MainActor (UIViewController) -> [Asker?]
    ) {
        self.name = name
        self.asker = "\(asker)"
        self.property = property
        self.candidates = { candidates($0).compactMap(\.self) }
        self.delegate = { ($0 as? Asker).flatMap(delegate) }
    }

    @MainActor static let all: [DelegateRole] = containers + views

    @MainActor private static var containers: [DelegateRole] {
        [
            DelegateRole("UITabBarControllerDelegate", "delegate", UITabBarController.self) {
                $0.delegate
            } among: {
                [$0 as? UITabBarController, $0.tabBarController]
            },
            DelegateRole("UINavigationControllerDelegate", "delegate", UINavigationController.self)
            {
                $0.delegate
            } among: {
                [$0 as? UINavigationController, $0.navigationController]
            },
            DelegateRole("UISplitViewControllerDelegate", "delegate", UISplitViewController.self) {
                $0.delegate
            } among: {
                [$0 as? UISplitViewController, $0.splitViewController]
            },
            DelegateRole("UIPageViewControllerDataSource", "dataSource", UIPageViewController.self)
            {
                $0.dataSource
            } among: {
                [$0 as? UIPageViewController] + $0.children.map { $0 as? UIPageViewController }
            },
            DelegateRole("UIPageViewControllerDelegate", "delegate", UIPageViewController.self) {
                $0.delegate
            } among: {
                [$0 as? UIPageViewController] + $0.children.map { $0 as? UIPageViewController }
            },
            DelegateRole(
                "UISearchResultsUpdating", "searchResultsUpdater", UISearchController.self
            ) {
                $0.searchResultsUpdater
            } among: {
                $0.ownViews(UISearchBar.self).map(\.searchController) + [
                    $0.navigationItemIfMade?.searchController
                ]
            },
            DelegateRole("UISearchControllerDelegate", "delegate", UISearchController.self) {
                $0.delegate
            } among: {
                $0.ownViews(UISearchBar.self).map(\.searchController) + [
                    $0.navigationItemIfMade?.searchController
                ]
            },
        ]
    }

    @MainActor private static var views: [DelegateRole] {
        [
            DelegateRole("UISearchBarDelegate", "delegate", UISearchBar.self) {
                $0.delegate
            } among: {
                $0.ownViews(UISearchBar.self) + [
                    $0.navigationItemIfMade?.searchController?.searchBar
                ]
            },
            DelegateRole("UITableViewDataSource", "dataSource", UITableView.self) {
                $0.dataSource
            } among: {
                $0.ownViews(UITableView.self)
            },
            DelegateRole("UITableViewDelegate", "delegate", UITableView.self) {
                $0.delegate
            } among: {
                $0.ownViews(UITableView.self)
            },
            DelegateRole("UICollectionViewDataSource", "dataSource", UICollectionView.self) {
                $0.dataSource
            } among: {
                $0.ownViews(UICollectionView.self)
            },
            DelegateRole("UICollectionViewDelegate", "delegate", UICollectionView.self) {
                $0.delegate
            } among: {
                $0.ownViews(UICollectionView.self)
            },
            DelegateRole("UIScrollViewDelegate", "delegate", UIScrollView.self) {
                $0.delegate
            } among: {
                $0.ownViews(UIScrollView.self)
            },
            DelegateRole("UITextFieldDelegate", "delegate", UITextField.self) {
                $0.delegate
            } among: {
                $0.ownViews(UITextField.self)
            },
            DelegateRole("UITextViewDelegate", "delegate", UITextView.self) {
                $0.delegate
            } among: {
                $0.ownViews(UITextView.self)
            },
        ]
    }
}

extension DeclaredClass {
    /// Whether it adopts the protocol, and has a method that would be asked.
    fileprivate func adopts(_ role: DelegateRole) -> Bool {
        adopts(role.name)
            && methods.contains { $0.parameters.first?.type.unwrapped.isNamed(role.asker) ?? false }
    }

    /// Whether its code makes itself such a delegate somewhere; then it is another one's, or will be.
    fileprivate func sets(_ role: DelegateRole) -> Bool {
        placeOfSetting { $0.property == role.property && $0.value.isName("self") } != nil
    }
}

extension ExaminedWorld {
    /// An expression for a controller or a view.
    func code(responder: UIResponder) -> String {
        if let controller = responder as? UIViewController { return code(controller) }
        return (responder as? UIView).map(code) ?? name(responder)
    }
}

extension String {
    /// The path as code of that object has it.
    func inside(_ owner: String) -> String {
        hasPrefix(owner + ".") ? String(dropFirst(owner.count + 1)) : self
    }
}

extension UIViewController {
    /// The views of a kind in its view that belong to no other controller.
    func ownViews<Kind: UIView>(_ kind: Kind.Type) -> [Kind] {
        viewIfLoaded?.subtreeOfViews.compactMap { $0 as? Kind }
            .filter { $0.nearestOwner === self } ?? []
    }
}
