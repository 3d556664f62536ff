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
    /// keeps of an object that is still in use is there to come again.
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
        return candidates.filter { !reachable.contains($0) }.compactMap { controller in
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
        if holders.isEmpty { return [unknown] }
        var mends: [String] = []
        for holder in holders {
            let mend = holder.mend(in: world.language)
            if !mends.contains(mend) { mends.append(mend) }
        }
        return mends
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

    /// How it lets go of the object.
    fileprivate func mend(in language: SourceLanguage) -> String {
        switch (self, language) {
        case (.name(let other), _): "forget \(other)"
        case (.variable(let variable), _): "take it out of '\(variable)'"
        case (.property(let property, let owner), .swift):
            "declare the property of \(owner) 'weak var \(property)', or set it to nil"
        case (.property(let property, let owner), .objectiveC):
            "declare the property '\(property)' of \(owner) '@property (weak)', or set it to nil"
        case (.timer(let property), .swift):
            "\(property ?? "timer")?.invalidate() in viewDidDisappear, or a timer with a block that "
                + "captures [weak self]"
        case (.timer(let property), .objectiveC):
            "[self.\(property ?? "timer") invalidate]; in viewDidDisappear:"
        case (.closure(.timer(let property), let captured, _), .swift):
            "\(property ?? "timer")?.invalidate() in viewDidDisappear, and [weak \(captured)] in the block"
        case (.closure(.observer(_, let property), let captured, _), .swift):
            "[weak \(captured)] in the block, and NotificationCenter.default.removeObserver("
                + "\(property ?? "token")) in deinit"
        case (.closure(.handler, let captured, _), .swift):
            "[weak \(captured)] in the handler: the alert holds the action, and the action its handler"
        case (.closure(_, let captured, _), .swift):
            "capture [weak \(captured)] in the closure, or set the property that holds it to nil"
        case (.closure(_, let captured, _), .objectiveC):
            "let the block capture a '__weak' variable in place of \(captured)"
        }
    }
}
