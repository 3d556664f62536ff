import HierarchyRecords
import Testing

@testable import Measure

/// Rules that explain rather than order anything: where sources disagree, a test that another rule
/// decides against, and advice that nothing enforces.
private func explains(_ rule: RuleID) -> Bool {
    if rule == .m6 || rule == .p09 { return true }
    switch rule.rawValue.first {
    case "N", "B": return true
    default: return MisuseTable.rows(of: rule).contains { !$0.isRaised }
    }
}

/// The rules that the names of a file's tests begin with: `C10` and `D03` for
/// `@Test("C10, D03: …")`.
private func testedRules(in file: SourceFile) -> Set<RuleID> {
    // The name may stand on the line behind the bracket.
    let lines = file.text.lines.map { $0.trimmingPrefix { $0 == " " } }
    let names = zip(lines, lines.dropFirst() + [""]).compactMap { line, next -> Substring? in
        guard line.hasPrefix("@Test(") else { return nil }
        let name = line.dropFirst(6).isEmpty ? next[...] : line.dropFirst(6)[...]
        return name.hasPrefix("\"") ? Substring(name.dropFirst()) : nil
    }
    return Set(
        names.flatMap { name in
            name.prefix { $0 != ":" }.split { !$0.isLetter && !$0.isNumber }
                .compactMap { RuleID(rawValue: String($0)) }
        })
}

@Suite("Rules are tested")
struct RuleCoverageTests {
    /// The rules that tests are named after; those of misuse are provoked one by one by scripts.
    private static func tested() throws -> Set<RuleID> {
        let provoked = MisuseTable.all.filter(\.isRaised).map(\.misuse.rule)
        return Set(try Checkout.tests().flatMap(testedRules) + provoked)
    }

    @Test func `each rule has a test named after it, or explains`() throws {
        let tested = try Self.tested()
        #expect(RuleID.allCases.filter { !tested.contains($0) && !explains($0) } == [])
    }

    @Test func `the rules of a test stand before its colon`() {
        let file = SourceFile(
            "Tests/ConformanceTests/AddingTests.swift",
            """
            @Suite("C01: no test")
            struct AddingTests {
                @Test("C10, D03: a standard add, not C11") func add() {}
                @Test("in general") func general() {}
            }
            """)
        #expect(testedRules(in: file) == [.c10, .d03])
    }
}
