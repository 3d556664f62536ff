import HierarchyRecords
import Testing

@testable import Workbench

@MainActor
@Suite("Apps: read from a folder, launched as the system does")
struct AppTests {
    private let told = EventCategories.of(.load, .appearance, .delegate, .exception)

    private func launched(
        _ app: SampleApp, ios: Int = 26, _ launch: String = "launch"
    ) -> TestSession {
        let session = TestSession(world: WorldSettings(ios: ios))
        session.run("app \(app.operand)")
        session.run(launch)
        return session
    }

    // MARK: Launches

    @Test("R21: the scene's delegate makes the window")
    func scenes() throws {
        let session = launched(try .withScenes())
        #expect(session.errors == [])
        #expect(
            session.log(told) == [
                "app.delegate.willFinishLaunching()",
                "app.delegate.didFinishLaunching()",
                "app.delegate.configurationForConnecting()",
                "scene.delegate.willConnectTo()",
                "HomeViewController-1.loadView()",
                "HomeViewController-1.viewDidLoad()",
                "HomeViewController-1.viewWillAppear(false)",
                "HomeViewController-1.viewIsAppearing(false)",
                "scene.delegate.willEnterForeground()",
                "HomeViewController-1.viewDidAppear(false)",
                "scene.delegate.didBecomeActive()",
            ])
        #expect(session.tree == ["HomeViewController-1 [appeared]"])
    }

    @Test("X03: up to iOS 18 the scene is in front before its root has appeared")
    func earlierScenes() throws {
        let session = launched(try .withScenes(), ios: 17)
        #expect(session.errors == [])
        #expect(
            session.log(told) == [
                "app.delegate.willFinishLaunching()",
                "app.delegate.didFinishLaunching()",
                "app.delegate.configurationForConnecting()",
                "scene.delegate.willConnectTo()",
                "HomeViewController-1.loadView()",
                "HomeViewController-1.viewDidLoad()",
                "HomeViewController-1.viewWillAppear(false)",
                "scene.delegate.willEnterForeground()",
                "HomeViewController-1.viewIsAppearing(false)",
                "HomeViewController-1.viewDidAppear(false)",
                "scene.delegate.didBecomeActive()",
            ])
    }

    @Test(
        "X05, X48: the app's delegate makes the window, before scenes and after",
        arguments: [12, 26])
    func withoutScenes(ios: Int) throws {
        let session = launched(try .withoutScenes(), ios: ios)
        #expect(session.errors == [])
        let first = ios >= 13 ? ["HomeViewController-1.viewIsAppearing(false)"] : []
        #expect(
            session.log(told)
                == [
                    "app.delegate.willFinishLaunching()",
                    "app.delegate.didFinishLaunching()",
                    "HomeViewController-1.loadView()",
                    "HomeViewController-1.viewDidLoad()",
                    "HomeViewController-1.viewWillAppear(false)",
                ] + first + [
                    "HomeViewController-1.viewDidAppear(false)", "app.delegate.didBecomeActive()",
                ])
    }

    @Test("L04, X48: both languages, and the main storyboard that Info.plist names")
    func storyboard() throws {
        let session = launched(try .withStoryboard(), ios: 12)
        #expect(session.errors == [])
        #expect(session.lines == ["window: Start"])
        #expect(
            session.log(told) == [
                "HomeViewController-1.init(coder:)",
                "HomeViewController-1.awakeFromNib()",
                "app.delegate.willFinishLaunching()",
                "app.delegate.didFinishLaunching()",
                "HomeViewController-1.loadView()",
                "HomeViewController-1.viewDidLoad()",
                "HomeViewController-1.viewWillAppear(false)",
                "HomeViewController-1.viewDidAppear(false)",
                "app.delegate.didBecomeActive()",
            ])
    }

    @Test("A root that is given takes the place of the app's own")
    func givenRoot() throws {
        let session = launched(try .withScenes(), "new other; launch other")
        #expect(session.errors == [])
        #expect(
            session.log(told) == [
                "app.delegate.willFinishLaunching()",
                "app.delegate.didFinishLaunching()",
                "app.delegate.configurationForConnecting()",
                "scene.delegate.willConnectTo()",
                "HomeViewController-1.deinit",
                "other.loadView()",
                "other.viewDidLoad()",
                "other.viewWillAppear(false)",
                "other.viewIsAppearing(false)",
                "scene.delegate.willEnterForeground()",
                "other.viewDidAppear(false)",
                "scene.delegate.didBecomeActive()",
            ])
    }

    @Test("The window is the app's own, and is 'window'")
    func window() throws {
        let session = launched(try .withScenes())
        session.run(
            "window.windowScene?.windows.count; window.windowScene?.windows.first === window")
        session.run("(window.windowScene?.delegate as? SceneDelegate)?.window === window")
        #expect(session.errors == [])
        #expect(session.lines == ["= 1", "= true", "= true"])
    }

    // MARK: What is said

    @Test("What was read, and what starts it")
    func summary() throws {
        let app = try SampleApp.withStoryboard()
        let session = TestSession()
        session.run("app \(app.operand)")
        #expect(
            session.notes == [
                "'\(app.folder.path)': 1 file of Swift, 2 files of Objective-C, 1 storyboard or nib",
                "'launch' starts it: delegate AppDelegate, storyboard Start",
            ])
    }

    // MARK: Steps

    @Test("Undone and redone, saved and loaded, the app starts alike")
    func again() throws {
        let app = try SampleApp.withScenes()
        let session = launched(app)
        let (log, tree) = (session.log, session.tree)
        session.run("undo; redo")
        #expect(session.log == log)
        #expect(session.tree == tree)
        session.run("save \"\(app.folder.path)/demo.vcr\"")
        let second = TestSession()
        second.run("load \"\(app.folder.path)/demo.vcr\"")
        #expect(second.errors == [])
        #expect(second.tree == tree)
        #expect(second.log == log)
    }

    // MARK: Bad input

    @Test("A mistake in a file is told with its place, and nothing has happened")
    func brokenCode() throws {
        let app = try SampleApp.withScenes()
        try app.folder.write(
            "class Broken: UIViewController {\n  let x = nowhere\n}", to: "Z.swift")
        let session = TestSession()
        session.run("app \(app.operand)")
        #expect(session.errors == ["\(app.folder.path)/Z.swift:2:11: unknown name 'nowhere'"])
        #expect(session.history.isEmpty)
    }

    @Test("Folders that hold no app, or more than one may")
    func badFolders() throws {
        let folder = try TemporaryDirectory()
        let session = TestSession(RunPolicy(keepsGoing: true))
        session.run("app \"\(folder.path)\"\napp \"\(folder.path)/none\"")
        try folder.write("<plist", to: "Info.plist")
        try folder.write("let x = 1", to: "a.swift")
        session.run("app \"\(folder.path)\"")
        #expect(
            session.errors == [
                "1:5: '\(folder.path)' holds no code and no storyboard",
                "2:5: cannot read '\(folder.path)/none': No such file or directory",
                "1:5: \(folder.path)/Info.plist:1: is no XML: unclosed token",
            ])
        #expect(session.history.isEmpty)
    }

    @Test("A link that leads out of the folder is refused, and so is every folder under --safe")
    func links() throws {
        let app = try SampleApp.withScenes()
        try app.folder.link("Code/Outside", to: "/etc")
        let session = TestSession()
        session.run("app \(app.operand)")
        #expect(
            session.errors == [
                "1:5: '\(app.folder.path)' has a link that leads out of it: 'Outside'"
            ])
        let safe = TestSession(RunPolicy(isSafe: true))
        safe.run("app \(app.operand)")
        #expect(safe.errors == ["1:5: '\(app.folder.path)' is not opened: --safe"])
    }

    @Test("Nothing to launch")
    func nothing() {
        let session = TestSession(RunPolicy(keepsGoing: true))
        session.run("launch")
        session.run("app demo delegate Missing\nlaunch")
        #expect(
            session.errors == [
                "1:1: there is no app to launch: no class adopts UIApplicationDelegate or UIWindowSceneDelegate",
                "2:1: the app's class 'Missing' is not declared",
            ])
    }
}
