import HierarchyRecords
import Testing

/// The page with the whole rulebook: what the program's own tables say.
@Suite("The page on the rules")
struct RulePageTests {
    @Test("it shows every rule and every source as the tables have them")
    func page() throws {
        try Recording(path: "docs/rules.md").expect(RulePage.text)
    }

    @Test("README says how many rules there are, and how well they are known")
    func tally() throws {
        let readme = Recording(path: "README.md")
        let line = try Regex("(?m)^[0-9]+ rules: .*$")
        try #require(readme.text.matches(of: line).count == 1)
        try readme.expect(readme.text.replacing(line, with: Rulebook.tally))
    }

    @Test("headings are linked as Markdown spells their anchors")
    func anchors() {
        #expect(RulePage.anchor("UIKit's texts") == "#uikits-texts")
        #expect(
            RulePage.anchor("Adaptation, popovers and sheets") == "#adaptation-popovers-and-sheets")
        #expect(RulePage.anchor("R-sim") == "#r-sim")
    }
}
