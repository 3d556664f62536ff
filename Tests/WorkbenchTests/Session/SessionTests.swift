import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("A session")
struct SessionTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private nonisolated static let script = """
        new home; new a; new b; root home; add a; cycle a to b; present a as pageSheet
        on home.viewWillLayoutSubviews {
            prefer b 100 200
        }
        trait compact; dismiss; define out { remove $1 }; out b
        """

    @Test func `is saved and loaded with its tree, its log and its digest`() {
        let session = TestSession()
        session.run(Self.script)
        let (tree, log) = (session.tree, session.log(.all))
        #expect(session.run("save \"\(directory.path)/x.vcr\"") == .fine)
        let fresh = TestSession()
        #expect(fresh.run("load \"\(directory.path)/x.vcr\"") == .fine)
        #expect(fresh.tree == tree)
        #expect(fresh.log(.all) == log)
        #expect(fresh.notes == ["loaded 11 steps from '\(directory.path)/x.vcr'"])
        #expect(fresh.replies.flatMap(\.events) == [])
        let script = TestSession()
        #expect(script.run("source \"\(directory.path)/x.vcr\"") == .fine)
        #expect(script.log(.all) == log)
    }

    @Test func `is saved the same again where words of the user's are defined`() throws {
        let session = TestSession()
        session.run("new a\non a.didMove { off a.didMove;  echo moved }\nalias put add")
        for name in ["a", "b"] {
            session.run("save \"\(directory.path)/\(name).vcr\"")
            session.run("load \"\(directory.path)/a.vcr\"")
        }
        #expect(session.errors == [])
        #expect(try directory.text(of: "a.vcr") == directory.text(of: "b.vcr"))
        #expect(
            session.history.map(\.command).suffix(2)
                == ["new a", "on a.didMove { off a.didMove;  echo moved }"])
    }

    @Test func `takes the place of what was there, which undo can still reach`() {
        let session = TestSession()
        session.run("new a; root a; save \"\(directory.path)/x.vcr\"; reset; new z; root z")
        session.run("load \"\(directory.path)/x.vcr\"")
        #expect(session.tree == ["a [appeared]"])
        session.run("goto 4")
        #expect(session.tree == ["z [appeared]"])
    }

    @Test func `brings the system that it was made on`() {
        let old = TestSession(world: WorldSettings(ios: 12))
        old.run("new p; root p; save \"\(directory.path)/x.vcr\"")
        let session = TestSession(world: WorldSettings(ios: 15))
        session.run("load \"\(directory.path)/x.vcr\"")
        #expect(session.log.contains("p.traitCollectionDidChange(nil)"))
        #expect(session.notes == ["loaded 4 steps from '\(directory.path)/x.vcr'"])
    }

    @Test(arguments: [
        ("root a", "root b", "1:35: unknown controller 'b'"),
        (
            "# vcr session 1", "# vcr session 2",
            "1:35: '%' is a session of version 2; this vcr reads up to 1"
        ),
        ("# end", "# fin", "1:35: '%' is cut off: its last line is not '# end HASH'"),
        ("# vcr", "vcr", "1:35: '%' is not a session: its first line is not '# vcr session 1'"),
    ])
    func `that cannot be loaded changes nothing`(old: String, new: String, line: String) throws {
        let writer = TestSession()
        writer.run("new a; root a; save \"\(directory.path)/x.vcr\"")
        let text = try directory.text(of: "x.vcr").replacing(old, with: new)
        try directory.write(text, to: "y.vcr")
        let session = TestSession()
        session.run("new kept; root kept; add kept; mark")
        let (log, history) = (session.log(.all), session.history)
        session.run("load \"\(directory.path)/y.vcr\"")
        #expect(session.errors.count == 2)
        #expect(
            session.errors.last?.contains(line.dropFirst(6).split(separator: "%").last ?? "?")
                == true)
        #expect(session.tree == ["kept [appeared]"])
        #expect(session.log(.all) == log)
        #expect(session.history == history)
    }

    @Test func `that was changed is loaded, with a note`() throws {
        let session = TestSession()
        session.run("new a; root a; save \"\(directory.path)/x.vcr\"")
        try directory.write(
            directory.text(of: "x.vcr").replacing("new a", with: "new a # first"), to: "y.vcr")
        let fresh = TestSession()
        fresh.run("load \"\(directory.path)/y.vcr\"")
        #expect(
            fresh.notes.last
                == "the digest differs: '\(directory.path)/y.vcr' was changed after it was saved")
        #expect(fresh.tree == ["a [appeared]"])
    }

    // MARK: source

    @Test func `sources scripts relative to the one that does`() throws {
        try directory.write("echo outer\nsource inner.vcr\n", to: "outer.vcr")
        try directory.write("echo inner\nnew a\n", to: "inner.vcr")
        let session = TestSession()
        #expect(session.run("source \"\(directory.path)/outer.vcr\"") == .fine)
        #expect(session.lines == ["outer", "inner"])
        #expect(session.history.map(\.command) == ["new a"])
    }

    @Test func `stops a script that sources itself`() throws {
        try directory.write("echo again\nsource self.vcr\n", to: "self.vcr")
        let session = TestSession()
        #expect(session.run("source \"\(directory.path)/self.vcr\"") == .commandFailed)
        #expect(session.lines == ["again"])
        #expect(session.errors == ["\(directory.path)/self.vcr:2:8: 'self.vcr' sources itself"])
        let direct = TestSession()
        direct.run("source self.vcr", file: directory.path + "/self.vcr")
        #expect(direct.errors == ["\(directory.path)/self.vcr:1:8: 'self.vcr' sources itself"])
    }

    @Test func `opens no file where it should be safe`() {
        let session = TestSession(RunPolicy(keepsGoing: true, isSafe: true))
        session.run("save x.vcr; load x.vcr; source x.vcr")
        #expect(session.errors.count == 3)
        #expect(session.errors.allSatisfy { $0.hasSuffix("'x.vcr' is not opened: --safe") })
    }

    // MARK: Autosave

    @Test func `that was cut off is recovered with everything in it`() {
        let session = TestSession(RunPolicy(isInteractive: true))
        session.run("new zero")
        session.workbench.beginAutosave(directory: directory.path)
        session.run(Self.script)
        session.run("undo 2; new c; define blink { add $1; remove $1 }; toge { ad c }")
        let (tree, history) = (session.tree, session.history)
        let log = session.log(.all)
        session.workbench.abandonAutosave()
        let next = TestSession(RunPolicy(isInteractive: true))
        next.workbench.beginAutosave(directory: directory.path)
        let notes = next.workbench.recover(directory: directory.path)
        #expect(notes.count == 1)
        #expect(notes.first?.text.hasPrefix("recovered 12 steps of") == true)
        #expect(next.tree == tree)
        #expect(next.log(.all) == log)
        #expect(next.history == history)
        #expect(next.run("remove c; blink c") == .fine)
        next.workbench.endAutosave()
        #expect(
            TestSession().workbench.recover(directory: directory.path)
                == ["there is no session to recover"])
    }
}

extension Workbench {
    /// As a killed process leaves it.
    fileprivate func abandonAutosave() { session.files.copies = RunningCopies() }
}
