extension Rulebook {
    /// Custom presentations, animators and contexts.
    static let customTransitions: [Rule] = [
        Rule(
            .p12, "A custom presentation", zh: "自定义呈现",
            """
            The transitioning delegate is asked for the presentation controller and for the \
            animator (A60). The presentation controller gets presentationTransitionWillBegin, the \
            animation runs with the two layout callbacks of the container view (D16), and then \
            comes presentationTransitionDidEnd. A dismissal is alike, with \
            dismissalTransitionWillBegin and dismissalTransitionDidEnd.
            """,
            evidence: [.source(.guide, "custom presentations"), .source(.korean)], .documented),
        Rule(
            .p23, "Whose transition style a presentation context uses", zh: "呈现上下文用谁的转场样式",
            """
            Where the controller that defines the presentation context has \
            providesPresentationContextTransitionStyle, its modalTransitionStyle is used, not that \
            of the presented controller.
            """,
            evidence: [.source(.neu, "page 270"), .source(.h84)], .documented),
        Rule(
            .a60, "When the transitioning delegate is asked", zh: "何时询问转场代理",
            """
            It is asked for the presentation controller of a custom style in present, or earlier \
            where code reads presentationController; for an animator in present before the view \
            loads, and in dismiss, where these are animated; and for the interaction controller \
            right after that. The animator is asked its duration after viewWillAppear and \
            viewWillDisappear, then it animates; its animationEnded comes last, after the \
            completion. A UIPercentDrivenInteractiveTransition asks the animator for an \
            interruptible animator, and runs that in the place of animateTransition.
            """,
            evidence: [
                .rule(.p07, "the arguments of the private call"), .rule(.p12),
                .source(.guide, "transitions"),
                .words(
                    """
                    kept: two summaries of the guide put animationEnded behind the completion \
                    (TransitionAnimation's README, rodhos 2017); no log has both
                    """),
            ], .assumed, since: 7),
        Rule(
            .a61, "A custom transition that is cancelled", zh: "被取消的自定义转场",
            """
            After completeTransition(false) the controller that did not arrive gets \
            viewWillDisappear and viewDidDisappear; then the one that stays gets viewWillAppear \
            and viewDidAppear, if it had been sent viewWillDisappear. The presentation \
            controller's DidEnd callback gets false, and the completion is called all the same. In \
            tabs nothing is sent beyond viewWillAppear and viewWillDisappear.
            """,
            evidence: [.rule(.c38), .rule(.d14), .source(.neu, "page 300, for tabs")], .assumed,
            since: 7),
        Rule(
            .a62, "completeTransition that never comes, or comes twice",
            zh: "没有来或来了两次的 completeTransition",
            """
            As long as it is not called the transition lasts: viewDidAppear and viewDidDisappear \
            do not come, no completion is called, and what is asked for meanwhile waits or is \
            refused. A second call does nothing.
            """,
            evidence: [
                .source(.docs, "completeTransition, which must be called at the end")
            ], .assumed, since: 7),
        Rule(
            .a63, "Which views an animator finds in the container", zh: "动画控制器在容器里看到哪些视图",
            """
            In a presentation that leaves the presenter's view where it is, that view is no part \
            of the transition; in any other the view that goes is in the container when the \
            animation begins. The animator has to add the view that comes. Where the transition is \
            cancelled, UIKit puts the view that stays back where it was.
            """,
            evidence: [.source(.docs, "view(forKey:) and the animator")], .assumed, since: 7),
        Rule(
            .a64, "A presentation that took a child's view out", zh: "移走了子控制器视图的呈现",
            """
            A presentation in the current context that took its presenter's view out takes that \
            view's place (P22): where the container disappears, appears or changes what it shows, \
            it sends the presented controller what it would send the child, and moves the \
            presentation's container view as it would the child's view. A presenter that is \
            uncovered while its container is not on the screen appears together with the \
            container.
            """,
            evidence: [
                .rule(.p20),
                .source(.docs, "currentContext, shown over another controller's content"),
            ], .assumed, since: 5),
        Rule(
            .a108, "A preferredTransition", zh: "首选的转场",
            """
            It goes before modalTransitionStyle, the presentation context's too (P23), and is \
            refused in the same places; an animator of the app's goes before it. A zoom asks for \
            its source view once, when an animated presentation or dismissal begins, and grows out \
            of the middle of that view; without one it fades. The callbacks are those of the \
            presentation style.
            """,
            evidence: [
                .source(.docs, "preferredTransition and zoom(options:sourceViewProvider:)")
            ], .assumed, since: 18),
    ]
}
