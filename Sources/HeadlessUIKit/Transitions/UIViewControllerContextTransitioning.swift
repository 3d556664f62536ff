/// The keys of the two views in a transition; from iOS 8.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let from = Self(rawValue: "UITransitionContextFromView")
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What an animator is told of its transition, and what it tells.
@MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
    /// Holds what arrives and what goes while the animation runs.
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    /// Whether the finger took it back.
    var transitionWasCancelled: Bool { get }
    /// `none` between the children of a container.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The turn that goes with a rotation; none here.
    var targetTransform: CGAffineTransform { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Nil for the presenter's view where the presentation leaves it in its place (A63).
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where the view stands before, in the container; zero where it is nowhere.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where the view stands afterwards, in the container; zero where it is nowhere.
    func finalFrame(for vc: UIViewController) -> CGRect
    /// What drives the transition tells how far it has gone, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// What drives the transition tells that it goes on to its end.
    func finishInteractiveTransition()
    /// What drives the transition tells that it goes back.
    func cancelInteractiveTransition()
    /// What drives the transition tells that the finger is back.
    func pauseInteractiveTransition()
    /// To be called once, at the end of the animation; false where nothing came of it.
    func completeTransition(_ didComplete: Bool)
}
