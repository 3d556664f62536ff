import HeadlessUIKit
import HierarchyRecords

/// A child that was told it would leave, and is still there (C20); or its view alone has gone (C22).
enum HalfRemoval: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { child in
            let moves = world.histories.moves(of: child.objectID)
            guard let parent = child.parent, !child.isManaged, moves.isLeaving,
                !moves.isMisinformed
            else { return nil }
            let names = (child: world.name(child), parent: world.name(parent))
            let code = world.code(child)
            let leave = world.lines(.removeFromParent(code))
            let isShown = child.isShown(in: parent)
            return Finding(
                "removal-unfinished", isShown ? .advice : .fault, rule: isShown ? .c20 : .c22,
                objects: [names.child, names.parent],
                "\(names.child) was told willMove(toParent: nil) and is still a child of "
                    + names.parent
                    + (isShown ? ", unless the rest of its removal is to follow" : ""),
                mend: (isShown ? world.lines(.removeFromSuperview(code)) : []) + leave)
        }
    }
}
