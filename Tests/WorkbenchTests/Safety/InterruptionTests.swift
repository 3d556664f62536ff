import Foundation
import Testing

@testable import Workbench

@MainActor
@Suite("An interruption")
struct InterruptionTests {
    /// A session of steps with much to run again, none of which is long by itself.
    private func session() -> TestSession {
        let session = TestSession()
        session.run("new p; new a; root p; var n = 0")
        for _ in 0..<20 { session.run("for i in 0..<1000 { n += i }") }
        session.run("add a; p.view.addSubview(UIView())")
        return session
    }

    /// Whether a command ends that is interrupted when it has asked `count` times.
    private func ends(_ command: String, in session: TestSession, after count: Int) -> Bool {
        var asked = 0
        session.workbench.isInterrupted = {
            asked += 1
            return asked > count
        }
        defer { session.workbench.isInterrupted = { false } }
        return session.run(command) == .interrupted
    }

    /// Whether the session stands where it stood, and goes on from there.
    private func expectWhole(_ session: TestSession, like other: TestSession) {
        #expect(session.tree == other.tree)
        #expect(session.log(.all) == other.log(.all))
        #expect(session.workbench.promptState == other.workbench.promptState)
        #expect(session.run("remove a; expect n 9990000") == .fine)
        #expect(session.errors == [])
        #expect(session.failures == [])
    }

    @Test(arguments: [
        "doctor", "bisect a.parent p", "bisect C10",
        "minimize C10 > /tmp/vcr-never-written.vcr", "export swift", "export objc", "code",
        "dry remove a",
        "compare \"remove a\" \"undo\"", "why not a.viewWillDisappear",
    ])
    func `in what repeats steps is heard at once, and nothing has happened`(command: String) {
        for count in [0, 1, 7, 15, 30, 45] {
            let session = session()
            #expect(ends(command, in: session, after: count))
            expectWhole(session, like: self.session())
        }
    }

    /// Each statement may take long, as one that copies a list of a million.
    @Test func `in code is heard within a few statements`() {
        let session = TestSession()
        var asked = 0
        session.workbench.isInterrupted = {
            asked += 1
            return asked > 5
        }
        #expect(session.run("var n = 0; while true { n += 1; print(n) }") == .interrupted)
        session.workbench.isInterrupted = { false }
        #expect((1..<100).contains(session.lines.count))
    }

    /// To go back takes no time: the steps are repeated for the first command that needs their world.
    @Test(arguments: ["undo", "undo 3", "goto 22"])
    func `in what comes after a step back is heard while steps are repeated`(command: String) {
        for count in [0, 1, 7, 15] {
            let (session, other) = (session(), session())
            #expect(session.run(command) == .fine)
            #expect(ends("tree", in: session, after: count))
            other.run(command)
            #expect(session.tree == other.tree)
            #expect(session.log(.all) == other.log(.all))
            #expect(session.workbench.promptState == other.workbench.promptState)
            #expect(session.run("goto 26") == .fine)
            expectWhole(session, like: self.session())
        }
    }

    @Test func `in a redo keeps the steps that were taken whole`() {
        var reached: Set<Int> = []
        for count in [5, 300, 3_000, 30_000, 300_000] {
            let session = session()
            session.run("undo 22")
            #expect(session.workbench.promptState.step == 4)
            guard ends("redo 22", in: session, after: count) else { continue }
            reached.insert(session.workbench.promptState.step)
            session.run("goto 26")
            expectWhole(session, like: self.session())
        }
        #expect(reached.allSatisfy { (4..<26).contains($0) })
        #expect(reached.contains { $0 > 4 })
    }

    @Test func `in a load leaves the session that was there`() throws {
        let folder = try TemporaryDirectory()
        let file = folder.path + "/s.vcr"
        self.session().run("save \(file)")
        for count in [0, 3, 12] {
            let session = session()
            #expect(ends("load \(file)", in: session, after: count))
            expectWhole(session, like: self.session())
        }
    }

    @Test func `that comes again while the world is made whole leaves it for later`() {
        let session = session()
        session.run("undo")
        #expect(ends("new b", in: session, after: 7))
        #expect(ends("new b", in: session, after: 3))
        #expect(ends("new b", in: session, after: 0))
        session.run("redo")
        expectWhole(session, like: self.session())
    }

    @Test func `in the run loop ends a step whose code schedules itself for ever`() {
        let session = session()
        session.run("func again() { DispatchQueue.main.async { again() } }")
        #expect(ends("again()", in: session, after: 4))
        #expect(session.run("undo") == .fine)
        let other = self.session()
        other.run("func again() {}; undo")
        expectWhole(session, like: other)
    }

    @Test func `while a long session is read, or written, leaves all as it was`() throws {
        let folder = try TemporaryDirectory()
        let file = folder.path + "/s.vcr"
        let other = self.session()
        for _ in 0..<2100 { other.run("n += 1; mark") }
        for command in ["save \(file)", "history", "log", "export swift"] {
            let (before, step) = (other.replies.count, other.workbench.promptState.step)
            #expect(ends(command, in: other, after: 1))
            #expect(other.replies.count == before)
            #expect(other.workbench.promptState.step == step)
        }
        #expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test(arguments: ["tree", "screen", "export svg"])
    func `in the steps that tell what the last one changed shows nothing of them`(command: String) {
        for count in [30, 45, 60] {
            let session = session()
            session.workbench.policy.isInteractive = true
            session.run("undo; undo")
            let replies = session.replies.count
            #expect(ends(command, in: session, after: count))
            #expect(session.replies.count == replies)
            let other = self.session()
            other.workbench.policy.isInteractive = true
            other.run("undo; undo")
            #expect(session.tree == other.tree)
        }
    }

    @Test func `in a completion leaves the world for later`() {
        let (session, other) = (session(), session())
        session.run("undo")
        other.run("undo")
        var asked = 0
        session.workbench.isInterrupted = {
            asked += 1
            return asked > 5
        }
        #expect(session.workbench.completions(for: "info ").isEmpty)
        #expect(asked == 6)
        session.workbench.isInterrupted = { false }
        #expect(
            session.workbench.completions(for: "info ") == other.workbench.completions(for: "info ")
        )
        #expect(!session.workbench.completions(for: "info ").isEmpty)
        #expect(session.tree == other.tree)
    }
}

@MainActor
@Suite("An interruption within one statement")
struct StatementInterruptionTests {
    /// What a statement works on, none of which takes long to make.
    private static let preparation = """
        let b = Array(0..<20000); let c = Array(0..<20000); var s = "abcdefgh"; var t = ""
        var nested: [Any] = [1]; var d = [1, 2, 3]
        for _ in 0..<14 { nested = [nested, nested] }
        let texts = b.map { "\\($0)" }
        let long = String(repeating: "abcdefgh", count: 20000)
        """

    @Test(arguments: [
        "while true { s += s }",
        "while true { t += long }",
        "let a = String(repeating: s, count: 60000000)",
        "while true { d += d }",
        "while true { d.append(contentsOf: d) }",
        "let a = Array(0..<10000000)",
        "let a = Array(long)",
        "print(nested); print(1)",
        "print(String(describing: nested)); print(1)",
        "print(b); print(1)",
        "print(b == c)",
        "print(b.contains(-1))",
        "print(b.firstIndex(of: -1)!)",
        "print(b.sorted()[0])",
        "print(b.sorted { $0 > $1 }[0])",
        "print(b.map { $0 + 1 }.count)",
        "print(b.max()!)",
        "print(Set(b).count)",
        "print(zip(b, c).map { $0 + $1 }.count)",
        "print(texts.joined(separator: \", \"))",
        "print(long.count)",
        "for _ in stride(from: 0, to: 1e300, by: 1e-300) { print(1) }",
    ])
    func `is heard soon, and nothing of the statement stays`(code: String) {
        let session = TestSession()
        session.run(Self.preparation)
        let step = session.workbench.promptState.step
        var asked = 0
        session.workbench.isInterrupted = {
            asked += 1
            return asked > 10
        }
        #expect(session.run(code) == .interrupted)
        // What hears it asks no more than a few times afterwards.
        #expect(asked < 20)
        #expect(session.lines == [])
        #expect(session.errors == [])
        session.workbench.isInterrupted = { false }
        #expect(session.workbench.promptState.step == step)
        #expect(session.run("print(b.count, s, nested.count)") == .fine)
        #expect(session.lines == ["20000 abcdefgh 2"])
    }
}
