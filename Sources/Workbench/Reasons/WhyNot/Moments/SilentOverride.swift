import HeadlessUIKit
import HierarchyRecords

/// A method that the class of a container overrides without calling super.
struct SilentOverride: Equatable {
    /// The container.
    let name: String
    /// The method's base name.
    let method: String
    /// `HostViewController.viewWillTransition`
    let place: String
    /// The call that it lacks, in its own language.
    let mend: String
}

extension SilentOverride {
    /// The callbacks that a container hands on to its children by its own method.
    private static let handedOn: Set<Callback> = [
        .viewWillTransitionToSize, .willTransitionToTraits,
    ]

    /// Those that UIKit's own containers hand on so.
    private static let handedOnByStock: Set<Callback> = [
        .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]

    /// Those of the controllers around the one of that name; none where the question is about no callback that
    /// is handed on.
    @MainActor
    static func all(
        around name: String, _ pattern: EventQuery.Pattern, in world: World,
        _ declared: [DeclaredClass]
    ) -> [SilentOverride] {
        let isOfStock = pattern.callbacks.contains(where: handedOnByStock.contains)
        guard isOfStock || pattern.callbacks.contains(where: handedOn.contains),
            let controller = world.names.controller(name)
                ?? world.referent(path: name) as? UIViewController
        else { return [] }
        let around = sequence(first: controller) { $0.parent }.dropFirst()
            .filter { !isOfStock || $0.isContainerOfStock }
        let bases = Set(pattern.callbacks.map(\.spelling.base))
        return around.flatMap { container in
            declared.filter { $0.name == world.className(of: container) }.flatMap { kind in
                MissingSuper.findings(in: kind, among: declared).compactMap {
                    SilentOverride($0, of: world.name(of: container))
                }.filter { !isOfStock || bases.contains($0.method) }
            }
        }
    }

    private init?(_ finding: Finding, of name: String) {
        guard let method = finding.objects.last, let mend = finding.mend.first else { return nil }
        self.name = name
        self.method = method
        self.mend = mend
        place = finding.objects.joined(separator: ".")
    }
}

extension UIViewController {
    fileprivate var isContainerOfStock: Bool {
        self is UINavigationController || self is UITabBarController
            || self is UISplitViewController
    }
}
