/// Provides the objects that customize the presentation of a controller (P12). All methods are
/// optional.
@preconcurrency @MainActor
@available(iOS 7, *)
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// Asked for the style `custom` only; nil for UIKit's own controller.
    @available(iOS 8, *)
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController?
    /// Asked by an animated `present`; nil for the animation of the transition style.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Asked by an animated `dismiss`; nil for the animation of the transition style.
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Asked if there is an animator; nil if the transition is not interactive.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Asked if there is an animator; nil if the transition is not interactive.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
    /// Returns nil.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? { nil }
    /// Returns nil.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns nil.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns nil.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Returns nil.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Animates a custom transition.
@preconcurrency @MainActor
@available(iOS 7, *)
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// The duration in seconds; asked before the animation begins.
    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval
    /// Adds the new view to the container, animates it, and calls `completeTransition` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Sent at the end of the transition, after everything else (A60).
    func animationEnded(_ transitionCompleted: Bool)
    /// Returns one animator for the whole transition. An interactive transition uses it instead of
    /// `animateTransition`, and can pause it again; from iOS 10.
    @available(iOS 10, *)
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
}

/// Stands for the answer of animators that do not implement `interruptibleAnimator(using:)`.
package final class NoInterruptibleAnimator: UIViewPropertyAnimator {
    package init() { super.init(duration: 0, curve: .linear) }
}

extension UIViewControllerAnimatedTransitioning {
    /// Returns an object that stands for no animator.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator() }
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition interactively.
@preconcurrency @MainActor
@available(iOS 7, *)
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Sent instead of the animator's `animateTransition`.
    func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning)
    /// Whether the transition begins interactively; false lets the animation run by itself at
    /// first. From iOS 10.
    @available(iOS 10, *)
    var wantsInteractiveStart: Bool { get }
    /// The factor by which the rest runs faster.
    var completionSpeed: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// Returns true.
    public var wantsInteractiveStart: Bool { true }
    /// The factor 1.
    public var completionSpeed: CGFloat { 1 }
    /// Returns `easeInOut`.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
}
