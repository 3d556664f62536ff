import HeadlessUIKit
import HierarchyRecords

/// A flip or a curl that turned more than the view that it replaced, because it turns the superview as
/// a whole (V07).
enum TurnedTogether: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        world.world.simulator.containersTurnedAlong.compactMap { finding($0, in: world) }
    }

    private static func finding(_ turned: TurnedAlong, in world: ExaminedWorld) -> Finding? {
        guard let container = turned.container, let arrived = turned.arrived else { return nil }
        let others = turned.others.map { name(of: $0, in: world) }
        let names = (new: name(of: arrived, in: world), container: world.name(container))
        return Finding(
            "turned-along", .advice, rule: .v07, objects: [names.new] + others,
            "\(turned.kind == .flip ? "the flip" : "the curl") to \(names.new) in step \(turned.step) "
                + "turned \(names.container) as a whole, and \(others.joined(separator: ", ")) with it",
            mend: mend(arrived, in: container, of: world))
    }

    /// The controller of a view, or the view itself.
    private static func name(of view: UIView, in world: ExaminedWorld) -> String {
        view.ownController.map(world.name) ?? world.name(view)
    }

    /// Lines that give the new child's view a container view of its own, so that the next flip turns
    /// that alone.
    private static func mend(
        _ view: UIView, in container: UIView, of world: ExaminedWorld
    ) -> [String] {
        guard let child = view.ownController, let parent = container.ownController else {
            return ["put each of the two that take turns into a container view of their own"]
        }
        let name = world.code(child)
        let box = freeName(for: world.name(child), in: world)
        return world.lines(
            .makeView(box, around: name), .addView(box, to: world.code(parent)),
            .putView(of: name, into: box), .fillView(of: name, in: box))
    }

    private static func freeName(for child: String, in world: ExaminedWorld) -> String {
        var name =
            "boxOf" + child.prefix(1).uppercased()
            + child.dropFirst().filter { $0.isLetter || $0.isNumber }
        while world.world.names.isKnown(name) { name += "_" }
        return name
    }
}
