import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("R21, U27, A101: the life of an app and of its scenes")
struct AppLifeTests {
    private let told = EventCategories.of(
        .delegate, .notification, .load, .appearance, .layout)

    private func listen(_ listener: UIResponder, to names: [Notification.Name]) {
        for name in names {
            let method = name.rawValue.replacing("Notification", with: "") + "(_:)"
            NotificationCenter.default.addObserver(
                listener, method: method, name: name, object: nil
            ) { _ in }
        }
    }

    private let names: [Notification.Name] = [
        UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIScene.willConnectNotification,
        UIScene.didActivateNotification, UIScene.willDeactivateNotification,
        UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
    ]

    @Test("R21: the launch of an app with a scene")
    func launch() {
        let scene = Scene()
        let home = scene.controller("home")
        #expect(
            scene.lines(told) { scene.simulator.launch(with: home) }.filter {
                !$0.contains("ayoutSubviews") && !$0.contains("Margins")
            } == [
                "app.delegate.willFinishLaunching()", "app.delegate.didFinishLaunching()",
                "app.delegate.configurationForConnecting()", "scene.delegate.willConnectTo()",
                "home.loadView()", "home.viewDidLoad()",
                "home.viewWillAppear(false)", "home.viewSafeAreaInsetsDidChange()",
                "home.viewIsAppearing(false)", "scene.delegate.willEnterForeground()",
                "home.viewDidAppear(false)", "scene.delegate.didBecomeActive()",
            ])
        #expect(UIApplication.shared.applicationState == .active)
    }

    @Test("U27, A101: background and back, with a scene: no controller hears of it")
    func scenes() throws {
        let scene = Scene()
        scene.simulator.display.takesSnapshots = false
        let home = scene.controller("home")
        scene.show(home)
        listen(home, to: names)
        let main = try #require(scene.simulator.window.windowScene)
        #expect(
            scene.lines(told) {
                scene.simulator.resignActive(main)
                scene.simulator.goToBackground(main)
            } == [
                "scene.delegate.willResignActive()", "home.UISceneWillDeactivate()",
                "home.UIApplicationWillResignActive()", "scene.delegate.didEnterBackground()",
                "home.UISceneDidEnterBackground()", "home.UIApplicationDidEnterBackground()",
            ])
        #expect(UIApplication.shared.applicationState == .background)
        #expect(
            scene.lines(told) {
                scene.simulator.comeToForeground(main)
                scene.simulator.becomeActive(main)
            } == [
                "scene.delegate.willEnterForeground()", "home.UISceneWillEnterForeground()",
                "home.UIApplicationWillEnterForeground()", "scene.delegate.didBecomeActive()",
                "home.UISceneDidActivate()", "home.UIApplicationDidBecomeActive()",
            ])
    }

    @Test("U27: up to iOS 12 the app's delegate is told")
    func withoutScenes() {
        let scene = Scene(ios: 12)
        let home = scene.controller("home")
        scene.show(home)
        listen(home, to: names)
        #expect(scene.simulator.window.windowScene == nil)
        #expect(
            scene.lines(told) {
                scene.simulator.resignActive(nil)
                scene.simulator.goToBackground(nil)
                scene.simulator.comeToForeground(nil)
                scene.simulator.becomeActive(nil)
            } == [
                "app.delegate.willResignActive()", "home.UIApplicationWillResignActive()",
                "app.delegate.didEnterBackground()", "home.UIApplicationDidEnterBackground()",
                "app.delegate.willEnterForeground()", "home.UIApplicationWillEnterForeground()",
                "app.delegate.didBecomeActive()", "home.UIApplicationDidBecomeActive()",
            ])
    }

    @Test("X48: an app without delegates of scenes is told as before iOS 13", arguments: [13, 26])
    func withoutSceneDelegates(ios: Int) {
        let scene = Scene(ios: ios)
        scene.simulator.display.takesSnapshots = false
        let home = scene.controller("home")
        var app = LaunchedApp(.controller(home))
        app.supportsScenes = false
        #expect(
            scene.lines(.of(.delegate, .load, .appearance)) { scene.simulator.launch(app) } == [
                "app.delegate.willFinishLaunching()", "app.delegate.didFinishLaunching()",
                "home.loadView()", "home.viewDidLoad()", "home.viewWillAppear(false)",
                "home.viewIsAppearing(false)", "home.viewDidAppear(false)",
                "app.delegate.didBecomeActive()",
            ])
        let main = scene.simulator.window.windowScene
        #expect(
            scene.lines(.of(.delegate)) {
                scene.simulator.resignActive(main)
                scene.simulator.goToBackground(main)
                scene.simulator.comeToForeground(main)
                scene.simulator.becomeActive(main)
            } == [
                "app.delegate.willResignActive()", "app.delegate.didEnterBackground()",
                "app.delegate.willEnterForeground()", "app.delegate.didBecomeActive()",
            ])
    }

    @Test("X47: a scene that the user closes disconnects from the foreground", arguments: [13, 26])
    func closed(ios: Int) {
        let scene = Scene(ios: ios, device: .named("iPad") ?? .iPhone16)
        scene.show(scene.controller("home"))
        let second = scene.named(scene.simulator.scenes.make(), "second")
        scene.simulator.connect(second)
        scene.simulator.comeToForeground(second)
        scene.simulator.becomeActive(second)
        scene.settle()
        #expect(
            scene.lines(.of(.delegate)) { scene.simulator.change(to: .iPhone16) } == [
                "second.delegate.willResignActive()", "second.delegate.didDisconnect()",
            ])
    }

    @Test("U27: a second scene has its own life, and its windows go with it")
    func second() {
        let scene = Scene(device: .named("iPad") ?? .iPhone16)
        scene.show(scene.controller("home"))
        let second = scene.named(scene.simulator.scenes.make(), "second")
        let window = scene.named(UIWindow(windowScene: second), "window2")
        let other = scene.controller("other")
        #expect(
            scene.lines(told) { scene.simulator.connect(second) }
                == [
                    "app.delegate.configurationForConnecting()", "second.delegate.willConnectTo()",
                ])
        window.rootViewController = other
        window.makeKeyAndVisible()
        scene.settle()
        #expect(second.windows == [window] && window.windowScene === second)
        #expect(UIApplication.shared.connectedScenes.count == 2)
        #expect(
            scene.lines(told) { scene.simulator.disconnect(second) } == [
                "second.delegate.didDisconnect()", "other.viewWillDisappear(false)",
                "other.viewDidDisappear(false)",
            ])
        #expect(UIApplication.shared.connectedScenes.count == 1)
    }
}
