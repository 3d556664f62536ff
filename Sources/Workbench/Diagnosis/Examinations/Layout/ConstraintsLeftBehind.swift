import HeadlessUIKit
import HierarchyRecords

/// A child that was removed, with constraints on the size of its view (A88).
enum ConstraintsLeftBehind: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { child in
            guard child.parent == nil, let view = child.viewIfLoaded, view.superview == nil,
                world.histories.moves(of: child.objectID).former != .none,
                let left = view.constraints.first(where: { $0.views.allSatisfy { $0 === view } })
            else { return nil }
            let name = world.name(child)
            return Finding(
                "constraints-left-behind", .advice, rule: .a88, objects: [name],
                "\(name) was removed, and \(left.formula) is still active: it counts again when "
                    + "\(name) is added to another container",
                mend: ["deactivate the container's constraints before removeFromSuperview()"])
        }
    }
}
