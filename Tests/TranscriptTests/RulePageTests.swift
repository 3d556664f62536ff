import HierarchyRecords
import Testing

/// The page with the whole rulebook: what the program's own tables say.
@Suite("The page on the rules")
struct RulePageTests {
    @Test("it shows every rule and every source as the tables have them, and how many there are")
    func page() throws {
        try Recording(path: "docs/rules.md").expect(RulePage.text)
    }

    @Test("headings are linked as Markdown spells their anchors")
    func anchors() {
        #expect(RulePage.anchor("UIKit's texts") == "#uikits-texts")
        #expect(
            RulePage.anchor("Adaptation, popovers and sheets") == "#adaptation-popovers-and-sheets")
        #expect(RulePage.anchor("R-sim") == "#r-sim")
    }
}
