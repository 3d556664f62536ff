import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("on")
struct HookTests {
    @Test func `runs commands inside a callback, as part of its step`() {
        let session = TestSession()
        session.run("new p; new c; on p.viewDidLoad { add c to p }; root p")
        #expect(session.errors == [])
        #expect(session.replies.compactMap(\.step) == [1, 2, 3, 4])
        #expect(
            session.log == [
                "p.loadView()", "p.viewDidLoad()", "c.willMove(toParent: p)", "c.loadView()",
                "c.viewDidLoad()", "c.didMove(toParent: p)", "p.viewWillAppear(false)",
                "c.viewWillAppear(false)", "p.viewIsAppearing(false)", "c.viewIsAppearing(false)",
                "p.viewDidAppear(false)", "c.viewDidAppear(false)",
            ])
    }

    @Test func `makes a forwarder by hand`() {
        let session = TestSession()
        session.run(
            """
            new p; new c; root p
            set p.shouldAutomaticallyForwardAppearanceMethods false
            on p.viewWillDisappear { c.beginAppearanceTransition(false, animated: true) }
            on p.viewDidDisappear { c.endAppearanceTransition() }
            add c
            c.beginAppearanceTransition(true, animated: false); c.endAppearanceTransition()
            new m
            mark
            present m as fullScreen
            expect log appearance of c {
                c.viewWillDisappear(true)
                c.viewDidDisappear(true)
            }
            """)
        #expect(session.errors == [])
        #expect(session.failures == [])
    }

    @Test func `holds one block a callback, until off`() {
        let session = TestSession()
        session.run("new p; on p.viewDidLoad { echo one }; on p.viewDidLoad { echo two }; root p")
        #expect(session.lines == ["two"])
        session.run("on p.viewWillDisappear { echo no }; off p.viewWillDisappear")
        session.run("new q; root q")
        #expect(session.lines == ["two"])
        session.run("off p.viewWillDisappear")
        #expect(session.errors == ["1:5: 'on' has added nothing to 'p.viewWillDisappear'"])
    }

    @Test func `says nothing when a step is repeated`() {
        let session = TestSession()
        session.run(
            "new p; on p.viewDidLoad { echo hi; mark inside; tree }; root p; undo; redo; undo")
        #expect(session.lines == ["hi"])
        session.run("redo")
        #expect(session.log.filter { $0.hasPrefix("mark") } == ["mark inside"])
    }

    @Test func `undoes the step where one of its commands cannot run`() {
        let session = TestSession()
        session.run("new p; on p.viewDidLoad {\n  new x\n  add y to p\n}\nroot p")
        #expect(session.errors == ["3:7: unknown controller 'y'"])
        #expect(session.tree == [])
        #expect(session.log(.all) == [])
        session.run("expect x.parent nil")
        #expect(session.errors.last == "1:8: unknown name 'x'")
    }

    @Test func `that calls itself for ever is stopped at a depth`() {
        let session = TestSession()
        session.run("new p; root p; on p.viewWillLayoutSubviews { p.viewWillLayoutSubviews() }")
        session.run("layout p")
        #expect(
            session.errors == [
                "1:45: 'on p.viewWillLayoutSubviews' runs itself: 64 blocks deep"
            ])
        #expect(session.run("off p.viewWillLayoutSubviews; layout p") == .fine)
    }

    @Test func `that keeps the run loop busy for ever is stopped`() {
        let session = TestSession()
        session.run("new p; new a; root p; on a.viewDidAppear { remove a }")
        session.run("on a.viewDidDisappear { add a }; add a")
        #expect(session.errors == ["1:34: the run loop never comes to rest"])
        #expect(session.workbench.promptState.step == 5)
    }

    @Test(arguments: [
        ("on a { echo }", "1:4: 'a' is no callback: write NAME.CALLBACK"),
        ("on q.viewDidLoad { echo }", "1:4: unknown name 'q'"),
        ("on a.viewDidLoad { ecko }", "1:20: unknown command 'ecko'; did you mean 'echo'?"),
        ("on a.view.layoutSubviews { echo }", "1:4: the view of 'a' is not loaded"),
        (
            "on a.viewDidLoad { undo }; a.loadViewIfNeeded()",
            "1:20: 'undo' cannot run inside 'on' or 'together'"
        ),
        ("together { wait 1 }", "1:12: 'wait' cannot run inside 'on' or 'together'"),
        ("together { source x }", "1:12: 'source' cannot run inside 'on' or 'together'"),
    ])
    func `refuses what cannot be`(command: String, line: String) {
        let session = TestSession()
        session.run("new a")
        session.run(command)
        #expect(session.errors == [line])
    }

    @Test(arguments: [
        ("on p.viewDidLoad { add a }", ["1:24: unknown name 'a'"]),
        ("on p.viewDidLoad { p.addChild(a) }", ["1:31: unknown name 'a'"]),
        (
            "on p.viewDidLoad { add a to b; set c.title x }",
            ["1:24: unknown name 'a'", "1:29: unknown name 'b'", "1:36: unknown name 'c'"]
        ),
        ("on p.viewDidLoad { repeat 2 { push a } }", ["1:36: unknown name 'a'"]),
        ("on p.viewDidLoad { new t as tab with p a }", ["1:40: unknown name 'a'"]),
        ("on p.viewDidLoad { new n as nav root a }", ["1:38: unknown name 'a'"]),
        ("together { on p.viewDidLoad { add a } }", ["1:35: unknown name 'a'"]),
        ("on p.viewDidLoad { on a.viewDidLoad { echo } }", ["1:23: unknown name 'a'"]),
        // As when it runs: where there are definitions, a block is kept with its commands on lines of their own.
        ("define put { add $1 }; on p.viewDidLoad { put a }", ["2:5: unknown name 'a'"]),
    ])
    func `says at once which names nothing has yet, and hangs all the same`(
        command: String, unknown: [String]
    ) {
        let session = TestSession()
        session.run("new p")
        session.run(command)
        #expect(session.errors == [])
        let need = ": the block of 'p.viewDidLoad' needs it when it runs"
        #expect(session.notes == unknown.map { $0 + need })
        #expect(session.log(.all) == [])
        #expect(session.workbench.session.world.hooks.titles == ["p.viewDidLoad"])
    }

    @Test(arguments: [
        "on p.viewDidLoad { new a; add a }", "on p.viewDidLoad { let a = UIView(); a.tag = 3 }",
        "on p.viewDidLoad { add c; p.title = \"x\"; echo a }", "on p.viewDidLoad { select 1 in c }",
        "on p.viewDidLoad { new t as table with a b }", "on p.viewDidLoad { set animated off }",
        "on p.viewDidLoad { func f() { }; f() }", "on p.viewDidLoad { info UIView-3 }",
    ])
    func `says nothing of names that are there or that the block gives`(command: String) {
        let session = TestSession()
        session.run("new p; new c; " + command)
        #expect(session.errors == [])
        #expect(session.notes == [])
    }

    @Test func `the nearest name is said, and nothing where the step is repeated or under strict`()
    {
        let session = TestSession()
        session.run("new p; new home; on p.viewDidLoad { add hume }; undo; redo; tree")
        #expect(
            session.notes == [
                "1:41: unknown name 'hume': the block of 'p.viewDidLoad' needs it when it runs; "
                    + "did you mean 'home'?",
                "at step 2: new home", "at step 3: on p.viewDidLoad { add hume }",
            ])
        let strict = TestSession(RunPolicy(isStrict: true))
        #expect(strict.runToEnd("new p; on p.viewDidLoad { add a }") == .fine)
        #expect(strict.notes == [])
    }

    @Test(arguments: [
        ("add a", "unknown name 'a'"), ("a.loadView()", "unknown name 'a'"),
        ("new t as tab with a", "unknown name 'a'"),
        ("set a.title x", "an app overrides the method in a class of its own"),
    ])
    func `is a comment in exported code where a name in it stands for nothing`(
        command: String, reason: String
    ) {
        let session = TestSession()
        session.run("new b; root b; on b.viewDidLayoutSubviews { \(command) }")
        let source = SessionCode(session.workbench.session).sourceFile(in: .swift)
        #expect(source.gaps.map(\.text) == ["step 3 is left out: \(reason)"])
        #expect(source.text.contains("// on b.viewDidLayoutSubviews { \(command) }: \(reason)"))
    }

    @Test func `may hang on a view and on a presentation`() {
        let session = TestSession()
        session.run("new p; new a; root p; on p.view.layoutSubviews { echo laid }; layout p")
        session.run(
            "on a.presentationController.presentationTransitionDidEnd { echo there }; present a")
        #expect(session.errors == [])
        #expect(session.lines == ["laid", "there"])
    }
}

@MainActor
@Suite("together")
struct TogetherTests {
    @Test func `is one step in one turn of the run loop`() {
        let session = TestSession()
        session.run("new p; new a; new b; root p; mark; together { add a; add b }")
        #expect(session.replies.last?.step == 5)
        session.run(
            "expect log appearance { a.viewWillAppear(false)\nb.viewWillAppear(false)\n"
                + "a.viewIsAppearing(false)\nb.viewIsAppearing(false)\n"
                + "a.viewDidAppear(false)\nb.viewDidAppear(false) }")
        #expect(session.failures == [])
    }

    @Test func `happens as a whole or not at all`() {
        let session = TestSession()
        session.run("new p; new a; root p; mark; together { add a; frame p 0 0 1 1; add zz }")
        #expect(session.errors == ["1:68: unknown controller 'zz'"])
        #expect(session.tree == ["p [appeared]"])
        session.run("expect log { }; expect p.view.frame 0 0 393 852")
        #expect(session.failures == [])
    }

    @Test func `does not run the run loop`() {
        let session = TestSession()
        session.run(
            "new p; new a; root p; together { add a; expect log contains { a.viewDidAppear(false) } }"
        )
        #expect(session.failures.map(\.summary) == ["the log lacks 'a.viewDidAppear(false)'"])
        #expect(session.replies.last?.step == 4)
    }
}
