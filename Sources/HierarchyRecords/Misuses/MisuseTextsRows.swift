/// Texts of tables whose rows do not fit the changes that were announced (E80).
extension Misuse {
    /// The list of which a text speaks.
    public enum ListKind: String, Sendable, CaseIterable {
        case table = "table view"
        case collection = "collection view"

        /// What its elements are called.
        public var element: String {
            switch self {
            case .table: "row"
            case .collection: "item"
            }
        }
    }

    /// What an update of rows or items said and found: the numbers of rows by section, and in that section.
    public struct RowNumbers: Sendable {
        public var list: ListKind
        public var before: [Int]
        public var after: [Int]
        public var inserted: Int
        public var deleted: Int
        public var movedIn: Int
        public var movedOut: Int
        /// The changes as UIKit lists them: `Delete row (0 - 1)`.
        public var changes: [String]

        /// Takes the numbers.
        public init(
            list: ListKind, before: [Int], after: [Int], inserted: Int = 0, deleted: Int = 0,
            movedIn: Int = 0,
            movedOut: Int = 0, changes: [String]
        ) {
            self.list = list
            (self.before, self.after) = (before, after)
            (self.inserted, self.deleted) = (inserted, deleted)
            (self.movedIn, self.movedOut) = (movedIn, movedOut)
            self.changes = changes
        }
    }

    /// A section has another number of rows than the changes lead to.
    public static func rowsDoNotFit(
        inSection section: Int, _ numbers: RowNumbers, ios: Int
    ) -> Misuse {
        if ios >= 16 { return batchDoesNotFit(numbers) }
        let items = numbers.list.element + "s"
        return inconsistent(
            "Invalid update: invalid number of \(items) in section \(section).\(gap(ios))The number of \(items) "
                + "contained in an existing section after the update (\(numbers.after[section])) must "
                + "be equal to the number of \(items) contained in that section before the update "
                + "(\(numbers.before[section])), plus or minus the number of \(items) inserted or deleted "
                + "from that section (\(numbers.inserted) inserted, \(numbers.deleted) deleted) and "
                + "plus or minus the number of \(items) moved into or out of that section "
                + "(\(numbers.movedIn) moved in, \(numbers.movedOut) moved out).")
    }

    /// The number of sections has changed, which no change said.
    public static func sectionsDoNotFit(_ numbers: RowNumbers, ios: Int) -> Misuse {
        if ios >= 16 { return batchDoesNotFit(numbers) }
        return inconsistent(
            "Invalid update: invalid number of sections.\(gap(ios))The number of sections contained in the "
                + "\(numbers.list.rawValue) after the update (\(numbers.after.count)) must be equal to the number "
                + "of sections contained in the \(numbers.list.rawValue) before the update "
                + "(\(numbers.before.count)), plus or minus the number of sections inserted or deleted "
                + "(0 inserted, 0 deleted).")
    }

    /// Between two sentences; the two spaces before iOS 13 are UIKit's.
    private static func gap(_ ios: Int) -> String { ios >= 13 ? " " : "  " }

    private static func batchDoesNotFit(_ numbers: RowNumbers) -> Misuse {
        func words(_ rows: [Int]) -> String {
            let sections = rows.count == 1 ? "1 section" : "\(rows.count) sections"
            return "{ \(sections) with \(numbers.list.element) counts: "
                + "[\(rows.map(String.init).joined(separator: ", "))] }"
        }
        return inconsistent(
            "Invalid batch updates detected: the number of sections and/or \(numbers.list.element)s returned by the data "
                + "source before and after performing the batch updates are inconsistent with the "
                + "updates. Data source before updates = \(words(numbers.before)) Data source after "
                + "updates = \(words(numbers.after)) Updates = "
                + "[ \(numbers.changes.joined(separator: ", ")) ]")
    }

    /// A row was deleted, moved or reloaded that was not there.
    public static func deletingMissingRow(
        _ row: Int, section: Int, of count: Int, in list: ListKind
    ) -> Misuse {
        let element = list.element
        return inconsistent(
            "attempt to delete \(element) \(row) from section \(section) which only contains \(count) \(element)s "
                + "before the update")
    }

    /// A row was inserted where none is.
    public static func insertingMissingRow(
        _ row: Int, section: Int, of count: Int, in list: ListKind
    ) -> Misuse {
        let element = list.element
        return inconsistent(
            "attempt to insert \(element) \(row) into section \(section), but there are only \(count) \(element)s "
                + "in section \(section) after the update")
    }

    private static func inconsistent(_ text: String) -> Misuse {
        Misuse(
            .e80, .exception(name: "NSInternalInconsistencyException"), text,
            hint: "Change the data first, then announce exactly what has changed.")
    }
}
