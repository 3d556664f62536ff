import HierarchyRecords

/// One simulated world: a device, its application, its window, the run loop and the log. Each part
/// keeps its own state; what stands here and in the extensions concerns several of them.
@preconcurrency @MainActor
public final class Simulator: LinkOwner {
    /// How a world begins.
    public struct Configuration: Sendable {
        /// The system, from iOS 4.
        public var version: SystemVersion
        /// The device of the world.
        public var device: SimulatedDevice
        /// What becomes of calls that UIKit does not allow.
        public var misusePolicy: MisusePolicy

        /// D01: an iPhone 16 with iOS 26.
        public init(
            version: SystemVersion = 26, device: SimulatedDevice = .iPhone16,
            misusePolicy: MisusePolicy = .trap
        ) {
            self.version = version
            self.device = device
            self.misusePolicy = misusePolicy
        }

        /// The last system of that major number.
        public init(
            systemVersion: Int, device: SimulatedDevice = .iPhone16,
            misusePolicy: MisusePolicy = .trap
        ) {
            self.init(
                version: SystemVersion(systemVersion), device: device, misusePolicy: misusePolicy)
        }
    }

    /// The only state that belongs to the process: UIKit's names are global (`UIApplication.shared`,
    /// `UIView()`), so some world must be the one that they mean. Whoever has several makes its own
    /// the current one (`makeCurrent`) before it runs anything in it.
    private static var world: Simulator?

    /// Whether somebody has this world beside others, and says when it may go.
    package var isKept = false

    /// The world that new objects belong to.
    public static var current: Simulator {
        if let world { return world }
        return reset()
    }

    /// That world; nil before there is one.
    static var present: Simulator? { world }

    /// Makes a new world current. The one before is dropped without logging its end, unless it is
    /// kept beside others.
    @discardableResult
    public static func reset(_ configuration: Configuration = Configuration()) -> Simulator {
        // The objects that only the old world holds are released after the change, because their
        // `deinit` may read the current world.
        let old = world
        old?.dropUnlessKept()
        let fresh = Simulator(configuration)
        world = fresh
        fresh.populate()
        return withExtendedLifetime(old) { fresh }
    }

    /// Leads to the state that every move, layout and appearance reads.
    let link = SimulatorLink.reserve()
    /// Virtual time and deferred work.
    public let runLoop: SimulatedRunLoop
    let objects: ObjectRegistry
    /// The device's screen, and how the device is held.
    public let display: Display
    package let traits = TraitChanges()
    package let observation = ObservationReads()
    package let transitions = TransitionsInFlight()
    let animations: ViewAnimations
    package private(set) lazy var input = UserInput(self)
    package private(set) lazy var system = SystemServices(self)
    /// What was answered when the system asked each question last (S08).
    @Counted var shownAnswers: [SystemQuestion: SystemAnswer] = [:]
    /// Finds the storyboards and nibs that code and references name; nil without a reader of files.
    public var interfaceFiles: InterfaceFiles?
    /// The image files of the app, by their names.
    @Counted package var images: [String: UIImage.Known] = [:]
    /// The scenes of which a controller is being made.
    @Counted var scenesBeingDecoded = ScenesUnderWay()
    /// The scenes whose container views are being filled (G12).
    @Counted var scenesBeingFilled = ScenesUnderWay()
    /// Whether the app was told of rows whose constraints ask for no height (E83).
    @Counted var hasWarnedOfHeights = false
    /// The functions and tables that a program around the model provides.
    package var gates = EngineGates()
    /// What `UIApplication.shared` means in this world.
    public private(set) var application: UIApplication!
    /// What `UIScreen.main` means in this world.
    public private(set) var screen: UIScreen!
    /// The app's first window: the one that the world begins with, or that the app's own code makes as it is
    /// launched.
    public internal(set) var window: UIWindow!
    /// The launch that is under way; nil otherwise.
    @Counted var appLaunch: AppLaunch?
    package private(set) var scenes: SceneList!

    private init(_ configuration: Configuration) {
        let recorder = EventRecorder()
        let layout = LayoutPass(recorder: recorder)
        let deferred = DeferredWork(recorder: recorder)
        runLoop = SimulatedRunLoop(recorder: recorder, layout: layout, deferred: deferred)
        objects = ObjectRegistry(recorder)
        display = Display(configuration.device)
        animations = ViewAnimations(in: runLoop)
        link.fill(
            with: SimulatorCore(
                recorder: recorder, dispatch: CallbackDispatch(recorder: recorder),
                layout: layout, deferred: deferred, version: configuration.version,
                screenTraits: configuration.device.traits(in: .portrait),
                misusePolicy: configuration.misusePolicy))
    }

    isolated deinit {
        core.deferred.free()
        layout.free()
        recorder.free()
        link.free()
    }

    private func populate() {
        application = UIApplication()
        screen = UIScreen()
        window = UIWindow(frame: screen.bounds)
        scenes = SceneList(of: window)
        setName("app", of: application)
        setName("window", of: window)
        setName("scene", of: scenes.main)
        application.keyWindow = nil
    }

    /// Makes this world the current one; the one before is dropped unless it is kept.
    package func makeCurrent() {
        guard Self.world !== self else { return }
        let old = Self.world
        old?.dropUnlessKept()
        Self.world = self
        withExtendedLifetime(old) {}
    }

    /// Calls `body`, which may use other worlds, and makes the present one the current one again.
    package static func comingBack<Result>(from body: () -> Result) -> Result {
        let present = world
        defer { present?.makeCurrent() }
        return body()
    }

    /// Ends what `isKept` began. The current world stays until another becomes the current one.
    package func letGo() {
        isKept = false
        if Self.world !== self { dropUnlessKept() }
    }

    private func dropUnlessKept() {
        if !isKept, window != nil { dismantle() }
    }

    private func dismantle() {
        recorder.isStopped = true
        recorder.observer = nil
        runLoop.drop()
        system.notifications.removeAll()
        display.transition = nil
        application.delegate = nil
        scenes.drop()
        animations.drop()
        transitions.drop()
        layout.engine = nil
        window.rootViewController = nil
        window = nil
        scenes = nil
        application = nil
        screen = nil
        layout.drop()
    }

    /// Sets the current world aside while `body` makes worlds of its own. Afterwards it is current
    /// again, unchanged, and the world that `body` has left is dropped.
    public static func settingAside<Result>(_ body: () -> Result) -> Result {
        let kept = world
        world = nil
        let result = body()
        let left = world
        left?.dropUnlessKept()
        world = kept
        return withExtendedLifetime(left) { result }
    }
}
