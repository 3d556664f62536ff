import HierarchyRecords

extension EventRenderer {
    /// Deeper events are not indented further; their depth is written out.
    static let deepestIndent = 16

    /// `↑ a.viewWillAppear(true)    C10`: depth, sign, event, and the rule on the right margin.
    func appendPretty(
        _ event: Event, _ look: EventLook, in log: EventLog, to line: inout StyledText
    ) {
        let indent = appendIndent(event.depth, to: &line)
        line.append(look.role) {
            $0.append(contentsOf: look.glyph.utf8)
            $0.append(UInt8(ascii: " "))
        }
        let start = line.utf8.count
        if look.hasReceiver {
            line.append(log.objects.name(event.object), .object)
            line.append(look.role) { log.writeMessage(event, into: &$0) }
        } else {
            line.append(look.role) { log.write(event, into: &$0) }
        }
        guard showsRule, let width, let rule = event.rule else { return }
        let columns = indent + 2 + TextWidth.columns(of: line.utf8[start...])
        appendRule(rule.rawValue, after: columns, width: width, to: &line)
    }

    /// `a.viewWillAppear(true), depth 1, rule C10`
    func appendLinear(_ event: Event, in log: EventLog, to line: inout StyledText) {
        line.append(looks[Int(event.callback.rawValue)].role) { log.write(event, into: &$0) }
        line.append(", depth \(event.depth)")
        if showsRule, let rule = event.rule { line.append(", rule \(rule.rawValue)") }
    }

    /// `    rule C10 (title), caused by 15 a.viewWillAppear(true)`
    func whyLine(_ event: Event, in log: EventLog) -> StyledText {
        var line = StyledText()
        if form != .linear {
            if form == .pretty { _ = appendIndent(event.depth, to: &line) }
            line.appendSpaces(4)
        }
        if let rule = event.rule {
            line.append("rule \(rule.rawValue)", .dim)
            if let title = rules[rule]?.title { line.append(" (\(title))", .dim) }
            line.append(", ", .dim)
        }
        line.append("caused by \(causeText(event, in: log))", .dim)
        return line
    }

    private func causeText(_ event: Event, in log: EventLog) -> String {
        let cause = Int(event.cause)
        if log.events.indices.contains(cause) {
            return "\(cause + 1) \(log.text(log.events[cause]))"
        }
        return event.step == 0 ? "the start" : "step \(event.step)"
    }

    /// Returns the columns that the indent takes.
    private func appendIndent(_ depth: UInt16, to line: inout StyledText) -> Int {
        let steps = min(Int(depth), Self.deepestIndent)
        line.appendSpaces(2 * steps)
        guard depth > Self.deepestIndent else { return 2 * steps }
        let note = "\(encoding.glyphs.ellipsis) (depth \(depth)) "
        line.append(note, .dim)
        return 2 * steps + TextWidth.columns(of: note)
    }

    /// The terminal's last column stays free: writing there wraps on some terminals.
    private func appendRule(
        _ rule: String, after columns: Int, width: Int, to line: inout StyledText
    ) {
        let gap = width - 1 - columns - rule.utf8.count
        guard gap >= 2 else { return }
        line.appendSpaces(gap)
        line.append(rule, .dim)
    }
}
