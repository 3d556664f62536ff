import HeadlessUIKit
import HierarchyRecords

/// A child whose view lies outside its parent's, or has no size (B13).
enum ViewOutOfSight: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { child in
            guard let parent = child.parent, child.isShown(in: parent),
                let view = child.viewIfLoaded, let outer = parent.viewIfLoaded,
                outer.window != nil, let problem = problem(of: view, in: outer)
            else { return nil }
            let names = (child: world.name(child), parent: world.name(parent))
            return Finding(
                "view-out-of-sight", .advice, rule: .b13, objects: [names.child, names.parent],
                "\(names.child)'s view \(problem) (\(view.frame.words) in \(names.parent)'s "
                    + "\(outer.bounds.words))",
                mend: world.lines(.fill(world.code(child), in: world.code(parent))))
        }
    }

    private static func problem(of view: UIView, in outer: UIView) -> String? {
        if view.bounds.isEmpty { return "has no size" }
        let place = view.convert(view.bounds, to: outer)
        return place.overlaps(outer.bounds) ? nil : "lies outside its container's"
    }
}
