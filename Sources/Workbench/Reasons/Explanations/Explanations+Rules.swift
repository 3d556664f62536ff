import CommandLanguage
import HierarchyRecords

/// Pages on rules, made from the rulebook.
extension Explanations {
    /// The page of a rule.
    func page(_ rule: Rule) -> HelpPage {
        let example = example(citing: rule.id)
        return HelpPage(
            title: "\(rule.id.rawValue) \(rule.title)",
            heading: "\(rule.id.rawValue + " ")\(Message(rule.title))", summary: rule.statement,
            sections: [
                HelpPage.Section(heading: "How we know", rows: rule.evidenceRows),
                section("Callbacks", rule.callbacks.map { Fact($0.spelling.base, $0.summary) }),
                section("See also", rule.relatives.map { Fact($0.rawValue, $0.title) }),
                section("Lessons", lessons(on: [rule.id])),
                section("Guides", guideClaims(on: rule.id.rawValue)),
                section("Questions", questions(on: rule)),
                section("In this session", sessionRows(rule.id)),
                section("What is at odds now", rule.id == .e66 ? conflictRows : []),
                section("What the example logs", example.map(rows) ?? []),
            ].filter { !$0.rows.isEmpty }, examples: example.map { [$0.script] } ?? [])
    }

    private func section(_ heading: String, _ rows: [Fact]) -> HelpPage.Section {
        HelpPage.Section(heading: heading, rows: rows)
    }

    /// How often the log cites the rule, and where last.
    private func sessionRows(_ id: RuleID) -> [Fact] {
        let log = session.world.simulator.log
        let citing = log.events.indices.filter { log.events[$0].rule == id }
        guard let last = citing.last else { return [] }
        let count: Message =
            citing.count == 1 ? "1 event cites it" : "\(citing.count) events cite it"
        return [
            Fact("log", wording: count),
            Fact("the last", "\(last + 1) \(log.text(log.events[last]))"),
        ]
    }

    private func rows(_ example: PlayedExample) -> [Fact] { example.lines }
}

extension Rule {
    /// Evidence, how good it is, and since when the rule holds.
    var evidenceRows: [Fact] {
        evidence.enumerated().map { Fact($0 == 0 ? "evidence" : "", wording: $1.wording) }
            + [Fact("confidence", confidence.meaning)]
            + MisuseTable.rows(of: id).filter { !$0.isRaised }.map {
                Fact("not raised", wording: "nothing that can be typed here makes it say \($0.id)")
            }
            + systemRows
    }

    /// Where UIKit was seen to do it, and where the model does.
    private var systemRows: [Fact] {
        systemsSeen.enumerated().map { Fact($0 == 0 ? "seen in" : "", $1) }
            + [
                Fact(
                    "applied",
                    wording: Message(
                        applied.phrase, filledWith: applied.versions.map(\.description)))
            ]
    }

    /// The callbacks that the statement names; of several of one name those of a delegate come last.
    var callbacks: [Callback] {
        let words = Set(statement.split { !$0.isLetter }.map(String.init))
        let named = Callback.allCases.filter { words.contains($0.spelling.base) && !$0.isNote }
        let meant = Dictionary(grouping: named, by: \.spelling.base).values.map { callbacks in
            callbacks.first { $0.category != .delegate } ?? callbacks[0]
        }
        return named.filter(meant.contains)
    }

    /// Whether the statement tells of many callbacks in turn, and is about none of them alone.
    var tellsOfSequence: Bool { callbacks.count > 3 }

    /// The rules that its statement names and its evidence cites.
    fileprivate var relatives: [RuleID] {
        var seen: Set<RuleID> = [id]
        let named = statement.split { !$0.isLetter && !$0.isNumber }
            .compactMap { RuleID(rawValue: String($0)) }
        return (named + evidence.compactMap(\.rule)).filter { seen.insert($0).inserted }
    }
}

extension RuleID {
    /// The rule's title.
    var title: String { Rulebook.rule(self).title }
}

extension Citation {
    /// The citation with the name of its source or its rule as a part that has a translation.
    var wording: Message {
        let name = key?.record.words ?? rule.map { Rulebook.rule($0).title } ?? text
        return "\(Message(name))\(String(text.dropFirst(name.count)))"
    }
}

extension Callback {
    /// What the guide says that it is.
    var summary: String { CallbackGuide.all.first { $0.callback == self }?.summary ?? "" }
}
