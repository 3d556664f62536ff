extension Rulebook {
    /// The life of an app, notifications and location.
    static let application: [Rule] = [
        Rule(
            .u21, "Notifications", zh: "通知",
            """
            post returns only when all observers have been called, in the order in which they were \
            added. The center does not hold an observer that was added with a selector, and calls \
            it no more once it is deallocated; it holds a block until the block's token is \
            removed.
            """,
            evidence: [
                .source(.docs, "NotificationCenter"), .source(.mem, "the order of the observers"),
            ], .documented),
        Rule(
            .u27, "The life of an app", zh: "应用的一生",
            """
            A scene connects, enters the foreground and becomes active; later it resigns active, \
            enters the background and disconnects. From iOS 13 on the scene's delegate is told of \
            all that, and the app's delegate of the launch alone; before, the app's delegate was \
            told of everything. View controllers get no appearance callback: what is on the screen \
            stays appeared. They only get what the system's pictures bring (X06).
            """,
            evidence: [
                .rule(.r21, "the launch"),
                .source(.docs, "UISceneDelegate and UIApplicationDelegate"),
            ], .documented),
        Rule(
            .u41, "Notifications of windows", zh: "窗口的通知",
            """
            didBecomeVisible is posted when a window is shown, and didBecomeHidden when it is \
            hidden. Where another window becomes key, the old one posts didResignKey, then the new \
            one didBecomeKey. makeKeyAndVisible posts didBecomeVisible first.
            """,
            evidence: [
                .source(.docs, "UIWindow, its notifications"),
                .words("their order within makeKeyAndVisible is assumed"),
            ], .documented),
        Rule(
            .x06, "The system's pictures of an app", zh: "系统给应用拍的快照",
            """
            After didEnterBackground the interface changes between light and dark and back, since \
            the system takes pictures for the app switcher in both. Controllers get \
            traitCollectionDidChange twice, and the layout callbacks twice.
            """,
            evidence: [
                .source(.so, "63372828"), .source(.radar, "FB8734191"), .source(.log17),
            ], .log, since: 13),
        Rule(
            .x47, "A scene closed in the app switcher", zh: "在应用切换器里关掉的场景",
            """
            The scene resigns active and disconnects. It does not enter the background in between: \
            it was on the screen until then.
            """,
            evidence: [
                .source(.sceneClosing),
                .words("that 13 to 15 and later systems do the same is assumed"),
            ], .log, since: 13),
        Rule(
            .x48, "An app without a scene delegate, from iOS 13", zh: "没有场景代理的应用，iOS 13 起",
            """
            Its app delegate is told of everything, as before iOS 13: that the app finishes \
            launching, becomes active, resigns active, enters the background, and comes back. The \
            order among the callbacks of a launch is that of X05; that it stayed so is assumed.
            """,
            evidence: [
                .source(.docs, "UIApplicationDelegate, on apps that do not support scenes"),
                .rule(.x05, "the order"),
            ], .documented, since: 13),
        Rule(
            .x27, "The system's pictures of a split view controller", zh: "系统拍分栏控制器的画面",
            """
            On an iPad the system takes its pictures in another width, too: the split's delegate \
            is told that it collapses and then that it expands. What the width is, and from which \
            system on, is assumed.
            """,
            evidence: [.source(.canvasIos, "pull request 3118")], .log, since: 13),
        Rule(
            .x28, "The system's pictures of an iPad app in the other orientation",
            zh: "系统拍 iPad 应用另一个方向的画面",
            """
            When the app is left by the home button, controllers get viewWillTransition with the \
            size of the other orientation, and again with their own.
            """,
            evidence: [
                .source(.radar, "23010208, iOS 9", seen: "iOS 9"),
                .words("that it ends with 12 is assumed"),
            ], .log, since: 9, through: 12),
        Rule(
            .s12, "Code asks for a scene", zh: "代码请求场景",
            """
            requestSceneSessionActivation, and activateSceneSession from iOS 17 on, bring the scene of a session \
            to the front, or connect a new one that enters the foreground and becomes active. Where a new one \
            is asked for and the device or the app has one alone, as a phone, the error handler gets the code \
            multipleScenesNotSupported, and nothing connects.
            """,
            evidence: [
                .source(.docs, "requestSceneSessionActivation; UISceneError.Code"),
                .words(
                    """
                    that both come in the next turn, and that every app on an iPad supports several scenes \
                    here, is assumed
                    """),
            ], .documented, since: 13),
        Rule(
            .a101, "In which order the delegates and notifications of the app come",
            zh: "应用的代理和通知的先后",
            """
            The delegate's method is called first, then comes the scene's notification, then the \
            app's, unless another scene is in that state already.
            """,
            evidence: [.source(.mem)], .assumed),
        Rule(
            .a102, "What a location manager tells its delegate", zh: "定位管理器告诉代理什么",
            """
            In the next turn it tells what the user allows, once it has a delegate and at each \
            change. Once started, it tells where the device is, and each move beyond its distance \
            filter. A refusal gives the error denied, and a requested location that does not come \
            within 10 seconds unknown. In the background only a manager that is always allowed, \
            and asked for it, tells anything; the others wait for the return.
            """,
            evidence: [
                .source(.docs, "CLLocationManager and its delegate"), .source(.mem, "the turn"),
            ], .assumed),
        Rule(
            .a112, "Several scenes on one screen", zh: "一个屏幕上的几个场景",
            """
            The windows of all scenes turn together, have the same share of the screen and the \
            same traits. Each change is told to the scenes in the order in which they connected. A \
            phone has one scene: others close as if the user had closed them (X47).
            """,
            evidence: [
                .source(.mem), .source(.docs, "UISceneDelegate, for the steps"),
            ], .assumed, since: 13),
    ]
}
