import HierarchyRecords

// What lists, scroll views and search controllers ask of the objects that an app gives them.

extension Simulator {
    /// Records what is asked of a data source or a delegate, then asks.
    func ask(
        _ callback: Callback, of receiver: AnyObject, _ argument: EventArgument = .none,
        rule: RuleID, body: () -> Void
    ) {
        if let selective = receiver as? any SelectiveListener, !selective.implements(callback) {
            return body()
        }
        tell(receiver, callback, argument, rule: rule, body: body)
    }

    /// Records what an object is told, responder or not, then tells it.
    func tell(
        _ receiver: AnyObject, _ callback: Callback, _ argument: EventArgument, rule: RuleID,
        body: () -> Void
    ) {
        if let known = receiver as? any CallbackReceiver {
            dispatch.send(callback, to: known, argument, rule: rule, method: body)
        } else {
            dispatch.note(callback, strangers.id(of: receiver, in: self), argument, rule: rule) {
                body()
            }
        }
    }

    /// What the log knows an object by, responder or not.
    func identity(of object: AnyObject) -> ObjectID {
        (object as? any CallbackReceiver)?.objectID ?? strangers.id(of: object, in: self)
    }

    /// The argument that stands for a row or an item: `[0, 2]`.
    func argument(_ path: IndexPath) -> EventArgument { recorder.argument(text: path.text) }

    /// The argument that stands for a section.
    func argument(section: Int) -> EventArgument { recorder.argument(text: String(section)) }
}

/// What an object that is no responder is called in the log.
@MainActor
package protocol NamedStranger: AnyObject {
    /// The name of its class, as the user wrote it.
    var classNameInLog: String { get }
    /// Its own name; nil where it has none.
    var nameInLog: String? { get }
}

/// A delegate that knows which of the optional methods it has: what it lacks is not logged.
@MainActor
package protocol SelectiveDelegate: AnyObject {
    func implements(_ callback: Callback) -> Bool
}

/// One that knows it of what lists ask as well; a list's own controller has all of that.
package protocol SelectiveListener: SelectiveDelegate {}

/// Objects of an app that are no responders, as data sources may be, and the ids that the log knows
/// them by.
@MainActor
struct Strangers {
    private final class Reference {
        weak var object: AnyObject?
        let id: ObjectID
        init(_ object: AnyObject, _ id: ObjectID) {
            self.object = object
            self.id = id
        }
    }

    private var known: [ObjectIdentifier: Reference] = [:]

    /// The object's id, given when it is first asked for.
    mutating func id(of object: AnyObject, in simulator: Simulator) -> ObjectID {
        let key = ObjectIdentifier(object)
        if let reference = known[key], reference.object === object { return reference.id }
        let named = object as? any NamedStranger
        let className = named?.classNameInLog ?? _typeName(type(of: object), qualified: false)
        let id = simulator.register(className: className, kind: .other, owner: .none)
        if let name = named?.nameInLog {
            simulator.recorder.withObjects { $0.setName(name, for: id) }
        }
        known[key] = Reference(object, id)
        return id
    }
}
