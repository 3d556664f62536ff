/// The keys of the two controllers in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// What is known of a running transition.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
    var isInteractive: Bool { get }
    /// Whether it began under a finger.
    var initiallyInteractive: Bool { get }
    /// Whether a finger may take it up again; from iOS 10.
    var isInterruptible: Bool { get }
    /// `none` between the children of a container.
    var presentationStyle: UIModalPresentationStyle { get }
    /// In seconds.
    var transitionDuration: TimeInterval { get }
    /// Where the finger is, or was when it lifted, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// How fast the rest runs after the finger lifted.
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    var containerView: UIView { get }
    /// The turn that goes with a rotation; none here.
    var targetTransform: CGAffineTransform { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Nil for the presenter's view where the presentation leaves it in its place (A63); from iOS 8.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets code animate beside a transition and hear of its end.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
    @discardableResult
    func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// The same for views that stand in another one than the container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// The block runs when a finger that drives the transition lifts, or is back on it.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// The same for views that stand in another one than the container.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?,
        animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
    /// The older name.
    public func notifyWhenInteractionEnds(
        _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void
    ) { notifyWhenInteractionChanges(handler) }
}

/// A presentation or a dismissal, which knows where the views stand.
@MainActor
protocol TransitionScene: AnyObject {
    var style: UIModalPresentationStyle { get }
    func stage(in container: UIView) -> TransitionStage
}

/// The coordinator of a transition that the simulator runs.
@MainActor
final class SimulatedTransitionCoordinator: UIViewControllerTransitionCoordinator {
    let isAnimated: Bool
    private(set) var isCancelled = false
    private(set) var isInteractive: Bool
    let initiallyInteractive: Bool
    var isInterruptible = false
    var percentComplete: CGFloat = 0
    var completionVelocity: CGFloat = 1
    var completionCurve = UIView.AnimationCurve.easeInOut
    let targetTransform = CGAffineTransform.identity
    /// Says where the views of a presentation stand.
    var scene: (any TransitionScene)?
    private var interactionHandlers: [(UIViewControllerTransitionCoordinatorContext) -> Void] = []
    /// An animator says it only when the transition begins.
    var transitionDuration: TimeInterval
    let containerView: UIView
    /// Both until the transition ends.
    private var from: UIViewController?
    private var to: UIViewController?
    private var completions: [(UIViewControllerTransitionCoordinatorContext) -> Void] = []
    /// What runs it, where that is the app's own.
    weak var custom: CustomTransition? {
        didSet { if custom != nil { isRunByApp = true } }
    }
    private(set) var isRunByApp = false
    /// Where a `present` waits for this transition's end (P08).
    var queue: PresentationQueue {
        if let knownQueue { return knownQueue }
        let queue = PresentationQueue()
        knownQueue = queue
        return queue
    }
    private var knownQueue: PresentationQueue?
    /// How it moves views that stand where they end.
    var paths: [MotionPath] = []
    private(set) var clock: TransitionClock

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

    /// Runs the animation at once, as everything that animates here, and the completion at the end.
    @discardableResult
    func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation {
            let postures = containerView.simulator.postures { animation(self) }
            move(postures.map(\.path))
        }
        if let completion { completions.append(completion) }
        return true
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void
    ) { interactionHandlers.append(handler) }

    /// The finger lifts: from here on nothing is interactive.
    func endInteraction(isCancelled: Bool) {
        isInteractive = false
        self.isCancelled = isCancelled
        clock.lift(
            at: containerView.simulator.now, progress: Double(percentComplete), isBack: isCancelled)
        for handler in interactionHandlers { handler(self) }
    }

    /// The finger is back on what runs.
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
