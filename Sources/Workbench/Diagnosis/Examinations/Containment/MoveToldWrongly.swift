import HeadlessUIKit
import HierarchyRecords

/// A controller that code told of a move that was not so, or was not the code's to tell: C10, C11, C20.
enum MoveToldWrongly: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.controllers.filter { !$0.isManaged }.flatMap { child in
            let moves = world.histories.moves(of: child.objectID)
            return [moves.willSlip, moves.didSlip].compactMap { slip in
                slip.flatMap { finding($0, child, moves, world) }
            }
        }
    }

    private static func finding(
        _ slip: ControllerMoves.Slip, _ child: UIViewController, _ moves: ControllerMoves,
        _ world: ExaminedWorld
    ) -> Finding? {
        switch slip {
        case .willMoveAlone(let parent): willMoveAlone(child, parent, world)
        case .willMoveTwice(let parent): willMoveTwice(child, parent, world)
        case .didMoveElsewhere(let parent): didMoveElsewhere(child, parent, world)
        case .didMoveToNil: didMoveToNil(child, moves, world)
        case .didMoveAlone(let parent): didMoveAlone(child, parent, world)
        case .didMoveTwice(let parent): didMoveTwice(child, parent, moves, world)
        }
    }

    // MARK: willMove

    private static func willMoveAlone(
        _ child: UIViewController, _ parent: ObjectID, _ world: ExaminedWorld
    ) -> Finding {
        let names = (child: world.name(child), parent: world.log.objects.name(parent))
        let add = world.lines(.addChild(world.code(child), to: world.code(parent)))[0]
        return Finding(
            "will-move-by-hand", rule: .c10, objects: [names.child, names.parent],
            "\(names.child) was told willMove(toParent: \(names.parent)) by hand, and nobody added it: "
                + "addChild sends that itself",
            mend: ["\(add) in place of \(willMove(child, parent, world))"])
    }

    private static func willMoveTwice(
        _ child: UIViewController, _ parent: ObjectID, _ world: ExaminedWorld
    ) -> Finding {
        let names = (child: world.name(child), parent: world.log.objects.name(parent))
        return Finding(
            "will-move-twice", rule: .c10, objects: [names.child, names.parent],
            "\(names.child) was told willMove(toParent: \(names.parent)) twice: by addChild, and by hand",
            mend: ["leave \(willMove(child, parent, world)) out: addChild sends it"])
    }

    private static func willMove(
        _ child: UIViewController, _ parent: ObjectID, _ world: ExaminedWorld
    ) -> String {
        world.lines(.willMove(world.code(child), to: world.code(parent)))[0]
    }

    // MARK: didMove

    private static func didMoveElsewhere(
        _ child: UIViewController, _ told: ObjectID, _ world: ExaminedWorld
    ) -> Finding? {
        guard let parent = child.parent else { return nil }
        let names = (child: world.name(child), parent: world.name(parent))
        return Finding(
            "did-move-elsewhere", rule: .c11, objects: [names.child, names.parent],
            "\(names.child) was told didMove(toParent: \(world.log.objects.name(told))), and its parent "
                + "is \(names.parent)",
            mend: world.linesCompletingMove(of: child, to: parent))
    }

    /// A child that is on its way out has left with `removeFromParent`, which says so; any other is
    /// told where it is.
    private static func didMoveToNil(
        _ child: UIViewController, _ moves: ControllerMoves, _ world: ExaminedWorld
    ) -> Finding? {
        guard let parent = child.parent else { return nil }
        let names = (child: world.name(child), parent: world.name(parent))
        let code = world.code(child)
        let calls = world.lines(.removeFromParent(code), .didMove(code, to: nil))
        return Finding(
            "did-move-unremoved", rule: .c20, objects: [names.child, names.parent],
            "\(names.child) was told didMove(toParent: nil), and is still a child of \(names.parent)",
            mend: moves.isLeaving
                ? ["\(calls[0]) in place of \(calls[1])"]
                : world.linesCompletingMove(of: child, to: parent))
    }

    /// Where its view stands in a controller's view, that is found as a view without its controller.
    private static func didMoveAlone(
        _ child: UIViewController, _ told: ObjectID, _ world: ExaminedWorld
    ) -> Finding? {
        guard child.parent == nil, child.viewIfLoaded?.superview?.nearestOwner == nil,
            child !== world.world.root
        else { return nil }
        let names = (child: world.name(child), parent: world.log.objects.name(told))
        let code = (child: world.code(child), parent: world.code(told))
        return Finding(
            "did-move-without-add", rule: .c10, objects: [names.child, names.parent],
            "\(names.child) was told didMove(toParent: \(names.parent)), and nobody added it",
            mend: world.lines(
                .addChild(code.child, to: code.parent),
                .addSubview(of: code.child, to: code.parent),
                .didMove(code.child, to: code.parent)))
    }

    private static func didMoveTwice(
        _ child: UIViewController, _ told: ObjectID, _ moves: ControllerMoves,
        _ world: ExaminedWorld
    ) -> Finding {
        let name = world.name(child)
        let parent = told == .none ? nil : world.log.objects.name(told)
        let call = world.lines(
            .didMove(world.code(child), to: parent == nil ? nil : world.code(told)))[0]
        return Finding(
            "did-move-twice", rule: parent == nil ? .c20 : .c10,
            objects: [name] + (parent.map { [$0] } ?? []),
            "\(name) was told didMove(toParent: \(parent ?? "nil")) twice for one move",
            mend: [
                parent == nil
                    ? "leave \(call) out: removeFromParent sends it"
                    : moves.isFirstEarly
                        ? "leave the first \(call) out: the move is complete when the view is there"
                        : "leave the second \(call) out"
            ])
    }
}
