import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("Command words")
struct AbbreviationTests {
    private func interactive(_ text: String) -> TestSession {
        let session = TestSession(RunPolicy(isInteractive: true))
        session.run(text)
        return session
    }

    @Test func `may be cut short at the prompt, and the journal keeps them in full`() {
        let session = interactive("new p; new a; roo p; ad a; toge { rem a; ad a }")
        #expect(session.errors == [])
        #expect(
            session.history.map(\.command) == [
                "new p", "new a", "root p", "add a", "together {\nremove a\nadd a\n}",
            ])
    }

    @Test func `that are ambiguous list what they may be short for`() {
        #expect(
            interactive("re a").errors == [
                "1:1: 're' is ambiguous: recording, redo, rejoin, release, reload, remove, rename, repeat, "
                    + "replay, reset, resize, responders"
            ])
    }

    @Test func `are the same in any case`() {
        let session = TestSession()
        #expect(session.run("NEW p; Root p") == .fine)
        #expect(session.tree == ["p [appeared]"])
    }

    @Test func `may not be cut short in a script's blocks either`() {
        let session = TestSession()
        session.run("new p; root p; together { ech hi }")
        #expect(
            session.errors == [
                "1:27: unknown command 'ech' (a script may not abbreviate); did you mean 'echo'?"
            ])
    }
}
