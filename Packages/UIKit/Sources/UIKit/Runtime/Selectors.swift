import Foundation
import HeadlessUIKit

/// The selector with that name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

extension Selector: @retroactive CustomStringConvertible {
    /// Its name.
    public var description: String { NSStringFromSelector(self) }
}

/// What a method returned that a selector reached; the rewriter writes it.
public func sent(_ nothing: Void) -> AnyObject? { nil }
public func sent(_ value: Any?) -> AnyObject? { value.map { $0 as AnyObject } }

/// An argument of a method that a selector reaches; the rewriter writes it.
public func argument<Value>(_ arguments: [AnyObject?], _ place: Int) -> Value {
    let given = place < arguments.count ? arguments[place] : nil
    if let box = given as? ValueBox, let value = box.value as? Value { return value }
    if let value = given as? Value { return value }
    guard let nothing = Optional<Any>.none as? Value else {
        fatalError("a selector was sent without the \(Value.self) that its method takes")
    }
    return nothing
}

/// A value on its way to a method that a selector reaches.
final class ValueBox {
    let value: Any
    init(_ value: Any) { self.value = value }
}

/// The name of the class.
public func NSStringFromClass(_ aClass: AnyClass) -> String { String(reflecting: aClass) }

/// An object that is no responder and has methods with selectors; the rewriter writes its two methods.
public protocol MessageReceiver: SelectorTarget {
    /// Whether it has the method with that selector.
    @preconcurrency @MainActor func responds(to action: String) -> Bool
}

extension MessageReceiver {
    /// Whether it has the method with that selector.
    @preconcurrency @MainActor
    public func responds(to aSelector: Selector!) -> Bool {
        responds(to: NSStringFromSelector(aSelector))
    }
}

extension SelectorTarget {
    /// Sends the message; the answer is nil where the method returns nothing.
    @preconcurrency @MainActor @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        perform(NSStringFromSelector(aSelector), with: []).map(Unmanaged.passUnretained)
    }

    /// Sends the message with an argument.
    @preconcurrency @MainActor @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        perform(NSStringFromSelector(aSelector), with: [object as AnyObject])
            .map(Unmanaged.passUnretained)
    }

    /// Sends the message in a later turn of the run loop.
    @preconcurrency @MainActor
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
        Simulator.current.runLoop.perform(after: delay) { [weak self] in
            _ = self?.perform(
                NSStringFromSelector(aSelector), with: [anArgument.map { $0 as AnyObject }])
        }
    }
}

extension UIResponder {
    /// Whether it has the method with that selector.
    public func responds(to aSelector: Selector!) -> Bool {
        responds(to: NSStringFromSelector(aSelector))
    }

    /// Whether the class has the method; of UIKit's own, only `shared` of the application is known here.
    public class func responds(to aSelector: Selector!) -> Bool {
        self is UIApplication.Type
            && ["sharedApplication", "shared"].contains(NSStringFromSelector(aSelector))
    }

    /// Sends the message to the class.
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        responds(to: aSelector) ? Unmanaged.passUnretained(UIApplication.shared) : nil
    }

    /// Whether it is of that class or of one that inherits from it.
    public nonisolated func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
    /// Whether it is exactly of that class.
    public nonisolated func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
    /// Asks for an action of the responder chain.
    public func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canPerformAction(NSStringFromSelector(action), withSender: sender)
    }
}

extension UIGestureRecognizer {
    /// Whether it is of that class or of one that inherits from it.
    public nonisolated func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
}

extension NSObject {
    /// Whether it is of that class or of one that inherits from it.
    public func isKind(of aClass: AnyClass) -> Bool { isObject(self, of: aClass) }
    /// Whether it is exactly of that class.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}

private func isObject(_ object: AnyObject, of aClass: AnyClass) -> Bool {
    var next: AnyClass? = type(of: object)
    while let type = next {
        if type == aClass { return true }
        next = _getSuperclass(type)
    }
    return false
}

/// Runs the work; objects need no pool here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}

@available(
    *, unavailable,
    message: "there is no Objective-C runtime on Linux, in which methods could be exchanged"
)
public func method_exchangeImplementations(_ m1: Any?, _ m2: Any?) {}
@available(
    *, unavailable,
    message: "there is no Objective-C runtime on Linux, in which methods could be exchanged"
)
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Any? { nil }
@available(
    *, unavailable,
    message: "there is no Objective-C runtime on Linux, in which methods could be exchanged"
)
public func method_setImplementation(_ method: Any?, _ implementation: Any?) {}
@available(
    *, unavailable,
    message: "there is no Objective-C runtime on Linux, in which methods could be exchanged"
)
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: Any?, _ types: Any?) -> Bool
{ false }
