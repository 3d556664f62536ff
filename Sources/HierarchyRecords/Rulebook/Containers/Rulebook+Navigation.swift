extension Rulebook {
    /// Stacks and their bars.
    static let navigation: [Rule] = [
        Rule(
            .c34, "Push, animated", zh: "带动画的入栈",
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
            .c35, "Push, not animated", zh: "不带动画的入栈",
            """
            The same order with false, and the new controller's viewDidAppear comes before its \
            first layout pass.
            """,
            evidence: [.source(.jsff7), .source(.cat)], .log),
        Rule(
            .c36, "Pop, animated", zh: "带动画的出栈",
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
            .c37, "Pop, not animated", zh: "不带动画的出栈",
            "The same order with false, all of it after the call has returned.",
            evidence: [.source(.cat)], .log),
        Rule(
            .c38, "Interactive pop, cancelled", zh: "交互出栈，取消",
            """
            The two wills are taken back: the one below gets will and did disappear, the top one \
            will and did appear. No didMove and no didShow come.
            """,
            evidence: [.source(.wang), .source(.mo4), .source(.sopop)], .log),
        Rule(
            .c57, "What stays on top appears anew", zh: "留在栈顶的控制器重新出现",
            """
            Where a pop is taken back the controller that stays on top hears viewIsAppearing between its \
            will and its did, as in each appearance from 13 on. The logs of C38 are older than that \
            callback. It is assumed that a push of an interactive animator is alike.
            """,
            evidence: [
                .source(.docs, "UIViewController.viewIsAppearing(_:)"), .rule(.m2),
                .words("Apple says it of 18 in session 10145 of WWDC 2024, by the notes on it"),
            ], .documented, since: 13),
        Rule(
            .c55, "The swipe back needs the back button", zh: "侧滑返回需要返回按钮",
            """
            The swipe from the edge begins only where the bar shows its back button: not where an \
            own leftBarButtonItem stands in its place, where hidesBackButton is set, or where the \
            bar is hidden. Nor does it begin where the stack's delegate has animationControllerFor, \
            also where that returns nil. Once code has set the recognizer's delegate, to an object \
            or to nil, none of this counts any longer.
            """,
            evidence: [
                .source(.so, "19054625, an own item and the recognizer's delegate"),
                .source(.so, "24710258, a hidden bar"),
                .source(.radar, "15215690, a delegate that returns nil for the animator"),
            ], .inferred, since: 7),
        Rule(
            .c39, "Setting the stack", zh: "设置整个栈",
            """
            A controller that leaves the stack is released in the call itself, the visible one in \
            the transition. What has never appeared gets no appearance callback, and a leaving \
            container's own children keep their parent.
            """,
            evidence: [.source(.cat), .source(.r180)], .log),
        Rule(
            .c40, "A navigation controller's root", zh: "导航控制器的根",
            """
            init(rootViewController:) sends willMove at once; didMove comes once, right after \
            the root's first viewDidAppear.
            """,
            evidence: [.source(.rSim, "first appearances of stacks in split views")], .measured),
        Rule(
            .x01, "What a pop reveals is not laid out again", zh: "出栈露出的视图不再布局",
            """
            The controller that a pop reveals hears no layout callbacks where its geometry stays \
            the same; viewIsAppearing comes all the same, in the commit. Before 13 it is laid out, \
            as an undated log has it.
            """,
            evidence: [
                .source(.pop18), .source(.pop20), .source(.log17),
                .against(.arm1, "undated"),
            ], .log, since: 13),
        Rule(
            .x02, "Popping several", zh: "一次弹出几个",
            """
            Those between the top and the controller that a pop goes back to leave in the course \
            of the transition, after the arriving one's viewIsAppearing and before the leaving \
            one's viewDidDisappear; the top leaves at its end.
            """,
            evidence: [.source(.log17, "popToRoot from three")], .log),
        Rule(
            .x16, "didShow comes once more", zh: "didShow 再来一次",
            """
            A stack that is launched, or whose tab is selected for the first time, tells willShow \
            and didShow during its own viewWillAppear and didShow again after the appearance; each \
            later selection of its tab tells didShow once. That a stack which is presented does as \
            at a launch, and that it ends with 12, are assumed.
            """,
            evidence: [
                .source(.vastdev), .source(.radar, "44966342, iOS 12.0"),
                .source(.radar, "29912893, iOS 10"),
            ], .log, through: 12),
        Rule(
            .r42, "The navigation bar's delegate", zh: "导航栏的代理",
            """
            A push asks shouldPush with the stack already grown and tells no didPush; a pop from \
            code asks nothing; the back button asks shouldPop and then tells didPop. A bar of \
            one's own asks and tells inside the call, and for a set of items tells only where it \
            is animated; one that a stack manages raises.
            """,
            evidence: [.source(.rSim, "the navigation bar's delegate")], .measured),
        Rule(
            .r52, "Bars", zh: "各种栏",
            """
            A navigation bar is 54 high, a tab bar on a phone 83, and a toolbar's slot with \
            items 86 in portrait.
            """,
            evidence: [.source(.rSim, "bars")], .measured, since: 26),
        Rule(
            .c60, "An action in the back button's place", zh: "返回按钮自己的动作",
            """
            Where the item on top has a backAction, a tap on the back button runs that and nothing else: the \
            bar does not ask, and nothing is popped. Where there is no back button, it makes one, on a root, too.
            """,
            evidence: [
                .source(.docs, "UINavigationItem.backAction"),
                .words("that the swipe from the edge pops all the same is assumed"),
            ], .documented, since: 16),
        Rule(
            .c62, "The swipe back from anywhere", zh: "从任意位置滑动返回",
            """
            From 26 on a second recognizer pops by a swipe that begins anywhere in the content. It is on until code \
            switches it off, and to switch off interactivePopGestureRecognizer alone leaves it on.
            """,
            evidence: [
                .source(.docs, "UINavigationController.interactiveContentPopGestureRecognizer"),
                .source(.deltachat),
                .words(
                    """
                    react-native-screens, pull request 3173: a delegate with animators takes both away, as C55 \
                    says of the first
                    """),
            ], .log, since: 26),
        Rule(
            .a17, "An interactive pop", zh: "交互出栈",
            """
            The stack is shortened and willMove(nil) sent when the finger begins; what undoes a \
            cancelled one is appearance alone, and the stack is as it was.
            """,
            evidence: [
                .rule(.c36),
                .rule(.c38, "no willMove and no didMove in the logs of a cancelled one"),
            ], .assumed),
        Rule(
            .a18, "Several changes of a stack in one turn", zh: "同一轮里几次改变栈",
            """
            They make one transition, from what is shown to the last top; an animated pop that \
            comes while a transition waits is refused, with E31.
            """,
            evidence: [.rule(.m5), .source(.rSim, "a pop that was refused")], .assumed),
        Rule(
            .a19, "The navigation delegate at the first appearance", zh: "首次出现时的导航代理",
            """
            willShow and didShow are sent for the first controller that is shown, around its \
            appearance as in a push; not again when the stack disappears and comes back. Up to 12 \
            didShow comes more often (X16).
            """,
            evidence: [
                .source(.docs, "the delegate of a navigation controller"), .rule(.d08),
                .rule(.x16, "says otherwise up to 12"),
            ], .assumed, since: 13),
        Rule(
            .a20, "Bars before iOS 26", zh: "iOS 26 之前的栏",
            """
            A navigation bar is 44 high, 32 in a compact height, a large title adds 52, a prompt \
            30; a toolbar takes 44 and a tab bar 49 above the safe area. An iPad's are higher (X44).
            """,
            evidence: [
                .source(.hig),
                .source(
                    .hacknicity,
                    "June 2018, iOS 11: both bars 44 points, a large title 52 more"),
                .words("what a prompt adds is assumed"),
            ], .log, through: 25),
        Rule(
            .a154, "The height that a bar asks for", zh: "栏要求的高度",
            """
            Where constraints place a bar, it asks for the height of a navigation bar (R52, A20), of a \
            toolbar 48 on a phone and 44 in a compact height and on an iPad, of a tab bar 49, or 50 on an \
            iPad, of a search bar 56, or 44 up to iOS 10; and for no width.
            """,
            evidence: [
                .rule(.r52, "the toolbar's own size"), .rule(.a20), .rule(.x44),
                .words("a tab bar's and a search bar's own size was not measured on iOS 26"),
            ], .assumed),
        Rule(
            .a162, "Views in bars", zh: "栏里的视图",
            """
            The title view and the custom views of a bar's items are views of the bar, each as large as its \
            frame, or else as its content asks for. Custom views stand at the sides in the items' order, \
            the title view in the middle, or as near to it as they leave room; in a toolbar each item has \
            the same room.
            """,
            evidence: [
                .source(.docs, "UINavigationItem.titleView, UIBarButtonItem.customView"),
                .words(
                    "the distances are not published, nor the views that UIKit puts around them"),
            ], .assumed),
        Rule(
            .a24, "When a stack's bar asks to push", zh: "栈的栏询问能否入栈",
            """
            In the push, after willMove, where the stack's view is loaded; of the root alone when \
            that is loaded. Only a stack whose class is its bar's delegate is asked.
            """,
            evidence: [.rule(.r42, "says what the stacks are then, not when that is")], .assumed),
        Rule(
            .a171, "Two quick backs", zh: "连续两次返回",
            """
            From 26 on a pop that is asked for while an animated pop runs ends that one at once, and \
            begins itself; before, it is dropped with a warning. In which order the two meet is assumed.
            """,
            evidence: [
                .words("two quick backs pop two on 26: react-native-screens, pull request 3173"),
                .rule(.e31, "what came before"),
            ], .assumed, since: 26),
    ]
}
