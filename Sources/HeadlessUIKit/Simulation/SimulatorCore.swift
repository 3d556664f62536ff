import HierarchyRecords

/// Leads to a world's state without counting references.
typealias SimulatorLink = UnsafeMutablePointer<SimulatorCore>

/// The state of a world that every move, layout and appearance asks for. It stands behind a constant
/// pointer, so that reading it costs no exclusivity check. The simulator frees it.
struct SimulatorCore {
    let recorder: EventRecorder
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
    var pendingException: Misuse? { didSet { noteStop() } }
    /// Somebody looks at the world in the middle of a call.
    var isFrozen = false { didSet { noteStop() } }
    /// Whether an exception stopped the world, or somebody who looks at it.
    private(set) var isStopped = false

    private mutating func noteStop() { isStopped = pendingException != nil || isFrozen }
}

extension Simulator {
    /// The major system version that is simulated.
    public var systemVersion: Int {
        get { core.pointee.systemVersion }
        set { core.pointee.systemVersion = newValue }
    }

    /// The exception that was raised; until it is cleared nothing more is recorded.
    public internal(set) var pendingException: Misuse? {
        get { core.pointee.pendingException }
        set { core.pointee.pendingException = newValue }
    }

    /// From now on nothing more happens, as after an exception, until `thaw`.
    package func freeze() {
        core.pointee.isFrozen = true
        recorder.isStopped = true
    }

    /// Lets the world go on after `freeze`.
    package func thaw() {
        core.pointee.isFrozen = false
        recorder.isStopped = isStopped
    }

    /// Whether an exception was raised that was not cleared yet, or the world is frozen.
    public var isStopped: Bool { core.pointee.isStopped }

    var screenTraits: TraitValues {
        get { core.pointee.screenTraits }
        set { core.pointee.screenTraits = newValue }
    }

    var recorder: EventRecorder { core.pointee.recorder }
    var layout: LayoutPass { core.pointee.layout }
}
