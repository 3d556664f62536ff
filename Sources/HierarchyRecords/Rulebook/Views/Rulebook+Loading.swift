extension Rulebook {
    /// When a view is loaded, one layout pass, and memory.
    static let loading: [Rule] = [
        Rule(
            .l01, "Loading from a storyboard", zh: "从故事板加载",
            """
            Instantiation brings init(coder:) and awakeFromNib. Outlets to views are still nil \
            then; outlets to top-level objects of the scene are set. The first use of the view \
            brings loadView, the outlets and viewDidLoad.
            """,
            evidence: [
                .source(.ib31, "sections 5 and 11"),
                .source(.rSim, "a storyboard without a window"),
            ], .log),
        Rule(
            .l02, "Loading in code", zh: "用代码加载",
            """
            The first use of the view brings loadView and viewDidLoad, and no awakeFromNib. A view \
            that is made in loadView keeps its frame until it is put into the window.
            """,
            evidence: [.source(.ib31, "section 25")], .log),
        Rule(
            .l03, "Root at launch, iOS 14", zh: "启动时的根，iOS 14",
            "loadView, viewDidLoad, viewWillAppear, one layout pass, viewDidAppear.",
            evidence: [.source(.js904)], .log, isFollowed: false),
        Rule(
            .l04, "Root at launch, iOS 12, storyboard", zh: "启动时的根，iOS 12，故事板",
            """
            As L03, with init(coder:) first and two layout passes; how many there are is no rule \
            (N4).
            """,
            evidence: [.source(.aokiplayer)], .log),
        Rule(
            .l05, "A push with all its callbacks", zh: "推入时的全部回调",
            """
            UIKit asks for the status bar before the view is loaded, and for the deferred edges \
            after viewDidLoad. updateViewConstraints comes before the first layout, and again \
            after didMove(toParent:).
            """,
            evidence: [.source(.arm1)], .log, isFollowed: false),
        Rule(
            .l06, "When the view of a pushed controller loads", zh: "推入的控制器的视图何时加载",
            """
            In the next layout of the navigation controller's view, when the transition starts, \
            just before viewWillAppear (M5). While the navigation controller is in no window, push \
            loads nothing.
            """,
            evidence: [.source(.stk9), .source(.ib31, "section 18")], .stack),
        Rule(
            .l07, "updateViewConstraints of a child", zh: "子控制器的 updateViewConstraints",
            "It comes between the child's viewWillAppear and its first viewWillLayoutSubviews.",
            evidence: [.source(.neu, "page 334")], .log),
        Rule(
            .l08, "Layout of a parent and of its child", zh: "父控制器和子控制器的布局",
            """
            The parent gets viewWillLayoutSubviews and viewDidLayoutSubviews first, then the \
            child. A child whose bounds do not change is not laid out.
            """,
            evidence: [.words("layout is top down"), .source(.neu, "page 334")], .inferred),
        Rule(
            .l09, "Memory warnings", zh: "内存警告",
            """
            From iOS 6 on controllers get didReceiveMemoryWarning alone, and keep their views. Up \
            to 5 a view that was in no window was dropped, with viewWillUnload (5) and \
            viewDidUnload.
            """,
            evidence: [.source(.h84)], .documented),
        Rule(
            .l10, "When margins and safe area change", zh: "边距和安全区域何时改变",
            """
            viewLayoutMarginsDidChange and viewSafeAreaInsetsDidChange come after viewWillAppear, \
            and before the layout.
            """,
            evidence: [
                .source(.uiKitTestable), .source(.tCat, "margins and safe area"),
            ], .testSuite, since: 11),
        Rule(
            .l11, "Views in a nib", zh: "nib 里的视图",
            """
            loadView makes the views of the nib: they get init(coder:), their runtime attributes \
            and outlets, and awakeFromNib; viewDidLoad follows. Of a controller that stands inside \
            a nib come init(coder:), then its view's init(coder:), then its awakeFromNib and \
            viewDidLoad, then its view's awakeFromNib; loadView does not come.
            """,
            evidence: [.source(.consoles, "a log of iOS 11", seen: "iOS 11")], .log),
        Rule(
            .r23, "Fresh controllers", zh: "新建的控制器",
            """
            The view of a new UIViewController has the size of the screen, and flexible width and \
            height. A new tab bar controller has viewControllers nil and nothing selected; a new \
            navigation controller has no controllers.
            """,
            evidence: [.source(.rSim, "fresh controllers")], .measured),
        Rule(
            .r24, "Order of one layout pass", zh: "一次布局的顺序",
            """
            Constraints are updated by the subviews first, then by the controller, then by its \
            root view. Layout: viewWillLayoutSubviews, the root view, viewDidLayoutSubviews, then \
            the subviews. A tree in which nothing needs layout gets no callback. Margins change \
            before the safe area.
            """,
            evidence: [.source(.tCat, "one layout pass")], .measured),
        Rule(
            .l12, "The root view follows the window", zh: "根视图跟随窗口",
            """
            The window gives its root controller's view the window's own size, at once and \
            whenever that changes, whatever the view's autoresizing mask says.
            """,
            evidence: [
                .source(.docs, "rootViewController: the content view tracks the window's size")
            ], .documented),
        Rule(
            .l13, "The layout guides of a controller", zh: "控制器的布局参考线",
            """
            The top guide ends where the navigation bar over the view ends, or else the status bar; \
            the bottom guide begins at the tab bar or the toolbar. Before iOS 11 a container of \
            UIKit's sets them for its children; those of an app's container have none.
            """,
            evidence: [
                .source(.docs, "topLayoutGuide, bottomLayoutGuide"),
                .source(.so, "19140530, for the children of others"),
            ], .documented, since: 7),
        Rule(
            .l14, "updateProperties comes before the layout", zh: "updateProperties 在布局之前来",
            """
            From 26 on a controller or view that calls setNeedsUpdateProperties gets \
            updateProperties in the next pass, after the traits and before the layout; it does not \
            ask for layout by that. One that overrides it gets it once by itself, before its first \
            layout. That the controller comes before its view, a view before its subviews, and \
            viewIsAppearing before all of it, is assumed.
            """,
            evidence: [
                .source(.docs, "UIViewController.updateProperties(), UIView.updateProperties()"),
                .words("Apple tells of it in 'What's new in UIKit', WWDC 2025"),
            ], .documented, since: 26),
        Rule(
            .l15, "The animation option flushUpdates", zh: "动画选项 flushUpdates",
            """
            With it UIKit carries out what waits for an update before the animations, and what \
            they ask for right after them, as part of the animation: properties first (L14), then \
            layout.
            """,
            evidence: [
                .source(.docs, "UIView.AnimationOptions.flushUpdates"),
                .words("Apple tells of it in 'What's new in UIKit', WWDC 2025"),
            ], .documented, since: 26),
        Rule(
            .l17, "What callbacks read of observable objects", zh: "回调读取可观察对象",
            """
            From 26 on updateProperties, the layout callbacks and those of constraints note which properties \
            of @Observable objects they read. When one of these changes, the callback is asked for again, \
            once, and comes in the next pass. That setting an equal value is no change is assumed.
            """,
            evidence: [
                .source(.docs, "Automatic observation tracking"),
                .words("Apple tells of it in 'What's new in UIKit', WWDC 2025"),
            ], .documented, since: 26),
        Rule(
            .l18, "What stands in for content that is missing", zh: "代替缺失内容的视图",
            """
            From 17 on a controller's view shows the view of its contentUnavailableConfiguration, over \
            everything else, as long as there is one. setNeedsUpdateContentUnavailableConfiguration asks for \
            updateContentUnavailableConfiguration(using:), with the traits and the text that is searched \
            for; so does a change of traits that it has read from 18 on, and one of an observable object \
            from 26 on. That it comes in the next pass of the view, before the layout, once for several \
            requests, and by itself before the first layout of what overrides it, is assumed.
            """,
            evidence: [
                .source(
                    .docs,
                    """
                    updateContentUnavailableConfiguration(using:): not to be called directly, \
                    setNeedsUpdateContentUnavailableConfiguration() asks for it
                    """),
                .source(
                    .docs,
                    "Automatic trait tracking and Automatic observation tracking, which list it"),
                .words("Apple shows it in 'What's new in UIKit', WWDC 2023"),
            ], .documented, since: 17),
        Rule(
            .l16, "The safe area of what is scrolled out of sight", zh: "滚动到看不见处的安全区",
            """
            On 11 and 12 the view of a child inside of a scroll view has no safe area while its \
            frame is beyond what the scroll view shows. That later systems give it one is assumed.
            """,
            evidence: [
                .source(.radar, "36070764, iOS 11.2", seen: "iOS 11.2"),
                .words("AloeStackView, issue 19, of November 2018"),
            ], .log, since: 11, through: 12),
        Rule(
            .a10, "Order of views in a layout pass", zh: "一次布局里视图的顺序",
            "UIKit goes through the views from the top down, and through siblings in their order.",
            evidence: [.words("layout is top down")], .assumed),
        Rule(
            .a93, "Layout that asks for layout", zh: "布局又要求布局",
            """
            A view that asks for layout within its own layout is laid out 100 times in one commit, \
            and then left as it is. An app would hang there.
            """,
            evidence: [
                .words("how often UIKit tries is not known"),
                .source(
                    .docs, "UIViewLayoutFeedbackLoopDebuggingThreshold, from 50 to 1000, often 100"),
            ], .assumed),
        Rule(
            .a100, "Who is told first that memory is short", zh: "谁先得知内存不足",
            """
            The app's delegate, then the observers of the notification and every controller, on \
            the screen or not, in the order in which they began to observe; a controller does so \
            when it is made.
            """,
            evidence: [
                .rule(.l09, "leaves the order open"),
                .source(.kkbox, "the center tells the controllers"),
                .words(
                    """
                    kept: one article has the delegate first; of observers and controllers two \
                    remarks disagree
                    """),
            ], .assumed),
    ]
}
