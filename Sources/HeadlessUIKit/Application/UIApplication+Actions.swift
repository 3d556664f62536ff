import HierarchyRecords

extension UIApplication {
    /// U22: sends an action: to its target, or to the first that can perform it, up from the first
    /// responder. `perform` runs the method, whose selector is `action`, on whoever that is: without
    /// Objective-C's runtime there are no selectors. False where nobody took it.
    @discardableResult
    public func sendAction(
        _ action: String, to target: AnyObject?, from sender: AnyObject?,
        using perform: (AnyObject) -> Void
    ) -> Bool {
        guard !simulator.isStopped,
            let receiver = target ?? receiver(of: action, from: sender)
        else { return false }
        simulator.tellAction(action, to: receiver, from: sender) { perform(receiver) }
        return true
    }

    /// U22: the first in the chain that can perform it.
    private func receiver(of action: String, from sender: AnyObject?) -> UIResponder? {
        let first = keyWindow?.firstResponder ?? sender as? UIResponder
        return first?.target(forAction: action, withSender: sender)
    }
}

extension Simulator {
    /// Logs an action that is a method of the app's own, then runs it.
    func tellAction(
        _ action: String, to receiver: AnyObject, from sender: AnyObject?, body: () -> Void
    ) {
        guard let method = ownMethod(action, of: receiver) else { return body() }
        let name = sender.map { self.name(of: identity(of: $0)) } ?? "nil"
        let argument = recorder.argument(text: OwnMethod.text(method, sender: name))
        tell(receiver, .sentAction, argument, rule: .u22, body: body)
    }

    /// The full name of the method; nil where the object has none of the app's own.
    private func ownMethod(_ action: String, of receiver: AnyObject) -> String? {
        guard let methods else { return action }
        guard let method = methods.method(action, of: receiver) else { return nil }
        return method.isOfApp ? method.name : nil
    }
}

/// A method that an object has.
package struct KnownMethod {
    /// As Swift refers to it: `save(_:)`.
    package let name: String
    /// Whether it is the app's own, and not UIKit's.
    package let isOfApp: Bool

    package init(name: String, isOfApp: Bool) {
        self.name = name
        self.isOfApp = isOfApp
    }
}

/// What knows the methods of objects by their selectors, where classes are defined while the program
/// runs.
@MainActor
package protocol MethodTable: AnyObject {
    /// The method that the selector means; nil where the object has none.
    func method(_ selector: String, of object: AnyObject) -> KnownMethod?
}
