import CheckoutFiles
import Console
import Foundation

/// Feeds a transcript's input to the program's shell, entry by entry, and keeps what it writes.
@MainActor
final class TranscriptRun {
    private var result: Transcript
    private let directory: String
    private let capture = Capture()
    private var next = 0

    private init(_ transcript: Transcript, directory: String) {
        result = transcript
        // What is not reached keeps no output.
        for index in result.entries.indices { result.entries[index].output = [] }
        self.directory = directory
    }

    /// The transcript as the program would have it now.
    static func of(_ transcript: Transcript) throws -> Transcript {
        let directory = NSTemporaryDirectory() + "vcr-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: directory) }
        return try TranscriptRun(transcript, directory: directory).run()
    }

    private func run() throws -> Transcript {
        var options = try TranscriptOptions(result.options)
        options.run.policy.writableFolders = [directory]
        let shell = Shell(
            options.run, output: Output(capture), terminal: options.terminal,
            talkTerminal: options.terminal)
        let lines = Lines { [self] in nextInput() }
        let inputs = Shell.Inputs(
            standardInput: { Blocks(lines) }, lines: options.isInteractive ? { lines } : nil,
            sessions: directory)
        let status = shell.run(RunPlan(), inputs)
        takeOutput()
        result.status = status
        return result
    }

    /// The next entry's input as one text; called once what came before it is all written.
    private func nextInput() -> [String]? {
        takeOutput()
        guard next < result.entries.count else { return nil }
        defer { next += 1 }
        return result.entries[next].input.map { line in
            line.replacingOccurrences(of: "$DIR", with: directory)
                .replacingOccurrences(of: "$STORYBOARDS", with: Self.storyboards)
        }
    }

    /// The folder of the storyboards that all tests share.
    private static let storyboards = Checkout.url("Tests/Corpora/storyboards").path

    private func takeOutput() {
        let lines = capture.takeLines().map {
            $0.replacingOccurrences(of: directory, with: "$DIR")
                .replacingOccurrences(of: Self.storyboards, with: "$STORYBOARDS")
        }
        if next > 0 { result.entries[next - 1].output += lines }
    }
}

/// The lines of both channels, in the order in which they were written.
@MainActor
private final class Capture: OutputSink {
    private var lines: [String] = []

    func write(_ bytes: [UInt8], to channel: OutputChannel) -> WriteOutcome {
        var new = String(decoding: bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if new.last == "" { new.removeLast() }
        lines += channel == .data ? new : new.map { "! " + $0 }
        return .written
    }

    func takeLines() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// Entries as lines of a terminal.
@MainActor
private final class Lines: LineSource {
    private let nextEntry: () -> [String]?
    private var pending: [String] = []

    init(_ nextEntry: @escaping () -> [String]?) { self.nextEntry = nextEntry }

    var columns: Int { 80 }
    var rows: Int { 24 }

    func readLine(
        _ prompt: String, meanwhile: @escaping @MainActor (@escaping () -> Bool) -> Void
    ) -> LineInput {
        if pending.isEmpty { pending = nextEntry() ?? [] }
        return pending.isEmpty ? .end : .line(pending.removeFirst())
    }

    func remember(_ entry: String) {}

    func readEntry() -> [String]? { nextEntry() }
}

/// Entries as blocks of standard input.
@MainActor
private final class Blocks: ByteSource {
    let name = "<stdin>"
    let isLive = true
    private let lines: Lines

    init(_ lines: Lines) { self.lines = lines }

    func read(_ body: (UnsafeBufferPointer<UInt8>) -> Void) -> ReadOutcome {
        guard let entry = lines.readEntry() else { return .end }
        entry.flatMap { Self.bytes($0 + "\n") }.withUnsafeBufferPointer(body)
        return .block
    }

    /// The text's bytes; `<0xFF>` is one byte.
    private static func bytes(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = text[...]
        while let match = rest.firstMatch(of: /<0x([0-9A-F]{2})>/) {
            bytes += Array(rest[..<match.range.lowerBound].utf8)
            bytes += UInt8(match.1, radix: 16).map { [$0] } ?? []
            rest = rest[match.range.upperBound...]
        }
        return bytes + Array(rest.utf8)
    }
}
