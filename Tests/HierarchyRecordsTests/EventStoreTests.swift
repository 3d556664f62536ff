import TestSupport
import Testing

@testable import HierarchyRecords

@Suite("A long log")
struct EventStoreTests {
    /// An event like those of a session in which the same things happen again and again, with a few
    /// that never happened before.
    private func event(_ number: Int, _ dice: inout Dice) -> Event {
        let callbacks: [Callback] = [.willMoveToParent, .viewWillAppear, .didMoveToParent]
        let isRare = dice.roll(500) == 0
        return Event(
            callbacks[number % 3], ObjectID(ordinal: UInt32(isRare ? number + 1 : number % 3 + 1)),
            isRare ? .size(width: Float(number), height: 1) : .flag(number % 2 == 0),
            rule: .c10, step: UInt32(number / 10), time: 0, depth: 0, cause: -1)
    }

    private func text(_ event: Event) -> String {
        "\(event.callback) \(event.object.ordinal) \(event.argument) \(event.step)"
    }

    @Test func `is read as it was written, however long it is, and cut anywhere`() {
        var dice = Dice(seed: 3)
        var (list, texts) = (EventList(), [String]())
        for number in 0..<400_000 {
            let event = event(number, &dice)
            list.append(event)
            texts.append(text(event))
        }
        #expect(list.indices.allSatisfy { text(list[$0]) == texts[$0] })
        for count in [399_999, 250_000, 249_856, 4097, 4096, 4095, 1, 0] {
            var cut = list
            cut.truncate(to: count)
            #expect(cut.count == count)
            for index in stride(from: 0, to: count, by: 997) {
                #expect(text(cut[index]) == texts[index])
            }
            cut.append(list[7])
            #expect(text(cut[count]).hasPrefix(texts[7].split(separator: " ")[0]))
        }
        var renamed = list
        renamed.replaceObjects { ObjectID(ordinal: $0.ordinal + 1) }
        for index in stride(from: 0, to: list.count, by: 997) {
            #expect(renamed[index].object.ordinal == list[index].object.ordinal + 1)
        }
    }

    @Test func `takes next to nothing where steps are alike, and no more than before elsewhere`() {
        var (alike, unlike) = (EventList(), EventList())
        for number in 0..<1_000_000 {
            alike.append(
                Event(
                    .viewWillAppear, ObjectID(ordinal: UInt32(number % 38 + 1)), .flag(false),
                    rule: .c10, step: 1, time: 0, depth: 0, cause: -1))
            unlike.append(
                Event(
                    .viewWillAppear, ObjectID(ordinal: UInt32(number + 1)), .flag(false),
                    rule: .c10, step: 1, time: 0, depth: 0, cause: -1))
        }
        #expect(alike.compressedByteCount < 300_000)
        #expect(alike.compressedByteCount > 0)
        #expect(unlike.compressedByteCount < 17_000_000)
    }
}
