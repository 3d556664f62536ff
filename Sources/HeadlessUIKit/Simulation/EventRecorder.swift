import HierarchyRecords

/// Writes the log: it numbers events, stamps them with step, time, depth and cause.
///
/// Every object that records has a copy; all copies share one state, which the simulator frees. In
/// a class, exclusivity checks and reference counting would cost more than the recording itself.
@MainActor
struct EventRecorder: AsideLinkOwner {
    /// The innermost callback that is running.
    struct Frame {
        var object = ObjectID.none
        var callback = Callback.mark
        var reachedSuper = true
        var runner = Runner.method

        init() {}

        init(_ object: ObjectID, _ callback: Callback, _ runner: Runner) {
            (self.object, self.callback, self.runner) = (object, callback, runner)
            reachedSuper = false
        }
    }

    /// What runs in a frame.
    enum Runner {
        /// The open method, or UIKit's own implementation of it.
        case method
        case behaviour
        /// What a behaviour calls as its `super`, until that is reached.
        case superCall
    }

    /// What is in it is told by the log, or is there while a callback runs; so its changes are not counted.
    struct Core {
        fileprivate var log = EventLog()
        /// The number of events in the log; `waiting` has more.
        fileprivate var logCount = 0
        fileprivate var waiting = WaitingEvents()
        fileprivate var step: UInt32 = 0
        fileprivate var now = 0.0
        fileprivate var depth: UInt16 = 0
        fileprivate var cause: Int32 = -1
        fileprivate var isRecording = true
        fileprivate var nextSequence = 0
        fileprivate var isStopped = false
        fileprivate var missed = 0
        fileprivate var frame = Frame()
        /// For each recorded call that is running, the cause that was valid before it.
        fileprivate var calls: [Int32] = []
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

    /// Frees the state. Must be called once, after which no copy may be used.
    func free() {
        core.waiting.free()
        link.free()
    }

    var log: EventLog {
        writeWaiting()
        return core.log
    }

    /// The name of an object. Does not copy the log.
    func name(of id: ObjectID) -> String { core.log.objects.name(id) }

    /// How many objects have an id. Does not copy the log.
    var objectCount: Int { core.log.objects.records.count }

    /// Calls `body` with the log in place, without a copy. `body` must only read it.
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

    /// While this is false, events are numbered and not kept: steps are replayed whose events are
    /// in the log already.
    var isRecording: Bool {
        get { core.isRecording }
        nonmutating set { core.isRecording = newValue }
    }

    /// The index of the next event.
    var nextSequence: Int {
        get { core.nextSequence }
        nonmutating set { core.nextSequence = newValue }
    }

    /// Nothing is recorded while this is true, as after an exception, which would have ended the
    /// app.
    var isStopped: Bool {
        get { core.isStopped }
        nonmutating set { core.isStopped = newValue }
    }

    /// How many events were not recorded because everything was stopped.
    var missed: Int { core.missed }

    var frame: Frame {
        get { core.frame }
        nonmutating set { core.frame = newValue }
    }

    /// Called after the method of each callback has run; it runs the commands of `on`.
    var observer: ((ObjectID, AnyObject, Callback) -> Void)? {
        get { core.observer }
        nonmutating set { core.observer = newValue }
    }

    /// Whether there is an observer of callbacks.
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
        // Most callers pass a literal argument, which the compiler packs when it inlines this.
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

    /// The index of the next event, and whether it goes into the log.
    @inline(__always)
    private func nextIndex() -> (index: Int32, isKept: Bool) {
        if core.isStopped {
            core.missed &+= 1
            return (core.cause, false)
        }
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

    /// Appends an event to the log itself, if it cannot be packed.
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

    /// Records a warning, with the objects that it names beside the one that it is about.
    func recordWarning(
        _ misuse: Misuse, about object: ObjectID, naming others: [ObjectID]
    ) {
        guard isRecording, !isStopped else {
            _ = record(.warning, object, rule: misuse.rule)
            return
        }
        let index = core.log.store(warning: misuse.text, naming: others)
        _ = record(.warning, object, .text(index), rule: misuse.rule)
    }

    /// Records a call of a method by a statement.
    func recordCall(
        _ text: String, of method: String, by caller: CallingCode?, on receiver: ObjectID
    ) -> Int32 {
        guard isRecording, !isStopped else { return record(.call, receiver, rule: nil) }
        let index = core.log.store(call: text, of: method, by: caller)
        return record(.call, receiver, .text(index), rule: nil)
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

    /// The id that the next object will have.
    var nextObject: ObjectID { core.log.objects.next }

    /// Changes the names and classes of objects in the log.
    func withObjects<Result>(_ change: (inout ObjectDirectory) -> Result) -> Result {
        Changes.note()
        return change(&core.log.objects)
    }

    /// Drops every event from `count` on.
    func truncate(to count: Int) {
        writeWaiting()
        core.log.truncate(to: count)
        begin(at: count)
    }

    /// Takes over the first `count` events of a world whose steps this one has repeated.
    func adopt(_ other: EventLog, upTo count: Int) {
        var adopted = other
        adopted.truncate(to: count)
        adopted.takeObjects(from: log)
        core.log = adopted
        begin(at: count)
    }

    /// Continues behind the events that are in the log.
    private func begin(at count: Int) {
        core.logCount = core.log.count
        beginMoment()
        nextSequence = count
    }
}
