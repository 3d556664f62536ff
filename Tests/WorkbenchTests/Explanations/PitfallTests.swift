import HierarchyRecords
import Lessons
import Testing

@testable import Workbench

@MainActor
@Suite("What people stumble over")
struct PitfallTests {
    private static let keys = [
        "names", "code", "asked", "seen", "why", "instead", "rules", "source",
    ]

    private func pages(_ command: String) -> [HelpPage] {
        let session = TestSession()
        session.run(command)
        return session.replies.flatMap(\.contents).compactMap {
            if case .answer(let page as HelpPage) = $0 { page } else { nil }
        }
    }

    @Test("each entry is read, says all that it should, and names rules that there are")
    func entries() {
        let blocks = LessonCatalogue.pitfalls.flatMap { Pitfall.blocks(of: $0.text) }
        #expect(!blocks.isEmpty)
        #expect(blocks.count == Pitfall.all.count)
        for block in blocks {
            let found = block.map { String($0.prefix { $0 != ":" }) }
            #expect(found == Self.keys.filter(found.contains), "\(block[0])")
            let rules = block.first { $0.hasPrefix("rules: ") }?.dropFirst(7).split(separator: " ")
            let unknown = (rules ?? []).filter { RuleID(rawValue: String($0)) == nil }
            #expect(unknown == [], "\(block[0])")
        }
        let unsound = Pitfall.all.filter {
            !$0.source.hasPrefix("https://") || $0.names.contains("") || $0.why.isEmpty
        }
        #expect(unsound.map(\.seen) == [])
    }

    @Test("nothing is told twice")
    func once() {
        let told = Pitfall.all.map(\.seen)
        #expect(Dictionary(grouping: told) { $0 }.filter { $1.count > 1 }.keys.sorted() == [])
    }

    @Test("a page follows what else is known of the name, and stands alone where nothing is")
    func page() throws {
        let known = pages("explain UIViewController.hidesBottomBarWhenPushed")
        #expect(known.count == 2)
        let first = try #require(known.last?.sections.first)
        #expect(
            first.heading
                == "hidesBottomBarWhenPushed has no effect when I set it in viewDidLoad or viewWillAppear."
        )
        #expect(first.rows.map(\.name) == ["because", "instead", "L06", "source"])
        #expect(pages("explain CAGradientLayer").count == 1)
    }

    @Test(
        "where a sentence's words are mostly other ones than an entry's, the page says so",
        arguments: [
            ("the server did not answer in time", "Nothing is known of just that."),
            ("tabBarController is nil in my screen", "What people stumble over"),
        ])
    func nearest(_ sentence: String, _ summary: String) {
        #expect(pages("explain \"\(sentence)\"").first?.summary.hasPrefix(summary) == true)
    }

    @Test("a text of the console that an entry is named after has that entry once")
    func namedText() {
        let sections = pages(
            "explain \"Snapshotting a view that has not been rendered results in an empty snapshot.\""
        )
        .flatMap(\.sections).map(\.heading)
        #expect(sections.count == Set(sections).count)
    }

    @Test("a question that begins with a method's name is one, and no command's page")
    func question() {
        let found = pages("explain popToRootViewController not working from a modal")
        #expect(found.first?.title == "popToRootViewController not working from a modal")
        #expect(found.first?.sections.isEmpty == false)
    }

    @Test("where there are many, each that is not told as a whole is told by another name")
    func many() throws {
        let page = try #require(pages("explain viewDidLoad").last)
        #expect(page.sections.count == 6)
        let others = try #require(page.sections.last)
        #expect(others.heading == "Others")
        #expect(others.rows.count == Pitfall.at("viewDidLoad").count - 5)
        for row in others.rows where !row.name.isEmpty {
            #expect(pages(row.name).last?.sections.contains { $0.heading == row.value } == true)
        }
    }
}
