import HierarchyRecords

/// One simulated world: a device, its application, its window, the run loop and the log.
@MainActor
public final class Simulator: LinkOwner {
    /// How a world begins.
    public struct Configuration: Sendable {
        /// The major system version, from 8.
        public var systemVersion: Int
        public var device: SimulatedDevice
        public var misusePolicy: MisusePolicy

        /// D01: an iPhone 16 with iOS 26.
        public init(
            systemVersion: Int = 26, device: SimulatedDevice = .iPhone16,
            misusePolicy: MisusePolicy = .trap
        ) {
            self.systemVersion = systemVersion
            self.device = device
            self.misusePolicy = misusePolicy
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

    /// Makes a fresh world current. The one before is dropped without logging anything of it, unless
    /// it is kept beside others.
    @discardableResult
    public static func reset(_ configuration: Configuration = Configuration()) -> Simulator {
        // What only the old world holds goes after the change: it may ask for the present world.
        let old = world
        old?.dropUnlessKept()
        let fresh = Simulator(configuration)
        world = fresh
        fresh.populate()
        return withExtendedLifetime(old) { fresh }
    }

    /// What every move, layout and appearance asks for.
    let link: SimulatorLink
    let dispatch: CallbackDispatch
    let graveyard = Graveyard()
    /// The presentations under way: each is a cycle of presenter and presented.
    var presentations: [PresentationState] = []
    /// The transitions that fingers drive, the newest last.
    var interactiveTransitions: [InteractiveTransition] = []
    /// The newest transition that a finger drives.
    package var interactiveTransition: InteractiveTransition? { interactiveTransitions.last }
    /// The transitions that animators of the app's run.
    package internal(set) var customTransitions: [CustomTransition] = []
    /// Animators that completed a transition twice (A62).
    package internal(set) var repeatedCompletions: [ObjectID] = []
    /// Where animations go that begin under a finger.
    var heldAnimations: HeldAnimations?
    /// Where containers that are not UIKit's have their children, as a tree tells it.
    package var placesElsewhere:
        ((UIViewController) -> [(child: UIViewController, place: HierarchySnapshot.Place)])?
    /// A change of traits is on its way down the tree (T08).
    var isSpreadingTraits = false
    /// How many changes of overrides run inside each other, and whose went too deep.
    var traitDepth = 0
    var endlessTraits: ObjectID?
    /// The view that is laid out: what it reads of its traits is noted (A75).
    weak var traitReader: UIView?
    /// Whose traits are the current ones, and what the app made current.
    weak var environment: (any UITraitEnvironment)?
    var assignedTraits: UITraitCollection?
    /// A change of size is on its way down the tree (T06).
    var isSpreadingSize = false
    /// What the controllers are to be asked again later in this turn (S03, S04).
    var questionsToAsk: [SystemQuestion] = []
    /// The keyboard, and whom it was brought up for last.
    var keyboard = KeyboardState()
    weak var keyboardOwner: UIResponder?
    /// The scene of the window that the world begins with; it is active.
    private(set) var mainScene: UIWindowScene!
    /// Scenes that came later.
    var otherScenes: [UIWindowScene] = []
    /// The user's fingers, and the recognizers that follow them.
    private(set) lazy var fingers = Fingers(self)
    private(set) lazy var gestures = GestureArena(self)
    /// Where the device is, and who may know it.
    package private(set) lazy var locations = LocationService { [unowned self] in
        application.applicationState
    }
    /// How many changes of the first responder run inside each other.
    var focusDepth = 0
    /// The methods of classes that are defined while the program runs; nil where none are.
    package weak var methods: (any MethodTable)?
    /// Data sources and delegates that are no responders.
    var strangers = Strangers()
    /// The classes of all objects: so few that a dictionary, whose first use takes a fifth of the
    /// program's start, would be slower.
    private var classes: [(key: ObjectIdentifier, index: UInt16)] = []
    var classOfNextObject: (name: String, key: ObjectIdentifier)?

    public internal(set) var device: SimulatedDevice
    /// How the interface stands on the device.
    public internal(set) var orientation = UIInterfaceOrientation.portrait
    /// Whether the app has the screen to itself, as its UIRequiresFullScreen says (A113).
    package var requiresFullScreen = false
    /// How much of the screen the window has.
    public internal(set) var screenShare = ScreenShare.full
    /// The screen is being changed: everybody hears of it.
    var isChangingScreen = false
    /// How often it changed while the run loop ran, and whose changes had no end.
    var screenChanges = ScreenChanges()
    var endlessScreen: ObjectID?
    /// May end the solving of constraints; the world is of no use after that.
    package var solverWatch: SolverWatch?
    /// What has views on their way, and at how many of them those that are over are dropped.
    var movers: [any ViewMover] = []
    var moversToSweep = 64
    /// Where animations run now, the views that they change.
    var postureRecorder: PostureRecorder?
    /// Whether what views animate is seen to run.
    var animatesViews = true
    /// The keyframes that are being added.
    var keyframes: Keyframes?
    /// The change of the whole screen whose animation runs.
    var screenTransition: ScreenTransitionCoordinator?
    public let misusePolicy: MisusePolicy
    /// The device as code asks for it.
    let heldDevice = UIDevice()
    /// Where the app and its code post notifications.
    let notifications = NotificationCenter()
    /// Virtual time and deferred work.
    public let runLoop: SimulatedRunLoop
    public private(set) var application: UIApplication!
    public private(set) var screen: UIScreen!
    public private(set) var window: UIWindow!
    /// Where in the log that exception stands.
    public internal(set) var pendingExceptionEvent: Int?

    private init(_ configuration: Configuration) {
        device = configuration.device
        misusePolicy = configuration.misusePolicy
        let recorder = EventRecorder()
        let layout = LayoutPass(recorder: recorder)
        let deferred = DeferredWork(recorder: recorder)
        link = .reserve()
        link.fill(
            with: SimulatorCore(
                recorder: recorder, layout: layout, deferred: deferred,
                systemVersion: configuration.systemVersion,
                screenTraits: configuration.device.traits(in: .portrait)))
        dispatch = CallbackDispatch(recorder: recorder)
        runLoop = SimulatedRunLoop(
            recorder: recorder, layout: layout, deferred: deferred)
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
        mainScene = UIWindowScene()
        mainScene.activationState = .foregroundActive
        mainScene.add(window)
        setName("app", of: application)
        setName("window", of: window)
        setName("scene", of: mainScene)
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
        notifications.removeAll()
        screenTransition = nil
        application.delegate = nil
        otherScenes = []
        interactiveTransitions = []
        movers = []
        customTransitions = []
        for presentation in presentations { presentation.unlink() }
        layout.engine = nil
        window.rootViewController = nil
        window = nil
        mainScene = nil
        application = nil
        screen = nil
    }

    /// Puts the present world aside while `body` makes worlds of its own. Afterwards the present one
    /// is current again, and nothing happened to it; what `body` has left is dropped.
    public static func settingAside<Result>(_ body: () -> Result) -> Result {
        let kept = world
        world = nil
        let result = body()
        let left = world
        left?.dropUnlessKept()
        world = kept
        return withExtendedLifetime(left) { result }
    }

    // MARK: Objects

    /// Gives an object its id.
    func register(
        className: @autoclosure () -> String, key: ObjectIdentifier, kind: ObjectKind
    ) -> ObjectID {
        let index = classIndex(key, className())
        return recorder.withObjects { $0.add(classIndex: index, kind: kind) }
    }

    /// Gives an object its id under the name of a class that is not its own.
    func register(className: String, kind: ObjectKind, owner: ObjectID) -> ObjectID {
        recorder.withObjects {
            let index = $0.classIndex(named: className)
            return $0.add(classIndex: index, kind: kind, owner: owner)
        }
    }

    /// The class that the next object is of, where a script defines it.
    func takeClassOfNextObject() -> (name: String, key: ObjectIdentifier)? {
        guard classOfNextObject != nil else { return nil }
        defer { classOfNextObject = nil }
        return classOfNextObject
    }

    private func classIndex(_ key: ObjectIdentifier, _ name: @autoclosure () -> String) -> UInt16 {
        for known in classes where known.key == key { return known.index }
        let name = name()
        let index = recorder.withObjects { $0.classIndex(named: name) }
        classes.append((key, index))
        return index
    }

    /// The id of an object of this world; `none` for anything else.
    public func objectID(of object: AnyObject) -> ObjectID {
        guard let receiver = callbackReceiver(object), receiver.simulator === self else {
            return .none
        }
        return receiver.objectID
    }

    /// By their classes: a cast to the protocol would look through all that the program conforms to
    /// before the first prompt.
    private func callbackReceiver(_ object: AnyObject) -> (any CallbackReceiver)? {
        if let responder = object as? UIResponder { return responder }
        if let recognizer = object as? UIGestureRecognizer { return recognizer }
        if let manager = object as? CLLocationManager { return manager }
        return object as? UIPresentationController
    }

    /// Names an object in the log; only its first name counts.
    public func setName(_ name: String, of object: AnyObject) {
        let id = objectID(of: object)
        guard id != .none else { return }
        recorder.withObjects { $0.setName(name, for: id) }
        if let view = object as? UIView { view.core.isLogged = true }
        guard let controller = object as? UIViewController else { return }
        controller.core.isNamed = true
        controller.storedView?.core.isLogged = true
    }

    // MARK: The log

    /// All events so far. Do not keep it: the next event would copy it whole.
    public var log: EventLog { recorder.log }

    /// The name that the log gives an object.
    package func name(of id: ObjectID) -> String { recorder.name(of: id) }

    /// Lends the log in place to someone who only looks: a copy would count a dozen references.
    package func withLog(_ body: (inout EventLog) -> Void) { recorder.withLog(body) }

    /// The step that events belong to.
    public var step: UInt32 {
        get { recorder.step }
        set { recorder.step = newValue }
    }

    /// False while steps are repeated whose events are in the log already.
    public var isRecording: Bool {
        get { recorder.isRecording }
        set { recorder.isRecording = newValue }
    }

    /// The index of the next event; to be set before each step while nothing is recorded.
    public var nextSequence: Int {
        get { recorder.nextSequence }
        set { recorder.nextSequence = newValue }
    }

    /// Drops every event from `count` on.
    public func truncateLog(to count: Int) { recorder.truncate(to: count) }

    /// Takes over the first `count` events of a world whose steps this one has repeated.
    public func adoptLog(_ log: EventLog, upTo count: Int) { recorder.adopt(log, upTo: count) }

    /// Called after the method of every callback has run.
    public var callbackObserver: ((ObjectID, AnyObject, Callback) -> Void)? {
        get { recorder.observer }
        set { recorder.observer = newValue }
    }

    /// Records a call of user code and makes it the cause of what follows until `endCall`.
    public func recordCall(_ form: CallForm, on receiver: ObjectID, _ argument: ObjectID = .none) {
        recorder.beginCall(recorder.record(.call, receiver, .call(form, argument), rule: nil))
    }

    /// Records a call that has no form of its own, in Swift's spelling.
    public func recordCall(_ text: String, on receiver: ObjectID) {
        recorder.beginCall(recorder.record(.call, receiver, text: text, rule: nil))
    }

    /// Ends the innermost recorded call.
    public func endCall() { recorder.endCall() }

    /// Writes a mark.
    public func recordMark(_ name: String?) {
        _ = recorder.record(
            .mark, .none, text: name.map { "mark \($0)" } ?? "mark", rule: nil)
    }

    // MARK: Time

    /// Virtual time in seconds since the world began.
    public var now: Double { recorder.now }

    /// Whether nothing is left to do.
    public var isIdle: Bool { runLoop.isIdle }

    /// Runs turns and timers until nothing is left to do; false where code kept the loop busy for ever.
    @discardableResult
    public func runUntilIdle() -> Bool {
        defer { endTimedMovements() }
        return runLoop.runUntilIdle()
    }

    /// Lets virtual time pass.
    public func advance(by seconds: Double) { runLoop.advance(by: seconds) }

    /// One turn of the run loop.
    public func runTurn() { runLoop.runTurn() }

    /// Runs a block in the next turn.
    public func performLater(_ work: @escaping @MainActor () -> Void) { runLoop.perform(work) }
}
