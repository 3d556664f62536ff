import HeadlessUIKit
import HierarchyRecords

/// A constraint of a container's that speaks of a view below a child's root view (B01).
enum ConstraintInsideChild: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        var seen: Set<String> = []
        return world.viewsInWindow.flatMap(\.constraints).compactMap { constraint in
            guard let (child, container) = reached(by: constraint) else { return nil }
            let names = (child: world.name(child), container: world.name(container))
            guard seen.insert("\(names)").inserted else { return nil }
            return Finding(
                "constraint-inside-child", .advice, rule: .b01,
                objects: [names.child, names.container],
                "\(constraint.formula) reaches into \(names.child)'s view: only its root view is "
                    + "\(names.container)'s to constrain",
                mend: [
                    "constrain \(names.child).view, and let \(names.child) place what is in it"
                ])
        }
    }

    /// The child whose inner view the constraint ties to its container's.
    private static func reached(
        by constraint: NSLayoutConstraint
    ) -> (child: UIViewController, container: UIViewController)? {
        let views = constraint.views
        guard views.count == 2 else { return nil }
        for (inner, outer) in [(views[0], views[1]), (views[1], views[0])] {
            guard let child = inner.nearestOwner, child.viewIfLoaded !== inner,
                let container = child.parent, !outer.isDescendant(of: child.view)
            else { continue }
            return (child, container)
        }
        return nil
    }
}
