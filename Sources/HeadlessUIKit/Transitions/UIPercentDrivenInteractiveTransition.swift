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
    /// False where the animation runs by itself at first.
    open var wantsInteractiveStart = true

    /// Drives nothing yet.
    public init() {}

    /// Begins the animation, standing still.
    open func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    ) {
        guard let transition = transitionContext as? CustomTransition else { return }
        self.transition = transition
        percentComplete = 0
        duration = transition.duration
        transition.beginUnderFinger(of: self)
    }

    /// The finger moved: a share from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        guard let transition, percentComplete.isFinite else { return }
        self.percentComplete = min(max(0, percentComplete), 1)
        transition.updateInteractiveTransition(self.percentComplete)
    }

    /// The finger is back on what runs.
    open func pause() { transition?.pauseInteractiveTransition() }

    /// The finger lifts, and the rest of the animation runs.
    open func finish() { letGo(isCancelled: false) }

    /// The finger lifts, and the animation runs back.
    open func cancel() { letGo(isCancelled: true) }

    /// Whether it is that transition that it drives.
    func isDriving(_ other: CustomTransition) -> Bool { transition === other }

    private func letGo(isCancelled: Bool) {
        guard let transition else { return }
        self.transition = nil
        if isCancelled {
            transition.cancelInteractiveTransition()
        } else {
            transition.finishInteractiveTransition()
        }
        let speed = completionSpeed.isFinite && completionSpeed > 0 ? completionSpeed : 1
        transition.letGo(at: percentComplete, speed: speed, isCancelled: isCancelled)
    }
}
