import HierarchyRecords
import Testing

@testable import Statements

/// Holds what the model's declarations say of systems against what UIKit's do.
@MainActor @Suite("The systems of UIKit's declarations")
struct AvailabilityTableTests {
    private let table: AvailabilityTable
    private let rows: [String: AvailabilityTable.Row]
    /// The model's declarations of UIKit's types, by their names.
    private let pages: [String: DeclaredPage]

    init() throws {
        table = try AvailabilityTable()
        rows = Dictionary(table.rows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let declared = DeclaredPage.all.filter {
            ["UI", "NS", "CA", "CG", "CL"].contains(($0.owner ?? $0.name).prefix(2))
                && !Self.ofEachClass.contains($0.name)
        }
        pages = Dictionary(
            declared.map { (Self.name($0), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// What a class has by `NSCoding`, and what the simulator gives it.
    private static let ofEachClass: Set<String> = ["init(coder:)", "objectID"]

    private static func name(_ page: DeclaredPage) -> String {
        [page.owner, page.name].compactMap { $0 }.joined(separator: ".")
    }

    private func isExcepted(_ page: DeclaredPage) -> Bool {
        table.exceptions.contains { $0.names(page) }
    }

    // MARK: Systems

    /// The oldest system of a session is the last iOS 4: what is older names none.
    private func shown(_ system: SystemVersion?) -> SystemVersion? {
        system.flatMap { $0.isAtLeast(5) ? $0 : nil }
    }

    /// The type around a member or around another type; nil for an outermost type.
    private func around(_ name: String, isMember: Bool, of owner: String?) -> String? {
        if let owner { return owner }
        return name.lastIndex(of: ".").map { String(name[..<$0]) }
    }

    /// The first system by the model: its own, else that of what it stands in.
    private func introduced(_ page: DeclaredPage) -> SystemVersion? {
        if let own = page.introduced { return own }
        let outer = around(page.name, isMember: page.owner != nil, of: page.owner)
        return outer.flatMap { pages[$0] }.flatMap { introduced($0) }
    }

    /// The first system by the table: a member is not older than its type.
    private func introduced(_ row: AvailabilityTable.Row) -> SystemVersion? {
        let outer = around(
            row.type, isMember: row.member != nil, of: row.member.map { _ in row.type })
        let around = outer.flatMap { rows[$0] }.flatMap { introduced($0) }
        guard let own = shown(row.introduced) else { return around }
        return around.map { own.isAtLeast($0) ? own : $0 } ?? own
    }

    /// The first system that warns of it by the table: with a type its members are out of date.
    private func deprecated(_ row: AvailabilityTable.Row) -> SystemVersion? {
        row.deprecated ?? row.member.flatMap { _ in rows[row.type]?.deprecated }
    }

    private func text(_ introduced: SystemVersion?, _ deprecated: SystemVersion?) -> String {
        "from \(introduced?.description ?? "the first")"
            + (deprecated.map { ", deprecated from \($0)" } ?? "")
    }

    /// How the model differs from the row; nil where it does not.
    private func difference(_ page: DeclaredPage, _ row: AvailabilityTable.Row) -> String? {
        let model = text(introduced(page), page.deprecated)
        let known = text(introduced(row), deprecated(row))
        return model == known ? nil : "\(row.name): \(model) in the model, \(known) in UIKit"
    }

    // MARK: Tests

    @Test("are those of the model's")
    func systems() {
        let differences = pages.values.compactMap { page in
            isExcepted(page) ? nil : rows[Self.name(page)].flatMap { difference(page, $0) }
        }
        #expect(differences.sorted() == [])
    }

    @Test("are known of each declaration")
    func complete() {
        let missing = pages.values.filter { rows[Self.name($0)] == nil && !isExcepted($0) }
        #expect(missing.map(Self.name).sorted() == [])
        #expect(pages.count > 2_000)
    }

    @Test("are of declarations that the model has")
    func strays() {
        #expect(table.rows.map(\.name).filter { pages[$0] == nil } == [])
        #expect(rows.count == table.rows.count)
    }

    @Test("have a reason where they are not followed, and are not followed there")
    func exceptions() {
        let needless = table.exceptions.filter { exception in
            !pages.values.contains { page in
                exception.names(page)
                    && (rows[Self.name(page)].map { difference(page, $0) != nil } ?? true)
            }
        }
        #expect(needless.map { "\($0.type).\($0.member)" } == [])
        #expect(table.exceptions.filter(\.reason.isEmpty).map(\.type) == [])
    }
}
