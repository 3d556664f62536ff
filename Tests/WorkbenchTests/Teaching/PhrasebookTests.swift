import CommandLanguage
import HeadlessUIKit
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
    func `what rules say of their evidence in words of our own is whole`(
        _ language: TeachingLanguage
    ) {
        let words = Rulebook.all.flatMap(\.evidence).compactMap { citation -> String? in
            if case .words(let words) = citation { words } else { nil }
        }
        #expect(words.count > 50)
        #expect(holes(in: language, words) == [])
    }

    @Test(arguments: others)
    func `where a device's figures are from is whole`(_ language: TeachingLanguage) {
        let sources = SimulatedDevice.all.flatMap { device in
            [
                device.sources.screen, device.sources.portrait, device.sources.landscape,
                device.sources.sizeClasses, device.sources.statusBar, device.sources.corners,
            ]
        }
        #expect(holes(in: language, sources.map(\.text)) == [])
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

    @Test(arguments: others)
    func `every rule has its statement, but those that are UIKit's own text`(
        _ language: TeachingLanguage
    ) {
        let owed = Rulebook.all.map(\.statement).filter { !$0.hasPrefix("NS") && !$0.contains("`") }
        #expect(owed.count > 400)
        #expect(holes(in: language, owed) == [])
    }

    @Test(arguments: others)
    func `every source of a rule has its name, and what is to be seen there`(
        _ language: TeachingLanguage
    ) {
        // A name of a product or of a book stays as it is.
        let owed = Evidence.all.flatMap { [$0.words, $0.seen] }
        #expect(owed.count > 400)
        #expect(holes(in: language, owed) == [])
    }

    @Test(arguments: others)
    func `all that people stumble over is told`(_ language: TeachingLanguage) {
        let owed = Pitfall.all.flatMap { [$0.seen, $0.why, $0.instead] }
        #expect(owed.count > 1400)
        #expect(holes(in: language, owed) == [])
    }

    @Test(arguments: others)
    func `no page of help has a sentence in English`(_ language: TeachingLanguage) throws {
        let workbench = TestSession().workbench
        workbench.teachingLanguage = language
        let phrases = Phrasebook(language)
        let topics =
            CommandTable.standard.commands.map(\.name) + TopicGuide.all.map(\.name)
            + CommandGroup.allCases.map(\.rawValue) + ["rules", "statements", "class"]
        let pages = topics.flatMap { workbench.helpPages($0) }
        #expect(pages.count >= topics.count)
        let said = pages.flatMap { page in
            [phrases(page.summary)]
                + page.sections.flatMap { section in
                    [phrases(section.heading)] + section.rows.map { phrases($0.wording) }
                }
        }
        // What the operand of a command may be is spelled as it is typed.
        let spelled = ["leading trailing left right top bottom centerX centerY"]
        #expect(said.filter(Self.isEnglish) == spelled)
    }

    /// Whether the text has four words of English side by side, and no sign of code.
    nonisolated private static func isEnglish(_ text: String) -> Bool {
        if text.contains(where: { "(){};=[]".contains($0) }) { return false }
        return text.firstMatch(of: #/[A-Za-z']+(?: [a-z']{2,}){3}/#) != nil
    }

    @Test func `what mends a finding is told with the names that stand in it`() {
        let phrases = Phrasebook(.chinese)
        #expect(
            phrases.mend("leave a.willMove(toParent: home) out: addChild sends it")
                == "去掉 a.willMove(toParent: home)：addChild 会发送它")
        #expect(
            phrases.mend("a.b() and a.c(), one for one") == "a.b() 和 a.c() 要一一对应")
        #expect(phrases.mend("home.addChild(a)") == "home.addChild(a)")
        #expect(Phrasebook(.english).mend("move it to viewDidLoad") == "move it to viewDidLoad")
    }

    @Test(arguments: [
        ("Unknown option '--foo'", "未知的选项“--foo”"),
        ("Unknown option '--ois'. Did you mean '--ios'?", "未知的选项“--ois”；是不是“--ios”？"),
        ("Missing value for '--log <form>'", "“--log <form>”后面缺少值"),
        (
            "The value 'x' is invalid for '--ios <n>': 'x' is not a number, or several with commas between",
            "“x”不能用于“--ios <n>”：“x”不是一个数，也不是用逗号隔开的几个数"
        ),
        (
            "The value 'x' is invalid for '--color <when>'. Please provide one of 'auto', 'always' or 'never'.",
            "“x”不能用于“--color <when>”；可以是 'auto'、'always' 或 'never'"
        ),
        ("Something new", "Something new"),
    ])
    func `what the argument parser says is told`(english: String, chinese: String) {
        #expect(Phrasebook(.chinese).sentence(ofParser: english) == chinese)
        #expect(Phrasebook(.english).sentence(ofParser: english) == english)
    }

    @Test func `a sentence that was put together before is told by its parts`() {
        let phrases = Phrasebook(.chinese)
        #expect(phrases(Message("a.view lies over it")) == "a.view 盖在上面")
        #expect(phrases(Message("the dimming view of a lies over it")) == "a 的变暗视图盖在上面")
        #expect(phrases(Message("b.isEnabled is false")) == "b.isEnabled 是 false")
        #expect(phrases(Message("nothing of ours")) == "nothing of ours")
    }

    @Test func `a value of what mends is told where it is a sentence`() {
        #expect(
            Phrasebook(.chinese).mend("hear of the user by a tap on a tab") == "用 点按标签页 得知用户的操作")
    }

    @Test func `parts of a sentence are told also where the sentence itself has no words`() {
        let title: Message =
            "\("C10") \("no page of help" as Message), \("home is there" as Message)"
        #expect(
            title.translatingParts { "<\($0.text)>" } == "C10 <no page of help>, <home is there>")
        #expect(Phrasebook(.english)(title) == "C10 no page of help, home is there")
    }

    @Test(arguments: [
        ("new home", "home.viewDidAppear"), ("new home; root home", "home.viewWillAppear"),
        ("new home; root home; new a; home.addChild(a)", "a.viewDidAppear"),
        ("new home; root home; new a; home.addChild(a)", "a.didMove"),
        ("new home; root home; new a; add a; a.removeFromParent()", "a.viewWillDisappear"),
        ("new home; root home; new a; present a", "home.viewWillDisappear"),
        ("new home; root home", "home.viewDidLoad"), ("new home; root home", "home.deinit"),
        ("new a; new b; new t as tab with a b; root t", "t.delegate.didSelect"),
    ])
    func `why not is whole for what people ask`(lines: String, query: String) throws {
        let session = TestSession()
        session.run(lines + "; why not \(query) --step \(lines.split(separator: ";").count)")
        let answer = session.replies.last?.contents.lazy.compactMap { $0.told(WhyNotAnswer.self) }
            .first
        guard case .notSent(let reason, _)? = answer?.finding, let failed = reason.failed else {
            return
        }
        for language in Self.others {
            let phrases = Phrasebook(language)
            let said =
                [failed.demanded] + failed.contradictions + [failed.advice].compactMap(\.self)
            let left = said.filter { phrases($0) == $0.text && $0.text.contains(" ") }
            #expect(left.map(\.template) == [])
        }
    }

    @Test func `a finding and a kind of name are told in the language`() {
        let session = TestSession()
        session.workbench.teachingLanguage = .chinese
        session.run("new home; root home; new a; home.addChild(a); undo; undo 9; hom.view")
        #expect(session.notes == ["在第 3 步：new a"])
        let mistake = Diagnostic.unknown(
            "option", Word("rulez", span: SourceSpan(line: 1, column: 1)), among: ["rules"])
        #expect(Phrasebook(.chinese)(mistake) == "未知的选项“rulez”；是不是“rules”？")
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
