import HierarchyRecords
import Testing

/// What the list packs comes out as it went in.
@Suite struct EventListTests {
    private let one = ObjectID(ordinal: 1)
    private let two = ObjectID(ordinal: ObjectDirectory.firstGhost + 7)

    private var arguments: [EventArgument] {
        [
            .none, .flag(false), .flag(true), .object(one), .object(.none),
            .size(width: 1.5, height: -2), .traits(-1), .traits(3), .text(4),
            .transition(from: one, to: two, finished: true), .call(.removeFromParent, two),
        ]
    }

    private func log(of events: some Sequence<Event>) -> EventLog {
        var log = EventLog()
        for event in events { log.append(event) }
        return log
    }

    private func event(
        _ argument: EventArgument = .none, step: UInt32 = 1, time: Double = 0, cause: Int32 = -1
    ) -> Event {
        Event(
            .viewWillAppear, two, argument, rule: .c10, step: step, time: time, depth: .max,
            cause: cause)
    }

    @Test func `every kind of argument is kept`() {
        #expect(log(of: arguments.map { event($0) }).events.map(\.argument) == arguments)
    }

    @Test func `an event keeps its receiver, callback, rule and depth`() {
        let events = log(of: [event(), Event(.mark, .none, rule: nil, event())]).events
        #expect(events.map(\.object) == [two, .none])
        #expect(events.map(\.callback) == [.viewWillAppear, .mark])
        #expect(events.map(\.rule) == [.c10, nil])
        #expect(events.map(\.depth) == [.max, .max])
        #expect(events.indices.map(events.callback(at:)) == [.viewWillAppear, .mark])
    }

    @Test func `causes near and far are kept over the borders of the list's pieces`() {
        let causes = (Int32(0)..<70_000).map(cause(of:))
        #expect(log(of: causes.map { event(cause: $0) }).events.map(\.cause) == causes)
    }

    /// By turns the step, the event before and the first event of all.
    private func cause(of index: Int32) -> Int32 {
        switch index % 3 {
        case 0: -1
        case 1: index - 1
        default: 0
        }
    }

    @Test func `step and time are those of the moment, whoever asks`() {
        let steps = (0..<10_000).map { UInt32($0 / 3) }
        let times = (0..<10_000).map { Double($0 / 7) }
        let events = log(of: zip(steps, times).map { event(step: $0, time: $1) }).events
        #expect(events.map(\.step) == steps)
        #expect(events.reversed().map(\.time) == times.reversed())
    }

    @Test(arguments: [0, 1, 4095, 4096, 4097, 8192, 9999])
    func `a log that is cut off goes on from there`(count: Int) {
        let steps = (0..<10_000).map { UInt32($0 / 3) }
        var log = log(of: steps.map { event(.size(width: Float($0), height: 0), step: $0) })
        log.truncate(to: count)
        log.append(event(.size(width: 7, height: 7), step: 99_999))
        #expect(log.events.map(\.step) == steps[..<count] + [99_999])
        #expect(
            log.events.map(\.argument)
                == steps[..<count].map { .size(width: Float($0), height: 0) } + [
                    .size(width: 7, height: 7)
                ])
    }
}

extension Event {
    /// Another event of the same moment and cause.
    fileprivate init(_ callback: Callback, _ object: ObjectID, rule: RuleID?, _ like: Event) {
        self.init(
            callback, object, rule: rule, step: like.step, time: like.time, depth: like.depth,
            cause: like.cause)
    }
}
