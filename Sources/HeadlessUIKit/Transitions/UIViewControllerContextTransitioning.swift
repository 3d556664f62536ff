/// The keys of the two views in a transition; from iOS 8.
@available(iOS 8, *)
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = Self(rawValue: "UITransitionContextFromView")
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The context of an animator: what it may ask about its transition, and what it must report.
@preconcurrency @MainActor
@available(iOS 7, *)
public protocol UIViewControllerContextTransitioning: AnyObject {
    /// Contains both views during the animation.
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled.
    var transitionWasCancelled: Bool { get }
    /// The presentation style; `none` for a transition between children.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation that accompanies the transition; always the identity.
    @available(iOS 8, *)
    var targetTransform: CGAffineTransform { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view to animate; nil for the presenter's view if the presentation leaves it in place
    /// (A63).
    @available(iOS 8, *)
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The frame in the container before the transition; zero if the view is not in it.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// The frame in the container after the transition; zero if the view is not in it.
    func finalFrame(for vc: UIViewController) -> CGRect
    /// Reports the progress of an interactive transition, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Reports that an interactive transition will finish.
    func finishInteractiveTransition()
    /// Reports that an interactive transition is cancelled.
    func cancelInteractiveTransition()
    /// Reports that the user has paused the transition.
    @available(iOS 10, *)
    func pauseInteractiveTransition()
    /// Must be called once, at the end of the animation; false if the transition did not take
    /// place.
    func completeTransition(_ didComplete: Bool)
}
