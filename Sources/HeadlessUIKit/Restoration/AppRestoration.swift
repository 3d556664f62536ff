import HierarchyRecords

/// U46 to U51: what the system keeps of an app in the background, and gives back at the launch after its end.
@MainActor
package final class AppRestoration {
    private unowned let simulator: Simulator
    @Counted private var state: KeptState?
    /// What the scene's delegate gave to be kept.
    @Counted private var activity: NSUserActivity?
    /// Presentations that come once the window's root is there.
    @Counted private var presentations:
        [(presented: UIViewController, presenter: UIViewController)] =
            []
    /// Whether the system or the user has ended the app, and it was not launched since.
    @Counted package private(set) var isEnded = false
    /// What the app's delegate answered when it was asked last whether to keep the state; nil where it was not.
    @Counted package private(set) var keepsState: Bool?

    init(_ simulator: Simulator) { self.simulator = simulator }

    // MARK: On the way to the background

    /// U46, U50: asks for what is to be kept: the app's controllers, or the scene for its activity.
    func keep(_ scene: UIWindowScene?) {
        guard !simulator.isStopped else { return }
        guard simulator.tellsScenes else { return keepControllers() }
        guard let scene, let delegate = scene.delegate else { return }
        let answer = simulator.ask(
            .sceneStateActivity, of: scene, through: delegate, rule: .u50
        ) { delegate.stateRestorationActivity(for: scene) }
        if scene === simulator.scenes.main { activity = answer?.copied }
    }

    private func keepControllers() {
        guard simulator.systemVersion >= 6, let delegate = simulator.application.delegate else {
            return
        }
        let writer = StateWriter(simulator)
        let coder = writer.state.app
        let secure = asksDelegate(.appShouldSaveSecureState, since: 13.2, delegate, rule: .u46) {
            delegate.application($0, shouldSaveSecureApplicationState: coder)
        }
        keepsState =
            secure
            ?? asksDelegate(.appShouldSaveState, delegate, rule: .u46) {
                delegate.application($0, shouldSaveApplicationState: coder)
            } ?? false
        guard keepsState == true, !simulator.isStopped else { return }
        simulator.ask(.appWillEncodeState, through: delegate, rule: .u46) {
            $0.application($1, willEncodeRestorableStateWith: writer.state.app)
        }
        writer.write()
        state = writer.state
    }

    /// U46, U48: from 13.2 on the newer question is asked, and where it is not implemented the older one. Nil where the
    /// delegate lacks the method, or the system the question; of a compiled class only a yes shows that it has it.
    private func asksDelegate(
        _ callback: Callback, since version: SystemVersion = 6,
        _ delegate: any UIApplicationDelegate,
        rule: RuleID, _ question: (UIApplication) -> Bool
    ) -> Bool? {
        guard simulator.version.isAtLeast(version) else { return nil }
        let app: UIApplication = simulator.application
        return simulator.ask(callback, of: app, through: delegate, rule: rule) { () -> Bool? in
            let answer = question(app)
            return answer || delegate is any SelectiveDelegate ? answer : nil
        }
    }

    // MARK: At the end

    /// U51: the app has ended. Where the user ended it, its controllers' state is not kept any more.
    func end(byUser: Bool) {
        if byUser { state = nil }
        isEnded = true
        keepsState = nil
        presentations = []
    }

    // MARK: At the next launch

    /// The launch begins.
    func launch() { isEnded = false }

    /// U48: gives the controllers back, where the app's delegate lets it; `root` is what the window is to have.
    func restore(below root: UIViewController?) {
        guard let state, !simulator.tellsScenes, !simulator.isStopped else { return }
        self.state = nil
        if let root, simulator.window.rootViewController == nil {
            simulator.window.rootViewController = root
        }
        guard let delegate = simulator.application.delegate else { return }
        let secure = asksDelegate(.appShouldRestoreSecureState, since: 13.2, delegate, rule: .u48) {
            delegate.application($0, shouldRestoreSecureApplicationState: state.app)
        }
        let isWanted =
            secure
            ?? asksDelegate(.appShouldRestoreState, delegate, rule: .u48) {
                delegate.application($0, shouldRestoreApplicationState: state.app)
            } ?? false
        if isWanted { StateReader(state, simulator).read(telling: delegate) }
    }

    /// U50: the scene that connects has what was kept of the one before the end.
    func give(to session: UISceneSession) { session.stateRestorationActivity = activity }

    /// U50: tells the scene's delegate of it once more, when the root is there.
    func restoreInteraction(of scene: UIWindowScene?) {
        guard let scene, let activity, let delegate = scene.delegate, !simulator.isStopped else {
            return
        }
        self.activity = nil
        _ = simulator.ask(.sceneRestoreInteraction, of: scene, through: delegate, rule: .u50) {
            delegate.scene(scene, restoreInteractionStateWith: activity)
        }
    }

    /// A185: notes a presentation for after the commit.
    func presentLater(_ presented: UIViewController, by presenter: UIViewController) {
        presentations.append((presented, presenter))
    }

    /// A185: presents what was presented before the end.
    func presentAgain() {
        guard !presentations.isEmpty else { return }
        simulator.runLoop.performAfterCommit { [weak self] in
            guard let self, !simulator.isStopped else { return }
            let due = presentations
            presentations = []
            for (presented, presenter) in due where presented.presentingViewController == nil {
                presenter.present(presented, animated: false)
            }
        }
    }
}

extension Simulator {
    /// Whether what is kept are activities of scenes, and not the state of controllers (U50).
    package var keepsByScenes: Bool { tellsScenes }

    /// Calls an optional method of the app's delegate.
    func ask(
        _ callback: Callback, through delegate: any UIApplicationDelegate, rule: RuleID,
        _ body: (any UIApplicationDelegate, UIApplication) -> Void
    ) {
        let app: UIApplication = application
        _ = ask(callback, of: app, through: delegate, rule: rule) { body(delegate, app) }
    }

    /// U51: ends the app: the system does it in the background, or the user in the app switcher. Its objects
    /// go without a word; what is launched next begins with a window of its own.
    /// `letGo` lets go of what is held outside of the model.
    package func endApp(byUser: Bool, letGo: () -> Void = {}) {
        freeze()
        defer { thaw() }
        letGo()
        system.restoration.end(byUser: byUser)
        runLoop.drop()
        system.notifications.removeAll()
        display.transition = nil
        application.delegate = nil
        scenes.drop()
        scenes.main.delegate = nil
        scenes.main.activationState = .unattached
        animations.drop()
        transitions.drop()
        layout.engine = nil
        layout.drop()
        application.keyWindow = nil
        application.ownState = .background
        replaceWindow()
    }

    private func replaceWindow() {
        let old: UIWindow = window
        let new = UIWindow(frame: screen.bounds)
        setName("window", of: new)
        scenes.main.replace(old, by: new)
        window = new
        old.rootViewController = nil
        application.keyWindow = nil
    }
}
