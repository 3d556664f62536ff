import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("An exception")
struct ExceptionTests {
    private nonisolated static let text =
        "Application tried to present modally a view controller <UIViewController: a> "
        + "that has a parent view controller <UIViewController: p>."
    private nonisolated static let begin = "new p; new a; root p; add a; "

    @Test func `stays in the log while its step is undone`() {
        let session = TestSession()
        let status = session.runToEnd(Self.begin + "present a as formSheet")
        #expect(status == .exception)
        #expect(session.misuses == [Self.text])
        #expect(session.log.last == "exception NSInvalidArgumentException: " + Self.text)
        #expect(session.history.map(\.command) == ["new p", "new a", "root p", "add a"])
        session.run("expect a.modalPresentationStyle pageSheet")
    }

    @Test func `ends the script at the next command that is no expect`() {
        let session = TestSession()
        #expect(session.run(Self.begin + "present a; echo on; echo more") == .exception)
        #expect(session.lines == [])
    }

    @Test(arguments: [
        "expect exception \"has a parent\"",
        "expect no warning; expect exception \"Application tried\"",
        "expect log contains { exception NSInvalidArgumentException: \(text) }",
        "expect log of a { exception NSInvalidArgumentException: \(text) }; expect tree {\np [appeared]\n  a [appeared]\n}",
        "mark; present a; expect log { exception NSInvalidArgumentException: \(text) }",
        "expect log contains { p.viewDidAppear(false) }; expect exception \"has a parent\"",
        "repeat 1 { expect exception \"has a parent\" }",
    ])
    func `is expected when a command of the row behind it names it`(row: String) {
        let session = TestSession()
        let script = row.hasPrefix("mark") ? row : "present a; " + row
        let log = row.contains("of a") ? Self.begin + "mark; " : Self.begin
        #expect(session.runToEnd(log + script + "; echo on") == .fine)
        #expect(session.lines == ["on"])
        #expect(session.misuses == [])
    }

    @Test(arguments: ["expect s.supplementaryColumnWidth 3", "info s.supplementaryColumnWidth"])
    func `of a look is told, and the world goes on`(look: String) {
        let session = TestSession()
        session.run("new m; new d; new s as split classic with m d; root s")
        let steps = session.history.count
        let text = "This API requires initializing the UISplitViewController with -initWithStyle:"
        #expect(session.run("\(look); expect exception \"initWithStyle\"") == .fine)
        #expect(session.runToEnd("\(look); tree") == .exception)
        #expect(session.misuses == [text])
        #expect(session.history.count == steps)
        #expect(session.run("remove m") != .exception)
        #expect(session.log.last != "exception NSInvalidArgumentException: \(text)")
    }

    @Test func `is not expected by another text`() {
        let session = TestSession()
        let script = Self.begin + "present a; expect exception \"something else\""
        #expect(session.runToEnd(script) == .expectationFailed)
        #expect(session.failures.map(\.summary) == ["no exception has 'something else' in it"])
    }

    @Test func `is not expected once another command came between`() {
        let session = TestSession()
        let script = Self.begin + "present a; tree; expect exception \"has a parent\""
        #expect(session.runToEnd(script) == .exception)
    }

    @Test func `of an undone step keeps the names of what the step had made`() {
        let session = TestSession()
        session.run(Self.begin)
        session.run("on a.viewWillDisappear { new ghost; add ghost to a; present a }")
        session.run("remove a; expect exception \"a\"; new c")
        #expect(session.log.contains("ghost.willMove(toParent: a)"))
        session.run("add c")
        #expect(session.log.last == "c.viewDidAppear(false)")
        #expect(session.tree == ["p [appeared]", "  a [appeared]", "  c [appeared]"])
    }

    @Test func `of an undone step keeps the classes of what the step had made`() throws {
        let session = TestSession()
        session.run(Self.begin)
        session.run("on a.viewWillDisappear { new ghost as tab; add ghost to a; present a }")
        session.run("remove a; expect exception \"a\"; present a; expect exception \"a\"; tree")
        let log = session.workbench.simulator.log
        let ghosts = log.events.map(\.object).filter { $0.ordinal >= ObjectDirectory.firstGhost }
        let ghost = try #require(ghosts.first)
        #expect(log.objects.name(ghost) == "ghost")
        #expect(log.objects.className(ghost) == "UITabBarController")
    }

    @Test func `is told at once to somebody who types, and ends nothing`() {
        let session = TestSession(RunPolicy(isInteractive: true))
        #expect(session.run(Self.begin + "present a") == .exception)
        #expect(session.misuses == [Self.text])
        #expect(session.run("add a to p; echo on") == .commandFailed)
        #expect(session.run("remove a; echo on") == .fine)
        #expect(session.lines == ["on"])
    }

    @Test func `goes into the status, and the script goes on, where it keeps going`() {
        let session = TestSession(RunPolicy(keepsGoing: true))
        #expect(session.runToEnd(Self.begin + "present a; echo on") == .fine)
        #expect(session.lines == ["on"])
        #expect(session.replies.map(\.status).contains(.exception))
    }

    @Test func `that a warning is under strict ends the script unless it is named`() {
        let strict = RunPolicy(isStrict: true)
        let script = "new p; new a; new b; root p; present a; present b from p"
        let session = TestSession(strict)
        #expect(session.runToEnd(script) == .exception)
        #expect(session.tree == ["p [appeared]", "  ^ a [appeared]"])
        let named = TestSession(strict)
        #expect(named.runToEnd(script + "; expect warning \"Attempt to present\"") == .fine)
        #expect(TestSession().runToEnd(script) == .fine)
    }
}
