import Foundation
import HierarchyRecords
import Testing

@testable import Measure

@Suite("README says how well the rules are known")
struct FidelityTests {
    @Test func `in the words and with the counts of the rulebook`() throws {
        let readme = try String(
            contentsOf: Checkout.tree.root.appending(path: "README.md"), encoding: .utf8)
        #expect(readme.contains("\n\(Rulebook.tally)\n"))
    }
}
