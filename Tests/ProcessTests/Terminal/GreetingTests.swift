import Foundation
import Testing

@Suite("The first lines of a session")
struct GreetingTests {
    let home: Home

    init() throws { home = try Home() }

    private func start(_ arguments: String...) throws -> String {
        let run = try TerminalRun(arguments, home: home, ["NO_COLOR": "1"])
        try run.enter("quit", at: "vcr 0> ")
        #expect(run.finish() == 0)
        return run.transcript
    }

    @Test("the first start says in three lines what this is")
    func first() throws {
        #expect(
            try start() == """
                vcr: UIKit's view controllers, one line at a time.
                'tour' begins the first lesson.
                'help' lists the commands.
                vcr 0> quit

                """)
    }

    @Test("later starts say one line")
    func later() throws {
        _ = try home.write("", to: ".local/state/vcr/sessions/last.vcr")
        #expect(
            try start() == """
                'help' lists the commands, 'lesson' the lessons.
                vcr 0> quit

                """)
    }

    @Test("after a session that was cut off, one line says how to bring it back")
    func interrupted() throws {
        _ = try home.write("# vcr session 1\nnew a\n", to: ".local/state/vcr/sessions/77-1.vcr")
        #expect(try start().hasPrefix("The last session was cut off: 'vcr --recover'.\nvcr 0> "))
    }

    @Test("a session that begins with scripts begins without words")
    func scripts() throws { #expect(try start("-i", "-c", "echo on").hasPrefix("on\nvcr 0> ")) }

    @Test("'?' is help, and 'exit' leaves")
    func words() throws {
        let run = try TerminalRun(home: home, ["NO_COLOR": "1"], rows: 100)
        try run.enter("? quit", at: "vcr 0> ")
        try run.wait(for: "Ends the session.")
        try run.enter("exit 3", at: "vcr 0> ")
        #expect(run.finish() == 3)
    }
}
