import CheckoutFiles
import HierarchyRecords
import Testing

@testable import Measure

/// Whether the model follows the rule, and so must have a place and a test.
private func isFollowed(_ rule: RuleID) -> Bool {
    Rulebook.rule(rule).isFollowed && !MisuseTable.rows(of: rule).contains { !$0.isRaised }
}

/// The rules that a file of the model names, in its code (`.c10`) or in a comment (`C10, P03–P08`).
private func citedRules(in file: SourceFile) -> Set<RuleID> {
    let words = file.text.lines.flatMap { line in
        line.split { !$0.isLetter && !$0.isNumber && $0 != "–" }
    }
    return Set(
        words.flatMap { word -> [RuleID] in
            let ends = word.split(separator: "–").compactMap { RuleID(rawValue: $0.uppercased()) }
            guard ends.count == 2, let first = RuleID.allCases.firstIndex(of: ends[0]),
                let last = RuleID.allCases.firstIndex(of: ends[1]), first < last
            else { return ends }
            return Array(RuleID.allCases[first...last])
        })
}

/// The tests of a file: the rules that the name begins with (`C10` and `D03` for `@Test("C10, D03: …")`), and whether what follows
/// up to the next test compares with `==`.
private func tests(in file: SourceFile) -> [(rules: [RuleID], compares: Bool)] {
    let lines = file.text.lines.map { $0.trimmingPrefix { $0 == " " } }
    let starts = lines.indices.filter { lines[$0].hasPrefix("@Test(") }
    return zip(starts, starts.dropFirst() + [lines.count]).map { start, end in
        // The name may stand on the line behind the bracket.
        let first = lines[start].dropFirst(6)
        let name = first.isEmpty && start + 1 < lines.count ? lines[start + 1][...] : first[...]
        let compares = lines[start..<end].contains { $0.contains("== ") }
        guard name.hasPrefix("\"") else { return ([], compares) }
        let rules = name.dropFirst().prefix { $0 != ":" }
            .split { !$0.isLetter && !$0.isNumber }.compactMap { RuleID(rawValue: String($0)) }
        return (rules, compares)
    }
}

private func testedRules(in file: SourceFile) -> Set<RuleID> {
    Set(tests(in: file).flatMap(\.rules))
}

@Suite("Rules are tested")
struct RuleCoverageTests {
    /// The rules that tests are named after; those of misuse are provoked one by one by scripts.
    private static func tested() throws -> Set<RuleID> {
        let provoked = MisuseTable.all.filter(\.isRaised).map(\.misuse.rule)
        return Set(try Checkout.tests().flatMap(testedRules) + provoked)
    }

    @Test func `each rule that is followed has a test named after it`() throws {
        let tested = try Self.tested()
        #expect(RuleID.allCases.filter { !tested.contains($0) && isFollowed($0) } == [])
    }

    @Test func `each rule that is followed has a test that compares`() throws {
        let comparing = try Checkout.tests().flatMap(tests(in:)).filter(\.compares).flatMap(\.rules)
        let tested = Set(comparing + MisuseTable.all.filter(\.isRaised).map(\.misuse.rule))
        #expect(RuleID.allCases.filter { !tested.contains($0) && isFollowed($0) } == [])
    }

    @Test func `each rule is named where the model follows it`() throws {
        let rooms = ["HeadlessUIKit", "InterfaceBuilder", "Gallery", "Statements", "Workbench"]
        let model = try Checkout.sources().filter { file in
            rooms.contains { file.path.hasPrefix("Sources/\($0)/") }
                && !file.path.contains("/Explanations/")
        }
        let cited = Set(model.flatMap(citedRules) + MisuseTable.all.map(\.misuse.rule))
        #expect(RuleID.allCases.filter { !cited.contains($0) && isFollowed($0) } == [])
    }

    @Test func `rules are named in code, in comments and as a range`() {
        let file = SourceFile(
            "Sources/HeadlessUIKit/A.swift", "// M1, P03–P05: nothing\nsend(rule: .c10)")
        #expect(citedRules(in: file) == [.m1, .p03, .p04, .p05, .c10])
    }

    @Test func `the rules of a test stand before its colon`() {
        let file = SourceFile(
            "Tests/ConformanceTests/Containment/AddingTests.swift",
            """
            @Suite("C01: no test")
            struct AddingTests {
                @Test("C10, D03: a standard add, not C11") func add() {}
                @Test("in general") func general() {}
                @Test(
                    "C12: without a parent")
                func alone() { #expect(lines == []) }
            }
            """)
        #expect(testedRules(in: file) == [.c10, .d03, .c12])
        #expect(tests(in: file).filter(\.compares).flatMap(\.rules) == [.c12])
    }
}
