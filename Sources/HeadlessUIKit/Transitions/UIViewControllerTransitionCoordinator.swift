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
    /// In seconds.
    var transitionDuration: TimeInterval { get }
    var containerView: UIView { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
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
    /// The block runs when a finger that drives the transition lifts.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void)
}

/// The coordinator of a transition that the simulator runs.
@MainActor
final class SimulatedTransitionCoordinator: UIViewControllerTransitionCoordinator {
    let isAnimated: Bool
    private(set) var isCancelled = false
    private(set) var isInteractive: Bool
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

    init(
        from: UIViewController?, to: UIViewController?, container: UIView, duration: TimeInterval,
        isAnimated: Bool, isInteractive: Bool = false,
        queue: PresentationQueue? = nil
    ) {
        self.isInteractive = isInteractive
        knownQueue = queue
        self.from = from
        self.to = to
        containerView = container
        transitionDuration = duration
        self.isAnimated = isAnimated
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : to
    }

    /// Runs the animation at once, as everything that animates here, and the completion at the end.
    @discardableResult
    func animate(
        alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animation?(self)
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
        let due = interactionHandlers
        interactionHandlers = []
        for handler in due { handler(self) }
    }

    /// Runs the completions, then the presentation that waited.
    func finish() {
        let due = completions
        completions = []
        for completion in due { completion(self) }
        (from, to) = (nil, nil)
        knownQueue?.run()
    }
}
