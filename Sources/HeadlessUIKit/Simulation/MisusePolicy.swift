import HierarchyRecords

/// What happens when code breaks a contract of UIKit for which UIKit raises an exception.
public enum MisusePolicy: Sendable {
    /// The process ends with UIKit's text, as an app would.
    case trap
    /// The exception is recorded and the call refused before it changes anything.
    case record
}

extension Simulator {
    /// Records a misuse: a warning is printed, an exception stops the world. `others` are the objects
    /// that a warning names beside the one that it is about.
    func report(_ misuse: Misuse, about object: ObjectID, naming others: [ObjectID] = []) {
        switch misuse.kind {
        case .warning: recorder.recordWarning(misuse, about: object, naming: others)
        case .exception(let name): raise(misuse, name: name, about: object)
        }
    }

    private func raise(_ misuse: Misuse, name: String, about object: ObjectID) {
        if pendingException != nil { return }
        let text = "\(name): \(misuse.text)"
        let index = recorder.record(.exception, object, text: text, rule: misuse.rule)
        if misusePolicy == .trap {
            fatalError(
                "*** Terminating app due to uncaught exception '\(name)', reason: '\(misuse.text)'")
        }
        pendingException = misuse
        pendingExceptionEvent = Int(index)
        wasRefusedUnchanged = false
        recorder.isStopped = true
    }

    /// Refuses a call before it has changed anything, so that the world stays as it is. What a call
    /// may have done silently before it comes here must be a part of `SilentState`.
    @discardableResult
    func refuseUnchanged(
        _ misuse: Misuse, about object: ObjectID, naming others: [ObjectID] = []
    ) -> Bool {
        let isFirst = pendingException == nil
        report(misuse, about: object, naming: others)
        if isFirst { wasRefusedUnchanged = pendingException != nil }
        return false
    }

    /// Forgets the exception, so that recording continues.
    public func clearException() {
        pendingException = nil
        pendingExceptionEvent = nil
        recorder.isStopped = false
    }

    /// D15: the object as UIKit prints it on the console.
    func describe(_ object: AnyObject?) -> String {
        guard let object else { return "(null)" }
        let id = objectID(of: object)
        return "<\(log.objects.className(id)): \(log.objects.name(id))>"
    }
}
