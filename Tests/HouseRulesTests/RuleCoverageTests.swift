import HierarchyRecords
import Testing

@testable import Measure

/// The rules of containment, appearance, presentation and traits that give an order.
private let orderedRules: [RuleID] = [
    .c01, .c02, .c04, .c05, .c06, .c10, .c11, .c12, .c13, .c14, .c16, .c17, .c18, .c19, .c20, .c21,
    .c22, .c24, .c26, .c27, .c28, .c29, .c30, .c31, .c32, .c08, .c09, .c34, .c35, .c36, .c37, .c38,
    .c39, .c40, .c41, .c42, .c43, .c53, .p01, .p03, .p04, .p05, .p06, .p07,
    .p08, .p20, .p21, .p24, .t01, .t02, .t04, .t06, .t07, .t08, .t09,
]

/// The rules that the names of a file's tests begin with: `C10` and `D03` for
/// `@Test("C10, D03: …")`.
private func testedRules(in file: SourceFile) -> Set<RuleID> {
    let names = file.text.lines.compactMap { line in
        line.split(separator: "@Test(\"", maxSplits: 1, omittingEmptySubsequences: false)
            .dropFirst()
            .first
    }
    return Set(
        names.flatMap { name in
            name.prefix { $0 != ":" }.split { !$0.isLetter && !$0.isNumber }
                .compactMap { RuleID(rawValue: String($0)) }
        })
}

@Suite("Rules are tested")
struct RuleCoverageTests {
    @Test func `each rule that gives an order has a conformance test named after it`() throws {
        let files = try Checkout.tests().filter { $0.room == "ConformanceTests" }
        let tested = Set(files.flatMap(testedRules))
        let untested = orderedRules.filter { !tested.contains($0) }.map(\.rawValue)
        #expect(untested == [])
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
