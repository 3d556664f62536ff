import HeadlessUIKit
import HierarchyRecords
import Statements

/// A forgotten controller that lives on, though nothing in sight holds it (B15).
enum Leak: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        let held = holders(in: world)
        return world.world.names.living.compactMap { name in
            guard !world.world.names.holds(name),
                let controller = world.world.names.object(name) as? UIViewController,
                !held.contains(controller.objectID)
            else { return nil }
            let holders = world.holders.holders(of: controller, called: name)
            let capture = holders.contains(where: \.isCaptureOfSelf) ? "self" : name
            return Finding(
                "leak", rule: .b15, objects: [name],
                "\(name) was forgotten and lives: "
                    + (holders.isEmpty
                        ? "a closure holds it, or a cycle of references"
                        : holders.map { "\($0.words) holds it" }.joined(separator: "; ")),
                mend: [
                    "capture [weak \(capture)] in the closure, or set the property that holds it to nil"
                ])
        }
    }

    /// The controllers that a name or the window holds, directly or through other controllers.
    private static func holders(in world: ExaminedWorld) -> Set<ObjectID> {
        var held: Set<ObjectID> = []
        var waiting = world.world.names.living.filter(world.world.names.holds)
            .compactMap { world.world.names.object($0) as? UIViewController }
        waiting += world.world.root.map { [$0] } ?? []
        while let controller = waiting.popLast() {
            guard held.insert(controller.objectID).inserted else { continue }
            waiting += controller.children
            if let presented = controller.presentedApart { waiting.append(presented) }
        }
        return held
    }
}
