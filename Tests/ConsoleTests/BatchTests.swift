import CommandLanguage
import Foundation
import Testing
import Workbench

@testable import Console

@MainActor
@Suite("Batch")
struct BatchTests {
    /// A wish to stop that comes after it was looked for a number of times.
    final class Countdown: Interruption {
        var left: Int
        init(_ left: Int) { self.left = left }
        var isRequested: Bool {
            left -= 1
            return left < 0
        }
        let isFinal = false
        func clear() {}
    }

    private struct Result: Equatable {
        var status: Int32
        var data: String
        var talk: String
    }

    private func run(
        _ plan: RunPlan, input: String = "", _ change: (inout RunOptions) -> Void = { _ in },
        interruption: any Interruption = NoInterruption()
    ) -> Result {
        var options = RunOptions()
        change(&options)
        let capture = CapturedOutput()
        let shell = Shell(options, output: Output(capture), interruption: interruption)
        let inputs = Shell.Inputs(standardInput: { TextSource(input, in: ScriptName("<stdin>")) })
        let status = shell.run(plan, inputs)
        return Result(status: status, data: capture.dataText, talk: capture.talkText)
    }

    @Test("commands run in one world, then standard input where nothing else is to run")
    func plan() {
        #expect(
            run(RunPlan(), input: "echo in") == Result(status: 0, data: "in\n", talk: ""))
        #expect(
            run(RunPlan(commands: ["new a", "echo b; forget a"]), input: "echo in")
                == Result(status: 0, data: "b\na.deinit\n", talk: ""))
        #expect(
            run(RunPlan(commands: ["echo a"], goesOn: true), input: "echo in")
                == Result(status: 0, data: "a\nin\n", talk: ""))
    }

    @Test("an app's folder is read before the commands that come with it, other files after them")
    func appBeforeCommands() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "app-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try "class Home: UIViewController {}".write(
            to: folder.appendingPathComponent("Home.swift"), atomically: true, encoding: .utf8)
        let script = folder.deletingLastPathComponent().appendingPathComponent(
            "\(folder.lastPathComponent).vcr")
        try "echo last".write(to: script, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: script) }
        let result = run(
            RunPlan(commands: ["new h as Home; echo first"], files: [script.path, folder.path]))
        #expect(result.status == 0)
        #expect(result.data == "first\nlast\n")
    }

    @Test("a session of a newer version is not run, one of this version is")
    func versions() {
        let reason = "it is a session of version 2; this vcr reads up to 1"
        #expect(
            run(RunPlan(), input: "# vcr session 2\necho x\n")
                == Result(status: 2, data: "", talk: "vcr: cannot read '<stdin>': \(reason)\n"))
        for line in ["# vcr session 1", "# vcr session x", "# vcr session ", "# vcr"] {
            #expect(
                run(RunPlan(), input: line + "\necho x\n")
                    == Result(status: 0, data: "x\n", talk: ""))
        }
    }

    @Test("the first failure ends the run, unless it is to be kept going")
    func failures() {
        let plan = RunPlan(commands: ["forget x\necho a", "echo b"])
        let talk = "-c:1:8: unknown name 'x'\n"
        #expect(run(plan) == Result(status: 3, data: "", talk: talk))
        #expect(
            run(plan) { $0.policy.keepsGoing = true }
                == Result(status: 3, data: "a\nb\n", talk: talk))
    }

    @Test("quit ends everything, with its code")
    func quit() {
        #expect(
            run(RunPlan(commands: ["quit 9; echo a", "echo b"], goesOn: true))
                == Result(status: 9, data: "", talk: ""))
    }

    @Test("an interruption ends the run between two commands with 130")
    func interruption() {
        let result = run(
            RunPlan(commands: ["echo a; echo b; echo c"]), interruption: Countdown(2))
        #expect(result.status == 130)
        #expect(result.talk == "vcr: interrupted; the last step is complete\n")
        #expect("a\nb\nc\n".hasPrefix(result.data) && result.data != "a\nb\nc\n")
    }

    @Test("a missing file is refused before anything runs")
    func missing() {
        #expect(
            run(RunPlan(commands: ["echo a"], files: ["nope"]))
                == Result(
                    status: 2, data: "",
                    talk: "vcr: cannot read 'nope': No such file or directory\n"))
    }
}
