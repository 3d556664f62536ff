import CheckoutFiles
import CommandLanguage
import Foundation
import HierarchyRecords
import Rendering
import Testing
import Workbench

@testable import Console

/// README's picture: a session as a terminal shows it, drawn by the program's own renderers.
@MainActor
@Suite("The picture in README")
struct PictureTests {
    private let encoding = TerminalTraits(isTerminal: true, usesColor: true).encoding()

    @Test("it shows what the program shows")
    func picture() throws {
        let workbench = Workbench(policy: RunPolicy(isInteractive: true))
        let session = [
            "new home; new a; new b", "root home; add a", "cycle a to b", "tree",
            "present a as pageSheet", "tree",
        ]
        let lines = try session.flatMap { try self.lines($0, in: workbench) }
        let document = SVGExport(title: "vcr", columns: Self.columns).document(lines)
        try Recording(path: "docs/session.svg").expect(document)
    }

    @Test("the second one is the screen that a session leads to")
    func screen() throws {
        let workbench = Workbench(policy: RunPolicy(isInteractive: true))
        let session = [
            "new inbox; set inbox.title Inbox; new mail as nav root inbox; new search",
            "new tabs as tab with mail search; root tabs; new letter",
            "letter.sheetPresentationController?.detents = [.medium(), .large()]",
            "letter.sheetPresentationController?.prefersGrabberVisible = true",
            "present letter",
        ]
        for line in session { _ = try lines(line, in: workbench) }
        workbench.drawPicture = { screen, before in
            ScreenSVG(title: "screen").document(ScreenDrawing(screen, before: before))
        }
        let path = NSTemporaryDirectory() + "screen-\(UUID().uuidString).svg"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try run("export svg \(path)", in: workbench)
        let document = try String(contentsOfFile: path, encoding: .utf8)
        try Recording(path: "docs/screen.svg").expect(document)
    }

    @Test("the page that README links is what its script exports")
    func page() throws {
        let output = CapturedOutput()
        let run = UnseenRun(
            RunOptions(), output: Output(output), interruption: NoInterruption())
        let script = Checkout.url("docs/sheet-or-full-screen.md").path
        #expect(run.export("html", isTree: false, script: script, to: nil) == 0)
        try Recording(path: "docs/sheet-or-full-screen.html").expect(output.dataText)
    }

    private static let columns = 78

    /// The prompt, what is typed, and what comes of it.
    private func lines(_ typed: String, in workbench: Workbench) throws -> [StyledText] {
        var first = Prompt.text(workbench.promptState)
        first.append(typed)
        var lines = [first]
        workbench.onReply = { lines += self.lines($0, workbench.log) }
        try run(typed, in: workbench)
        return lines
    }

    private func run(_ typed: String, in workbench: Workbench) throws {
        var parser = ScriptParser(file: nil)
        parser.feed(typed + "\n")
        while let command = try parser.next() { #expect(workbench.execute(command) == .fine) }
    }

    private func lines(_ reply: Reply, _ log: EventLog) -> [StyledText] {
        let renderer = EventRenderer(.pretty, encoding: encoding, width: Self.columns)
        let events = reply.events.filter {
            EventCategories.shownByDefault.contains(log.events[$0].callback.category)
        }
        return events.flatMap { renderer.lines(log.events[$0], index: $0, in: log) }
            + reply.contents.flatMap(lines)
    }

    private func lines(_ content: ReplyContent) -> [StyledText] {
        guard case .answer(let answer as TreeAnswer) = content else { return [] }
        return TreeRenderer(.pretty, encoding: encoding, width: Self.columns)
            .lines(answer.tree, changes: answer.request.difference)
    }
}
