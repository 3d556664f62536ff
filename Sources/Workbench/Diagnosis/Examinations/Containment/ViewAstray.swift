import HeadlessUIKit
import HierarchyRecords

/// A child whose view stands in a view that is not its parent's (C18).
enum ViewAstray: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { child in
            guard let parent = child.parent, let place = child.viewIfLoaded?.superview,
                !child.isShown(in: parent), !child.isPresentedItself
            else { return nil }
            let names = (child: world.name(child), parent: world.name(parent))
            return Finding(
                "view-astray", rule: .c18, objects: [names.child, names.parent],
                "\(names.child) is a child of \(names.parent), and its view is in "
                    + world.name(place),
                mend: world.lines(
                    .addSubview(of: world.code(child), to: world.code(parent))))
        }
    }
}
