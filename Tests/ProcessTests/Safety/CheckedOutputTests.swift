import Foundation
import Testing

/// Where a run's standard output leads.
enum Destination {
    case file(String)
    case closed

    static let fullDisk = Destination.file("/dev/full")
}

@Suite("What cannot be written is a failure")
struct CheckedOutputTests {
    let home: Home

    init() throws {
        home = try Home()
        _ = try home.write("new a; root a; expect alive a\n", to: "a.vcr")
    }

    /// Runs the program with that standard output; its status and what it says on standard error.
    private func run(
        _ arguments: [String], input: String = "", to destination: Destination
    ) throws -> (status: Int32, errors: String) {
        let script = try home.write(input, to: "input")
        let errors = try home.write("", to: "errors")
        let id = try Spawn.start(arguments, environment: home.environment()) { actions in
            posix_spawn_file_actions_addopen(&actions, 0, script, O_RDONLY, 0)
            switch destination {
            case .file(let path):
                posix_spawn_file_actions_addopen(&actions, 1, path, O_WRONLY, 0)
            case .closed: posix_spawn_file_actions_addclose(&actions, 1)
            }
            posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_TRUNC, 0o600)
        }
        return (Spawn.wait(id), try home.text(of: "errors"))
    }

    /// Every way to make the program write results; `a.vcr` stands for the script's path.
    private static let writers = [
        ["-c", "echo hi"], ["-"], ["a.vcr", "--tree", "end"], ["--echo", "a.vcr"],
        ["--log", "json", "-c", "new a; root a"], ["test", "a.vcr"],
        ["test", "--format", "tap", "a.vcr"], ["test", "--format", "junit", "a.vcr"],
        ["export", "swift", "a.vcr"], ["export", "objc", "a.vcr"], ["export", "svg", "a.vcr"],
        ["--help"], ["-h"], ["--version"], ["test", "--help"], ["export", "-h"], ["help"],
        ["help", "add"], ["help", "test"], ["completions", "bash"], ["completions", "zsh"],
        ["completions", "fish"], ["completions", "--help"], ["manual"],
    ]

    private func words(_ arguments: [String]) -> [String] {
        arguments.map { $0 == "a.vcr" ? home.path + "/a.vcr" : $0 }
    }

    @Test("on a full disk", arguments: writers)
    func fullDisk(arguments: [String]) throws {
        let (status, errors) = try run(words(arguments), input: "echo hi\n", to: .fullDisk)
        #expect(status == 2)
        #expect(errors == "vcr: cannot write to standard output: No space left on device\n")
    }

    @Test("with a standard output that is closed", arguments: writers)
    func closed(arguments: [String]) throws {
        let (status, errors) = try run(words(arguments), input: "echo hi\n", to: .closed)
        #expect(status == 2)
        #expect(errors == "vcr: cannot write to standard output: Bad file descriptor\n")
    }

    @Test("a script stops where its output cannot be written")
    func stops() throws {
        let marker = home.path + "/after.vcr"
        let script = "repeat 100000 { echo line }; save \(marker)"
        let (status, errors) = try run(["-c", script], to: .fullDisk)
        #expect(status == 2)
        #expect(errors == "vcr: cannot write to standard output: No space left on device\n")
        #expect(!FileManager.default.fileExists(atPath: marker))
    }

    @Test("the status of a script that fails does not hide it")
    func failing() throws {
        let (status, errors) = try run(["-c", "echo hi; add nothing"], to: .fullDisk)
        #expect(status == 2)
        #expect(errors.hasSuffix("cannot write to standard output: No space left on device\n"))
    }

    @Test("what writes nothing fails for no output", arguments: [Destination.fullDisk, .closed])
    func silent(destination: Destination) throws {
        #expect(try run(["-c", "new a"], to: destination) == (0, ""))
        #expect(try run(["-c", "quit 7"], to: destination) == (7, ""))
    }

    @Test("no file that is opened later gets what is printed")
    func stolenDescriptor() throws {
        let saved = home.path + "/saved.vcr"
        let script = "new a; save \(saved); echo stray; new b; save \(saved); echo stray"
        #expect(try run(["-c", script], to: .closed).status == 2)
        #expect(try !String(contentsOfFile: saved, encoding: .utf8).contains("stray"))
    }

    @Test("an export that cannot be written to its file fails alike")
    func exportFile() throws {
        let script = home.path + "/a.vcr"
        let result = try PipedRun.run(
            ["export", "swift", script, "-o", home.path + "/none/a.swift"], home: home)
        #expect(result.status == 2)
        #expect(result.output == "")
        #expect(result.errors.hasSuffix("none/a.swift': No such file or directory\n"))
    }

    @Test("a reader that goes away is no failure", arguments: writers)
    func head(arguments: [String]) throws {
        let program = try Spawn.program
        let line = ([program] + words(arguments)).map { "'\($0)'" }.joined(separator: " ")
        let said = try Tool.bash(
            "{ echo 'echo hi' | \(line); echo $? >'\(home.path)/status'; } 2>&1 | :", home: home)
        #expect(said == "")
        #expect(try home.text(of: "status") == "0\n")
    }
}
