import Testing

@testable import Workbench

@Suite("The fences of a lesson")
struct FenceCheckTests {
    private func defects(_ fences: String...) -> [String] {
        let text = fences.map { "```\($0)\nx\n```\n" }.joined()
        return FenceCheck.defects(Array(text.utf8), file: "a.md").map(\.text.text)
    }

    @Test func `a misspelt kind is named with the one that is meant`() {
        #expect(
            defects("hnit", "vcr gaol", "goal", "vcr setup quiet") == [
                "a.md:1: 'hnit' is no kind of block; did you mean 'hint'?",
                "a.md:4: 'vcr gaol' is no kind of block; did you mean 'vcr goal'?",
                "a.md:7: 'goal' is no kind of block; did you mean 'vcr goal'?",
            ])
    }

    @Test func `another word for a kind is led to it`() {
        #expect(
            defects("tip", "question", "vcr task") == [
                "a.md:1: 'tip' is no kind of block; did you mean 'hint'?",
                "a.md:4: 'question' is no kind of block; did you mean 'ask'?",
                "a.md:7: 'vcr task' is no kind of block; did you mean 'vcr goal'?",
            ])
    }

    @Test func `what a lesson only shows is no mistake`() {
        #expect(defects("swift", "objc", "", "text", "vcr", "mermaid", "vcr solution") == [])
    }
}
