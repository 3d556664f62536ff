/// What stands before and behind the receiver's name in the lines of a pretty log: the sign, and
/// the message for the most frequent arguments. `Rendering` works them out once, and they are
/// copied for each event. The copying is here because it reads the packed events, as that of
/// canonical lines does.
package struct LineFrames: Sendable {
    /// The arguments for which there is a frame.
    package static let arguments: [EventArgument] = [.none, .flag(false), .flag(true)]

    /// For each callback by its raw value, one for each of `arguments`; an empty opening where the
    /// line has another form.
    private var frames: [Frame] = []
    /// Spaces first, then what the frames copy, in whole blocks.
    private var bytes: [UInt8] = []
    private let margin: (opening: NameRange, closing: NameRange)

    fileprivate struct Frame: Sendable {
        var opening = NameRange()
        var closing = NameRange()
        /// The columns that both texts take on a terminal.
        var columns = 0
    }

    /// No frames yet; the margin's two texts stand around the rule.
    package init(margin: (opening: String, closing: String)) {
        _ = bytes.appendInBlocks(repeatElement(UInt8(ascii: " "), count: Int(UInt8.max)))
        self.margin = (
            bytes.appendInBlocks(margin.opening.utf8), bytes.appendInBlocks(margin.closing.utf8)
        )
    }

    /// Adds the next frame in order: the bytes before and after the name, and the columns of both.
    package mutating func add(_ opening: [UInt8], _ closing: [UInt8], columns: Int) {
        guard max(opening.count, closing.count) <= UInt8.max else { return addNone() }
        frames.append(
            Frame(
                opening: bytes.appendInBlocks(opening), closing: bytes.appendInBlocks(closing),
                columns: columns))
    }

    /// Says that the next in order has no frame.
    package mutating func addNone() { frames.append(Frame()) }

    /// A rule that would stand closer to the line is left out.
    package static let leastGap = 2

    /// What is free between a line and its rule: the terminal's last column stays so as well, since
    /// writing there wraps on some terminals.
    @inline(__always)
    package static func gap(before rule: RuleID, after columns: Int, in width: Int) -> Int {
        width - 1 - columns - rule.rawValue.utf8.count
    }

    fileprivate func lend<Result>(margin width: Int?, _ body: (FramedForm) -> Result) -> Result {
        bytes.withUnsafeBytes { bytes in
            frames.withUnsafeBufferPointer {
                body(FramedForm(bytes: bytes, frames: $0, width: width, margin: margin))
            }
        }
    }
}

extension EventLog {
    /// Appends framed lines, as `appendLines` says; the rule ends in the column before the last of
    /// `width`, and is left out without one.
    package func appendFramedLines(
        _ range: Range<Int>, where isWanted: [Bool], in frames: LineFrames, width: Int?,
        to bytes: inout [UInt8]
    ) -> Int {
        frames.lend(margin: width) { appendLines(range, where: isWanted, in: $0, to: &bytes) }
    }
}

/// Indent, sign, name, message, and the rule on the right margin.
private struct FramedForm: PrintableForm {
    static let capacity = 4096
    static let lineCapacity = 1200

    let bytes: UnsafeRawBufferPointer
    let frames: UnsafeBufferPointer<LineFrames.Frame>
    let width: Int?
    let margin: (opening: NameRange, closing: NameRange)

    @inline(__always)
    func write(_ event: PackedEvent, to line: inout LineBuffer) -> Bool {
        guard let frame = frame(of: event), let name = line.names[event.object.ordinal] else {
            return false
        }
        let indent = 2 * Int(event.depth)
        let columns = indent + frame.columns + name.columns
        let gap = gap(before: event.rule, after: columns)
        // A line that is wider than the terminal is broken elsewhere.
        guard gap <= UInt8.max, columns <= width ?? .max else { return false }
        line.write(spaces(indent), of: bytes)
        line.write(frame.opening, of: bytes)
        line.write(name)
        line.write(frame.closing, of: bytes)
        if gap >= LineFrames.leastGap, let rule = event.rule { write(rule, after: gap, to: &line) }
        line.write(UInt8(ascii: "\n"))
        return true
    }

    @inline(__always)
    private func frame(of event: PackedEvent) -> LineFrames.Frame? {
        let kind = Int(event.kind.rawValue)
        guard kind < LineFrames.arguments.count else { return nil }
        let frame = frames[Int(event.callback.rawValue) * LineFrames.arguments.count + kind]
        return frame.opening.length > 0 ? frame : nil
    }

    @inline(__always)
    private func gap(before rule: RuleID?, after columns: Int) -> Int {
        guard let width, let rule else { return 0 }
        return LineFrames.gap(before: rule, after: columns, in: width)
    }

    @inline(__always)
    private func write(_ rule: RuleID, after gap: Int, to line: inout LineBuffer) {
        line.write(spaces(gap), of: bytes)
        line.write(margin.opening, of: bytes)
        for byte in rule.rawValue.utf8 { line.write(byte) }
        line.write(margin.closing, of: bytes)
    }

    @inline(__always)
    private func spaces(_ count: Int) -> NameRange {
        NameRange(start: 0, length: UInt8(truncatingIfNeeded: count))
    }
}
