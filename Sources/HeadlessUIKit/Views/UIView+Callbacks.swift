import HierarchyRecords

extension UIView {
    /// Sends one of this view's callbacks, about another view where there is one.
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
        if core.pointee.isLogged {
            dispatch.send(callback, to: self, argument, rule: rule, method: method)
        } else {
            dispatch.sendUnlogged(callback, to: self, method: method)
        }
    }
}

@MainActor
extension ViewLink {
    /// Whether a callback needs no call: UIKit's own implementations do nothing, and nobody listens.
    var isQuiet: Bool { pointee.isPlain && !pointee.world.pointee.recorder.isObserved }

    /// Logs a callback that needs no call; views without a name are not logged.
    func note(_ callback: Callback, _ argument: EventArgument = .none, rule: RuleID) {
        guard pointee.isLogged else { return }
        pointee.world.pointee.recorder.record(callback, pointee.objectID, argument, rule: rule)
    }
}
