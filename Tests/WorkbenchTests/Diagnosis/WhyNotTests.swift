import CommandLanguage
import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("Why not")
struct WhyNotTests {
    func answer(_ session: TestSession, _ query: String) -> WhyNotAnswer? {
        session.run("why not \(query)")
        return answer(session)
    }

    /// The last answer of a session.
    private func answer(_ session: TestSession) -> WhyNotAnswer? {
        for case .answer(let answer as WhyNotAnswer) in session.replies.last?.contents ?? [] {
            return answer
        }
        return nil
    }

    /// The alternatives that are found when it is asked.
    func alternatives(
        _ session: TestSession, _ query: String
    ) -> WhyNotAnswer.Alternatives? {
        guard case .notSent(_, let alternatives) = answer(session, query)?.finding else {
            return nil
        }
        return alternatives
    }

    func session(_ script: String, _ policy: RunPolicy = RunPolicy()) -> TestSession {
        let session = TestSession(policy)
        session.run(script)
        return session
    }

    /// The rule, the values, and the changes of every alternative.
    func told(
        _ script: String, _ query: String
    ) -> (rule: RuleID?, values: [String], changes: [[Alternative.Change]]) {
        guard
            case .notSent(let reason, let alternatives) = answer(session(script), query)?.finding
        else { return (nil, [], []) }
        return (
            reason.failed?.rule, reason.failed?.values ?? [], alternatives.list.map(\.changes)
        )
    }

    @Test func `a presenter under a sheet: a style that takes its view away`() {
        let told = told(
            "new home; new b; root home; present b as pageSheet", "home.viewWillDisappear")
        #expect(told.rule == .p04)
        #expect(
            told.values == [
                "b.modalPresentationStyle is .pageSheet", "shouldRemovePresentersView is false",
                "home.view stays in the window",
            ])
        #expect(
            told.changes
                == ["fullScreen", "currentContext"].map {
                    [
                        .replace(
                            step: 4, source: "present b as pageSheet", with: "present b as \($0)")
                    ]
                })
    }

    @Test func `a status bar that stays as it was: the call that has it asked again`() {
        let script = """
            class Reader: UIViewController {
                var hide = false
                override var prefersStatusBarHidden: Bool { hide }
            }
            new k as Reader; root k
            k.hide = true
            """
        for query in ["k.setNeedsStatusBarAppearanceUpdate", "k.prefersStatusBarHidden"] {
            let told = told(script, query)
            #expect(told.rule == .s08)
            #expect(
                told.values == [
                    "nothing called it in this step",
                    "k.prefersStatusBarHidden is 'yes' now, and the status bar stays as k "
                        + "answered: 'no'",
                ])
            #expect(
                told.changes == [
                    [
                        .add(
                            "k.setNeedsStatusBarAppearanceUpdate()",
                            [.before(step: 4), .after(step: 4)])
                    ]
                ])
        }
    }

    @Test func `a presenter under a sheet from code: a line before it`() {
        let told = told(
            "new home; new b; root home; home.present(b, animated: true)", "home.viewWillDisappear")
        #expect(told.rule == .p04)
        #expect(
            told.changes
                == ["fullScreen", "currentContext"].map {
                    [.add("b.modalPresentationStyle = .\($0)", [.before(step: 4)])]
                })
    }

    @Test func `a child that is nobody's in a container that is presented: addChild`() {
        let told = told(
            "new home; new p; new c; root home; p.view.addSubview(c.view); present p",
            "c.viewWillAppear")
        #expect(told.rule == .d05)
        #expect(
            told.values == [
                "c.parent is nil: it is no child",
                "c.view is in p.view, so that only p got the callback",
            ])
        #expect(
            told.changes == [
                [
                    .add(
                        "p.addChild(c)", [.before(step: 4), .before(step: 5), .before(step: 6)])
                ]
            ])
    }

    @Test func `a begin without an end: the end`() {
        let told = told(
            """
            new p; new a; root p; set p.shouldAutomaticallyForwardAppearanceMethods false
            add a; a.beginAppearanceTransition(true, animated: false)
            """, "a.viewDidAppear")
        #expect(told.rule == .c28)
        #expect(
            told.values == [
                "a.beginAppearanceTransition(…) of step 6 is open",
                "no a.endAppearanceTransition() follows it",
            ])
        #expect(
            told.changes == [[.add("a.endAppearanceTransition()", [.after(step: 6)])]])
    }

    @Test func `a removal without its beginning: willMove(nil)`() {
        let told = told(
            "new p; new a; root p; add a; a.removeFromParent()", "a.willMove(nil)")
        #expect(told.rule == .c21)
        #expect(
            told.values == [
                "a.parent was p and is nil",
                "nobody called a.willMove(toParent: nil) in this step",
            ])
        #expect(
            told.changes == [[.add("a.willMove(toParent: nil)", [.before(step: 5)])]])
    }

    @Test func `forwarding by hand: forwarding on, or the step left out`() {
        let told = told(
            """
            new p; new a; root p
            set p.shouldAutomaticallyForwardAppearanceMethods false
            add a
            """, "a.viewWillAppear")
        let off = "set p.shouldAutomaticallyForwardAppearanceMethods false"
        let on = "set p.shouldAutomaticallyForwardAppearanceMethods true"
        #expect(told.rule == .c28)
        #expect(
            told.changes == [
                [.replace(step: 4, source: off, with: on)],
                [.add("p.view.addSubview(a.view)", [.before(step: 5)])],
                [.add(on, [.before(step: 5)])],
                [.leaveOut(step: 4, source: off)],
                [.add("a.beginAppearanceTransition(true, animated: false)", [.before(step: 5)])],
                [.move(step: 5, source: "add a", .before(step: 4))],
            ])
    }

    @Test func `a child that is added by nothing: each usual command that shows it`() {
        let told = told("new home; new c; root home; layout", "c.viewDidAppear")
        #expect(told.rule == .m1)
        #expect(
            told.changes
                == ["root c", "add c", "present c"].map { [.add($0, [.after(step: 4)])] })
    }

    @Test func `what no single command brings about: two calls, and no view astray`() {
        let told = told("new home; new c; root home; hold; layout home", "c.viewIsAppearing")
        #expect(told.rule == .m1)
        #expect(
            told.changes == [
                [
                    .add("home.addChild(c)", [.before(step: 5)]),
                    .add("home.view.addSubview(c.view)", [.before(step: 5)]),
                ]
            ])
    }

    @Test func `a child that was added: the command that removes it`() {
        let told = told("new home; new a; root home; add a", "a.willMove(toParent: nil)")
        #expect(told.changes.contains([.add("remove a", [.after(step: 4)])]))
    }

    @Test func `a callback as the log writes it, and by its selector`() {
        let session = session(Self.tappedTabs)
        for query in [
            "t.delegate.didSelect", "t.didSelect", "t.tabBarController(_:didSelect:)",
            "t.delegate.didSelect(b)",
        ] {
            #expect(answer(session, query)?.finding == .sent([52]))
        }
        #expect(answer(session, "t.delegate.didSelect(a)")?.finding != .sent([52]))
    }

    @Test func `a callback that the user alone brings about: that code did the step`() {
        let tabs = "new a; new b; new t as tab with a b; root t"
        guard
            case .notSent(let reason, _)? = answer(session(tabs), "t.delegate.didSelect")?.finding
        else {
            Issue.record("it was sent")
            return
        }
        #expect(
            reason
                == .failed(
                    WhyNotAnswer.FailedCondition(
                        rule: .a21,
                        demand: "the user does it, and t.delegate has "
                            + "tabBarController(_:didSelect:)",
                        values: [
                            "step 4 is code: root t",
                            "t.delegate is nil: none was set, or it is gone, as nothing held it",
                        ],
                        remedy: "Set t.delegate to an object whose class has "
                            + "tabBarController(_:didSelect:); the property is weak, so that "
                            + "something else has to hold that object.")))
    }

    @Test func `what no command brings about is said`() {
        let session = session("new m as table with 100; root m")
        let found = alternatives(session, "m.scrollViewDidEndScrollingAnimation")
        #expect(found?.list == [])
        #expect(found?.withoutCommand == "code scrolls with animation")
    }

    @Test func `an object that its parent holds`() {
        let told = told("new p; new a; p.addChild(a); forget a", "a.deinit")
        #expect(told.rule == .v05)
        #expect(told.values == ["its parent p holds it"])
        #expect(
            told.changes == [
                [.add("a.removeFromParent()", [.before(step: 4), .after(step: 4)])],
                [.leaveOut(step: 3, source: "p.addChild(a)")],
            ])
    }

    @Test func `an object that a closure holds: a weak capture`() {
        let told = told(
            "new a; let f = { [a] in a.title = \"x\" }; forget a", "a.deinit")
        #expect(told.rule == .v05)
        #expect(
            told.values == [
                "the closure in 'f' (line 1), which captured a, holds it",
                "step 2 made what holds it: let f = { [a] in a.title = \"x\" }",
            ])
        #expect(
            told.changes == [
                [
                    .replace(
                        step: 2, source: "let f = { [a] in a.title = \"x\" }",
                        with: "let f = { [weak a] in a?.title = \"x\" }")
                ],
                [.leaveOut(step: 2, source: "let f = { [a] in a.title = \"x\" }")],
            ])
    }

    @Test func `an object that code in flight holds`() {
        let told = told(
            """
            new p; new a; root p; hold
            UIView.animate(withDuration: 1, animations: {}) { [a] _ in a.title = "x" }
            forget a
            """, "a.deinit")
        #expect(
            told.changes.contains([
                .replace(
                    step: 5,
                    source: """
                        UIView.animate(withDuration: 1, animations: {}) { [a] _ in a.title = "x" }
                        """,
                    with: """
                        UIView.animate(withDuration: 1, animations: {}) { [weak a] _ in \
                        a?.title = "x" }
                        """)
            ]))
    }

    @Test func `what UIKit refused`() {
        let session = session(
            """
            new p; new a; new b; root p; add a
            a.addChild(b)
            p.view.addSubview(b.view)
            expect exception "actual parent"
            """)
        let answer = answer(session, "b.viewWillAppear")
        #expect(answer?.step.isUndone == true)
        guard case .notSent(let reason, let alternatives) = answer?.finding else {
            Issue.record("it was not sent")
            return
        }
        #expect(reason.failed?.rule == .e03)
        #expect(
            alternatives.list.map(\.changes) == [
                [
                    .replace(
                        step: 7, source: "p.view.addSubview(b.view)",
                        with: "a.view.addSubview(b.view)")
                ],
                [.replace(step: 6, source: "a.addChild(b)", with: "p.addChild(b)")],
                [.add("p.addChild(b)", [.before(step: 7)])],
            ])
    }

    @Test func `what was sent has its numbers`() {
        let session = session("new p; root p")
        #expect(answer(session, "p.viewDidAppear")?.finding == .sent([20]))
        #expect(answer(session, "p.viewDidAppear(true)")?.finding != .sent([20]))
    }

    @Test func `a session in Objective-C is answered in Objective-C`() {
        let start = """
            UIViewController *p = [[UIViewController alloc] init];
            UIViewController *a = [[UIViewController alloc] init];
            root p
            """
        let removal = told(
            """
            \(start)
            [p addChildViewController:a]; [p.view addSubview:a.view];
            [a removeFromParentViewController];
            """, "a.willMove(nil)")
        #expect(removal.rule == .c21)
        #expect(
            removal.changes == [
                [.add("[a willMoveToParentViewController:nil];", [.before(step: 5)])]
            ])
        let presentation = told(
            "\(start)\n[p presentViewController:a animated:YES completion:nil];",
            "p.viewWillDisappear")
        #expect(
            presentation.changes
                == ["FullScreen", "CurrentContext"].map {
                    [
                        .add(
                            "a.modalPresentationStyle = UIModalPresentation\($0);",
                            [.before(step: 4)])
                    ]
                })
    }

    @Test func `what was sent with another argument: animated`() {
        let told = told(
            "new p; new a; root p; present a fullScreen unanimated", "p.viewWillDisappear(true)")
        #expect(told.rule == .p03)
        #expect(told.values == ["p.viewWillDisappear(false) was sent"])
        #expect(
            told.changes == [
                [
                    .replace(
                        step: 4, source: "present a fullScreen unanimated",
                        with: "present a fullScreen animated")
                ]
            ])
    }

    @Test func `a step of a branch that was left can be asked about`() {
        let session = session("new p; new a; root p; present a as pageSheet; undo; add a")
        let answer = answer(session, "p.viewWillDisappear --step 4")
        #expect(answer?.step.source == "present a as pageSheet")
        guard case .notSent(let reason, let alternatives) = answer?.finding else {
            Issue.record("it was not sent")
            return
        }
        #expect(reason.failed?.rule == .p04)
        #expect(alternatives.list.count == 2)
    }

    @Test func `where nothing helps, that is said`() {
        let session = session("new p; root p; layout")
        guard
            case .notSent(let reason, let alternatives) = answer(
                session, "p.viewDidAppear(true)")?
                .finding
        else {
            Issue.record("it was not sent")
            return
        }
        #expect(reason.failed?.rule == .m1)
        #expect(reason.failed?.values == ["p had appeared before (step 2)"])
        #expect(alternatives.list == [])
        #expect(alternatives.largestSize == 2)
    }

    @Test func `the world, the log and the steps stay as they are`() {
        let session = session("new p; new a; root p; hold; present a; wait 0.1")
        let (log, tree, steps) = (session.log(.all), session.tree, session.history)
        _ = answer(session, "p.viewWillDisappear")
        #expect(session.log(.all) == log)
        #expect(session.tree == tree)
        #expect(session.history == steps)
        session.run("release; dismiss; undo; redo")
        #expect(session.errors == [])
        #expect(session.log.last == "completion dismiss(a)")
    }

    @Test func `many steps that do not matter change nothing in the answer`() {
        let noise = "repeat 60 { add b; remove b }"
        let session = session("new home; new b; root home; \(noise); present b as pageSheet")
        guard
            case .notSent(_, let alternatives) = answer(session, "home.viewWillDisappear")?.finding
        else {
            Issue.record("it was not sent")
            return
        }
        #expect(
            alternatives.list.map(\.changes)
                == ["fullScreen", "currentContext"].map {
                    [
                        .replace(
                            step: 124, source: "present b as pageSheet",
                            with: "present b as \($0)")
                    ]
                })
    }

    @Test func `Ctrl-C ends the search, what was found is told, and to ask again goes on`() {
        let session = session("new p; new a; root p; present a as pageSheet")
        var asked = 0
        session.workbench.isInterrupted = {
            asked += 1
            return asked > 40
        }
        #expect(alternatives(session, "p.viewWillDisappear")?.ending == .stopped)
        let tried = answer(session)?.tried ?? 0
        #expect(tried > 0)
        session.workbench.isInterrupted = { false }
        let all = alternatives(session, "p.viewWillDisappear")
        #expect(all?.ending == .complete)
        #expect(answer(session)?.tried ?? 0 > tried)
        #expect(all == alternatives(session, "p.viewWillDisappear"))
    }

    @Test func `what is ended before the session was repeated has no answer`() {
        let session = session("new p; new a; root p; present a as pageSheet")
        session.workbench.isInterrupted = { true }
        #expect(session.run("why not p.viewWillDisappear") == .interrupted)
        session.workbench.isInterrupted = { false }
        #expect(answer(session) == nil)
        #expect(session.errors == [])
    }

    @Test func `patience ends the search, and to ask again goes on until all was tried`() {
        let steps = "new home; new a; new b; root home; present b"
        let whole = alternatives(session(steps), "a.viewWillDisappear")
        #expect(whole?.ending == .complete)
        let session = session(steps)
        session.run("set patience 0.1")
        var (parts, tried) = (0, -1)
        while case let part = alternatives(session, "a.viewWillDisappear"),
            part?.ending != .complete
        {
            #expect(part?.ending == .outOfPatience(seconds: 0.1))
            let now = answer(session)?.tried ?? 0
            #expect(now > tried)
            if now <= tried { return }
            (tried, parts) = (now, parts + 1)
        }
        #expect(parts > 1)
        #expect(
            alternatives(session, "a.viewWillDisappear")?.ending == .outOfPatience(seconds: 0.1))
        session.run("set patience 3600")
        #expect(alternatives(session, "a.viewWillDisappear") == whole)
    }

    @Test func `a step that was taken meanwhile makes it another question`() {
        let session = session("new home; new a; new b; root home; present b; set patience 0.1")
        #expect(
            alternatives(session, "a.viewWillDisappear")?.ending == .outOfPatience(seconds: 0.1))
        let first = answer(session)
        session.run("new c")
        #expect(answer(session, "a.viewWillDisappear --step 5") == first)
    }

    @Test func `before the first step there is nothing to ask about`() {
        let session = session("why not app.viewDidLoad")
        #expect(session.lines == ["no step was taken yet"])
    }
}
