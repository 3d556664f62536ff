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
            dispatch.note(callback, objects.id(ofStranger: receiver), argument, rule: rule) {
                body()
            }
        }
    }

    /// What the log knows an object by, responder or not.
    func identity(of object: AnyObject) -> ObjectID {
        (object as? any CallbackReceiver)?.objectID ?? objects.id(ofStranger: object)
    }

    /// The argument that stands for a row or an item: `[0, 2]`.
    func argument(_ path: IndexPath) -> EventArgument { recorder.argument(text: path.text) }

    /// The argument that stands for a section.
    func argument(section: Int) -> EventArgument { recorder.argument(text: String(section)) }
}

/// A delegate that knows which of the optional methods it has: what it lacks is not logged.
@MainActor
package protocol SelectiveDelegate: AnyObject {
    func implements(_ callback: Callback) -> Bool
}

/// One that knows it of what lists ask as well; a list's own controller has all of that.
package protocol SelectiveListener: SelectiveDelegate {}
