import HierarchyRecords

/// An animation as an object. Like all animations here, its blocks change the views at once and its
/// completions run at the end. If it ends reversed, the views are put back where they started.
@available(iOS 10, *)
@preconcurrency @MainActor
open class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
    /// The state of the animator.
    @Counted public private(set) var state = UIViewAnimatingState.inactive
    /// Whether the animation runs; false while it is paused.
    @Counted public private(set) var isRunning = false
    /// The duration in seconds.
    public let duration: TimeInterval
    /// The delay of the last start, in seconds.
    @Counted public private(set) var delay: TimeInterval = 0
    /// Whether it can be paused; stored only.
    @Counted open var isInterruptible = true
    /// Whether views receive touches while they move; stored only.
    @Counted open var isUserInteractionEnabled = true
    /// Whether a paused animation progresses linearly; stored only, with no effect on the log.
    @available(iOS 11, *)
    @Counted open var scrubsLinearly = true
    /// Whether the animation stays active, but paused, at its end.
    @available(iOS 11, *)
    @Counted open var pausesOnCompletion = false
    private let simulator = Simulator.current
    @Counted private var animations: [() -> Void] = []
    @Counted private var completions: [(UIViewAnimatingPosition) -> Void] = []
    @Counted private var postures: [ViewPosture] = []
    /// The final postures of the views, kept when the animation is stopped.
    @Counted private var ends: [ViewPosture] = []
    /// Whether a transition that a finger drives moves the animator's views.
    @Counted fileprivate var isLedByFinger = false
    /// The fraction that was complete when the animation last began to run.
    @Counted private var fraction: CGFloat = 0
    @Counted private var clock = AnimatorClock()

    /// Creates an animator, which runs nothing yet; the timing curve has no effect on the log.
    public init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.duration = duration.isFinite ? max(0, duration) : 0
        if let animations { self.animations = [animations] }
    }

    /// Creates an animator that takes no time.
    public convenience init() { self.init(duration: 0, curve: .easeInOut) }

    /// Creates an animator with a spring.
    public convenience init(
        duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
    ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

    /// Creates an animator with a Bézier curve that has these control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

    /// Creates an animator with a curve or a spring.
    public convenience init(
        duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
    ) { self.init(duration: duration, curve: .easeInOut) }

    /// Creates an animator and starts it.
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(
            duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Whether the animation runs backwards, so that it ends where it began.
    @Counted open var isReversed = false {
        didSet { if isRunning, isReversed != oldValue { turn(from: oldValue) } }
    }

    /// The completed fraction, from 0 to 1; setting it makes an inactive animator active, but
    /// paused.
    open var fractionComplete: CGFloat {
        get { isRunning ? fraction(reversed: isReversed) : fraction }
        set {
            guard state != .stopped, newValue.isFinite else { return }
            activate()
            fraction = min(max(0, newValue), 1)
            if isRunning { run(share: nil) }
        }
    }

    // MARK: Blocks and completions

    /// Adds a block; if the animator is active already, the block runs at once.
    open func addAnimations(_ animation: @escaping () -> Void) {
        guard state == .active else { return animations.append(animation) }
        postures += simulator.animations.postures(changedBy: animation)
    }

    /// Adds a block; the delay is not simulated.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        addAnimations(animation)
    }

    /// Adds a block that runs once, at the end of the animation.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running

    /// Starts the animation; without effect while it runs.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts the animation after `delay` seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped, !isRunning else { return }
        self.delay = delay.isFinite ? max(0, delay) : 0
        activate()
        if let held = simulator.animations.held {
            isLedByFinger = true
            held.coordinator.move(paths)
            return held.add(after: duration + self.delay) { self.end(at: $0 ? .start : .end) }
        }
        isRunning = true
        run(share: nil, delay: self.delay)
    }

    /// Pauses the animation; an inactive animator becomes active, but paused.
    open func pauseAnimation() {
        guard state != .stopped else { return }
        activate()
        fraction = fractionComplete
        isRunning = false
        clock.stop()
    }

    /// Continues a paused animation; the rest takes that share of the duration, zero keeps it as it
    /// was.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning else { return }
        isRunning = true
        run(share: durationFactor.isFinite && durationFactor > 0 ? durationFactor : nil)
    }

    /// A118: stops the views where they are seen. With `true` the completions never run.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        fraction = fractionComplete
        isRunning = false
        clock.stop()
        ends = postures.map { $0.stop(at: Double(fraction)) }
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { forget() }
    }

    /// E78: ends a stopped animation and runs its completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            simulator.refuse(.finishingUnstoppedAnimator, about: .none)
            return
        }
        end(at: finalPosition)
    }

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        fraction = 0
        let due = animations
        animations = []
        postures = simulator.animations.postures { for animation in due { animation() } }
        simulator.animations.add(AnimatorMovement(self))
    }

    private func run(share: CGFloat?, delay: TimeInterval = 0) {
        let rest = duration * Double(share ?? (isReversed ? fraction : 1 - fraction))
        clock.start(in: simulator.runLoop, seconds: rest, delay: delay) { [self] in
            fraction = isReversed ? 0 : 1
            isRunning = false
            if !pausesOnCompletion { end(at: isReversed ? .start : .end) }
        }
    }

    private func turn(from wasReversed: Bool) {
        fraction = fraction(reversed: wasReversed)
        run(share: nil)
    }

    private func fraction(reversed: Bool) -> CGFloat {
        let gone = clock.share(at: simulator.now)
        let share = reversed ? fraction * (1 - gone) : fraction + (1 - fraction) * gone
        return (share * 1e9).rounded() / 1e9
    }

    private func end(at position: UIViewAnimatingPosition) {
        isRunning = false
        state = .inactive
        let places = position == .start ? postures : position == .end ? ends : []
        for place in places { place.restore() }
        let due = completions
        forget()
        for completion in due { completion(position) }
    }

    private func forget() {
        (animations, completions, postures, ends) = ([], [], [], [])
    }

    /// A118: stops animating one view.
    fileprivate func drop(_ view: ObjectID) { postures.removeAll { $0.path.view == view } }
}

extension UIViewPropertyAnimator {
    fileprivate var paths: [MotionPath] { postures.map(\.path) }
}

/// The movement of an animator's views; it ends when the animator is released.
@MainActor
private final class AnimatorMovement: ViewMover {
    private weak var animator: UIViewPropertyAnimator? { didSet { Changes.note() } }

    init(_ animator: UIViewPropertyAnimator) { self.animator = animator }

    var paths: [MotionPath] { animator?.paths ?? [] }

    var progress: Double? {
        guard let animator, animator.state == .active, !animator.isLedByFinger else {
            return nil
        }
        return Double(animator.fractionComplete)
    }

    func drop(_ view: ObjectID) { animator?.drop(view) }
}

/// Measures when an animator began to run and schedules its end; each start cancels the one before.
@MainActor
private final class AnimatorClock {
    @Counted private var begin = 0.0
    @Counted private var seconds = 0.0
    @Counted private var runs = 0

    func start(
        in runLoop: SimulatedRunLoop, seconds: Double, delay: Double,
        _ end: @escaping @MainActor () -> Void
    ) {
        stop()
        begin = runLoop.now + delay
        self.seconds = seconds
        let run = runs
        runLoop.perform(after: delay + seconds) { [self] in if runs == run { end() } }
    }

    func stop() { runs += 1 }

    /// The share of the running time that has passed, from 0 to 1.
    func share(at now: Double) -> CGFloat {
        seconds > 0 ? CGFloat(min(max(0, (now - begin) / seconds), 1)) : 1
    }
}
