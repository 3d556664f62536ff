import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("The shell's own commands")
struct ShellCommandTests {
    private func run(_ text: String, _ policy: RunPolicy = RunPolicy()) -> TestSession {
        let session = TestSession(policy)
        session.run(text)
        return session
    }

    // MARK: repeat, define, alias

    @Test func `repeat takes each command as a step of its own`() {
        let session = run("new p; new a; root p; repeat 2 { add a; remove a }")
        #expect(
            session.history.map(\.command) == [
                "new p", "new a", "root p", "add a", "remove a", "add a", "remove a",
            ])
    }

    @Test func `repeat stops at the first command that fails`() {
        let session = run("new p; root p; repeat 1000000000 { echo on; remove p }")
        #expect(session.lines == ["on"])
        #expect(session.errors == ["1:52: 'p' has no parent"])
    }

    @Test func `repeat can be interrupted, between steps and within one`() {
        let session = TestSession()
        session.run("new p; new a; root p")
        var asked = 0
        session.workbench.isInterrupted = {
            asked += 1
            return asked > 10
        }
        #expect(session.run("repeat 1000000000 { add a; remove a }") == .interrupted)
        #expect(session.workbench.promptState.step == 13)
        let log = session.log(.all)
        asked = 0
        #expect(session.run("together { repeat 1000000000 { add a; remove a } }") == .interrupted)
        #expect(session.workbench.promptState.step == 13)
        #expect(session.log(.all) == log)
        #expect(session.errors == [])
    }

    @Test func `a solve of constraints that is interrupted leaves nothing behind`() {
        let session = TestSession()
        session.run("new home; root home; var all: [NSLayoutConstraint] = []")
        session.run(
            """
            for _ in 0..<200 { let box = UIView(); box.translatesAutoresizingMaskIntoConstraints = false; home.view.addSubview(box); all.append(box.widthAnchor.constraint(greaterThanOrEqualTo: home.view.widthAnchor)); all.append(box.leadingAnchor.constraint(equalTo: home.view.leadingAnchor)) }
            """)
        session.workbench.isInterrupted = { true }
        #expect(session.run("NSLayoutConstraint.activate(all)") == .interrupted)
        session.workbench.isInterrupted = { false }
        #expect(session.run("expect home.view.constraints.isEmpty true") == .fine)
        #expect(session.run("NSLayoutConstraint.activate(all)") == .fine)
        #expect(session.run("expect home.view.constraints.count 400") == .fine)
        #expect(session.errors == [])
    }

    @Test func `define makes a command of commands, with operands`() {
        let session = run(
            """
            new p; new a; new b; root p
            define swap { remove $1; add $2; echo "$1 for $2" costs $$1: $* }
            add a
            swap a b
            """)
        #expect(session.errors == [])
        #expect(session.lines == ["a for b costs $1: a b"])
        #expect(session.history.map(\.command).suffix(3) == ["add a", "remove a", "add b"])
    }

    @Test func `alias gives another name, in blocks too`() {
        let session = run(
            "new p; new a; root p; alias in \"add a\"; alias tell echo; in; tell hello you")
        #expect(session.lines == ["hello you"])
        #expect(session.tree == ["p [appeared]", "  a [appeared]"])
        session.run("alias out remove; together { out a; in }; alias")
        #expect(session.history.last?.command == "together {\nremove a\nadd a\n}")
        #expect(
            session.lines.dropFirst() == ["alias in add a", "alias out remove", "alias tell echo"])
    }

    @Test(arguments: [
        ("define add { echo }", "1:8: 'add' is a command"),
        ("define 9 { echo }", "1:8: '9' is no name"),
        ("define f { f }; f", "1:12: 'f' runs itself: 64 deep"),
        ("alias f \"f\"; f", "1:7: 'f' runs itself: 64 deep"),
        ("define f { f }; together { f }", "1:12: 'f' runs itself: 64 deep"),
        ("define f { echo $2 }; f a", "1:23: 'f' was given 1 operand and takes 2"),
        ("define f { echo $1 }; f a b", "1:23: 'f' was given 2 operands and takes 1"),
        ("unalias f", "1:9: 'f' is not defined"),
        ("quit 256", "1:6: an exit status is a number from 0 to 255"),
        ("repeat 9999999999 { echo }", "1:8: at most 1000000000 times"),
        (
            "set format yaml",
            "1:12: unknown format 'yaml'; the formats are plain, pretty, objc, json, none"
        ),
        (
            "set ios 3",
            "1:9: the system version is a number from 4 to 26, not '3'"
        ),
        (
            "set ios latest",
            "1:9: the system version is a number from 4 to 26, not 'latest'"
        ),
        ("set calls maybe", "1:11: unknown value 'maybe'; the values are on, off, true, false"),
        ("set log loda", "1:9: unknown category 'loda'; did you mean 'load'?"),
        ("help cycel", "1:6: no help on 'cycel'; did you mean 'cycle'?"),
        ("set device iPhon", "1:12: unknown device 'iPhon'; did you mean 'iPhone 8'?"),
        ("device iPhoe", "1:8: unknown device 'iPhoe'; did you mean 'iPhone 16 Pro Max'?"),
    ])
    func `refuse what cannot be`(command: String, line: String) {
        #expect(run(command).errors == [line])
    }

    @Test func `quit ends with its code, also out of blocks`() {
        #expect(TestSession().run("quit") == .quit(0))
        #expect(TestSession().run("repeat 3 { quit 7 }") == .quit(7))
        #expect(TestSession().run("define bye { quit $1 }; bye 9") == .quit(9))
    }

    // MARK: set

    @Test func `set changes what is shown without a step`() {
        let session = run(
            "set calls on; set format json; set theme mono; set tree after; set linear on")
        let display = session.workbench.display
        #expect(display.categories.contains(.call))
        #expect(display.format == .json)
        #expect(display.theme == "mono")
        #expect(display.treeMode == .after)
        #expect(display.isLinear)
        session.run("set log load appearance")
        #expect(session.workbench.display.categories.members == [.load, .appearance])
        #expect(session.history == [])
    }

    @Test func `set animated is a step that undo takes back`() {
        let session = run("new p; new a; root p; set animated off; present a")
        #expect(session.log.contains("a.viewDidAppear(false)"))
        session.run("undo 2; present a")
        #expect(session.log.contains("a.viewDidAppear(true)"))
    }

    @Test func `set device is a step as device is, with something on the screen too`() {
        let session = run("new p; root p; set device iPad; info p.view")
        #expect(session.errors == [])
        #expect(session.history.last?.command == "set device iPad")
        #expect(session.log.contains("p.viewWillTransition(to: 820x1180)"))
        session.run("undo")
        #expect(session.workbench.session.world.device.name == "iPhone 16")
    }

    @Test func `set ios chooses the system, from the start or from now on`() {
        let session = run("set ios 12; new p; root p")
        #expect(session.log.contains("p.traitCollectionDidChange(nil)"))
        session.run("set ios 26; new q; root q")
        #expect(!session.log.contains("q.traitCollectionDidChange(nil)"))
        session.run("reset; new p; root p")
        #expect(!session.log.contains("p.traitCollectionDidChange(nil)"))
    }

    // MARK: Looking

    @Test func `looking commands succeed whatever they find`() {
        let session = TestSession()
        #expect(session.run("tree; views; log; history; log all --why; alias; set; help") == .fine)
        #expect(session.errors == [])
    }

    @Test func `looking loads nothing, and says where there is nothing to see`() {
        let session = run(
            "new a; views a; views a.view; info a.view; info a.parent; forget a; info a")
        #expect(session.errors == [])
        #expect(
            session.lines == [
                "a: view not loaded", "a.view: view not loaded", "a.view: view not loaded",
                "'a.parent' is no object", "'a' was deallocated",
            ])
        #expect(session.log(.all) == ["a.deinit"])
    }

    @Test func `log shows the last events, or those of a step, in some categories`() {
        let session = run("new p; root p")
        func indices(_ command: String) -> [Int] {
            session.run(command)
            for case .log(let indices, _) in session.replies.last?.contents ?? [] { return indices }
            return []
        }
        let all = indices("log")
        #expect(indices("log 2") == all.suffix(2))
        #expect(indices("log load").count == 2)
        #expect(indices("log all") == all)
        #expect(indices("log --step 2") == all)
        #expect(indices("log --step 1") == [])
        #expect(indices("log 1 load,appearance") == all.suffix(1))
    }

    @Test func `info tells the facts and loads nothing`() {
        let session = run("new a; info a")
        guard let facts = session.replies.last?.contents.first?.told(FactList.self) else {
            Issue.record("no facts")
            return
        }
        #expect(facts.title == "a")
        #expect(facts.rows.contains(Fact("view", "not loaded")))
        #expect(facts.rows.contains(Fact("parent", "nil")))
        session.run("expect a.isViewLoaded false")
        #expect(session.failures == [])
    }
}
