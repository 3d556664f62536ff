import HierarchyRecords

extension UIApplication {
    /// U22: sends an action to the target or, without a target, to the first responder in the chain
    /// that can perform it. `action` is the selector and `perform` calls the method on the
    /// receiver, because there are no selectors without the Objective-C runtime. Returns false if
    /// no object received the action.
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

    /// U22: the first object in the responder chain that can perform the action.
    private func receiver(of action: String, from sender: AnyObject?) -> UIResponder? {
        let first = keyWindow?.firstResponder ?? sender as? UIResponder
        return first?.target(forAction: action, withSender: sender)
    }
}

extension Simulator {
    /// Logs the action if it is a method of the app's own, then performs it.
    func tellAction(
        _ action: String, to receiver: AnyObject, from sender: AnyObject?, body: () -> Void
    ) {
        guard let method = ownMethod(action, of: receiver) else { return body() }
        let name = sender.map { self.name(of: identity(of: $0)) } ?? "nil"
        let argument = recorder.argument(text: OwnMethod.text(method, sender: name))
        tell(receiver, .sentAction, argument, rule: .u22, body: body)
    }

    /// The full name of the method; nil if the object has no such method of the app's own.
    private func ownMethod(_ action: String, of receiver: AnyObject) -> String? {
        guard let methods = gates.methods else { return action }
        guard let method = methods.method(action, of: receiver) else { return nil }
        return method.isOfApp ? method.name : nil
    }
}

/// A method that an object has.
package struct KnownMethod {
    /// As Swift refers to it: `save(_:)`.
    package let name: String
    /// Whether the app, not UIKit, defines it.
    package let isOfApp: Bool

    package init(name: String, isOfApp: Bool) {
        self.name = name
        self.isOfApp = isOfApp
    }
}

/// Finds the methods of objects by their selectors, for classes that are defined while the program
/// runs.
@MainActor
package protocol MethodTable: AnyObject {
    /// The method with that selector; nil if the object has none.
    func method(_ selector: String, of object: AnyObject) -> KnownMethod?
    /// Whether the controller's class overrides the method of that action.
    func overrides(_ action: ContentAction, in controller: UIViewController) -> Bool
}
