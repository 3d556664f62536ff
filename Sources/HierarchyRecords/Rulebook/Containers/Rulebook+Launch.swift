extension Rulebook {
    /// How a window's root comes on the screen.
    static let launch: [Rule] = [
        Rule(
            .c01, "A single root at launch", zh: "启动时只有一个根控制器",
            """
            The window loads its root controller's view and sends the controller \
            viewWillAppear(false) at once. The commit brings viewIsAppearing(false) and one layout \
            pass; after it comes viewDidAppear(false) (M1).
            """,
            evidence: [
                .source(.js904), .source(.jj), .source(.yag), .source(.rk),
                .source(.cat, "for viewIsAppearing"),
            ], .log),
        Rule(
            .c02, "Traits at launch", zh: "启动时的特征",
            """
            Up to iOS 12 the root gets traitCollectionDidChange(nil) between viewWillAppear and \
            the first layout. From iOS 13 on its traits are predicted when it is made, and the \
            callback does not come.
            """,
            evidence: [.source(.neu, "page 258")], .log),
        Rule(
            .c03, "viewIsAppearing of a navigation controller's root",
            zh: "导航控制器的根的 viewIsAppearing",
            """
            The root of a navigation controller gets viewIsAppearing in the commit after its \
            viewWillAppear, before its first layout pass (M2).
            """,
            evidence: [.source(.cat)], .log, since: 13),
        Rule(
            .c04, "updateViewConstraints before layout", zh: "布局之前的 updateViewConstraints",
            """
            A controller whose view has constraints to update gets updateViewConstraints between \
            viewWillAppear and viewWillLayoutSubviews. The subviews update theirs first, then the \
            controller, then its root view.
            """,
            evidence: [
                .source(.neu), .source(.arm1), .source(.tCat, "one layout pass"),
            ], .log),
        Rule(
            .c05, "A child at launch", zh: "启动时的子控制器",
            """
            Where the parent forwards automatically, each appearance callback goes to the parent \
            first and then to its children, viewWillAppear as well as viewDidAppear (M3). A parent \
            that is covered and its children disappear in the same order.
            """,
            evidence: [.source(.vcc), .source(.stkp), .source(.lch)], .log),
        Rule(
            .c06, "A view without addChild at launch", zh: "启动时没有 addChild 的视图",
            """
            A controller whose view stands below a window's root without addChild gets its \
            callbacks because its view is in the window (M1): viewWillAppear after the root's, \
            viewDidAppear before the root's. Where the root comes by a transition instead, that \
            controller gets nothing (D05).
            """,
            evidence: [
                .source(.vcc), .against(.add19), .against(.ivan),
            ], .log),
        Rule(
            .c08, "A navigation controller at launch", zh: "启动时的导航控制器",
            """
            The navigation controller gets its callbacks first. When its transition starts (M5) it \
            loads its root, and passes viewWillAppear and viewDidAppear on to it from its own \
            methods (M4).
            """,
            evidence: [.source(.stk10), .source(.stk8), .source(.dtf)], .stack),
        Rule(
            .c09, "Tab, navigation and root at launch", zh: "启动时的标签页、导航与根",
            """
            Only the selected tab's controllers are loaded. Each callback goes to the tab bar \
            controller first, then to the navigation controller in the tab, then to that one's \
            root (M4).
            """,
            evidence: [.source(.pgz), .source(.lxw), .source(.stk4)], .stack),
        Rule(
            .r21, "Launch with a scene", zh: "带场景的启动",
            """
            The root's view is loaded, and its viewWillAppear comes, while the view has no window. \
            Then the safe area changes, the scene enters the foreground, viewDidAppear comes, and \
            last the scene becomes active. On 13 to 18 the scene's two steps come earlier (X03); \
            that it changed after 18 is assumed.
            """,
            evidence: [.source(.rSim, "a storyboard app that starts with a scene")], .measured,
            since: 13),
        Rule(
            .x03, "Launch with a scene, up to iOS 18", zh: "带场景的启动，到 iOS 18",
            """
            The scene enters the foreground right after the root's viewWillAppear, and becomes \
            active before the root's viewDidAppear.
            """,
            evidence: [.source(.sceneLogs)], .log, since: 13, through: 18),
        Rule(
            .x04, "A stack at a launch with a scene, up to iOS 18", zh: "带场景启动时的栈，到 iOS 18",
            """
            A navigation controller's root is loaded in the navigation controller's first layout, \
            so after the scene has entered the foreground. The scene becomes active before either \
            of them gets viewDidAppear.
            """,
            evidence: [.source(.sceneLogs), .rule(.m5)], .log, since: 13, through: 18),
        Rule(
            .x05, "Launch without scenes", zh: "不带场景的启动",
            """
            applicationWillEnterForeground is not sent. Logs differ on whether the root's \
            viewDidAppear or applicationDidBecomeActive comes first; the program sends \
            viewDidAppear first.
            """,
            evidence: [.source(.launchLogs)], .log, through: 12),
        Rule(
            .a01, "Replacing the root of a visible window", zh: "换掉可见窗口的根",
            """
            The old root's view is removed first, and the old root gets viewWillDisappear inside \
            that (M1). Then the new root is loaded, its view is put into the window, and it gets \
            viewWillAppear. After the commit the old one gets viewDidDisappear, then the new one \
            viewDidAppear.
            """,
            evidence: [.source(.docs, "rootViewController"), .rule(.m1)], .assumed),
        Rule(
            .a11, "A window gets another root while the old one presents", zh: "旧根正在呈现时，窗口换根",
            """
            The controller that the old root presents stays in the window and keeps its presenter \
            alive, as UIKit was seen to do on 8 to 12. Neither of the two gets a callback.
            """,
            evidence: [
                .source(.so, "26763020, for 8 to 12", seen: "iOS 8 to 12"),
                .words("for later systems it is assumed"),
                .words(
                    """
                    kept: a change of Sencha (pull request 23, 2019) says so of 13, a radar (18535358) \
                    that it began with 8; nothing was found of later systems
                    """),
            ], .assumed),
    ]
}
