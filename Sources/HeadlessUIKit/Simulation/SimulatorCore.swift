import HierarchyRecords

/// Leads to a world's state.
typealias SimulatorLink = Link<SimulatorCore>

/// The state of a world that every move, layout and appearance reads.
struct SimulatorCore {
    let recorder: EventRecorder
    let dispatch: CallbackDispatch
    let layout: LayoutPass
    let deferred: DeferredWork
    var version: SystemVersion
    /// Its major part.
    var systemVersion: Int { version.major }
    var screenTraits: TraitValues
    /// The traits that the window overrides.
    var windowOverrides = TraitValues()
    /// The trait overrides of the window's scene (T21).
    var sceneOverrides = TraitValues()
    /// Whether a view has ever overridden a trait, and whether a trait of the app's own has ever
    /// been set. Until then both need not be searched.
    var hasViewOverrides = false
    var hasOwnTraits = false
    /// The ends of the list of all living controllers, in the order in which they were made.
    var firstController: ControllerLink?
    var lastController: ControllerLink?
    /// Whether there has ever been a first responder.
    var hasFirstResponder = false
    let misusePolicy: MisusePolicy
    var pendingException: Misuse? { didSet { noteStop() } }
    /// The index of the event of that exception in the log.
    var pendingExceptionEvent: Int?
    /// Whether the world stands still in the middle of a call, so that it can be looked at.
    var isFrozen = false { didSet { noteStop() } }
    /// Whether the world is stopped, by an exception or because it is frozen.
    private(set) var isStopped = false

    private mutating func noteStop() { isStopped = pendingException != nil || isFrozen }
}

extension Simulator {
    /// The system that is simulated.
    public var version: SystemVersion {
        get { core.version }
        set { core.version = newValue }
    }

    /// Its major part; where it is set, the last system of that number is simulated.
    public var systemVersion: Int {
        get { core.systemVersion }
        set { core.version = SystemVersion(newValue) }
    }

    /// The exception that was raised. Until it is cleared, no event is recorded.
    public internal(set) var pendingException: Misuse? {
        get { core.pendingException }
        set { link.aside.pendingException = newValue }
    }

    /// The index of its event in the log.
    public internal(set) var pendingExceptionEvent: Int? {
        get { core.pendingExceptionEvent }
        set { link.aside.pendingExceptionEvent = newValue }
    }

    /// What happens when a UIKit contract is broken.
    public var misusePolicy: MisusePolicy { core.misusePolicy }

    /// Stops the world, as an exception does, until `thaw` is called.
    package func freeze() {
        link.aside.isFrozen = true
        recorder.isStopped = true
    }

    /// Lets the world continue after `freeze`.
    package func thaw() {
        link.aside.isFrozen = false
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
