import HierarchyRecords
import Workbench

/// How the process that reports and those that run scripts write to each other: messages of texts,
/// each text with its length before it.
struct TestWire {
    private var received: ArraySlice<UInt8> = []

    /// A message as bytes.
    static func message(_ texts: [String]) -> [UInt8] {
        var bytes = number(texts.count)
        for text in texts {
            bytes += number(text.utf8.count)
            bytes += text.utf8
        }
        return bytes
    }

    /// Takes in bytes as they arrive.
    mutating func receive(_ bytes: some Sequence<UInt8>) { received += bytes }

    /// The next message that has arrived whole.
    mutating func next() -> [String]? {
        var rest = received
        guard let count = Self.takeNumber(&rest) else { return nil }
        var texts: [String] = []
        for _ in 0..<count {
            guard let length = Self.takeNumber(&rest), length <= rest.count else { return nil }
            texts.append(String(decoding: rest.prefix(length), as: UTF8.self))
            rest = rest.dropFirst(length)
        }
        received = rest
        return texts
    }

    /// Four bytes, the lowest first.
    private static func number(_ value: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    private static func takeNumber(_ bytes: inout ArraySlice<UInt8>) -> Int? {
        guard bytes.count >= 4 else { return nil }
        defer { bytes = bytes.dropFirst(4) }
        return bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}

extension TestVerdict {
    /// The message that a worker answers a script with.
    var message: [String] {
        let status =
            if case .status(let status) = ending { status } else { ExitStatus.commandFailed }
        let isQuit = if case .quit = status { true } else { false }
        return [isQuit ? "quit" : "", String(status.code), String(milliseconds)]
            + [notes.map(\.rawValue).joined(separator: "\n"), coverage?.text ?? "", log]
            + [String(failures.count)] + failures.flatMap(\.parts) + talk
    }

    /// Reads the answer to a script; nil where it is none.
    init?(of task: TestTask, message: [String]) {
        guard message.count >= 7, let code = Int32(message[1]), let time = Int(message[2]),
            let count = Int(message[6]), (0...Self.maximumOfFailures).contains(count),
            case let talk = 7 + count * TestFailure.partCount, talk <= message.count
        else { return nil }
        let notes = message[3].split(separator: "\n").compactMap { TestNote(rawValue: String($0)) }
        self.init(
            of: task, ending: .status(ExitStatus(code: code, isQuit: message[0] == "quit")),
            talk: Array(message[talk...]), notes: notes, milliseconds: time)
        failures = (0..<count).compactMap { index in
            let first = 7 + index * TestFailure.partCount
            return TestFailure(parts: message[first..<first + TestFailure.partCount])
        }
        coverage = LifeCoverage(text: message[4])
        log = message[5]
    }
}

extension ExitStatus {
    fileprivate init(code: Int32, isQuit: Bool) {
        let others: [ExitStatus] = [
            .fine, .expectationFailed, .usage, .commandFailed, .exception, .interrupted,
        ]
        let known = isQuit ? nil : others.first { $0.code == code }
        self = known ?? .quit(code)
    }
}
