import HierarchyRecords

/// What callbacks are sent to.
@MainActor
protocol CallbackReceiver: AnyObject {
    nonisolated var objectID: ObjectID { get }
}

/// The only sender of callbacks: it records the event, then calls the open method.
@MainActor
final class CallbackDispatch {
    /// A callback that is running.
    private struct Frame {
        let object: ObjectID
        let callback: Callback
        var reachedSuper = false
    }

    private let recorder: EventRecorder
    private var frames: [Frame] = []
    /// Called when the method of a callback has run: the commands that `on` hangs there.
    var observer: ((ObjectID, AnyObject, Callback) -> Void)?

    init(recorder: EventRecorder) { self.recorder = recorder }

    /// Records the callback and calls `method`, which is the open method itself.
    /// Returns whether UIKit's own implementation was reached.
    @discardableResult
    func send(
        _ callback: Callback, to object: some CallbackReceiver, _ argument: EventArgument = .none,
        rule: RuleID, method: () -> Void
    ) -> Bool {
        let index = recorder.record(callback, object.objectID, argument, rule: rule)
        let outer = recorder.cause
        recorder.cause = index
        recorder.depth += 1
        frames.append(Frame(object: object.objectID, callback: callback))
        method()
        let reachedSuper = frames.removeLast().reachedSuper
        observer?(object.objectID, object, callback)
        recorder.depth -= 1
        recorder.cause = outer
        return reachedSuper
    }

    /// Called by UIKit's own implementation of an open callback. While `send` runs that callback
    /// this is its `super` call; otherwise user code called it by hand, and it is logged here.
    func reachedSuper(
        _ callback: Callback, of object: some CallbackReceiver,
        _ argument: @autoclosure () -> EventArgument,
        rule: @autoclosure () -> RuleID, body: () -> Void = {}, whenByHand: () -> Void = {}
    ) {
        let top = frames.count - 1
        if top >= 0, frames[top].callback == callback, frames[top].object == object.objectID,
            !frames[top].reachedSuper
        {
            frames[top].reachedSuper = true
            return body()
        }
        note(callback, object.objectID, argument(), rule: rule()) {
            whenByHand()
            body()
            observer?(object.objectID, object, callback)
        }
    }

    /// Records something that is no method of a responder: a completion, a deallocation.
    func note(
        _ callback: Callback, _ object: ObjectID, _ argument: EventArgument = .none, rule: RuleID,
        body: () -> Void = {}
    ) {
        let index = recorder.record(callback, object, argument, rule: rule)
        let outer = recorder.cause
        recorder.cause = index
        recorder.depth += 1
        body()
        recorder.depth -= 1
        recorder.cause = outer
    }
}
