import Foundation
import HierarchyRecords
import Testing

@testable import CommandLanguage
@testable import Statements
@testable import Workbench

@Suite("Autosaving")
struct AutosaveTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func autosave(_ settings: [String] = []) -> Autosave {
        Autosave(.folder(folder.path), settings: settings)
    }

    /// Writes a session and lets go of it, as a killed process does.
    private func abandon(_ commands: [String]) {
        let session = autosave()
        for command in commands { #expect(session.append([command]) == nil) }
    }

    @Test func `has every command on disk as soon as it was given`() throws {
        let session = autosave(["set ios 12"])
        #expect(folder.names == [])
        #expect(session.append(["new home"]) == nil)
        let name = "\(getpid())-1.vcr"
        #expect(folder.names == [name])
        #expect(try folder.text(of: name) == "# vcr session 1\nset ios 12\nnew home\n")
        #expect(session.append(["on home.viewDidLoad {\n  layout\n}"]) == nil)
        #expect(
            try folder.text(of: name)
                == "# vcr session 1\nset ios 12\nnew home\non home.viewDidLoad {\n  layout\n}\n")
        withExtendedLifetime(session) {}
    }

    @Test func `finds nothing while the session lives`() {
        let session = autosave()
        #expect(session.append(["new home"]) == nil)
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
        let found = InterruptedSession.newest(in: folder.path)
        #expect(found?.text == "# vcr session 1\nnew home\n")
        #expect(found?.flaws == ["\(folder.path)/77-1.vcr:3: the last line is cut off: 'root ho'"])
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
        #expect(session.append(["new home"]) == nil)
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
        let session = Autosave(.folder(folder.path + "/a/b/sessions"), settings: [])
        #expect(session.append(["new home"]) == nil)
        #expect(
            SessionStore.entries(of: folder.path + "/a/b/sessions").contains("\(getpid())-1.vcr"))
    }

    @Test func `says once that it cannot write`() {
        let session = Autosave(.folder("/dev/null/sessions"), settings: [])
        #expect(session.append(["new home"]) == "autosave is off: Not a directory")
        #expect(session.append(["root home"]) == nil)
        #expect(session.endInPeace(world: Fingerprint()) == .lost("Not a directory"))
        let homeless = Autosave(.folder(nil), settings: [])
        #expect(homeless.append(["new a"]) == "autosave is off: HOME is not set")
        #expect(homeless.append(["new b"]) == nil)
    }

    @Test func `comes back with every command when it can write again`() throws {
        try folder.write("", to: "state")
        let session = Autosave(.folder(folder.path + "/state/sessions"), settings: ["set ios 12"])
        #expect(session.append(["new a"]) == "autosave is off: Not a directory")
        #expect(session.append(["new b"]) == nil)
        #expect(!session.isComplete)
        try FileManager.default.removeItem(atPath: folder.path + "/state")
        #expect(session.append(["new c"]) == "autosave is on again: no command is missing")
        #expect(session.append(["new d"]) == nil)
        #expect(session.isComplete)
        let steps = "set ios 12\nnew a\nnew b\nnew c\nnew d\n"
        let name = "state/sessions/\(getpid())-1.vcr"
        #expect(try folder.text(of: name) == "# vcr session 1\n" + steps)
        let path = folder.path + "/state/sessions/last.vcr"
        #expect(session.endInPeace(world: Fingerprint()) == .kept(path))
    }

    @Test func `catches up at the end`() throws {
        try folder.write("", to: "state")
        let session = Autosave(.folder(folder.path + "/state"), settings: [])
        #expect(session.append(["new a"]) == "autosave is off: Not a directory")
        try FileManager.default.removeItem(atPath: folder.path + "/state")
        #expect(
            session.endInPeace(world: Fingerprint()) == .kept(folder.path + "/state/last.vcr"))
        #expect(try folder.text(of: "state/last.vcr").hasPrefix("# vcr session 1\nnew a\n# end "))
    }
}

@MainActor
@Suite("Recovering what is damaged")
struct DamagedSessionTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private var path: String { folder.path + "/77-1.vcr" }

    /// What recovering the text says, with an autosave or without.
    private func recover(_ text: String, autosaves: Bool = true) throws -> [String] {
        try folder.write(text, to: "77-1.vcr")
        let session = TestSession(RunPolicy(isInteractive: true))
        if autosaves { session.workbench.beginAutosave(directory: folder.path) }
        defer { session.workbench.endAutosave() }
        return session.workbench.recover(directory: folder.path).map(\.text)
    }

    /// The file is as it was.
    private func stays(_ text: String) throws -> Bool { try folder.text(of: "77-1.vcr") == text }

    @Test func `what is whole is taken over and removed`() throws {
        #expect(
            try recover("# vcr session 1\nnew a\nroot a\n") == ["recovered 2 steps of '\(path)'"])
        #expect(folder.names == ["last.vcr"])
    }

    /// What is left of a session at a prompt that was cut off there.
    private func cutOff(_ script: String, world: WorldSettings = WorldSettings()) throws {
        let session = TestSession(RunPolicy(keepsGoing: true, isInteractive: true), world: world)
        session.workbench.beginAutosave(directory: folder.path)
        session.run(script)
        let name = try #require(folder.names.first { $0 != "last.vcr" })
        let text = try folder.text(of: name)
        session.workbench.endAutosave()
        try folder.write(text, to: "77-1.vcr")
    }

    @Test("every step has the number that it had", arguments: [26, 12])
    func numbers(ios: Int) throws {
        try cutOff(
            "new p; root p; p.addChild(p); new a; undo; new b; add b; reset; new c; goto 5",
            world: WorldSettings(ios: ios))
        let again = TestSession(RunPolicy(keepsGoing: true, isInteractive: true))
        again.workbench.beginAutosave(directory: folder.path)
        #expect(
            again.workbench.recover(directory: folder.path) == ["recovered 4 steps of '\(path)'"])
        #expect(
            again.history.map(\.command) == [
                "new p", "root p", "new a", "new b", "add b", "new c",
            ])
        #expect(again.history.map(\.step) == [1, 2, 3, 4, 5, 6])
        #expect(again.workbench.promptState.step == 5)
        #expect(again.workbench.sessionRecord.system == SystemVersion(ios))
        #expect(again.tree == ["p [appeared]", "  b [appeared]"])
        let second = try #require(folder.names.first { $0 != "last.vcr" })
        let text = try folder.text(of: second)
        again.workbench.endAutosave()
        try folder.write(text, to: "77-2.vcr")
        let third = TestSession(RunPolicy(keepsGoing: true, isInteractive: true))
        _ = third.workbench.recover(directory: folder.path)
        #expect(third.history == again.history)
        #expect(third.workbench.sessionRecord.system == SystemVersion(ios))
    }

    @Test func `an open block is told, and stays`() throws {
        let text = "# vcr session 1\nnew a\non a.viewDidLoad {\n  echo x\n"
        let notes = [
            "recovered 1 step of '\(path)'",
            "not all of it: \(path):3:18: the block is not closed: '}' is missing",
            "'\(path)' stays as it is",
        ]
        #expect(try recover(text) == notes)
        #expect(try stays(text))
        #expect(try recover(text, autosaves: false) == notes)
        #expect(try stays(text))
    }

    @Test func `a line that is too long is told, and what follows is taken`() throws {
        let long = String(repeating: "x", count: ScriptLimits.lineLength + 1)
        let text = "# vcr session 1\nnew a\necho \(long)\nnew b\n"
        #expect(
            try recover(text) == [
                "recovered 2 steps of '\(path)'",
                "not all of it: \(path):3:1: the line is longer than \(ScriptLimits.lineLength) bytes",
                "'\(path)' stays as it is",
            ])
        #expect(try stays(text))
    }

    @Test func `a command that fails is told, and stays`() throws {
        let text = "# vcr session 1\nnew a\nadd nothing\nnew b\n"
        #expect(
            try recover(text) == [
                "recovered 2 steps of '\(path)'",
                "not all of it: \(path):3:5: unknown controller 'nothing'",
                "'\(path)' stays as it is",
            ])
        #expect(try stays(text))
    }

    @Test func `a line that was cut off, and bytes that are no text`() throws {
        let text = "# vcr session 1\nnew a\nroot "
        #expect(
            try recover(text) == [
                "recovered 1 step of '\(path)'",
                "not all of it: \(path):3: the last line is cut off: 'root '",
                "'\(path)' stays as it is",
            ])
        #expect(try stays(text))
        let bytes = Data("# vcr session 1\nnew a\n# ".utf8) + [0xFF, 0x0A]
        try bytes.write(to: URL(fileURLWithPath: path))
        let session = TestSession(RunPolicy(isInteractive: true))
        session.workbench.beginAutosave(directory: folder.path)
        #expect(
            session.workbench.recover(directory: folder.path) == [
                "recovered 1 step of '\(path)'",
                "not all of it: \(path): it holds bytes that are no text in UTF-8",
                "'\(path)' stays as it is",
            ])
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
    }

    @Test func `many flaws are counted`() throws {
        let bad = String(repeating: "echo \"\n", count: 1)
        let text = "# vcr session 1\n" + String(repeating: "new a }\n", count: 8) + bad
        let notes = try recover(text)
        #expect(notes.count == 8)
        #expect(notes[6].hasSuffix("more"))
        #expect(try stays(text))
    }

    @Test func `where the new copy cannot be written the old one stays`() throws {
        let text = "# vcr session 1\nnew a\n"
        try folder.write(text, to: "77-1.vcr")
        let session = TestSession(RunPolicy(isInteractive: true))
        session.workbench.beginAutosave(directory: "/dev/null/sessions")
        #expect(
            session.workbench.recover(directory: folder.path) == [
                "recovered 1 step of '\(path)'", "autosave is off: Not a directory",
                "'\(path)' stays as it is",
            ])
        #expect(try stays(text))
    }
}
