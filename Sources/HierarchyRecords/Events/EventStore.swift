/// The packed events of a log in order: those of late as they are, those before them compressed.
struct EventStore: Sendable {
    private var recent = PiecewiseArray<PackedEvent>()
    /// What stands before `recent`, in pieces of one size.
    private var old: [CompressedEvents] = []
    /// How many events stand in `old`.
    private var oldCount = 0
    private let decompressed = DecompressedEvents()

    /// How many full pieces of recent events there may be, and how many of them stay when there are
    /// more.
    private static let (mostPieces, keptPieces) = (48, 16)

    /// The number of events.
    @inline(__always)
    var count: Int { oldCount &+ recent.endIndex }

    /// About how many bytes the compressed events take.
    var compressedByteCount: Int { old.reduce(0) { $0 + $1.byteCount } }

    /// The event at an index, which must be in bounds.
    @inline(__always)
    subscript(index: Int) -> PackedEvent {
        index >= oldCount ? recent[index &- oldCount] : oldEvent(at: index)
    }

    @inline(never)
    private func oldEvent(at index: Int) -> PackedEvent {
        let size = PiecewiseArray<PackedEvent>.pieceSize
        return decompressed.event(at: index % size, of: old[index / size])
    }

    mutating func append(_ event: PackedEvent) {
        recent.append(event)
        if recent.fullPieces.count > Self.mostPieces { compress() }
    }

    mutating func append(contentsOf events: UnsafeBufferPointer<PackedEvent>) {
        recent.append(contentsOf: events)
        if recent.fullPieces.count > Self.mostPieces { compress() }
    }

    @inline(never)
    private mutating func compress() {
        let pieces = recent.takeFirst(recent.fullPieces.count - Self.keptPieces)
        old += pieces.map(CompressedEvents.init)
        oldCount = old.count * PiecewiseArray<PackedEvent>.pieceSize
    }

    /// Drops every event from `count` on.
    mutating func truncate(to count: Int) {
        if count < oldCount { unfold(from: count) }
        recent.truncate(to: count - oldCount)
    }

    /// Makes the events from an index on recent ones.
    private mutating func unfold(from index: Int) {
        let first = index / PiecewiseArray<PackedEvent>.pieceSize
        let unfolded = old[first...].map(\.events)
        old.removeSubrange(first...)
        oldCount = old.count * PiecewiseArray<PackedEvent>.pieceSize
        recent.putFirst(unfolded)
    }

    /// Changes every event.
    mutating func changeEach(_ change: (inout PackedEvent) -> Void) {
        old = old.map { piece in
            var events = piece.events
            for index in events.indices { change(&events[index]) }
            return CompressedEvents(events)
        }
        for index in recent.indices { change(&recent[index]) }
    }
}
