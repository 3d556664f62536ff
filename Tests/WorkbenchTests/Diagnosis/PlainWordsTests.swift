import CommandLanguage
import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

/// What commands say where there is nothing to show, or a word is missing.
@MainActor
@Suite("Plain words")
struct PlainWordsTests {
    private let typed = RunPolicy(keepsGoing: true, isInteractive: true)

    @Test func `a tree without controllers says so at the prompt, and is empty in a script`() {
        let session = TestSession(typed)
        session.run("tree; new a; root a; tree")
        #expect(
            session.notes.filter { $0.contains("window") } == [
                "the window has no controller yet: 'root NAME' puts one into it"
            ])
        let script = TestSession()
        script.run("tree")
        #expect(script.notes == [])
    }

    @Test func `memory says that no controller released anything`() {
        let session = TestSession()
        session.run("new a; root a; memory")
        #expect(session.notes == ["no controller released anything"])
    }

    @Test func `a word too many, and an ending too few`() {
        let session = TestSession(typed)
        session.run("new a; new b; new d as drawer with a b; root d; open left")
        session.run("close left")
        session.run("storyboard Bookshelf")
        #expect(
            session.errors == [
                "1:7: unknown controller 'left'; did you mean 'close'?",
                "1:12: cannot read 'Bookshelf': No such file or directory; did you mean "
                    + "'Bookshelf.storyboard'?",
            ])
        #expect(session.run("storyboard Bookshelf.storyboard") == .fine)
    }

    @Test func `a statement is predicted among lines that other names and halves would send`()
        throws
    {
        let session = TestSession()
        session.run("new home; new a; new b; root home; add a")
        let trial = PredictionTrial(session: session.workbench.session)
        let span = SourceSpan(line: 1, column: 1)
        let lines = try trial.predictedLines("a.addChild(b)", at: span)
        #expect(lines == ["b.willMove(toParent: a)"])
        #expect(
            trial.temptations(for: "a.addChild(b)", besides: lines, at: span) == [
                "b.willMove(toParent: home)", "b.didMove(toParent: a)",
            ])
    }

    @Test func `a sentence of a list ends with a full stop`() {
        let session = TestSession()
        session.run("help nav; help tabs; help memory; help containment")
        for case .answer(let page as HelpPage) in session.replies.flatMap(\.contents) {
            let rows = page.sections.flatMap(\.rows)
            #expect(rows.filter { $0.value.hasSuffix(";") }.map(\.name) == [])
        }
    }
}
