import HierarchyRecords

/// An object that receives callbacks.
@MainActor
protocol CallbackReceiver: AnyObject {
    nonisolated var objectID: ObjectID { get }
    var simulator: Simulator { get }
}

/// The only sender of callbacks: it records the event, then calls the open method.
@MainActor
struct CallbackDispatch {
    let recorder: EventRecorder

    /// Records the callback and calls `method`, which is the open method itself.
    /// Returns whether UIKit's own implementation was reached.
    @discardableResult
    func send(
        _ callback: Callback, to object: some CallbackReceiver, _ argument: EventArgument = .none,
        rule: RuleID, method: () -> Void
    ) -> Bool {
        let outer = recorder.frame
        var reachedSuper = false
        recorder.nest(callback, object.objectID, argument, rule: rule) {
            recorder.frame = EventRecorder.Frame(
                object: object.objectID, callback: callback, reachedSuper: false)
            method()
            reachedSuper = recorder.frame.reachedSuper
            recorder.observe(object, callback)
        }
        recorder.frame = outer
        return reachedSuper
    }

    /// Calls the open method of an object without a name: its callbacks are not logged.
    func sendUnlogged(
        _ callback: Callback, to object: some CallbackReceiver, method: () -> Void
    ) {
        let outer = recorder.frame
        recorder.frame = EventRecorder.Frame(
            object: object.objectID, callback: callback, reachedSuper: false)
        method()
        recorder.frame = outer
    }

    /// Called by UIKit's own implementation of an open callback. While `send` runs that callback,
    /// an override has called `super`. Otherwise user code called the method itself, which is
    /// logged here.
    func reachedSuper(
        _ callback: Callback, of object: some CallbackReceiver,
        _ argument: EventArgument, rule: RuleID
    ) {
        if takesSuper(callback, of: object.objectID) { return }
        sendByHand(callback, of: object, argument, rule: rule) {}
    }

    /// Whether `send` runs that callback and its override has not called `super` yet; counts this
    /// call as that one.
    @inline(__always)
    func takesSuper(_ callback: Callback, of object: ObjectID) -> Bool {
        let frame = recorder.frame
        guard frame.callback == callback, frame.object == object, !frame.reachedSuper else {
            return false
        }
        recorder.frame.reachedSuper = true
        return true
    }

    /// Logs a callback that user code called itself.
    @inline(never)
    func sendByHand(
        _ callback: Callback, of object: some CallbackReceiver, _ argument: EventArgument,
        rule: RuleID, body: () -> Void
    ) {
        recorder.nest(callback, object.objectID, argument, rule: rule) {
            if let override = recorder.takeOverride() {
                run(override, of: callback, on: object.objectID)
            } else {
                body()
            }
            recorder.observe(object, callback)
        }
    }

    /// Runs an override instead of UIKit's own implementation; the override may call that by
    /// `super`.
    private func run(_ override: () -> Void, of callback: Callback, on object: ObjectID) {
        let outer = recorder.frame
        recorder.frame = EventRecorder.Frame(
            object: object, callback: callback, reachedSuper: false, isEntered: true)
        override()
        recorder.frame = outer
    }

    /// Whether `send` has logged that callback of the object and is about to run it. True only the
    /// first time it is asked for each callback.
    func enters(_ callback: Callback, of object: ObjectID) -> Bool {
        let frame = recorder.frame
        guard frame.callback == callback, frame.object == object, !frame.isEntered else {
            return false
        }
        recorder.frame.isEntered = true
        return true
    }

    /// Asks an optional method; it is logged only if it is implemented and so answers.
    func ask<Answer>(
        _ callback: Callback, _ object: ObjectID, rule: RuleID, question: () -> Answer?
    ) -> Answer? {
        let answer = question()
        if answer != nil { note(callback, object, rule: rule) }
        return answer
    }

    /// Records what is not a method of a responder, such as a completion or a deallocation.
    func note(
        _ callback: Callback, _ object: ObjectID, _ argument: EventArgument = .none, rule: RuleID,
        body: () -> Void = {}
    ) {
        recorder.nest(callback, object, argument, rule: rule, body: body)
    }
}
