extension UIView {
    /// How an animation runs; the timing curve has no effect on the log.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Brings properties and layout up to date before and after the animations (L15).
        @available(iOS 26, *)
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 13)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        @available(iOS 5, *)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        @available(iOS 5, *)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        @available(iOS 5, *)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    }

    /// Runs `animations` now, and `completion` after delay and duration of simulated time, or in
    /// the next turn of the run loop if both are zero.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let end = completion.map(AnimationEnd.init)
        let flushes = options.contains(.flushUpdates)
        if flushes { flushUpdates() }
        Simulator.current.animations.move(
            duration: duration, delay: delay, curve: TimingCurve(options), end: end
        ) {
            animations()
            if flushes { flushUpdates() }
        }
        finish(after: areAnimationsEnabled ? duration + delay : 0, end)
    }

    /// L15: what waits for the next pass is done now, so that the animation takes it along.
    private static func flushUpdates() { Simulator.current.window.layoutIfNeeded() }

    /// Like `animate(withDuration:delay:options:animations:completion:)`, with a spring that its
    /// perceived duration and its bounce describe; from iOS 17. The spring changes the timing curve
    /// only.
    @available(iOS 17, *)
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
        initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration * settlingOfSprings, delay: delay, options: options,
            animations: animations, completion: completion)
    }

    /// R54: how long a spring without a bounce takes to settle, as a share of what it is perceived to
    /// take: 0.8 s of 0.5 s. AD-HOC: for all springs (A125).
    private static let settlingOfSprings = 1.6

    /// Enables or disables animations. While they are disabled, views change at once and
    /// completions run in the next turn (A138); transitions of view controllers keep their
    /// duration.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        Simulator.current.animations.isEnabled = enabled
    }

    /// Whether views are animated; false also within `performWithoutAnimation`.
    public class var areAnimationsEnabled: Bool { Simulator.current.animations.isEnabled }

    /// Like `animate(withDuration:delay:options:animations:completion:)`; the spring changes the
    /// timing curve only.
    @available(iOS 7, *)
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, options: options, animations: animations,
            completion: completion)
    }

    /// Animates a change of the view's content, as a whole (V07): `animations` runs now, `completion`
    /// after the duration.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        Simulator.current.animations.film(view, options, duration: duration) { animations?() }
        finish(after: duration, completion.map(AnimationEnd.init))
    }

    /// Replaces one view by another in the same superview, which turns as a whole (V07); with `showHideTransitionViews` the views
    /// are hidden and shown instead of removed and added.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval,
        options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
    ) {
        let container = fromView.storedSuperview
        Simulator.current.animations.film(
            container, options, duration: duration, replacing: fromView
        ) {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                container?.addSubview(toView)
                fromView.removeFromSuperview()
            }
        }
        finish(after: duration, completion.map(AnimationEnd.init))
    }

    /// Runs `actions` without animating the changes that they make.
    @available(iOS 7, *)
    public class func performWithoutAnimation(_ actions: () -> Void) {
        Simulator.current.animations.without(actions)
    }

    class func finish(after seconds: TimeInterval, _ end: AnimationEnd?) {
        guard let end else { return }
        if let held = Simulator.current.animations.held {
            return held.add(after: seconds) { _ in end.run(finished: true) }
        }
        let runLoop = Simulator.current.runLoop
        if seconds > 0 {
            runLoop.perform(after: seconds) { end.run(finished: true) }
        } else {
            runLoop.perform { end.run(finished: true) }
        }
    }
}
