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
