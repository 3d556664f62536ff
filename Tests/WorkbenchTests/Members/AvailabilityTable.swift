import CheckoutFiles
import HierarchyRecords

@testable import Statements

/// The systems of UIKit's declarations as Apple's headers tell them, of those that the model has. The tables stand in
/// `Tests/WorkbenchTests/Tables`; `scripts/record-availability` takes what a surface of UIKit says over into the first one.
struct AvailabilityTable {
    /// One declaration; `member` is nil for a type.
    struct Row {
        let type: String
        let member: String?
        let introduced: SystemVersion?
        let deprecated: SystemVersion?

        var name: String { [type, member].compactMap { $0 }.joined(separator: ".") }
    }

    /// What the table does not have, or where it is not followed, and why.
    struct Exception {
        let type: String
        /// `*` for all of the type.
        let member: String
        let reason: String

        func names(_ page: DeclaredPage) -> Bool {
            (page.owner ?? page.name) == type
                && (member == "*" || page.owner != nil && page.name == member)
        }
    }

    let rows: [Row]
    let exceptions: [Exception]

    init() throws {
        rows = try Self.lines(of: "availability.tsv").map { fields in
            Row(
                type: fields[0], member: fields[1] == "-" ? nil : fields[1],
                introduced: Self.system(fields[4]), deprecated: Self.system(fields[5]))
        }
        exceptions = try Self.lines(of: "availability-exceptions.tsv").map {
            Exception(type: $0[0], member: $0[1], reason: $0[2])
        }
    }

    /// The fields of each line but the first, which names the columns.
    private static func lines(of file: String) throws -> [[String]] {
        try Checkout.text("Tests/WorkbenchTests/Tables/\(file)").split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }

    private static func system(_ text: String) -> SystemVersion? { SystemVersion(text) }
}
