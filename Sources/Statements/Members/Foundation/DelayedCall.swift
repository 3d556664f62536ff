import HeadlessUIKit

/// A call of a method that waits for its time, as `perform(_:with:afterDelay:)` makes it: the run loop keeps it, and it
/// keeps its receiver until then, or until it is cancelled.
@MainActor
package final class DelayedCall: RepeatingCaller {
    @Counted package private(set) var target: AnyObject?
    /// The method that will be called.
    package let selector: String
    package let callsEachFrame = false

    package var isValid: Bool { target != nil }

    private init(_ selector: String, of target: AnyObject) {
        self.selector = selector
        self.target = target
    }

    /// Whether the method is under way.
    @Counted private var isRunning = false

    /// Lets the call wait on the run loop; `send` makes it. A method that asks for itself again keeps no run loop from its
    /// rest, as a timer that repeats.
    static func wait(
        _ delay: Double, for selector: String, of target: AnyObject,
        _ send: @escaping @MainActor () -> Void
    ) {
        let call = DelayedCall(selector, of: target)
        let repeats = all(of: target, selector: selector).contains(where: \.isRunning)
        call.becomeKnown()
        let run: @MainActor () -> Void = {
            guard call.isValid else { return }
            call.isRunning = true
            send()
            (call.isRunning, call.target) = (false, nil)
        }
        let loop = SimulatedRunLoop.main
        if repeats {
            loop.performIfRunning(after: delay, run)
        } else {
            loop.perform(after: delay, run)
        }
    }

    /// Takes back those that wait for the object; of one method alone where it is named.
    static func cancel(of target: AnyObject?, selector: String? = nil) {
        for call in all(of: target, selector: selector) where !call.isRunning { call.target = nil }
    }

    /// Those that wait for the object, or are under way.
    private static func all(of target: AnyObject?, selector: String?) -> [DelayedCall] {
        known.filter {
            $0.target === target && (selector == nil || $0.selector == selector)
        }
    }
}
