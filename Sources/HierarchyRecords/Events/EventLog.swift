/// All events of a world, with the tables that their ids and indices point into.
public struct EventLog: Sendable {
    public internal(set) var events = EventList()
    public private(set) var texts: [String] = []
    public private(set) var traits: [TraitValues] = []
    /// The methods that statements called, by the texts of the calls.
    private var calledMethods = TextNotes<String>()
    /// The code that made calls, where that is a class's, by the texts of the calls.
    private var callers = TextNotes<CallingCode>()
    /// The objects that warnings name beside the one that they are about, by the warnings' texts.
    private var namedObjects = TextNotes<[ObjectID]>()
    public var objects = ObjectDirectory()

    /// An empty log.
    public init() {}

    /// The number of events, and so the index of the next.
    public var count: Int { events.count }

    /// Appends an event.
    public mutating func append(_ event: Event) { events.append(event) }

    /// Says in which step and when the events happen that `append(_:_:_:rule:depth:cause:)` appends
    /// from now on; to be repeated after the log was cut off.
    package mutating func begin(step: UInt32, time: Double) { events.begin(step: step, time: time) }

    /// Appends an event of the moment that has begun.
    package mutating func append(
        _ callback: Callback, _ object: ObjectID, _ argument: EventArgument, rule: RuleID?,
        depth: UInt16, cause: Int32
    ) {
        events.append(callback, object, argument, rule: rule, depth: depth, cause: cause)
    }

    /// Appends events of the moment that has begun, all at once.
    package mutating func append(_ packed: UnsafeBufferPointer<PackedEvent>) {
        events.append(packed)
    }

    /// Stores a text and returns its index.
    public mutating func store(text: String) -> Int32 {
        texts.append(text)
        return Int32(texts.count - 1)
    }

    /// Stores the text of a call with the base name of the method that it calls, and returns the
    /// text's index. `caller` is nil for a call that stands in no class.
    package mutating func store(
        call text: String, of method: String, by caller: CallingCode?
    ) -> Int32 {
        let index = store(text: text)
        calledMethods.add(method, to: index)
        if let caller { callers.add(caller, to: index) }
        return index
    }

    /// The code of a class that made a call; nil for a call that was typed, for one of a verb, and for
    /// an event that is no call.
    public func caller(_ event: Event) -> CallingCode? {
        guard event.callback == .call, case .text(let index) = event.argument else { return nil }
        return callers[index]
    }

    /// The base name of the method that a statement called: `addSubview`; nil for an assignment, for
    /// a call of a verb, and for an event that is no call.
    public func calledMethod(_ event: Event) -> String? {
        guard event.callback == .call, case .text(let index) = event.argument else { return nil }
        return calledMethods[index]
    }

    /// Stores the text of a warning with the objects that it names beside the one that it is about,
    /// and returns the text's index.
    package mutating func store(warning text: String, naming objects: [ObjectID]) -> Int32 {
        let index = store(text: text)
        if !objects.isEmpty { namedObjects.add(objects, to: index) }
        return index
    }

    /// The objects that a warning names beside the one that it is about; empty for another event.
    public func objectsNamed(by event: Event) -> [ObjectID] {
        guard event.callback == .warning, case .text(let index) = event.argument else { return [] }
        return namedObjects[index] ?? []
    }

    /// Stores trait values and returns their index; nil is -1.
    public mutating func store(traits values: TraitValues?) -> Int32 {
        guard let values else { return -1 }
        if let last = traits.last, last == values { return Int32(traits.count - 1) }
        traits.append(values)
        return Int32(traits.count - 1)
    }

    /// Drops every event from `count` on.
    public mutating func truncate(to count: Int) { events.truncate(to: count) }
}

extension EventLog {
    /// Takes over the objects of a world that repeats this log's steps. Objects that only an undone
    /// step had made stay readable: their events are rewritten to ids of their own.
    public mutating func takeObjects(from repeated: EventLog) {
        let kept = UInt32(repeated.objects.records.count)
        var replacement = repeated.objects
        replacement.keepGhosts(of: objects)
        defer { objects = replacement }
        if objects.records.count <= kept { return }
        var ghosts: [ObjectID: ObjectID] = [:]
        let old = objects
        func lasting(_ id: ObjectID) -> ObjectID {
            guard id.ordinal > kept, id.ordinal < ObjectDirectory.firstGhost else { return id }
            if let ghost = ghosts[id] { return ghost }
            let ghost = replacement.addGhost(of: id, from: old)
            ghosts[id] = ghost
            return ghost
        }
        events.replaceObjects(lasting)
        namedObjects.change { $0 = $0.map(lasting) }
    }
}
