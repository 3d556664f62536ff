import HierarchyRecords

/// Writes the log: it numbers events, stamps them with step, time, depth and cause.
///
/// Its state stands behind one pointer that everybody copies: the exclusivity checks and reference
/// counts of an object would cost more than everything else it does. The simulator frees it.
@MainActor
struct EventRecorder {
    /// The callback that runs innermost.
    struct Frame {
        var object = ObjectID.none
        var callback = Callback.mark
        var reachedSuper = true
        /// Whether an override that a script defines has begun to run.
        var isEntered = false
    }

    private struct State {
        var log = EventLog()
        /// The events in the log, without those that wait to go there.
        var logCount = 0
        /// Events that go to the log together, which costs a fraction of doing it one by one.
        let waiting = UnsafeMutablePointer<PackedEvent>.allocate(capacity: EventRecorder.room)
        var waitingCount = 0
        var step: UInt32 = 0
        var now = 0.0
        var depth: UInt16 = 0
        var cause: Int32 = -1
        var isRecording = true
        var nextSequence = 0
        var isStopped = false
        var frame = Frame()
        /// The causes around the calls that are running.
        var calls: [Int32] = []
        var override: (() -> Void)?
        var observer: ((ObjectID, AnyObject, Callback) -> Void)?
    }

    /// How many events wait at most: more than most steps have.
    private nonisolated static let room = 64

    private let state = UnsafeMutablePointer<State>.allocate(capacity: 1)

    init() {
        state.initialize(to: State())
        beginMoment()
    }

    /// To be called once, when nothing can record any more.
    func free() {
        state.pointee.waiting.deallocate()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    var log: EventLog {
        writeWaiting()
        return state.pointee.log
    }

    /// The name of an object, without a copy of the log.
    func name(of id: ObjectID) -> String { state.pointee.log.objects.name(id) }

    /// Lends the log in place, to be read only.
    func withLog(_ body: (inout EventLog) -> Void) {
        writeWaiting()
        body(&state.pointee.log)
    }

    private func writeWaiting() {
        guard state.pointee.waitingCount > 0 else { return }
        state.pointee.log.append(
            UnsafeBufferPointer(start: state.pointee.waiting, count: state.pointee.waitingCount))
        state.pointee.logCount += state.pointee.waitingCount
        state.pointee.waitingCount = 0
    }

    /// The step that events belong to.
    var step: UInt32 {
        get { state.pointee.step }
        nonmutating set {
            state.pointee.step = newValue
            beginMoment()
        }
    }

    /// Virtual time in seconds.
    var now: Double {
        get { state.pointee.now }
        nonmutating set {
            state.pointee.now = newValue
            beginMoment()
        }
    }

    private func beginMoment() {
        writeWaiting()
        state.pointee.log.begin(step: state.pointee.step, time: state.pointee.now)
    }

    /// The index of the event that causes what happens now; -1 for the step itself.
    var cause: Int32 {
        get { state.pointee.cause }
        nonmutating set { state.pointee.cause = newValue }
    }

    /// While false, events are counted and not kept: a replay of steps that are in the log already.
    var isRecording: Bool {
        get { state.pointee.isRecording }
        nonmutating set { state.pointee.isRecording = newValue }
    }

    /// The index of the next event.
    var nextSequence: Int {
        get { state.pointee.nextSequence }
        nonmutating set { state.pointee.nextSequence = newValue }
    }

    /// After an exception an app would be gone: nothing more is recorded.
    var isStopped: Bool {
        get { state.pointee.isStopped }
        nonmutating set { state.pointee.isStopped = newValue }
    }

    var frame: Frame {
        get { state.pointee.frame }
        nonmutating set { state.pointee.frame = newValue }
    }

    /// What is to run in the place of UIKit's own implementation, which logs the callback first.
    var override: (() -> Void)? {
        get { state.pointee.override }
        nonmutating set { state.pointee.override = newValue }
    }

    /// The waiting override, once.
    func takeOverride() -> (() -> Void)? {
        guard state.pointee.override != nil else { return nil }
        defer { state.pointee.override = nil }
        return state.pointee.override
    }

    /// Called when the method of a callback has run: the commands that `on` hangs there.
    var observer: ((ObjectID, AnyObject, Callback) -> Void)? {
        get { state.pointee.observer }
        nonmutating set { state.pointee.observer = newValue }
    }

    /// Whether something wants to hear of callbacks.
    var isObserved: Bool { state.pointee.observer != nil }

    func observe(_ object: some CallbackReceiver, _ callback: Callback) {
        if state.pointee.observer != nil {
            state.pointee.observer?(object.objectID, object, callback)
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
        if state.pointee.isStopped { return (state.pointee.cause, false) }
        let index = state.pointee.nextSequence
        state.pointee.nextSequence = index &+ 1
        return (Int32(truncatingIfNeeded: index), state.pointee.isRecording)
    }

    @inline(__always)
    private func keep(
        _ callback: Callback, _ object: ObjectID, _ argument: PackedArgument, rule: RuleID?
    ) {
        let cause = Int(state.pointee.cause)
        let count = state.pointee.waitingCount
        let distance = cause < 0 ? 0 : state.pointee.logCount &+ count &- cause
        if distance != 0 || cause < 0,
            let packed = PackedEvent(
                callback, object, argument, rule: rule, depth: state.pointee.depth,
                distance: distance)
        {
            state.pointee.waiting.advanced(by: count).initialize(to: packed)
            state.pointee.waitingCount = count &+ 1
            if count &+ 1 == Self.room { writeWaiting() }
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
        state.pointee.log.append(
            callback, object, argument, rule: rule, depth: state.pointee.depth,
            cause: state.pointee.cause)
        state.pointee.logCount += 1
    }

    /// Records an event that carries a text.
    func record(_ callback: Callback, _ object: ObjectID, text: String, rule: RuleID?) -> Int32 {
        guard isRecording, !isStopped else { return record(callback, object, rule: rule) }
        return record(callback, object, .text(state.pointee.log.store(text: text)), rule: rule)
    }

    /// Records an event and makes it the cause of what `body` does.
    func nest(
        _ callback: Callback, _ object: ObjectID, _ argument: EventArgument, rule: RuleID?,
        body: () -> Void
    ) {
        let outer = state.pointee.cause
        state.pointee.cause = record(callback, object, argument, rule: rule)
        state.pointee.depth &+= 1
        body()
        state.pointee.depth &-= 1
        state.pointee.cause = outer
    }

    /// Makes the event at the index, a call, the cause of what follows until `endCall`.
    func beginCall(_ index: Int32) {
        state.pointee.calls.append(state.pointee.cause)
        state.pointee.cause = index
    }

    /// Ends the innermost call.
    func endCall() { state.pointee.cause = state.pointee.calls.popLast() ?? -1 }

    /// The argument that stands for a trait collection.
    func argument(_ traits: TraitValues?) -> EventArgument {
        isRecording ? .traits(state.pointee.log.store(traits: traits)) : .none
    }

    /// The argument that stands for a text.
    func argument(text: String) -> EventArgument {
        isRecording ? .text(state.pointee.log.store(text: text)) : .none
    }

    /// Changes names and classes.
    func withObjects<Result>(_ change: (inout ObjectDirectory) -> Result) -> Result {
        change(&state.pointee.log.objects)
    }

    /// Drops every event from `count` on.
    func truncate(to count: Int) {
        writeWaiting()
        state.pointee.log.truncate(to: count)
        begin(at: count)
    }

    /// Takes over the events of a world that this one repeats.
    func adopt(_ other: EventLog, upTo count: Int) {
        var adopted = other
        adopted.truncate(to: count)
        adopted.takeObjects(from: log)
        state.pointee.log = adopted
        begin(at: count)
    }

    /// Goes on behind the events that the log has kept.
    private func begin(at count: Int) {
        state.pointee.logCount = state.pointee.log.count
        beginMoment()
        nextSequence = count
    }
}
