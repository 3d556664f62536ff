import HierarchyRecords
import Testing

@testable import Statements
@testable import Workbench

@MainActor
@Suite("doctor: what is wrong in the world, since when, and what mends it")
struct DiagnosisTests {
    private let start = "new p; new a; new b; root p; "

    @Test func `a world made by the book has nothing wrong`() {
        #expect(findings("") == [])
        #expect(findings(start + "add a; cycle a to b; present a; dismiss; remove b") == [])
    }

    @Test func `a status bar stays until somebody has it asked for again`() {
        let reader = """
            class Reader: UIViewController {
                var hide = false
                override var prefersStatusBarHidden: Bool { hide }
            }
            new k as Reader; root k
            k.hide = true

            """
        #expect(
            findings(reader) == [
                "bar-outdated S08 k @4: k.setNeedsStatusBarAppearanceUpdate()"
            ])
        #expect(findings(reader + "k.setNeedsStatusBarAppearanceUpdate()") == [])
        #expect(findings(reader + "k.hide = false") == [])
        #expect(findings(reader + "rotate left; rotate portrait") == [])
    }

    @Test func `a flip turns everything in the superview, unless the child has one of its own`() {
        let halves =
            "new p; new a; new b; new c; root p; add a to p frame 0 0 393 400; "
            + "add c to p frame 0 400 393 400; "
        let flip = "cycle a to b with flipFromTop; "
        let lines = [
            "let boxOfB = UIView(frame: b.view.frame)", "p.view.addSubview(boxOfB)",
            "boxOfB.addSubview(b.view)", "b.view.frame = boxOfB.bounds",
        ]
        #expect(
            findings(halves + flip) == [
                "turned-along V07 b,c @8: " + lines.joined(separator: " | ")
            ])
        #expect(findings(halves + "cycle a to b with crossDissolve") == [])
        #expect(findings(halves + "remove c; " + flip) == [])
        let mended = halves + flip + lines.joined(separator: "\n") + "\n"
        #expect(findings(mended) == [])
        #expect(findings(mended + "cycle b to a with flipFromTop") == [])
    }

    @Test func `a weak property holds nothing`() {
        let session = TestSession()
        session.run(
            """
            class Part: UIViewController {
                weak var owner: UIViewController?
                var onDone: (() -> Void)?
            }
            class Whole: UIViewController {
                let part = Part()
                func prepare() {
                    part.owner = self
                    part.onDone = { self.title = "done" }
                }
            }
            let whole = Whole(); whole.prepare()
            forget whole
            doctor
            """)
        guard let findings = session.foundLast else {
            Issue.record("doctor said nothing")
            return
        }
        #expect(
            findings.map(\.text) == [
                "whole was forgotten and lives: the closure in the property 'onDone' of Part-1 "
                    + "(line 9), which captured self, holds it"
            ])
    }

    @Test func `what is in flight is judged as it will end`() {
        #expect(findings(start + "add a; hold; cycle a to b; wait 0.1") == [])
        let swap =
            "p.addChild(b); p.transition(from: a, to: b, duration: 0.5, options: [], animations: nil)"
        #expect(
            findings(start + "add a; hold; " + swap + "; wait 0.1") == [
                "did-move-missing C11 b,p @7: b.didMove(toParent: p)"
            ])
        let session = TestSession()
        session.run(start + "step add a\nstep\ndoctor\nskip\nskip\ndoctor\nskip\ndoctor")
        let found = session.replies.flatMap(\.contents).compactMap { content in
            content.told(FindingsAnswer.self)?.findings.map(\.id)
        }
        #expect(found == [[], [], ["did-move-missing"]])
        #expect(
            session.notes == [
                "judged as things will be when 'add a' has run to its end",
                "judged as things will be when 'add a' has run to its end",
            ])
    }

    @Test func `what a finger holds is judged as it will be when the finger has gone to the end`() {
        let held = [
            "new q as page with a b; root q; swipe", "new n as nav with a b; root n; swipe back",
            "new d as drawer with a b; root d; swipe left; progress 0.3",
            "root a; present b as pageSheet; swipe down",
        ]
        for line in held {
            let session = TestSession()
            session.run("new a; new b; " + line + "; doctor")
            let found = session.replies.flatMap(\.contents).compactMap { content in
                content.told(FindingsAnswer.self)?.findings.map(\.id)
            }
            #expect(found == [[]], "\(line)")
            #expect(
                session.notes == [
                    "judged as things will be when the finger has gone to the end and was lifted"
                ], "\(line)")
        }
        #expect(
            findings(start + "p.addChild(a); new s; present s as pageSheet; swipe down")
                == findings(start + "p.addChild(a); new s; present s as pageSheet"))
        #expect(findings(start + "p.addChild(a)").count == 1)
    }

    @Test func `a child that its container, forwarding by hand, told nothing`() {
        let hand = "new p; new a; set p.shouldAutomaticallyForwardAppearanceMethods false; root p; "
        #expect(
            findings(hand + "add a") == [
                "appearance-untold C28 a,p @5: a.beginAppearanceTransition(true, animated: false) | "
                    + "a.endAppearanceTransition()"
            ])
        let told =
            "a.beginAppearanceTransition(true, animated: false); a.endAppearanceTransition(); "
        #expect(findings(hand + "add a; " + told) == [])
        #expect(
            findings(hand + "add a; " + told + "remove a") == [
                "disappearance-untold C28 a @7: "
                    + "a.beginAppearanceTransition(false, animated: false) | "
                    + "a.endAppearanceTransition()"
            ])
        #expect(
            findings(hand + "add a frame 0 900 393 852").map { $0.prefix(17) } == [
                "view-out-of-sight"
            ])
        // Parked at the edge, as the side of a drawer is: nobody sees it.
        #expect(findings(hand + "add a frame 393 0 393 852") == [])
    }

    @Test func `children whose edges meet lie side by side`() {
        let session = TestSession()
        session.run(start + "add a frame 0 0 120 852; add b frame 120 0 273 852; doctor design p")
        let rows = session.replies.flatMap(\.contents).flatMap { content in
            content.told(FactList.self)?.rows ?? []
        }
        #expect(rows.contains { "\($0)".contains("a and b lie side by side") })
    }

    @Test func `what is covered, or not in the window yet, is found all the same`() {
        let since = "view-without-controller C12 a,p @5: p.addChild(a) | a.didMove(toParent: p)"
        #expect(
            findings(start + "p.view.addSubview(a.view); present b as fullScreen; dismiss")
                == [since])
        #expect(
            findings("new p; new a; p.view.addSubview(a.view)") == [
                "view-without-controller C12 a,p @3: p.addChild(a) | a.didMove(toParent: p)"
            ])
    }

    @Test func `willMove(nil) after the removal announces nothing`() {
        #expect(
            findings(
                start + "add a; a.view.removeFromSuperview(); a.removeFromParent(); "
                    + "a.willMove(toParent: nil)"
            ).map { $0.prefix(25) } == ["will-move-missing C21 a @"])
    }

    @Test func `what containers of UIKit's tell their children is theirs to tell`() {
        let stack = "new r; new b; new c; new n as nav root r; "
        #expect(findings(stack) == [])
        #expect(findings(stack + "root n; push b; pop; stack n b c") == [])
        #expect(findings("new x; new y; new t as tab with x y; root t; select y") == [])
        #expect(findings(stack + "root n; n.addChild(b)").count == 1)
    }

    @Test func `didMove never sent`() {
        #expect(
            findings(start + "add b; p.addChild(a); p.view.addSubview(a.view)") == [
                "did-move-missing C11 a,p @6: a.didMove(toParent: p)"
            ])
        #expect(
            findings(start + "p.addChild(a); add b") == [
                "did-move-missing C13 a,p @5: p.view.addSubview(a.view) | a.didMove(toParent: p)"
            ])
    }

    @Test func `lines that mend name an object that has no name by who holds it`() {
        #expect(
            findings(start + "p.addChild(UIViewController())") == [
                "did-move-missing C13 UIViewController-4,p @5: "
                    + "p.view.addSubview(p.children[0].view) | "
                    + "p.children[0].didMove(toParent: p)"
            ])
        #expect(
            findings(start + "[p addChildViewController:[[UIViewController alloc] init]];")
                .map { $0.suffix(64) } == [
                    "; | [p.childViewControllers[0] didMoveToParentViewController:p];"
                ])
    }

    @Test func `a removal that stopped in the middle`() {
        #expect(
            findings(start + "add a; a.willMove(toParent: nil)") == [
                "removal-unfinished C20 a,p @6: a.view.removeFromSuperview() | a.removeFromParent()"
            ])
        #expect(
            sentences(start + "add a; a.willMove(toParent: nil)") == [
                "advice: a was told willMove(toParent: nil) and is still a child of p, unless the "
                    + "rest of its removal is to follow"
            ])
        #expect(
            findings(start + "add a; a.willMove(toParent: nil); a.view.removeFromSuperview()")
                == ["removal-unfinished C22 a,p @6: a.removeFromParent()"])
    }

    @Test func `a removal that nobody announced`() {
        #expect(
            findings(start + "add a; a.view.removeFromSuperview(); a.removeFromParent()") == [
                "will-move-missing C21 a @6: "
                    + "a.willMove(toParent: nil) before a.removeFromParent()"
            ])
    }

    @Test func `a view in the window without its controller`() {
        #expect(
            findings(start + "p.view.addSubview(a.view)") == [
                "view-without-controller C12 a,p @5: p.addChild(a) | a.didMove(toParent: p)"
            ])
        #expect(
            findings(start + "p.view.addSubview(a.view); forget a") == [
                "view-of-dead-controller C12 a @6: p.addChild(a) before its view is added"
            ])
        #expect(
            findings(start + "add a; a.willMove(toParent: nil); a.removeFromParent()") == [
                "view-without-controller C12 a,p @6: a.view.removeFromSuperview()"
            ])
    }

    @Test func `a child's view in a view that is not its parent's`() {
        #expect(
            findings(start + "add a; let v = UIView(); v.addSubview(a.view)") == [
                "view-astray C18 a,p @6: p.view.addSubview(a.view)"
            ])
    }

    @Test func `an appearance transition without its end, and an end without its beginning`() {
        #expect(
            findings(start + "add a; a.beginAppearanceTransition(false, animated: true)") == [
                "transition-open C31 a @6: a.beginAppearanceTransition(true, animated: false) | "
                    + "a.endAppearanceTransition()"
            ])
        #expect(
            findings(start + "add a; a.endAppearanceTransition()") == [
                "warned E01 a @6: a.beginAppearanceTransition(true, animated: false) and "
                    + "a.endAppearanceTransition(), one for one"
            ])
    }

    @Test func `a detached presenter, in UIKit's words`() {
        let found = findings(
            start + "p.view.addSubview(a.view); a.present(b, animated: false)", ios: 12)
        #expect(
            found == [
                "view-without-controller C12 a,p @5: p.addChild(a) | a.didMove(toParent: p)",
                "warned E17 b,a @5: Call addChild for the presenter before you present.",
            ])
    }

    @Test func `a warning is about the controllers that it names, and not about its words`() {
        #expect(
            findings(
                "new n as nav; new a; root n; add a to n; [n pushViewController:nil animated:NO];"
            )
            .last { $0.hasPrefix("warned") }
                == "warned E26 n @5: Make the controller before you push it.")
        let found = findings(
            "new p; new a; new b; root p; present a; p.present(b, animated: false)")
        #expect(
            found == ["warned E06 b,p,a @6: Dismiss what is presented first, or present from it."])
    }

    @Test func `callbacks called by hand, also where UIKit is silent`() {
        let found = [
            "callback-by-hand B05 a,viewWillAppear @6: leave the call out: UIKit sends it | "
                + "or, in a container that forwards by hand: "
                + "a.beginAppearanceTransition(true, animated: false)"
        ]
        #expect(findings(start + "add a; a.viewWillAppear(true)") == found)
        #expect(findings(start + "add a; a.viewWillAppear(true)", ios: 12) == found)
    }

    @Test func `a forgotten controller that a closure holds`() {
        #expect(
            findings(start + "let f = { a.title = \"x\" }; forget a; add b") == [
                "leak B15 a @6: capture [weak a] in the closure, "
                    + "or set the property that holds it to nil"
            ])
        #expect(findings(start + "add a; forget a") == [])
    }

    @Test func `forgotten controllers that properties and collections hold`() {
        let delegates = "class P: UIViewController { var delegate: P? }\nlet x = P(); let y = P()\n"
        #expect(
            findings(delegates + "x.delegate = y; y.delegate = x; forget x") == [
                "leak B15 x @4: declare the property of y 'weak var delegate', or set it to nil"
            ])
        #expect(
            findings(start + "let kept = [a]; forget a") == ["leak B15 a @6: take it out of 'kept'"]
        )
    }

    @Test func `a child's view out of sight`() {
        #expect(
            findings(start + "add a frame 0 900 10 10; add b frame 0 0 0 0") == [
                "view-out-of-sight B13 a,p @5: a.view.frame = p.view.bounds",
                "view-out-of-sight B13 b,p @6: b.view.frame = p.view.bounds",
            ])
    }

    @Test func `a view moved from one controller to another`() {
        #expect(
            findings(
                start + "add a; let v = UIView(); p.view.addSubview(v); a.view.addSubview(v)")
                == ["view-moved B14 v,p,a @6: give a a view of its own, and leave v with p"])
    }

    @Test func `lines that mend are in the language that was typed`() {
        #expect(
            findings(start + "[p addChildViewController:a];") == [
                "did-move-missing C13 a,p @5: [p.view addSubview:a.view]; | "
                    + "[a didMoveToParentViewController:p];"
            ])
    }

    @Test func `what was mended is not found any more, and what came back is dated anew`() {
        let late = start + "p.addChild(a); a.didMove(toParent: p); a.removeFromParent(); "
        let moved = start + "p.addChild(a); a.didMove(toParent: p)"
        #expect(findings(moved).map { $0.prefix(14) } == ["view-not-added"])
        #expect(
            findings(late + "p.addChild(a)") == [
                "did-move-missing C13 a,p @5: p.view.addSubview(a.view) | a.didMove(toParent: p)"
            ])
    }

    @Test func `looking changes nothing: no step, no event, no view`() {
        let session = TestSession()
        session.run(start + "p.addChild(a)")
        let (log, history) = (session.log(.all), session.history)
        session.run("doctor; doctor a; doctor design p; doctor design b")
        #expect(session.log(.all) == log && session.history == history)
        #expect(session.run("expect a.isViewLoaded false; expect b.isViewLoaded false") == .fine)
    }
}
