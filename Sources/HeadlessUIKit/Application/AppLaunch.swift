import HierarchyRecords

/// What the system makes of an app as it launches it, each at its moment (R21, X05, X48).
@MainActor
package struct LaunchedApp {
    /// The root controller, and who brings it.
    package enum Root {
        /// A controller that is there already.
        case controller(UIViewController)
        /// The initial controller of the main storyboard, which is told as soon as it is made.
        case storyboard(UIStoryboard, made: (UIViewController) -> Void)
        /// The app's own code, which makes its window.
        case ownCode
    }

    package var root: Root
    /// Makes the app's delegate; nil where the app keeps the one that it has.
    package var makeDelegate: (() -> (any UIApplicationDelegate)?)?
    /// Makes the delegate of the scene; nil where the scene keeps the one that it has.
    package var makeSceneDelegate: (() -> (any UISceneDelegate)?)?
    /// Whether the app has delegates of scenes.
    package var supportsScenes = true

    package init(_ root: Root) { self.root = root }

    fileprivate var givenRoot: UIViewController? {
        if case .controller(let root) = root { root } else { nil }
    }

    fileprivate var runsOwnCode: Bool { makeDelegate != nil || makeSceneDelegate != nil }
}

extension Simulator {
    /// R21, X05: launches the app with `root` in its window; before scenes it never was in the
    /// background.
    package func launch(with root: UIViewController) { launch(LaunchedApp(.controller(root))) }

    /// R21, L04, E51, E52: launches the app with the initial controller of its main storyboard: before
    /// scenes it is made first of all, with them when the scene connects.
    package func launch(
        withMainStoryboard storyboard: UIStoryboard, named: @escaping (UIViewController) -> Void
    ) {
        launch(LaunchedApp(.storyboard(storyboard, made: named)))
    }

    /// R21, X05, X48: launches an app.
    package func launch(_ app: LaunchedApp) {
        guard !isStopped else { return }
        system.restoration.launch()
        application.supportsScenes = app.supportsScenes
        let scene = hasScenes ? scenes.main : nil
        scene?.activationState = tellsScenes ? .unattached : .foregroundInactive
        application.ownState = .inactive
        appLaunch = AppLaunch(awaitsWindow: app.runsOwnCode, givenRoot: app.givenRoot)
        defer { appLaunch = nil }
        if let make = app.makeDelegate { application.delegate = make() }
        if !tellsScenes, !takeRoot(of: app, for: application.delegate) { return }
        finishLaunching(with: app.givenRoot)
        if let scene, tellsScenes, !connect(scene, of: app) { return }
        guard !isStopped else { return }
        if let root = app.givenRoot, window.rootViewController !== root {
            window.rootViewController = root
        }
        show(app, in: scene)
    }

    /// U48: the state is given back between the two.
    private func finishLaunching(with root: UIViewController?) {
        tell(.appWillFinishLaunching) {
            _ = $0.application(self.application, willFinishLaunchingWithOptions: nil)
        }
        system.restoration.restore(below: root)
        tell(.appDidFinishLaunching) {
            _ = $0.application(self.application, didFinishLaunchingWithOptions: nil)
        }
        post(UIApplication.didFinishLaunchingNotification, application)
    }

    /// Connects the first scene; false where its storyboard has no initial controller.
    private func connect(_ scene: UIWindowScene, of app: LaunchedApp) -> Bool {
        system.restoration.give(to: scene.session)
        configure(scene)
        if let make = app.makeSceneDelegate { scene.delegate = make() }
        guard takeRoot(of: app, for: scene.delegate) else { return false }
        if systemVersion > 18 {
            runLoop.performAfterCommit { [weak self] in self?.comeToForeground(scene) }
        }
        begin(scene)
        return true
    }

    /// Gives the window the root that the system brings, and the delegate the window that a storyboard
    /// makes; false where the storyboard brings none.
    private func takeRoot(of app: LaunchedApp, for delegate: AnyObject?) -> Bool {
        switch app.root {
        case .controller(let root):
            if tellsScenes, !app.runsOwnCode { window.rootViewController = root }
            return true
        case .ownCode: return true
        case .storyboard(let storyboard, let made):
            appLaunch?.awaitsWindow = false
            guard let root = storyboard.instantiateInitialViewController() else {
                return goOn(without: storyboard, app)
            }
            made(root)
            window.rootViewController = root
            if let delegate {
                _ = gates.interfaceClasses?.set(window, forKey: "window", of: delegate)
            }
            return !isStopped
        }
    }

    /// E51: what the storyboard lacks the app's own code may bring; where there is none, that is the end of the launch.
    private func goOn(without storyboard: UIStoryboard, _ app: LaunchedApp) -> Bool {
        guard !isStopped else { return false }
        report(.noEntryPoint(storyboard.name), about: application.objectID)
        guard !app.runsOwnCode else {
            appLaunch?.awaitsWindow = true
            return true
        }
        report(.windowWithoutRoot(ios: systemVersion), about: application.objectID)
        return false
    }

    /// Shows the window, unless the app's own code is to do so.
    private func show(_ app: LaunchedApp, in scene: UIWindowScene?) {
        let showsEarly = tellsScenes && systemVersion <= 18
        // X03: on 13 to 18 the scene is active before the root has appeared.
        if showsEarly { runLoop.performAfterCommit { [weak self] in self?.becomeActive(scene) } }
        if isLeftToCode(app) {
            // E52: an app without scenes has to have a window by now.
            if !tellsScenes, window.rootViewController == nil {
                report(.windowWithoutRoot(ios: systemVersion), about: application.objectID)
            }
        } else {
            window.makeKeyAndVisible()
        }
        system.restoration.presentAgain()
        system.restoration.restoreInteraction(of: scene)
        if showsEarly { return comeToForeground(scene) }
        runLoop.performAfterCommit { [weak self] in self?.becomeActive(scene) }
    }

    /// Whether only the app's own code can show a window.
    private func isLeftToCode(_ app: LaunchedApp) -> Bool {
        switch app.root {
        case .ownCode: true
        case .storyboard: window.rootViewController == nil
        case .controller: false
        }
    }

    /// X04: at a launch with a scene, up to iOS 18, a stack loads its root in its first layout.
    func prepareForLaunch(_ root: UIViewController) {
        guard appLaunch != nil, tellsScenes, systemVersion <= 18 else { return }
        (root as? UINavigationController)?.showsInLayout = true
    }

    /// The root that a window gets where code sets that one: at a launch with a root, the first window gets it.
    func root(
        of window: UIWindow, insteadOf root: UIViewController?
    ) -> UIViewController? {
        window === self.window ? appLaunch?.givenRoot ?? root : root
    }

    /// U27: the first window that the app's own code makes as it is launched is the app's first window.
    func takeAsFirst(_ new: UIWindow) {
        guard appLaunch?.awaitsWindow == true else { return }
        appLaunch?.awaitsWindow = false
        setName("window", of: new)
        scenes.main.replace(window, by: new)
        window = new
        Changes.note()
    }
}

/// A launch that is under way.
struct AppLaunch {
    /// Whether the next window that code makes is the app's first one.
    var awaitsWindow: Bool
    /// The root that the first window gets, whichever code sets; nil where code decides.
    var givenRoot: UIViewController?
}
