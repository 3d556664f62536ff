import HierarchyRecords

extension CallbackGuide {
    /// What the app and its scenes are told of their life.
    static let life: [CallbackGuide] = app + scenes + places

    private static let round = "new home; root home; background; foreground"
    private static let old = "set ios 12; " + round

    private static let app: [CallbackGuide] = [
        CallbackGuide(
            .appWillFinishLaunching, "The app was launched.",
            when: "First of all, before any scene.",
            belongs: ["what must be there before state is restored"],
            rules: [.u27, .r21], related: [.appDidFinishLaunching], example: "new home; launch home"
        ),
        CallbackGuide(
            .appDidFinishLaunching, "The app is about to run.",
            when: "After willFinishLaunching, before any scene.",
            belongs: ["what the whole app needs"],
            avoid: ["making windows: from iOS 13 that is the scene's"],
            rules: [.u27, .r21], related: [.sceneWillConnect], example: "new home; launch home"),
        CallbackGuide(
            .appConfigureScene, "What a scene is to be made of.",
            when: "Before each scene connects, from iOS 13.",
            belongs: ["choosing among the configurations of the app's property list"],
            rules: [.u27, .r21], related: [.sceneWillConnect], example: "new home; launch home"),
        CallbackGuide(
            .appDidBecomeActive, "The app takes the user's input.",
            when: "Up to iOS 12, at the end of the launch and of each return.",
            belongs: ["starting again what was paused"],
            rules: [.u27], related: [.sceneDidBecomeActive], example: old),
        CallbackGuide(
            .appWillResignActive, "The app is about to take no input.",
            when: "Up to iOS 12, before it leaves the front.",
            belongs: ["pausing"], rules: [.u27], related: [.sceneWillResignActive], example: old),
        CallbackGuide(
            .appDidEnterBackground, "Nothing of the app is seen any more.",
            when: "Up to iOS 12, after it resigned.",
            belongs: ["saving"], rules: [.u27], related: [.sceneDidEnterBackground], example: old),
        CallbackGuide(
            .appWillEnterForeground, "The app is about to be seen again.",
            when: "Up to iOS 12, before it becomes active.",
            belongs: ["making fresh what is shown"], rules: [.u27],
            related: [.sceneWillEnterForeground], example: old),
        CallbackGuide(
            .appMemoryWarning, "Memory is running short.",
            when: "Before the notification and before any controller hears of it.",
            belongs: ["letting go of what the whole app caches"], rules: [.a100, .l09],
            related: [.didReceiveMemoryWarning], example: "memory"),
    ]

    private static let scenes: [CallbackGuide] = [
        CallbackGuide(
            .sceneWillConnect, "A scene came to be.",
            when: "Before it is seen.",
            belongs: ["making its window, where no storyboard does"],
            rules: [.u27, .r21], related: [.sceneWillEnterForeground],
            example: "new home; launch home"),
        CallbackGuide(
            .sceneDidDisconnect, "A scene is gone.",
            when: "Some time after it went to the background, or when the user closes it.",
            belongs: ["letting go of what belongs to it"],
            avoid: ["deleting the user's data: the scene may come back"],
            rules: [.u27, .x47], related: [.sceneWillConnect],
            example: "device iPad; scene connect b; scene foreground b; scene background b; "
                + "scene disconnect b"),
        CallbackGuide(
            .sceneDidBecomeActive, "A scene takes the user's input.",
            when: "From iOS 13, at the end of the launch and of each return.",
            belongs: ["starting again what was paused"],
            rules: [.u27, .a101], related: [.sceneWillResignActive], example: round),
        CallbackGuide(
            .sceneWillResignActive, "A scene is about to take no input.",
            when: "From iOS 13, before it leaves the front.",
            belongs: ["pausing"],
            avoid: ["waiting for viewWillDisappear: it does not come"],
            rules: [.u27, .a101], related: [.sceneDidEnterBackground], example: round),
        CallbackGuide(
            .sceneWillEnterForeground, "A scene is about to be seen.",
            when: "From iOS 13, at the launch and at each return.",
            belongs: ["making fresh what is shown: no viewWillAppear comes at a return"],
            rules: [.u27, .a101], related: [.sceneDidBecomeActive], example: round),
        CallbackGuide(
            .sceneDidEnterBackground, "A scene is not seen any more.",
            when: "From iOS 13, after it resigned.",
            belongs: ["saving"], rules: [.u27, .a101], related: [.sceneWillEnterForeground],
            example: round),
    ]

    private static let manager =
        "class Ear: NSObject, CLLocationManagerDelegate {}\n"
        + "new home; root home; let ear = Ear(); let manager = CLLocationManager()\n"
        + "manager.delegate = ear; "

    private static let places: [CallbackGuide] = [
        CallbackGuide(
            .locationDidChangeAuthorization, "What the user allows is known, or has changed.",
            when:
                "In the turn after the manager got a delegate, and after each answer of the user's.",
            belongs: ["starting the updates once they are allowed", "what is shown without them"],
            avoid: ["taking the first one for an answer: it may say notDetermined"],
            rules: [.a102], related: [.locationDidUpdate], example: manager + "location allow"),
        CallbackGuide(
            .locationDidChangeStatus, "What the user allows is known, or has changed.",
            when: "Up to iOS 13; after to a delegate that has nothing newer.",
            belongs: ["starting the updates once they are allowed"], rules: [.a102],
            related: [.locationDidChangeAuthorization],
            example: "set ios 13; " + manager + "location allow"),
        CallbackGuide(
            .locationDidUpdate, "The device is somewhere else.",
            when: "Once the updates were started and allowed, and at each move.",
            belongs: ["showing the place"],
            avoid: ["forgetting stopUpdatingLocation: the delegate is told for ever"],
            rules: [.a102], related: [.locationDidFail],
            example: manager + "location allow; manager.startUpdatingLocation()\nlocation 52.5 13.4"
        ),
        CallbackGuide(
            .locationDidFail, "No place was found, or the app may not know it.",
            when: "When the user refused, or one place did not come in time.",
            belongs: ["saying so to the user"], rules: [.a102, .e74],
            related: [.locationDidChangeAuthorization],
            example: manager + "location deny; manager.startUpdatingLocation()"),
    ]
}
