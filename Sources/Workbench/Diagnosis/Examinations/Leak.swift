import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Statements

/// A controller that lives on, though it was forgotten, or has left the screen and nothing in sight holds it
/// (B15).
enum Leak: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        let held = holders(in: world)
        return (forgotten(in: world, besides: held) + departed(in: world, besides: held))
            .map { finding($0, in: world) }
    }

    private typealias Leaked = (name: String, holders: [ObjectHolder])

    private static func forgotten(
        in world: ExaminedWorld, besides held: Set<ObjectID>
    ) -> [Leaked] {
        world.world.names.living.compactMap { name in
            guard !world.world.names.holds(name),
                let controller = world.world.names.object(name) as? UIViewController,
                !held.contains(controller.objectID)
            else { return nil }
            return (name, world.holders.holders(of: controller, called: name))
        }
    }

    /// Controllers without a name that were children or presented, and are held by code alone. One that a property
    /// keeps of an object that is still in use is there to come again; so is one that only types keep, unless its
    /// class has a `deinit`, by which its author waits for its end.
    private static func departed(
        in world: ExaminedWorld, besides held: Set<ObjectID>
    ) -> [Leaked] {
        let candidates = world.world.simulator.livingControllers.filter {
            world.histories.departed.contains($0.objectID) && !held.contains($0.objectID)
                && $0.parent == nil
                && $0.presentingViewController == nil && $0 !== world.world.root
                && ($0 is any ScriptedObject || $0 is UIAlertController)
                && !world.world.names.isKnown(world.name($0))
        }
        if candidates.isEmpty { return [] }
        let reachable = ReachableObjects(in: world.world)
        let inUse = ReachableObjects(in: world.world, throughTypes: false)
        return candidates.filter {
            !reachable.contains($0) || !inUse.contains($0) && world.isMeantToEnd($0)
        }.compactMap { controller in
            let name = world.name(controller)
            let holders = world.holders.holders(of: controller, called: name)
                .map { controller is UIAlertController ? $0.asOfAlert : $0 }
                .filter { !$0.isPassing }
            return holders.isEmpty ? nil : (name, holders)
        }
    }

    private static func finding(_ leaked: Leaked, in world: ExaminedWorld) -> Finding {
        let (name, holders) = leaked
        let isForgotten = world.world.names.isKnown(name)
        return Finding(
            "leak", rule: .b15, objects: [name],
            "\(name) \(isForgotten ? "was forgotten" : "has gone from the screen") and lives: "
                + (holders.isEmpty
                    ? "a closure holds it, or a cycle of references"
                    : holders.map { "\($0.words) holds it" }.joined(separator: "; ")),
            mend: mends(holders, of: name, in: world))
    }

    /// What lets go of the object: each holder in its own way, each way once.
    private static func mends(
        _ holders: [ObjectHolder], of name: String, in world: ExaminedWorld
    ) -> [String] {
        let unknown =
            "capture [weak \(name)] in the closure, or set the property that holds it to nil"
        return holders.isEmpty ? [unknown] : ObjectHolder.ways(of: holders, in: world.language)
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

extension ExaminedWorld {
    /// Whether its class has a `deinit`, and is none that a constant of its own keeps, as `static let shared`.
    fileprivate func isMeantToEnd(_ controller: UIViewController) -> Bool {
        guard let declared = declaredClass(of: controller.objectID),
            declared.declaration.deinitialiser != nil
        else { return false }
        return !declared.declaration.storedProperties.contains {
            $0.isConstant && $0.modifiers.contains(.static)
        }
    }
}

extension ObjectHolder {
    /// The holder of an alert: a closure that waits is a handler, which its action goes on holding.
    fileprivate var asOfAlert: ObjectHolder {
        guard case .closure(.waiting, let captured, let span) = self else { return self }
        return .closure(.handler, captured: captured, at: span)
    }

    /// Whether it lets go by itself, when it was called.
    fileprivate var isPassing: Bool {
        if case .closure(.waiting, _, _) = self { true } else { false }
    }
}
