import Testing

@Suite("All mistakes of a paste") @MainActor struct MistakeTests {
    @Test("are told at once, in the order of their places")
    func together() {
        let run = ScriptRun(
            """
            class A: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.colour = .red
                    let n: Int = "x"
                    print(n + 1)
                    if true { title = 3 }
                }
                func later() { view.wibble() }
            }
            class B: UIViewController {
                func go() { let b: Bol = true }
            }
            """)
        #expect(
            run.talk == [
                "4:14: 'UIView' has no member 'colour'",
                "5:22: 'n' needs Int, not String",
                "7:27: 'title' needs String?, not Int",
                "9:25: 'UIView' has no member 'wibble'",
                "12:24: unknown type 'Bol'; did you mean 'Bool'?",
            ])
    }

    @Test("in a value that stands alone are named")
    func alone() {
        let run = ScriptRun(
            """
            new home; new n as nav
            home.foo
            home.titel
            n.pop
            home.title
            """)
        #expect(
            run.talk == [
                "2:6: 'UIViewController' has no member 'foo'",
                "3:6: 'UIViewController' has no member 'titel'; did you mean 'title'?",
                "4:3: 'UINavigationController' has no member 'pop'; did you mean 'popViewController(animated:)'?",
                "= nil",
            ])
    }

    @Test("in a call whose receiver is missing say whose method it is")
    func receiver() {
        let run = ScriptRun("new a; present(a, animated: true)")
        #expect(
            run.talk == [
                "1:8: 'present' is a method of UIViewController: write the object first, "
                    + "as in 'home.present(…)'"
            ])
    }

    @Test("beyond ten are counted at the prompt")
    func many() {
        let lines = (0..<14).map { "view.wrong\($0) = 1" }.joined(separator: "; ")
        let script = "class A: UIViewController { func go() { \(lines) } }\nnew a as A"
        #expect(ScriptRun(script).talk.count == 15)
        let run = ScriptRun()
        run.workbench.policy.isInteractive = true
        run.run(script)
        #expect(run.talk.count == 12)
        #expect(run.talk[10] == "and 4 more mistakes")
        #expect(
            run.talk[11]
                == "2:10: 'A' was not taken: 'UIView' has no member 'wrong0' (line 1)")
    }

    @Test("in Objective-C are told at once, too, and in a closure count as one")
    func inObjectiveC() {
        let run = ScriptRun(
            """
            @implementation A : UIViewController
            - (void)go { [self.view foo]; [UIView animateWithDuration:1 animations:^{ [self.view bar]; [self.view baz]; }]; }
            - (void)stop { self.title = [self.view qux]; }
            @end
            """)
        #expect(
            run.talk == [
                "2:25: 'UIView' has no 'foo'", "2:86: 'UIView' has no 'bar'",
                "3:40: 'UIView' has no 'qux'",
            ])
    }
}
