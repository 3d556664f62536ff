import Synchronization

/// Events of which most repeat earlier ones among them, as they do where steps are alike: stretches
/// that were there before stand as their length and how far back they stood.
final class CompressedEvents: Sendable {
    /// Events that stand as they are, and behind them some that repeat the last ones.
    private struct Stretch {
        let literalCount: UInt16
        let repeatedCount: UInt16
        /// How many events before the repeated ones their pattern begins.
        let distance: UInt16
    }

    private let stretches: [Stretch]
    private let literals: ContiguousArray<PackedEvent>
    private let count: Int

    /// Stretches shorter than this are not worth their description.
    private static let shortestRepetition = 3
    private static let slotCount = 1024

    /// Compresses at most 65,535 events.
    init(_ events: ContiguousArray<PackedEvent>) {
        var stretches: [Stretch] = []
        var literals: ContiguousArray<PackedEvent> = []
        var places = [Int](repeating: -1, count: Self.slotCount)
        var (index, described) = (0, 0)
        while index < events.count {
            let slot = events[index].slot(of: Self.slotCount)
            let length = Self.repetition(in: events, at: index, from: places[slot])
            if length < Self.shortestRepetition {
                literals.append(events[index])
                places[slot] = index
                index += 1
                continue
            }
            stretches.append(
                Stretch(
                    literalCount: UInt16(index - described), repeatedCount: UInt16(length),
                    distance: UInt16(index - places[slot])))
            places[slot] = index
            index += length
            described = index
        }
        stretches.append(
            Stretch(
                literalCount: UInt16(index - described), repeatedCount: 0, distance: 0))
        self.stretches = stretches
        self.literals = literals
        count = events.count
    }

    /// How many events from `index` on are those from `place` on.
    private static func repetition(
        in events: ContiguousArray<PackedEvent>, at index: Int, from place: Int
    ) -> Int {
        guard place >= 0 else { return 0 }
        var length = 0
        while index + length < events.count, events[index + length] == events[place + length] {
            length += 1
        }
        return length
    }

    /// About how many bytes it takes.
    var byteCount: Int {
        stretches.count * MemoryLayout<Stretch>.stride
            + literals.count * MemoryLayout<PackedEvent>.stride
    }

    /// The events again.
    var events: ContiguousArray<PackedEvent> {
        var events: ContiguousArray<PackedEvent> = []
        events.reserveCapacity(count)
        var rest = literals[...]
        for stretch in stretches {
            events.append(contentsOf: rest.prefix(Int(stretch.literalCount)))
            rest = rest.dropFirst(Int(stretch.literalCount))
            for _ in 0..<stretch.repeatedCount {
                events.append(events[events.count - Int(stretch.distance)])
            }
        }
        return events
    }
}

extension PackedEvent {
    /// A number below `count` that equal events share.
    fileprivate func slot(of count: Int) -> Int {
        let mixed = (UInt32(bits) ^ object.ordinal &* 31 ^ payload &* 127) &* 2_654_435_761
        return Int(mixed >> 16 ^ UInt32(truncatingIfNeeded: callback.rawValue)) % count
    }
}

/// The compressed events that were wanted last, ready to be read: most are read in order.
final class DecompressedEvents: Sendable {
    private struct Kept {
        var source: CompressedEvents?
        var events: ContiguousArray<PackedEvent> = []
    }

    private let kept = Mutex(Kept())

    /// An event of those.
    func event(at place: Int, of source: CompressedEvents) -> PackedEvent {
        kept.withLock { kept in
            if kept.source !== source { kept = Kept(source: source, events: source.events) }
            return kept.events[place]
        }
    }
}
