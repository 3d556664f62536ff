import Foundation
import HeadlessUIKit

/// Changes of layers that belong together. The completion is called once the animations that were added within it have ended.
@preconcurrency @MainActor
public final class CATransaction {
    private var completion: (() -> Void)?
    private var duration: CFTimeInterval?
    private var isSilent = false
    private var function: CAMediaTimingFunction?
    private var end: CFTimeInterval = 0
    private static var open: [CATransaction] = []

    public static func begin() { open.append(CATransaction()) }

    public static func commit() {
        guard let transaction = open.popLast() else { return }
        let rest = max(0, transaction.end - Simulator.current.now)
        open.last?.end = max(open.last?.end ?? 0, transaction.end)
        guard let completion = transaction.completion else { return }
        Simulator.current.runLoop.perform(after: rest) { completion() }
    }

    /// What is called after the animations of the transaction; without one, in the next turn of the run loop.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        guard let last = open.last else {
            if let block { Simulator.current.performLater { block() } }
            return
        }
        last.completion = block
    }

    public static func completionBlock() -> (() -> Void)? { open.last?.completion }
    public static func setAnimationDuration(_ dur: CFTimeInterval) { open.last?.duration = dur }
    public static func animationDuration() -> CFTimeInterval {
        open.last { $0.duration != nil }?.duration ?? 0.25
    }
    public static func setDisableActions(_ flag: Bool) { open.last?.isSilent = flag }
    public static func disableActions() -> Bool { open.contains(where: \.isSilent) }
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        open.last?.function = function
    }
    public static func animationTimingFunction() -> CAMediaTimingFunction? {
        open.last { $0.function != nil }?.function
    }
    /// Commits what has no transaction of its own; here each change takes effect at once.
    public static func flush() {}

    /// Lets the transaction that is under way wait for an animation of that length.
    static func waits(for length: CFTimeInterval) {
        guard let last = open.last, length.isFinite else { return }
        last.end = max(last.end, Simulator.current.now + length)
    }
}
