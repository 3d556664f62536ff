/// Gives the objects that run a controller's presentation in the app's own way (P12). Each method
/// may be left out.
@MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// Asked with the style `custom` alone; nil for UIKit's own.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController?
    /// Asked by an animated `present`; nil for the transition style's own animation.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Asked by an animated `dismiss`; nil for the transition style's own animation.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Asked where there is an animator; nil where no finger drives it.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Asked where there is an animator; nil where no finger drives it.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
    /// None where it is not implemented.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? { nil }
    /// None where it is not implemented.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// None where it is not implemented.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// None where it is not implemented.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// None where it is not implemented.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Animates a transition of the app's own.
@MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// In seconds; asked before the animation begins.
    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval
    /// Adds what arrives to the container, animates it, and calls `completeTransition` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Sent last of all (A60).
    func animationEnded(_ transitionCompleted: Bool)
    /// The same one for a whole transition: a percent driver moves it in the place of
    /// `animateTransition`, and takes it up again; from iOS 10.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
}

/// What stands for the animator of those that have none.
package final class NoInterruptibleAnimator: UIViewPropertyAnimator {
    package init() { super.init(duration: 0, curve: .linear) }
}

extension UIViewControllerAnimatedTransitioning {
    /// None where it is not implemented.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator() }
    /// Nothing where it is not implemented.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by what a finger does.
@MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Sent in the place of the animator's `animateTransition`.
    func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning)
    /// False where the animation runs by itself at first; from iOS 10.
    var wantsInteractiveStart: Bool { get }
    /// The part of the duration that the rest takes, as a factor.
    var completionSpeed: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// True where it is not implemented.
    public var wantsInteractiveStart: Bool { true }
    /// 1 where it is not implemented.
    public var completionSpeed: CGFloat { 1 }
    /// Slow at both ends where it is not implemented.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
}
