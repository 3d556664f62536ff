import Foundation
import Testing

@Suite("Coming back")
struct RecoveryTests {
    let home: Home

    init() throws { home = try Home() }

    private func sessions() throws -> [String] {
        try FileManager.default.contentsOfDirectory(
            atPath: home.path + "/.local/state/vcr/sessions")
    }

    @Test("after a kill, --recover brings the session back", arguments: [SIGKILL, SIGHUP, SIGTERM])
    func kill(signal: Int32) throws {
        let first = try TerminalRun(home: home, ["NO_COLOR": "1"])
        try first.enter("new home; new a; root home; add a")
        try first.wait(for: "vcr 4> ")
        first.signal(signal)
        #expect(first.finish() == 128 + signal)
        let second = try TerminalRun(["--recover"], home: home, ["NO_COLOR": "1"])
        try second.wait(for: "recovered 4 steps")
        try second.enter("tree", at: "vcr 4> ")
        try second.wait(for: "└─ a [appeared]")
        try second.enter("quit")
        #expect(second.finish() == 0)
        #expect(try sessions() == ["last.vcr"])
        let third = try PipedRun.run(["--recover"], home: home)
        #expect(
            third == PipedRun(status: 0, output: "", errors: "there is no session to recover\n"))
    }

    @Test("told to end in a long command, it ends after the step, and --recover brings all back")
    func longCommand() throws {
        let first = try TerminalRun(home: home, ["NO_COLOR": "1"])
        try first.enter("new a; new b; echo \"be\\u{67}un\"; repeat 100000000 { wait 0 }")
        try first.wait(for: "begun")
        first.signal(SIGTERM)
        #expect(first.finish() == 128 + SIGTERM)
        #expect(first.transcript.hasSuffix("\nended by a signal; the last step is complete\n"))
        let second = try PipedRun.run(["--recover", "-c", "goto 2"], home: home)
        #expect(second.status == 0)
        #expect(second.errors.hasSuffix("at step 2: new b\n"))
    }

    @Test("a recovered session goes on with a script from standard input")
    func script() throws {
        let first = try TerminalRun(home: home, ["NO_COLOR": "1"])
        try first.enter("new a")
        try first.wait(for: "vcr 1> ")
        first.signal(SIGKILL)
        #expect(first.finish() == 128 + SIGKILL)
        let result = try PipedRun.run(
            ["--recover", "--only", "load"], input: "forget a\n", home: home)
        #expect(result.status == 0)
        #expect(result.output == "a.deinit\n")
        #expect(result.errors.hasPrefix("recovered 1 step of "))
    }

    @Test("leaving says how to come back, and that works")
    func peace() throws {
        let first = try TerminalRun(home: home)
        try first.enter("new a; new b")
        try first.wait(for: "> ")
        first.type("\u{4}")
        try first.wait(for: "to come back: vcr -i ")
        #expect(first.finish() == 0)
        let path = home.path + "/.local/state/vcr/sessions/last.vcr"
        #expect(first.transcript.hasSuffix("\nto come back: vcr -i \(path)\n"))
        let second = try TerminalRun(["-i", path], home: home)
        try second.enter("quit", at: "vcr 2")
        #expect(second.finish() == 0)
    }

    @Test("leaving with nothing done says nothing")
    func nothing() throws {
        let run = try TerminalRun(home: home)
        try run.wait(for: "> ")
        run.type("\u{4}")
        #expect(run.finish() == 0)
        #expect(run.transcript.hasSuffix("'help' lists the commands.\nvcr 0> \n"))
    }

    @Test("the session that Ctrl-C and a mistake did not end is kept whole")
    func interruptions() throws {
        let first = try TerminalRun(home: home, ["NO_COLOR": "1"])
        try first.enter("new a; add nothing; new b")
        try first.wait(for: "vcr 1> ")
        first.type("new c\u{3}")
        try first.enter("new d")
        try first.wait(for: "vcr 2> ")
        first.signal(SIGKILL)
        #expect(first.finish() == 128 + SIGKILL)
        let second = try PipedRun.run(["--recover", "-c", "history"], home: home)
        #expect(second.output == "| 1  new a\n> 2  new d\n")
    }

    @Test("autosave comes back when the disk has room again, with every step")
    func room() throws {
        let first = try TerminalRun(home: home, ["NO_COLOR": "1"])
        try first.enter("new home")
        try first.wait(for: "vcr 1> ")
        try first.limitFiles(to: 30)
        first.type("new other\r")
        try first.wait(for: "autosave is off: File too large")
        try first.enter("root home", at: "vcr 2> ")
        try first.wait(for: "vcr 3> ")
        try first.limitFiles(to: nil)
        first.type("add other\r")
        try first.wait(for: "autosave is on again: no command is missing")
        try first.wait(for: "vcr 4> ")
        first.signal(SIGKILL)
        #expect(first.finish() == 128 + SIGKILL)
        let second = try PipedRun.run(["--recover", "-c", "history"], home: home)
        #expect(
            second.output == "| 1  new home\n| 2  new other\n| 3  root home\n> 4  add other\n")
        #expect(second.errors.hasPrefix("recovered 4 steps of "))
        #expect(second.errors.split(separator: "\n").count == 1)
    }

    @Test("a session that cannot be kept says so when it ends")
    func lost() throws {
        let run = try TerminalRun(home: home, ["NO_COLOR": "1", "XDG_STATE_HOME": "/dev/null"])
        try run.enter("new a")
        try run.wait(for: "autosave is off: Not a directory")
        try run.enter("quit", at: "vcr 1> ")
        #expect(run.finish() == 0)
        #expect(run.transcript.hasSuffix("vcr: the session is not kept: Not a directory\n"))
    }

    @Test("what is damaged is told and stays", arguments: [true, false])
    func damaged(isInteractive: Bool) throws {
        let text = "# vcr session 1\nnew home\non home.viewDidLoad {\n  echo x\n"
        let path = try home.write(text, to: ".local/state/vcr/sessions/77-1.vcr")
        let notes = """
            recovered 1 step of '\(path)'
            not all of it: \(path):3:21: the block is not closed: '}' is missing
            '\(path)' stays as it is

            """
        if isInteractive {
            let run = try TerminalRun(["--recover"], home: home, ["NO_COLOR": "1"], columns: 400)
            try run.enter("quit", at: "vcr 1> ")
            #expect(run.finish() == 0)
            #expect(run.transcript.hasPrefix(notes))
        } else {
            let run = try PipedRun.run(["--recover"], home: home)
            #expect(run == PipedRun(status: 0, output: "", errors: notes))
        }
        #expect(try home.text(of: ".local/state/vcr/sessions/77-1.vcr") == text)
    }
}
