import HierarchyRecords

/// Writes the log: it numbers events, stamps them with step, time, depth and cause.
///
/// Whoever records copies it: all copies share the state behind one link, which the simulator frees.
/// The exclusivity checks and reference counts of a class would cost more than all that it does.
@MainActor
struct EventRecorder: LinkOwner {
    /// The callback that runs innermost.
    struct Frame {
        var object = ObjectID.none
        var callback = Callback.mark
        var reachedSuper = true
        /// Whether an override that a script defines has begun to run.
        var isEntered = false
    }

    struct Core {
        fileprivate var log = EventLog()
        /// The events in the log, without those that wait to go there.
        fileprivate var logCount = 0
        fileprivate var waiting = WaitingEvents()
        fileprivate var step: UInt32 = 0
        fileprivate var now = 0.0
        fileprivate var depth: UInt16 = 0
        fileprivate var cause: Int32 = -1
        fileprivate var isRecording = true
        fileprivate var nextSequence = 0
        fileprivate var isStopped = false
        fileprivate var frame = Frame()
        /// The causes around the calls that are running.
        fileprivate var calls: [Int32] = []
        fileprivate var override: (() -> Void)?
        fileprivate var observer: ((ObjectID, AnyObject, Callback) -> Void)?

        fileprivate mutating func writeWaiting() {
            logCount += waiting.count
            waiting.move(to: &log)
        }
    }

    let link = Link<Core>.reserve()

    init() {
        link.fill(with: Core())
        beginMoment()
    }

    /// To be called once, when nothing can record any more.
    func free() {
        core.waiting.free()
        link.free()
    }

    var log: EventLog {
        writeWaiting()
        return core.log
    }

    /// The name of an object, without a copy of the log.
    func name(of id: ObjectID) -> String { core.log.objects.name(id) }

    /// Lends the log in place, to be read only.
    func withLog(_ body: (inout EventLog) -> Void) {
        writeWaiting()
        body(&core.log)
    }

    private func writeWaiting() {
        if core.waiting.count > 0 { core.writeWaiting() }
    }

    /// The step that events belong to.
    var step: UInt32 {
        get { core.step }
        nonmutating set {
            core.step = newValue
            beginMoment()
        }
    }

    /// Virtual time in seconds.
    var now: Double {
        get { core.now }
        nonmutating set {
            core.now = newValue
            beginMoment()
        }
    }

    private func beginMoment() {
        writeWaiting()
        core.log.begin(step: core.step, time: core.now)
    }

    /// The index of the event that causes what happens now; -1 for the step itself.
    var cause: Int32 {
        get { core.cause }
        nonmutating set { core.cause = newValue }
    }

    /// While false, events are counted and not kept: a replay of steps that are in the log already.
    var isRecording: Bool {
        get { core.isRecording }
        nonmutating set { core.isRecording = newValue }
    }

    /// The index of the next event.
    var nextSequence: Int {
        get { core.nextSequence }
        nonmutating set { core.nextSequence = newValue }
    }

    /// After an exception an app would be gone: nothing more is recorded.
    var isStopped: Bool {
        get { core.isStopped }
        nonmutating set { core.isStopped = newValue }
    }

    var frame: Frame {
        get { core.frame }
        nonmutating set { core.frame = newValue }
    }

    /// What is to run in the place of UIKit's own implementation, which logs the callback first.
    var override: (() -> Void)? {
        get { core.override }
        nonmutating set { core.override = newValue }
    }

    /// The waiting override, once.
    func takeOverride() -> (() -> Void)? {
        guard core.override != nil else { return nil }
        defer { core.override = nil }
        return core.override
    }

    /// Called when the method of a callback has run: the commands that `on` hangs there.
    var observer: ((ObjectID, AnyObject, Callback) -> Void)? {
        get { core.observer }
        nonmutating set { core.observer = newValue }
    }

    /// Whether something wants to hear of callbacks.
    var isObserved: Bool { core.observer != nil }

    func observe(_ object: some CallbackReceiver, _ callback: Callback) {
        if core.observer != nil {
            core.observer?(object.objectID, object, callback)
        }
    }

    /// Records an event and returns its index.
    @inline(__always) @discardableResult
    func record(
        _ callback: Callback, _ object: ObjectID, _ argument: EventArgument = .none, rule: RuleID?
    ) -> Int32 {
        // Most arguments are written where they are passed, and so are packed when this is compiled.
        if let packed = PackedArgument(argument) {
            return record(callback, object, packed, rule: rule)
        }
        let (index, isKept) = nextIndex()
        if isKept { keepAtOnce(callback, object, argument, rule: rule) }
        return index
    }

    @inline(never)
    private func record(
        _ callback: Callback, _ object: ObjectID, _ argument: PackedArgument, rule: RuleID?
    ) -> Int32 {
        let (index, isKept) = nextIndex()
        if isKept { keep(callback, object, argument, rule: rule) }
        return index
    }

    /// The index of the event that comes, and whether the log takes it.
    @inline(__always)
    private func nextIndex() -> (index: Int32, isKept: Bool) {
        if core.isStopped { return (core.cause, false) }
        let index = core.nextSequence
        core.nextSequence = index &+ 1
        return (Int32(truncatingIfNeeded: index), core.isRecording)
    }

    @inline(__always)
    private func keep(
        _ callback: Callback, _ object: ObjectID, _ argument: PackedArgument, rule: RuleID?
    ) {
        let cause = Int(core.cause)
        let count = core.waiting.count
        let distance = cause < 0 ? 0 : core.logCount &+ count &- cause
        if distance != 0 || cause < 0,
            let packed = PackedEvent(
                callback, object, argument, rule: rule, depth: core.depth,
                distance: distance)
        {
            core.waiting.append(packed)
            if core.waiting.isFull { writeWaiting() }
        } else {
            keepAtOnce(callback, object, argument.argument, rule: rule)
        }
    }

    /// For what does not fit where the others wait.
    @inline(never)
    private func keepAtOnce(
        _ callback: Callback, _ object: ObjectID, _ argument: EventArgument, rule: RuleID?
    ) {
        writeWaiting()
        core.log.append(
            callback, object, argument, rule: rule, depth: core.depth,
            cause: core.cause)
        core.logCount += 1
    }

    /// Records an event that carries a text.
    func record(_ callback: Callback, _ object: ObjectID, text: String, rule: RuleID?) -> Int32 {
        guard isRecording, !isStopped else { return record(callback, object, rule: rule) }
        return record(callback, object, .text(core.log.store(text: text)), rule: rule)
    }

    /// Records an event and makes it the cause of what `body` does.
    func nest(
        _ callback: Callback, _ object: ObjectID, _ argument: EventArgument, rule: RuleID?,
        body: () -> Void
    ) {
        let outer = core.cause
        core.cause = record(callback, object, argument, rule: rule)
        core.depth &+= 1
        body()
        core.depth &-= 1
        core.cause = outer
    }

    /// Makes the event at the index, a call, the cause of what follows until `endCall`.
    func beginCall(_ index: Int32) {
        core.calls.append(core.cause)
        core.cause = index
    }

    /// Ends the innermost call.
    func endCall() { core.cause = core.calls.popLast() ?? -1 }

    /// The argument that stands for a trait collection.
    func argument(_ traits: TraitValues?) -> EventArgument {
        isRecording ? .traits(core.log.store(traits: traits)) : .none
    }

    /// The argument that stands for a text.
    func argument(text: String) -> EventArgument {
        isRecording ? .text(core.log.store(text: text)) : .none
    }

    /// Changes names and classes.
    func withObjects<Result>(_ change: (inout ObjectDirectory) -> Result) -> Result {
        change(&core.log.objects)
    }

    /// Drops every event from `count` on.
    func truncate(to count: Int) {
        writeWaiting()
        core.log.truncate(to: count)
        begin(at: count)
    }

    /// Takes over the events of a world that this one repeats.
    func adopt(_ other: EventLog, upTo count: Int) {
        var adopted = other
        adopted.truncate(to: count)
        adopted.takeObjects(from: log)
        core.log = adopted
        begin(at: count)
    }

    /// Goes on behind the events that the log has kept.
    private func begin(at count: Int) {
        core.logCount = core.log.count
        beginMoment()
        nextSequence = count
    }
}
