import Foundation
import HeadlessUIKit

/// Seconds, as Core Animation counts them.
public typealias CFTimeInterval = Double

/// The time of the simulated app.
public func CACurrentMediaTime() -> CFTimeInterval {
    MainActor.assumeIsolated { Simulator.current.now }
}

/// Whether the simulated system is at least of that version; the rewriter writes it for `#available`.
public func isSystem(atLeast major: Int, _ minor: Int) -> Bool {
    guard Thread.isMainThread else { return true }
    return MainActor.assumeIsolated {
        let version = UIDevice.current.systemVersion.split(separator: ".").compactMap { Int($0) }
        return (version.first ?? 0, version.dropFirst().first ?? 0) >= (major, minor)
    }
}

extension Timer {
    /// Sends the message to the target when the time has come; the timer keeps the target.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
        userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
            repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// Makes a timer that sends the message to the target.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
        userInfo: Any?, repeats yesOrNo: Bool
    ) {
        let message = Message(target: aTarget as AnyObject, name: NSStringFromSelector(aSelector))
        self.init(timeInterval: ti, repeats: yesOrNo) { timer in message.send(from: timer) }
    }
}

/// A message that another thread may carry, and the main thread sends.
private struct Message: @unchecked Sendable {
    let target: AnyObject
    let name: String

    func send(from sender: AnyObject) {
        nonisolated(unsafe) let sender = sender
        MainActor.assumeIsolated {
            _ = (target as? any SelectorTarget)?.perform(name, with: [sender])
        }
    }
}

/// A timer that fires with each frame of the screen, sixty times a second of the simulated clock.
@preconcurrency @MainActor
public final class CADisplayLink {
    private let target: AnyObject
    private let name: String
    private var isRunning = false
    /// Whether it pauses.
    public var isPaused = false { didSet { if !isPaused { next() } } }
    /// When the frame was shown that it fired for.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The time between two frames.
    public let duration: CFTimeInterval = 1.0 / 60
    /// When the next frame is shown.
    public var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// How often it is to fire in a second; here always sixty times.
    public var preferredFramesPerSecond = 0
    private var waits = false

    /// Creates a link that sends the message to the target, which it keeps.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        name = NSStringFromSelector(sel)
    }

    /// Starts it.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isRunning = true
        next()
    }

    /// Stops it, also where it was added in another mode.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isRunning = false }
    /// Stops it for good.
    public func invalidate() { isRunning = false }

    private func next() {
        guard isRunning, !isPaused, !waits else { return }
        waits = true
        Simulator.current.runLoop.performIfRunning(after: duration) { [self] in
            waits = false
            fire()
        }
    }

    private func fire() {
        guard isRunning, !isPaused else { return }
        timestamp = Simulator.current.now
        _ = (target as? any SelectorTarget)?.perform(name, with: [self])
        next()
    }
}
