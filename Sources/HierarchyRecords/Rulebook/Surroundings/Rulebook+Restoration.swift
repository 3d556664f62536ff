extension Rulebook {
    /// What is kept of an app in the background, and given back at the launch after the system ended it.
    static let restoration: [Rule] = [
        Rule(
            .u46, "When the state of controllers is kept", zh: "控制器的状态何时被保存",
            """
            An app without scenes' delegates that enters the background is asked by \
            application(_:shouldSaveApplicationState:), from 13.2 on by shouldSaveSecureApplicationState. \
            Without a yes nothing is kept. After a yes the delegate gets willEncodeRestorableStateWith, \
            then the root of each window encodeRestorableState(with:), then what they lead to (U47).
            """,
            evidence: [
                .source(
                    .docs,
                    "About the UI preservation process; application(_:shouldSaveApplicationState:)"),
                .source(.simplenote, "that the newer question takes the place of the older one"),
                .rule(.a185, "the moment"),
            ], .documented, since: 6),
        Rule(
            .u47, "Which controllers' state is kept", zh: "哪些控制器的状态被保存",
            """
            A controller with a restorationIdentifier is kept if all above it have one: its parents, or \
            those that present it. UIKit's implementation of encodeRestorableState(with:) writes the \
            presented controller; stacks, tab bar controllers and split view controllers write their \
            children. A container of the app's own writes its children itself, by encode(_:forKey:), or \
            they are not kept. Of a controller the coder keeps where to find it.
            """,
            evidence: [
                .source(.docs, "About the UI preservation process; encodeRestorableState(with:)"),
                .source(.guide, "Preserving and Restoring State"),
                .source(.radar, "35972275, iOS 11", seen: "iOS 11"),
            ], .documented, since: 6),
        Rule(
            .u48, "The launch at which kept state is given back", zh: "恢复状态的那次启动",
            """
            Between willFinishLaunching and didFinishLaunching the app's delegate is asked by \
            application(_:shouldRestoreApplicationState:). After a yes the controllers are found or made \
            (U49), their views are loaded, each gets decodeRestorableState(with:), the delegate \
            didDecodeRestorableStateWith, and each controller applicationFinishedRestoringState(): every \
            time those above come first. All that comes before viewWillAppear.
            """,
            evidence: [
                .source(.docs, "About the UI restoration process"),
                .source(
                    .so,
                    "UIViewController lifecycle calls in combination with state restoration, which lists the order"
                ),
                .source(.flutterRestoration, "decodeRestorableState comes before viewWillAppear"),
            ], .log, since: 6),
        Rule(
            .u49, "Where a controller comes from that was kept", zh: "被保存的控制器从哪里来",
            """
            Its restorationClass is asked by viewController(withRestorationIdentifierPath:coder:), and \
            where that answers nil it is not there again, and nothing that it contains. Without such a \
            class the app's delegate is asked. Where that answers nil, too, a controller of the same path \
            that was made already is taken, or else the storyboard makes it again.
            """,
            evidence: [.source(.docs, "About the UI restoration process")], .documented, since: 6),
        Rule(
            .u50, "What is kept of a scene", zh: "场景的什么被保存",
            """
            Where scenes have a delegate, no controller and no app delegate is asked. In the background \
            the scene's delegate is asked by stateRestorationActivity(for:). At the launch after the end \
            of the app, session.stateRestorationActivity has a copy in willConnectTo, and \
            restoreInteractionStateWith comes after the root's viewWillAppear. An activity whose type \
            NSUserActivityTypes does not list is not kept, which the program does not check.
            """,
            evidence: [
                .source(
                    .docs, "stateRestorationActivity(for:); UISceneSession.stateRestorationActivity"
                ),
                .source(.flutterRestoration),
            ], .log, since: 13),
        Rule(
            .u51, "State of an app that the user ended", zh: "被用户结束的应用的状态",
            """
            Where the user ends the app in the app switcher, the kept state of its controllers is \
            deleted, and the next launch asks for nothing. What a scene's delegate gave was seen to be \
            there all the same, on iOS 15; Apple's page says that it is deleted, too.
            """,
            evidence: [
                .source(.docs, "Restoring your app's state"),
                .source(.wordPressIOS, "pull request 3742"),
                .source(.radar, "FB9855914, iOS 15", seen: "iOS 15"),
            ], .documented, since: 6),
        Rule(
            .a185, "In which moments state is kept and given back", zh: "状态在什么时刻被保存和恢复",
            """
            What is to be kept is asked for after didEnterBackground and its notification, and before the \
            system takes its pictures (X06). What was presented is presented again without an animation \
            after the commit of the launch. restoreInteractionStateWith comes before the scene enters the \
            foreground.
            """,
            evidence: [
                .words(
                    "Apple's pages say only that it happens in the background, and at the launch")
            ], .assumed, since: 6),
    ]
}
