import HierarchyRecords

/// What the user typed, at the end of a chain of causes.
public struct CauseOrigin: Sendable {
    /// `step 4: add a`; its lines where the command has several.
    public var title: String
    /// The verb that made the calls of the chain; nil where the user's own code did.
    public var verb: String?
    /// `demo.vcr:12:1`; nil for what was typed at the prompt.
    public var place: String?
    /// The later step in which the event came; nil where it came at once.
    public var arrival: String?
    /// What there is for who wants it otherwise; nil where nothing is known.
    public var otherwise: String?

    /// Makes an origin.
    public init(
        title: String, verb: String? = nil, place: String? = nil, arrival: String? = nil,
        otherwise: String? = nil
    ) {
        self.title = title
        self.verb = verb
        self.place = place
        self.arrival = arrival
        self.otherwise = otherwise
    }
}

/// Writes why an event came: it, what caused it, and so on back to what was typed, each with its
/// rule and how we know the rule.
public struct CauseRenderer: Sendable {
    /// Events are spelt in this form; JSON stays with the event renderer.
    public var form: EventRenderer.Form
    /// The columns that rules are wrapped to; nil does not wrap.
    public var width: Int?

    private let said: Wording

    /// Makes a renderer.
    public init(
        _ form: EventRenderer.Form = .plain, width: Int? = nil, said: @escaping Wording = { $0 }
    ) {
        self.form = form
        self.width = width
        self.said = said
    }

    /// The lines of a chain; `events` are indices in `log`, each followed by its cause.
    public func lines(
        _ events: [Int], in log: EventLog, origin: CauseOrigin
    ) -> [StyledText] {
        var lines: [StyledText] = []
        var told: Set<RuleID> = []
        let repeated = repeatedPairs(events, in: log)
        for (place, index) in events.enumerated() {
            if let pair = repeated.first(where: { $0.contains(place) }) {
                if place == pair.lowerBound { lines.append(again(pair.count / 2)) }
                continue
            }
            lines.append(heading(log.events[index], index: index, in: log, isFirst: place == 0))
            if place == 0, let arrival = origin.arrival {
                lines += Paragraph.lines(said("came in"), arrival, width: width)
            }
            lines += reason(for: log.events[index], in: log, origin, told: &told)
        }
        return lines + ending(origin, isFirst: events.isEmpty)
    }

    /// Where two events cause each other again and again, as layout that asks for layout: the places of all but the
    /// first two, where there are more than three pairs.
    private func repeatedPairs(
        _ events: [Int], in log: EventLog
    ) -> [Range<Int>] {
        let texts = events.map { log.text(log.events[$0]) }
        var found: [Range<Int>] = []
        var place = 0
        while place + 3 < texts.count {
            var end = place + 2
            while end + 1 < texts.count, texts[end] == texts[place],
                texts[end + 1] == texts[place + 1]
            {
                end += 2
            }
            if end - place > 6 { found.append(place + 2..<end) }
            place = end - place > 6 ? end : place + 1
        }
        return found
    }

    private func again(_ times: Int) -> StyledText {
        var line = StyledText()
        line.append(said("the same two, % times more").filled(with: "\(times)"), .dim)
        return line
    }

    private func heading(
        _ event: Event, index: Int, in log: EventLog, isFirst: Bool
    ) -> StyledText {
        var line = StyledText()
        if !isFirst { line.append(said("caused by") + " ", .dim) }
        line.append("\(index + 1) ", .dim)
        let look = EventLook(of: event.callback, .unicode)
        line.append(look.role) { bytes in
            if form == .objc {
                log.writeObjectiveC(event, into: &bytes)
            } else {
                log.write(event, into: &bytes)
            }
        }
        return line
    }

    private func reason(
        for event: Event, in log: EventLog, _ origin: CauseOrigin, told: inout Set<RuleID>
    ) -> [StyledText] {
        if let id = event.rule {
            guard told.insert(id).inserted else {
                return Paragraph.lines(
                    "\(said("rule")) \(id.rawValue)", said("as above"), width: width)
            }
            return RuleRenderer(width: width, said: said).reason(Rulebook.rule(id))
        }
        guard event.callback == .call else { return [] }
        return Paragraph.lines(
            said("call"), "\(caller(of: event, in: log, origin)) \(said("makes it"))", width: width)
    }

    /// Who made a call: what was typed, or code that something else had called.
    private func caller(of call: Event, in log: EventLog, _ origin: CauseOrigin) -> String {
        let cause = Int(call.cause)
        guard log.events.indices.contains(cause) else {
            return origin.verb.map { "'\($0)'" } ?? said("the line")
        }
        return "\(said("code in")) '\(log.text(log.events[cause]))'"
    }

    private func ending(_ origin: CauseOrigin, isFirst: Bool) -> [StyledText] {
        let parts = origin.title.split(separator: "\n", omittingEmptySubsequences: false)
        var lines = parts.enumerated().map { index, part in
            var line = StyledText(index == 0 && !isFirst ? said("caused by") + " " : "", .dim)
            line.append(String(part), .strong)
            return line
        }
        if let place = origin.place {
            lines += Paragraph.lines(said("typed at"), place, width: nil)
        }
        if let words = origin.otherwise {
            lines += Paragraph.lines(said("otherwise"), words, width: width)
        }
        return lines
    }
}
