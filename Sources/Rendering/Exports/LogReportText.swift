import HierarchyRecords

/// The text of an issue about a difference between an app's log and the session's, in Markdown.
public struct LogReportText {
    private let report: LogReport
    private let version: String

    /// Makes a text; `version` is the program's.
    public init(_ report: LogReport, version: String) {
        (self.report, self.version) = (report, version)
    }

    /// The whole text, which ends in a newline.
    public var text: String {
        let comparison = report.comparison
        let facts =
            [
                "app: \(comparison.app.summary)",
                "here: \(comparison.session.summary), vcr \(version)",
            ] + LogComparisonRenderer.remarks(comparison)
        return "# \(comparison.isSame ? "The logs agree" : "The logs differ")\n\n"
            + facts.map { "- \(MarkdownText.inline($0))\n" }.joined()
            + section("The session", "vcr", report.script)
            + section("Both logs", "diff", difference.map(VisibleText.of)) + rules
    }

    private var difference: [String] {
        LogComparisonRenderer().difference(report.comparison).map(\.text)
    }

    /// The rules that the session followed where the app did something else.
    private var rules: String {
        let app = Set(report.comparison.appRows.map(\.text))
        var seen: Set<RuleID> = []
        let followed = report.comparison.sessionRows.filter { !app.contains($0.text) }
            .compactMap(\.rule).filter { seen.insert($0).inserted }
        if followed.isEmpty { return "" }
        let lines = followed.map { id in
            let rule = Rulebook.rule(id)
            return "- \(id.rawValue) \(rule.title) (\(rule.confidence.rawValue))\n"
        }
        return "\n## Rules that were followed here\n\n" + lines.joined()
    }

    private func section(_ title: String, _ info: String, _ lines: [String]) -> String {
        "\n## \(title)\n\n" + MarkdownText.block(info, lines)
    }
}
