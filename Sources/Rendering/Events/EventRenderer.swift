import HierarchyRecords

/// Writes events of a log as lines.
public final class EventRenderer: Sendable {
    /// How an event is spelt.
    public enum Form: String, CaseIterable, Sendable {
        /// The canonical line and nothing else; never colored.
        case plain
        /// Indented by depth, with a sign, and with the rule on the right margin.
        case pretty
        /// As Objective-C would write it: `-[a viewWillAppear:NO]`.
        case objc
        /// JSON Lines: one object an event.
        case json
        /// For screen readers: the canonical line, then depth and rule in words.
        case linear
    }

    public let form: Form
    public let encoding: TextEncoding
    /// The terminal's columns; nil where the output is no terminal.
    public let width: Int?
    /// Whether the pretty and linear forms name the rule.
    public let showsRule: Bool
    /// Whether every event but JSON's is followed by its rule and by the event that caused it.
    public let showsWhy: Bool
    /// Says the words of the rule and the cause in the person's language.
    let said: Wording
    /// By the callback's raw value; none where lines are not styled.
    let looks: [EventLook]
    /// What most pretty lines are put together from; nil in other forms.
    private let frames: LineFrames?

    /// Makes a renderer.
    public init(
        _ form: Form, encoding: TextEncoding = .plain, width: Int? = nil, showsRule: Bool = true,
        showsWhy: Bool = false, said: @escaping Wording = { $0 }
    ) {
        self.form = form
        self.encoding = encoding
        self.width = width
        self.showsRule = showsRule
        self.showsWhy = showsWhy
        self.said = said
        let isStyled = form != .plain && form != .json
        looks = isStyled ? Callback.allCases.map { EventLook(of: $0, encoding.glyphs) } : []
        frames = form == .pretty ? LineFrames(of: looks, encoding) : nil
    }

    /// Appends the lines of the events in a range whose callback's raw value is true in `isShown`.
    public func write(
        _ range: Range<Int>, where isShown: [Bool], in log: EventLog, to bytes: inout [UInt8]
    ) {
        var index = range.lowerBound
        while index < range.upperBound {
            index = writeQuickly(index..<range.upperBound, where: isShown, in: log, to: &bytes)
            if index == range.upperBound { return }
            if isShown[Int(log.events.callback(at: index).rawValue)] {
                write(log.events[index], index: index, in: log, to: &bytes)
            }
            index += 1
        }
    }

    /// Appends the lines up to the first that takes more than tables; returns that event's index.
    private func writeQuickly(
        _ range: Range<Int>, where isShown: [Bool], in log: EventLog, to bytes: inout [UInt8]
    ) -> Int {
        if showsWhy || !showsRule && width != nil { return range.lowerBound }
        if form == .plain { return log.appendCanonicalLines(range, where: isShown, to: &bytes) }
        guard let frames else { return range.lowerBound }
        return log.appendFramedLines(
            range, where: isShown, in: frames, width: showsRule ? width : nil, to: &bytes)
    }

    /// Appends the event's lines, each with its newline; `index` is the event's in `log`.
    public func write(_ event: Event, index: Int, in log: EventLog, to bytes: inout [UInt8]) {
        switch form {
        case .plain: writeCanonical(event, in: log, to: &bytes)
        case .json: writeJSON(event, index: index, in: log, to: &bytes)
        case .pretty, .objc, .linear: writeStyled(event, index: index, in: log, to: &bytes)
        }
        if showsWhy && form != .json {
            encoding.appendLines(wrapped(whyLine(event, in: log)), to: &bytes)
        }
    }

    /// The line in lines that fit the terminal, where there is one.
    private func wrapped(_ line: StyledText) -> [StyledText] {
        guard let width, width >= Self.leastWidth, form != .plain, form != .json else {
            return [line]
        }
        return TextWrapping.wrap(line, to: width, breaksWords: true)
    }

    /// The lines of an event that is too wide for one; its rule stands at the end of the last, or
    /// below it.
    private func wrapped(_ line: StyledText, of event: Event) -> [StyledText] {
        var lines = wrapped(line)
        guard form == .pretty, showsRule, let width, width >= Self.leastWidth, lines.count > 1,
            let rule = event.rule
        else { return lines }
        if !append(rule, width: width, to: &lines[lines.count - 1]) {
            var below = StyledText()
            append(rule, width: width, to: &below)
            lines.append(below)
        }
        return lines
    }

    /// A terminal that is narrower breaks lines as it does.
    private static let leastWidth = 20

    /// The event's lines as styled text; `index` is the event's in `log`.
    public func lines(_ event: Event, index: Int, in log: EventLog) -> [StyledText] {
        var line = StyledText()
        build(event, index: index, in: log, to: &line)
        let reason = showsWhy && form != .json ? wrapped(whyLine(event, in: log)) : []
        return wrapped(line, of: event) + reason
    }

    private func writeCanonical(_ event: Event, in log: EventLog, to bytes: inout [UInt8]) {
        let start = bytes.count
        log.write(event, into: &bytes)
        VisibleText.makeVisible(&bytes, from: start)
        bytes.append(UInt8(ascii: "\n"))
    }

    private func writeJSON(
        _ event: Event, index: Int, in log: EventLog, to bytes: inout [UInt8]
    ) {
        log.writeJSON(event, index: index, into: &bytes)
        bytes.append(UInt8(ascii: "\n"))
    }

    private func writeStyled(
        _ event: Event, index: Int, in log: EventLog, to bytes: inout [UInt8]
    ) {
        var line = EncodedLine(encoding, countsColumns: width != nil)
        let start = bytes.count
        swap(&line.bytes, &bytes)
        build(event, index: index, in: log, to: &line)
        let columns = line.columns
        line.endLine()
        swap(&line.bytes, &bytes)
        guard let width, columns > width else { return }
        bytes.removeLast(bytes.count - start)
        var styled = StyledText()
        if let folded = folded(event, index: index, in: log) {
            styled = folded
        } else {
            build(event, index: index, in: log, to: &styled)
        }
        encoding.appendLines(wrapped(styled, of: event), to: &bytes)
    }

    private func build<Line: LineBuilder>(
        _ event: Event, index: Int, in log: EventLog, to line: inout Line
    ) {
        switch form {
        case .plain: line.append(.plain) { log.write(event, into: &$0) }
        case .json: line.append(.plain) { log.writeJSON(event, index: index, into: &$0) }
        case .objc: line.append(look(event).role) { log.writeObjectiveC(event, into: &$0) }
        case .linear: appendLinear(event, look(event), in: log, to: &line)
        case .pretty: appendPretty(event, look(event), in: log, to: &line)
        }
    }

    private func look(_ event: Event) -> EventLook { looks[Int(event.callback.rawValue)] }
}
