import HierarchyRecords

/// The rulebook as pages of Markdown: a list of the rules chapter by chapter, a page a rule, and a page a source.
struct RulePage {
    /// Where it stands in the checkout.
    let path: String
    let text: String

    /// Every page there is.
    static var all: [RulePage] {
        [RulePage(path: "docs/rules.md", text: list)] + Rulebook.all.map(page)
            + Evidence.all.map(page)
    }

    /// The folder of the pages of rules, in which `sources` has those of sources.
    static let folder = "docs/rules"

    // MARK: The list

    private static let list =
        ([head, table, contents] + Rulebook.chapters.map(chapter) + [sources])
        .joined(separator: "\n\n") + "\n"

    private static let head = """
        # What UIKit does

        The specification that the simulator follows, a page a rule. The pages are made from the \
        program's own tables, and a test compares them. A chapter has what is known of its topic; \
        the rules that begin with A come last and say what is assumed where nothing was found. \
        'explain C10' shows a rule in the program, with an example that plays; 'explain CAT' \
        shows a source and the rules that stand on it.

        \(Rulebook.tally)
        """

    /// How good the evidence is, best first, with those who gave most of it.
    private static let table =
        (["| how good the evidence is, best first | rules | most of it from |", "|---|---|---|"]
        + Rule.Confidence.allCases.map(row)).joined(separator: "\n")

    private static func row(_ confidence: Rule.Confidence) -> String {
        let rules = Rulebook.all.filter { $0.confidence == confidence }
        var counts: [EvidenceKey: Int] = [:]
        for key in rules.flatMap(sources) { counts[key, default: 0] += 1 }
        let most = EvidenceKey.allCases.filter { counts[$0] != nil }
            .sorted { (counts[$0] ?? 0, $1.rawValue) > (counts[$1] ?? 0, $0.rawValue) }.prefix(3)
            .map { "[\($0.record.words)](rules/\(place($0)))" }
        return "| \(confidence.rawValue) | \(rules.count) | \(most.joined(separator: "<br>")) |"
    }

    private static func sources(of rule: Rule) -> [EvidenceKey] {
        rule.evidence.compactMap { if case .source(let key, _, _) = $0 { key } else { nil } }
    }

    private static let contents = (Rulebook.chapters.map(\.title) + [evidenceTitle])
        .map { "- [\($0)](\(anchor($0)))" }.joined(separator: "\n")

    private static func chapter(_ chapter: RulebookChapter) -> String {
        let rules = chapter.rules.map {
            "- [\(heading($0))](rules/\(place($0.id))): \($0.confidence.rawValue)"
        }
        return "## \(chapter.title)\n\n" + rules.joined(separator: "\n")
    }

    private static let evidenceTitle = "Evidence"

    private static let sources =
        "## \(evidenceTitle)\n\n"
        + Evidence.all.map {
            "- [\($0.key.rawValue)](rules/\(place($0.key))): \($0.title) (\($0.kind.rawValue))"
        }.joined(separator: "\n")

    // MARK: A rule

    private static func page(_ rule: Rule) -> RulePage {
        let chapter = Rulebook.chapters.first { $0.rules.contains { $0.id == rule.id } }
        let topic = chapter.map { "[\($0.title)](../rules.md\(anchor($0.title)))" } ?? ""
        let seen = rule.systemsSeen
        let text = """
            # \(heading(rule))

            \(linked(rule.statement))

            - Chapter: \(topic)
            - Confidence: \(rule.confidence.rawValue)
            - Seen in: \(seen.isEmpty ? "no system is named" : seen.joined(separator: "; "))
            - Applied: \(rule.systemsApplied)
            - Evidence:
            \(rule.evidence.map { "  - " + citation($0) }.joined(separator: "\n"))

            """
        return RulePage(path: "\(folder)/\(place(rule.id))", text: text)
    }

    /// The statement, in which each rule that it names leads there.
    private static func linked(_ statement: String) -> String {
        statement.replacing(/\b[A-Z][0-9]{1,3}\b/) { named in
            let text = String(named.output)
            guard let id = RuleID(rawValue: text) else { return text }
            return "[\(text)](\(place(id)))"
        }
    }

    private static func heading(_ rule: Rule) -> String { "\(rule.id.rawValue) \(rule.title)" }

    private static func citation(_ citation: Citation) -> String {
        let note = citation.remark.map { ": \($0)" } ?? ""
        return switch citation {
        case .source(let key, _, _), .against(let key, _):
            "[\(key.record.words)](\(place(key))) (\(key.rawValue))\(note)"
        case .rule(let id, _): "the rule [\(heading(Rulebook.rule(id)))](\(place(id)))\(note)"
        case .words(let words): words
        }
    }

    // MARK: A source

    private static func page(_ record: Evidence) -> RulePage {
        let addresses = record.addresses.map { "<\($0)>" }
        let rules = Rulebook.rules(on: record.key).map {
            "  - [\(heading($0))](../\(place($0.id)))"
        }
        let text = """
            # \(record.key.rawValue)

            **\(record.title).** \(record.seen)

            - Kind: \(record.kind.rawValue)
            - Year: \(record.year.map(String.init) ?? "not stated")
            - Systems: \(record.systems ?? "not stated")
            - Address: \(addresses.isEmpty ? "no public address" : addresses.joined(separator: ", "))
            - Rules:
            \(rules.joined(separator: "\n"))

            """
        return RulePage(path: "\(folder)/\(place(record.key))", text: text)
    }

    // MARK: Places

    /// The page of a rule, in the folder of rules.
    static func place(_ rule: RuleID) -> String { rule.rawValue + ".md" }

    private static func place(_ source: EvidenceKey) -> String { "sources/\(source.rawValue).md" }

    /// Where a heading of that text is found within the page.
    static func anchor(_ heading: String) -> String {
        let kept = heading.lowercased().filter {
            $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_"
        }
        return "#" + String(kept.map { $0 == " " ? "-" : $0 })
    }
}

extension Rule {
    /// `from iOS 13 on`, `from iOS 8 to 8.2`, `in all systems`.
    var systemsApplied: String {
        applied.versions.reduce(applied.phrase) { phrase, version in
            phrase.replacing("%", with: version.description, maxReplacements: 1)
        }
    }
}
