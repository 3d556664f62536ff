import HierarchyRecords

/// An object that receives callbacks.
@MainActor
protocol CallbackReceiver: AnyObject {
    nonisolated var objectID: ObjectID { get }
    var simulator: Simulator { get }
    /// What is asked before the open method is called.
    var behaviour: (any Behaviour)? { get }
    /// Runs a callback that may read the current traits, with those of the object.
    func readTraits(in callback: Callback, _ body: () -> Void)
}

extension CallbackReceiver {
    /// Most receivers have no traits.
    func readTraits(in callback: Callback, _ body: () -> Void) { body() }
}

/// The only sender of callbacks: it records the event, then asks the object's behaviour, or calls the open method.
@MainActor
struct CallbackDispatch {
    let recorder: EventRecorder

    /// Records the callback and calls `method`, which is the open method itself. Where the object has a behaviour that
    /// hears the callback, that runs instead, with `values` as its arguments. Either may read traits where it says so.
    /// Returns whether UIKit's own implementation was reached.
    @discardableResult
    func send(
        _ callback: Callback, to object: some CallbackReceiver, _ argument: EventArgument = .none,
        rule: RuleID, given values: @autoclosure () -> [CallbackValue] = [],
        readsTraits: Bool = false, method: () -> Void
    ) -> Bool {
        var answer: CallbackValue?
        return record(
            callback, to: object, argument, rule: rule, values, readsTraits, &answer, method)
    }

    /// The same of a callback that answers. Gives what `method` answers, or that part of the behaviour's answer; nil where
    /// a behaviour has none.
    func send<Answer>(
        _ callback: Callback, to object: some CallbackReceiver, _ argument: EventArgument = .none,
        rule: RuleID, given values: @autoclosure () -> [CallbackValue] = [],
        taking part: (CallbackValue) -> Answer?, method: () -> Answer
    ) -> Answer? {
        var own: CallbackValue?
        var answer: Answer?
        _ = record(callback, to: object, argument, rule: rule, values, false, &own) {
            answer = method()
        }
        return answer ?? own.flatMap(part)
    }

    @inline(__always)
    private func record(
        _ callback: Callback, to object: some CallbackReceiver, _ argument: EventArgument,
        rule: RuleID, _ values: () -> [CallbackValue], _ readsTraits: Bool,
        _ answer: inout CallbackValue?, _ method: () -> Void
    ) -> Bool {
        let outer = recorder.frame
        var reachedSuper = false
        recorder.nest(callback, object.objectID, argument, rule: rule) {
            run(callback, of: object, values, readsTraits, &answer, method)
            reachedSuper = recorder.frame.reachedSuper
            recorder.observe(object, callback)
        }
        recorder.frame = outer
        return reachedSuper
    }

    /// Sends the callback to an object without a name: its callbacks are not logged.
    func sendUnlogged(
        _ callback: Callback, to object: some CallbackReceiver,
        given values: @autoclosure () -> [CallbackValue] = [], readsTraits: Bool = false,
        method: () -> Void
    ) {
        let outer = recorder.frame
        var answer: CallbackValue?
        run(callback, of: object, values, readsTraits, &answer, method)
        recorder.frame = outer
    }

    /// Runs what the object's behaviour has for the callback, or else the open method; sets the frame and leaves it.
    @inline(__always)
    private func run(
        _ callback: Callback, of object: some CallbackReceiver, _ values: () -> [CallbackValue],
        _ readsTraits: Bool, _ answer: inout CallbackValue?, _ method: () -> Void
    ) {
        if runBehaviour(callback, of: object, values, readsTraits, &answer) { return }
        recorder.frame = EventRecorder.Frame(object.objectID, callback, .method)
        if readsTraits { object.readTraits(in: callback, method) } else { method() }
    }

    /// Runs what the object's behaviour has for the callback, if anything; sets the frame and leaves it.
    @inline(__always)
    private func runBehaviour(
        _ callback: Callback, of object: some CallbackReceiver, _ values: () -> [CallbackValue],
        _ readsTraits: Bool, _ answer: inout CallbackValue?
    ) -> Bool {
        guard let behaviour = object.behaviour, behaviour.hears(callback) else { return false }
        recorder.frame = EventRecorder.Frame(object.objectID, callback, .behaviour)
        let given = values()
        if readsTraits {
            object.readTraits(in: callback) {
                answer = behaviour.run(callback, on: object, given)
            }
        } else {
            answer = behaviour.run(callback, on: object, given)
        }
        return true
    }

    /// Called by UIKit's own implementation of an open callback. While `send` runs that callback, an override has
    /// called `super`. Otherwise code called the method itself: that is logged here, and the behaviour that hears the
    /// callback runs in the place of `body`.
    @discardableResult
    func implement(
        _ callback: Callback, of object: some CallbackReceiver,
        _ argument: @autoclosure () -> EventArgument, rule: @autoclosure () -> RuleID,
        given values: @autoclosure () -> [CallbackValue] = [], body: () -> Void = {}
    ) -> CallbackValue? {
        if takesSuper(callback, of: object.objectID) {
            body()
            return nil
        }
        return sendByHand(
            callback, of: object, argument(), rule: rule(), given: values(), body: body)
    }

    /// Whether the code that `send` runs for that callback has called `super` and had not before; counts this call as
    /// that one.
    @inline(__always)
    func takesSuper(_ callback: Callback, of object: ObjectID) -> Bool {
        let frame = recorder.frame
        guard frame.callback == callback, frame.object == object, !frame.reachedSuper,
            frame.runner != .behaviour
        else { return false }
        recorder.frame.reachedSuper = true
        recorder.frame.runner = .method
        return true
    }

    /// Logs a callback that code called itself. Gives the answer of a behaviour that hears it. `misuse` runs where
    /// UIKit's own implementation was reached, by the call or by the `super` of the behaviour.
    @inline(never) @discardableResult
    func sendByHand(
        _ callback: Callback, of object: some CallbackReceiver, _ argument: EventArgument,
        rule: RuleID, given values: @autoclosure () -> [CallbackValue] = [],
        misuse: () -> Void = {}, body: () -> Void = {}
    ) -> CallbackValue? {
        let isSuper = takesFurtherSuper(callback, of: object.objectID)
        let outer = recorder.frame
        var answer: CallbackValue?
        recorder.nest(callback, object.objectID, argument, rule: rule) {
            if isSuper || !runBehaviour(callback, of: object, values, false, &answer) {
                body()
                misuse()
            } else if recorder.frame.reachedSuper {
                misuse()
            }
            recorder.frame = outer
            recorder.observe(object, callback)
        }
        return answer
    }

    /// Whether a behaviour has called its `super` where none is awaited, which is logged as a call by hand is.
    private func takesFurtherSuper(_ callback: Callback, of object: ObjectID) -> Bool {
        let frame = recorder.frame
        guard frame.callback == callback, frame.object == object, frame.runner == .superCall
        else { return false }
        recorder.frame.runner = .method
        return true
    }

    /// Runs `body`, in which a behaviour calls UIKit's own implementation as its `super`.
    func callSuper<Result, Failure: Error>(
        _ callback: Callback, of object: ObjectID, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let outer = recorder.frame
        let isAwaited =
            outer.callback == callback && outer.object == object && outer.runner == .behaviour
            && !outer.reachedSuper
        recorder.frame = EventRecorder.Frame(object, callback, .superCall)
        recorder.frame.reachedSuper = !isAwaited
        defer {
            let hasReached = recorder.frame.reachedSuper
            recorder.frame = outer
            if isAwaited { recorder.frame.reachedSuper = hasReached }
        }
        return try body()
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
