import HeadlessUIKit
import HierarchyRecords

/// Warnings of UIKit about controllers that still live; each warning once.
enum Warned: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        let living = Set(world.controllers.map(\.objectID))
        var seen: Set<String> = []
        return world.histories.warnings.compactMap { event in
            let text = world.log.wording(event)
            guard let rule = event.rule, rule != .e39, living.contains(event.object),
                seen.insert(text).inserted
            else { return nil }
            let name = world.log.objects.name(event.object)
            return Finding(
                "warned", rule: rule, objects: [name] + others(event, world),
                "UIKit has warned about \(name): \(Rulebook.rule(rule).title.lowercased())",
                wording: text, mend: mend(rule, name, world))
        }
    }

    /// The other controllers that the warning names.
    private static func others(_ warning: Event, _ world: ExaminedWorld) -> [String] {
        let named = world.log.objectsNamed(by: warning).filter { $0 != warning.object }
        return world.controllers(among: named).map(world.name)
    }

    private static func mend(_ rule: RuleID, _ name: String, _ world: ExaminedWorld) -> [String] {
        if rule == .e01 {
            let calls = world.lines(.begin(name, appearing: true), .end(name))
            return ["\(calls[0]) and \(calls[1]), one for one"]
        }
        return MisuseTable.rows(of: rule).first.map { [$0.misuse.hint] } ?? []
    }
}
