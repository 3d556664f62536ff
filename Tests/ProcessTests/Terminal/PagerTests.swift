import Foundation
import Testing

@Suite("What is longer than the screen")
struct PagerTests {
    let home: Home

    init() throws { home = try Home() }

    private func run(
        _ lines: [String], _ environment: [String: String], rows: UInt16 = 24
    ) throws -> String {
        let variables = ["NO_COLOR": "1"].merging(environment) { $1 }
        let run = try TerminalRun(home: home, variables, rows: rows)
        for line in lines { try run.enter(line, at: "vcr 0> ") }
        try run.enter("quit", at: "vcr 0> ")
        #expect(run.finish() == 0)
        return run.transcript
    }

    @Test("goes through $PAGER, and what is shorter does not")
    func pager() throws {
        let shown = try run(["help containment", "help quit"], ["PAGER": "sed 's/^/P /'"])
        #expect(shown.contains("\nP Containment\n"))
        #expect(shown.contains("\nquit [CODE]\n"))
        #expect(!shown.contains("P quit"))
    }

    @Test("set pager off shows it as it comes; a terminal that is high enough needs none")
    func off() throws {
        let pager = ["PAGER": "sed 's/^/P /'"]
        #expect(try !run(["set pager off", "help containment"], pager).contains("P Containment"))
        #expect(try !run(["help quit"], pager, rows: 4000).contains("P quit"))
    }

    @Test("a pager that cannot be started loses nothing")
    func missing() throws {
        let shown = try run(["help containment"], ["PAGER": "/nonexistent/pager"])
        #expect(shown.contains("\nContainment\n"))
    }

    @Test(
        "what is typed while a page is shown goes to the prompt, letters of the pager's own included"
    )
    func typedOn() throws {
        let run = try TerminalRun(home: home, ["NO_COLOR": "1"])
        try run.enter("help containment", at: "vcr 0> ")
        try run.wait(for: "Containment")
        run.type("help quit\r")
        try run.wait(for: "quit [CODE]")
        try run.enter("help containment", at: "vcr 0> ")
        try run.wait(for: "Containment")
        run.type("quit\r")
        #expect(run.finish() == 0)
    }

    @Test(
        "how one leaves it stands at the bottom, or above the page, where less would spoil its letters",
        .enabled(if: access("/usr/bin/less", X_OK) == 0))
    func prompt() throws {
        let chinese = ["LANG": "zh_CN.UTF-8", "LC_ALL": "zh_CN.UTF-8"]
        for (language, keys) in [
            ([:], "q leaves (Esc Esc, too), Space goes on, /WORD searches"),
            (chinese, "q 退出（Esc Esc 也行），空格往下翻，/词 搜索"),
        ] {
            let variables = ["NO_COLOR": "1", "PAGER": "less"].merging(language) { $1 }
            let run = try TerminalRun(home: home, variables)
            try run.enter("help all", at: "vcr 0> ")
            try run.wait(for: keys)
            run.type("\u{1B}\u{1B}")
            try run.enter("quit", at: "vcr 0> ")
            #expect(run.finish() == 0)
        }
    }

    @Test("a pipe has no pager")
    func pipe() throws {
        let run = try PipedRun.run(
            ["-c", "help containment"], home: home, ["PAGER": "sed 's/^/P /'"])
        #expect(run.output.hasPrefix("Containment\n"))
    }
}
