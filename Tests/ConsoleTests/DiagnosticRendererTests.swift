import CommandLanguage
import HierarchyRecords
import Testing
import Workbench

@testable import Console

@Suite("Diagnostics")
struct DiagnosticRendererTests {
    private func texts(_ renderer: DiagnosticRenderer, _ diagnostic: Diagnostic) -> [String] {
        renderer.lines(diagnostic).map(\.text)
    }

    @Test("a script gets one line, whatever hints there are")
    func script() {
        let diagnostic = Diagnostic(
            .unknownName, at: SourceSpan(file: "demo.vcr", line: 12, column: 8, length: 7),
            "unknown controller 'setings'", suggestion: "settings", hint: "see 'tree'")
        #expect(
            texts(DiagnosticRenderer(), diagnostic) == [
                "demo.vcr:12:8: unknown controller 'setings'; did you mean 'settings'?"
            ])
    }

    @Test("the prompt gets the place and the hint too")
    func prompt() {
        let diagnostic = Diagnostic(
            .unknownName, at: SourceSpan(line: 2, column: 5, length: 7),
            "unknown controller 'setings'", hint: "see 'tree'")
        #expect(
            texts(DiagnosticRenderer(typed: "new a\nadd setings to b"), diagnostic) == [
                "unknown controller 'setings'", "  add setings to b", "      ^~~~~~~",
                "  see 'tree'",
            ])
    }

    @Test("no place is shown of a file that the line ran")
    func sourcedFile() {
        let diagnostic = Diagnostic(
            .syntax, at: SourceSpan(file: "a.vcr", line: 1, column: 1), "bad")
        #expect(
            texts(DiagnosticRenderer(typed: "source a.vcr"), diagnostic) == ["a.vcr:1:1: bad"])
    }

    @Test("carets stand below wide characters and spelt-out ones")
    func widths() {
        let wide = Diagnostic(.syntax, at: SourceSpan(line: 1, column: 3, length: 2), "bad")
        #expect(
            texts(DiagnosticRenderer(typed: "设\u{1B}置x"), wide).dropFirst() == [
                "  设\\u{1B}置x", "          ^~~",
            ])
    }

    @Test("of a long line the part around the place is shown")
    func longLine() {
        let line = String(repeating: "a", count: 5000) + "X" + String(repeating: "b", count: 5000)
        let diagnostic = Diagnostic(.syntax, at: SourceSpan(line: 1, column: 5001), "bad")
        #expect(
            texts(DiagnosticRenderer(width: 24, typed: line), diagnostic).dropFirst() == [
                "  aaaaaaaaaaXbbbbbbbbb", "            ^",
            ])
    }

    @Test("a place beyond the line has its caret behind the end")
    func beyond() {
        let diagnostic = Diagnostic(.syntax, at: SourceSpan(line: 1, column: 99), "bad")
        #expect(
            texts(DiagnosticRenderer(typed: "add"), diagnostic).dropFirst() == [
                "  add", "     ^",
            ])
    }

    @Test("a failed expectation is followed by what differs")
    func failure() {
        let failure = ExpectationFailure(
            span: SourceSpan(file: "a.vcr", line: 4, column: 1), summary: "log differs",
            expected: ["a.viewDidLoad()", "a.loadView()"], actual: ["a.loadView()", "mark"])
        #expect(
            DiagnosticRenderer().lines(failure).map(\.text) == [
                "a.vcr:4:1: log differs", "- a.viewDidLoad()", "  a.loadView()", "+ mark",
            ])
    }

    @Test("an exception is one line in a script, and rule and hint at the prompt")
    func exception() {
        let misuse = Misuse(
            .e01, .exception(name: "NSInvalidArgumentException"), "No.", hint: "Do not.")
        let span = SourceSpan(file: "a.vcr", line: 4, column: 1)
        #expect(
            DiagnosticRenderer().lines(misuse, at: span).map(\.text) == [
                "a.vcr:4:1: exception NSInvalidArgumentException: No."
            ])
        let lines = DiagnosticRenderer(typed: "x").lines(misuse, at: span).map(\.text)
        #expect(lines.first == "the step was undone")
        #expect(lines.last == "  hint        Do not.")
    }
}
