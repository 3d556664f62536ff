import HierarchyRecords

/// Leads to a world's state.
typealias SimulatorLink = Link<SimulatorCore>

/// The state of a world that every move, layout and appearance asks for.
struct SimulatorCore {
    let recorder: EventRecorder
    let dispatch: CallbackDispatch
    let layout: LayoutPass
    let deferred: DeferredWork
    var systemVersion: Int
    var screenTraits: TraitValues
    /// What the window overrides of the screen's.
    var windowOverrides = TraitValues()
    /// Whether any view ever overrode a trait, and whether anybody set one that no number holds:
    /// until then nobody looks for them.
    var hasViewOverrides = false
    var hasOwnTraits = false
    /// Every living controller, in the order in which they were made.
    var firstController: ControllerLink?
    var lastController: ControllerLink?
    /// Whether any responder was ever the first.
    var hasFirstResponder = false
    let misusePolicy: MisusePolicy
    var pendingException: Misuse? { didSet { noteStop() } }
    /// Where in the log that exception stands.
    var pendingExceptionEvent: Int?
    /// Somebody looks at the world in the middle of a call.
    var isFrozen = false { didSet { noteStop() } }
    /// Whether an exception stopped the world, or somebody who looks at it.
    private(set) var isStopped = false

    private mutating func noteStop() { isStopped = pendingException != nil || isFrozen }
}

extension Simulator {
    /// The major system version that is simulated.
    public var systemVersion: Int {
        get { core.systemVersion }
        set { core.systemVersion = newValue }
    }

    /// The exception that was raised; until it is cleared nothing more is recorded.
    public internal(set) var pendingException: Misuse? {
        get { core.pendingException }
        set { core.pendingException = newValue }
    }

    /// The index of its event in the log.
    public internal(set) var pendingExceptionEvent: Int? {
        get { core.pendingExceptionEvent }
        set { core.pendingExceptionEvent = newValue }
    }

    /// What happens when a UIKit contract is broken.
    public var misusePolicy: MisusePolicy { core.misusePolicy }

    /// From now on nothing more happens, as after an exception, until `thaw`.
    package func freeze() {
        core.isFrozen = true
        recorder.isStopped = true
    }

    /// Lets the world go on after `freeze`.
    package func thaw() {
        core.isFrozen = false
        recorder.isStopped = isStopped
    }

    /// Whether an exception was raised that was not cleared yet, or the world is frozen.
    public var isStopped: Bool { core.isStopped }

    var screenTraits: TraitValues {
        get { core.screenTraits }
        set { core.screenTraits = newValue }
    }

    var recorder: EventRecorder { core.recorder }
    var layout: LayoutPass { core.layout }
    var dispatch: CallbackDispatch { core.dispatch }
}
