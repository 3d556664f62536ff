/// The keyframe animation whose block is running: its keyframes each take a share of its duration.
struct Keyframes {
    let duration: Double
    let delay: Double
    let end: AnimationEnd?
}

extension UIView {
    /// How an animation goes from one keyframe to the next; this has no effect on the log.
    @available(iOS 7, *)
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// Runs `animations` now; each keyframe that it adds is shown in its share of the duration
    /// (A138).
    @available(iOS 7, *)
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval = 0,
        options: KeyframeAnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let simulator = Simulator.current
        let outer = simulator.animations.keyframes
        let end = completion.map(AnimationEnd.init)
        simulator.animations.keyframes = Keyframes(
            duration: duration, delay: delay, end: end)
        animations()
        simulator.animations.keyframes = outer
        finish(after: areAnimationsEnabled ? duration + delay : 0, end)
    }

    /// A138: adds a keyframe to the running `animateKeyframes`; both numbers are shares of its
    /// duration. Outside of `animateKeyframes` the block simply runs.
    @available(iOS 7, *)
    public class func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration: Double, animations: () -> Void
    ) {
        let simulator = Simulator.current
        guard let frames = simulator.animations.keyframes else { return animations() }
        simulator.animations.move(
            duration: frames.duration * relativeDuration,
            delay: frames.delay + frames.duration * start, curve: .linear, end: frames.end,
            animations)
    }
}
