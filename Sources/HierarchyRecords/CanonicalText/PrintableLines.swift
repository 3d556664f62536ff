// The quick way to write nearly every line of a log: those with names of printable ASCII and an
// argument that is a flag or an object. Their parts stand in tables and are copied straight to the
// output.

/// A form of lines that can be put together from tables and names alone.
protocol PrintableForm {
    /// More than the longest line, with what each last block has too many.
    static var lineCapacity: Int { get }
    /// What lines are gathered in before they go on.
    static var capacity: Int { get }

    /// Returns false, and writes nothing, where the event's line needs more than tables.
    func write(_ event: PackedEvent, to line: inout LineBuffer) -> Bool
}

extension EventLog {
    /// Appends the lines, each with its newline, of the events in a range whose callback's raw value
    /// is true in `isWanted`, up to the first that the form has no line for. Returns the index of
    /// that event, or the end of the range.
    func appendLines<Form: PrintableForm>(
        _ range: Range<Int>, where isWanted: [Bool], in form: Form, to bytes: inout [UInt8]
    ) -> Int {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Form.capacity) { scratch in
            objects.withPrintableNames { names in
                var line = LineBuffer(scratch, names)
                for index in range {
                    let event = events.packedEvent(at: index)
                    guard isWanted[Int(event.callback.rawValue)] else { continue }
                    if line.count > Form.capacity - Form.lineCapacity { line.flush(to: &bytes) }
                    if !form.write(event, to: &line) {
                        line.flush(to: &bytes)
                        return index
                    }
                }
                line.flush(to: &bytes)
                return range.upperBound
            }
        }
    }
}

/// The table of names and where the name of each object stands in it. The buffers are valid only in
/// the closure of `withPrintableNames`.
struct PrintableNames {
    let bytes: UnsafeRawBufferPointer
    let records: UnsafeBufferPointer<ObjectRecord>
    /// Where the names of classes stand, by index.
    let classes: UnsafeBufferPointer<NameRange>

    /// What the object is called; nil where it is nothing, or not all printable ASCII.
    @inline(__always)
    subscript(_ ordinal: UInt32) -> PrintableName? {
        let index = Int(ordinal) &- 1
        guard index >= 0, index < records.count else { return nil }
        let own = records[index].printable
        if own.length > 0 { return PrintableName(own) }
        guard records[index].isNumbered else { return nil }
        let text = classes[Int(records[index].classIndex)]
        guard text.length > 0 else { return nil }
        return PrintableName(text, number: records[index].ordinalInClass)
    }
}

/// A name of its own, or a class and a number.
struct PrintableName {
    let text: NameRange
    /// 0 for a name of its own.
    let number: UInt32
    let columns: Int

    @inline(__always)
    init(_ text: NameRange, number: UInt32 = 0) {
        self.text = text
        self.number = number
        var (rest, digits) = (number, 0)
        while rest > 0 {
            rest /= 10
            digits += 1
        }
        columns = Int(text.length) + (digits == 0 ? 0 : digits + 1)
    }
}

extension ObjectDirectory {
    fileprivate func withPrintableNames<Result>(_ body: (PrintableNames) -> Result) -> Result {
        printableNames.withUnsafeBytes { bytes in
            records.withUnsafeBufferPointer { records in
                printableClasses.withUnsafeBufferPointer {
                    body(PrintableNames(bytes: bytes, records: records, classes: $0))
                }
            }
        }
    }
}

/// Puts lines together in a buffer of its caller's.
struct LineBuffer {
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    let names: PrintableNames
    private(set) var count = 0

    init(_ buffer: UnsafeMutableBufferPointer<UInt8>, _ names: PrintableNames) {
        self.buffer = buffer
        self.names = names
    }

    mutating func flush(to bytes: inout [UInt8]) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<count]))
        count = 0
    }

    @inline(__always)
    mutating func write(_ name: PrintableName) {
        let end = count + name.columns
        write(name.text, of: names.bytes)
        guard name.number > 0 else { return }
        write(UInt8(ascii: "-"))
        buffer.write(decimal: name.number, upTo: end)
        count = end
    }

    @inline(__always)
    mutating func write(_ byte: UInt8) {
        buffer[count] = byte
        count &+= 1
    }

    /// Copies whole blocks; what the last one has too many is written over by what follows.
    @inline(__always)
    mutating func write(_ range: NameRange, of table: UnsafeRawBufferPointer) {
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
