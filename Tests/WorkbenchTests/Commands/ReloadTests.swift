import Testing

@testable import Workbench

@MainActor
@Suite("reload")
struct ReloadTests {
    @Test("says where there is no package to build again")
    func nowhere() {
        let session = TestSession()
        session.run("reload")
        #expect(session.errors == ["1:1: there is no package to build again"])
        #expect(session.workbench.stepNumber == 0)
    }

    @Test("goes on with the session where the package was not built")
    func notBuilt() {
        let session = TestSession()
        session.workbench.reload = { .notBuilt }
        session.run("new a; root a\nreload")
        #expect(session.errors == [])
        #expect(
            session.notes == [
                "the package was not built; the session goes on with the classes that it has"
            ])
        #expect(session.tree == ["a [appeared]"])
    }
}
