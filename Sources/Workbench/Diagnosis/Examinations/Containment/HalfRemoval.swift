import HeadlessUIKit
import HierarchyRecords

/// A child that was told it would leave, and is still there (C22).
enum HalfRemoval: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { child in
            guard let parent = child.parent, !child.isManaged,
                world.histories.moves(of: child.objectID).isLeaving
            else { return nil }
            let names = (child: world.name(child), parent: world.name(parent))
            let code = world.code(child)
            let leave = world.lines(.removeFromParent(code))
            let isShown = child.isShown(in: parent)
            return Finding(
                "removal-unfinished", rule: .c22, objects: [names.child, names.parent],
                "\(names.child) was told willMove(toParent: nil) and is still a child of "
                    + names.parent,
                mend: (isShown ? world.lines(.removeFromSuperview(code)) : []) + leave)
        }
    }
}
