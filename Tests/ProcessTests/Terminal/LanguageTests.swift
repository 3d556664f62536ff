import Foundation
import Testing

@testable import Console

@Suite("The language of the command line")
struct LanguageTests {
    let home: Home

    init() throws { home = try Home() }

    nonisolated private static let mistakes: [[String]] = [
        ["--foo"], ["-z"], ["nofile.vcr"], ["hlep"], ["--ios", "99"], ["--ios", "abc"], ["--ios"],
        ["--device", "Foo"], ["--log", "foo"], ["--color", "purple"], ["--only", "foo"],
        ["test"], ["test", "nofile"], ["test", "--jobs", "0", "a"],
        ["test", "--shard", "3/2", "a"],
        ["check"], ["check", "nofile.swift"], ["stub", "nofile.swift"], ["kit"],
        ["export"], ["export", "foo"], ["export", "foo", "nofile"], ["export", "svg", "/"],
        ["compare-log"], ["compare-log", "a", "nofile"], ["import-recording", "nofile"],
        ["lesson", "rpt"], ["lesson", "36"], ["lesson", "check"], ["lesson", "check", "nofile.md"],
        ["guide", "foo"], ["help", "foo"], ["manual", "x"], ["--share", "/dev/null/a.vcr"],
        ["--allow-write", "/dev/null"], ["--recover"],
    ]

    /// Whether the text has three words of English side by side.
    private static func isEnglish(_ text: String) -> Bool {
        text.firstMatch(of: #/[A-Za-z']+(?: [a-z']{2,}){2}/#) != nil
    }

    @Test(
        "what is wrong with a command line is told in the language that it names",
        arguments: mistakes)
    func mistake(words: [String]) throws {
        let behind = words.count > 1 || words[0].hasPrefix("-") ? [] : words
        let run = try PipedRun.run(["--language", "zh"] + words, home: home)
        let said = run.errors + run.output
        #expect(said.contains { $0 >= "\u{4E00}" })
        #expect(!Self.isEnglish(said), "\(said)")
        guard !behind.isEmpty, Subcommand(rawValue: words[0]) != nil else { return }
        let other = try PipedRun.run(words + ["--language", "zh"], home: home)
        #expect(other.errors == run.errors)
    }

    @Test("it is chosen by the environment, too")
    func environment() throws {
        let run = try PipedRun.run(["--foo"], home: home, ["LANG": "zh_CN.UTF-8"])
        #expect(run.errors.hasPrefix("vcr: 未知的选项“--foo”"))
        #expect(run.errors.hasSuffix("（见 vcr --help）\n"))
    }

    @Test("every subcommand takes it before its word", arguments: Subcommand.allCases)
    func subcommands(subcommand: Subcommand) throws {
        let run = try PipedRun.run(["--language", "zh", subcommand.rawValue, "--help"], home: home)
        #expect(run.status == 0)
        #expect(run.output.contains { $0 >= "\u{4E00}" })
    }

    @Test("the shell's 'tour' begins the first lesson, unless a file has its name")
    func tour() throws {
        let run = try PipedRun.run(["tour"], home: home)
        #expect(run.output.contains("Step 1 of "))
        _ = try home.write("echo from a file\n", to: "tour")
        let other = try PipedRun.run([home.path + "/tour"], home: home)
        #expect(other.output == "from a file\n")
    }

    @Test("the way back to a lesson has its language, and no quotes that it does not need")
    func wayBack() throws {
        let run = try TerminalRun(["--language", "zh"], home: home)
        try run.enter("tour")
        try run.enter("new home", at: "vcr 0")
        try run.enter("quit", at: "vcr 1")
        try run.wait(for: "vcr --language zh lesson 1 2")
        #expect(run.finish() == 0)
    }
}
