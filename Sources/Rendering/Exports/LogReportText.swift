import HierarchyRecords

/// The text of an issue about a difference between an app's log and the session's, in Markdown.
public struct LogReportText {
    private let report: LogReport
    private let version: String
    private let said: Wording

    /// Makes a text; `version` is the program's.
    public init(_ report: LogReport, version: String, said: @escaping Wording = { $0 }) {
        (self.report, self.version, self.said) = (report, version, said)
    }

    /// The whole text, which ends in a newline.
    public var text: String {
        let comparison = report.comparison
        let facts =
            [
                said("app: %").filled(with: comparison.app.summary),
                said("here: %, vcr %").filled(with: comparison.session.summary, version),
            ] + renderer.remarks(comparison)
        return "# \(said(comparison.isSame ? "The logs agree" : "The logs differ"))\n\n"
            + facts.map { "- \(MarkdownText.inline($0))\n" }.joined()
            + ReportSections.section(said("The session"), "vcr", report.script)
            + ReportSections.section(said("Both logs"), "diff", difference.map(VisibleText.of))
            + ReportSections.rules(strangeRows, said)
    }

    private var renderer: LogComparisonRenderer { LogComparisonRenderer(said: said) }

    private var difference: [String] { renderer.difference(report.comparison).map(\.text) }

    /// The lines of the session where the app did something else.
    private var strangeRows: [LogComparison.Row] {
        let app = Set(report.comparison.appRows.map(\.text))
        return report.comparison.sessionRows.filter { !app.contains($0.text) }
    }
}
