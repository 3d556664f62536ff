extension Rulebook {
    /// The life of an app, notifications and location.
    static let application: [Rule] = [
        Rule(
            .u21, "Notifications", zh: "通知",
            """
            A notification reaches its observers before post returns, in the order in which they \
            came. The center does not hold an observer that was added with a selector, and tells it \
            no more once it is gone; it holds a block until the block's token is removed.
            """,
            evidence: [
                .source(.docs, "NotificationCenter"), .source(.mem, "the order of the observers"),
            ], .documented),
        Rule(
            .u27, "The life of an app", zh: "应用的一生",
            """
            A scene connects, enters the foreground and becomes active; it resigns, enters the \
            background and disconnects. From iOS 13 the scene's delegate is told of that and the \
            app's delegate of launching alone; before, the app's delegate of all. Controllers hear \
            of the pictures alone that the system takes (X06): what is on the screen stays appeared.
            """,
            evidence: [
                .rule(.r21, "the launch"),
                .source(.docs, "UISceneDelegate and UIApplicationDelegate"),
            ], .documented),
        Rule(
            .u41, "Windows tell of themselves", zh: "窗口的通知",
            """
            didBecomeVisible is posted when a window is shown, didBecomeHidden when it is hidden; \
            where another one becomes the key window, didResignKey of the old one, then didBecomeKey. \
            makeKeyAndVisible posts didBecomeVisible first.
            """,
            evidence: [
                .source(.docs, "UIWindow, its notifications"),
                .words("their order within makeKeyAndVisible is assumed"),
            ], .documented),
        Rule(
            .x06, "The system's pictures of an app", zh: "系统给应用拍的快照",
            """
            After didEnterBackground the interface changes its style and back, for the pictures of \
            the app switcher in both: two traitCollectionDidChange, and the layout callbacks twice.
            """,
            evidence: [
                .source(.so, "63372828"), .source(.radar, "FB8734191"), .source(.log17),
            ], .log, since: 13),
        Rule(
            .x47, "A scene closed in the app switcher", zh: "在应用切换器里关掉的场景",
            """
            It resigns and disconnects, without entering the background in between: it was on the \
            screen until then.
            """,
            evidence: [
                .source(.sceneClosing),
                .words("that 13 to 15 and later systems do the same is assumed"),
            ], .log, since: 13),
        Rule(
            .x48, "An app without delegates of scenes, from iOS 13", zh: "iOS 13 起没有场景代理的应用",
            """
            The app's delegate is told of the whole life, as before iOS 13: it finishes launching, \
            becomes active, resigns, enters the background, and comes back. The order among the \
            callbacks of a launch is that of X05; that it stayed so is assumed.
            """,
            evidence: [
                .source(.docs, "UIApplicationDelegate, on apps that do not support scenes"),
                .rule(.x05, "the order"),
            ], .documented, since: 13),
        Rule(
            .x27, "Pictures of a split view", zh: "分栏的快照",
            """
            On an iPad the pictures are taken in another width, too: the split view's delegate hears \
            of a collapse and then of an expansion. What the width is, and from which system on, is \
            assumed.
            """,
            evidence: [.source(.canvasIos, "pull request 3118")], .log, since: 13),
        Rule(
            .x28, "Pictures of an iPad in the other orientation", zh: "iPad 另一方向的快照",
            """
            When an app is left by the home button, viewWillTransition comes with the size of the \
            other orientation, and again with its own.
            """,
            evidence: [
                .source(.radar, "23010208, iOS 9"), .words("that it ends with 12 is assumed"),
            ], .log, since: 9, through: 12),
        Rule(
            .a101, "Delegates, scenes' notifications and the app's", zh: "代理、场景的通知与应用的通知",
            """
            The delegate is told first, then comes the notification of the scene, then the app's, \
            where no other scene is ahead of it.
            """,
            evidence: [.source(.mem)], .assumed),
        Rule(
            .a102, "What a location manager tells", zh: "位置管理器报告什么",
            """
            Nothing without a delegate. In the next turn, what the user allows, once it has one and \
            at each change; once it was started, where the device is and each move beyond its filter. A refusal is \
            denied, and one place that does not come within 10 seconds unknown. In the background \
            only who is always allowed and asked for it is told; who is not waits for the return.
            """,
            evidence: [
                .source(.docs, "CLLocationManager and its delegate"), .source(.mem, "the turn"),
            ], .assumed),
        Rule(
            .a112, "Several scenes on one screen", zh: "一个屏幕上的几个场景",
            """
            The windows of all scenes turn together and have the same share of the screen and its \
            traits; each announcement goes through them in the order in which they came. A phone \
            has one scene: the others go as if the user had closed them (X47).
            """,
            evidence: [
                .source(.mem), .source(.docs, "UISceneDelegate, for the steps"),
            ], .assumed, since: 13),
    ]
}
