import HierarchyRecords

extension Simulator {
    /// All events so far. Do not keep the value, because the next event would copy the whole log.
    public var log: EventLog { recorder.log }

    /// Calls `body` with the log in place, which must only read it. A copy would count a dozen
    /// references.
    package func withLog(_ body: (inout EventLog) -> Void) { recorder.withLog(body) }

    /// How many objects the world has made.
    package var objectCount: Int { recorder.objectCount }

    /// The step that events belong to.
    public var step: UInt32 {
        get { recorder.step }
        set { recorder.step = newValue }
    }

    /// False while steps are replayed whose events are in the log already.
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

    /// Records a call of a method by a statement, in Swift's spelling; `method` is its base name, and
    /// `caller` the code of a class that the statement stands in.
    public func recordCall(
        _ text: String, of method: String, by caller: CallingCode?, on receiver: ObjectID
    ) {
        recorder.beginCall(recorder.recordCall(text, of: method, by: caller, on: receiver))
    }

    /// Ends the innermost recorded call.
    public func endCall() { recorder.endCall() }

    /// Writes a mark.
    public func recordMark(_ name: String?) {
        _ = recorder.record(
            .mark, .none, text: name.map { "mark \($0)" } ?? "mark", rule: nil)
    }
}
