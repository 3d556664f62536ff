/// The coordinator of a change of the whole screen: a rotation, another size, other traits.
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
    /// By how much the interface turns.
    let targetTransform: CGAffineTransform
    let transitionDuration: TimeInterval
    let containerView: UIView
    private var animations: [Block] = []
    private var completions: [Block] = []
    /// The animations have run: what comes now runs at once.
    private var isAnimating = false

    init(container: UIView, duration: TimeInterval, targetTransform: CGAffineTransform) {
        self.targetTransform = targetTransform
        containerView = container
        transitionDuration = duration
        isAnimated = duration > 0
    }

    /// Nobody goes and nobody comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

    /// A30: the animation waits until everybody was told; the completion waits for the end.
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

    /// No finger drives it.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}

    /// Sizes and traits are the new ones now.
    func runAnimations() {
        isAnimating = true
        let due = animations
        animations = []
        for animation in due { animation(self) }
    }

    /// The animation is over.
    func finish() {
        let due = completions
        completions = []
        for completion in due { completion(self) }
    }
}
