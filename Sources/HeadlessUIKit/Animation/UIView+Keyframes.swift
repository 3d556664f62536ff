/// An animation to which parts are being added, each with its own share of the time.
struct Keyframes {
    let duration: Double
    let delay: Double
    let end: AnimationEnd?
}

extension UIView {
    /// How an animation goes from one keyframe to the next; the log does not see it.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// Runs `animations` now, which add keyframes; each is seen in its share of the time (A138).
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval = 0,
        options: KeyframeAnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let simulator = Simulator.current
        let outer = simulator.keyframes
        let end = completion.map(AnimationEnd.init)
        simulator.keyframes = Keyframes(
            duration: duration, delay: delay, end: end)
        animations()
        simulator.keyframes = outer
        finish(after: areAnimationsEnabled ? duration + delay : 0, end)
    }

    /// A138: a part of `animateKeyframes`; both numbers are shares of its duration. Outside of one it
    /// only runs the block.
    public class func addKeyframe(
        withRelativeStartTime start: Double, relativeDuration: Double, animations: () -> Void
    ) {
        let simulator = Simulator.current
        guard let frames = simulator.keyframes else { return animations() }
        simulator.move(
            duration: frames.duration * relativeDuration,
            delay: frames.delay + frames.duration * start, curve: .linear, end: frames.end,
            animations)
    }
}
