import HeadlessUIKit
import HierarchyRecords
import Statements

/// A view or another object that only a closure of its own parts keeps: it holds the closure, and the closure holds
/// it (B15).
enum LeakOfObject: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        let captured = world.world.statements.closures.all
            .flatMap { $0.captures.flatMap(\.captured.value.objects) }
            .compactMap { $0 as? any ScriptedObject }
            .filter { !($0 is UIViewController) && !$0.script.kind.isOfPrelude }
        if captured.isEmpty { return [] }
        let reachable = ReachableObjects(in: world.world)
        var seen: Set<ObjectIdentifier> = []
        return captured.filter {
            seen.insert(ObjectIdentifier($0)).inserted && !reachable.contains($0)
                && ReachableObjects(from: $0).contains($0)
        }.compactMap { finding($0, in: world) }
    }

    private static func finding(
        _ object: any ScriptedObject, in world: ExaminedWorld
    ) -> Finding? {
        let kind = object.script.kind.name
        let isKnown = world.world.simulator.objectID(of: object) != .none
        let name = isKnown ? world.world.name(of: object) : "a \(kind)"
        let holders = world.holders.holders(of: object, called: name).filter {
            if case .closure(.property, _, _) = $0 { true } else { false }
        }
        guard !holders.isEmpty else { return nil }
        return Finding(
            "leak-of-object", rule: .b15, objects: [name, kind],
            "\(name) lives, and nothing leads to it any more: "
                + holders.map { "\($0.words) holds it" }.joined(separator: "; ")
                + ", and it holds that in turn",
            mend: ObjectHolder.ways(of: holders, in: world.language))
    }
}
