import HierarchyRecords
import Testing

@testable import Workbench

@MainActor
@Suite("The words of lessons in two languages")
struct TeachingWordsTests {
    private let chinese = TeachingWords(language: .chinese)
    private let english = TeachingWords(language: .english)

    @Test func `what doctor finds is one sentence in the learner's language`() throws {
        let session = TestSession()
        session.run("new home; root home; new a; home.addChild(a); home.view.addSubview(a.view)")
        let finding = try #require(
            Diagnosis(session: session.workbench.session).examinedWorld.findings.first)
        #expect(english.sentence(of: finding) == "didMove(toParent: home) was never sent to a")
        #expect(chinese.sentence(of: finding) == "a 一直没有收到 didMove(toParent: home)")
    }

    @Test func `a name in braces stays as it is`() {
        let finding = Finding(
            "view-moved", rule: .b14, objects: ["{1}", "x", "y"], "{1} was moved", mend: [])
        #expect(chinese.sentence(of: finding) == "{1} 从 x 的视图移到了 y 的视图里")
    }

    @Test func `every rule has a title of its own in each language`() {
        let titles = Rulebook.all.map(\.chineseTitle)
        #expect(titles.filter { title in !title.contains { ("一"..."龥").contains($0) } } == [])
        #expect(Set(titles).count == titles.count)
        #expect(chinese.title(of: .c10) == "向可见的容器添加子控制器")
        #expect(english.title(of: .c10) == "Adding a child to a visible container")
    }
}
