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

    /// The members that the user's class of an object has, with those of UIKit's that it overrides.
    static func members(of object: AnyObject) -> [String] {
        (object as? any ScriptedObject)?.script.kind.memberNames ?? []
    }

    /// Whether the owner's class, or the class that is the owner, has a method of that base name or with that
    /// label, or the log has one that ran.
    func has(_ name: String, of owner: EventQuery.Owner) -> Bool {
        if members(of: owner).contains(where: { Self.isMeant($0, by: name) }) { return true }
        let log = world.simulator.log
        return log.events.contains { event in
            log.ownMethod(event)?.base == name && log.objects.name(event.object) == owner.name
        }
    }

    /// Whether the owner's class has a method of that base name.
    func hasMethod(called name: String, of owner: EventQuery.Owner) -> Bool {
        members(of: owner).contains { $0.contains("(") && $0.prefix { $0 != "(" } == name }
    }

    /// Whether the owner's class has a property of that name, its own or one of UIKit's that it overrides.
    func hasProperty(_ name: String, of owner: EventQuery.Owner) -> Bool {
        members(of: owner).contains(name)
    }

    /// The members that the user's class of the owner has, or that the class has which is the owner.
    private func members(of owner: EventQuery.Owner) -> [String] {
        let object = world.names.object(owner.name) ?? world.referent(path: owner.name)
        let kind =
            (object as? any ScriptedObject)?.script.kind
            ?? world.statements.variables.classes.scriptClass(named: owner.name)
        return kind?.memberNames ?? []
    }

    /// Whether a method is meant by its base name, or by one of its labels but the first:
    /// `collectionView(_:layout:sizeForItemAt:)` by `sizeForItemAt`.
    static func isMeant(_ method: String, by name: String) -> Bool {
        guard method.contains("(") else { return false }
        return method.prefix { $0 != "(" } == name || method.contains(":\(name):")
    }

    /// `save` of `save(_:)`, `save:` and `self.save(_:)`.
    static func base(of selector: String) -> Substring {
        let head = selector.prefix { $0 != "(" && $0 != ":" }
        return head.split(separator: ".").last ?? head
    }
}
