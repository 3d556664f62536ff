/// The keys of the two controllers in a transition.
@available(iOS 7, *)
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The properties of a running transition.
@preconcurrency @MainActor
@available(iOS 7, *)
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
    var isInteractive: Bool { get }
    /// Whether the transition began interactively.
    var initiallyInteractive: Bool { get }
    /// Whether the transition can be interrupted; from iOS 10.
    @available(iOS 10, *)
    var isInterruptible: Bool { get }
    /// The presentation style; `none` for a transition between children.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The duration in seconds.
    var transitionDuration: TimeInterval { get }
    /// The progress of the interaction, or the progress when it ended, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The speed of the rest after the interaction.
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    var containerView: UIView { get }
    /// The rotation that accompanies the transition; always the identity.
    @available(iOS 8, *)
    var targetTransform: CGAffineTransform { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view; nil for the presenter's view if the presentation leaves it in place (A63); from
    /// iOS 8.
    @available(iOS 8, *)
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs animations alongside a transition, and completions at its end.
@preconcurrency @MainActor
@available(iOS 7, *)
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
    @discardableResult
    func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Like `animate(alongsideTransition:completion:)`, for views outside the container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Runs the block when the finger that drives the transition is lifted, or touches again.
    @available(iOS 10, *)
    func notifyWhenInteractionChanges(
        _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Like the method with a completion, without one.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

    /// Like `animate(alongsideTransition:completion:)`, for views outside the container.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?,
        animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
    /// The older name of `notifyWhenInteractionChanges(_:)`.
    @available(iOS, deprecated: 10)
    public func notifyWhenInteractionEnds(
        _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void
    ) { notifyWhenInteractionChanges(handler) }
}

/// A presentation or a dismissal, which knows the places of the views.
@MainActor
protocol TransitionScene: AnyObject {
    var style: UIModalPresentationStyle { get }
    func stage(in container: UIView) -> TransitionStage
}

/// The coordinator of a transition that the simulator runs.
@MainActor
final class SimulatedTransitionCoordinator: UIViewControllerTransitionCoordinator {
    let isAnimated: Bool
    @Counted private(set) var isCancelled = false
    @Counted private(set) var isInteractive: Bool
    let initiallyInteractive: Bool
    @Counted var isInterruptible = false
    @Counted var percentComplete: CGFloat = 0
    @Counted var completionVelocity: CGFloat = 1
    @Counted var completionCurve = UIView.AnimationCurve.easeInOut
    let targetTransform = CGAffineTransform.identity
    /// Knows the places of the views of a presentation.
    @Counted var scene: (any TransitionScene)?
    @Counted private var interactionHandlers:
        [(UIViewControllerTransitionCoordinatorContext) -> Void] = []
    /// The duration; an animator provides it only when the transition begins.
    @Counted var transitionDuration: TimeInterval
    let containerView: UIView
    /// The two controllers, until the transition ends.
    @Counted private var from: UIViewController?
    @Counted private var to: UIViewController?
    @Counted private var completions: [(UIViewControllerTransitionCoordinatorContext) -> Void] = []
    /// The custom transition, if the app's own animator runs it.
    weak var custom: CustomTransition? {
        didSet {
            Changes.note()
            if custom != nil { isRunByApp = true }
        }
    }
    @Counted private(set) var isRunByApp = false
    /// Whether it takes completions alone (P42).
    @Counted var dropsAnimations = false
    /// Holds a `present` that waits for the end of this transition (P08).
    var queue: PresentationQueue {
        if let knownQueue { return knownQueue }
        let queue = PresentationQueue()
        knownQueue = queue
        return queue
    }
    @Counted private var knownQueue: PresentationQueue?
    /// How the transition moves views whose properties already have their final values.
    @Counted var paths: [MotionPath] = []
    @Counted private(set) var clock: TransitionClock

    init(
        from: UIViewController?, to: UIViewController?, container: UIView, duration: TimeInterval,
        isAnimated: Bool, isInteractive: Bool = false,
        queue: PresentationQueue? = nil
    ) {
        self.isInteractive = isInteractive
        initiallyInteractive = isInteractive
        knownQueue = queue
        self.from = from
        self.to = to
        containerView = container
        transitionDuration = duration
        self.isAnimated = isAnimated
        clock = TransitionClock(start: container.simulator.now)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : to
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        guard let scene else {
            return (key == .from ? from : key == .to ? to : nil)?.viewIfLoaded
        }
        let stage = scene.stage(in: containerView)
        return key == .from ? stage.fromView : key == .to ? stage.toView : nil
    }

    var presentationStyle: UIModalPresentationStyle { scene?.style ?? .none }

    /// Runs the animation at once, like all animations here, and the completion at the end.
    @discardableResult
    func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation, !dropsAnimations {
            let postures = containerView.simulator.animations.postures { animation(self) }
            move(postures.map(\.path))
        }
        if let completion { completions.append(completion) }
        return true
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void
    ) { interactionHandlers.append(handler) }

    /// Ends the interaction, because the finger is lifted.
    func endInteraction(isCancelled: Bool) {
        isInteractive = false
        self.isCancelled = isCancelled
        clock.lift(
            at: containerView.simulator.now, progress: Double(percentComplete), isBack: isCancelled)
        for handler in interactionHandlers { handler(self) }
    }

    /// Begins an interaction, because the finger touches the running transition.
    func beginInteraction() {
        isInteractive = true
        for handler in interactionHandlers { handler(self) }
    }

    /// Runs the completions, then the presentation that waited.
    func finish() {
        let due = completions
        completions = []
        for completion in due { completion(self) }
        interactionHandlers = []
        (from, to, scene) = (nil, nil, nil)
        endMotions()
        knownQueue?.run()
    }
}
