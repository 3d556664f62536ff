import HeadlessUIKit
import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor @Suite("Closures in statements")
struct StatementClosureTests {
    @Test("run when the model runs them, in its order")
    func order() {
        let run = ScriptRun(
            """
            new p; new a; new b; root p; add a
            a.willMove(toParent: nil)
            p.addChild(b)
            p.transition(from: a, to: b, duration: 0.25, options: [.transitionCrossDissolve]) {
                b.view.alpha = 0.5
                print("animations")
            } completion: { finished in
                a.removeFromParent()
                b.didMove(toParent: p)
                print("completion", finished)
            }
            """)
        #expect(run.talk == ["animations", "completion true"])
        #expect(
            run.log([.init(.appearance), .init(.containment), .init(.presentation)]).suffix(8)
                == [
                    "b.willMove(toParent: p)",
                    "a.viewWillDisappear(true)", "b.viewWillAppear(true)",
                    "b.viewIsAppearing(true)",
                    "b.viewDidAppear(true)", "a.viewDidDisappear(true)",
                    "completion transition(a, b, true)",
                    "a.didMove(toParent: nil)", "b.didMove(toParent: p)",
                ].suffix(8))
    }

    @Test("log a completion that the code gave, and none that it did not give")
    func completions() {
        let run = ScriptRun(
            """
            new p; new a; root p
            p.present(a, animated: true) { print("presented") }
            p.dismiss(animated: false)
            p.present(a, animated: false, completion: nil)
            a.dismiss(animated: true, completion: { print("dismissed") })
            """)
        #expect(run.talk == ["presented", "dismissed"])
        #expect(
            run.log([.init(.presentation)]).filter { $0.hasPrefix("completion") } == [
                "completion present(a)", "completion dismiss(a)",
            ])
    }

    @Test("see their arguments, their own names and the names around them")
    func scopes() {
        let run = ScriptRun(
            """
            new p; root p
            var count = 0
            UIView.animate(withDuration: 1) {
                let inner = UIView()
                var frame = p.view.frame
                frame.origin.x = 40
                inner.frame = frame
                count += 1
                UIView.animate(withDuration: 2, animations: { inner.alpha = 0; count += 10 }) {
                    print($0, inner.alpha, inner.frame.origin.x)
                }
            }
            print(count)
            let f = { print("called"); return }
            f()
            """)
        #expect(run.talk == ["true 0.0 40.0", "11", "called"])
    }

    @Test("hold what they mention as long as they wait")
    func retention() {
        let run = ScriptRun(
            """
            new p; new a; root p
            hold
            UIView.animate(withDuration: 1, animations: { }) { _ in print(a) }
            forget a
            expect alive a
            release
            expect dead a
            """)
        #expect(run.talk.filter { !$0.hasPrefix("1:") } == ["<UIViewController: a>"])
        #expect(run.log([.init(.load)]).last == "a.deinit")
    }

    @Test("run beside a transition")
    func coordinator() {
        let run = ScriptRun(
            """
            new p; new a; root p
            on a.viewWillAppear {
                a.transitionCoordinator?.animate(alongsideTransition: { print($0.isAnimated) }) {
                    print($0.viewController(forKey: .to) === a)
                }
            }
            p.present(a, animated: true)
            """)
        #expect(run.talk == ["true", "true"])
    }

    @Test("undo the step when they fail, whenever they run")
    func failures() {
        let run = ScriptRun(
            """
            new p; root p
            UIView.animate(withDuration: 1) { p.title = "x"; p.parent!.title = "y" }
            expect p.title nil
            UIView.animate(withDuration: 1, animations: { }) { _ in p.title = "x"; p.parent!.title = "y" }
            expect p.title nil
            UIView.animate(withDuration: 1, animations: { p.addChild(p) }) { _ in p.title = "x" }
            expect exception "itself"
            expect p.title nil
            """)
        #expect(
            run.talk == [
                "2:58: Fatal error: Unexpectedly found nil while unwrapping an Optional value",
                "4:80: Fatal error: Unexpectedly found nil while unwrapping an Optional value",
            ])
    }

    @Test("stop when a hook runs itself without end")
    func recursion() {
        let run = ScriptRun(
            """
            new p; root p
            on p.viewWillAppear { UIView.performWithoutAnimation { p.viewWillAppear(true) } }
            p.viewWillAppear(false)
            print("alive")
            """)
        #expect(
            run.talk == ["2:22: 'on p.viewWillAppear' runs itself: 64 blocks deep", "alive"])
    }

    @Test("take as many arguments as they are given")
    func arity() {
        let run = ScriptRun("new p; root p")
        #expect(
            run.run(
                """
                UIView.animate(withDuration: 1, animations: { }, completion: { print(1) })
                UIView.animate(withDuration: 1, animations: { a in print(1) })
                UIView.animate(withDuration: 1, animations: { }, completion: { a, b in print(1) })
                UIView.animate(withDuration: 1, animations: { }, completion: { [weak q] _ in })
                UIView.animate(withDuration: 1, animations: { nosuch.title = "x" })
                """) == [
                    "1:62: this closure is given 1 argument",
                    "2:45: this closure is given 0 arguments, not 1",
                    "3:62: this closure is given 1 argument, not 2",
                    "4:70: unknown name 'q'",
                    "5:47: unknown name 'nosuch'",
                ])
        #expect(run.log([.init(.call)]).count == 2)
    }

    @Test("keep what an inner block is the first to mention")
    func innerBlocks() {
        let run = ScriptRun(
            """
            class Door {
                var steps = 0
                func run(_ body: () -> Void) { body() }
                func turn(_ opens: Bool) {
                    run {
                        if opens { self.steps += 1 } else { self.steps += 10 }
                        for _ in 0..<2 { self.steps += 100 }
                    }
                }
            }
            let door = Door()
            door.turn(false); door.turn(true)
            print(door.steps)
            """)
        #expect(run.talk == ["411"])
    }
}
