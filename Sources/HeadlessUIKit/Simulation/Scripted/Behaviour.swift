import HierarchyRecords

/// What an object does when callbacks come, beside the methods of its own class: it belongs to a class that is made
/// while the program runs.
///
/// The dispatch asks it before it calls the open method. What it calls as its `super` goes by `callSuper`.
@MainActor
package protocol Behaviour: AnyObject {
    /// Whether it has a method for the callback.
    func hears(_ callback: Callback) -> Bool
    /// Runs that method. Gives what it answers; nil where that is nothing, or nothing that a callback may answer.
    func run(
        _ callback: Callback, on object: AnyObject, _ values: [CallbackValue]
    ) -> CallbackValue?
}

/// What a callback is given, or what its method answers.
package enum CallbackValue {
    case flag(Bool)
    case object(AnyObject?)
    case controllers([UIViewController])
    case size(CGSize)
    case text(String)
    /// A sender, which may be anything.
    case anything(Any?)
    case container(any UIContentContainer)
    case coordinator(any UIViewControllerTransitionCoordinator)

    var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }

    var controllers: [UIViewController]? {
        if case .controllers(let controllers) = self { controllers } else { nil }
    }
}

/// What may have a behaviour.
@MainActor
package protocol BehaviourHolder: AnyObject {
    /// Nil for an object whose class has all of its methods.
    var behaviour: (any Behaviour)? { get set }

    /// Runs `body`, in which the behaviour calls UIKit's own implementation of a callback: it does so for its own
    /// `super`, and not by hand.
    func callSuper<Result, Failure: Error>(
        _ callback: Callback, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result
}

extension UIResponder: BehaviourHolder {
    package func callSuper<Result, Failure: Error>(
        _ callback: Callback, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try dispatch.callSuper(callback, of: objectID, body)
    }
}

extension UIPresentationController: BehaviourHolder {
    package func callSuper<Result, Failure: Error>(
        _ callback: Callback, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try simulator.dispatch.callSuper(callback, of: objectID, body)
    }
}

extension CallbackReceiver {
    /// Most receivers are no objects of an app's classes.
    var behaviour: (any Behaviour)? { nil }
}

extension EventArgument {
    /// A size, as the log shows it.
    static func size(_ size: CGSize) -> EventArgument {
        .size(width: Float(size.width), height: Float(size.height))
    }
}
