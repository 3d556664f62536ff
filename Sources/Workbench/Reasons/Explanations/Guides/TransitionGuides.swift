import HierarchyRecords

extension CallbackGuide {
    /// What an app is asked and told where it animates a transition itself.
    static let transitions: [CallbackGuide] = questions + containersQuestions + animators

    private static let questions = [
        CallbackGuide(
            .presentationForPresented, "Asks for a presentation controller of the app's own.",
            when: "In present, with the style custom alone, or where it is read before.",
            belongs: ["making it, with what is presented and what presents"],
            avoid: ["reading presentationController before the style is set (P13)"],
            rules: [.p12, .a60, .p13], related: [.animatorForPresented],
            example: modal + show),
        CallbackGuide(
            .animatorForPresented, "Asks for the animator of a presentation.",
            when: "In an animated present, before the view loads.",
            belongs: ["answering nil for the transition style's own animation"],
            rules: [.p12, .a60], related: [.interactionForPresentation, .animateTransition],
            example: modal + show),
        CallbackGuide(
            .animatorForDismissed, "Asks for the animator of a dismissal.",
            when: "In an animated dismiss, of the topmost of a chain.",
            rules: [.p12, .a60], related: [.interactionForDismissal, .animateTransition],
            example: modal + show + "\nfinish\ndismiss\nfinish"),
        CallbackGuide(
            .interactionForPresentation, "Asks what drives the animator of a presentation.",
            when: "Right after the animator was given.",
            belongs: ["answering nil unless a finger is on the screen"],
            rules: [.p12, .a60], related: [.startInteractiveTransition],
            example: modal + show + "\nfinish"),
        CallbackGuide(
            .interactionForDismissal, "Asks what drives the animator of a dismissal.",
            when: "Right after the animator was given.",
            belongs: ["answering nil unless a finger is on the screen"],
            rules: [.p12, .a60], related: [.startInteractiveTransition],
            example: modal + show + "\nfinish\ndismiss\nfinish"),
    ]

    private static let containersQuestions = [
        CallbackGuide(
            .animatorOfStack, "Asks a stack's delegate for the animator of a push or a pop.",
            when: "Where the change is animated, before the arriving view loads.",
            rules: [.p12, .a60], related: [.interactionOfStack, .navigationWillShow],
            example: stack),
        CallbackGuide(
            .interactionOfStack, "Asks a stack's delegate what drives the animator.",
            when: "Right after the animator was given.", rules: [.p12, .a60],
            related: [.startInteractiveTransition], example: stack),
        CallbackGuide(
            .animatorOfTabs, "Asks the delegate of tabs for the animator of a selection.",
            when: "Where another tab is selected, by code or by the user.",
            rules: [.p12, .a60], related: [.interactionOfTabs, .tabDidSelect], example: tabs),
        CallbackGuide(
            .interactionOfTabs, "Asks the delegate of tabs what drives the animator.",
            when: "Right after the animator was given.", rules: [.p12, .a60],
            related: [.startInteractiveTransition], example: tabs),
    ]

    private static let animators = [
        CallbackGuide(
            .transitionDuration, "Asks an animator how long it takes, in seconds.",
            when: "After the wills, before the animation begins.",
            rules: [.p12, .a60], related: [.animateTransition], example: modal + show),
        CallbackGuide(
            .startInteractiveTransition, "What drives an animator takes over.",
            when: "In the place of animateTransition, which it calls itself.",
            rules: [.p12], related: [.animateTransition], example: modal + show + "\nfinish"),
        CallbackGuide(
            .animateTransition, "An animator animates.",
            when: "After the wills; the dids wait for completeTransition.",
            belongs: [
                "adding what arrives to the container",
                "completeTransition(!transitionWasCancelled) in the animation's completion",
            ],
            avoid: ["a way out without completeTransition: the app hangs (A62)"],
            rules: [.p12, .a62, .a63], related: [.animationEnded], example: modal + show),
        CallbackGuide(
            .animationEnded, "An animator hears that its transition is over.",
            when: "Last of all, after the completion.",
            rules: [.a60], related: [.animateTransition], example: modal + show + "\nfinish"),
        CallbackGuide(
            .interruptibleAnimator, "Asks an animator for an animation that a finger can stop.",
            when: "Where a percent driver begins or pauses the transition.",
            belongs: ["the same UIViewPropertyAnimator for the whole transition"],
            rules: [.a60], related: [.animateTransition, .startInteractiveTransition],
            example: interruptible + show + "\nfinish"),
    ]

    /// One object in every part.
    private static let actor = """
        class Actor: NSObject, UIViewControllerAnimatedTransitioning, \
        UIViewControllerTransitioningDelegate, UINavigationControllerDelegate, \
        UITabBarControllerDelegate {
            let driver = UIPercentDrivenInteractiveTransition()
            func transitionDuration(using context: UIViewControllerContextTransitioning?) \
        -> TimeInterval { 0.3 }
            func animateTransition(using context: UIViewControllerContextTransitioning) {
                if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
                UIView.animate(withDuration: 0.3, animations: {}) { _ in \
        context.completeTransition(!context.transitionWasCancelled) }
            }
            func animationEnded(_ completed: Bool) {}
            func presentationController(forPresented presented: UIViewController, presenting: \
        UIViewController?, source: UIViewController) -> UIPresentationController? { \
        UIPresentationController(presentedViewController: presented, presenting: presenting) }
            func animationController(forPresented presented: UIViewController, presenting: \
        UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? \
        { self }
            func animationController(forDismissed dismissed: UIViewController) \
        -> UIViewControllerAnimatedTransitioning? { self }
            func interactionControllerForPresentation(using animator: \
        UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? \
        { driver }
            func interactionControllerForDismissal(using animator: \
        UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? \
        { driver }
            func navigationController(_ stack: UINavigationController, animationControllerFor \
        operation: UINavigationController.Operation, from: UIViewController, to: \
        UIViewController) -> UIViewControllerAnimatedTransitioning? { self }
            func navigationController(_ stack: UINavigationController, \
        interactionControllerFor animator: UIViewControllerAnimatedTransitioning) \
        -> UIViewControllerInteractiveTransitioning? { nil }
            func tabBarController(_ tabs: UITabBarController, \
        animationControllerForTransitionFrom from: UIViewController, to: UIViewController) \
        -> UIViewControllerAnimatedTransitioning? { self }
            func tabBarController(_ tabs: UITabBarController, interactionControllerFor animator: \
        UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { nil }
        }
        let actor = Actor()

        """
    /// The same object with an animation that a finger can stop.
    private static let interruptible = modal.replacing(
        "    func animationEnded",
        with: """
                func interruptibleAnimator(using context: UIViewControllerContextTransitioning) \
            -> UIViewImplicitlyAnimating {
                    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
                    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
                    animator.addCompletion { _ in \
            context.completeTransition(!context.transitionWasCancelled) }
                    return animator
                }
                func animationEnded
            """)
    private static let modal =
        actor + "new home; new a; root home\na.transitioningDelegate = actor\n"
    private static let show = "present a as custom"
    private static let stack =
        actor + "new a; new b; new n as nav root a; root n\nn.delegate = actor\npush b"
    private static let tabs =
        actor + "new a; new b; new t as tab with a b; root t\nt.delegate = actor\nselect b"
}
