import HierarchyRecords

extension UIView {
    /// Sends a callback of this view; `other` is the view that it is about, if any.
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
        if core.isLogged {
            dispatch.send(
                callback, to: self, argument, rule: rule, given: values(), readsTraits: readsTraits,
                method: method)
        } else {
            dispatch.sendUnlogged(
                callback, to: self, given: values(), readsTraits: readsTraits,
                method: method)
        }
    }
}

@MainActor
extension ViewLink {
    /// Whether a callback need not be called: no subclass overrides it, and the recorder has no
    /// observer.
    var isQuiet: Bool { core.isPlain && !core.world.core.recorder.isObserved }

    /// Logs a callback that need not be called; views without a name are not logged.
    func note(_ callback: Callback, _ argument: EventArgument = .none, rule: RuleID) {
        guard core.isLogged else { return }
        core.world.core.recorder.record(callback, core.objectID, argument, rule: rule)
    }
}
