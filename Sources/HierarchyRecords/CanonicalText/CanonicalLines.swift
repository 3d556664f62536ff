extension EventLog {
    /// Appends canonical lines, as `appendLines` says.
    package func appendCanonicalLines(
        _ range: Range<Int>, where isWanted: [Bool], to bytes: inout [UInt8]
    ) -> Int {
        CanonicalWords.all.lend { appendLines(range, where: isWanted, in: $0, to: &bytes) }
    }
}

/// The canonical line: the receiver's name, the message, and the argument.
private struct CanonicalForm: PrintableForm {
    static let capacity = 1024
    static let lineCapacity = 700

    let bytes: UnsafeRawBufferPointer
    let heads: UnsafeBufferPointer<NameRange>

    @inline(__always)
    func write(_ event: PackedEvent, to line: inout LineBuffer) -> Bool {
        let head = heads[Int(event.callback.rawValue)]
        guard head.length > 0, let receiver = line.names[event.object.ordinal] else { return false }
        switch event.kind {
        case .none:
            let tail =
                event.callback == .deinitialized ? CanonicalWords.newline : CanonicalWords.end
            write(receiver, head, nil, tail, to: &line)
        case .no: write(receiver, head, nil, CanonicalWords.no, to: &line)
        case .yes: write(receiver, head, nil, CanonicalWords.yes, to: &line)
        case .object where event.payload == 0:
            write(receiver, head, nil, CanonicalWords.none, to: &line)
        case .object:
            guard let argument = line.names[event.payload] else { return false }
            write(receiver, head, argument, CanonicalWords.end, to: &line)
        case .traits, .text, .remainder, .call, .shown, .shownAnimated: return false
        }
        return true
    }

    @inline(__always)
    private func write(
        _ receiver: PrintableName, _ head: NameRange, _ argument: PrintableName?,
        _ tail: NameRange, to line: inout LineBuffer
    ) {
        line.write(receiver)
        line.write(head, of: bytes)
        if let argument { line.write(argument) }
        line.write(tail, of: bytes)
    }
}

/// All of a canonical line but names, each part in whole blocks of bytes.
private final class CanonicalWords: Sendable {
    static let all = CanonicalWords()

    // The ends of lines, together with an argument that is no object.
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
            guard let message = callback.pattern.message,
                message.closing.utf8CodeUnitCount > 0 || callback == .deinitialized
            else {
                return NameRange()
            }
            return bytes.appendInBlocks(".\(message.opening)".utf8)
        }
        self.bytes = bytes
    }

    func lend<Result>(_ body: (CanonicalForm) -> Result) -> Result {
        bytes.withUnsafeBytes { bytes in
            heads.withUnsafeBufferPointer { body(CanonicalForm(bytes: bytes, heads: $0)) }
        }
    }
}
