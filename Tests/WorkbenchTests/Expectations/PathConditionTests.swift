import HierarchyRecords
import Testing

@testable import Workbench

@MainActor
@Suite("What expect says of a property")
struct PathConditionTests {
    private static let begin = "new home; root home; new a; new b; add a"

    private func begun() -> TestSession {
        let session = TestSession()
        session.run(Self.begin)
        return session
    }

    @Test(arguments: [
        "a.parent != nil", "a.view != nil", "b.parent == nil", "a.parent != b", "a.isViewLoaded",
        "!b.isViewLoaded", "a.isViewLoaded == true", "home.children.count >= 1",
        "home.children.count < 2", "a.view.frame.width > 392.5", "a.view.frame.width <= 393",
        "a.view.superview == home.view", "home.children.count != 2", "home.children.isEmpty false",
    ])
    func `it holds as code would have it`(expectation: String) {
        let session = begun()
        #expect(session.run("expect \(expectation)") == .fine)
        #expect(session.errors + session.failures.map(\.summary) == [])
    }

    @Test(arguments: [
        ("a.parent != home", "a.parent is home, expected != home"),
        ("b.isViewLoaded", "b.isViewLoaded is false, expected true"),
        ("!a.isViewLoaded", "a.isViewLoaded is true, expected false"),
        ("home.children.count > 1", "home.children.count is 1, expected > 1"),
        ("b.view != nil", "b.view: view not loaded"),
    ])
    func `what is otherwise is told with the sign that was written`(
        expectation: String, summary: String
    ) {
        let session = begun()
        #expect(session.run("expect \(expectation)") == .expectationFailed)
        #expect(session.failures.map(\.summary) == [summary])
        #expect(session.errors == [])
    }

    @Test(arguments: [
        ("!a.title", "1:8: '!' stands before what is true or false: '!a.title'"),
        ("a.parent > home", "1:8: 'a.parent' is no number: '>' compares numbers"),
        ("a.parent", "1:8: 'a.parent' needs a value: the name of a UIViewController or nil"),
        ("a.parent !=", "1:8: 'a.parent' needs a value: the name of a UIViewController or nil"),
    ])
    func `what cannot be compared so is refused`(expectation: String, error: String) {
        let session = begun()
        #expect(session.run("expect \(expectation)") == .commandFailed)
        #expect(session.errors == [error])
    }
}
