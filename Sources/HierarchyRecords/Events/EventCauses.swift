extension EventLog {
    /// The index of the event, then of the event that caused it, and so on back to what the step
    /// itself did; empty for an index that the log does not have.
    public func causes(of index: Int) -> [Int] {
        var chain: [Int] = []
        var next = index
        // A cause stands before its event, so that this ends.
        while events.indices.contains(next), next < chain.last ?? .max {
            chain.append(next)
            next = Int(events[next].cause)
        }
        return chain
    }
}

extension Callback {
    /// The callbacks that somebody may mean by a name: the base name, the name of the canonical
    /// line, or either selector.
    public static func named(_ name: String) -> [Callback] {
        allCases.filter { $0.names.contains(name) }
    }

    /// The names that it goes by, the base name first.
    public var names: [String] {
        [spelling.base, canonical.name.description, spelling.swift, spelling.objectiveC]
    }
}
