import HeadlessUIKit
import HierarchyRecords
import Statements

/// A plain view that was moved from one controller's view to another's (B14).
enum MovedView: Examination {
    static func findings(in world: ExaminedWorld) -> [Finding] {
        let living = Set(world.controllers.map(\.objectID))
        return world.world.names.living.compactMap { name in
            guard let view = world.world.names.object(name) as? UIView, view.superview != nil,
                let homes = world.histories.homes[view.objectID]?.suffix(2), homes.count == 2,
                let before = homes.first, let now = homes.last, living.contains(before)
            else { return nil }
            let names = (before: world.log.objects.name(before), now: world.log.objects.name(now))
            return Finding(
                "view-moved", .advice, rule: .b14, objects: [name, names.before, names.now],
                "\(name) was moved from \(names.before)'s view to \(names.now)'s",
                mend: [
                    "give \(names.now) a view of its own, and leave \(name) with \(names.before)"
                ])
        }
    }
}
