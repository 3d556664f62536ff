import CommandLanguage
import Testing
import Workbench

/// The page on what presentation styles become: what the command `styles` prints.
@MainActor
@Suite("The page on presentation styles")
struct StylePageTests {
    @Test("it shows what the program shows")
    func page() throws {
        let lines = try Self.lines(of: "styles")
        let page = Self.head + lines.joined(separator: "\n") + "\n```\n"
        try Recording(path: "docs/presentation-styles.md").expect(page)
    }

    @Test("the command leaves the session's world as it is")
    func aside() throws {
        let lines = try Self.lines(of: "new a; root a; styles popover --device iPad --ios 26; tree")
        #expect(lines.count == 7)
    }

    private static let head = """
        # What presentation styles become

        The command `styles` prints this page, and a test compares it: every row was presented in \
        the simulator. A child asks for the presentation; its parent, `context`, stands in the root \
        and defines a presentation context. The content prefers 240 by 180 points, and a popover \
        points at a rectangle of 60 by 40 at 100, 300. The last column says whether the presenter \
        hears that it disappears. The rules are P05, P20, P30 to P37, R53 and R55: `explain P34`.

        ```

        """

    private static func lines(of typed: String) throws -> [String] {
        let workbench = Workbench(policy: RunPolicy(isInteractive: false))
        var lines: [String] = []
        workbench.onReply = { reply in
            for case .lines(let more) in reply.contents { lines += more }
        }
        var parser = ScriptParser(file: nil)
        parser.feed(typed + "\n")
        while let command = try parser.next() { #expect(workbench.execute(command) == .fine) }
        return lines
    }
}
