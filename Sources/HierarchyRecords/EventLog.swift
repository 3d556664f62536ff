/// All events of a world, with the tables that their ids and indices point into.
public struct EventLog: Sendable {
    public private(set) var events: [Event] = []
    public private(set) var texts: [String] = []
    public private(set) var traits: [TraitValues] = []
    public var objects = ObjectDirectory()

    /// An empty log.
    public init() {}

    /// The number of events, and so the index of the next.
    public var count: Int { events.count }

    /// Appends an event.
    @inline(__always)
    public mutating func append(_ event: Event) { events.append(event) }

    /// Stores a text and returns its index.
    public mutating func store(text: String) -> Int32 {
        texts.append(text)
        return Int32(texts.count - 1)
    }

    /// Stores trait values and returns their index; nil is -1.
    public mutating func store(traits values: TraitValues?) -> Int32 {
        guard let values else { return -1 }
        if let last = traits.last, last == values { return Int32(traits.count - 1) }
        traits.append(values)
        return Int32(traits.count - 1)
    }

    /// Drops every event from `count` on.
    public mutating func truncate(to count: Int) { events.removeLast(events.count - count) }

    /// Rewrites events in place.
    public mutating func rewrite(_ range: Range<Int>, _ change: (inout Event) -> Void) {
        for index in range { change(&events[index]) }
    }
}
