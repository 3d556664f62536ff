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
                var writer = LineWriter(scratch, names)
                let end = write(range, where: isWanted, to: &writer) {
                    bytes.append(contentsOf: $0.written)
                    $0.count = 0
                }
                bytes.append(contentsOf: writer.written)
                return end
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

/// Names in one piece, and where each object's stands; only to be read while both are lent.
struct PrintableNames {
    let bytes: UnsafeBufferPointer<UInt8>
    let records: UnsafeBufferPointer<ObjectRecord>

    /// Nil for an object that has no name, or one that is not all printable ASCII.
    @inline(__always)
    subscript(_ ordinal: UInt32) -> UnsafeBufferPointer<UInt8>? {
        let index = Int(ordinal) &- 1
        guard index >= 0, index < records.count else { return nil }
        let name = records[index].printable
        return name.length == 0 ? nil : bytes.extracting(from: name)
    }
}

extension ObjectDirectory {
    fileprivate func withPrintableNames<Result>(_ body: (PrintableNames) -> Result) -> Result {
        printableNames.withUnsafeBufferPointer { bytes in
            records.withUnsafeBufferPointer { body(PrintableNames(bytes: bytes, records: $0)) }
        }
    }
}

/// Puts lines together in a buffer of its caller's.
private struct LineWriter {
    /// What a temporary allocation may take of the stack.
    static let capacity = 1024
    /// More than the longest line of two names.
    private static let lineCapacity = 600

    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private let names: PrintableNames
    private let words = LineWords.all
    var count = 0

    init(_ buffer: UnsafeMutableBufferPointer<UInt8>, _ names: PrintableNames) {
        self.buffer = buffer
        self.names = names
    }

    var hasRoom: Bool { count <= Self.capacity - Self.lineCapacity }

    var written: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: buffer[..<count])
    }

    /// Returns false, and writes nothing, where the line needs more than tables.
    @inline(__always)
    mutating func write(_ event: PackedEvent) -> Bool {
        let head = words.heads[Int(event.callback.rawValue)]
        guard head.length > 0, let receiver = names[event.object.ordinal] else { return false }
        switch event.kind {
        case .none:
            let tail = event.callback == .deinitialized ? LineWords.newline : LineWords.end
            write(receiver, head, nil, tail)
        case .no: write(receiver, head, nil, LineWords.no)
        case .yes: write(receiver, head, nil, LineWords.yes)
        case .object where event.payload == 0: write(receiver, head, nil, LineWords.none)
        case .object:
            guard let argument = names[event.payload] else { return false }
            write(receiver, head, argument, LineWords.end)
        case .traits, .text, .remainder, .call: return false
        }
        return true
    }

    @inline(__always)
    private mutating func write(
        _ receiver: UnsafeBufferPointer<UInt8>, _ head: NameRange,
        _ argument: UnsafeBufferPointer<UInt8>?, _ tail: NameRange
    ) {
        write(receiver)
        words.bytes.withUnsafeBufferPointer { words in
            write(words.extracting(from: head))
            if let argument { write(argument) }
            write(words.extracting(from: tail))
        }
    }

    @inline(__always)
    private mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
        let end = count &+ bytes.count
        _ = buffer[count..<end].initialize(fromContentsOf: bytes)
        count = end
    }
}

/// The parts of lines that are ours, one behind the other.
private final class LineWords: Sendable {
    static let all = LineWords()

    // What ends a line, and the arguments that are words of ours with it.
    static let end = NameRange(start: 0, length: 2)
    static let newline = NameRange(start: 1, length: 1)
    static let no = NameRange(start: 2, length: 7)
    static let yes = NameRange(start: 9, length: 6)
    static let none = NameRange(start: 15, length: 5)

    let bytes: [UInt8]
    /// What stands between the receiver's name and the argument, by the callback's raw value; empty
    /// where the line has another form.
    let heads: [NameRange]

    private init() {
        var bytes = Array(")\nfalse)\ntrue)\nnil)\n".utf8)
        heads = Callback.allCases.map { callback in
            guard callback.isMessage else { return NameRange() }
            let start = UInt32(bytes.count)
            let message = callback.canonical
            bytes += ".\(message.name)\(message.opening)".utf8
            return NameRange(start: start, length: UInt8(bytes.count - Int(start)))
        }
        self.bytes = bytes
    }
}

extension UnsafeBufferPointer<UInt8> {
    @inline(__always)
    fileprivate func extracting(from range: NameRange) -> UnsafeBufferPointer {
        extracting(Int(range.start)..<Int(range.start) &+ Int(range.length))
    }
}
