import HeadlessUIKit
import HierarchyRecords

/// A child that was told that it moved, and whose view stands nowhere (C13, C22). Containers that keep
/// such children on purpose, and show them later, are left alone.
enum ChildWithoutView: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.compactMap { child in
            guard let parent = child.parent, !child.isManaged, parent.isViewLoaded,
                child.viewIfLoaded?.superview == nil
            else { return nil }
            let moves = world.histories.moves(of: child.objectID)
            guard !moves.isArriving, !moves.isLeaving, !moves.isMisinformed,
                let code = world.containerCode(of: parent), !code.showsApart
            else { return nil }
            return moves.hadView
                ? takenOut(child, parent, world) : neverAdded(child, parent, code, world)
        }
    }

    private static func neverAdded(
        _ child: UIViewController, _ parent: UIViewController, _ code: ContainerCode,
        _ world: ExaminedWorld
    ) -> Finding {
        let names = (child: world.name(child), parent: world.name(parent))
        let isCertain = !parent.showsAnother(than: child)
        let line = world.code(adding: child).flatMap(code.missingLine)
        return Finding(
            "view-not-added", isCertain ? .fault : .advice, rule: .c13,
            objects: [names.child, names.parent],
            "\(names.child) was told that it moved to \(names.parent), and its view is in no view: "
                + (line?.words ?? "\(names.child) does not appear")
                + (isCertain ? "" : " (unless \(names.parent) is to show it later)"),
            mend: (line.map { [$0.mend] } ?? []) + linesAddingAgain(child, to: parent, world))
    }

    /// The lines that take the child out and add it again, so that it is told each once and in the guide's
    /// order (B06). A child without a name gets one: the path to it would not outlast the removal.
    private static func linesAddingAgain(
        _ child: UIViewController, to parent: UIViewController, _ world: ExaminedWorld
    ) -> [String] {
        let path = (child: world.code(child), parent: world.code(parent))
        let isNamed = path.child == world.name(child)
        let name = isNamed ? path.child : world.newName(for: child)
        return (isNamed ? [] : world.lines(.keep(path.child, as: name)))
            + world.lines(
                .willMoveToNil(name), .removeFromParent(name), .addChild(name, to: path.parent),
                .addSubview(of: name, to: path.parent), .didMove(name, to: path.parent))
    }

    private static func takenOut(
        _ child: UIViewController, _ parent: UIViewController, _ world: ExaminedWorld
    ) -> Finding {
        let names = (child: world.name(child), parent: world.name(parent))
        let path = world.code(child)
        let back = world.lines(.addSubview(of: path, to: world.code(parent)))[0]
        return Finding(
            "view-taken-out", .advice, rule: .c22, objects: [names.child, names.parent],
            "\(names.child)'s view was taken out, and \(names.child) is still a child of "
                + "\(names.parent), unless it is to come back",
            mend: world.lines(.willMoveToNil(path), .removeFromParent(path))
                + ["or, to show it again: \(back)"])
    }
}

extension UIViewController {
    /// Whether the view of another child stands in its own.
    fileprivate func showsAnother(than child: UIViewController) -> Bool {
        children.contains { $0 !== child && $0.isShown(in: self) }
    }
}
