import CommandLanguage
import HierarchyRecords
import Testing

@testable import Workbench

@MainActor
@Suite("What the program says in other languages")
struct PhrasebookTests {
    nonisolated private static let others = TeachingLanguage.allCases.filter { $0 != .english }

    private func holes(in language: TeachingLanguage, _ owed: [String]) -> [String] {
        let phrases = Phrasebook(language)
        var seen: Set<String> = []
        return owed.filter { !phrases.has($0) && seen.insert($0).inserted }
    }

    @Test(arguments: others)
    func `every command and every group has its sentence`(_ language: TeachingLanguage) {
        let commands = CommandTable.standard.commands.map(\.summary)
        #expect(holes(in: language, commands + CommandGroup.allCases.map(\.rawValue)) == [])
    }

    @Test(arguments: others)
    func `help is whole, its first screen and the list of everything`(
        _ language: TeachingLanguage
    ) throws {
        let session = TestSession().workbench
        for topic in [nil, "all"] {
            let page = try #require(session.help(topic))
            let rows = page.sections.flatMap(\.rows).map(\.value)
            #expect(holes(in: language, rows + page.sections.map(\.heading)) == [])
            #expect(holes(in: language, [page.summary]) == [])
        }
    }

    @Test(arguments: others)
    func `the headings of explain are whole`(_ language: TeachingLanguage) throws {
        let session = TestSession().workbench.session
        for topic in ["viewWillAppear", "C10", "present", "presentation", "addChild"] {
            let pages = try Explanations(session: session).explanations(
                of: topic, at: SourceSpan(line: 1, column: 1))
            let headings = pages.flatMap(\.sections).map(\.heading)
            let isPitfall = { (heading: String) in heading.hasSuffix(".") }
            #expect(holes(in: language, headings.filter { !isPitfall($0) }) == [])
        }
    }

    @Test(arguments: others)
    func `a translation puts in no value that the sentence has not`(
        _ language: TeachingLanguage
    ) {
        let wrong = Phrasebook(language).sentences.filter { english, other in
            let count = english.count { $0 == "%" }
            return (1...9).contains { other.contains("%\($0)") && $0 > count }
        }
        #expect(wrong.keys.sorted() == [])
    }

    @Test func `a mistake is told with its values and what was meant`() {
        let mistake = Diagnostic(
            .unknownCommand, at: SourceSpan(line: 1, column: 1), "unknown command '\("ad")'",
            suggestion: "add")
        #expect(Phrasebook(.english)(mistake) == "unknown command 'ad'; did you mean 'add'?")
        #expect(Phrasebook(.chinese)(mistake) == "未知命令“ad”；是不是“add”？")
        let other = Diagnostic(
            .unknownCommand, at: SourceSpan(line: 1, column: 1), "no table has \("this")")
        #expect(Phrasebook(.chinese)(other) == "no table has this")
    }
}
