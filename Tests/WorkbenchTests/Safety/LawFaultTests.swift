import CommandLanguage
import HeadlessUIKit
import HierarchyRecords
import Testing
import Workbench

@testable import RandomCommands

/// A law that nothing breaks says nothing: each of these is shown what is wrong.
@MainActor
@Suite("A law finds what breaks it")
struct LawFaultTests {
    /// A session in which something has changed that no step did.
    private func changedBesides() -> Trial {
        let session = PlayedSession()
        session.play(["new a", "root a", "nothing", "new b"])
        (session.workbench.object(named: "a") as? UIViewController)?.title = "Changed"
        return Trial(session)
    }

    @Test(arguments: [
        "failure-leaves-nothing", "undo-then-redo", "goto-and-back", "branch-and-back",
        "save-load-save", "cut-off-and-recovered", "followers-see-the-same",
        "looking-changes-nothing", "worlds-beside",
    ])
    func `where the world is not what its steps made`(name: String) throws {
        let law = try #require(Laws.named(name))
        #expect(try law.breach(in: changedBesides()) != nil)
        #expect(try law.breach(in: Trial(["new a", "root a", "nothing", "new b"])) == nil)
    }

    /// The log of a session with a callback again at its end.
    private func log(
        of session: PlayedSession, repeating callback: Callback
    ) throws -> (log: EventLog, indices: [Int]) {
        var log = session.workbench.log
        let event = try #require(log.events.last { $0.callback == callback })
        log.append(event)
        return (log, session.indices + [log.count - 1])
    }

    @Test func `where a callback comes twice`() throws {
        let session = PlayedSession()
        session.play(["new a", "root a"])
        let law = AppearanceLaw()
        #expect(law.breach(in: session.workbench.log, at: session.indices) == nil)
        let wrong = try log(of: session, repeating: .viewWillAppear)
        #expect(law.breach(in: wrong.log, at: wrong.indices)?.found.hasPrefix("a.viewWill") == true)
    }

    @Test func `where a deinit comes twice, or not, or of what lives`() throws {
        let session = PlayedSession()
        session.play(["new a", "root a", "new b"])
        var watched = WatchedObjects(session.workbench)
        session.play("forget b")
        watched.look(at: session.workbench)
        #expect(watched.breach(in: session.workbench.log, at: session.indices) == nil)
        let wrong = try log(of: session, repeating: .deinitialized)
        #expect(watched.breach(in: wrong.log, at: wrong.indices)?.expected == "one deinit")
        #expect(watched.breach(in: wrong.log, at: [])?.expected == "a deinit of 'b'")
        var log = wrong.log
        var event = try #require(log.events.first { log.objects.name($0.object) == "a" })
        event.callback = .deinitialized
        log.append(event)
        let found = watched.breach(in: log, at: session.indices + [log.count - 1])
        #expect(found?.expected == "no deinit of 'a'")
    }

    @Test func `where an import makes another tree than was printed`() throws {
        let trial = Trial(["new a", "root a"])
        #expect(try ImportLaw(form: .tree).breach(in: trial) == nil)
        #expect(try ImportLaw(form: .views).breach(in: trial) == nil)
        let printed = "(lldb) pvc\n<UIViewController 0x1>, state: appeared, view: <UIView 0x2>\n"
        let law = ImportLaw(form: .tree)
        #expect(try law.breach(in: trial, printed: printed)?.expected == "(lldb) pvc")
        #expect(try law.breach(in: trial, printed: "no tree\n")?.expected == "an import")
    }

    @Test(arguments: [
        ["new e", "new f", "new s as split with e f", "root s"],
        ["new e", "new f", "new g", "new s as split with e f g", "root s"],
        ["set device iPad", "new e", "new f", "new s as split with e f", "root s"],
    ])
    func `the columns of a split are imported, collapsed or side by side`(pieces: [String]) throws {
        let trial = Trial(pieces)
        #expect(trial.session.parts.allSatisfy { !$0.hasFailed })
        #expect(try ImportLaw(form: .tree).breach(in: trial) == nil)
        #expect(try ImportLaw(form: .views).breach(in: trial) == nil)
    }

    @Test(arguments: ["present b", "a.present(b, animated: true) { print(1) }"])
    func `where a completion does not come, or comes again`(presentation: String) throws {
        let session = PlayedSession()
        session.play(["new a", "root a", "new b", presentation, "a.dismiss(animated: true) { }"])
        let (law, log, all) = (CompletionLaw(), session.workbench.log, session.indices)
        func breach(_ indices: [Int]) -> Breach? {
            law.breach(in: log, at: indices, isAtRest: true)
        }
        #expect(breach(all) == nil)
        for (callback, end) in [
            (Callback.presentCompletion, "completion present(b)"),
            (.dismissCompletion, "completion dismiss"),
        ] {
            let place = try #require(all.first { log.events[$0].callback == callback })
            #expect(breach(all.filter { $0 != place })?.expected == end)
            #expect(breach(all + [place])?.expected == "no more")
        }
    }

    @Test func `where a completion comes that nobody gave`() throws {
        let session = PlayedSession()
        session.play(["new a", "root a", "new b", "a.present(b, animated: true)", "present b"])
        let log = session.workbench.log
        #expect(CompletionLaw().breach(in: log, at: session.indices, isAtRest: true) == nil)
    }

    @Test func `where an event has no rule, or one of another system`() throws {
        let session = PlayedSession()
        session.play(["new a", "root a"])
        let (law, log) = (RuleLaw(), session.workbench.log)
        var event = try #require(log.events.first { $0.callback == .viewIsAppearing })
        #expect(law.breach(event, of: log, in: 26) == nil)
        event.rule = try #require(Rulebook.all.first { !$0.holds(on: 12) }).id
        #expect(law.breach(event, of: log, in: 12)?.expected == "a rule of iOS 12")
        event.rule = nil
        #expect(law.breach(event, of: log, in: 26)?.expected == "a rule")
    }

    @Test func `where something of the world before lives on`() {
        let session = PlayedSession()
        session.play(["new a", "root a"])
        let before = Remainder(of: session.workbench)
        for name in ["a", "the simulator", "the world", "the code's values"] {
            #expect(before.living.contains(name))
        }
        session.play("reset")
        #expect(before.living == [])
    }

    @Test func `where a line is no record, or has an escape in it`() {
        #expect(RecordLaw().breach(in: ["{\"v\":1,\"text\":\"a\"}"])?.expected == "the key 'seq'")
        #expect(RecordLaw().breach(in: ["a"]) != nil)
        #expect(EscapeLaw().breach(in: ["a\tb"]) == nil)
        #expect(EscapeLaw().breach(in: ["a", "\u{1B}[1m"]) != nil)
    }

    @Test func `where the place of an error is none of the script's`() {
        let session = PlayedSession()
        session.play(["new a", "nothing"])
        #expect(PlaceLaw().breach(in: Trial(session)) == nil)
        #expect(PlaceLaw().breach(in: Trial(session, typed: ["new a"])) != nil)
    }

    @Test func `where the script is not the one that was played`() throws {
        let session = PlayedSession()
        session.play(["new a", "root a"])
        for law in [RenamingLaw(), SteppingLaw(), SourceLaw(language: "swift")] as [any Law] {
            #expect(try law.breach(in: Trial(session)) == nil, "\(law.name)")
        }
        let other = Trial(session, typed: ["new a; new b"])
        #expect(try SourceLaw(language: "objc").breach(in: other) != nil)
    }

    @Test func `a piece without the commands of it that failed`() {
        let session = PlayedSession()
        session.play(["new a; nothing; root a", "a.nothing; a.title = \"T\"", "nothing", "new b"])
        #expect(
            session.parts.map(\.withoutFailures) == [
                "new a\nroot a", "a.title = \"T\"", nil, "new b",
            ])
    }
}
