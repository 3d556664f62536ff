import HierarchyRecords
import Testing

@testable import Workbench

@MainActor
@Suite("What is typed or pasted behind expect")
struct DrawnTreeTests {
    private static let begin =
        "class Menu: UIViewController { }; new home; new n as nav root home; new a; new b; new m as Menu; "
        + "root n; add a to home; add b to home; present m"
    nonisolated private static let drawn = """
        n: UINavigationController [appeared] 393×852 wC hR
        ├─ home [appeared] 1/1 top 393×852
        │  ├─ a [appeared] 393×852
        │  └─ b [appeared] 393×852
        └─ ^ m: Menu [appeared] pageSheet 393×793
        """

    private func check(_ lines: String) -> [String] {
        let session = TestSession()
        session.run(Self.begin + "\nexpect tree {\n" + lines + "\n}")
        return session.errors + session.failures.map(\.summary)
    }

    @Test func `a tree may be pasted as it was drawn`() {
        #expect(check(Self.drawn) == [])
        let ascii = Self.drawn.replacing("├─", with: "|-").replacing("└─", with: "`-")
        #expect(check(ascii.replacing("│", with: "|")) == [])
    }

    @Test func `blanks count for the level alone`() {
        let lines = "n [appeared]\n   home [appeared]\n        a [appeared]\n        b [appeared]"
        #expect(check(lines + "\n   ^ m [appeared]") == [])
    }

    @Test(arguments: [
        drawn.replacing("└─ b", with: "└─ c"), drawn.replacing("│  └─ b", with: "├─ b"),
        drawn.replacing("a [appeared]", with: "a [appearing]"), "n", "",
    ])
    func `another tree is another, however it is drawn`(lines: String) {
        #expect(check(lines) == ["the tree differs"])
    }

    @Test func `a property may be compared as code compares`() {
        let session = TestSession()
        session.run("new home; new a; root home; add a; expect a.parent == home")
        session.run("expect a.view.frame == 0 0 393 852")
        #expect(session.failures == [])
        #expect(session.run("expect a.parent == nil") == .expectationFailed)
        #expect(session.failures.map(\.summary) == ["a.parent is home, expected nil"])
    }

    @Test func `a form that is nearly written is suggested`() {
        let session = TestSession()
        session.run("new home; root home")
        session.run("expect tre { home [appeared] }")
        #expect(session.errors == ["1:8: unknown name 'tre'; did you mean 'tree'?"])
    }

    @Test func `of lines that the log lacks, those that are like them are shown`() {
        let session = TestSession()
        session.run("new home; new a; root home; add a")
        session.run("expect log contains { a.viewWillAppear(true) }")
        #expect(
            session.failures.map(\.nearest) == [
                ["home.viewWillAppear(false)", "a.viewWillAppear(false)"]
            ])
        #expect(session.failures.map(\.shown.expected) == [[]])
    }
}
