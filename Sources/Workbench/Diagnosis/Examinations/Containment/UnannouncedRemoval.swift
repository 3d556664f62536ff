import HeadlessUIKit
import HierarchyRecords

/// A controller that left its parent without having been told before (C21, C53).
enum UnannouncedRemoval: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { child in
            guard child.parent == nil,
                let rule = world.histories.moves(of: child.objectID).leftUnannounced
            else { return nil }
            let name = world.name(child)
            let (first, second) = (
                world.lines(.willMoveToNil(name))[0], world.lines(.removeFromParent(name))[0]
            )
            return Finding(
                "will-move-missing", rule: rule == .c53 ? .c53 : .c21, objects: [name],
                "\(name) left its parent without willMove(toParent: nil)",
                mend: ["\(first) before \(second)"])
        }
    }
}
