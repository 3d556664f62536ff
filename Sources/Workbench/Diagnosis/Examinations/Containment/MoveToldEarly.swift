import HeadlessUIKit
import HierarchyRecords

/// A child that was told `didMove(toParent:)` before its view was added (B06). UIKit takes it (D19).
enum MoveToldEarly: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { child in
            guard let parent = child.parent, !child.isManaged,
                world.histories.moves(of: child.objectID).wasToldEarly,
                let code = world.containerCode(of: parent), !code.showsApart
            else { return nil }
            let names = (child: world.name(child), parent: world.name(parent))
            let paths = (child: world.code(child), parent: world.code(parent))
            let lines = world.lines(
                .addSubview(of: paths.child, to: paths.parent),
                .didMove(paths.child, to: paths.parent))
            return Finding(
                "did-move-before-view", .advice, rule: .b06, objects: [names.child, names.parent],
                "\(names.child) was told that it moved to \(names.parent) before its view was added: "
                    + "UIKit lets it pass, the guide has it the other way round",
                mend: ["\(lines[0]) before \(lines[1])"])
        }
    }
}
