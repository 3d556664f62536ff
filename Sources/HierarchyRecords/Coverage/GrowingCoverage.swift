/// What a log has walked and met that grows, and that is cut off again and again: each event is looked at
/// once, also where steps are undone one after the other.
public struct GrowingCoverage: Sendable {
    /// What was walked and met so far, in what was cut off, too.
    public private(set) var coverage = LifeCoverage()
    /// How many events were looked at so far.
    public private(set) var looks = 0

    /// Where the objects stood behind the first `end` events that were looked at.
    private var walk = LifeWalk()
    private var end = 0
    /// How many of the log's first events were looked at and are still there.
    private var known = 0

    /// Nothing yet.
    public init() {}

    /// Takes what is new in the log, of which the first `count` events stay.
    public mutating func take(_ log: EventLog, keeping count: Int) {
        if log.count > known { look(at: log, keeping: count) }
        known = min(log.count, count)
    }

    /// Only the first events of the log stay, so many.
    public mutating func cut(at count: Int) { known = min(known, count) }

    /// What comes is another log, or one whose objects have other ids.
    public mutating func forget() { known = 0 }

    /// Goes on where the walk stands, or begins again where that was cut off; from now on it stands behind
    /// the events that stay.
    private mutating func look(at log: EventLog, keeping count: Int) {
        if end > known { (walk, end) = (LifeWalk(), 0) }
        var walk = walk
        for index in end..<log.count {
            if index == count { (self.walk, end) = (walk, index) }
            let event = log.events[index]
            walk.take(event)
            coverage.meet(event.rule)
            looks += 1
        }
        coverage.walk(walk.edges)
        if count >= log.count { (self.walk, end) = (walk, log.count) }
    }

    /// Adds what others walked and met.
    public mutating func formUnion(_ other: LifeCoverage) { coverage.formUnion(other) }
}
