/// Drives an animator interactively: the animation is paused, `update` sets its progress, and
/// `finish` and `cancel` let it run to its end or back.
@preconcurrency @MainActor
@available(iOS 7, *)
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
    @Counted private var transition: CustomTransition?
    /// The progress from 0 to 1.
    @Counted public private(set) var percentComplete: CGFloat = 0
    /// The duration that the animator returned, in seconds.
    @Counted public private(set) var duration: CGFloat = 0
    /// The speed of the rest, as a factor; with 2 it takes half the time.
    @Counted open var completionSpeed: CGFloat = 1
    /// The timing curve of the rest; this has no effect on the log.
    @Counted open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The timing curve between two pauses; this has no effect on the log.
    @available(iOS 10, *)
    @Counted open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition begins interactively; false lets the animation run by itself at
    /// first.
    @available(iOS 10, *)
    @Counted open var wantsInteractiveStart = true

    /// Creates an object that drives nothing yet.
    public init() {}

    /// Begins the animation, paused.
    open func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    ) {
        guard let transition = transitionContext as? CustomTransition else { return }
        attach(to: transition)
        transition.beginUnderFinger(of: self)
    }

    /// Remembers the transition that it will drive, at once or when it pauses it.
    func attach(to transition: CustomTransition) {
        self.transition = transition
        percentComplete = 0
        duration = transition.duration
    }

    /// Sets the progress, from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        guard let transition, percentComplete.isFinite else { return }
        self.percentComplete = min(max(0, percentComplete), 1)
        transition.updateInteractiveTransition(self.percentComplete)
    }

    /// Pauses a running animation, if the animator is interruptible, because the finger touches
    /// again.
    @available(iOS 10, *)
    open func pause() {
        guard let transition, let share = transition.pause(for: self) else { return }
        percentComplete = share
    }

    /// Lifts the finger; the rest of the animation runs.
    open func finish() { letGo(isCancelled: false) }

    /// Lifts the finger; the animation runs back.
    open func cancel() { letGo(isCancelled: true) }

    /// Forgets the transition at its end.
    func detach(from other: CustomTransition) { if transition === other { transition = nil } }

    /// Whether it drives that transition.
    func isDriving(_ other: CustomTransition) -> Bool { transition === other }

    private func letGo(isCancelled: Bool) {
        guard let transition else { return }
        if !transition.canBePaused { self.transition = nil }
        if isCancelled {
            transition.cancelInteractiveTransition()
        } else {
            transition.finishInteractiveTransition()
        }
        let speed = completionSpeed.isFinite && completionSpeed > 0 ? completionSpeed : 1
        transition.letGo(at: percentComplete, speed: speed, isCancelled: isCancelled)
    }
}
