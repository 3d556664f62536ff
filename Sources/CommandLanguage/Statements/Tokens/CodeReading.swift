/// What code was taken for where it does not say so itself: whoever typed it is told.
public struct CodeReading: Sendable, Equatable {
    public let span: SourceSpan
    /// One sentence without a full stop: `'classHome' was read as 'class Home'`.
    public let text: String
    /// What the code has to say so itself.
    public let repair: CodeRepair

    /// Makes a reading.
    public init(at span: SourceSpan, _ text: String, repair: CodeRepair) {
        self.span = span
        self.text = text
        self.repair = repair
    }

    /// Words without the space that belongs between them.
    public init(
        at span: SourceSpan, joined written: String, as meant: String, repair: CodeRepair
    ) {
        self.init(
            at: span, "'\(written.clipped)' was read as '\(meant.clipped)'", repair: repair)
    }

    /// The note: `2:1: 'classHome' was read as 'class Home'`.
    public var line: String { "\(span.text): \(text)" }
}

/// A piece of code, where it stands, and what belongs there. It is on one line; where it is empty,
/// something is missing there.
public struct CodeRepair: Sendable, Equatable {
    public var span: SourceSpan
    public let written: String
    public let meant: String

    /// Makes a repair.
    public init(at span: SourceSpan, _ written: String, as meant: String) {
        self.span = span
        self.written = written
        self.meant = meant
    }
}

extension String {
    /// The code as it was meant, where its first character stands at `start`. Repairs of code that
    /// stands elsewhere change nothing.
    public func repaired(_ repairs: [CodeRepair], from start: SourceSpan) -> String {
        if repairs.isEmpty { return self }
        var result = ""
        var rest = self[...]
        var place = (start.line, start.column)
        let places = repairs.map { (place: ($0.span.line, $0.span.column), repair: $0) }
        for (target, repair) in places.sorted(by: { $0.place < $1.place }) {
            while place < target, let next = rest.popFirst() {
                result.append(next)
                let endsLine = next == "\n" || next == "\r\n"
                place = endsLine ? (place.0 + 1, 1) : (place.0, place.1 + 1)
            }
            guard place == target, rest.hasPrefix(repair.written) else { continue }
            result += repair.meant
            rest = rest.dropFirst(repair.written.count)
            place.1 += repair.written.count
        }
        return result + rest
    }
}
