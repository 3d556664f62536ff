import HeadlessUIKit

// What objects of the user's answer where a transition is the app's own.

extension Value {
    fileprivate init(_ context: (any UIViewControllerContextTransitioning)?) {
        self = context.map { .object($0) } ?? .null
    }

    /// An animator, or what drives one.
    fileprivate init(part: AnyObject) { self = .object(part) }
}

extension UIViewControllerTransitioningDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        answer(
            "presentationController(forPresented:presenting:source:)",
            [presented.value, presenting.value, source.value]
        )?.objectOrNil as? UIPresentationController
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        answer(
            "animationController(forPresented:presenting:source:)",
            [presented.value, presenting.value, source.value]
        )?.objectOrNil as? any UIViewControllerAnimatedTransitioning
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        answer("animationController(forDismissed:)", [dismissed.value])?.objectOrNil
            as? any UIViewControllerAnimatedTransitioning
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        answer("interactionControllerForPresentation(using:)", [Value(part: animator)])?
            .objectOrNil as? any UIViewControllerInteractiveTransitioning
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        answer("interactionControllerForDismissal(using:)", [Value(part: animator)])?
            .objectOrNil as? any UIViewControllerInteractiveTransitioning
    }
}

extension UIViewControllerAnimatedTransitioning where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        answer("transitionDuration(using:)", [Value(transitionContext)])
            .flatMap(TimeInterval.from) ?? 0
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        _ = answer("animateTransition(using:)", [Value(transitionContext)])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func animationEnded(_ transitionCompleted: Bool) {
        _ = answer("animationEnded(_:)", [transitionCompleted.value])
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        answer("interruptibleAnimator(using:)", [Value(transitionContext)])?.objectOrNil
            as? any UIViewImplicitlyAnimating ?? NoInterruptibleAnimator()
    }
}

extension UIViewControllerInteractiveTransitioning where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    ) {
        _ = answer("startInteractiveTransition(_:)", [Value(transitionContext)])
    }
}

extension UINavigationControllerDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        answer(
            "navigationController(_:animationControllerFor:from:to:)",
            [navigationController.value, operation.value, fromVC.value, toVC.value]
        )?.objectOrNil as? any UIViewControllerAnimatedTransitioning
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        answer(
            "navigationController(_:interactionControllerFor:)",
            [navigationController.value, Value(part: animationController)]
        )?.objectOrNil as? any UIViewControllerInteractiveTransitioning
    }
}

extension UITabBarControllerDelegate where Self: ScriptedObject {
    @_semantics("optimize.sil.specialize.generic.never")
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        answer(
            "tabBarController(_:animationControllerForTransitionFrom:to:)",
            [tabBarController.value, fromVC.value, toVC.value]
        )?.objectOrNil as? any UIViewControllerAnimatedTransitioning
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        answer(
            "tabBarController(_:interactionControllerFor:)",
            [tabBarController.value, Value(part: animationController)]
        )?.objectOrNil as? any UIViewControllerInteractiveTransitioning
    }
}
