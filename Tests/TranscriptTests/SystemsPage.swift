import CheckoutFiles
import HierarchyRecords

@testable import Statements

/// What each system from iOS 16 on brought to controllers, views and scenes, and what the program makes of it, as a page of
/// Markdown.
@MainActor
struct SystemsPage {
    /// What the program makes of an addition.
    enum State: String, CaseIterable {
        case modelled
        /// Kept inert: it can be set and read or called, and nothing acts on it.
        case kept
        /// It may be written, and nothing calls it.
        case uncalled = "not called"
    }

    struct Row {
        let since: SystemVersion
        let type: String
        /// Nil for a type.
        let member: String?
        let state: State
        let reason: String

        var name: String { [type, member].compactMap { $0 }.joined(separator: ".") }
    }

    let rows: [Row]
    /// What the table has and the program does not know, or knows as modelled.
    let strays: [String]

    init() throws {
        let modelled = Self.modelled
        let known = Set(modelled.map(\.name))
        let fields = try Checkout.text("Tests/TranscriptTests/Tables/additions.tsv")
            .split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
        let added = fields.compactMap(Self.row)
        rows = (modelled + added).sorted { one, other in
            (one.since.major, one.since.minor ?? 0, one.name)
                < (other.since.major, other.since.minor ?? 0, other.name)
        }
        strays =
            fields.filter { !Self.isKept($0) }.map { $0[1] + "." + $0[3] }
            + added.map(\.name).filter(known.contains)
    }

    private static func row(_ fields: [String]) -> Row? {
        SystemVersion(fields[0]).map { since in
            Row(
                since: since, type: fields[1], member: fields[3] == "-" ? nil : fields[3],
                state: fields[4].isEmpty ? .kept : .uncalled, reason: fields[4])
        }
    }

    /// What the model declares with a system from 16 on.
    private static let modelled = DeclaredPage.all.compactMap { page -> Row? in
        guard let since = page.introduced, since.isAtLeast(16) else { return nil }
        return Row(
            since: since, type: page.owner ?? page.name,
            member: page.owner == nil ? nil : page.name,
            state: .modelled, reason: "")
    }

    /// Whether the program has the name among those that it keeps.
    private static func isKept(_ fields: [String]) -> Bool {
        guard let entry = Surface.entry(named: fields[2]) else { return false }
        return fields[3] == "-" || entry.names.contains(String(fields[3].prefix { $0 != "(" }))
    }

    // MARK: The page

    var text: String {
        let versions = rows.map(\.since).reduce(into: [SystemVersion]()) {
            if $0.last != $1 { $0.append($1) }
        }
        return ([head] + versions.map(part)).joined(separator: "\n\n") + "\n"
    }

    private func count(_ state: State) -> Int { rows.count { $0.state == state } }

    private var head: String {
        """
        # What came with iOS 16 to 26

        The members that systems from iOS 16 on brought to controllers, views and scenes, and what the \
        program makes of each. The page is made of what the program knows and of one table, and a test \
        compares it. Up to 18 the table follows the declarations that .NET's bindings publish; 26 is by hand, \
        from Apple's documentation (<https://developer.apple.com/documentation/uikit>).

        - **modelled** (\(count(.modelled))): it does what UIKit's does.
        - **kept** (\(count(.kept))): code can name, set, read and call it, and nothing acts on it; a note \
        says so, and --strict refuses it.
        - **not called** (\(count(.uncalled))): code can have it, and nothing calls it, for the reason beside it.
        """
    }

    private func part(_ version: SystemVersion) -> String {
        let own = rows.filter { $0.since == version }
        let lines = own.map { "| `\($0.name)` | \($0.state.rawValue) | \($0.reason) |" }
        return (["## iOS \(version)", "", "| member | state | why |", "|---|---|---|"] + lines)
            .joined(separator: "\n")
    }
}
