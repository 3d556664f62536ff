import HierarchyRecords

/// Writes the log: it numbers events, stamps them with step, time, depth and cause.
@MainActor
final class EventRecorder {
    private(set) var log = EventLog()
    /// The step that events belong to.
    var step: UInt32 = 0
    /// Virtual time in seconds.
    var now: Double = 0
    /// How many callbacks are running.
    var depth: UInt16 = 0
    /// The index of the event that causes what happens now; -1 for the step itself.
    var cause: Int32 = -1
    /// While false, events are counted and not kept: a replay of steps that are in the log already.
    var isRecording = true
    /// The index of the next event.
    var nextSequence = 0
    /// After an exception an app would be gone: nothing more is recorded.
    var isStopped = false

    /// Records an event and returns its index.
    func record(
        _ callback: Callback, _ object: ObjectID, _ argument: EventArgument = .none, rule: RuleID?
    ) -> Int32 {
        if isStopped { return cause }
        let index = Int32(truncatingIfNeeded: nextSequence)
        nextSequence += 1
        if isRecording {
            log.append(
                Event(
                    callback, object, argument, rule: rule, step: step, time: now, depth: depth,
                    cause: cause))
        }
        return index
    }

    /// Records an event that carries a text.
    func record(_ callback: Callback, _ object: ObjectID, text: String, rule: RuleID?) -> Int32 {
        guard isRecording, !isStopped else { return record(callback, object, rule: rule) }
        return record(callback, object, .text(log.store(text: text)), rule: rule)
    }

    /// The argument that stands for a trait collection.
    func argument(_ traits: TraitValues?) -> EventArgument {
        isRecording ? .traits(log.store(traits: traits)) : .none
    }

    /// Changes names and classes.
    func withObjects<Result>(_ change: (inout ObjectDirectory) -> Result) -> Result {
        change(&log.objects)
    }

    /// Drops every event from `count` on.
    func truncate(to count: Int) {
        log.truncate(to: count)
        nextSequence = count
    }

    /// Takes over the events of a world that this one repeats.
    func adopt(_ other: EventLog, upTo count: Int) {
        var adopted = other
        adopted.truncate(to: count)
        adopted.takeObjects(from: log)
        log = adopted
        nextSequence = count
    }
}
