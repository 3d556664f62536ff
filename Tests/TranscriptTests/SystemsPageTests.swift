import Testing

@testable import Statements

/// The page on what later systems brought: what the program itself knows of each name.
@MainActor
@Suite("The page on later systems")
struct SystemsPageTests {
    @Test("it shows each addition as the program has it")
    func page() throws {
        try Recording(path: "docs/systems.md").expect(SystemsPage().text)
    }

    @Test("the program knows each name of the table, and models none of them")
    func strays() throws {
        #expect(try SystemsPage().strays == [])
    }
}
