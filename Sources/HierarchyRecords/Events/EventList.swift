/// All events of a log, in order. They stand packed.
public struct EventList: Sendable, RandomAccessCollection {
    /// A step and a time, and the first event that has them: many events in a row share both.
    private struct Moment {
        let first: Int32
        let step: UInt32
        let time: Double
    }

    /// What an event says that its packed form has no room for.
    private struct Remainder {
        let index: Int32
        var argument: EventArgument
        let depth: UInt16
        let cause: Int32
    }

    private var packed = EventStore()
    private var moments = PiecewiseArray<Moment>()
    private var remainders: ContiguousArray<Remainder> = []

    /// About how many bytes the events take that stand compressed.
    var compressedByteCount: Int { packed.compressedByteCount }

    init() {}

    /// 0.
    public var startIndex: Int { 0 }
    /// The number of events.
    public var endIndex: Int { packed.count }

    /// The event, put together anew.
    public subscript(index: Int) -> Event {
        let packed = packed[index]
        let moment = moment(of: index)
        let remainder = packed.kind == .remainder ? remainders[Int(packed.payload)] : nil
        return Event(
            packed.callback, packed.object, remainder?.argument ?? packed.argument,
            rule: packed.rule, step: moment.step, time: moment.time,
            depth: remainder?.depth ?? packed.depth,
            cause: remainder?.cause ?? packed.cause(ofEventAt: index))
    }

    /// The callback of the event at the index, which costs less than the event.
    @inline(__always)
    public func callback(at index: Int) -> Callback { packed[index].callback }

    /// The event as it is stored.
    @inline(__always)
    func packedEvent(at index: Int) -> PackedEvent { packed[index] }

    /// The step and the time of the event. Mostly the newest events are wanted, so the newest
    /// moment is looked at first.
    private func moment(of index: Int) -> Moment {
        var low = 0
        var high = moments.count - 1
        if moments[high].first <= index { return moments[high] }
        while low + 1 < high {
            let middle = (low + high) / 2
            if moments[middle].first <= index { low = middle } else { high = middle }
        }
        return moments[low]
    }
}

extension EventList {
    mutating func append(_ event: Event) {
        begin(step: event.step, time: event.time)
        append(
            event.callback, event.object, event.argument, rule: event.rule, depth: event.depth,
            cause: event.cause)
    }

    /// Says when the events happened that are appended from now on.
    mutating func begin(step: UInt32, time: Double) {
        if let last = moments.last, last.step == step, last.time == time { return }
        let first = Int32(truncatingIfNeeded: endIndex)
        if moments.last?.first == first { moments.truncate(to: moments.count - 1) }
        moments.append(Moment(first: first, step: step, time: time))
    }

    /// Appends an event of the moment that has begun.
    mutating func append(
        _ callback: Callback, _ object: ObjectID, _ argument: EventArgument, rule: RuleID?,
        depth: UInt16, cause: Int32
    ) {
        let distance = cause < 0 ? 0 : endIndex &- Int(cause)
        if distance != 0 || cause < 0, let argument = PackedArgument(argument),
            let packed = PackedEvent(
                callback, object, argument, rule: rule, depth: depth, distance: distance)
        {
            self.packed.append(packed)
        } else {
            appendWithRemainder(callback, object, argument, rule: rule, depth: depth, cause: cause)
        }
    }

    @inline(never)
    private mutating func appendWithRemainder(
        _ callback: Callback, _ object: ObjectID, _ argument: EventArgument, rule: RuleID?,
        depth: UInt16, cause: Int32
    ) {
        remainders.append(
            Remainder(
                index: Int32(truncatingIfNeeded: endIndex), argument: argument, depth: depth,
                cause: cause))
        packed.append(PackedEvent(callback, object, rule: rule, remainder: remainders.count - 1))
    }

    /// Appends events of the moment that has begun.
    mutating func append(_ events: UnsafeBufferPointer<PackedEvent>) {
        packed.append(contentsOf: events)
    }

    /// Drops every event from `count` on.
    mutating func truncate(to count: Int) {
        packed.truncate(to: count)
        while let moment = moments.last, moment.first >= count {
            moments.truncate(to: moments.count - 1)
        }
        while let remainder = remainders.last, remainder.index >= count { remainders.removeLast() }
    }

    /// Rewrites every id in every event.
    mutating func replaceObjects(_ replacement: (ObjectID) -> ObjectID) {
        packed.changeEach { $0.replaceObjects(replacement) }
        for index in remainders.indices { remainders[index].argument.replaceObjects(replacement) }
    }
}
