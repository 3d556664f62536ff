extension Rulebook {
    /// Stacks and their bars.
    static let navigation: [Rule] = [
        Rule(
            .c34, "Push, animated", zh: "带动画的入栈",
            """
            Inside the call the stack changes and the new controller gets willMove(toParent:). In \
            the stack's next layout (M5) its view is loaded, the old controller gets \
            viewWillDisappear and the new one viewWillAppear. After the animation the old one gets \
            viewDidDisappear, the new one viewDidAppear, and then didMove(toParent:).
            """,
            evidence: [
                .source(.rSim, "a push by a collapsed split view"), .source(.cat), .source(.js904),
                .source(.rk), .source(.mo4),
            ], .measured),
        Rule(
            .c35, "Push, not animated", zh: "不带动画的入栈",
            """
            The order is that of C34, with false for animated; and the new controller's \
            viewDidAppear comes before its first layout pass.
            """,
            evidence: [.source(.jsff7), .source(.cat)], .log),
        Rule(
            .c36, "Pop, animated", zh: "带动画的出栈",
            """
            Inside the call the stack gets shorter and the popped controller gets \
            willMove(toParent: nil). Then it gets viewWillDisappear and the one below \
            viewWillAppear. After the animation the popped one gets viewDidDisappear, the one \
            below viewDidAppear; then the popped one gets didMove(toParent: nil) and is \
            deallocated.
            """,
            evidence: [
                .source(.cat), .source(.rk), .source(.mo4), .source(.wang), .source(.arm1),
                .source(.rSim, "children that leave a stack"),
            ], .log),
        Rule(
            .c37, "Pop, not animated", zh: "不带动画的出栈",
            """
            The order is that of C36, with false for animated; all of it comes after the call has \
            returned.
            """,
            evidence: [.source(.cat)], .log),
        Rule(
            .c38, "A swipe back that is cancelled", zh: "取消的右滑返回",
            """
            When the finger begins, the top controller gets viewWillDisappear and the one below \
            viewWillAppear. Where the swipe is then cancelled, the one below gets \
            viewWillDisappear and viewDidDisappear, and the top one viewWillAppear and \
            viewDidAppear. Neither didMove(toParent:) nor the delegate's didShow comes.
            """,
            evidence: [.source(.wang), .source(.mo4), .source(.sopop)], .log),
        Rule(
            .c57, "viewIsAppearing after a cancelled swipe back", zh: "取消右滑返回之后的 viewIsAppearing",
            """
            Where a swipe back is cancelled, the controller that stays on top also gets \
            viewIsAppearing between its viewWillAppear and its viewDidAppear, as in each \
            appearance from 13 on (M2). The logs of C38 are older than that callback. It is \
            assumed that a push of an interactive animator, a sheet, a page and a tab are alike, with all \
            that is in them.
            """,
            evidence: [
                .source(.docs, "UIViewController.viewIsAppearing(_:)"), .rule(.m2),
                .words("Apple says it of 18 in session 10145 of WWDC 2024, by the notes on it"),
            ], .documented, since: 13),
        Rule(
            .c55, "The swipe back needs the back button", zh: "侧滑返回需要返回按钮",
            """
            The swipe from the edge begins only where the bar shows its back button: not where the \
            item has a leftBarButtonItem in its place, where hidesBackButton is set, or where the \
            bar is hidden. Nor does it begin where the stack's delegate has the method \
            animationControllerFor, even if that returns nil. Once code has set the recognizer's \
            delegate, to an object or to nil, none of this counts any longer.
            """,
            evidence: [
                .source(.so, "19054625, an own item and the recognizer's delegate"),
                .source(.so, "24710258, a hidden bar"),
                .source(.radar, "15215690, a delegate that returns nil for the animator"),
            ], .inferred, since: 7),
        Rule(
            .c39, "Setting the stack", zh: "设置整个栈",
            """
            setViewControllers releases a controller that leaves the stack inside the call, the \
            one on the screen in the transition. A controller that has never appeared gets no \
            appearance callback. A container that leaves stays the parent of its own children.
            """,
            evidence: [.source(.cat), .source(.r180)], .log),
        Rule(
            .c71, "A new stack pushes or pops", zh: "设置栈时是入栈还是出栈",
            """
            Where the new top was in the stack beneath the old one, setViewControllers pops; where it was not in \
            the stack, it pushes, whatever becomes of the controllers that were there. The delegate is asked for \
            an animator of that operation. Where the top stays there is no transition.
            """,
            evidence: [
                .source(
                    .docs, "setViewControllers(_:animated:): which type of transition to perform")
            ], .documented),
        Rule(
            .c40, "A navigation controller's root", zh: "导航控制器的根",
            """
            init(rootViewController:) sends the root willMove(toParent:) at once. \
            didMove(toParent:) comes once, right after the root's first viewDidAppear.
            """,
            evidence: [.source(.rSim, "first appearances of stacks in split views")], .measured),
        Rule(
            .x01, "What a pop reveals is not laid out again", zh: "出栈露出的视图不再布局",
            """
            The controller that a pop reveals gets no layout callbacks where its geometry stays \
            the same; it gets viewIsAppearing in the commit all the same (M2). Before 13 its view \
            is laid out, as an undated log has it.
            """,
            evidence: [
                .source(.pop18), .source(.pop20), .source(.log17),
                .against(.arm1, "undated"),
            ], .log, since: 13),
        Rule(
            .x02, "Popping several", zh: "一次弹出几个",
            """
            The controllers between the top and the one that a pop goes back to are released in \
            the course of the transition, after the viewIsAppearing of the one that comes and \
            before the viewDidDisappear of the top, which is itself released at the end.
            """,
            evidence: [.source(.log17, "popToRoot from three")], .log),
        Rule(
            .x16, "didShow comes twice", zh: "didShow 来两次",
            """
            A stack that is launched, or whose tab is selected for the first time, sends its \
            delegate willShow and didShow during its own viewWillAppear, and didShow again after \
            the appearance. Each later selection of its tab sends didShow once. That a stack which \
            is presented does as at a launch, and that it ends with 12, are assumed.
            """,
            evidence: [
                .source(.vastdev), .source(.radar, "44966342, iOS 12.0", seen: "iOS 12.0"),
                .source(.radar, "29912893, iOS 10", seen: "iOS 10"),
            ], .log, through: 12),
        Rule(
            .r42, "The navigation bar's delegate", zh: "导航栏的代理",
            """
            A push asks the bar's delegate shouldPush when the stack has its new controller \
            already, and sends no didPush. A pop from code asks nothing; the back button asks \
            shouldPop and then sends didPop. A bar that the app made itself asks and tells inside \
            the call, and tells of setItems only where that is animated. To change the items of a \
            bar that a navigation controller owns raises.
            """,
            evidence: [.source(.rSim, "the navigation bar's delegate")], .measured),
        Rule(
            .r52, "Heights of bars", zh: "各种栏的高度",
            """
            From iOS 26 on a navigation bar is 54 points high, a tab bar on a phone 83, and what a \
            toolbar with items takes 86 in portrait. While the search of its item is active, a phone's \
            navigation bar is 60 high, and an iPad's tabs are out of sight.
            """,
            evidence: [.source(.rSim, "bars")], .measured, since: 26),
        Rule(
            .c60, "An action in the back button's place", zh: "返回按钮自己的动作",
            """
            Where the topmost item has a backAction, a tap on the back button runs it and nothing \
            else: the bar's delegate is not asked, and nothing is popped. Where there was no back \
            button, as on a root, the backAction brings one.
            """,
            evidence: [
                .source(.docs, "UINavigationItem.backAction"),
                .words("that the swipe from the edge pops all the same is assumed"),
            ], .documented, since: 16),
        Rule(
            .c69, "Renaming by the title", zh: "用标题改名",
            """
            Where the topmost item has a renameDelegate the user can change its title. The delegate is asked \
            navigationItemShouldBeginRenaming, and, when the user has typed, shouldEndRenamingWith; false ends \
            it there, and the title stays. Then the item has the new title, and didEndRenamingWith comes.
            """,
            evidence: [
                .source(.docs, "UINavigationItemRenameDelegate"),
                .source(.sdk, "the title has been changed when didEndRenamingWith comes"),
                .words(
                    """
                    willBeginRenamingWith, which answers with a range of the text, is not called here
                    """),
            ], .documented, since: 16),
        Rule(
            .c62, "The swipe back from anywhere", zh: "从任意位置滑动返回",
            """
            From 26 on a second recognizer, interactiveContentPopGestureRecognizer, pops by a \
            swipe that begins anywhere in the content. It is on until code switches it off; \
            switching off interactivePopGestureRecognizer alone leaves it on.
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
            .c65, "A push with a zoom is interrupted", zh: "被打断的缩放入栈",
            """
            A push is never cancelled: a pop, another stack without its controller, or a finger that takes \
            hold of a zoom finishes it at once, to viewDidAppear, and the pop begins in the same turn.
            """,
            evidence: [
                .source(
                    .docs,
                    "Enhancing your app with fluid transitions: a person grabs it at any time"),
                .words(
                    "notes of Apple's talk on transitions, WWDC 2024: the callbacks and their turn"),
                .words("that another push is refused as ever is assumed (E31)"),
            ], .documented, since: 18),
        Rule(
            .a17, "What a swipe back does to the stack", zh: "右滑返回对栈做什么",
            """
            When the finger begins, the stack gets shorter and the top controller gets \
            willMove(toParent: nil). Where the swipe is cancelled, only appearance callbacks take \
            it back (C38), and the stack is as it was.
            """,
            evidence: [
                .rule(.c36),
                .rule(.c38, "no willMove and no didMove in the logs of a cancelled one"),
            ], .assumed),
        Rule(
            .a18, "Several changes of a stack in one turn", zh: "同一轮里几次改变栈",
            """
            They make one transition, from the controller that is shown to the last top. An \
            animated pop that is asked for while a transition waits is refused (E31).
            """,
            evidence: [.rule(.m5), .source(.rSim, "a pop that was refused")], .assumed),
        Rule(
            .a19, "The stack's delegate at the first appearance", zh: "第一次出现时栈的代理",
            """
            willShow and didShow are sent for the first controller that is shown, around its \
            appearance as in a push (D08); not again when the stack disappears and comes back. Up \
            to 12 didShow comes more often (X16).
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
            .a24, "When a navigation bar asks shouldPush", zh: "导航栏何时询问 shouldPush",
            """
            In the push, after willMove(toParent:), where the stack's view is loaded by then; \
            otherwise when that view loads, and for the root's item alone. Only a navigation \
            controller whose class adopts UINavigationBarDelegate is asked. The item of a pushed \
            controller is the bar's behind its viewWillAppear: before, topItem is that of the \
            screen below.
            """,
            evidence: [
                .rule(.r42, "says what the stacks are then, not when that is"),
                .words(
                    "many set topItem's title in viewDidLoad or viewWillAppear to empty the back button's"
                ),
            ], .assumed),
        Rule(
            .a171, "Two pops in short order", zh: "连续两次弹出",
            """
            From 26 on a pop that is asked for while an animated pop runs ends that one at once \
            and then begins itself; before 26 it is dropped with a warning (E31). In which order \
            the callbacks of the two come is assumed.
            """,
            evidence: [
                .words("two quick backs pop two on 26: react-native-screens, pull request 3173"),
                .rule(.e31, "what came before"),
            ], .assumed, since: 26),
    ]
}
