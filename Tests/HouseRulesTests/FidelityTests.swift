import CheckoutFiles
import Foundation
import HierarchyRecords
import Testing

@testable import Measure

@Suite("README says how well the rules are known")
struct FidelityTests {
    @Test func `in the words and with the counts of the rulebook`() throws {
        let readme = try Checkout.text("README.md")
        #expect(readme.contains("\n\(Rulebook.tally)\n"))
    }
}
