import HeadlessUIKit
import HierarchyRecords

/// A child whose view was added before `addChild`, in one step (C14): by itself the view is nobody's.
enum ViewBeforeChild: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { child in
            guard let parent = child.parent, !child.isManaged, child.isShown(in: parent),
                world.histories.moves(of: child.objectID).wasShownBeforeAdded
            else { return nil }
            let names = (child: world.name(child), parent: world.name(parent))
            let paths = (child: world.code(child), parent: world.code(parent))
            let lines = world.lines(
                .addChild(paths.child, to: paths.parent),
                .addSubview(of: paths.child, to: paths.parent))
            return Finding(
                "view-before-child", .advice, rule: .c14, objects: [names.child, names.parent],
                "\(names.child)'s view was added before addChild: until then it is no child of \(names.parent), and "
                    + "where \(names.parent) is appearing, viewDidAppear comes twice",
                mend: ["\(lines[0]) before \(lines[1])"])
        }
    }
}
