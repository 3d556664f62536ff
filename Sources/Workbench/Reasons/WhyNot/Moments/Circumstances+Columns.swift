import HeadlessUIKit
import HierarchyRecords

extension Circumstances {
    /// A primary column that the split's display mode hides.
    struct HiddenColumn: Equatable {
        /// The split, as code writes it.
        let split: String
    }

    /// What bars and the screen's edges cover of a view.
    struct SafeArea: Equatable {
        /// `47 0 34 0`: top, left, bottom and right.
        let insets: String
        /// The controller within whose own safe area the view lies; nil where it lies within none, or where that one's
        /// view has no insets either.
        let holder: String?

        /// No insets.
        static let none = "0 0 0 0"
    }
}

extension Circumstances.HiddenColumn {
    @MainActor
    init?(around controller: UIViewController, in world: World) {
        let lineage = Array(sequence(first: controller) { $0.parent })
        guard controller.viewIfLoaded?.window == nil,
            let owner = lineage.compactMap({ $0 as? UISplitViewController }).first,
            owner.viewIfLoaded?.window != nil, !owner.isCollapsed,
            owner.displayMode == .secondaryOnly
        else { return nil }
        let secondary =
            owner.style == .unspecified
            ? owner.viewControllers.last : owner.viewController(for: .secondary)
        guard !lineage.contains(where: { $0 === secondary }) else { return nil }
        split = world.code(of: owner)
    }
}

extension Circumstances.HiddenTab {
    /// C63: a group without a stack shows its own controller, and not that of the tab that is selected within it.
    @MainActor
    init?(of controller: UIViewController, in world: World) {
        guard controller.parent == nil, controller !== world.root else { return nil }
        let hidden = world.simulator.livingControllers.lazy.compactMap(TabHiddenByGroup.init)
            .first { $0.tab.made == nil || $0.tab.made === controller }
        guard let hidden else { return nil }
        tabs = world.code(of: hidden.owner)
        title = hidden.tab.title
        group = hidden.group.title
        identifier = hidden.group.identifier
    }
}

extension Circumstances.SafeArea {
    @MainActor
    init?(of controller: UIViewController, in world: World) {
        guard let view = controller.viewIfLoaded else { return nil }
        let own = view.safeAreaInsets
        insets = [own.top, own.left, own.bottom, own.right].map { Decimal.text(Double($0)) }
            .joined(separator: " ")
        let host = controller.controllerAboveView
        let isInside = host?.viewIfLoaded.map { holder in
            holder.safeAreaInsets != .zero
                && holder.bounds.inset(by: holder.safeAreaInsets)
                    .contains(view.convert(view.bounds, to: holder))
        }
        holder = isInside == true ? host.map { world.code(of: $0) } : nil
    }
}

extension Circumstances.Places {
    /// The controllers with overrides of their own that do not contain that one.
    @MainActor
    static func overridden(besides controller: UIViewController, in world: World) -> [String] {
        let lineage = Array(sequence(first: controller) { $0.parent })
        return world.simulator.livingControllers.filter { other in
            (other.traitOverrides.values != TraitValues() || !other.traitOverrides.own.isEmpty)
                && !lineage.contains { $0 === other }
        }.map { world.code(of: $0) }
    }
}
