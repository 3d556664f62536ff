import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Completion of members")
struct MemberCompletionTests {
    private func completions(_ text: String) -> [String] {
        ScriptRun("new p; new c; root p; add c").workbench.completions(for: text).map(\.text)
    }

    @Test("offers properties and methods of the type that the chain has")
    func members() {
        #expect(
            completions("p.addC") == ["p.addChild("])
        #expect(completions("c.view.insert") == ["c.view.insertSubview("])
        #expect(
            completions("c.parent?.view.frame.o") == [
                "c.parent?.view.frame.origin",
                "c.parent?.view.frame.offsetBy(",
            ])
        #expect(
            completions("window.makeKey") == ["window.makeKeyAndVisible()", "window.makeKey()"])
    }

    @Test("offers names and members inside a call")
    func arguments() {
        #expect(completions("p.addChild(c.par") == ["p.addChild(c.parent"])
        #expect(
            completions("p.view.addSubview(p.view.sub") == ["p.view.addSubview(p.view.subviews"])
    }

    @Test("loads no view and knows no members of what is unknown")
    func looking() {
        let run = ScriptRun("new a")
        #expect(run.workbench.completions(for: "a.view.boun").map(\.text) == ["a.view.bounds"])
        #expect(run.workbench.completions(for: "nosuch.view.boun").isEmpty)
        #expect(run.workbench.completions(for: "a..").isEmpty)
        #expect(run.run("expect a.isViewLoaded false") == [])
    }
}
