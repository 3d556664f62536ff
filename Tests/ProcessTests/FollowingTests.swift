import Foundation
import Testing

@Suite("Following", .timeLimit(.minutes(10)))
struct FollowingTests {
    let home: Home

    init() throws { home = try Home() }

    private var file: String { home.path + "/class.vcr" }

    @Test("a script follows a session between pipes until that has ended")
    func pipes() throws {
        let teacher = try PipedTalk(["--share", file], home: home)
        teacher.send("new home; root home; echo ready\n")
        while case let line = teacher.readLine(), line != "ready" { #expect(!line.isEmpty) }
        let pupil = try PipedTalk(
            ["--echo", "-c", "follow \"\(file)\"", "-c", "tree", "--only", "containment"],
            home: home)
        #expect(pupil.readLine() == "vcr 0> follow \"\(file)\"")
        #expect(pupil.readLine() == "vcr 0 following> new home")
        #expect(pupil.readLine() == "vcr 1 following> root home")
        teacher.send("new a; add a\n")
        #expect(pupil.readLine() == "vcr 2 following> new a")
        #expect(pupil.readLine() == "vcr 3 following> add a")
        #expect(pupil.readLine() == "a.willMove(toParent: home)")
        #expect(pupil.readLine() == "a.didMove(toParent: home)")
        teacher.closeInput()
        #expect(Spawn.wait(teacher.id) == 0)
        #expect(pupil.readLine() == "vcr 4> tree")
        #expect(pupil.readLine() == "home [appeared] 393×852 wC hR")
        #expect(pupil.readLine() == "└─ a [appeared] 393×852")
        #expect(Spawn.wait(pupil.id) == 0)
    }

    @Test("where the session is killed, a script that follows it says so and ends")
    func killed() throws {
        let teacher = try PipedTalk(["--share", file], home: home)
        teacher.send("new home; echo ready\n")
        #expect(teacher.readLine() == "ready")
        let pupil = try PipedTalk(
            ["--echo", "-c", "follow \"\(file)\""], home: home, errorsTo: "errors")
        #expect(pupil.readLine() == "vcr 0> follow \"\(file)\"")
        #expect(pupil.readLine() == "vcr 0 following> new home")
        kill(teacher.id, SIGKILL)
        _ = Spawn.wait(teacher.id)
        #expect(Spawn.wait(pupil.id) == 0)
        let words =
            "the session of '\(file)' was broken off by the end of its program, after 1 command"
        #expect(try home.text(of: "errors").contains(words))
    }

    /// How a program that is not ours changes a file.
    enum Change: CaseIterable {
        case replaced, rewritten, truncated, removed

        func make(_ file: String) throws {
            switch self {
            case .replaced:
                try "# vcr session 1\nnew other\n".write(
                    toFile: file, atomically: true, encoding: .utf8)
            case .rewritten:
                let handle = try #require(FileHandle(forUpdatingAtPath: file))
                try handle.seek(toOffset: 30)
                try handle.write(contentsOf: Data("#".utf8))
                try handle.close()
            case .truncated: #expect(truncate(file, 20) == 0)
            case .removed: #expect(unlink(file) == 0)
            }
        }

        /// Why the session is not shared any more.
        var reason: String {
            switch self {
            case .replaced: "another file stands in its place"
            case .rewritten, .truncated: "another program has changed the file"
            case .removed: "No such file or directory"
            }
        }

        /// What a follower says.
        func words(_ file: String) -> String {
            switch self {
            case .replaced, .rewritten, .truncated:
                "'\(file)' was replaced: this is the session that stands there now"
            case .removed: "cannot read '\(file)': No such file or directory"
            }
        }
    }

    @Test("a shared file that another changes is told on both sides", arguments: Change.allCases)
    func changed(_ change: Change) throws {
        let teacher = try PipedTalk(["--share", file], home: home, errorsTo: "teacher")
        teacher.send("new home; echo ready\n")
        #expect(teacher.readLine() == "ready")
        var status = stat()
        #expect(stat(file, &status) == 0 && status.st_mode & 0o777 == 0o600)
        let pupil = try PipedTalk(
            ["--echo", "-c", "follow \"\(file)\""], home: home, errorsTo: "pupil")
        #expect(pupil.readLine() == "vcr 0> follow \"\(file)\"")
        #expect(pupil.readLine() == "vcr 0 following> new home")
        // So that the file's time is another.
        usleep(50_000)
        try change.make(file)
        let words = change.words(file)
        for _ in 0..<500 where try !home.text(of: "pupil").contains(words) { usleep(20_000) }
        #expect(try home.text(of: "pupil").contains(words))
        teacher.send("new a; new b; echo still\n")
        #expect(teacher.readLine() == "still")
        teacher.closeInput()
        #expect(Spawn.wait(teacher.id) == 0)
        let unheard = "vcr: followers do not hear that the session has ended"
        #expect(
            try home.text(of: "teacher")
                == "sharing is off: \(change.reason)\n\(unheard): \(change.reason)\n"
        )
        kill(pupil.id, SIGINT)
        _ = Spawn.wait(pupil.id)
    }

    @Test("Ctrl-C ends a script that follows with 130, and the teacher notices nothing")
    func interruption() throws {
        let teacher = try PipedTalk(["--share", file], home: home)
        teacher.send("new home; echo ready\n")
        #expect(teacher.readLine() == "ready")
        let pupil = try PipedTalk(["--echo", "-c", "follow \"\(file)\"; echo never"], home: home)
        #expect(pupil.readLine() == "vcr 0> follow \"\(file)\"")
        #expect(pupil.readLine() == "vcr 0 following> new home")
        kill(pupil.id, SIGINT)
        #expect(Spawn.wait(pupil.id) == 130)
        teacher.send("echo still\n")
        #expect(teacher.readLine() == "still")
        teacher.closeInput()
        #expect(Spawn.wait(teacher.id) == 0)
    }

    @Test("at the prompt steps come above the line that is being typed")
    func prompt() throws {
        let teacher = try PipedTalk(["--share", file], home: home)
        teacher.send("new home; echo ready\n")
        #expect(teacher.readLine() == "ready")
        let pupil = try TerminalRun(home: home, ["NO_COLOR": "1"])
        try pupil.enter("follow \"\(file)\"")
        try pupil.wait(for: "vcr 0 following> new home")
        try pupil.wait(for: "vcr 1 following> ")
        pupil.type("ech")
        try pupil.wait(for: "ech")
        teacher.send("root home\n")
        try pupil.wait(for: "vcr 1 following> root home")
        try pupil.wait(for: "home.viewDidAppear(false)")
        try pupil.wait(for: "vcr 2 following> ech")
        pupil.type("o \"ty\\u{70}ed\"\r")
        try pupil.wait(for: "typed")
        try pupil.wait(for: "vcr 2 following> ")
        pupil.type("\u{3}")
        try pupil.wait(for: "detached from")
        try pupil.enter("new mine", at: "vcr 2 detached> ")
        teacher.send("new a; add a; echo done\n")
        while case let line = teacher.readLine(), line != "done" { #expect(!line.isEmpty) }
        try pupil.enter("rejoin", at: "vcr 3 detached> ")
        try pupil.wait(for: "what was tried stays as a branch: 'goto 3'")
        try pupil.wait(for: "a.didMove(toParent: home)")
        teacher.closeInput()
        try pupil.wait(for: "ended,")
        try pupil.enter("quit", at: "> ")
        #expect(pupil.finish() == 0)
        #expect(Spawn.wait(teacher.id) == 0)
    }

    @Test("a place that cannot be written is told before anything runs")
    func place() throws {
        let notes = try home.write("my notes\n", to: "notes.txt")
        let run = try PipedRun.run(["--share", notes, "-c", "echo never"], home: home)
        #expect(
            run
                == PipedRun(
                    status: 2, output: "",
                    errors: "vcr: cannot write '\(notes)': it is no session or export of vcr\n"))
        #expect(try home.text(of: "notes.txt") == "my notes\n")
    }
}
