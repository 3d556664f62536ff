import Foundation
import Testing

@Suite("History")
struct HistoryTests {
    let home: Home

    init() throws { home = try Home() }

    private func entries() throws -> [String] {
        try home.text(of: ".local/state/vcr/history").split(separator: "\n").map(String.init)
            .filter { !$0.hasPrefix("#") }
    }

    @Test("lines come back in the next start, a block as one entry")
    func twoStarts() throws {
        let first = try TerminalRun(home: home)
        try first.enter("echo one")
        try first.enter("repeat 2 {", at: "one\r\n")
        try first.enter("echo two }", at: "...> ")
        try first.enter("quit", at: "two\r\ntwo\r\n")
        #expect(first.finish() == 0)
        let second = try TerminalRun(home: home)
        try second.wait(for: "> ")
        second.type("\u{1B}[A\u{1B}[A\r")
        try second.wait(for: "two\r\ntwo\r\n")
        try second.enter("quit")
        #expect(second.finish() == 0)
        #expect(
            try entries() == [
                "echo one", "repeat 2 {", "echo two }", "quit", "repeat 2 {", "echo two }", "quit",
            ])
    }

    @Test("a leading space keeps a line out, and equal lines are recalled once")
    func secrets() throws {
        let run = try TerminalRun(home: home)
        try run.enter(" echo secret")
        try run.enter("echo a", at: "secret\r\n")
        try run.enter("echo b", at: "a\r\n")
        try run.enter("echo a", at: "b\r\n")
        try run.wait(for: "a\r\n")
        try run.wait(for: "> ")
        run.type("\u{1B}[A\u{1B}[A\u{1B}[A\r")
        try run.wait(for: "b\r\n")
        try run.enter("quit")
        #expect(run.finish() == 0)
        #expect(try !entries().contains(" echo secret"))
    }

    @Test("a line that is entered twice in a row is kept once")
    func twice() throws {
        let run = try TerminalRun(home: home)
        try run.enter("new a")
        try run.enter("tree", at: "vcr 1")
        try run.enter("tree", at: "> ")
        try run.enter("quit", at: "> ")
        #expect(run.finish() == 0)
        #expect(try entries() == ["new a", "tree", "quit"])
    }

    @Test("it is kept below XDG_STATE_HOME where that is set")
    func place() throws {
        let run = try TerminalRun(home: home, ["XDG_STATE_HOME": home.path + "/state"])
        try run.enter("quit")
        #expect(run.finish() == 0)
        #expect(try home.text(of: "state/vcr/history").hasSuffix("\nquit\n"))
    }
}
