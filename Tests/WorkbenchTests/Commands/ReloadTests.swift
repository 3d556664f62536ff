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

    @Test func `a script says whose classes it needs, and is refused where they are not known`() {
        let session = TestSession()
        session.run("package .")
        session.run("package nowhere")
        #expect(
            session.errors == [
                "1:9: the classes of the package in '.' are not known here",
                "1:9: there is no folder 'nowhere'",
            ])
        #expect(session.workbench.stepNumber == 0)
        var policy = RunPolicy()
        policy.packageFolder = SessionStore.followingLinks(".")
        let other = TestSession(policy)
        other.run("package .")
        #expect(other.errors == [])
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
