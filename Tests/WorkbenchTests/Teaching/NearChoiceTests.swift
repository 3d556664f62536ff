import Testing

@testable import Workbench

@MainActor
@Suite("A word of a list that is misspelt")
struct NearChoiceTests {
    @Test(
        "is told with the one that is meant",
        arguments: [
            ("swipe dwon", "unknown swipe 'dwon'; did you mean 'down'?"),
            ("swipe bakc", "unknown swipe 'bakc'; did you mean 'back'?"),
            ("present a as sheet", "unknown style 'sheet'; did you mean 'pageSheet'?"),
            ("present a as pageshet", "unknown style 'pageshet'; did you mean 'pageSheet'?"),
            ("present a formshet", "unknown style 'formshet'; did you mean 'formSheet'?"),
            ("present a with fade", "unknown transition 'fade'; did you mean 'crossDissolve'?"),
            ("page a backward", "unknown direction 'backward'; did you mean 'reverse'?"),
            ("present a hmoe", "unknown controller 'hmoe'; did you mean 'home'?"),
        ])
    func near(line: String, words: String) {
        let session = TestSession()
        session.run("new a; new home; root home; \(line)")
        #expect(session.errors.last?.hasSuffix(words) == true, "\(session.errors)")
    }
}
