/// The coordinator of a change of the whole screen: a rotation, a resize, a change of traits.
@MainActor
final class ScreenTransitionCoordinator: UIViewControllerTransitionCoordinator {
    typealias Block = (UIViewControllerTransitionCoordinatorContext) -> Void

    let isAnimated: Bool
    let isCancelled = false
    let isInteractive = false
    let initiallyInteractive = false
    let isInterruptible = false
    let presentationStyle = UIModalPresentationStyle.none
    let percentComplete: CGFloat = 0
    let completionVelocity: CGFloat = 1
    let completionCurve = UIView.AnimationCurve.easeInOut
    /// The rotation of the interface.
    let targetTransform: CGAffineTransform
    let transitionDuration: TimeInterval
    let containerView: UIView
    @Counted private var animations: [Block] = []
    @Counted private var completions: [Block] = []
    /// Whether the animations run now; an animation that is added then runs at once.
    @Counted private var isAnimating = false

    init(container: UIView, duration: TimeInterval, targetTransform: CGAffineTransform) {
        self.targetTransform = targetTransform
        containerView = container
        transitionDuration = duration
        isAnimated = duration > 0
    }

    /// Returns nil: no controller takes part.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

    /// A30: the animation waits until all controllers were told; the completion waits for the end.
    @discardableResult
    func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if isAnimating { animation(self) } else { animations.append(animation) }
        return true
    }

    /// Does nothing, because the change is never interactive.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}

    /// Runs the animations, now that sizes and traits have their new values.
    func runAnimations() {
        isAnimating = true
        let due = animations
        animations = []
        for animation in due { animation(self) }
    }

    /// Runs the completions at the end of the animation.
    func finish() {
        let due = completions
        completions = []
        for completion in due { completion(self) }
    }
}
