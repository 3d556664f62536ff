import HierarchyRecords

/// Events that are recorded and not in the log yet: to append them together costs a fraction of
/// doing it one by one. The memory is the recorder's, which frees it with its own; events own
/// nothing, so that they need not be destroyed.
struct WaitingEvents {
    /// How many events wait at most: more than most steps have.
    private static let room = 64

    private let place = UnsafeMutablePointer<PackedEvent>.allocate(capacity: room)
    private(set) var count = 0

    /// Whether no other event has room: they have to go to the log now.
    var isFull: Bool { count == Self.room }

    /// Adds an event, for which there must be room.
    @inline(__always)
    mutating func append(_ event: PackedEvent) {
        place.advanced(by: count).initialize(to: event)
        count &+= 1
    }

    /// Appends them all to the log; none waits then.
    mutating func move(to log: inout EventLog) {
        log.append(UnsafeBufferPointer(start: place, count: count))
        count = 0
    }

    /// Gives the memory back: no event may be added any more.
    func free() { place.deallocate() }
}
