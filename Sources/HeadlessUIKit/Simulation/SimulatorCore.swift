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
    var pendingException: Misuse? { didSet { isStopped = pendingException != nil } }
    /// Whether an exception stopped the world.
    private(set) var isStopped = false
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

    /// Whether an exception was raised that was not cleared yet.
    public var isStopped: Bool { core.pointee.isStopped }

    var screenTraits: TraitValues {
        get { core.pointee.screenTraits }
        set { core.pointee.screenTraits = newValue }
    }

    var recorder: EventRecorder { core.pointee.recorder }
    var layout: LayoutPass { core.pointee.layout }
}
