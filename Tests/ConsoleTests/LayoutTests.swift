import Testing
import Workbench

@testable import Console

@Suite("Help, facts and history")
struct LayoutTests {
    @Test("facts stand in two columns, long values below themselves")
    func facts() {
        let rows = [
            Fact("name", "a"), Fact("view", "one two three four five six"), Fact("empty", ""),
            Fact("a very long name indeed, it is", "value"),
        ]
        #expect(
            FactLayout.lines("a", rows, width: 28).map(\.text) == [
                "a", "  name   a", "  view   one two three four", "         five six", "  empty",
                "  a very long name indeed, it is", "         value",
            ])
    }

    @Test("a page of help has synopsis, summary, calls, sections and examples")
    func help() {
        let page = HelpPage(
            title: "add", summary: "adds a child to a parent", synopsis: "add CHILD [to PARENT]",
            calls: ["addChild(_:)"],
            sections: [.init(heading: "Operands", rows: [Fact("CHILD", "a controller")])],
            examples: ["add a to b"])
        #expect(
            HelpRenderer(width: 24).lines(page).map(\.text) == [
                "add CHILD [to PARENT]", "  adds a child to a", "  parent", "", "UIKit calls",
                "  addChild(_:)", "", "Operands", "  CHILD  a controller", "", "Example",
                "  add a to b",
            ])
    }

    @Test("history shows where we are, how we came, and what was left")
    func history() {
        let entries = [
            HistoryEntry(
                step: 9, parent: 8, command: "new a", isOnCurrentBranch: true, isCurrent: false),
            HistoryEntry(
                step: 10, parent: 9, command: "new b", isOnCurrentBranch: false, isCurrent: false),
            HistoryEntry(
                step: 11, parent: 9, command: "on c.viewDidLoad {\nmark\n}",
                isOnCurrentBranch: true, isCurrent: true),
        ]
        #expect(
            HistoryRenderer.lines(entries[...], digits: HistoryRenderer.digits(entries)).map(
                \.text) == [
                    "|  9  new a", "  10  new b", "> 11  on c.viewDidLoad {", "      mark",
                    "      }  (after 9)",
                ])
    }
}
