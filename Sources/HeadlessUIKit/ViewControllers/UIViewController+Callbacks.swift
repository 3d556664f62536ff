import HierarchyRecords

extension UIViewController {
    /// Sends a callback whose UIKit implementation does nothing.
    @inline(__always)
    func send(
        _ callback: Callback, _ argument: EventArgument = .none, rule: RuleID,
        given values: @autoclosure () -> [CallbackValue] = [],
        readsTraits: Bool = false, method: () -> Void
    ) {
        if link.isQuiet {
            link.note(callback, argument, rule: rule)
        } else {
            call(callback, argument, rule: rule, values, readsTraits, method)
        }
    }

    // Separate from `send`, so that a callback that needs no call creates no closure and retains
    // nothing.
    @inline(never)
    private func call(
        _ callback: Callback, _ argument: EventArgument, rule: RuleID,
        _ values: () -> [CallbackValue], _ readsTraits: Bool, _ method: () -> Void
    ) {
        dispatch.send(
            callback, to: self, argument, rule: rule, given: values(), readsTraits: readsTraits,
            method: method)
    }

    /// Called by UIKit's implementation of a callback, which code has reached by `super` or by
    /// calling it itself.
    @inline(__always) @discardableResult
    func byHand(
        _ callback: Callback, _ argument: @autoclosure () -> EventArgument,
        _ rule: @autoclosure () -> RuleID, given values: @autoclosure () -> [CallbackValue] = [],
        body: () -> Void = {}
    ) -> CallbackValue? {
        if link.isQuiet, !(behaviour?.hears(callback) ?? false) {
            if !dispatch.takesSuper(callback, of: objectID) {
                link.note(callback, argument(), rule: rule())
            }
            body()
            return nil
        }
        return dispatch.implement(
            callback, of: self, argument(), rule: rule(), given: values(), body: body)
    }
}

@MainActor
extension ControllerLink {
    /// Whether a callback with an empty UIKit implementation need not be called: no subclass
    /// overrides it, and the recorder has no observer.
    var isQuiet: Bool { core.isPlain && !core.world.core.recorder.isObserved }

    /// Logs a callback that need not be called.
    func note(_ callback: Callback, _ argument: EventArgument = .none, rule: RuleID) {
        core.world.core.recorder.record(callback, core.objectID, argument, rule: rule)
    }

    /// C28: whether the controller forwards appearance to its children.
    var forwardsAppearance: Bool {
        core.isOfUIKit
            ? core.optional?.forwardsAppearance ?? true
            : core.controller.shouldAutomaticallyForwardAppearanceMethods
    }
}
