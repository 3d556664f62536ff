import HeadlessUIKit
import HierarchyRecords

/// A child that was never told `didMove(toParent:)`: its move has no end (C11, C13).
enum MissingDidMove: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { child in
            let moves = world.histories.moves(of: child.objectID)
            guard let parent = child.parent, !child.isManaged, moves.isArriving,
                !moves.isMisinformed, !child.isPresentedItself || child.isShown(in: parent)
            else { return nil }
            return finding(child, parent, world)
        }
    }

    private static func finding(
        _ child: UIViewController, _ parent: UIViewController, _ world: ExaminedWorld
    ) -> Finding {
        let names = (child: world.name(child), parent: world.name(parent))
        let missing = "didMove(toParent: \(names.parent)) was never sent to \(names.child)"
        let isShown = child.isShown(in: parent)
        return Finding(
            "did-move-missing", rule: isShown ? .c11 : .c13, objects: [names.child, names.parent],
            missing + (isShown ? "" : ", and its view is not in \(names.parent)'s"),
            mend: world.linesCompletingMove(of: child, to: parent))
    }
}

extension ExaminedWorld {
    /// The lines that complete a child's move to its parent.
    func linesCompletingMove(of child: UIViewController, to parent: UIViewController) -> [String] {
        let code = (child: code(child), parent: code(parent))
        let view = lines(.addSubview(of: code.child, to: code.parent))
        return (child.isShown(in: parent) ? [] : view)
            + lines(.didMove(code.child, to: code.parent))
    }
}

extension UIViewController {
    /// Whether its view stands in the parent's.
    func isShown(in parent: UIViewController) -> Bool {
        guard let view = viewIfLoaded, let outer = parent.viewIfLoaded else { return false }
        return view.isDescendant(of: outer)
    }
}
