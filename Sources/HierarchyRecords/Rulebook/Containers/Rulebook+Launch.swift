extension Rulebook {
    /// How a window's root comes on the screen.
    static let launch: [Rule] = [
        Rule(
            .c01, "A single root at launch", zh: "启动时只有一个根控制器",
            """
            The root's view is loaded and viewWillAppear(false) is sent at once; after the \
            commit come viewIsAppearing(false), one layout pass and viewDidAppear(false).
            """,
            evidence: [
                .source(.js904), .source(.jj), .source(.yag), .source(.rk),
                .source(.cat, "for viewIsAppearing"),
            ], .log),
        Rule(
            .c02, "Traits at launch", zh: "启动时的特征",
            """
            Up to iOS 12 traitCollectionDidChange(nil) comes between viewWillAppear and the \
            first layout; from 13 the traits are predicted when the controller is made and the \
            line is gone.
            """,
            evidence: [.source(.neu, "page 258")], .log),
        Rule(
            .c03, "viewIsAppearing under a navigation root", zh: "导航根下的 viewIsAppearing",
            """
            The navigation root's viewIsAppearing comes in the commit after its viewWillAppear \
            and before its first layout pass.
            """,
            evidence: [.source(.cat)], .log, since: 13),
        Rule(
            .c04, "updateViewConstraints before layout", zh: "布局之前的 updateViewConstraints",
            """
            A controller whose view needs a constraint pass gets updateViewConstraints between \
            viewWillAppear and viewWillLayoutSubviews: subviews first, then the controller, then \
            its root view.
            """,
            evidence: [
                .source(.neu), .source(.arm1), .source(.tCat, "one layout pass"),
            ], .log),
        Rule(
            .c05, "A proper child at launch", zh: "启动时正式添加的子控制器",
            """
            With an automatic parent every appearance callback reaches the parent first and then \
            its children, for will and for did; a covered parent and its children disappear in \
            the same order.
            """,
            evidence: [.source(.vcc), .source(.stkp), .source(.lch)], .log),
        Rule(
            .c06, "An unparented child's view at launch", zh: "启动时没有父控制器的子视图",
            """
            Under a visible window root the unparented child is window-driven: its will follows \
            the root's, its did comes before the root's. Where the root enters by an explicit \
            transition it gets nothing.
            """,
            evidence: [
                .source(.vcc), .against(.add19), .against(.ivan),
            ], .log),
        Rule(
            .c08, "A navigation controller at launch", zh: "启动时的导航控制器",
            """
            The navigation controller appears first, loads its root when its deferred transition \
            starts and forwards to it from its own override, for will and for did.
            """,
            evidence: [.source(.stk10), .source(.stk8), .source(.dtf)], .stack),
        Rule(
            .c09, "Tab, navigation and root at launch", zh: "启动时的标签、导航与根",
            """
            Only the selected tab's branch is loaded, and each callback goes from the tab \
            controller to the navigation controller to its root.
            """,
            evidence: [.source(.pgz), .source(.lxw), .source(.stk4)], .stack),
        Rule(
            .r21, "Launch with a scene", zh: "带场景的启动",
            """
            The root's view loads with no window, its will comes with no window, the safe area \
            changes, the scene enters the foreground, viewDidAppear comes, and the scene becomes \
            active last. On 13 to 18 the scene is earlier (X03); that it changed after 18 is assumed.
            """,
            evidence: [.source(.rSim, "a storyboard app that starts with a scene")], .measured,
            since: 13),
        Rule(
            .x03, "Launch with a scene, up to iOS 18", zh: "带场景的启动，到 iOS 18",
            """
            The scene enters the foreground right after the root's viewWillAppear, and is active \
            before its viewDidAppear.
            """,
            evidence: [.source(.sceneLogs)], .log, since: 13, through: 18),
        Rule(
            .x04, "A stack at a launch with a scene, up to iOS 18", zh: "带场景启动时的栈，到 iOS 18",
            """
            The stack's root is loaded in the stack's first layout, so after the scene has entered \
            the foreground; the scene is active before the dids.
            """,
            evidence: [.source(.sceneLogs), .rule(.m5)], .log, since: 13, through: 18),
        Rule(
            .x05, "Launch without scenes", zh: "不带场景的启动",
            """
            applicationWillEnterForeground is not sent. Logs differ on whether viewDidAppear or \
            applicationDidBecomeActive comes first; here it is the former.
            """,
            evidence: [.source(.launchLogs)], .log, through: 12),
        Rule(
            .a01, "Replacing the root of a visible window", zh: "换掉可见窗口的根",
            """
            The old root's view is removed first, with its window-driven will; then the new one \
            is loaded, installed and gets its will. The dids follow the commit, the old one's \
            first.
            """,
            evidence: [.source(.docs, "rootViewController"), .rule(.m1)], .assumed),
        Rule(
            .a11, "A presented controller of a replaced root", zh: "根被换掉时已呈现的控制器",
            """
            It stays in the window and keeps its presenter alive, as UIKit was seen to do on 8 to \
            12; neither hears anything.
            """,
            evidence: [
                .source(.so, "26763020, for 8 to 12"), .words("for later systems it is assumed"),
                .words(
                    """
                    kept: a change of Sencha (pull request 23, 2019) says so of 13, a radar (18535358) \
                    that it began with 8; nothing was found of later systems
                    """),
            ], .assumed),
    ]
}
