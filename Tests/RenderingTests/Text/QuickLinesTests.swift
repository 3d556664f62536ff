import HierarchyRecords
import Rendering
import Testing

/// Most lines of a log are put together from tables: each must be the very line that is written
/// without them.
@Suite struct QuickLinesTests {
    private static let arguments: [EventArgument] = [
        .none, .flag(false), .flag(true), .object(.none),
    ]

    /// Whose events say more than those arguments do.
    private static let worded: [Callback] = [.notification, .sentAction]

    /// All callbacks with each argument, of objects that are called in all ways, at some depths.
    private var log: EventLog {
        var log = EventLog()
        let plain = log.objects.addClass("UIViewController")
        let wide = log.objects.addClass("Einstellungen\u{E4}")
        let objects = [
            log.objects.add(classIndex: plain, kind: .controller),
            log.objects.add(classIndex: wide, kind: .controller),
            log.objects.add(classIndex: plain, kind: .controller),
        ]
        log.objects.setName("a", for: objects[2])
        let view = log.objects.add(classIndex: plain, kind: .view, owner: objects[2])
        let hostile = log.objects.add(classIndex: plain, kind: .controller)
        log.objects.setName("x\u{1B}", for: hostile)
        for object in objects + [view, hostile] {
            let callbacks = Callback.allCases.filter { !Self.worded.contains($0) }
            for (number, callback) in callbacks.enumerated() {
                for argument in Self.arguments + [.object(objects[0])] {
                    log.append(
                        Event(
                            callback, object, argument, rule: number % 3 == 0 ? nil : .c10, step: 1,
                            time: 0, depth: [0, 1, 7, 8, 20][number % 5], cause: -1))
                }
            }
        }
        return log
    }

    private static let encodings = [
        TextEncoding.plain, TextEncoding(color: true), TextEncoding(color: false, unicode: false),
    ]

    @Test(arguments: [nil, 0, 25, 60, 100, 400])
    func `a pretty line from tables is the line that is written without them`(width: Int?) {
        for encoding in Self.encodings {
            compare(EventRenderer(.pretty, encoding: encoding, width: width))
            compare(EventRenderer(.pretty, encoding: encoding, width: width, showsRule: false))
        }
    }

    @Test func `a plain line from tables is the line that is written without them`() {
        compare(EventRenderer(.plain))
    }

    private func compare(_ renderer: EventRenderer) {
        let log = log
        let isShown = Callback.allCases.map { $0 != .viewDidLoad }
        var (quick, slow): ([UInt8], [UInt8]) = ([], [])
        renderer.write(0..<log.count, where: isShown, in: log, to: &quick)
        for (index, event) in log.events.enumerated() where event.callback != .viewDidLoad {
            renderer.write(event, index: index, in: log, to: &slow)
        }
        let differing = zip(lines(quick), lines(slow)).first { $0 != $1 }
        #expect(differing?.0 == differing?.1, "width \(renderer.width ?? -1)")
        #expect(quick.count == slow.count)
    }

    private func lines(_ bytes: [UInt8]) -> [String] {
        bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }
}
