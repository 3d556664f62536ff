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
            + ReportSections.section("The session", "vcr", report.script)
            + ReportSections.section("Both logs", "diff", difference.map(VisibleText.of))
            + ReportSections.rules(strangeRows)
    }

    private var difference: [String] {
        LogComparisonRenderer().difference(report.comparison).map(\.text)
    }

    /// The lines of the session where the app did something else.
    private var strangeRows: [LogComparison.Row] {
        let app = Set(report.comparison.appRows.map(\.text))
        return report.comparison.sessionRows.filter { !app.contains($0.text) }
    }
}
