import HierarchyRecords

// U27, A101: how the app moves to the foreground and to the background.

extension Simulator {
    /// Whether the system has scenes: from iOS 13 on.
    var hasScenes: Bool { systemVersion >= 13 }

    /// X48: whether scenes' delegates are told of the app's life: from iOS 13 on, where the app has any.
    var tellsScenes: Bool { hasScenes && application.supportsScenes }

    /// U27: connects a scene.
    package func connect(_ scene: UIWindowScene) {
        configure(scene)
        begin(scene)
    }

    /// R21: asks the app's delegate for the configuration of the scene.
    func configure(_ scene: UIWindowScene) {
        tell(.appConfigureScene) {
            scene.session.configuration = $0.application(
                self.application, configurationForConnecting: scene.session,
                options: UIScene.ConnectionOptions())
        }
    }

    func begin(_ scene: UIWindowScene) {
        tell(.sceneWillConnect, scene) {
            $0.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        }
        post(UIScene.willConnectNotification, scene)
    }

    /// U27: the scene, or before iOS 13 the app, enters the foreground.
    package func comeToForeground(_ scene: UIWindowScene?) {
        guard !isStopped else { return }
        let wasBehind = application.applicationState == .background
        scene?.activationState = .foregroundInactive
        application.ownState = .inactive
        if let scene, tellsScenes {
            tell(.sceneWillEnterForeground, scene) { $0.sceneWillEnterForeground(scene) }
        } else {
            tell(.appWillEnterForeground) { $0.applicationWillEnterForeground(self.application) }
        }
        if let scene { post(UIScene.willEnterForegroundNotification, scene) }
        if wasBehind { post(UIApplication.willEnterForegroundNotification, application) }
        system.locations.tellOfPlace()
    }

    /// U27: the scene, or before iOS 13 the app, becomes active.
    package func becomeActive(_ scene: UIWindowScene?) {
        guard !isStopped else { return }
        let wasActive = application.applicationState == .active
        scene?.activationState = .foregroundActive
        application.ownState = .active
        if let scene, tellsScenes {
            tell(.sceneDidBecomeActive, scene) { $0.sceneDidBecomeActive(scene) }
        } else {
            tell(.appDidBecomeActive) { $0.applicationDidBecomeActive(self.application) }
        }
        if let scene { post(UIScene.didActivateNotification, scene) }
        if !wasActive { post(UIApplication.didBecomeActiveNotification, application) }
    }

    /// U27: the scene, or before iOS 13 the app, resigns active.
    package func resignActive(_ scene: UIWindowScene?) {
        guard !isStopped else { return }
        if let scene, tellsScenes {
            tell(.sceneWillResignActive, scene) { $0.sceneWillResignActive(scene) }
        } else {
            tell(.appWillResignActive) { $0.applicationWillResignActive(self.application) }
        }
        if let scene { post(UIScene.willDeactivateNotification, scene) }
        scene?.activationState = .foregroundInactive
        application.ownState = .inactive
        if application.applicationState != .active {
            post(UIApplication.willResignActiveNotification, application)
        }
    }

    /// U27, U46, A182: the scene, or before iOS 13 the app, enters the background; transitions run on.
    package func goToBackground(_ scene: UIWindowScene?) {
        guard !isStopped else { return }
        scene?.activationState = .background
        application.ownState = .background
        if let scene, tellsScenes {
            tell(.sceneDidEnterBackground, scene) { $0.sceneDidEnterBackground(scene) }
        } else {
            tell(.appDidEnterBackground) { $0.applicationDidEnterBackground(self.application) }
        }
        if let scene { post(UIScene.didEnterBackgroundNotification, scene) }
        if application.applicationState == .background {
            post(UIApplication.didEnterBackgroundNotification, application)
        }
        system.restoration.keep(scene)
        if application.applicationState == .background { SystemPictures(self).take() }
    }

    /// U27: disconnects the scene; its windows are hidden.
    package func disconnect(_ scene: UIWindowScene) {
        scenes.remove(scene)
        scene.activationState = .unattached
        tell(.sceneDidDisconnect, scene) { $0.sceneDidDisconnect(scene) }
        post(UIScene.didDisconnectNotification, scene)
        for window in scene.windows {
            window.rootViewController = nil
            if window.isKeyWindow { self.window.makeKey() }
        }
    }

    /// A112, X47: a phone has one scene, so all others are disconnected as if the user had closed them.
    func closeOtherScenes() {
        for scene in scenes.later {
            if scene.activationState == .foregroundActive { resignActive(scene) }
            disconnect(scene)
        }
    }

    /// A112: the windows that have the same size and orientation as the world's own window, which
    /// comes first.
    var standingWindows: [UIWindow] {
        [window] + scenes.later.flatMap(\.windows).filter { $0.bounds.size == window.bounds.size }
    }

    /// Whether the controller is the root of a window.
    func isRoot(_ controller: UIViewController) -> Bool {
        if window.rootViewController === controller { return true }
        guard !scenes.later.isEmpty else { return false }
        return scenes.later.contains { scene in
            scene.windows.contains { $0.rootViewController === controller }
        }
    }

    // MARK: Delegates and notifications

    func tell(_ callback: Callback, _ body: @escaping (any UIApplicationDelegate) -> Void) {
        guard !isStopped else { return }
        dispatch.send(callback, to: application, rule: .u27) {
            application.delegate.map(body)
        }
    }

    private func tell(
        _ callback: Callback, _ scene: UIScene, _ body: (any UISceneDelegate) -> Void
    ) {
        guard !isStopped else { return }
        dispatch.send(callback, to: scene, rule: .u27) { scene.delegate.map(body) }
    }

    func post(_ name: Notification.Name, _ object: UIResponder) {
        if !isStopped { system.notifications.post(name: name, object: object) }
    }
}

extension UIApplication {
    /// Whether the app is in the foreground.
    public enum State: Int, Sendable, CaseIterable { case active, inactive, background }

    /// Why the app was launched; a simulated launch has no special reason.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The state of the app: that of its foremost scene.
    public var applicationState: State {
        guard simulator.hasScenes else { return ownState }
        let states = simulator.scenes.connected.map(\.activationState)
        if states.contains(.foregroundActive) { return .active }
        return states.contains(.foregroundInactive) ? .inactive : .background
    }

    /// The connected scenes; empty before iOS 13.
    @available(iOS 13, *)
    public var connectedScenes: Set<UIScene> {
        simulator.hasScenes ? Set(simulator.scenes.connected) : []
    }
}
