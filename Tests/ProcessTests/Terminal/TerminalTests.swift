import Foundation
import Testing

@Suite("On a terminal")
struct TerminalTests {
    let home: Home

    init() throws { home = try Home() }

    @Test("the prompt ends in the bytes '> ' and counts steps")
    func prompt() throws {
        let run = try TerminalRun(home: home)
        try run.enter("new a", at: "\u{1B}[1mvcr 0\u{1B}[0m> ")
        try run.enter("tree", at: "\u{1B}[1mvcr 1\u{1B}[0m> ")
        try run.wait(for: "vcr 1\u{1B}[0m> ")
        run.type("\u{4}")
        #expect(run.finish() == 0)
    }

    @Test("events are drawn with signs and rules")
    func events() throws {
        let run = try TerminalRun(home: home, ["NO_COLOR": "1"])
        try run.enter("new a; root a")
        try run.enter("quit 5", at: "vcr 2> ")
        #expect(run.finish() == 5)
        #expect(run.transcript.contains("\n* a.loadView()  "))
        #expect(run.transcript.contains("\n▲ a.viewDidAppear(false)  "))
        #expect(!run.raw.contains("\u{1B}[3"))
    }

    @Test("without escapes there are none", arguments: ["dumb", ""])
    func dumb(term: String) throws {
        let run = try TerminalRun(home: home, ["TERM": term, "LANG": "C"])
        try run.enter("new a; root a", at: "vcr 0> ")
        try run.enter("quit", at: "vcr 2> ")
        #expect(run.finish() == 0)
        #expect(!run.raw.contains("\u{1B}"))
        #expect(run.raw.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test("a mistake is shown below the line and ends nothing")
    func mistake() throws {
        let run = try TerminalRun(home: home, ["NO_COLOR": "1"])
        try run.enter("new settings")
        try run.enter("add setings", at: "vcr 1> ")
        try run.wait(for: "did you mean 'settings'?")
        try run.wait(for: "  add setings\r\n      ^~~~~~~\r\n")
        try run.enter("quit", at: "vcr 1> ")
        #expect(run.finish() == 0)
    }

    @Test("a block asks for its rest")
    func continuation() throws {
        let run = try TerminalRun(home: home)
        try run.enter("repeat 2 {")
        try run.enter("echo hi", at: "...> ")
        try run.enter("}", at: "...> ")
        try run.wait(for: "hi\r\nhi\r\n")
        try run.enter("quit")
        #expect(run.finish() == 0)
    }

    @Test("a paste is echoed command by command, runs in order and stops at the first error")
    func paste() throws {
        let run = try TerminalRun(home: home, ["NO_COLOR": "1"])
        try run.wait(for: "> ")
        run.type("\u{1B}[200~new a\nrepeat 2 {\necho hi\n}\nadd b\necho never\nquit\n\u{1B}[201~\r")
        try run.wait(for: "vcr 0> new a\r\n")
        try run.wait(for: "vcr 1> repeat 2 {\r\nhi\r\nhi\r\n")
        try run.wait(for: "vcr 1> add b\r\n")
        try run.wait(for: "2 lines were not run")
        try run.enter("quit", at: "vcr 1> ")
        #expect(run.finish() == 0)
    }

    @Test("Ctrl-C ends a paste whose end mark never comes")
    func pasteWithoutEnd() throws {
        let run = try TerminalRun(home: home, ["NO_COLOR": "1"])
        try run.wait(for: "> ")
        run.type("\u{1B}[200~new lost\n")
        Thread.sleep(forTimeInterval: 0.5)
        run.type("\u{3}")
        try run.enter("new found", at: "vcr 0> ")
        try run.enter("quit", at: "vcr 1> ")
        #expect(run.finish() == 0)
        #expect(run.transcript.contains("vcr 0> new found\n"))
    }

    @Test(
        "half a character is refused, and what could be read can be edited",
        arguments: [
            [0xC3], [0xE8, 0xAE], [0x80], [0xFF], [0xC3, 0xC3, 0xA9],
        ] as [[UInt8]])
    func halfCharacter(half: [UInt8]) throws {
        let run = try TerminalRun(home: home, ["NO_COLOR": "1"])
        try run.wait(for: "vcr 0> ")
        run.type("echo a")
        run.type(bytes: half)
        run.type("\r")
        try run.wait(for: "the line was not taken: it has bytes that are no character in UTF-8")
        try run.wait(for: "vcr 0> echo a")
        run.type("\u{15}echo \u{8BBE}\r")
        try run.wait(for: "\u{8BBE}")
        try run.enter("quit", at: "vcr 0> ")
        #expect(run.finish() == 0)
    }

    @Test("a NUL in a paste is shown, and what stands behind it is not lost")
    func nul() throws {
        let run = try TerminalRun(home: home, ["NO_COLOR": "1"])
        try run.wait(for: "> ")
        run.type("\u{1B}[200~echo \"a\u{0}b\"\u{1B}[201~\r")
        try run.wait(for: "\ra␀b\r\n")
        try run.enter("quit", at: "vcr 0> ")
        #expect(run.finish() == 0)
        #expect(run.transcript.contains("echo \"a␀b\"\na␀b\nvcr 0> quit\n"))
    }

    @Test("Ctrl-D in a block is a mistake, and the lines after it look as those before")
    func endOfBlock() throws {
        let run = try TerminalRun(home: home, ["NO_COLOR": "1"])
        try run.enter("define f {")
        try run.wait(for: "...> ")
        run.type("\u{4}")
        try run.wait(for: "is missing")
        try run.enter("echo hi", at: "vcr 0> ")
        try run.wait(for: "\rhi\r\n")
        try run.enter("quit", at: "vcr 0> ")
        #expect(run.finish() == 0)
        #expect(run.transcript.contains("> echo hi\nhi\nvcr 0> quit\n"))
    }

    @Test("Ctrl-C drops the line, and the block")
    func interruptLine() throws {
        let run = try TerminalRun(home: home)
        try run.wait(for: "> ")
        run.type("echo no\u{3}")
        try run.wait(for: "^C")
        try run.enter("repeat 2 {")
        try run.wait(for: "...> ")
        run.type("\u{3}")
        try run.wait(for: "^C")
        try run.enter("echo yes")
        try run.wait(for: "yes\r\n")
        try run.enter("quit 3")
        #expect(run.finish() == 3)
        #expect(!run.transcript.contains("\nno\n"))
    }

    @Test("a long command shows how far it is, and Ctrl-C stops it after the present step")
    func interruptCommand() throws {
        let run = try TerminalRun(home: home)
        try run.enter("repeat 100000000 { wait 0.001 }")
        try run.wait(for: " s; Ctrl-C stops it")
        run.type("\u{3}")
        try run.wait(for: "interrupted")
        try run.enter("echo fine")
        try run.wait(for: "fine\r\n")
        try run.enter("quit")
        #expect(run.finish() == 0)
    }

    @Test(
        "Ctrl-C ends what does not end by itself",
        arguments: [
            "while true { }", "while true { print(1) }",
            "let t = String(repeating: s, count: 100000); while true { var u = t; u += t }",
            "let a = Set(Array(0..<3000000))",
            "for _ in stride(from: 0, to: 1e300, by: 1e-300) { }",
            "func again() { DispatchQueue.main.async { again() } }; again()",
            "repeat 1000000000 { mark }", "step while true { }",
        ])
    func interruptEndless(code: String) throws {
        let run = try TerminalRun(home: home, ["NO_COLOR": "1"])
        try run.enter("var s = \"abcdefgh\"")
        try run.wait(for: "vcr 1> ")
        run.type(code + "\r")
        try run.wait(for: "\u{1B}[?2004l")
        run.type("\u{3}")
        try run.wait(for: "interrupted; the last step is complete")
        try run.enter("print(s.count)")
        try run.wait(for: "\r8\r\n")
        try run.enter("quit")
        #expect(run.finish() == 0)
    }

    @Test("a line that fills the screen many times over is written whole")
    func longLine() throws {
        let run = try TerminalRun(home: home, ["NO_COLOR": "1"])
        try run.enter("let a = Array(0..<20000)")
        try run.enter("print(a)", at: "vcr 1> ")
        try run.wait(for: ", 19998, 19999]\r\n")
        try run.enter("quit", at: "vcr 2> ")
        #expect(run.finish() == 0)
        let numbers = (0..<20000).map(String.init).joined(separator: ", ")
        #expect(run.transcript.contains("\n[\(numbers)]\n"))
    }

    @Test("what a step without end prints comes as it goes on, and Ctrl-C ends it")
    func interruptOutput() throws {
        let run = try TerminalRun(home: home, ["NO_COLOR": "1"])
        try run.enter("var n = 0")
        try run.enter("while true { n += 1; print(n) }")
        try run.wait(for: "\r\n20000\r\n")
        run.type("\u{3}")
        try run.wait(for: "interrupted; the last step is complete")
        try run.enter("print(n)", at: "vcr 1> ")
        try run.wait(for: "\r0\r\n")
        try run.enter("quit", at: "vcr 2> ")
        #expect(run.finish() == 0)
    }

    @Test(
        "a long search shows how far it is, Ctrl-C brings the prompt back, and to ask again goes on"
    )
    func interruptSearch() throws {
        let run = try TerminalRun(home: home, ["NO_COLOR": "1"], rows: 100)
        try run.enter("set patience 3600; new home; new a; new b; new c; new d; new e; new f")
        try run.enter(
            "root home; add c; add d; add e; remove c; remove d; present b", at: "vcr 7> ")
        try run.enter("why not a.viewWillDisappear", at: "vcr 14> ")
        try run.wait(for: " alternatives tried, ")
        try run.wait(for: " s; Ctrl-C stops it")
        run.type("\u{3}")
        try run.wait(for: "then you stopped")
        try run.wait(for: "ask again to go on")
        try run.wait(for: "interrupted; the last step is complete")
        try run.enter("set patience 0.1", at: "vcr 14> ")
        try run.enter("why not a.viewWillDisappear", at: "vcr 14> ")
        try run.wait(for: "then 0.1 s")
        try run.enter("quit", at: "vcr 14> ")
        #expect(run.finish() == 0)
    }

    @Test("Ctrl-D leaves, also where the terminal is dumb", arguments: ["xterm", "dumb"])
    func leave(term: String) throws {
        let run = try TerminalRun(home: home, ["TERM": term])
        try run.wait(for: "> ")
        run.type("\u{4}")
        #expect(run.finish() == 0)
        #expect(run.transcript.hasSuffix("\n"))
    }

    @Test("Tab completes commands, then the names that fit")
    func completion() throws {
        let run = try TerminalRun(home: home, ["NO_COLOR": "1"])
        try run.enter("new home; new other; new settings; root home; add settings")
        try run.wait(for: "> ")
        run.type("rem\t")
        try run.wait(for: "remove ")
        run.type("s\t")
        try run.wait(for: "settings ")
        run.type("\r")
        try run.wait(for: "settings.willMove(toParent: nil)")
        try run.enter("quit")
        #expect(run.finish() == 0)
    }

    @Test("M-? shows help on the word above the line")
    func helpKey() throws {
        let run = try TerminalRun(home: home)
        try run.wait(for: "> ")
        run.type("cycle\u{1B}?")
        try run.wait(for: "UIKit calls")
        try run.wait(for: "> cycle")
        run.type("\u{15}quit\r")
        #expect(run.finish() == 0)
    }

    @Test("C-x C-e edits the line")
    func editKey() throws {
        let run = try TerminalRun(home: home, ["EDITOR": "sed -i s/one/two/"])
        try run.wait(for: "> ")
        run.type("echo one\u{18}\u{5}")
        try run.wait(for: "echo two")
        run.type("\r")
        try run.wait(for: "two\r\n")
        try run.enter("quit")
        #expect(run.finish() == 0)
    }

    @Test("a window of no size and a change of size are survived")
    func sizes() throws {
        let run = try TerminalRun(home: home, ["NO_COLOR": "1"], rows: 0, columns: 0)
        try run.enter("new a; root a")
        try run.wait(for: "▲ a.viewDidAppear(false)")
        try run.wait(for: "> ")
        run.resize(rows: 10, columns: 44)
        try run.enter("memory; new b; root b")
        try run.enter("quit")
        #expect(run.finish() == 0)
    }

    @Test("a screen fits the window, also after that has another size")
    func screens() throws {
        let run = try TerminalRun(home: home, ["NO_COLOR": "1"], rows: 24, columns: 80)
        try run.enter("new home; root home; new other; screen; echo end")
        try run.wait(for: "\nend\r\n")
        run.resize(rows: 60, columns: 200)
        try run.enter("screen; echo wide")
        try run.wait(for: "\nwide\r\n")
        run.resize(rows: 12, columns: 30)
        try run.enter("screen; echo narrow")
        try run.wait(for: "\nnarrow\r\n")
        try run.enter("quit")
        #expect(run.finish() == 0)
        let drawings = run.transcript.split(separator: "╭").dropFirst().map { rest in
            ("╭" + rest).split(separator: "\n").prefix { !$0.contains("╯") }
        }
        // Of 11 lines the words take three, which have no room beside it.
        #expect(drawings.map { $0.count + 1 } == [23, 59, 8])
        let widths = drawings.map { lines in lines.map(\.count).max() ?? 0 }
        #expect(zip(widths, [80, 200, 30]).allSatisfy { $0 <= $1 }, "\(widths)")
    }

    @Test("where the terminal knows no such letters a screen is drawn in ASCII")
    func asciiScreen() throws {
        let run = try TerminalRun(home: home, ["LANG": "C"], rows: 24, columns: 80)
        try run.enter("new home; root home; new other; screen; quit")
        #expect(run.finish() == 0)
        #expect(run.transcript.contains("\n.------"))
        #expect(run.raw.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test("the next output uses the new width")
    func width() throws {
        let run = try TerminalRun(home: home, ["NO_COLOR": "1"])
        try run.enter("new a; new b; root a")
        try run.wait(for: "viewDidAppear(false)")
        try run.wait(for: "> ")
        run.resize(rows: 24, columns: 44)
        run.type("root b\r")
        try run.wait(for: "▲ b.viewDidAppear(false)")
        try run.enter("quit")
        #expect(run.finish() == 0)
        let lines = run.transcript.split(separator: "\n").filter { $0.contains("b.load") }
        #expect(lines.allSatisfy { $0.count == 43 })
        #expect(lines.count == 1)
    }

    @Test("the rc file runs first, unless --norc")
    func rc() throws {
        _ = try home.write("echo from rc\n", to: ".config/vcr/rc")
        let with = try TerminalRun(home: home)
        try with.wait(for: "from rc\r\n")
        try with.enter("quit")
        #expect(with.finish() == 0)
        let without = try TerminalRun(["--norc"], home: home)
        try without.enter("quit")
        #expect(without.finish() == 0)
        #expect(!without.transcript.contains("from rc"))
    }

    @Test("-i goes on at the prompt in the same world")
    func goesOn() throws {
        let run = try TerminalRun(["-i", "-c", "new a"], home: home, ["NO_COLOR": "1"])
        try run.enter("root a", at: "vcr 1")
        try run.wait(for: "a.viewDidLoad()")
        try run.enter("quit")
        #expect(run.finish() == 0)
    }

    @Test("marks surround commands only where they are understood")
    func marks() throws {
        let run = try TerminalRun(home: home, ["TERM_PROGRAM": "WezTerm"])
        try run.enter("echo hi", at: "\u{1B}]133;A\u{7}")
        try run.wait(for: "\u{1B}]133;C\u{7}hi\r\n\u{1B}]133;D;0\u{7}")
        try run.enter("quit")
        #expect(run.finish() == 0)
        let other = try TerminalRun(home: home)
        try other.enter("quit")
        #expect(other.finish() == 0)
        #expect(!other.raw.contains("\u{1B}]133"))
    }
}

@Suite("The user's own keys")
struct InputrcTests {
    @Test("inputrc may have lines for vcr alone, and what it binds stays bound")
    func inputrc() throws {
        let home = try Home()
        let path = try home.write(
            """
            $if vcr
            "\\C-xq": "echo from inputrc\\r"
            "\\e?": "echo mine\\r"
            $endif
            $if other
            "\\C-xq": "echo wrong\\r"
            $endif
            """, to: "inputrc")
        let run = try TerminalRun(home: home, ["INPUTRC": path, "NO_COLOR": "1"])
        try run.wait(for: "> ")
        run.type("\u{18}q")
        try run.wait(for: "from inputrc\r\n")
        try run.wait(for: "from inputrc\r\n")
        try run.wait(for: "> ")
        run.type("\u{1B}?")
        try run.wait(for: "mine\r\n")
        try run.wait(for: "mine\r\n")
        try run.enter("quit")
        #expect(run.finish() == 0)
    }
}
