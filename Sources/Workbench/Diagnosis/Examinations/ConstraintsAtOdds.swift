import HeadlessUIKit
import HierarchyRecords

/// Required constraints that cannot all hold, so that one is given up (E66).
enum ConstraintsAtOdds: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.world.simulator.layoutConflicts.map { conflict in
            let names = conflict.constrainedViews.map(world.name)
            return Finding(
                "constraints-at-odds", rule: .e66, objects: names,
                "\(conflict.sides) cannot all hold: \(conflict.broken.formula) is given up",
                mend: [
                    "take one of them out, or give one a priority below 1000: 'explain E66' tells "
                        + "why it is this one"
                ])
        }
    }
}

extension LayoutConflict {
    /// Everybody whom it concerns, the view of the constraint given up first.
    @MainActor
    var constrainedViews: [UIView] {
        var views: [UIView] = []
        for view in ([broken] + constraints).flatMap(\.views) + framedViews
        where !views.contains(where: { $0 === view }) { views.append(view) }
        return views
    }

    /// `a.view.width == 100, a.view.width == 200`
    @MainActor
    var sides: String { constraints.map(\.formula).joined(separator: ", ") }
}

extension NSLayoutConstraint {
    /// The views of both items; of a guide the one that owns it.
    var views: [UIView] {
        [firstItem, secondItem].compactMap { $0 as? UIView ?? ($0 as? UILayoutGuide)?.owningView }
    }
}
