import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("Explanations")
struct ExplanationTests {
    private func pages(_ topic: String, in session: TestSession = TestSession()) -> [HelpPage] {
        let begin = session.replies.count
        session.run("explain \(topic)")
        return session.replies[begin...].flatMap(\.contents).compactMap {
            if case .answer(let page as HelpPage) = $0 { page } else { nil }
        }
    }

    @Test func `every callback has one guide`() {
        #expect(CallbackGuide.all.map(\.callback) == Callback.allCases)
    }

    @Test func `the example of every guide logs the callback`() {
        let session = TestSession().workbench.session
        let silent = CallbackGuide.all.filter { guide in
            guide.example.map { example in
                Explanations(session: session).play(example) { $0.callback == guide.callback }.lines
                    .isEmpty
            } ?? true
        }
        // Examples have no storyboard beside them.
        #expect(
            silent.map(\.callback) == [
                .initWithCoder, .awakeFromNib, .viewWillTransitionToSize, .shouldPerformSegue,
                .prepareForSegue, .performSegue, .allowedChildrenForUnwinding, .canPerformUnwind,
                .unwindTowards, .appControllerForPath,
            ])
        #expect(silent.allSatisfy { $0.example == nil })
    }

    @Test func `every topic that completion offers has a page with a summary`() {
        let session = TestSession()
        let topics = Explanations(session: session.workbench.session).explanationTopics.filter {
            RuleID(rawValue: $0) == nil
        }
        let without = topics.filter { topic in
            let found = pages("\"\(topic)\"", in: session)
            return found.isEmpty || found.contains { !$0.summary.hasSuffix(".") }
        }
        #expect(without == [])
    }

    @Test func `every rule has a page that is made of the rulebook's row`() {
        let session = TestSession().workbench.session
        for rule in [RuleID.c10, .e39, .t08, .r51] {
            let page = Explanations(session: session).page(Rulebook.rule(rule))
            #expect(page.title == "\(rule.rawValue) \(Rulebook.rule(rule).title)")
            #expect(page.summary == Rulebook.rule(rule).statement)
            #expect(
                page.sections.first
                    == HelpPage.Section(
                        heading: "How we know", rows: Rulebook.rule(rule).evidenceRows))
        }
    }

    @Test func `a rule is found by its id in any case, and by its title`() {
        #expect(pages("c11").map(\.title) == ["C11 Adding without didMove"])
        #expect(pages("adding without DIDMOVE").map(\.title) == ["C11 Adding without didMove"])
    }

    @Test func `a source has one page of its own, by its key in any case`() {
        let session = TestSession()
        for key in EvidenceKey.allCases {
            let title = "\(key.rawValue) \(key.record.title)"
            let found = pages(key.rawValue.uppercased(), in: session).map(\.title)
            // A topic or a command may have the same name, and has its own page beside it.
            let session = session.workbench.session
            let command = session.vocabulary.table[key.rawValue]
            let others = [
                TopicGuide.named(key.rawValue)?.title,
                command.map(Explanations(session: session).explanation)?.title,
            ]
            #expect(found.filter { !others.contains($0) } == [title])
        }
    }

    @Test func `the page of a source lists the rules that stand on it, and what they take of it`() {
        let rules = pages("neu").flatMap(\.sections).last { $0.heading.hasPrefix("Rules") }?.rows
        #expect(rules?.map(\.name) == Rulebook.rules(on: .neu).map(\.id.rawValue))
        #expect(rules?.first { $0.name == "C24" }?.value.hasSuffix("(page 334)") == true)
    }

    @Test func `a source is found by what was seen there, where nothing else has the word`() {
        let found = pages("Neuburg").flatMap(\.sections)
        #expect(found.map(\.heading) == ["Evidence"])
        #expect(found.first?.rows.map(\.name) == ["NEU"])
    }

    @Test func `a warning is explained by its text`() {
        let session = TestSession()
        session.run("new p; new a; root p; add a; a.endAppearanceTransition()")
        #expect(
            pages("\"Unbalanced calls to begin/end\"", in: session).map(\.title) == [
                "E01 Unbalanced calls"
            ])
    }

    @Test func `a callback is found by its base name and by its selectors`() {
        for name in ["viewWillAppear", "viewWillAppear(_:)", "viewWillAppear:", "VIEWWILLAPPEAR"] {
            // Behind it stands what people stumble over.
            #expect(pages(name).map(\.title) == ["viewWillAppear(_:)", name])
        }
    }

    @Test func `a word for several things has a page for each`() {
        #expect(
            pages("willMove").map(\.title) == [
                "willMove(toParent:)", "willMove(toSuperview:)", "willMove(toWindow:)", "willMove",
            ])
        #expect(pages("layout").map(\.title) == ["Layout", "layout"])
    }

    @Test(arguments: [
        ("currentContext", "fullScreen", RuleID.p30), ("overCurrentContext", "fullScreen", .p30),
        ("popover", "overFullScreen", .d22), ("didMove", "HierarchyInconsistency", .d19),
        ("UIViewControllerHierarchyInconsistency", "didMove", .d19),
        ("willMove", "viewWillDisappear", .d20), ("viewWillDisappear", "willMove", .d20),
    ])
    func `what a text says otherwise stands beside what happens here, and its evidence`(
        topic: String, said: String, rule: RuleID
    ) throws {
        let sections = pages(topic).flatMap(\.sections)
        let rows = try #require(sections.first { $0.heading == "Where texts differ" }).rows
        #expect(rows.map(\.name).prefix(3) == ["a text", "here", rule.rawValue])
        #expect(rows[0].value.contains(said))
        let evidence = Rulebook.rule(rule).evidence.map(\.text).joined(separator: "; ")
        #expect(rows[2].value.hasSuffix("\(evidence))"))
    }

    @Test func `an exception's page lists what raises it`() {
        let page = pages("UIViewControllerHierarchyInconsistency").first
        #expect(
            page?.sections.first?.rows
                == [RuleID.e02, .e03, .e04].map {
                    Fact($0.rawValue, Rulebook.rule($0).title)
                })
    }

    @Test func `explaining changes nothing`() {
        let session = TestSession()
        session.run("new p; new a; root p; add a")
        let (log, tree) = (session.log(.all), session.tree)
        session.run("explain viewDidAppear; explain pageSheet; explain C10; explain reset")
        #expect(session.log(.all) == log)
        #expect(session.tree == tree)
        #expect(session.history.map(\.command) == ["new p", "new a", "root p", "add a"])
        session.run("remove a")
        #expect(session.tree == ["p [appeared]"])
    }
}
