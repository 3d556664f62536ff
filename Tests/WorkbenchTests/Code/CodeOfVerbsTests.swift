import Testing

@testable import Workbench

/// What verbs that have no line of their own elsewhere are in code.
@MainActor
@Suite("Code of verbs")
struct CodeOfVerbsTests {
    private func code(_ script: String) -> [String] {
        let session = TestSession()
        session.run(script + "\ncode")
        #expect(session.errors == [])
        guard case .lines(let lines)? = session.replies.last?.contents.last else { return [] }
        return lines
    }

    @Test func `a placeholder is a view`() {
        let start = "new home; root home; "
        #expect(
            code(start + "placeholder side-bar in home frame 0 0 120 852") == [
                "let side_bar = UIView()", "do {",
                "    side_bar.frame = CGRect(x: 0, y: 0, width: 120, height: 852)",
                "    home.view.addSubview(side_bar)", "}",
            ])
        #expect(
            code(start + "placeholder side in home") == [
                "let side = UIView()", "do {", "    side.frame = home.view.bounds",
                "    home.view.addSubview(side)", "}",
            ])
    }

    @Test func `a promotion is the six calls`() {
        #expect(
            code(
                "new home; new menu-1; root home; placeholder side in home; promote side to menu-1"
            ) == [
                "do {", "    home.addChild(menu_1)", "    menu_1.view.frame = side.frame",
                "    menu_1.view.autoresizingMask = side.autoresizingMask",
                "    home.view.insertSubview(menu_1.view, aboveSubview: side)",
                "    side.removeFromSuperview()", "    menu_1.didMove(toParent: home)", "}",
            ])
    }

    @Test func `a name that is forgotten leads to what others keep, until that goes`() {
        let start = "new home; new a; root home; add a to home; forget a"
        #expect(code(start) == ["a = nil"])
        #expect(
            code(start + "; remove a") == [
                "do {", "    a.willMove(toParent: nil)", "    a.view.removeFromSuperview()",
                "    a.removeFromParent()", "    a = nil", "}",
            ])
        #expect(code("new a; forget a") == ["a = nil"])
    }

    @Test func `what an observer of the session calls is not the verb's`() {
        #expect(
            code(
                """
                new home; root home
                NotificationCenter.default.addObserver(
                    forName: UIApplication.didReceiveMemoryWarningNotification, object: nil,
                    queue: nil
                ) { _ in home.view.setNeedsLayout() }
                memory
                """) == ["// memory: the system warns"])
    }
}
