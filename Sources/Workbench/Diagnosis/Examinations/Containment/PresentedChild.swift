import HeadlessUIKit
import HierarchyRecords

/// A controller that was presented, and added as a child while it still is (E14). The other way round UIKit raises.
enum PresentedChild: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { child in
            guard let parent = child.parent, child.isPresentedItself,
                let presenter = child.presentingViewController
            else { return nil }
            let names = (child: world.name(child), parent: world.name(parent))
            return Finding(
                "presented-child", rule: .e14, objects: [names.child, names.parent],
                "\(names.child) is presented by \(world.name(presenter)) and a child of \(names.parent) at once: "
                    + "a controller is shown in one place",
                mend: mend(child, parent, presenter, in: world))
        }
    }

    /// Where its view stands decides which of the two stays.
    private static func mend(
        _ child: UIViewController, _ parent: UIViewController, _ presenter: UIViewController,
        in world: ExaminedWorld
    ) -> [String] {
        let paths = (child: world.code(child), parent: world.code(parent))
        let leaving = world.lines(.willMoveToNil(paths.child), .removeFromParent(paths.child))
        guard child.isShown(in: parent) else {
            return leaving + ["or, to contain it: dismiss it before addChild"]
        }
        return world.lines(
            .dismiss(world.code(presenter)), .addSubview(of: paths.child, to: paths.parent),
            .didMove(paths.child, to: paths.parent))
            + ["or, to present it: leave addChild and addSubview out"]
    }
}
