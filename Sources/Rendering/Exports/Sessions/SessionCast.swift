import HierarchyRecords

/// A session as a terminal would show it: an asciicast of version 2. Commands are typed at the speed of a
/// person; what UIKit takes long for takes as long here.
struct SessionCast: SessionWriter {
    private static let width = 80
    private static let keyTime = 0.06
    private static let pause = 0.8

    private let session: SessionRecord
    private let encoding = TextEncoding(color: true)
    private let events: EventRenderer
    private var bytes: [UInt8] = []
    private var time = 0.0
    private var virtualTime = 0.0
    /// The step on which the session stands, for the prompt.
    private var standing = 0

    init(_ session: SessionRecord) {
        self.session = session
        events = EventRenderer(.pretty, encoding: encoding, width: Self.width)
        JSONText.append("{\"version\":2,\"width\":\(Self.width),\"height\":24", to: &bytes)
        JSONText.append(key: "command", "vcr", to: &bytes)
        JSONText.append(key: "title", VisibleText.of(session.title), to: &bytes)
        JSONText.append(",\"env\":{\"TERM\":\"xterm-256color\"}}\n", to: &bytes)
    }

    mutating func add(_ step: SessionStep) {
        type(step)
        time += max(0, step.time - virtualTime)
        virtualTime = step.time
        var lines = session.shown(step).flatMap {
            events.lines(session.log.events[$0], index: $0, in: session.log)
        }
        lines += step.output.map { StyledText($0) }
        if step.outcome == .taken {
            standing = step.number
        } else {
            lines.append(StyledText("the step was undone", .problem))
        }
        write(lines.map { encoding.string($0) + "\r\n" }.joined())
        time += Self.pause
    }

    private mutating func type(_ step: SessionStep) {
        write(encoding.string(StyledText("vcr \(standing)> ", .prompt)))
        for character in VisibleText.of(step.source.oneLine) {
            time += Self.keyTime
            write(String(character))
        }
        time += Self.keyTime
        write("\r\n")
    }

    private mutating func write(_ text: String) {
        guard !text.isEmpty else { return }
        JSONText.append("[\(JSONText.number((time * 1000).rounded() / 1000)),\"o\",", to: &bytes)
        JSONText.appendString(to: &bytes) { $0.append(contentsOf: text.utf8) }
        JSONText.append("]\n", to: &bytes)
    }

    mutating func finish() -> String { String(decoding: bytes, as: UTF8.self) }
}
