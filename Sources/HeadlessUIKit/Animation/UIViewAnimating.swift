/// Where an animator is in its life.
///
///                start, pause               stop(false)
///     inactive ----------------> active ----------------> stopped
///        ^                         |                         |
///        |      the end, stop(true)|             finish(at:) |
///        +-------------------------+-------------------------+
public enum UIViewAnimatingState: Int, Sendable, CaseIterable {
    case inactive, active, stopped
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable, CaseIterable {
    case end, start, current
}

/// An animation that can be started, paused, turned back and stopped.
@MainActor
public protocol UIViewAnimating: AnyObject {
    var state: UIViewAnimatingState { get }
    /// False while it is paused.
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    /// How far it has gone, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    /// In seconds from now.
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    /// Without its completions where that is true; otherwise `finishAnimation` runs them.
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that takes blocks, and goes on after a pause.
@MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void)
    /// The delay is a share of the rest of the duration.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// The rest takes that share of the duration; zero leaves it as it is.
    func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// How an animation speeds up and slows down; the log does not see it.
@MainActor
public protocol UITimingCurveProvider: AnyObject {}

/// A curve by its name.
@MainActor
public final class UICubicTimingParameters: UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve

    /// Of that curve.
    public init(animationCurve curve: UIView.AnimationCurve) { animationCurve = curve }
}

/// A spring; a ratio of 1 does not swing.
@MainActor
public final class UISpringTimingParameters: UITimingCurveProvider {
    public let dampingRatio: CGFloat
    /// In parts of the whole way a second.
    public let initialVelocity: CGVector

    /// Of that ratio, from 0 to 1.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Of that ratio, and already moving so fast.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        dampingRatio = ratio
        initialVelocity = velocity
    }
}

extension UIView {
    /// How an animation speeds up and slows down; the log does not see it.
    public enum AnimationCurve: Int, Sendable, CaseIterable {
        case easeInOut, easeIn, easeOut, linear
    }
}
