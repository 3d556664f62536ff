import HierarchyRecords

/// The text of an issue about a line of a step's log, in Markdown: what was done, what is logged here and by which rules, and
/// where to write what UIKit does.
public struct StepReportText {
    private let step: Int
    private let script: [String]
    private let rows: [LogComparison.Row]
    private let origin: LogComparison.Origin
    private let version: String
    private let said: Wording

    /// Makes a text of the session's commands up to that step and of what it logged; `version` is the program's.
    public init(
        step: Int, script: [String], rows: [LogComparison.Row], origin: LogComparison.Origin,
        version: String, said: @escaping Wording = { $0 }
    ) {
        (self.step, self.script, self.rows) = (step, script, rows)
        (self.origin, self.version, self.said) = (origin, version, said)
    }

    /// The whole text, which ends in a newline.
    public var text: String {
        let title = said("A line of the log of step %").filled(with: "\(step)")
        let here = said("here: %, vcr %").filled(with: MarkdownText.inline(origin.summary), version)
        return "# \(title)\n\n- \(here)\n"
            + ReportSections.section(said("The session"), "vcr", script)
            + ReportSections.section(
                said("What step % logs here").filled(with: "\(step)"), "text",
                rows.map(VisibleText.of(row:)))
            + ReportSections.rules(rows, said)
            + "\n## \(said("What UIKit does"))\n\n"
            + said(
                "Which line is wrong, what comes in its place, on which device and system, and how you know it: "
                    + "a log, a test, a page. docs/CallbackRecorder.swift writes such a log, and `log import FILE` "
                    + "compares it.") + "\n"
    }
}

extension VisibleText {
    fileprivate static func of(row: LogComparison.Row) -> String {
        let text = of(row.text)
        return row.rule.map { "\(text)  \($0.rawValue)" } ?? text
    }
}
