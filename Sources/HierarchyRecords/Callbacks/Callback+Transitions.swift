/// How the questions about custom transitions, and what animators are told, are spelt.
extension Callback {
    static func transitionSpelling(_ callback: Callback) -> CallbackSpelling? {
        switch callback {
        case .presentationForPresented:
            row(
                "presentationController", "presentationController(forPresented:presenting:source:)",
                "presentationControllerForPresentedViewController:presentingViewController:"
                    + "sourceViewController:", .delegate)
        case .animatorForPresented:
            row(
                "animationController", "animationController(forPresented:presenting:source:)",
                "animationControllerForPresentedController:presentingController:sourceController:",
                .delegate)
        case .animatorForDismissed:
            row(
                "animationController", "animationController(forDismissed:)",
                "animationControllerForDismissedController:", .delegate)
        case .interactionForPresentation:
            row(
                "interactionControllerForPresentation",
                "interactionControllerForPresentation(using:)",
                "interactionControllerForPresentation:", .delegate)
        case .interactionForDismissal:
            row(
                "interactionControllerForDismissal", "interactionControllerForDismissal(using:)",
                "interactionControllerForDismissal:", .delegate)
        case .animatorOfStack:
            row(
                "animationController", "navigationController(_:animationControllerFor:from:to:)",
                "navigationController:animationControllerForOperation:fromViewController:"
                    + "toViewController:", .delegate)
        case .interactionOfStack:
            row(
                "interactionController", "navigationController(_:interactionControllerFor:)",
                "navigationController:interactionControllerForAnimationController:", .delegate)
        case .animatorOfTabs:
            row(
                "animationController",
                "tabBarController(_:animationControllerForTransitionFrom:to:)",
                "tabBarController:animationControllerForTransitionFromViewController:"
                    + "toViewController:", .delegate)
        case .interactionOfTabs:
            row(
                "interactionController", "tabBarController(_:interactionControllerFor:)",
                "tabBarController:interactionControllerForAnimationController:", .delegate)
        case .transitionDuration:
            row(
                "transitionDuration", "transitionDuration(using:)", "transitionDuration:", .delegate
            )
        case .startInteractiveTransition:
            row(
                "startInteractiveTransition", "startInteractiveTransition(_:)",
                "startInteractiveTransition:", .delegate)
        case .animateTransition:
            row("animateTransition", "animateTransition(using:)", "animateTransition:", .delegate)
        case .animationEnded:
            row("animationEnded", "animationEnded(_:)", "animationEnded:", .delegate)
        case .interruptibleAnimator:
            row(
                "interruptibleAnimator", "interruptibleAnimator(using:)",
                "interruptibleAnimatorForTransition:", .delegate)
        default: nil
        }
    }

    /// What the canonical line calls a question to a delegate.
    var transitionMessage: StaticString? {
        switch self {
        case .presentationForPresented: "transitioningDelegate.presentationController"
        case .animatorForPresented, .animatorForDismissed:
            "transitioningDelegate.animationController"
        case .interactionForPresentation:
            "transitioningDelegate.interactionControllerForPresentation"
        case .interactionForDismissal: "transitioningDelegate.interactionControllerForDismissal"
        case .animatorOfStack, .animatorOfTabs: "delegate.animationController"
        case .interactionOfStack, .interactionOfTabs: "delegate.interactionController"
        default: nil
        }
    }

    /// What stands before the arguments of a question that has a label.
    var transitionOpening: StaticString? {
        switch self {
        case .presentationForPresented, .animatorForPresented: "(forPresented: "
        case .animatorForDismissed: "(forDismissed: "
        case .animatorOfStack, .animatorOfTabs: "(from: "
        case .interactionOfStack, .interactionOfTabs: "(for: "
        default: nil
        }
    }
}
