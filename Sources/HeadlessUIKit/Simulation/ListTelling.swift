import HierarchyRecords

// How lists, scroll views and search controllers call the data sources and delegates of an app.

extension Simulator {
    /// Records a question to a data source or a delegate, then asks it. A question that the object
    /// does not implement is not recorded; a list's own controller implements them all.
    func ask(
        _ callback: Callback, of receiver: AnyObject, _ argument: EventArgument = .none,
        rule: RuleID, body: () -> Void
    ) {
        let isOwn = receiver is UITableViewController || receiver is UICollectionViewController
        if !isOwn, let selective = receiver as? any SelectiveDelegate,
            !selective.implements(callback)
        {
            return body()
        }
        tell(receiver, callback, argument, rule: rule, body: body)
    }

    /// Records a callback of an object, responder or not, then calls it.
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

    /// The id of an object in the log, responder or not.
    func identity(of object: AnyObject) -> ObjectID {
        (object as? any CallbackReceiver)?.objectID ?? objects.id(ofStranger: object)
    }

    /// The argument that stands for a row or an item: `[0, 2]`.
    func argument(_ path: IndexPath) -> EventArgument { recorder.argument(text: path.text) }

    /// The argument that stands for a section.
    func argument(section: Int) -> EventArgument { recorder.argument(text: String(section)) }
}

/// A delegate that knows which of the optional methods it implements; the others are not logged.
@MainActor
package protocol SelectiveDelegate: AnyObject {
    func implements(_ callback: Callback) -> Bool
}
