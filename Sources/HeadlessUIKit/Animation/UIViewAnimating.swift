/// The state of an animator.
///
///                start, pause               stop(false)
///     inactive ----------------> active ----------------> stopped
///        ^                         |                         |
///        |      the end, stop(true)|             finish(at:) |
///        +-------------------------+-------------------------+
@available(iOS 10, *)
public enum UIViewAnimatingState: Int, Sendable, CaseIterable {
    case inactive, active, stopped
}

/// The position at which an animation ended.
@available(iOS 10, *)
public enum UIViewAnimatingPosition: Int, Sendable, CaseIterable {
    case end, start, current
}

/// An animation that can be started, paused, reversed and stopped.
@preconcurrency @MainActor
@available(iOS 10, *)
public protocol UIViewAnimating: AnyObject {
    var state: UIViewAnimatingState { get }
    /// Whether the animation runs; false while it is paused.
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    /// The completed share of the animation, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    /// Starts the animation after `delay` seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    /// Stops the animation. With `true` its completions never run; with `false` they run in
    /// `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which blocks can be added, and which can continue after a pause.
@preconcurrency @MainActor
@available(iOS 10, *)
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a block that starts after a share of the remaining duration.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues a paused animation; the rest takes that share of the duration, zero keeps it as it
    /// was.
    func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// How an animation speeds up and slows down; this has no effect on the log.
@preconcurrency @MainActor
@available(iOS 10, *)
public protocol UITimingCurveProvider: AnyObject {}

/// A timing curve given by its name.
@available(iOS 10, *)
@preconcurrency @MainActor
public final class UICubicTimingParameters: UITimingCurveProvider {
    /// How fast the animation goes at its beginning and at its end.
    public let animationCurve: UIView.AnimationCurve

    /// Creates parameters with that curve.
    public init(animationCurve curve: UIView.AnimationCurve) { animationCurve = curve }
}

/// A spring; with a damping ratio of 1 it does not oscillate.
@available(iOS 10, *)
@preconcurrency @MainActor
public final class UISpringTimingParameters: UITimingCurveProvider {
    /// From 0 to 1, with which the spring comes to rest without swinging.
    public let dampingRatio: CGFloat
    /// The velocity at the start, in total distances per second.
    public let initialVelocity: CGVector

    /// Creates a spring with that damping ratio, from 0 to 1.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Creates a spring that comes to rest without swinging.
    public convenience init() { self.init(dampingRatio: 1) }

    /// Creates a spring of a mass in kilograms, a stiffness in newtons per metre and a damping in newton
    /// seconds per metre, with that velocity at the start.
    public convenience init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
    ) {
        let critical = 2 * max(0, mass * stiffness).squareRoot()
        self.init(
            dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
    }

    /// Creates a spring with that damping ratio and that velocity at the start.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        dampingRatio = ratio
        initialVelocity = velocity
    }
}

extension UIView {
    /// How an animation speeds up and slows down; this has no effect on the log.
    public enum AnimationCurve: Int, Sendable, CaseIterable {
        case easeInOut, easeIn, easeOut, linear
    }
}
