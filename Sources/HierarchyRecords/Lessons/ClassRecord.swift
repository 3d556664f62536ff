/// What a class has done, as a page shows it: a table, in the reader's language.
public struct ClassRecord: Sendable {
    /// `en`, `zh`.
    public let language: String
    public let title: String
    /// How many learners there are, and what is counted.
    public let summary: String
    /// The names of the columns.
    public let columns: [String]
    /// A row for each learner.
    public let rows: [Row]

    /// One learner.
    public struct Row: Sendable {
        /// What stands in the columns; of a file that is no report, its name and what is wrong with it.
        public let cells: [String]
        /// Which part of the course is done, from 0 to 1; nil of what is no report.
        public let share: Double?

        /// Makes a row.
        public init(cells: [String], share: Double?) {
            self.cells = cells
            self.share = share
        }
    }

    /// Makes a record.
    public init(
        language: String, title: String, summary: String, columns: [String], rows: [Row]
    ) {
        self.language = language
        self.title = title
        self.summary = summary
        self.columns = columns
        self.rows = rows
    }
}
