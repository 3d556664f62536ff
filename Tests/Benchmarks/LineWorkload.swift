import HierarchyRecords
import POSIX
import Rendering

/// W5: writes a log of `count` events to standard output, colored, as the console does.
enum LineWorkload {
    static func writeColoredLines(_ count: Int) {
        let renderer = EventRenderer(.pretty, encoding: TextEncoding(color: true), width: 100)
        let log = log(of: count)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(1 << 17)
        let isShown = Callback.allCases.map { _ in true }
        for start in stride(from: 0, to: count, by: 500) {
            let end = min(start + 500, count)
            renderer.write(start..<end, where: isShown, in: log, to: &bytes)
            flush(&bytes)
        }
    }

    /// A log in which each of `count` controllers is about to appear.
    private static func log(of count: Int) -> EventLog {
        var log = EventLog()
        let index = log.objects.addClass("UIViewController")
        for _ in 0..<count {
            let id = log.objects.add(classIndex: index, kind: .controller)
            log.append(
                Event(
                    .viewWillAppear, id, .flag(false), rule: .c10, step: 1, time: 0, depth: 0,
                    cause: -1))
        }
        return log
    }

    private static func flush(_ bytes: inout [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR { return }
            rest = rest.dropFirst(max(0, count))
        }
        bytes.removeAll(keepingCapacity: true)
    }
}
