import HierarchyRecords

/// What the texts of issues about a log have in common, in Markdown.
enum ReportSections {
    /// A heading with lines of text below it, of the kind that `info` names.
    static func section(_ title: String, _ info: String, _ lines: [String]) -> String {
        "\n## \(title)\n\n" + MarkdownText.block(info, lines)
    }

    /// The rules by which lines of the log came, each once; empty where there are none.
    static func rules(_ rows: [LogComparison.Row], _ said: Wording) -> String {
        var seen: Set<RuleID> = []
        let followed = rows.compactMap(\.rule).filter { seen.insert($0).inserted }
        if followed.isEmpty { return "" }
        let lines = followed.map { id in
            let rule = Rulebook.rule(id)
            return "- \(id.rawValue) \(said(rule.title)) (\(said(rule.confidence.rawValue)))\n"
        }
        return "\n## \(said("Rules that were followed here"))\n\n" + lines.joined()
    }
}
