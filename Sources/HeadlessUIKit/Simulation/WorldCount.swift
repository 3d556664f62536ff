/// How much has happened in a world so far. Where two counts are equal, it has not changed between them.
package struct WorldCount: Equatable {
    /// Events in the log, or that would be there if it were written.
    package let events: Int
    private let objects: Int
    private let now: Double
    /// Events that came too late, behind an exception.
    private let missedEvents: Int
    private let changes: Int

    @MainActor
    fileprivate init(of simulator: Simulator) {
        events = simulator.recorder.nextSequence
        objects = simulator.objectCount
        now = simulator.recorder.now
        missedEvents = simulator.recorder.missed
        changes = Changes.count
    }

    /// Whether nothing happened between the counts but what is in the log.
    package func differsInEventsAlone(from other: WorldCount) -> Bool {
        (objects, now, missedEvents, changes)
            == (other.objects, other.now, other.missedEvents, other.changes)
    }
}

extension Simulator {
    package var count: WorldCount { WorldCount(of: self) }

    /// What the world has still to do, and how late it is there.
    package var rest: String {
        "\(recorder.now) s, \(layout.number) turns, \(layout.waiting) to lay out, "
            + "\(core.deferred.count) waiting"
    }

    /// The classes of the responders that were made, each once.
    package var classesMade: [AnyClass] { objects.classesMade }
}
