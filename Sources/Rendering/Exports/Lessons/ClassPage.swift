import HierarchyRecords

/// The page of a class: a table with a row for each learner, to look at or to print.
struct ClassPage {
    let record: ClassRecord

    /// The whole page.
    var html: String {
        let heads = record.columns.map { "<th scope=\"col\">\(XMLText.escape($0))</th>" }
        let title = XMLText.escape(record.title)
        return LessonPageParts.page(
            title: record.title, language: record.language,
            content: """
                <header><h1>\(title)</h1><p class="dim">\(XMLText.escape(record.summary))</p></header>
                <main>
                <table>
                <thead><tr>\(heads.joined())</tr></thead>
                <tbody>
                \(record.rows.map(row).joined(separator: "\n"))
                </tbody>
                </table>
                </main>
                """)
    }

    private func row(_ row: ClassRecord.Row) -> String {
        let who = XMLText.escape(row.cells.first ?? "")
        let rest = row.cells.dropFirst().map { "<td>\(XMLText.escape($0))\(bar($0, row))</td>" }
        return "<tr><th scope=\"row\">\(who)</th>\(rest.joined())</tr>"
    }

    /// How far that is, behind the cell that counts the steps.
    private func bar(_ cell: String, _ row: ClassRecord.Row) -> String {
        guard let share = row.share, row.cells.firstIndex(of: cell) == Self.columnOfSteps else {
            return ""
        }
        let percent = Int((share * 100).rounded())
        return " <progress max=\"100\" value=\"\(percent)\">\(percent) %</progress>"
    }

    /// Behind who, when and the lessons.
    private static let columnOfSteps = 3
}

extension ClassRecord {
    /// The class as one page.
    public var page: String { ClassPage(record: self).html }
}
