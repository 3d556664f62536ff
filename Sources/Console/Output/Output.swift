import CommandLanguage
import HierarchyRecords
import Workbench

/// Gathers what is to be written and hands it on in large pieces.
@MainActor
public final class Output {
    /// Results that are not handed on yet; append to it, then call `flushIfFull`.
    public var data: [UInt8] {
        _read { yield dataCell.value }
        _modify { yield &dataCell.value }
    }
    /// How the last write of results ended.
    public private(set) var outcome = WriteOutcome.written
    /// Whether results lead nowhere any more, as after `| head`; then nothing more is handed on.
    public private(set) var isClosed = false

    /// How often something was handed on.
    private(set) var writes = 0

    /// The columns of the passing line that stands on the terminal.
    private var passingColumns = 0

    /// Whether results are kept for the caller of `gather`.
    private var isGathering = false

    /// What it says itself is said in the person's language.
    public var phrases = Phrasebook(.english)

    private let dataCell: Cell<[UInt8]> = Cell([])
    private let sink: any OutputSink

    /// The bytes at which the results are handed on.
    public static let capacity = 1 << 16

    /// Makes an output that ends in `sink`.
    public init(_ sink: any OutputSink) {
        self.sink = sink
    }

    /// Hands the results on once there are enough of them for one system call.
    @inline(__always)
    public func flushIfFull() {
        if data.count >= Output.capacity { flush() }
    }

    /// What `body` adds to the results; none of it is handed on.
    func gather(_ body: () -> Void) -> [UInt8] {
        let before = data
        data = []
        isGathering = true
        body()
        isGathering = false
        defer { data = before }
        return data
    }

    /// Hands on what there is; nothing while `gather` runs.
    public func flush() {
        guard !isGathering else { return }
        if passingColumns > 0 { wipePassing() }
        guard !data.isEmpty else { return }
        writes += 1
        if !isClosed {
            outcome = sink.write(data, to: .data)
            isClosed = outcome != .written
        }
        data.removeAll(keepingCapacity: data.count <= 4 * Output.capacity)
    }

    /// Hands on what there is and gives the program's exit status: the one that it would have, or,
    /// where a write of results failed, that of a usage error, with a line that says why.
    public func finish(_ status: Int32) -> Int32 {
        flush()
        guard case .failed(let reason) = outcome else { return status }
        complain("cannot write to standard output: \(reason)")
        return ExitStatus.usage.code
    }

    /// Adds a line of results, as it is.
    public func line(_ text: String) {
        data.append(contentsOf: text.utf8)
        data.append(UInt8(ascii: "\n"))
        flushIfFull()
    }

    /// Writes talk at once, after the results that came before it.
    public func talk(_ bytes: [UInt8]) {
        flush()
        writes += 1
        _ = sink.write(bytes, to: .talk)
    }

    /// Shows a line of talk, in ASCII, that goes before anything else is written.
    func show(passing line: String) {
        talk(Array(line.utf8))
        passingColumns = line.utf8.count
    }

    private func wipePassing() {
        let blanks = String(repeating: " ", count: passingColumns)
        passingColumns = 0
        _ = sink.write(Array("\r\(blanks)\r".utf8), to: .talk)
    }

    /// Says what is wrong, behind the program's name.
    func complain(_ words: Message) { talk(lines: ["vcr: " + phrases(words)]) }

    /// Writes lines of talk at once.
    public func say(_ words: [Message]) { talk(lines: words.map { phrases($0) }) }

    /// Writes lines of talk at once, as they are.
    public func talk(lines: [String]) {
        if lines.isEmpty { return }
        talk(Array((lines.joined(separator: "\n") + "\n").utf8))
    }
}
