/// The name of a message in Objective-C: `save:`.
///
/// There is no runtime here that finds the method. A target of compiled code overrides `perform(_:with:)` of `UIResponder`, or
/// takes the message as a `SelectorTarget`; a closure beside the target (`addTarget(_:method:using:)`) needs neither.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    package let name: String

    /// Creates the selector of that name.
    public init(_ name: String) { self.name = name }

    /// Creates the selector that a literal names.
    public init(stringLiteral name: String) { self.name = name }
}

/// The name of the selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// An object that calls its methods by their selectors. A class that adopts it stays of the actor of which it is.
public protocol SelectorTarget: AnyObject {
    /// Calls the method with that selector, with as many of the arguments as it takes.
    @preconcurrency @MainActor
    func perform(_ action: String, with arguments: [AnyObject?]) -> AnyObject?
}

extension UIResponder: SelectorTarget {}

extension Selector {
    /// Sends the message; a target that takes none raises, as UIKit does (E64).
    @MainActor
    func send(to target: AnyObject, from sender: AnyObject) {
        let simulator = Simulator.current
        guard target is any SelectorTarget || simulator.gates.interfaceClasses != nil else {
            return simulator.raiseUnrecognized(name, sentTo: target)
        }
        simulator.perform(name, on: target, with: [sender])
    }
}
