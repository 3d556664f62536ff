import HeadlessUIKit

/// An animator that adds what arrives, waits half a second and completes, unless it is told not to.
@MainActor
final class Mover: UIViewControllerAnimatedTransitioning {
    /// How often it completes.
    var times = 1
    /// What it says at the end; nil for whether the finger took it back.
    var outcome: Bool?
    private(set) var context: (any UIViewControllerContextTransitioning)?
    private(set) var notes: [String] = []

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        self.context = context
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        UIView.animate(withDuration: 0.5, animations: {}) { _ in
            for _ in 0..<self.times {
                context.completeTransition(self.outcome ?? !context.transitionWasCancelled)
            }
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        notes.append("ended \(transitionCompleted)")
    }
}

/// Gives what a test puts into it.
@MainActor
final class Director: UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
    UITabBarControllerDelegate
{
    var mover: Mover? = Mover()
    var driver: UIPercentDrivenInteractiveTransition?
    var makePresentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? { makePresentation?(presented, presenting) }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { mover }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { mover }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { mover }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { mover }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// A presentation of the app's own that covers half of the screen.
class HalfPresentation: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 0, y: 0, width: 200, height: 852)
    }
}

/// The same, taking the presenter's view away.
final class RemovingPresentation: HalfPresentation {
    override var shouldRemovePresentersView: Bool { true }
}
