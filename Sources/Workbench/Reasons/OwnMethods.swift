import HeadlessUIKit
import HierarchyRecords
import Statements

/// The methods of the user's own, as far as the log shows that they run.
@MainActor
struct OwnMethods {
    let world: World

    /// The methods that the user's class of an object has, as Swift refers to them; none of UIKit's classes.
    static func names(of object: AnyObject?) -> [String] {
        (object as? any ScriptedObject)?.script.methodNames ?? []
    }

    /// Whether the owner's class has a method of that base name, or the log has one that ran.
    func has(_ name: String, of owner: EventQuery.Owner) -> Bool {
        let object = world.names.object(owner.name) ?? world.referent(path: owner.name)
        if Self.names(of: object).contains(where: { $0.prefix { $0 != "(" } == name }) {
            return true
        }
        let log = world.simulator.log
        return log.events.contains { event in
            log.ownMethod(event)?.base == name && log.objects.name(event.object) == owner.name
        }
    }

    /// The controls that have the method as an action; none for what is no method of the user's own.
    func senders(of pattern: EventQuery.Pattern) -> [String] {
        guard let name = pattern.ownMethod, let owner = pattern.owner,
            let receiver = world.names.object(owner.name)
        else { return [] }
        return world.names.reachable.compactMap { $0 as? UIControl }.filter { control in
            let targets = [receiver, nil]
            return targets.contains { target in
                control.actions(forTarget: target, forControlEvent: .allEvents)?.contains {
                    Self.base(of: $0) == name
                } ?? false
            }
        }.map { world.name(of: $0) }
    }

    /// `save` of `save(_:)`, `save:` and `self.save(_:)`.
    private static func base(of selector: String) -> Substring {
        let head = selector.prefix { $0 != "(" && $0 != ":" }
        return head.split(separator: ".").last ?? head
    }
}
