import HierarchyRecords

/// The rulebook as a page of Markdown: chapter by chapter, then the sources.
enum RulePage {
    static let text =
        ([head, contents] + Rulebook.chapters.map(chapter) + [evidence])
        .joined(separator: "\n\n") + "\n"

    private static let head = """
        # What UIKit does

        The specification that the simulator follows, rule by rule. The page is made from the \
        program's own tables, and a test compares it. A chapter has what is known of its topic; \
        the rules that begin with A come last and say what is assumed where nothing was found. \
        'explain C10' shows a rule in the program, with an example that plays; 'explain CAT' \
        shows a source and the rules that stand on it.

        How good the evidence is, best first: \(confidences).

        \(Rulebook.tally)
        """

    private static let confidences = Rule.Confidence.allCases.map(\.rawValue)
        .joined(separator: ", ")

    private static let contents = (Rulebook.chapters.map(\.title) + [evidenceTitle])
        .map { "- [\($0)](\(anchor($0)))" }.joined(separator: "\n")

    private static func chapter(_ chapter: RulebookChapter) -> String {
        (["## \(chapter.title)"] + chapter.rules.map(rule)).joined(separator: "\n\n")
    }

    private static func rule(_ rule: Rule) -> String {
        let seen = rule.systemsSeen
        return """
            ### \(heading(rule))

            \(linked(rule.statement))

            - Confidence: \(rule.confidence.rawValue)
            - Seen in: \(seen.isEmpty ? "no system is named" : seen.joined(separator: "; "))
            - Applied: \(rule.systems ?? "in all systems, where nothing else is said")
            - Evidence:
            \(rule.evidence.map { "  - " + citation($0) }.joined(separator: "\n"))
            """
    }

    /// The statement, in which each rule that it names leads there.
    private static func linked(_ statement: String) -> String {
        statement.replacing(/\b[A-Z][0-9]{1,3}\b/) { named in
            let text = String(named.output)
            guard let id = RuleID(rawValue: text) else { return text }
            return "[\(text)](\(anchor(heading(Rulebook.rule(id)))))"
        }
    }

    private static func heading(_ rule: Rule) -> String { "\(rule.id.rawValue) \(rule.title)" }

    private static func citation(_ citation: Citation) -> String {
        let note = citation.remark.map { ": \($0)" } ?? ""
        return switch citation {
        case .source(let key, _, _), .against(let key, _):
            "[\(key.record.words)](\(anchor(key.rawValue))) (\(key.rawValue))\(note)"
        case .rule(let id, _):
            "the rule [\(heading(Rulebook.rule(id)))](\(anchor(heading(Rulebook.rule(id)))))\(note)"
        case .words(let words): words
        }
    }

    private static let evidenceTitle = "Evidence"

    private static let evidence = (["## \(evidenceTitle)"] + Evidence.all.map(record))
        .joined(separator: "\n\n")

    private static func record(_ record: Evidence) -> String {
        let addresses = record.addresses.map { "<\($0)>" }
        return """
            ### \(record.key.rawValue)

            **\(record.title).** \(record.seen)

            - Kind: \(record.kind.rawValue)
            - Year: \(record.year.map(String.init) ?? "not stated")
            - Systems: \(record.systems ?? "not stated")
            - Address: \(addresses.isEmpty ? "no public address" : addresses.joined(separator: ", "))
            - Rules: \(rules(on: record.key))
            """
    }

    private static func rules(on key: EvidenceKey) -> String {
        Rulebook.rules(on: key).map { "[\($0.id.rawValue)](\(anchor(heading($0))))" }
            .joined(separator: ", ")
    }

    /// Where a heading of that text is found within the page.
    static func anchor(_ heading: String) -> String {
        let kept = heading.lowercased().filter {
            $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_"
        }
        return "#" + String(kept.map { $0 == " " ? "-" : $0 })
    }
}
