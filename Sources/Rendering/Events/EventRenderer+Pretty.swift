import HierarchyRecords

extension EventRenderer {
    /// Deeper events are not indented further; their depth is written out.
    static let deepestIndent = 16

    /// `↑ a.viewWillAppear(true)    C10`: depth, sign, event, and the rule on the right margin.
    func appendPretty<Line: LineBuilder>(
        _ event: Event, _ look: EventLook, in log: EventLog, to line: inout Line
    ) {
        appendIndent(event.depth, to: &line)
        appendMessage(event, look, in: log, to: &line)
        guard showsRule, let width, let rule = event.rule else { return }
        append(rule, width: width, to: &line)
    }

    private func appendMessage<Line: LineBuilder>(
        _ event: Event, _ look: EventLook, in log: EventLog, to line: inout Line
    ) {
        line.append(look.sign)
        guard look.hasReceiver else {
            return line.append(look.role) { log.write(event, into: &$0) }
        }
        line.append(.object) { log.objects.writeName(event.object, into: &$0) }
        line.append(look.role) { log.writeMessage(event, into: &$0) }
    }

    /// `a.viewWillAppear(true), depth 1, rule C10`
    func appendLinear<Line: LineBuilder>(
        _ event: Event, _ look: EventLook, in log: EventLog, to line: inout Line
    ) {
        line.append(look.role) { log.write(event, into: &$0) }
        line.append(", depth \(event.depth)")
        if showsRule, let rule = event.rule { line.append(", rule \(rule.rawValue)") }
    }

    /// `    rule C10 (title), caused by 15 a.viewWillAppear(true)`
    func whyLine(_ event: Event, in log: EventLog) -> StyledText {
        var line = StyledText()
        if form == .pretty { appendIndent(event.depth, to: &line) }
        if form != .linear { line.appendSpaces(4) }
        if let rule = event.rule {
            let title = said(Rulebook.rule(rule).title)
            line.append("\(said("rule")) \(rule.rawValue) (\(title)), ", .dim)
        }
        line.append("\(said("caused by")) \(causeText(event, in: log))", .dim)
        return line
    }

    private func causeText(_ event: Event, in log: EventLog) -> String {
        let cause = Int(event.cause)
        if log.events.indices.contains(cause) {
            return "\(cause + 1) \(log.text(log.events[cause]))"
        }
        return event.step == 0 ? said("the start") : said("step %").filled(with: "\(event.step)")
    }

    func appendIndent<Line: LineBuilder>(_ depth: UInt16, to line: inout Line) {
        line.appendSpaces(2 * min(Int(depth), Self.deepestIndent))
        if depth > Self.deepestIndent {
            line.append("\(encoding.glyphs.ellipsis) (depth \(depth)) ", .dim)
        }
    }

    /// Appends the rule at the right margin; false where the line leaves no room for it.
    @discardableResult
    func append<Line: LineBuilder>(_ rule: RuleID, width: Int, to line: inout Line) -> Bool {
        let gap = LineFrames.gap(before: rule, after: line.columns, in: width)
        guard gap >= LineFrames.leastGap else { return false }
        line.appendSpaces(gap)
        line.append(art: rule.rawValue, .dim)
        return true
    }
}
