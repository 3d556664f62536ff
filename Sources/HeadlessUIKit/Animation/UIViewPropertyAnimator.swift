import HierarchyRecords

/// An animation as an object: its blocks change the views at once, as everything that animates here,
/// and its completions wait for the end. One that is turned back puts the views where they stood.
@MainActor
open class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
    /// Where it is in its life.
    public private(set) var state = UIViewAnimatingState.inactive
    /// False while it is paused.
    public private(set) var isRunning = false
    /// In seconds.
    public let duration: TimeInterval
    /// In seconds, of the last start.
    public private(set) var delay: TimeInterval = 0
    /// Whether it can be paused; not enforced here.
    open var isInterruptible = true
    /// Whether views feel taps while they move; not simulated.
    open var isUserInteractionEnabled = true
    /// Whether a paused one leaves its curve; the log does not see it.
    open var scrubsLinearly = true
    /// Whether it stays active and paused at its end.
    open var pausesOnCompletion = false
    private let simulator = Simulator.current
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var postures: [ViewPosture] = []
    /// Where the views were going when it was stopped.
    private var ends: [ViewPosture] = []
    /// A transition moves its views.
    fileprivate var isLedByFinger = false
    /// How far it had gone when it last began to run.
    private var fraction: CGFloat = 0
    private var clock = AnimatorClock()

    /// Runs nothing yet; the curve changes nothing that the log says.
    public init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.duration = duration.isFinite ? max(0, duration) : 0
        if let animations { self.animations = [animations] }
    }

    /// As with a curve.
    public convenience init(
        duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
    ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

    /// As with a curve; the control points are those of a Bezier curve.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

    /// As with a curve.
    public convenience init(
        duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
    ) { self.init(duration: duration, curve: .easeInOut) }

    /// One that runs already.
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

    /// Turned back, it ends where it began.
    open var isReversed = false {
        didSet { if isRunning, isReversed != oldValue { turn(from: oldValue) } }
    }

    /// Where it is, from 0 to 1; setting it starts it, paused.
    open var fractionComplete: CGFloat {
        get { isRunning ? fraction(reversed: isReversed) : fraction }
        set {
            guard state != .stopped, newValue.isFinite else { return }
            activate()
            fraction = min(max(0, newValue), 1)
            if isRunning { run(share: nil) }
        }
    }

    // MARK: What it is to run

    /// Once it is active the block runs at once.
    open func addAnimations(_ animation: @escaping () -> Void) {
        guard state == .active else { return animations.append(animation) }
        postures += simulator.postures(changedBy: animation)
    }

    /// The delay is not simulated.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        addAnimations(animation)
    }

    /// Runs at the end, once.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running

    /// Without effect where it runs.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// In seconds from now.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped, !isRunning else { return }
        self.delay = delay.isFinite ? max(0, delay) : 0
        activate()
        if let held = simulator.heldAnimations {
            isLedByFinger = true
            held.coordinator.move(paths)
            return held.add(after: duration + self.delay) { self.end(at: $0 ? .start : .end) }
        }
        isRunning = true
        run(share: nil, delay: self.delay)
    }

    /// One that has not begun begins, and stands still.
    open func pauseAnimation() {
        guard state != .stopped else { return }
        activate()
        fraction = fractionComplete
        isRunning = false
        clock.stop()
    }

    /// The rest takes that share of the duration; zero leaves it as it is.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, !isRunning else { return }
        isRunning = true
        run(share: durationFactor.isFinite && durationFactor > 0 ? durationFactor : nil)
    }

    /// A118: the views stay where they are seen; its completions do not run where that is true.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        fraction = fractionComplete
        isRunning = false
        clock.stop()
        ends = postures.map { $0.stop(at: Double(fraction)) }
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { forget() }
    }

    /// E78: ends one that was stopped; its completions run.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            return simulator.report(.finishingUnstoppedAnimator, about: .none)
        }
        end(at: finalPosition)
    }

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        fraction = 0
        let due = animations
        animations = []
        postures = simulator.postures { for animation in due { animation() } }
        simulator.add(AnimatorMovement(self))
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

    /// A118: one view is led no further.
    fileprivate func drop(_ view: ObjectID) { postures.removeAll { $0.path.view == view } }
}

extension UIViewPropertyAnimator {
    fileprivate var paths: [MotionPath] { postures.map(\.path) }
}

/// An animator's views on their way, as long as somebody holds it.
@MainActor
private final class AnimatorMovement: ViewMover {
    private weak var animator: UIViewPropertyAnimator?

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

/// When an animator began to run, and when it is to end; each start makes the one before it void.
@MainActor
private final class AnimatorClock {
    private var begin = 0.0
    private var seconds = 0.0
    private var runs = 0

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

    /// How much of the way is behind, from 0 to 1.
    func share(at now: Double) -> CGFloat {
        seconds > 0 ? CGFloat(min(max(0, (now - begin) / seconds), 1)) : 1
    }
}
