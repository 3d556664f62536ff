import CommandLanguage
import HierarchyRecords
import Testing

@testable import Workbench

@MainActor
@Suite("Why in words")
struct WhyQuestionTests {
    private func kind(_ text: String) -> String {
        let span = SourceSpan(line: 1, column: 1)
        let words = text.split(separator: " ").map { Word(String($0), span: span) }
        func joined(_ words: [Word]) -> String { words.map(\.text).joined(separator: " ") }
        switch WhyQuestion(words, isName: { ["a", "home"].contains($0) }).kind {
        case .last: return "last"
        case .came(let event): return "came \(joined(event))"
        case .didNotCome(let event): return "not \(joined(event))"
        case .twice(let event): return "twice \(joined(event ?? []))"
        case .rather(let event, let other): return "\(joined(event)) not \(joined(other))"
        }
    }

    @Test(arguments: [
        ("", "last"), ("did it come?", "last"), ("17", "came 17"),
        ("a.viewDidAppear", "came a.viewDidAppear"),
        ("does a.viewDidAppear come?", "came a.viewDidAppear"),
        ("a.willMove(toParent: home) ?", "came a.willMove(toParent: home)"),
        ("not a.viewDidAppear", "not a.viewDidAppear"),
        ("does viewWillAppear not come?", "not viewWillAppear"),
        ("didn't a.viewWillAppear fire", "not a.viewWillAppear"),
        ("is viewDidLoad never called", "not viewDidLoad"),
        ("twice?", "twice "), ("two?", "twice "),
        ("twice a.viewDidAppear", "twice a.viewDidAppear"),
        ("does a.viewDidAppear come two times", "twice a.viewDidAppear"),
        ("a.viewDidAppear, not b.viewDidAppear", "a.viewDidAppear not b.viewDidAppear"),
        ("nothing", "came nothing"), ("not", "not "),
        ("event 17", "came 17"), ("does the table have 3 rows?", "came table 3 rows"),
        ("does the keyboard not show?", "not keyboard show"),
        ("is didSelectRowAt not called?", "not didSelectRowAt"),
        ("did home viewWillAppear run", "came home.viewWillAppear"),
        ("was viewWillAppear of home called", "came home.viewWillAppear"),
        ("did a not get didMove", "not a.didMove"),
        ("is home's viewDidAppear not called after the sheet", "not home.viewDidAppear"),
        ("is viewWillAppear called on nobody", "came viewWillAppear"),
        ("is home not deallocated?", "not home.deinit"), ("was home released", "came home.deinit"),
        ("is home still alive?", "not home.deinit"), ("is a not alive", "came a.deinit"),
        ("did my home controller never disappear", "not home.viewDidDisappear"),
        ("does home's view not appear?", "not home.viewDidAppear"),
        ("did home appear twice?", "twice home.viewDidAppear"),
        ("home 没有释放？", "not home.deinit"), ("home 还活着", "not home.deinit"),
        (
            "does the keyboard not disappear when a is tapped",
            "not keyboard disappear when a tapped"
        ),
    ])
    func `a question is understood as far as its names go`(text: String, meant: String) {
        #expect(kind(text) == meant)
    }

    private func lines(_ script: String, _ question: String) -> [String] {
        let session = TestSession()
        session.run(script)
        let before = session.lines.count
        session.run(question)
        return Array(session.lines[before...])
    }

    private func chains(_ session: TestSession, _ command: String) -> [[String]] {
        let begin = session.replies.count
        session.run(command)
        let log = session.workbench.log
        return session.replies[begin...].flatMap(\.contents).compactMap {
            if case .answer(let chain as CauseChain) = $0 {
                chain.events.map { log.text(log.events[$0]) }
            } else {
                nil
            }
        }
    }

    @Test func `alone it asks of a warning, and never of a mark`() {
        let session = TestSession()
        session.run("new a; new b; root a; mark here")
        #expect(chains(session, "why").map(\.first) == ["a.viewDidAppear(false)"])
        session.run("new s; a.present(s, animated: false); a.present(b, animated: false)")
        #expect(chains(session, "why").count == 1)
        #expect(
            chains(session, "why").first?.first?.contains("which is already presenting") == true)
    }

    @Test func `twice compares what brought the same two times`() {
        let session = TestSession()
        session.run("new a; new b; new t as tab with a b; root t; select b; select a")
        #expect(
            chains(session, "why twice a.viewWillAppear").map(\.last) == [
                "> window.makeKeyAndVisible()", "> t.selectedViewController = a",
            ])
        #expect(
            lines("new a; root a", "why twice a.viewDidLoad").last?.hasSuffix("event 4") == true)
        let moved = "new home; new a; root home; add a; remove a"
        #expect(lines(moved, "why twice").last == "nothing that is shown was sent twice")
        #expect(
            lines(moved, "why twice a.didMove").first?.hasPrefix(
                "a.didMove(toParent: home) came by event") == true)
    }

    @Test(arguments: [
        (
            "present page", "viewWillDisappear not come when I present a sheet",
            "home.viewWillDisappear"
        ),
        (
            "present page; dismiss",
            "presentationControllerDidDismiss not come when I call dismiss",
            "page.presentationControllerDidDismiss"
        ),
    ])
    func `of a presentation it asks of the presenter, and of what was presented last`(
        steps: String, words: String, meant: String
    ) {
        let session = TestSession()
        session.run("new home; new page; root home; \(steps); why does \(words)")
        #expect(session.errors == [])
        let answers = session.replies.flatMap(\.contents).compactMap {
            if case .answer(let answer as WhyNotAnswer) = $0 { answer.query } else { nil }
        }
        #expect(answers == [meant])
    }

    @Test func `a class and a property find their object, and several are asked back`() {
        let session = TestSession()
        session.run(
            """
            class Detail: UIViewController {}
            class Menu: UIViewController {
                var detail: Detail?
                func show() { let d = Detail(); detail = d; present(d, animated: false) }
            }
            let m = Menu(); root m; m.show()
            """)
        for owner in ["Detail", "detail", "d", "m.detail", "Detail-1"] {
            #expect(
                chains(session, "why \(owner).viewDidAppear").map(\.first) == [
                    "Detail-1.viewDidAppear(false)"
                ])
        }
        session.run("let other = Detail(); why not Detail.viewWillDisappear")
        #expect(
            session.errors.last?.hasSuffix(
                "'Detail' may be Detail-1 or other: write which one") == true)
    }
}
