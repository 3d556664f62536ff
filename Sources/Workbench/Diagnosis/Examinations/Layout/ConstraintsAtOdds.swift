import HeadlessUIKit
import HierarchyRecords

/// Required constraints that cannot all hold, so that one is given up (E66).
enum ConstraintsAtOdds: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.world.simulator.layoutConflicts.map { conflict in
            let names = conflict.constrainedViews.map(world.name)
            return Finding(
                "constraints-at-odds", rule: .e66, objects: names,
                "\(conflict.sides(world.name)) cannot all hold: \(conflict.broken.formula) is given "
                    + "up",
                mend: mends(of: conflict, world))
        }
    }

    private static func mends(of conflict: LayoutConflict, _ world: ExaminedWorld) -> [String] {
        let freeing = conflict.freeingCall(world.name).map { "let constraints place it: \($0)" }
        let removal =
            "take one of them out, or give one a priority below 1000: 'explain E66' tells why it is "
            + "this one"
        return [freeing, removal].compactMap { $0 }
    }
}

extension LayoutConflict {
    /// All views that take part in the conflict; those of the broken constraint come first.
    @MainActor
    var constrainedViews: [UIView] {
        (([broken] + constraints).flatMap(\.views) + framedViews).eachOnce
    }

    /// `a.view.width == 100, the frame of a.view`; the first few where there are many.
    @MainActor
    func sides(_ name: (UIView) -> String) -> String {
        let frames = framedViews.map { "the frame of \(name($0))" }
        let sides = constraints.map(\.formula) + frames
        let rest = sides.count > 8 ? ["\(sides.count - 6) more"] : []
        return (sides.prefix(rest.isEmpty ? 8 : 6) + rest).joined(separator: ", ")
    }

    /// What lets constraints alone place a view whose frame takes part.
    @MainActor
    func freeingCall(_ name: (UIView) -> String) -> String? {
        framedViews.first { $0.superview !== $0.window }
            .map { "\(name($0)).translatesAutoresizingMaskIntoConstraints = false" }
    }
}
