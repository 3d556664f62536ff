import HierarchyRecords
import Testing

/// The page on what meets a transition: what the program's own table says.
@Suite("The page on transitions under way")
struct TransitionPageTests {
    @Test("it shows every cell as the table has it")
    func page() throws {
        try Recording(path: "docs/transitions.md").expect(TransitionPage.text)
    }
}
