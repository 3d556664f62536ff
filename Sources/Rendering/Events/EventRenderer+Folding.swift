import HierarchyRecords

extension EventRenderer {
    /// The line of a long warning without the sentences that another of its step has said before; nil where none has.
    func folded(_ event: Event, index: Int, in log: EventLog) -> StyledText? {
        let look = looks[Int(event.callback.rawValue)]
        guard form == .pretty, !look.hasReceiver,
            let earlier = earlierAlike(event, before: index, in: log),
            let words = Self.difference(of: log.text(event), from: log.text(earlier), ellipsis)
        else { return nil }
        var line = StyledText()
        appendIndent(event.depth, to: &line)
        line.append(look.sign)
        line.append(words, look.role)
        return line
    }

    private var ellipsis: String { encoding.glyphs.ellipsis }

    /// The event before that one in its step which has its rule.
    private func earlierAlike(_ event: Event, before index: Int, in log: EventLog) -> Event? {
        guard event.rule != nil else { return nil }
        for place in stride(from: index - 1, through: max(0, index - Self.furthest), by: -1) {
            let other = log.events[place]
            if other.step != event.step { return nil }
            if other.rule == event.rule, other.callback == event.callback { return other }
        }
        return nil
    }

    /// How far back it is looked for.
    private static let furthest = 200
    /// So many words have to be the same before they are left out.
    private static let leastCommon = 30

    /// The first sentence, and the words that are not in the other text; nil where the two have little in common.
    private static func difference(
        of text: String, from other: String, _ ellipsis: String
    ) -> String? {
        let (words, known) = (text.split(separator: " "), other.split(separator: " "))
        var first = zip(words, known).prefix { $0 == $1 }.count
        var last = words.count - zip(words.reversed(), known.reversed()).prefix { $0 == $1 }.count
        guard first < last, first + words.count - last >= leastCommon else { return nil }
        // What is in brackets or quotes is shown from its beginning to its end.
        while first > 0, let sign = words[first - 1].first, "(\"<".contains(sign) { first -= 1 }
        while last < words.count, words[last - 1].last != ">" { last += 1 }
        let head = words[..<first].prefix { $0.last != "." }.count + 1
        let shown = words[..<min(head, first)] + [Substring(ellipsis)] + words[first..<last]
        return (shown + [Substring(ellipsis)]).joined(separator: " ")
    }
}
