/// Drives an animator by a share of its animation: the animation stands still until `update`, and
/// runs to its end, or back, after `finish` or `cancel`.
@MainActor
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
    private var transition: CustomTransition?
    /// How far it has gone, from 0 to 1.
    public private(set) var percentComplete: CGFloat = 0
    /// What the animator said, in seconds.
    public private(set) var duration: CGFloat = 0
    /// How fast the rest runs: 2 takes half the time.
    open var completionSpeed: CGFloat = 1
    /// How the rest speeds up and slows down; the log does not see it.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The same of what runs between two pauses.
    open var timingCurve: (any UITimingCurveProvider)?
    /// False where the animation runs by itself at first.
    open var wantsInteractiveStart = true

    /// Drives nothing yet.
    public init() {}

    /// Begins the animation, standing still.
    open func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    ) {
        guard let transition = transitionContext as? CustomTransition else { return }
        attach(to: transition)
        transition.beginUnderFinger(of: self)
    }

    /// It will drive that transition, now or when it pauses it.
    func attach(to transition: CustomTransition) {
        self.transition = transition
        percentComplete = 0
        duration = transition.duration
    }

    /// The finger moved: a share from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        guard let transition, percentComplete.isFinite else { return }
        self.percentComplete = min(max(0, percentComplete), 1)
        transition.updateInteractiveTransition(self.percentComplete)
    }

    /// The finger is back on what runs: an interruptible animator stands still again.
    open func pause() {
        guard let transition, let share = transition.pause(for: self) else { return }
        percentComplete = share
    }

    /// The finger lifts, and the rest of the animation runs.
    open func finish() { letGo(isCancelled: false) }

    /// The finger lifts, and the animation runs back.
    open func cancel() { letGo(isCancelled: true) }

    /// The transition is over.
    func detach(from other: CustomTransition) { if transition === other { transition = nil } }

    /// Whether it is that transition that it drives.
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
