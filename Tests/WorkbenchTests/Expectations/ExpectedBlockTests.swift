import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("expect with a block")
struct ExpectedBlockTests {
    private nonisolated static let begin = "new p; new a; new b; root p\n"

    private func session(_ policy: RunPolicy = RunPolicy()) -> TestSession {
        let session = TestSession(policy)
        session.run(Self.begin)
        return session
    }

    @Test(
        "runs its commands as steps and holds",
        arguments: [
            ("expect no warning { add a; remove a }", ["add a", "remove a"]),
            ("expect no warning, exception { add a }", ["add a"]),
            ("expect no presentation { }", []),
            (
                "expect warning \"Attempt to present\" { present a; present b from p }",
                ["present a", "present b from p"]
            ),
            (
                "expect exception NSInvalidArgumentException { add a; p.addChild(p); add b }",
                ["add a"]
            ),
            ("expect exception \"itself\" { p.addChild(p) }", []),
            ("expect exception NSInvalid { repeat 3 { p.addChild(p) }; add a }", []),
            ("expect no traits { expect exception NSInvalid { p.addChild(p) }; add a }", ["add a"]),
            (
                "expect no warning { add a; expect a.parent p; p.title = \"t\"; p.title }",
                ["add a", "p.title = \"t\""]
            ),
        ])
    func holds(command: String, steps: [String]) {
        let session = session()
        #expect(session.runToEnd(command) == .fine)
        #expect(session.errors == [] && session.failures == [] && session.misuses == [])
        #expect(session.history.dropFirst(4).map(\.command) == steps)
    }

    @Test("what a block expected, no later 'expect no' counts")
    func settled() {
        let warned = "expect warning \"Attempt to present\" { present a; present b from p }; "
        for (script, summaries) in [
            (warned + "expect no warning", []),
            (
                "expect exception \"itself\" { p.addChild(p) }; add a; expect no warning, exception",
                []
            ),
            (warned + "expect no warning { dismiss }; expect no exception", []),
            ("expect no traits { " + warned + "expect no warning }", []),
            (warned + "present b from p; expect no warning", ["expected no warning, found 1"]),
            (warned + "expect no presentation", ["expected no presentation, found 3"]),
            (
                "present a; present b from p; expect warning \"Attempt\"; add b; expect no warning",
                ["expected no warning, found 1"]
            ),
        ] {
            let session = session(RunPolicy(keepsGoing: true))
            _ = session.runToEnd(script)
            #expect(session.errors == [] && session.misuses == [], "\(script)")
            #expect(session.failures.map(\.summary) == summaries, "\(script)")
        }
    }

    @Test(
        "without what to expect it names the form",
        arguments: [
            ("expect exception { }", "1:8: 'expect exception' needs one NAME|\"TEXT\""),
            ("expect exception", "1:8: 'expect exception' needs one NAME|\"TEXT\""),
            ("expect warning { }", "1:8: 'expect warning' needs one \"TEXT\""),
            ("expect no { }", "1:8: 'expect no' needs a category"),
        ])
    func form(command: String, error: String) {
        let session = session()
        #expect(session.run(command) == .commandFailed)
        #expect(session.errors == [error])
    }

    @Test(
        "fails with its place and with what came",
        arguments: [
            (
                "expect no load { add a }", "1:8", "expected no load, found 2",
                ["a.loadView()", "a.viewDidLoad()"]
            ),
            ("expect warning \"x\" { add a }", "1:8", "expected a warning, found none", []),
            (
                "expect warning \"x\" { present a; present b from p }", "1:8",
                "no warning has 'x' in it",
                [
                    "warning: Attempt to present <UIViewController: b> on <UIViewController: p> (from <UIViewController: p>) which is already presenting <UIViewController: a>."
                ]
            ),
            ("expect exception \"x\" { add a }", "1:8", "expected an exception, found none", []),
            (
                "expect no exception { p.addChild(p); add a }", "1:8",
                "expected no exception, found 1",
                [
                    "exception NSInvalidArgumentException: (not UIKit's words) <UIViewController: p> cannot become a child of itself"
                ]
            ),
        ])
    func fails(command: String, place: String, summary: String, actual: [String]) {
        let session = session()
        #expect(session.runToEnd(command) == .expectationFailed)
        #expect(session.failures.map(\.span.text) == [place])
        #expect(session.failures.map(\.summary) == [summary])
        #expect(session.failures.first?.actual == actual)
        #expect(session.misuses == [])
    }

    @Test("judges its block alone")
    func alone() {
        let session = session()
        session.run("present a; present b from p")
        session.run("expect no warning { dismiss unanimated }")
        #expect(session.failures == [])
        session.run("expect warning \"Attempt\" { add b }")
        #expect(session.failures.map(\.summary) == ["expected a warning, found none"])
    }

    @Test("leaves another exception to those that follow, or to the end")
    func others() {
        let first = session()
        #expect(first.runToEnd("expect no warning { p.addChild(p) }") == .exception)
        #expect(first.failures == [] && first.misuses.count == 1)
        let named = session()
        #expect(
            named.runToEnd("expect no warning { p.addChild(p) }; expect exception NSInvalid")
                == .fine)
        let before = session()
        #expect(
            before.runToEnd("p.addChild(p); expect exception NSInvalid { p.addChild(p) }")
                == .exception)
        #expect(before.history.count == 4)
    }

    @Test("expects a warning under --strict, and no other")
    func strict() {
        let warned = "present a; present b from p; dismiss unanimated"
        let session = session(RunPolicy(isStrict: true))
        #expect(session.runToEnd("expect warning \"Attempt\" { \(warned) }; add b") == .fine)
        #expect(session.history.count == 8)
        let other = self.session(RunPolicy(isStrict: true))
        #expect(other.runToEnd("expect no exception { \(warned) }") == .exception)
        #expect(other.misuses.count == 1)
    }

    @Test("ends with a command that fails, and goes on after it where the script does")
    func failures() {
        let session = session()
        #expect(session.run("expect no warning { add a; add nobody; add b }") == .commandFailed)
        #expect(session.errors == ["1:32: unknown controller 'nobody'"])
        #expect(session.history.count == 5)
        let going = self.session(RunPolicy(keepsGoing: true))
        going.run("expect no load { add a; add nobody; add b }")
        #expect(going.history.count == 6)
        #expect(going.failures.map(\.summary) == ["expected no load, found 4"])
        going.run("expect a.parent p")
        #expect(going.failures.count == 1)
    }

    @Test("at the prompt shows an exception that it does not expect, and only that")
    func prompt() {
        let session = session(RunPolicy(isInteractive: true))
        session.run("expect exception NSInvalid { p.addChild(p) }")
        #expect(session.misuses == [])
        session.run("expe no warning { p.addChild(p) }")
        #expect(session.misuses.count == 1)
        #expect(session.replies.last?.status == .exception)
    }

    @Test(
        "that it cannot run is refused at its place",
        arguments: [
            ("expect alive a { add a }", "1:17: 'expect alive' takes no block"),
            ("expect dead a { }", "1:16: 'expect dead' takes no block"),
            ("expect a.parent p { }", "1:20: 'expect a.parent' takes no block"),
            ("expect solved { }", "1:16: 'expect solved' takes no block"),
            ("expect no warning { } { }", "1:24: 'expect no' takes one block"),
            ("expect no warning { } load", "1:23: 'expect no' takes nothing behind its block"),
            ("expect no { }", "1:8: 'expect no' needs a category"),
            ("expect warning { }", "1:8: 'expect warning' needs one \"TEXT\""),
            (
                "together { expect no warning { add a } }",
                "1:19: 'expect' with a block takes steps, and cannot run inside 'on' or 'together'"
            ),
            (
                "dry expect no warning { add a }",
                "1:5: 'expect' takes the steps of its block: try what is in the block"
            ),
            (
                "compare \"expect no warning { add a }\" \"add a\"",
                "1:10: 'expect' takes the steps of its block: try what is in the block"
            ),
            ("dry expect no warning", "1:5: 'expect' takes no step: there is nothing to try"),
            (
                "bisect no warning { add a }",
                "1:8: an 'expect' with a block takes steps, and here it may only look"
            ),
            (
                "say expect no warning { add a }",
                "1:5: 'expect' does more than look: 'say' cannot say it"
            ),
            ("expect no warning { add a", "the block is not closed"),
        ])
    func refused(command: String, message: String) {
        let run = ScriptRun(Self.begin)
        let steps = run.workbench.stepNumber
        let talk = run.run(command + "\n")
        #expect(talk.first?.contains(message) == true, "\(talk)")
        #expect(run.workbench.stepNumber == steps)
    }
}
