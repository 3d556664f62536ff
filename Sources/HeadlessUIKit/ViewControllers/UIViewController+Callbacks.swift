import HierarchyRecords

extension UIViewController {
    /// Sends one of the callbacks in which UIKit's own implementation does nothing.
    @inline(__always)
    func send(
        _ callback: Callback, _ argument: EventArgument = .none, rule: RuleID, method: () -> Void
    ) {
        if core.isQuiet {
            core.note(callback, argument, rule: rule)
        } else {
            call(callback, argument, rule: rule, method: method)
        }
    }

    // Apart from `send`, so that the quiet way makes no closure and counts no reference for one.
    @inline(never)
    private func call(
        _ callback: Callback, _ argument: EventArgument, rule: RuleID, method: () -> Void
    ) {
        dispatch.send(callback, to: self, argument, rule: rule, method: method)
    }

    /// UIKit's own implementation of a callback was reached: by `super` or by hand.
    @inline(__always)
    func byHand(
        _ callback: Callback, _ argument: @autoclosure () -> EventArgument,
        _ rule: @autoclosure () -> RuleID, body: () -> Void = {}
    ) {
        if dispatch.takesSuper(callback, of: objectID) { return body() }
        if core.isQuiet, dispatch.recorder.override == nil {
            core.note(callback, argument(), rule: rule())
            body()
        } else {
            dispatch.sendByHand(callback, of: self, argument(), rule: rule(), body: body)
        }
    }
}

@MainActor
extension ControllerLink {
    /// Whether a callback in which UIKit's own implementation does nothing needs no call: no subclass
    /// overrides it, and nobody listens.
    var isQuiet: Bool { pointee.isPlain && !pointee.world.pointee.recorder.isObserved }

    /// Logs a callback that needs no call.
    func note(_ callback: Callback, _ argument: EventArgument = .none, rule: RuleID) {
        pointee.world.pointee.recorder.record(callback, pointee.objectID, argument, rule: rule)
    }

    /// C28: whether the controller passes appearance on to its children.
    var forwardsAppearance: Bool {
        pointee.isPlain
            ? pointee.optional?.forwardsAppearance ?? true
            : pointee.controller.shouldAutomaticallyForwardAppearanceMethods
    }
}
