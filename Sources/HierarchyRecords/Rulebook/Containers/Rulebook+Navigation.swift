extension Rulebook {
    /// Stacks and their bars.
    static let navigation: [Rule] = [
        Rule(
            .c34, "Push, animated",
            """
            push changes the stack and sends willMove at once. In the next layout the new \
            controller is loaded, the old one's will and the new one's will follow; after the \
            animation the old did, the new did, and didMove.
            """,
            evidence: [
                .source(.rSim, "a push by a collapsed split view"), .source(.cat), .source(.js904),
                .source(.rk), .source(.mo4),
            ], .measured),
        Rule(
            .c35, "Push, not animated",
            """
            The same order with false, and the new controller's viewDidAppear comes before its \
            first layout pass.
            """,
            evidence: [.source(.jsff7), .source(.cat)], .log),
        Rule(
            .c36, "Pop, animated",
            """
            pop shortens the stack and sends willMove(nil) at once; then the leaving will, the \
            returning will, and after the animation the leaving did, the returning did, \
            didMove(nil) and deallocation.
            """,
            evidence: [
                .source(.cat), .source(.rk), .source(.mo4), .source(.wang), .source(.arm1),
                .source(.rSim, "children that leave a stack"),
            ], .log),
        Rule(
            .c37, "Pop, not animated",
            "The same order with false, all of it after the call has returned.",
            evidence: [.source(.cat)], .log),
        Rule(
            .c38, "Interactive pop, cancelled",
            """
            The two wills are taken back: the one below gets will and did disappear, the top one \
            will and did appear. No didMove and no didShow come.
            """,
            evidence: [.source(.wang), .source(.mo4), .source(.sopop)], .log),
        Rule(
            .c39, "Setting the stack",
            """
            A controller that leaves the stack is released in the call itself; those between top \
            and root that never appeared get no appearance callback, and a leaving container's \
            own children keep their parent.
            """,
            evidence: [.source(.cat), .source(.r180)], .log),
        Rule(
            .c40, "A navigation controller's root",
            """
            init(rootViewController:) sends willMove at once; didMove comes once, right after \
            the root's first viewDidAppear.
            """,
            evidence: [.source(.rSim, "first appearances of stacks in split views")], .measured),
        Rule(
            .r42, "The navigation bar's delegate",
            """
            A push asks shouldPush with the stack already grown and tells no didPush; a pop from \
            code asks nothing; the back button asks shouldPop and then tells didPop. A bar of \
            one's own asks and tells inside the call, and for a set of items tells only where it \
            is animated; one that a stack manages raises.
            """,
            evidence: [.source(.rSim, "the navigation bar's delegate")], .measured),
        Rule(
            .r52, "Bars",
            """
            A navigation bar is 54 high, a tab bar on a phone 83, and a toolbar's slot with \
            items 86 in portrait.
            """,
            evidence: [.source(.rSim, "bars")], .measured, since: 26),
        Rule(
            .a17, "An interactive pop",
            """
            The stack is shortened and willMove(nil) sent when the finger begins; what undoes a \
            cancelled one is appearance alone, and the stack is as it was.
            """,
            evidence: [
                .rule(.c36),
                .rule(.c38, "no willMove and no didMove in the logs of a cancelled one"),
            ], .assumed),
        Rule(
            .a18, "Several changes of a stack in one turn",
            """
            They make one transition, from what is shown to the last top; an animated pop that \
            comes while a transition waits is refused, with E31.
            """,
            evidence: [.rule(.m5), .source(.rSim, "a pop that was refused")], .assumed),
        Rule(
            .a19, "The navigation delegate at the first appearance",
            """
            willShow and didShow are sent for the first controller that is shown, around its \
            appearance as in a push; not again when the stack disappears and comes back.
            """,
            evidence: [
                .source(.docs, "the delegate of a navigation controller"), .rule(.d08),
            ], .assumed),
        Rule(
            .a20, "Bars before iOS 26",
            """
            A navigation bar is 44 high, 32 in a compact height, a large title adds 52, a prompt \
            30; a toolbar takes 44 and a tab bar 49 above the safe area.
            """,
            evidence: [.source(.hig)], .assumed),
        Rule(
            .a24, "When a stack's bar asks to push",
            """
            In the push, after willMove, where the stack's view is loaded; of the root alone when \
            that is loaded. Only a stack whose class is its bar's delegate is asked.
            """,
            evidence: [.rule(.r42, "says what the stacks are then, not when that is")], .assumed),
    ]
}
