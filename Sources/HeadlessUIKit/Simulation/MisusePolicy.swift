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
        recorder.isStopped = true
    }

    /// Reports why a call is refused.
    @discardableResult
    func refuse(
        _ misuse: Misuse, about object: ObjectID, naming others: [ObjectID] = []
    ) -> Bool {
        report(misuse, about: object, naming: others)
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
