import HeadlessUIKit
import HierarchyRecords

/// A child that was never told `didMove(toParent:)`: its move has no end (C11, C13).
enum MissingDidMove: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { child in
            guard let parent = child.parent, !child.isManaged,
                world.histories.moves(of: child.objectID).isArriving
            else { return nil }
            return finding(child, parent, world)
        }
    }

    private static func finding(
        _ child: UIViewController, _ parent: UIViewController, _ world: ExaminedWorld
    ) -> Finding {
        let names = (child: world.name(child), parent: world.name(parent))
        let missing = "didMove(toParent: \(names.parent)) was never sent to \(names.child)"
        let code = (child: world.code(child), parent: world.code(parent))
        let didMove = UIKitCall.didMove(code.child, to: code.parent)
        if child.isShown(in: parent) {
            return Finding(
                "did-move-missing", rule: .c11, objects: [names.child, names.parent], missing,
                mend: world.lines(didMove))
        }
        return Finding(
            "did-move-missing", rule: .c13, objects: [names.child, names.parent],
            missing + ", and its view is not in \(names.parent)'s",
            mend: world.lines(.addSubview(of: code.child, to: code.parent), didMove))
    }
}

extension UIViewController {
    /// Whether its view stands in the parent's.
    func isShown(in parent: UIViewController) -> Bool {
        guard let view = viewIfLoaded, let outer = parent.viewIfLoaded else { return false }
        return view.isDescendant(of: outer)
    }
}
