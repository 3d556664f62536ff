import HeadlessUIKit
import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Statements")
struct StatementTests {
    /// What the statements print, one line a `print`.
    private func printed(_ statements: String) -> [String] { ScriptRun(statements).talk }

    @Test("do what the verbs do, and log the same")
    func likeVerbs() {
        let statements = ScriptRun(
            """
            let p = UIViewController()
            let c = UIViewController()
            together { window.rootViewController = p; window.makeKeyAndVisible() }
            together {
                p.addChild(c); c.view.frame = p.view.bounds
                p.view.addSubview(c.view); c.didMove(toParent: p)
            }
            together {
                c.willMove(toParent: nil); c.view.removeFromSuperview(); c.removeFromParent()
            }
            """)
        let verbs = ScriptRun("new p; new c; root p; add c; remove c")
        #expect(statements.talk == [])
        let events = EventCategories.all.subtracting(EventCategories(.call))
        #expect(statements.log(events) == verbs.log(events))
        #expect(statements.calls == verbs.calls)
    }

    @Test("record every call as Swift writes it, with the names that the log gives")
    func calls() {
        let run = ScriptRun(
            """
            new p; new c; root p
            let same = c
            p.addChild(same)
            p.children[0].beginAppearanceTransition(true, animated: false)
            same.endAppearanceTransition()
            same.view.frame.origin.x += 1.5
            same.modalPresentationStyle = .overFullScreen
            c.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            p.present(UIViewController(), animated: 1 > 2)
            UIView.animate(withDuration: 0.5, delay: 1) { c.view.alpha = 0 }
            c.view.insertSubview(UIView(frame: .zero), at: 0)
            c.view.subviews.first?.layoutIfNeeded()
            """)
        #expect(run.talk == [])
        #expect(
            run.calls.dropFirst(2) == [
                "> p.addChild(c)",
                "> c.beginAppearanceTransition(true, animated: false)",
                "> c.endAppearanceTransition()",
                "> c.view.frame.origin.x += 1.5",
                "> c.modalPresentationStyle = .overFullScreen",
                "> c.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
                "> p.present(UIViewController-3, animated: false)",
                "> UIView.animate(withDuration: 0.5, delay: 1, animations: { … })",
                "> c.view.alpha = 0",
                "> c.view.insertSubview(UIView-4, at: 0)",
                "> UIView-4.layoutIfNeeded()",
            ])
    }

    @Test("make the events of a call follow from it")
    func causes() {
        let run = ScriptRun("new p; new c; root p\np.addChild(c)")
        let log = run.workbench.log
        let last = log.events[log.count - 1]
        #expect(log.text(last) == "c.willMove(toParent: p)")
        #expect(log.text(log.events[Int(last.cause)]) == "> p.addChild(c)")
    }

    @Test("log a callback that is called by hand, once")
    func callbacks() {
        let run = ScriptRun(
            """
            new p; new a
            a.willMove(toParent: p)
            a.didMove(toParent: nil)
            a.viewDidLoad()
            a.traitCollectionDidChange(nil)
            a.traitCollectionDidChange(UITraitCollection(horizontalSizeClass: .compact))
            a.didReceiveMemoryWarning()
            """)
        #expect(
            run.log() == [
                "a.willMove(toParent: p)", "a.didMove(toParent: nil)", "a.viewDidLoad()",
                "a.traitCollectionDidChange(nil)", "a.traitCollectionDidChange(wC h-)",
                "a.didReceiveMemoryWarning()",
            ])
    }

    @Test("give names that verbs know, and know the names of verbs")
    func names() {
        let run = ScriptRun(
            """
            let p = UIViewController()
            root p
            new c
            add c
            let badge = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            c.view.addSubview(badge)
            expect badge.superview c.view
            expect p.children c
            var current: UIViewController? = nil
            current = c
            expect current.parent p
            current?.title = "C"
            current = nil
            expect current nil
            expect c.title C
            """)
        #expect(run.talk == [])
        #expect(run.log([EventCategories(.view)]).contains("badge.didMoveToSuperview()"))
    }

    @Test("compute as Swift does")
    func arithmetic() {
        #expect(
            printed(
                """
                print(7 / 2, 7 % 3, 7.0 / 2, 1 / 2 * 4.0, -7 / 2, 2 + 3 * 4, (2 + 3) * 4)
                print(1 < 2, 2.5 >= 3, "a" < "b", 1 == 1.0, !true, true && false || true)
                print(0.1 + 0.2 == 0.3, -(-3), 5 > 3 ? "yes" : "no", min(1, 2), max(1.5, 2), abs(-4))
                print("a" + "b\\nc", [1] + [2], "\\(1 + 1) and \\("x")", Int(7.9), Double(3))
                """) == [
                    "3 1 3.5 2.0 -3 14 20", "true false true true false true",
                    "false 3 yes 1 2.0 4", "ab", "c [1, 2] 2 and x 7 3.0",
                ])
    }

    @Test("handle optionals as Swift does")
    func optionals() {
        #expect(
            printed(
                """
                new p; new c; root p
                print(c.parent?.title ?? "none", c.parent == nil, c.parent?.parent?.view == nil)
                p.addChild(c)
                p.title = "P"
                print(c.parent?.title ?? "none", c.parent!.title!, c.parent != nil, c.parent === p)
                c.parent?.view.frame.origin.y = 7
                p.parent?.view.frame.origin.y = 9
                print(p.view.frame.origin.y, c.children.first?.title ?? "no child")
                let found: any UIViewController? = c.parent
                print(found!.children.count, p.presentedViewController?.isBeingPresented ?? false)
                print(c.parent as? UIView == nil, c.parent is UIViewController, p.parent is UIView)
                """) == [
                    "none true true", "P P true true", "7.0 no child", "1 false", "true true false",
                ])
    }

    @Test("know values, arrays and types")
    func values() {
        #expect(
            printed(
                """
                new p; root p
                let r = CGRect(origin: CGPoint(x: 1, y: 2), size: CGSize(width: 3, height: 4))
                var s = r.insetBy(dx: 1, dy: 1)
                s.size.width += 10
                print(r.maxX, s.width, s, r == CGRect(x: 1, y: 2, width: 3, height: 4), s.contains(r))
                let list = [UIViewController(), p]
                print(list.count, list.last === p, list.contains(p), list.firstIndex(of: p) ?? -1)
                var n = [3, 4]
                n[1] = 5
                n += [6]
                print(n, n[0] + n[1], ["k": 1]["k"] ?? 0, ["k": 1]["z"] ?? 0)
                print(UIScreen.main.bounds.size, UIApplication.shared.windows.first === window)
                print(p.view.convert(CGPoint.zero, to: nil), CGAffineTransform.identity.isIdentity)
                print(UIView.AnimationOptions.curveLinear, UIEdgeInsets.zero, p)
                _ = p.view.isDescendant(of: window)
                """) == [
                    "4.0 11.0 (2.0, 3.0, 11.0, 2.0) true false", "2 true true 1",
                    "[3, 5, 6] 8 1 0", "(393.0, 852.0) true",
                    "(0.0, 0.0) true",
                    "[.curveLinear] UIEdgeInsets(top: 0.0, left: 0.0, bottom: 0.0, right: 0.0) "
                        + "<UIViewController: p>",
                ])
    }

    @Test("run inside 'on' and 'together'")
    func blocks() {
        let run = ScriptRun(
            """
            new p; new c; root p
            on c.viewWillAppear { c.title = "seen"; p.title = "p\\(p.children.count)" }
            together { p.addChild(c); p.view.addSubview(c.view); c.didMove(toParent: p) }
            expect c.title seen
            expect p.title p1
            """)
        #expect(run.talk == [])
    }

    @Test("are undone and done again like any step")
    func journal() {
        let run = ScriptRun(
            """
            new p; root p
            let c = UIViewController()
            var n = 1
            n += 1
            p.addChild(c)
            undo 2
            expect n 1
            expect p.children []
            redo 2
            expect n 2
            expect p.children c
            """)
        #expect(run.talk.filter { !$0.hasPrefix("at step") } == [])
    }
}
