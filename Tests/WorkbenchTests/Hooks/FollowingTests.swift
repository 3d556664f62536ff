import CommandLanguage
import Foundation
import Testing

@testable import RandomCommands
@testable import Statements
@testable import Workbench

@MainActor
@Suite("Following another session")
struct FollowingTests {
    private let folder: TemporaryDirectory
    private let teacher = TestSession(RunPolicy(isInteractive: true))
    private let pupil = TestSession(RunPolicy(isInteractive: true))
    private var path: String { folder.path + "/class.vcr" }

    init() throws {
        folder = try TemporaryDirectory()
        #expect(teacher.workbench.share(path) == nil)
    }

    /// What the pupil's program does while nobody types.
    private func wait() {
        while pupil.workbench.hasNews { pupil.workbench.keepUp { true } }
    }

    private func follow() {
        pupil.run("follow \"\(path)\"")
        wait()
    }

    /// What was typed there, as it appeared here.
    private var followed: [String] {
        pupil.replies.flatMap(\.contents).compactMap {
            if case .followed(let source) = $0 { source } else { nil }
        }
    }

    @Test func `a copy says after each command where the session stands`() throws {
        teacher.run("new home; root home; undo")
        let text = try folder.text(of: "class.vcr")
        let lines = text.split(separator: "\n").map { $0.prefix { !"0123456789".contains($0) } }
        #expect(
            lines == [
                "# vcr session ", "# with digests", "# at ", "new home", "# at ", "root home",
                "# at ", "undo ", "# at ",
            ])
        #expect(text.contains("\nnew home\n# at 1 cbf29ce484222325 1\nroot home\n# at 2 "))
        #expect(text.hasSuffix("\nundo 1\n# at 1 cbf29ce484222325 1\n"))
    }

    @Test func `a word of the other session opens no file here, whoever types it`() throws {
        teacher.run("new w; define keep { save \"\(folder.path)/kept.vcr\" }; alias ls save")
        follow()
        pupil.run("keep")
        pupil.run("ls \"\(folder.path)/kept.vcr\"")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/kept.vcr"))
        pupil.run("save \"\(folder.path)/kept.vcr\"")
        #expect(FileManager.default.fileExists(atPath: folder.path + "/kept.vcr"))
    }

    @Test func `a shared file can be read by its owner alone`() throws {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func `the same happens here, before and while one follows`() {
        teacher.run("new home; root home")
        follow()
        #expect(pupil.log == teacher.log)
        #expect(pupil.tree == teacher.tree)
        teacher.run("new a; add a\non a.viewDidLoad {\n  echo x\n}")
        teacher.run("class Probe: UIViewController {\n  var n = 1\n}\nnew p as Probe; present p")
        wait()
        #expect(pupil.log == teacher.log)
        #expect(pupil.tree == teacher.tree)
        #expect(pupil.notes == [])
        #expect(followed.count == 8)
    }

    @Test
    func `a tree marks changes for a person, and in a script with and without a session to follow`()
    {
        teacher.run("new home; root home; new a; add a; quit")
        teacher.workbench.endAutosave()
        follow()
        pupil.run("tree")
        #expect(pupil.differences.last??.changes.isEmpty == false)
        let script = TestSession()
        script.run("follow \"\(path)\"; tree; remove a; tree; undo; tree")
        #expect(script.differences == [nil, nil, nil])
        #expect(script.errors == [])
    }

    @Test func `a follower goes with its session and closes its file`() throws {
        weak var gone: Follower?
        do {
            let other = TestSession(RunPolicy(isInteractive: true))
            other.run("follow \"\(path)\"")
            gone = other.workbench.session.follower
            #expect(gone != nil)
        }
        #expect(gone == nil)
    }

    @Test func `going back and forth, branches, words and a fresh start`() {
        follow()
        for line in [
            "new a; new b; root a", "undo 2", "new c; root c", "goto 3", "undo; redo",
            "define two { new $1; root $1 }", "two d", "reset", "new e; root e", "goto 2",
            "alias n new; n f; unalias n", "set animated off",
        ] {
            teacher.run(line)
            wait()
            #expect(pupil.log == teacher.log, "\(line)")
            #expect(pupil.tree == teacher.tree, "\(line)")
        }
        #expect(pupil.notes == [])
    }

    @Test func `a step that an exception undid is seen, too`() {
        follow()
        teacher.run("new home; root home")
        teacher.run("home.addChild(home)")
        teacher.run("new a")
        wait()
        #expect(pupil.log == teacher.log)
        #expect(pupil.log.contains { $0.hasPrefix("exception ") })
        #expect(pupil.misuses == teacher.misuses)
        #expect(pupil.tree == teacher.tree)
        #expect(pupil.notes == [])
    }

    @Test func `what another system and device make is made here`() {
        let old = TestSession(RunPolicy(isInteractive: true), world: WorldSettings(ios: 12))
        let other = folder.path + "/old.vcr"
        #expect(old.workbench.share(other) == nil)
        old.run("new home; root home; new a; present a")
        let newer = TestSession(
            RunPolicy(isInteractive: true), world: WorldSettings(ios: 15, device: "iPhone SE"))
        newer.run("follow \"\(other)\"")
        #expect(newer.log == old.log)
        #expect(newer.notes == [])
        old.run("reset; new b; root b")
        while newer.workbench.hasNews { newer.workbench.keepUp { true } }
        #expect(newer.log == old.log)
        #expect(newer.notes == [])
    }

    @Test func `a session that was loaded and recovered there is followed`() throws {
        follow()
        teacher.run("new a; undo; new b; root b; save \"\(folder.path)/b.vcr\"")
        teacher.run("load \"\(folder.path)/b.vcr\"; new c; goto 1")
        wait()
        #expect(pupil.log == teacher.log)
        #expect(pupil.tree == teacher.tree)
        #expect(pupil.notes == [])
    }

    /// What is said of a copy that no program has to write to.
    private func leftAlone(_ name: String) -> String {
        "no program on this machine is writing to '\(folder.path)/\(name)'"
    }

    @Test func `the first step whose log differs is told, and no other`() throws {
        teacher.run("new home; root home; new a; add a")
        let text = try folder.text(of: "class.vcr")
        let changed = text.replacing(/# at (2|4) [0-9a-f]+/) {
            "# at \($0.output.1) 0123456789abcdef"
        }
        try folder.write(changed, to: "other.vcr")
        pupil.run("follow \"\(folder.path)/other.vcr\"")
        #expect(
            pupil.notes == [
                "from here on this log differs from that of '\(folder.path)/other.vcr' at its step 2",
                leftAlone("other.vcr"),
            ])
        #expect(pupil.log == teacher.log)
    }

    @Test func `a command that does not run here is told`() throws {
        try folder.write(
            "# vcr session 1\n# with digests\n# at 0 cbf29ce484222325 0\nnew home\n"
                + "# at 1 cbf29ce484222325 1\nadd nothing\n# at 2 cbf29ce484222325 1\n"
                + "new a\n# at 3 cbf29ce484222325 1\n", to: "bad.vcr")
        pupil.run("follow \"\(folder.path)/bad.vcr\"")
        #expect(pupil.notes.dropFirst() == [leftAlone("bad.vcr")])
        #expect(
            pupil.notes[0].hasSuffix(
                "at its step 2: \(folder.path)/bad.vcr:6:5: unknown controller 'nothing'"))
        #expect(pupil.history.map(\.command) == ["new home", "new a"])
    }

    @Test(
        "no file is touched",
        arguments: [
            "save \"P/x.vcr\"", "source \"P/secret.vcr\"", "load \"P/secret.vcr\"",
            "export swift \"P/x.swift\"", "device load \"P/secret.vcr\"", "minimize \"P/x.vcr\"",
            "follow \"P/secret.vcr\"", "storyboard \"P/secret.vcr\"", "lesson \"P/secret.md\"",
            "repeat 1 { save \"P/x.vcr\" }", "set log json", "quit 3", "step",
            "on home.viewDidLoad { save \"P/x.vcr\" }", "together { source \"P/secret.vcr\" }",
        ])
    func files(command: String) throws {
        try folder.write("new secret\n", to: "secret.vcr")
        let line = command.replacing("P/", with: folder.path + "/")
        try folder.write(
            "# vcr session 1\n# with digests\n# at 0 cbf29ce484222325 0\nnew home\n"
                + "# at 1 cbf29ce484222325 1\n\(line)\n# at 2 cbf29ce484222325 1\n"
                + "root home\n# at 3 cbf29ce484222325 1\n", to: "bad.vcr")
        let before = folder.names
        #expect(pupil.run("follow \"\(folder.path)/bad.vcr\"") == .fine)
        #expect(folder.names == before)
        #expect(pupil.workbench.display == DisplaySettings())
        #expect(!pupil.history.map(\.command).contains("new secret"))
        #expect(pupil.notes.dropFirst() == [leftAlone("bad.vcr")])
        #expect(pupil.workbench.isFollowing)
        #expect(pupil.workbench.policy == RunPolicy(isInteractive: true))
    }

    @Test func `a storyboard comes with the session`() throws {
        let board = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="a"><scenes><scene sceneID="s"><objects>
            <viewController id="a" storyboardIdentifier="first"><view key="view" id="v"/></viewController>
            </objects></scene></scenes></document>

            """
        try folder.write(board, to: "Main.storyboard")
        teacher.run("storyboard \"\(folder.path)/Main.storyboard\"; instantiate first as f; root f")
        try FileManager.default.removeItem(atPath: folder.path + "/Main.storyboard")
        follow()
        #expect(pupil.log == teacher.log)
        #expect(pupil.tree == ["f [appeared]"])
        pupil.run("undo; redo")
        #expect(pupil.tree == ["f [appeared]"])
        #expect(pupil.errors == [])
    }

    @Test func `what is tried after 'detach' stays as a branch`() {
        teacher.run("new home; root home")
        follow()
        pupil.run("detach; new mine; present mine")
        teacher.run("new a; add a; undo")
        wait()
        #expect(pupil.tree == ["home [appeared]", "  ^ mine [appeared]"])
        pupil.run("rejoin")
        wait()
        #expect(pupil.log == teacher.log)
        #expect(pupil.tree == teacher.tree)
        let name = "'\(path)'"
        #expect(
            pupil.notes == [
                "detached from \(name); 'rejoin' comes back to its present",
                "what was tried stays as a branch: 'goto 4'",
                "back at the present of \(name)",
            ])
        pupil.run("detach; goto 4")
        #expect(pupil.tree == ["home [appeared]", "  ^ mine [appeared]"])
        pupil.run("rejoin")
        teacher.run("redo")
        wait()
        #expect(pupil.tree == teacher.tree)
    }

    @Test func `a step of one's own detaches`() {
        teacher.run("new home")
        follow()
        pupil.run("tree; log; why home.viewDidLoad")
        #expect(pupil.workbench.isFollowing)
        pupil.run("root home")
        #expect(!pupil.workbench.isFollowing)
        #expect(pupil.workbench.promptState.following == .detached)
        #expect(pupil.notes.last == "detached from '\(path)'; 'rejoin' comes back to its present")
    }

    @Test func `a file that is replaced is told once`() throws {
        teacher.run("new home; root home")
        follow()
        let again = TestSession()
        teacher.workbench.endAutosave()
        wait()
        #expect(pupil.notes == ["the session of '\(path)' has ended, after 2 commands"])
        #expect(again.workbench.share(path) == nil)
        again.run("new other")
        pupil.run("follow \"\(path)\"")
        #expect(
            again.workbench.share(path)
                == "cannot write '\(path)': another session is being written to it")
        try FileManager.default.removeItem(atPath: path)
        wait()
        try folder.write("# vcr session 1\nnew third\n", to: "class.vcr")
        wait()
        wait()
        #expect(
            pupil.notes.dropFirst() == [
                "cannot read '\(path)': No such file or directory",
                "'\(path)' was replaced: this is the session that stands there now",
            ])
        #expect(pupil.history.last?.command == "new third")
    }

    @Test func `sessions without digests, and what is none`() throws {
        try folder.write("# vcr session 1\nnew home\nroot home\n", to: "old.vcr")
        pupil.run("follow \"\(folder.path)/old.vcr\"")
        #expect(pupil.tree == ["home [appeared]"])
        try folder.write("new home\n", to: "script.vcr")
        pupil.run("follow \"\(folder.path)/script.vcr\"")
        #expect(pupil.notes.last?.hasSuffix("its first line is not '# vcr session 1'") == true)
        #expect(!pupil.workbench.isFollowing)
        pupil.run("follow \"\(folder.path)/none.vcr\"; rejoin; detach")
        #expect(pupil.errors.count == 1)
        pupil.run("rejoin")
        pupil.run("detach")
        #expect(
            pupil.errors.suffix(2) == [
                "1:1: no session is followed",
                "1:1: no session is followed",
            ])
    }

    @Test func `a file of others is not written over`() throws {
        try folder.write("my notes\n", to: "notes.txt")
        #expect(
            teacher.workbench.share(folder.path + "/notes.txt")
                == "cannot write '\(folder.path)/notes.txt': it is no session or export of vcr")
        #expect(try folder.text(of: "notes.txt") == "my notes\n")
    }

    @Test("random sessions are the same here", arguments: 1...20)
    func random(seed: Int) {
        follow()
        var generator = CommandGenerator(seed: seed, variety: Variety())
        for line in generator.stage.setUp { teacher.run(line) }
        for _ in 0..<40 {
            teacher.run(generator.next(in: teacher.workbench))
            wait()
        }
        #expect(pupil.log(.shownByDefault) == teacher.log(.shownByDefault))
        #expect(pupil.tree == teacher.tree)
        #expect(!pupil.notes.contains { $0.contains("differs") })
    }
}
