import CommandLanguage
import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("step: a command or a statement, call by call")
struct SteppingTests {
    private let start = "new p; new a; new b; root p\n"

    /// The calls at which a script stopped.
    private func stops(_ script: String) -> [String] {
        let session = TestSession()
        session.run(start + script)
        return session.lines
    }

    @Test func `each call of a verb is a stop`() {
        #expect(
            stops("step add a\nstep\nstep\nstep\nstep") == [
                "1: p.addChild(a)", "2: a.view.frame = p.view.bounds",
                "3: p.view.addSubview(a.view)", "4: a.didMove(toParent: p)",
            ])
        #expect(
            stops("add a\nstep cycle a to b over 0.1\nskip\nskip\nstep\nstep\nrun") == [
                "1: a.willMove(toParent: nil)", "2: p.addChild(b)",
                "3: b.view.frame = CGRect(x: 393, y: 0, width: 393, height: 852)",
                "4: p.transition(from: a, to: b, duration: 0.1, options: [])",
            ])
    }

    @Test func `each call of a statement is a stop, also in its closures`() {
        #expect(
            stops(
                "step UIView.animate(withDuration: 0.1) { p.view.alpha = 0; p.title = \"x\" }\n"
                    + "step\nstep\nstep") == [
                    "1: UIView.animate(withDuration: 0.1, animations: { … })",
                    "2: p.view.alpha = 0", "3: p.title = \"x\"",
                ])
    }

    @Test func `gone through to its end, a step is the step that it would have been`() {
        let plain = TestSession()
        plain.run(start + "add a")
        let (log, tree, history) = (plain.log(.all), plain.tree, plain.history.map(\.command))
        let stepped = TestSession()
        stepped.run(start + "step add a\nstep\nstep\nstep\nstep")
        #expect(stepped.log(.all) == log && stepped.tree == tree)
        #expect(stepped.history.map(\.command) == history)
    }

    @Test func `a line that only looks shows its value at a stop`() {
        let session = TestSession(RunPolicy(isInteractive: true))
        session.run(start + "step add a\nstep\nstep\nstep")
        let (tree, log) = (session.tree, session.log(.all))
        session.run("a.title; a.parent === p\na.view.isDescendant(of: p.view)")
        #expect(session.errors == [])
        #expect(session.lines.suffix(3) == ["= nil", "= true", "= true"])
        #expect(session.tree == tree && session.log(.all) == log)
        session.run("b.view.alpha")
        #expect(session.errors.count == 1)
        #expect(session.tree == tree && session.log(.all) == log)
        session.run("expect b.isViewLoaded false; a.parent === p")
        #expect(session.failures == [] && session.lines.last == "= true")
        session.run("step")
        #expect(session.history.last?.command == "add a")
        let plain = TestSession()
        plain.run(start + "add a")
        #expect(session.log(.all) == plain.log(.all))
    }

    @Test func `callbacks are shown once, at the stop behind their call`() {
        let session = TestSession()
        session.run(start)
        let before = session.replies.count
        session.run("step add a\nstep\nstep\nskip\nrun")
        let log = session.workbench.log
        let shown = session.replies[before...].map { reply in
            reply.events.map { log.text(log.events[$0]) }.filter { !$0.hasPrefix("> ") }
        }
        #expect(
            shown.flatMap { $0 }.filter { $0.hasPrefix("a.will") } == ["a.willMove(toParent: p)"])
        #expect(
            session.replies[before...].map(\.events.lowerBound).sorted()
                == session.replies[before...].map(\.events.lowerBound))
        #expect(session.replies.last?.step == 5)
    }

    @Test func `what was left out stays left out through undo, redo and a session file`() {
        let session = TestSession()
        session.run(start + "step add a\nstep\nstep\nstep\nskip")
        #expect(session.history.last?.command == "step --skip 4 add a")
        let (log, tree) = (session.log(.all), session.tree)
        #expect(!log.contains("a.didMove(toParent: p)"))
        session.run("undo; redo")
        #expect(session.log(.all) == log && session.tree == tree && session.errors == [])
        let again = TestSession()
        again.run(session.history.map(\.command).joined(separator: "\n"))
        #expect(again.log(.all) == log)
    }

    @Test func `a step may be gone through after one that left calls out`() {
        let session = TestSession()
        #expect(
            session.run(start + "step add a\nstep\nstep\nstep\nskip\nstep add b\nskip\nrun")
                == .fine)
        #expect(
            session.history.suffix(2).map(\.command) == [
                "step --skip 4 add a", "step --skip 1 add b",
            ])
    }

    @Test func `what is said within a step is told once, at its place`() {
        let session = TestSession()
        session.run(start + "on a.viewDidLoad { echo loaded }; let f = { print(\"over\") }")
        session.run("step add a\nstep\nstep\nrun")
        session.run("step { p.addChild(b); f(); p.title = \"x\" }\nstep\nrun")
        #expect(
            session.lines == [
                "1: p.addChild(a)", "2: a.view.frame = p.view.bounds", "loaded",
                "3: p.view.addSubview(a.view)", "1: p.addChild(b)", "over", "2: p.title = \"x\"",
            ])
    }

    @Test func `words of the user's are gone through as what they stand for`() {
        let session = TestSession()
        session.run(start + "alias put add; define both { add $1; add $2 }")
        session.run("new c; step put a\nrun\nstep both b c\nundo\nstep { put b }\nskip\nrun")
        #expect(session.errors == [])
        #expect(
            session.history.suffix(2).map(\.command) == ["add a", "step --skip 1 {\nadd b\n}"])
    }

    @Test func `several statements are one step`() {
        let session = TestSession()
        session.run(start + "step { p.addChild(a); p.view.addSubview(a.view) }\nskip\nrun")
        #expect(
            session.history.last?.command
                == "step --skip 1 {\np.addChild(a)\np.view.addSubview(a.view)\n}")
        #expect(session.tree == ["p [appeared]"])
        let whole = TestSession()
        whole.run(start + "step { p.addChild(a); p.view.addSubview(a.view) }\nrun")
        #expect(
            whole.history.last?.command
                == "together {\np.addChild(a)\np.view.addSubview(a.view)\n}")
    }

    @Test func `at a stop one may look, and change nothing but the step`() {
        let session = TestSession()
        session.run(start + "step add a\nstep")
        #expect(session.run("tree; log; doctor; info a; expect a.parent p") == .fine)
        for line in ["new c", "p.title = \"x\"", "mark", "save x", "goto 0", "step add b", "reset"]
        {
            #expect(session.run(line) == .commandFailed)
        }
        #expect(Set(session.errors.map { $0.drop { $0 != "'" } }).count == 1)
        #expect(session.history.count == 4)
        session.run("run")
        #expect(session.tree == ["p [appeared]", "  a [appeared]"])
    }

    @Test func `undo at a stop drops the step`() {
        let session = TestSession()
        session.run(start)
        let log = session.log(.all)
        session.run("step add a\nstep\nundo")
        #expect(session.log(.all) == log && session.history.count == 4)
        #expect(session.run("add a") == .fine)
    }

    @Test func `a script that ends at a stop ends the step as it stands`() {
        let session = TestSession()
        #expect(session.runToEnd(start + "step add a\nstep\nstep") == .fine)
        #expect(session.history.last?.command == "step --skip 3,4 add a")
    }

    @Test func `an exception undoes a step that was stopped before`() {
        let session = TestSession()
        session.run(start + "add a; new q")
        #expect(
            session.runToEnd("step { q.addChild(b); p.view.addSubview(b.view) }\nstep\nstep")
                == .exception)
        #expect(session.history.count == 6)
    }

    @Test func `a step that cannot run changes nothing`() {
        let session = TestSession()
        session.run(start)
        for line in [
            "step", "skip", "run", "step nonsense", "step tree", "step --skip", "step wait 1",
        ] {
            #expect(session.run(line) == .commandFailed, "\(line)")
        }
        #expect(session.run("step --skip 0 add a") == .commandFailed)
        #expect(session.history.count == 4)
    }

    @Test(arguments: [
        "mystery 3 hard", "mystery", "predict add b", "lesson add-a-child", "tour", "reset",
        "goto 1", "redo", "load a.vcr", "follow a.vcr", "set ios 12", "new q", "let q = UIView()",
    ])
    func `what takes the place of the world or asks for an answer waits until a step is over`(
        line: String
    ) {
        let session = TestSession(RunPolicy(isInteractive: true))
        session.run(start + "step add a")
        let (tree, log) = (session.tree, session.log(.all))
        session.run(line)
        #expect(
            session.errors == [
                "1:1: 'add a' stands before its call 1: 'step', 'skip' or 'run' it first, or "
                    + "'undo' it"
            ])
        #expect(session.tree == tree && session.log(.all) == log)
        session.run("run")
        #expect(session.tree == ["p [appeared]", "  a [appeared]"])
    }

    @Test func `no command but those for the step itself moves the world while one stands`() {
        for command in CommandTable.standard.commands where !command.mayRunWhileStopped(.session) {
            for example in command.examples {
                let session = TestSession(RunPolicy(keepsGoing: true, isSafe: true))
                session.run(start + "step add a")
                let log = session.log(.all)
                session.runEach(example, but: { $0.mayRunWhileStopped(.session) })
                #expect(session.log(.all) == log, "\(example)")
                session.run("run")
                #expect(session.tree == ["p [appeared]", "  a [appeared]"], "\(example)")
            }
        }
    }

    @Test func `quit ends a step that is stopped as it stands`() {
        for word in ["quit 3", "exit 3"] {
            let session = TestSession()
            #expect(session.run(start + "step add a\nstep\n" + word) == .quit(3))
            #expect(session.history.last?.command == "step --skip 2,3,4 add a")
        }
    }
}

extension TestSession {
    /// Runs the commands of a script one by one, whatever becomes of them, but for some.
    fileprivate func runEach(_ script: String, but isLeftOut: (Command) -> Bool) {
        var parser = ScriptParser(file: nil)
        parser.feed(script + "\n")
        parser.finish()
        while let command = try? parser.next() {
            if case .verb(let verb) = command,
                let known = CommandTable.standard[verb.word.text], isLeftOut(known)
            {
                continue
            }
            _ = workbench.execute(command)
        }
    }
}
