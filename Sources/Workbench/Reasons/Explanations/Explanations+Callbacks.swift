import CommandLanguage
import HierarchyRecords

/// Pages on callbacks, made from their guides and the rulebook.
extension Explanations {
    /// The page of a callback.
    func page(_ guide: CallbackGuide) -> HelpPage {
        let example = guide.example.map { play($0) { $0.callback == guide.callback } }
        return HelpPage(
            title: guide.callback.spelling.swift, summary: guide.summary,
            sections: [
                HelpPage.Section(heading: "When", rows: [Fact("", guide.timing)]),
                HelpPage.Section(heading: "What belongs there", rows: bullets(guide.belongs)),
                HelpPage.Section(heading: "What does not", rows: bullets(guide.avoid)),
                differences(about: .callback(guide.callback)),
                HelpPage.Section(heading: "Rules", rows: guide.rules.flatMap(rows)),
                HelpPage.Section(heading: "Rules that mention it", rows: mentions(guide)),
                HelpPage.Section(
                    heading: "Related",
                    rows: guide.related.map { Fact($0.spelling.base, $0.summary) }),
                HelpPage.Section(heading: "Lessons", rows: lessons(on: guide.rules)),
                HelpPage.Section(heading: "Guides", rows: guideClaims(on: guide.callback)),
                HelpPage.Section(heading: "Questions", rows: questions(on: guide.callback)),
                HelpPage.Section(heading: "Spelling", rows: spelling(guide.callback)),
                HelpPage.Section(heading: "What the example logs", rows: example?.lines ?? []),
            ].filter { !$0.rows.isEmpty }, examples: guide.example.map { [$0] } ?? [])
    }

    private func bullets(_ texts: [String]) -> [Fact] { texts.map { Fact("-", $0) } }

    /// A rule with its statement and its evidence.
    func rows(_ id: RuleID) -> [Fact] {
        let rule = Rulebook.rule(id)
        let sources = rule.evidence.dropFirst().reduce(rule.evidence[0].wording) {
            "\($0); \($1.wording)"
        }
        let statement: Message = "\(Message(rule.title)): \(Message(rule.statement))"
        let proof: Message = "(\(Message(rule.confidence.rawValue)): \(sources))"
        return [Fact(id.rawValue, wording: "\(statement)\n\(proof)")]
    }

    /// Rules beyond the guide's own whose statement names the callback; where they are many, without
    /// those that tell of a whole sequence of callbacks.
    private func mentions(_ guide: CallbackGuide) -> [Fact] {
        if guide.callback.isNote { return [] }
        let all = Rulebook.all.filter {
            !guide.rules.contains($0.id) && $0.callbacks.contains(guide.callback)
        }
        let told = all.count > Self.manyRules ? all.filter { !$0.tellsOfSequence } : all
        return told.map { Fact($0.id.rawValue, $0.title) }
    }

    /// From how many rules on a page leaves out those that are about no callback alone.
    private static let manyRules = 24

    private func spelling(_ callback: Callback) -> [Fact] {
        if callback.isNote { return [] }
        return [
            Fact("Swift", callback.spelling.swift),
            Fact("Objective-C", callback.spelling.objectiveC),
        ]
    }
}
