import CommandLanguage
import HierarchyRecords
import Rendering
import Testing
import Workbench

@testable import Console

@MainActor
@Suite("What the console says in another language")
struct SpokenLanguageTests {
    @Test("what is typed is spelled in help as it is typed")
    func typedWords() throws {
        let workbench = Workbench()
        workbench.teachingLanguage = .chinese
        let phrases = Phrasebook(.chinese)
        let index = try #require(workbench.help("all"))
        let topics = index.sections.flatMap(\.rows).map(\.name) + index.sections.map(\.heading)
        let typed = ["Operands", "Commands", "Topics", "Styles"] + index.sections.map(\.heading)
        var wrong: Set<String> = []
        for page in (topics + ["lifecycle", "sheets", "scripts"]).flatMap(workbench.helpPages) {
            for section in page.sections where typed.contains(section.heading) {
                wrong.formUnion(section.rows.filter { phrases.row($0).name != $0.name }.map(\.name))
            }
        }
        #expect(topics.count > 100)
        #expect(wrong == [])
    }

    @Test("a report of tests is told, and what programs read of it stays")
    func testReport() {
        let phrases = Phrasebook(.chinese)
        let verdict = TestVerdict(script: "a.vcr", ending: .status(.expectationFailed))
        let noted = TestVerdict(script: "b.vcr", ending: .status(.fine), notes: [.warned])
        var sum = TestSum(scripts: 3)
        sum.add(verdict, keeping: false)
        sum.add(noted, keeping: false)
        func text(_ format: TestFormat) -> String {
            let report = format.report(width: nil, phrases: phrases)
            let lines =
                report.entry(verdict, number: 1) + report.entry(noted, number: 2)
                + report.closing(sum)
            return lines.map(\.text).joined(separator: "\n")
        }
        #expect(
            text(.pretty) == """
                FAIL  a.vcr（有期望不符）
                ok    b.vcr（写了一条警告）

                3 个脚本：通过 1（其中 1 个有说明），失败 1，未运行 1
                """)
        #expect(text(.tap).contains("reason: an expectation failed"))
        #expect(text(.github).contains("title=an expectation failed"))
    }

    @Test("where a session is at the prompt is told")
    func prompt() {
        let state = PromptState(step: 3, isHeld: true, following: .detached)
        #expect(Prompt.text(state, Phrasebook(.chinese)).text == "vcr 3 暂停 脱离> ")
        #expect(Prompt.text(state).text == "vcr 3 held detached> ")
    }

    @Test("the values that an option takes are told")
    func values() {
        let text = HelpText(.chinese).told(
            "OPTIONS:\n  --log <form>            the log's form (values: plain, json; default: none)"
        )
        #expect(text.hasSuffix("（可取：plain, json；默认：none）"))
    }
}
