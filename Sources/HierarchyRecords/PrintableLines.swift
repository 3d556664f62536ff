// The quick way for nearly every line of a log: names of printable ASCII, an argument that is a flag
// or an object. It copies from tables straight to where the lines go.

extension EventLog {
    /// Appends the canonical lines, each with its newline, of the events in a range whose callback's
    /// raw value is true in `isWanted`, up to the first that holds more than printable ASCII, a flag
    /// or an object. Returns the index of that event, or the end of the range.
    package func appendPrintableLines(
        _ range: Range<Int>, where isWanted: [Bool], to bytes: inout [UInt8]
    ) -> Int {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: LineWriter.capacity) { scratch in
            objects.withPrintableNames { names in
                LineWords.all.lend { words in
                    var writer = LineWriter(scratch, names, words)
                    let end = write(range, where: isWanted, to: &writer) {
                        bytes.append(contentsOf: $0.written)
                        $0.count = 0
                    }
                    bytes.append(contentsOf: writer.written)
                    return end
                }
            }
        }
    }

    private func write(
        _ range: Range<Int>, where isWanted: [Bool], to writer: inout LineWriter,
        flush: (inout LineWriter) -> Void
    ) -> Int {
        for index in range {
            let event = events.packedEvent(at: index)
            guard isWanted[Int(event.callback.rawValue)] else { continue }
            if !writer.hasRoom { flush(&writer) }
            if !writer.write(event) { return index }
        }
        return range.upperBound
    }
}

/// Names in one table, and where each object's stands; only to be read while both are lent.
struct PrintableNames {
    let bytes: UnsafeRawBufferPointer
    let records: UnsafeBufferPointer<ObjectRecord>

    /// Where the object's name stands; empty where it has none, or one that is not all printable
    /// ASCII.
    @inline(__always)
    subscript(_ ordinal: UInt32) -> NameRange {
        let index = Int(ordinal) &- 1
        return index >= 0 && index < records.count ? records[index].printable : NameRange()
    }
}

extension ObjectDirectory {
    fileprivate func withPrintableNames<Result>(_ body: (PrintableNames) -> Result) -> Result {
        printableNames.withUnsafeBytes { bytes in
            records.withUnsafeBufferPointer { body(PrintableNames(bytes: bytes, records: $0)) }
        }
    }
}

/// Puts lines together in a buffer of its caller's.
private struct LineWriter {
    /// What a temporary allocation may take of the stack.
    static let capacity = 1024
    /// More than the longest line of two names, each with what its last block has too many.
    private static let lineCapacity = 700

    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private let names: PrintableNames
    private let words: LineWords.Lent
    var count = 0

    init(
        _ buffer: UnsafeMutableBufferPointer<UInt8>, _ names: PrintableNames,
        _ words: LineWords.Lent
    ) {
        self.buffer = buffer
        self.names = names
        self.words = words
    }

    var hasRoom: Bool { count <= Self.capacity - Self.lineCapacity }

    var written: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: buffer[..<count])
    }

    /// Returns false, and writes nothing, where the line needs more than tables.
    @inline(__always)
    mutating func write(_ event: PackedEvent) -> Bool {
        let head = words.heads[Int(event.callback.rawValue)]
        let receiver = names[event.object.ordinal]
        guard head.length > 0, receiver.length > 0 else { return false }
        switch event.kind {
        case .none:
            let tail = event.callback == .deinitialized ? LineWords.newline : LineWords.end
            write(receiver, head, NameRange(), tail)
        case .no: write(receiver, head, NameRange(), LineWords.no)
        case .yes: write(receiver, head, NameRange(), LineWords.yes)
        case .object where event.payload == 0: write(receiver, head, NameRange(), LineWords.none)
        case .object:
            let argument = names[event.payload]
            guard argument.length > 0 else { return false }
            write(receiver, head, argument, LineWords.end)
        case .traits, .text, .remainder, .call, .shown, .shownAnimated: return false
        }
        return true
    }

    @inline(__always)
    private mutating func write(
        _ receiver: NameRange, _ head: NameRange, _ argument: NameRange, _ tail: NameRange
    ) {
        write(receiver, of: names.bytes)
        write(head, of: words.bytes)
        if argument.length > 0 { write(argument, of: names.bytes) }
        write(tail, of: words.bytes)
    }

    /// Copies whole blocks; what the last one has too many is written over by what follows.
    @inline(__always)
    private mutating func write(_ range: NameRange, of table: UnsafeRawBufferPointer) {
        let target = UnsafeMutableRawBufferPointer(buffer)
        let length = Int(range.length)
        var offset = 0
        repeat {
            let block = table.loadUnaligned(
                fromByteOffset: Int(range.start) &+ offset, as: NameRange.Block.self)
            target.storeBytes(of: block, toByteOffset: count &+ offset, as: NameRange.Block.self)
            offset &+= MemoryLayout<NameRange.Block>.size
        } while offset < length
        count &+= length
    }
}

/// The parts of lines that are ours, each in whole blocks.
private final class LineWords: Sendable {
    /// The tables while they are lent.
    struct Lent {
        let bytes: UnsafeRawBufferPointer
        let heads: UnsafeBufferPointer<NameRange>
    }

    static let all = LineWords()

    // What ends a line, and the arguments that are words of ours with it.
    static let end = NameRange(start: 0, length: 2)
    static let newline = NameRange(start: 16, length: 1)
    static let no = NameRange(start: 32, length: 7)
    static let yes = NameRange(start: 48, length: 6)
    static let none = NameRange(start: 64, length: 5)

    private let bytes: [UInt8]
    /// What stands between the receiver's name and the argument, by the callback's raw value; empty
    /// where the line has another form.
    private let heads: [NameRange]

    private init() {
        var bytes: [UInt8] = []
        for tail in [")\n", "\n", "false)\n", "true)\n", "nil)\n"] {
            _ = bytes.appendInBlocks(tail.utf8)
        }
        heads = Callback.allCases.map { callback in
            guard callback.isMessage, !callback.isAnswer else { return NameRange() }
            let message = callback.canonical
            return bytes.appendInBlocks(".\(message.name)\(message.opening)".utf8)
        }
        self.bytes = bytes
    }

    func lend<Result>(_ body: (Lent) -> Result) -> Result {
        bytes.withUnsafeBytes { bytes in
            heads.withUnsafeBufferPointer { body(Lent(bytes: bytes, heads: $0)) }
        }
    }
}
