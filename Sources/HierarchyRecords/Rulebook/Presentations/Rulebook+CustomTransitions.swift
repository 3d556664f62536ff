extension Rulebook {
    /// Custom presentations, animators and contexts.
    static let customTransitions: [Rule] = [
        Rule(
            .p12, "A custom presentation", zh: "自定义呈现",
            """
            The delegate is asked for presentation controller and animator, \
            presentationTransitionWillBegin comes, the animation runs with the two layout hooks, \
            then presentationTransitionDidEnd; dismissal mirrors it.
            """,
            evidence: [.source(.guide, "custom presentations"), .source(.korean)], .documented),
        Rule(
            .p23, "The context's transition style", zh: "上下文的过渡样式",
            """
            With providesPresentationContextTransitionStyle the defining controller's transition \
            style is used.
            """,
            evidence: [.source(.neu, "page 270"), .source(.h84)], .documented),
        Rule(
            .a60, "When the transitioning delegate is asked", zh: "何时询问过渡代理",
            """
            For the presentation controller of a custom style in present, or where it is read \
            before; for an animator in present before the view loads, and in dismiss, of an \
            animated one alone; for what drives it right after that. The animator says its \
            duration after the wills, then it animates; it hears of the end last, after the \
            completion. A percent driver asks it for an interruptible animator, if it has one, and \
            runs that in the place of animateTransition.
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
            .a61, "A custom transition that is cancelled", zh: "被取消的自定义过渡",
            """
            completeTransition(false): what did not arrive hears will and did disappear, then \
            what stays hears will and did appear, if it had been told that it goes. The \
            presentation controller hears that it did not end well, and the completion runs all \
            the same. Tabs end with the wills alone.
            """,
            evidence: [.rule(.c38), .rule(.d14), .source(.neu, "page 300, for tabs")], .assumed,
            since: 7),
        Rule(
            .a62, "completeTransition that never comes, or comes twice",
            zh: "没有来或来了两次的 completeTransition",
            """
            Without it the transition lasts: the wills wait for their dids, no completion runs, \
            and what is asked for meanwhile waits or is refused. A second call does nothing.
            """,
            evidence: [
                .source(.docs, "completeTransition, which must be called at the end")
            ], .assumed, since: 7),
        Rule(
            .a63, "What an animator finds", zh: "动画者看到什么",
            """
            Of a presentation that leaves the presenter's view where it is, that view is no part \
            of the transition; any other stands in the container when the animation begins. What \
            arrives is to be added by the animator. A cancelled one puts what stays back where it \
            was.
            """,
            evidence: [.source(.docs, "view(forKey:) and the animator")], .assumed, since: 7),
        Rule(
            .a64, "What stands in a child's place", zh: "站在子控制器位置上的东西",
            """
            A presentation in a context that took its presenter's view out stands in the place of \
            it: a container that goes, comes or changes what it shows tells what is presented, and \
            moves that one's container view, as it would the child and its view. A presenter that \
            is uncovered while its container is out of sight comes back with that.
            """,
            evidence: [
                .rule(.p20),
                .source(.docs, "currentContext, shown over another controller's content"),
            ], .assumed, since: 5),
        Rule(
            .a108, "A preferred transition", zh: "首选的过渡",
            """
            It takes the place of modalTransitionStyle, the context's too, with the same bans; an \
            animator of the app's goes before it. A zoom asks for its source once when an animated \
            presentation or dismissal begins, and moves out of the middle of that view; without \
            one it fades. The callbacks are those of the style of presentation.
            """,
            evidence: [
                .source(.docs, "preferredTransition and zoom(options:sourceViewProvider:)")
            ], .assumed, since: 18),
    ]
}
