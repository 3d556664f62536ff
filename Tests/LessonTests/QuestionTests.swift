import CheckoutFiles
import CommandLanguage
import Console
import HierarchyRecords
import Lessons
import Testing

@testable import Workbench

@MainActor
@Suite("The library of questions")
struct QuestionTests {
    private static let folder = Checkout.url("Sources/Lessons/Questions").path

    nonisolated static let names: [String] = LessonCatalogue.questions.map(\.name)

    /// The first of each topic. All of them are tried by `scripts/test` with the optimized program, which takes
    /// a fraction of the time.
    nonisolated static let firstOfEachTopic: [String] = {
        let topics = Dictionary(grouping: names.sorted()) { $0.prefix { $0 != "/" } }
        return topics.values.compactMap(\.first).sorted()
    }()

    /// A workbench whose answers the console lays out.
    private static func workbench() -> Workbench {
        let workbench = Workbench()
        _ = ReplyRenderer(workbench, output: Output(CapturedOutput()))
        return workbench
    }

    @Test(
        "a situation comes about, and its answer says what it must, but for those that are open",
        arguments: firstOfEachTopic)
    func answers(name: String) {
        #expect(Self.workbench().defects(ofLesson: Self.folder + "/" + name) == [])
    }

    @Test("each is named by its file, and its topic is its folder")
    func places() {
        let places = QuestionLibrary.all.map { "\($0.topic)/\($0.id).md" }
        #expect(places.sorted() == Self.names.sorted())
        #expect(Set(QuestionLibrary.ids) == Set(QuestionLibrary.all.map(\.id)))
        #expect(QuestionLibrary.ids.count == Set(QuestionLibrary.ids).count)
    }

    @Test("each is told in Chinese, too, and names where it was asked")
    func texts() {
        let lacking = QuestionLibrary.all.filter {
            $0.title.chinese == nil || $0.asks.chinese == nil || !$0.source.hasPrefix("http")
        }
        #expect(lacking.map(\.id) == [])
    }

    /// Words that no code has between blanks.
    private static let english = [
        "the", "of", "which", "before", "and", "that", "it", "where", "with", "again", "place",
    ]

    @Test(
        "what mends the finding of a question is told in Chinese as a whole",
        arguments: [
            45, 58, 75, 81, 82, 92, 103, 121, 124, 129, 132, 134, 136, 145, 152, 157, 179, 187, 188,
            189, 190, 194, 200, 209, 211, 212, 216, 221, 224, 228, 229, 240, 249, 253, 256, 264,
            266,
            270, 284, 304, 311, 318, 346, 362,
        ])
    func mends(number: Int) {
        let question = QuestionLibrary.all[number - 1]
        let mends = Self.workbench().session.apart { other in
            other.policy.isInteractive = false
            other.policy.keepsGoing = true
            for block in question.situation {
                _ = other.runEach((try? block.commands()) ?? [])
            }
            return Diagnosis(session: other).diagnose().flatMap(\.mend)
        }
        let told = mends.map(Phrasebook(.chinese).mend)
        let left = told.filter { mend in
            mend.split(separator: " ").contains { Self.english.contains(String($0)) }
        }
        #expect(left == [])
    }

    // MARK: What is wrong with a question

    private static func defects(_ front: String, _ body: String) throws -> [String] {
        let text = """
            ---
            question: small
            title: Why?
            title.zh: 为什么？
            topic: presentation
            source: https://example.com
            asks: It does not come.
            asks.zh: 它不来。
            \(front)
            ---
            \(body)
            """
        let question = try #require(
            QuestionReader.question(Array(text.utf8), in: ScriptName("small.md")))
        let session = workbench().session
        let layOut = session.host.layOut
        return session.apart { other in
            QuestionTrial(question, "small.md", in: other, laidOutBy: layOut).run().map(\.text.text)
        }
    }

    private static let situation = "```vcr\nnew home; root home\n```\n"
    private static let ask = "```vcr ask\nwhy home.viewDidAppear\n```\n"

    @Test("an answer says all of its points, in one of the wordings")
    func points() throws {
        let answer = "```answer\nnobody says so | VIEWDIDAPPEAR(false)\nno such words\n```\n"
        #expect(
            try Self.defects("", Self.situation + Self.ask + answer)
                == ["small.md:19: the answer does not say: no such words"])
    }

    @Test("one that is open and is answered is open no more")
    func open() throws {
        let answered = "```answer\nviewDidAppear\n```\n"
        let unanswered = "```answer\nno such words\n```\n"
        let open = "open: nobody knows"
        #expect(
            try Self.defects(open, Self.situation + Self.ask + answered)
                == ["small.md:9: it is answered: it is not open any more"])
        #expect(try Self.defects(open, Self.situation + Self.ask + unanswered) == [])
    }

    @Test("a situation fails where it must, and nowhere else")
    func situations() throws {
        let answer = "```answer\nviewDidAppear\n```\n"
        let failing = "```vcr\nnew home; root home\nroot nobody\n```\n"
        #expect(
            try Self.defects("", failing + Self.ask + answer).map { $0.prefix(34) }
                == ["small.md:13: the situation fails: "])
        let calm = "```vcr fails\nnew home; root home\n```\n"
        #expect(
            try Self.defects("", calm + Self.ask + answer)
                == ["small.md:11: no command of this block fails"])
        let broken = "```vcr fails\nnew home; root home\nroot nobody\n```\n"
        #expect(try Self.defects("", broken + Self.ask + answer) == [])
    }

    @Test("a file that lacks a part says which")
    func form() throws {
        #expect(
            try Self.defects("topic: presentation", "No blocks.") == [
                "small.md:1: it has no block 'vcr'", "small.md:1: it has no block 'vcr ask'",
                "small.md:1: it has no block 'answer', or an empty one",
            ])
    }
}
