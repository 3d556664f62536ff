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

    /// Those that the program is known not to answer yet.
    nonisolated static let unanswered = LessonCatalogue.questions.filter {
        $0.text.contains("\nopen: ")
    }.map(\.name)

    @Test(
        "a person who types what the program itself would ask comes to its end, in each language",
        arguments: firstOfEachTopic + unanswered, TeachingLanguage.allCases)
    func solutions(name: String, language: TeachingLanguage) throws {
        let question = try #require(
            QuestionLibrary.all.first { "\($0.topic)/\($0.id).md" == name })
        let workbench = Self.workbench()
        workbench.teachingLanguage = language
        for line in ["question \(question.id)", question.inquiry.source] {
            for command in try workbench.session.parse(
                Block(text: line, span: SourceSpan(line: 1, column: 1)))
            {
                _ = workbench.execute(command)
            }
        }
        #expect(workbench.isLessonComplete)
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
            "app-delegate-hears-no-background",
            "loadview-only-logs",
            "view-touched-in-init",
            "animator-for-other-screens",
            "back-button-action",
            "large-title-does-not-collapse",
            "push-in-viewdidload",
            "alert-over-two-modals",
            "closure-not-run-on-swipe",
            "detents-in-viewwillappear-on-15",
            "dismiss-in-mid-transition",
            "dismiss-while-presenting",
            "half-height-sheet",
            "present-after-dismissing-myself",
            "root-changed-under-modal",
            "style-set-in-view-did-load",
            "model-changes-nothing-on-screen",
            "border-color-in-dark-mode",
            "dark-mode-read-once",
            "first-constraints-in-trait-change",
            "force-landscape-on-push",
            "objc-orientation-in-a-stack",
            "stays-landscape-after-the-pop",
            "sheet-does-not-hide-the-status-bar",
            "status-bar-under-custom-modal",
            "style-not-asked-in-a-stack",
            "hides-bottom-bar-too-late",
            "selected-index-observer",
            "tab-bar-hidden-by-hand",
            "tab-title-set-in-view-did-load",
            "collapse-delegate-set-too-late",
            "index-after-a-cancelled-swipe",
            "bar-stays-after-push",
            "results-controller-has-no-stack",
            "search-lost-on-tab-switch",
            "outlet-set-too-early",
            "segue-leads-to-a-stack",
            "unknown-class-in-the-file",
            "one-recognizer-on-two-views",
            "delete-a-row-crashes",
            "item-size-after-rotation",
            "row-stays-highlighted",
            "keyboard-stays-in-a-form-sheet",
            "delegate-of-my-own-nil",
        ])
    func mends(id: String) throws {
        let question = try #require(QuestionLibrary.all.first { $0.id == id })
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
