import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("U46 to U51: state that outlives the app")
struct RestorationTests {
    /// An app's delegate that keeps and gives back what controllers write.
    private final class Delegate: UIApplicationDelegate {
        var keeps = true
        var restores = true
        var controllers: [String: UIViewController] = [:]
        var paths: [[String]] = []
        var version = 0

        func application(_: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
            coder.encode(7, forKey: "version")
            return keeps
        }
        func application(_: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
            version = coder.decodeInteger(forKey: "version")
            return restores
        }
        func application(
            _: UIApplication,
            viewControllerWithRestorationIdentifierPath identifierComponents: [String],
            coder: NSCoder
        ) -> UIViewController? {
            paths.append(identifierComponents)
            return controllers[identifierComponents.last ?? ""]
        }
    }

    /// Writes a number, and reads it again.
    private final class Counter: UIViewController {
        var number = 0
        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(number, forKey: "number")
        }
        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            number = coder.decodeInteger(forKey: "number")
        }
    }

    private static let told = EventCategories.of(.delegate, .load, .appearance)

    private func named<Controller: UIViewController>(
        _ scene: Scene, _ controller: Controller, _ name: String
    ) -> Controller {
        controller.restorationIdentifier = name
        return scene.named(controller, name)
    }

    private func leave(_ scene: Scene) {
        let main = scene.simulator.window.windowScene
        scene.simulator.resignActive(main)
        scene.simulator.goToBackground(main)
    }

    @Test("U46, U47: the delegate is asked, then the root, then what it leads to")
    func order() {
        let scene = Scene(ios: 12)
        let (a, b) = (named(scene, Counter(), "a"), named(scene, Counter(), "b"))
        let nav = named(scene, UINavigationController(rootViewController: a), "nav")
        let page = named(scene, Counter(), "page")
        scene.simulator.application.delegate = Delegate()
        scene.simulator.launch(with: nav)
        scene.settle()
        nav.pushViewController(b, animated: false)
        nav.present(page, animated: false)
        scene.settle()
        #expect(
            scene.lines(Self.told) { leave(scene) } == [
                "app.delegate.willResignActive()", "app.delegate.didEnterBackground()",
                "app.delegate.shouldSaveApplicationState()",
                "app.delegate.willEncodeRestorableState()",
                "nav.encodeRestorableState()", "page.encodeRestorableState()",
                "a.encodeRestorableState()", "b.encodeRestorableState()",
            ])
    }

    @Test("U46: without a yes nothing is kept, nor without a delegate")
    func refused() {
        let scene = Scene(ios: 12)
        let home = named(scene, Counter(), "home")
        let delegate = Delegate()
        delegate.keeps = false
        scene.show(home)
        #expect(!scene.lines(Self.told) { leave(scene) }.contains("home.encodeRestorableState()"))
        scene.simulator.becomeActive(nil)
        scene.simulator.application.delegate = delegate
        #expect(!scene.lines(Self.told) { leave(scene) }.contains("home.encodeRestorableState()"))
    }

    @Test("U47: a parent without an identifier keeps its children from being kept")
    func parentWithoutIdentifier() {
        let scene = Scene(ios: 12)
        let a = named(scene, Counter(), "a")
        let nav = scene.named(UINavigationController(rootViewController: a), "nav")
        scene.simulator.application.delegate = Delegate()
        scene.show(nav)
        #expect(!scene.lines(Self.told) { leave(scene) }.contains("a.encodeRestorableState()"))
        #expect(a.restorationPath == nil)
    }

    @Test("U47: a container of the app's own writes its children itself")
    func ownContainer() {
        final class Box: UIViewController {
            var writes = false
            override func encodeRestorableState(with coder: NSCoder) {
                super.encodeRestorableState(with: coder)
                if writes { coder.encode(children.first, forKey: "child") }
            }
        }
        let scene = Scene(ios: 12)
        let (box, child) = (named(scene, Box(), "box"), named(scene, Counter(), "child"))
        scene.simulator.application.delegate = Delegate()
        scene.show(box)
        scene.add(child, to: box)
        #expect(!scene.lines(Self.told) { leave(scene) }.contains("child.encodeRestorableState()"))
        scene.simulator.becomeActive(nil)
        box.writes = true
        #expect(scene.lines(Self.told) { leave(scene) }.contains("child.encodeRestorableState()"))
        #expect(child.restorationPath == ["box", "child"])
    }

    @Test("U48, U49, A185: found first, loaded, then read, all before didFinishLaunching")
    func launch() {
        let scene = Scene(ios: 12)
        let old = named(scene, Counter(), "a")
        old.number = 3
        scene.simulator.application.delegate = Delegate()
        let first = UINavigationController(rootViewController: old)
        scene.simulator.launch(with: named(scene, first, "nav"))
        leave(scene)
        scene.simulator.endApp(byUser: false)
        _ = scene.take()
        let (a, delegate) = (named(scene, Counter(), "a"), Delegate())
        let nav = named(scene, UINavigationController(rootViewController: a), "nav")
        scene.simulator.application.delegate = delegate
        #expect(
            scene.lines(Self.told) { scene.simulator.launch(with: nav) }.filter {
                !$0.hasPrefix("nav.delegate")
            } == [
                "app.delegate.willFinishLaunching()",
                "app.delegate.shouldRestoreApplicationState()",
                "nav.loadView()", "nav.viewDidLoad()", "a.loadView()", "a.viewDidLoad()",
                "nav.decodeRestorableState()", "a.decodeRestorableState()",
                "app.delegate.didDecodeRestorableState()",
                "nav.applicationFinishedRestoringState()", "a.applicationFinishedRestoringState()",
                "app.delegate.didFinishLaunching()",
                "nav.viewWillAppear(false)", "a.viewWillAppear(false)",
                "nav.viewDidAppear(false)", "a.viewDidAppear(false)",
                "app.delegate.didBecomeActive()",
            ])
        #expect(a.number == 3)
        #expect(delegate.version == 7)
        #expect(delegate.paths == [["nav"], ["nav", "a"]])
    }

    @Test("U48: a stack has its controllers again, and what was presented is presented")
    func stack() {
        let scene = Scene(ios: 12)
        func make() -> (nav: UINavigationController, delegate: Delegate) {
            let delegate = Delegate()
            let nav = named(
                scene, UINavigationController(rootViewController: named(scene, Counter(), "a")),
                "nav")
            for name in ["b", "page"] {
                delegate.controllers[name] = named(scene, Counter(), name)
            }
            scene.simulator.application.delegate = delegate
            return (nav, delegate)
        }
        let before = make()
        scene.simulator.launch(with: before.nav)
        scene.settle()
        before.nav.pushViewController(before.delegate.controllers["b"]!, animated: false)
        before.nav.present(before.delegate.controllers["page"]!, animated: false)
        scene.settle()
        leave(scene)
        scene.simulator.endApp(byUser: false)
        let after = make()
        scene.simulator.launch(with: after.nav)
        scene.settle()
        #expect(after.nav.viewControllers.map(\.restorationIdentifier) == ["a", "b"])
        #expect(after.nav.presentedViewController === after.delegate.controllers["page"])
    }

    @Test("U49: a class that answers nil leaves the controller out, and what it contains")
    func restorationClass() {
        final class Maker: UIViewControllerRestoration {
            static func viewController(
                withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
            ) -> UIViewController? { nil }
        }
        let scene = Scene(ios: 12)
        func make() -> UINavigationController {
            let nav = named(
                scene, UINavigationController(rootViewController: named(scene, Counter(), "a")),
                "nav")
            nav.restorationClass = Maker.self
            return nav
        }
        scene.simulator.application.delegate = Delegate()
        scene.simulator.launch(with: make())
        leave(scene)
        scene.simulator.endApp(byUser: false)
        scene.simulator.application.delegate = Delegate()
        let nav = make()
        let lines = scene.lines(Self.told) { scene.simulator.launch(with: nav) }
        #expect(!lines.contains { $0.contains("decodeRestorableState") })
        #expect(lines.contains("app.delegate.didDecodeRestorableState()"))
    }

    @Test("U51: nothing is given back where the user ended the app, nor at the first launch")
    func byUser() {
        let scene = Scene(ios: 12)
        scene.simulator.application.delegate = Delegate()
        let first = scene.lines(Self.told) {
            scene.simulator.launch(with: named(scene, Counter(), "home"))
        }
        #expect(first.filter { $0.contains("Restor") } == [])
        leave(scene)
        scene.simulator.endApp(byUser: true)
        _ = scene.take()
        scene.simulator.application.delegate = Delegate()
        let second = scene.lines(Self.told) {
            scene.simulator.launch(with: named(scene, Counter(), "home"))
        }
        #expect(second.filter { $0.contains("Restor") } == [])
    }

    @Test("U50: with scenes, the scene's delegate alone is asked, and gets back what it gave")
    func scenes() throws {
        final class Reader: UISceneDelegate {
            var connected: [String] = []
            var restored: [String] = []
            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession,
                options connectionOptions: UIScene.ConnectionOptions
            ) { connected.append(session.stateRestorationActivity?.title ?? "none") }
            func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                let activity = NSUserActivity(activityType: "reading")
                activity.title = "page 4"
                return activity
            }
            func scene(
                _ scene: UIScene,
                restoreInteractionStateWith stateRestorationActivity: NSUserActivity
            ) { restored.append(stateRestorationActivity.title ?? "") }
        }
        let scene = Scene()
        scene.simulator.display.takesSnapshots = false
        let reader = Reader()
        scene.simulator.application.delegate = Delegate()
        try #require(scene.simulator.window.windowScene).delegate = reader
        scene.simulator.launch(with: named(scene, Counter(), "home"))
        scene.settle()
        #expect(reader.connected == ["none"])
        #expect(
            scene.lines(Self.told) { leave(scene) } == [
                "scene.delegate.willResignActive()", "scene.delegate.didEnterBackground()",
                "scene.delegate.stateRestorationActivity()",
            ])
        scene.simulator.endApp(byUser: false)
        try #require(scene.simulator.window.windowScene).delegate = reader
        let home = named(scene, Counter(), "home")
        let lines = scene.lines(Self.told) { scene.simulator.launch(with: home) }
        #expect(reader.connected == ["none", "page 4"])
        #expect(reader.restored == ["page 4"])
        let restored = try #require(
            lines.firstIndex(of: "scene.delegate.restoreInteractionState()"))
        let appeared = try #require(lines.firstIndex(of: "home.viewWillAppear(false)"))
        #expect(appeared < restored)
        #expect(!lines.contains { $0.contains("RestorableState") })
    }
}
