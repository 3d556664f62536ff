import Foundation
import Testing

@testable import Statements
@testable import Workbench

@Suite("Autosaving")
struct AutosaveTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func autosave(_ settings: [String] = []) -> Autosave {
        Autosave(directory: folder.path, settings: settings)
    }

    /// Writes a session and lets go of it, as a killed process does.
    private func abandon(_ commands: [String]) {
        let session = autosave()
        for command in commands { #expect(session.append(command) == nil) }
    }

    @Test func `has every command on disk as soon as it was given`() throws {
        let session = autosave(["set ios 12"])
        #expect(folder.names == [])
        #expect(session.append("new home") == nil)
        let name = "\(getpid())-1.vcr"
        #expect(folder.names == [name])
        #expect(try folder.text(of: name) == "# vcr session 1\nset ios 12\nnew home\n")
        #expect(session.append("on home.viewDidLoad {\n  layout\n}") == nil)
        #expect(
            try folder.text(of: name)
                == "# vcr session 1\nset ios 12\nnew home\non home.viewDidLoad {\n  layout\n}\n")
        withExtendedLifetime(session) {}
    }

    @Test func `finds nothing while the session lives`() {
        let session = autosave()
        #expect(session.append("new home") == nil)
        #expect(InterruptedSession.newest(in: folder.path) == nil)
        withExtendedLifetime(session) {}
    }

    @Test func `finds the newest of the sessions that were killed`() throws {
        abandon(["new old"])
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1)],
            ofItemAtPath: folder.path + "/\(getpid())-1.vcr")
        abandon(["new home", "undo"])
        let found = InterruptedSession.newest(in: folder.path)
        #expect(
            found
                == InterruptedSession(
                    path: folder.path + "/\(getpid())-2.vcr",
                    text: "# vcr session 1\nnew home\nundo\n"))
        found?.discard()
        #expect(
            InterruptedSession.newest(in: folder.path)?.text == "# vcr session 1\nnew old\n")
    }

    @Test func `leaves a half-written line out`() throws {
        try folder.write("# vcr session 1\nnew home\nroot ho", to: "77-1.vcr")
        #expect(
            InterruptedSession.newest(in: folder.path)?.text == "# vcr session 1\nnew home\n")
    }

    @Test func `passes over files that are no abandoned session`() throws {
        try folder.write("# vcr session 1\nnew home\n", to: "mine.vcr")
        try folder.write("# vcr session 1\nnew home\n", to: "1-2-3.vcr")
        try folder.write("# vcr session 1\n", to: "1-1.vcr")
        try folder.write("# vcr session 9\nnew home\n", to: "1-2.vcr")
        try folder.write("", to: "1-3.vcr")
        #expect(InterruptedSession.newest(in: folder.path) == nil)
        #expect(InterruptedSession.newest(in: folder.path + "/none") == nil)
    }

    @Test func `keeps a session that ended in peace as a session file`() throws {
        let session = autosave()
        #expect(session.append("new home") == nil)
        session.endInPeace(world: Fingerprint())
        #expect(folder.names == ["last.vcr"])
        #expect(InterruptedSession.newest(in: folder.path) == nil)
        let text = try folder.text(of: "last.vcr")
        #expect(text == SessionFile(settings: [], steps: ["new home"], world: Fingerprint()).text)
    }

    @Test func `leaves nothing behind when nothing was done`() {
        autosave().endInPeace(world: Fingerprint())
        #expect(folder.names == [])
    }

    @Test func `makes its directory`() {
        let session = Autosave(directory: folder.path + "/a/b/sessions", settings: [])
        #expect(session.append("new home") == nil)
        #expect(
            SessionStore.entries(of: folder.path + "/a/b/sessions").contains("\(getpid())-1.vcr"))
    }

    @Test func `switches itself off with one note where it cannot write`() {
        let session = Autosave(directory: "/dev/null/sessions", settings: [])
        #expect(session.append("new home") == "autosave is off: Not a directory")
        #expect(session.append("root home") == nil)
        session.endInPeace(world: Fingerprint())
        #expect(
            Autosave(directory: nil, settings: []).append("new a")
                == "autosave is off: HOME is not set")
    }
}
