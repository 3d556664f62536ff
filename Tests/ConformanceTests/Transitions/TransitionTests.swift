import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("C24–C27: swapping two children")
struct TransitionTests {
    /// A visible p with the child a, and a b that is nobody's child yet.
    @MainActor
    private struct Stage {
        let scene: Scene
        let p: UIViewController
        let a: UIViewController
        let b: UIViewController

        init(ios: Int = 26) {
            scene = Scene(ios: ios)
            p = scene.root("p")
            a = scene.child("a", of: p)
            b = scene.controller("b")
        }

        /// The documented dance.
        func cycle(over duration: Double = 0.4, animations: (() -> Void)? = nil) {
            p.addChild(b)
            a.willMove(toParent: nil)
            p.transition(
                from: a, to: b, duration: duration, options: .transitionFlipFromLeft,
                animations: animations
            ) { _ in
                b.didMove(toParent: p)
                a.removeFromParent()
            }
        }
    }

    @Test("C24: the documented dance, with layout")
    func documentedDance() {
        let stage = Stage()
        let lines = stage.scene.lines(.shownByDefault.union(.of(.layout))) { stage.cycle() }
        #expect(
            lines == [
                "b.willMove(toParent: p)",
                "a.willMove(toParent: nil)",
                "b.loadView()",
                "b.viewDidLoad()",
                "a.viewWillDisappear(true)",
                "b.viewWillAppear(true)",
                "p.viewWillLayoutSubviews()",
                "p.viewDidLayoutSubviews()",
                "b.viewLayoutMarginsDidChange()",
                "b.viewSafeAreaInsetsDidChange()",
                "b.viewIsAppearing(true)",
                "b.viewWillLayoutSubviews()",
                "b.viewDidLayoutSubviews()",
                "b.viewDidAppear(true)",
                "a.viewDidDisappear(true)",
                "completion transition(a, b, true)",
                "b.didMove(toParent: p)",
                "a.didMove(toParent: nil)",
                "p.viewWillLayoutSubviews()",
                "p.viewDidLayoutSubviews()",
            ])
        #expect(stage.scene.tree == ["p [appeared]", "  b [appeared]"])
    }

    @Test("C24: the wills come in the call, the dids after 0.4 s, the completion with them")
    func virtualTime() {
        let stage = Stage()
        let start = stage.scene.simulator.now
        stage.cycle()
        stage.scene.simulator.runUntilIdle()
        let log = stage.scene.simulator.log
        let timed = log.events.filter {
            EventCategories.of(.appearance, .containment, .presentation).contains(
                $0.callback.category)
        }.map { "\(($0.time - start).rounded(toPlaces: 3)) \(log.text($0))" }
        #expect(
            timed.suffix(10) == [
                "0.0 b.willMove(toParent: p)",
                "0.0 a.willMove(toParent: nil)",
                "0.0 a.viewWillDisappear(true)",
                "0.0 b.viewWillAppear(true)",
                "0.0 b.viewIsAppearing(true)",
                "0.4 b.viewDidAppear(true)",
                "0.4 a.viewDidDisappear(true)",
                "0.4 completion transition(a, b, true)",
                "0.4 b.didMove(toParent: p)",
                "0.4 a.didMove(toParent: nil)",
            ])
    }

    @Test("C24, X07: what has happened when the call returns, and in the middle of the animation")
    func byTime() {
        let stage = Stage()
        let (scene, a, b, p) = (stage.scene, stage.a, stage.b, stage.p)
        stage.cycle()
        #expect(
            scene.take() == [
                "b.willMove(toParent: p)",
                "a.willMove(toParent: nil)",
                "b.loadView()",
                "b.viewDidLoad()",
                "a.viewWillDisappear(true)",
                "b.viewWillAppear(true)",
            ])
        scene.simulator.advance(by: 0.39)
        #expect(scene.take() == ["b.viewIsAppearing(true)"])
        #expect(a.view.superview === p.view && b.view.superview === p.view)
        #expect(
            scene.tree == ["p [appeared]", "  a [disappearing]", "  b [appearing]"])
        scene.simulator.advance(by: 0.02)
        #expect(
            scene.take() == [
                "b.viewDidAppear(true)",
                "a.viewDidDisappear(true)",
                "completion transition(a, b, true)",
                "b.didMove(toParent: p)",
                "a.didMove(toParent: nil)",
            ])
        #expect(a.view.superview == nil)
    }

    @Test("C24: the animations run in the call, when the new view is there")
    func animations() {
        let stage = Stage()
        var seen: [Bool] = []
        stage.cycle { seen = [stage.b.view.window != nil, stage.a.view.window != nil] }
        #expect(seen == [true, true])
    }

    @Test("C24, M3: the subtrees go along, parents first")
    func subtrees() {
        let stage = Stage()
        let scene = stage.scene
        _ = scene.child("x", of: stage.a)
        scene.add(scene.controller("y"), to: stage.b)
        scene.settle()
        #expect(
            scene.lines(.of(.appearance)) { stage.cycle() } == [
                "a.viewWillDisappear(true)",
                "x.viewWillDisappear(true)",
                "b.viewWillAppear(true)",
                "y.viewWillAppear(true)",
                "b.viewIsAppearing(true)",
                "y.viewIsAppearing(true)",
                "b.viewDidAppear(true)",
                "y.viewDidAppear(true)",
                "a.viewDidDisappear(true)",
                "x.viewDidDisappear(true)",
            ])
    }

    @Test("D10: duration 0 keeps the order, unanimated, and completes before the call returns")
    func noDuration() {
        let stage = Stage()
        stage.cycle(over: 0)
        #expect(
            stage.scene.take() == [
                "b.willMove(toParent: p)",
                "a.willMove(toParent: nil)",
                "b.loadView()",
                "b.viewDidLoad()",
                "a.viewWillDisappear(false)",
                "b.viewWillAppear(false)",
                "b.viewIsAppearing(false)",
                "b.viewDidAppear(false)",
                "a.viewDidDisappear(false)",
                "completion transition(a, b, true)",
                "b.didMove(toParent: p)",
                "a.didMove(toParent: nil)",
            ])
        #expect(stage.scene.run() == [])
    }

    @Test("D20: willMove(nil) alone sends nothing else; the will comes with the transition")
    func willMoveAlone() {
        let stage = Stage()
        #expect(
            stage.scene.lines(.all) { stage.a.willMove(toParent: nil) } == [
                "a.willMove(toParent: nil)"
            ])
    }

    @Test("C24 gone wrong: didMove and removeFromParent forgotten in the completion")
    func emptyCompletion() {
        let stage = Stage()
        let (p, a, b) = (stage.p, stage.a, stage.b)
        let lines = stage.scene.lines {
            p.addChild(b)
            p.transition(from: a, to: b, duration: 0.25, animations: nil)
        }
        #expect(
            lines == [
                "b.willMove(toParent: p)",
                "b.loadView()",
                "b.viewDidLoad()",
                "a.viewWillDisappear(true)",
                "b.viewWillAppear(true)",
                "b.viewIsAppearing(true)",
                "b.viewDidAppear(true)",
                "a.viewDidDisappear(true)",
            ])
        #expect(stage.scene.tree == ["p [appeared]", "  a [disappeared]", "  b [appeared]"])
    }

    @Test("C26, E38: a controller that is no child of the receiver raises before anything changes")
    func forgottenAddChild() {
        let stage = Stage()
        let (p, a, b) = (stage.p, stage.a, stage.b)
        let lines = stage.scene.lines(.all) {
            p.transition(from: a, to: b, duration: 0.25, animations: nil)
        }
        #expect(
            lines == [
                "exception NSInvalidArgumentException: Children view controllers "
                    + "<UIViewController: a> and <UIViewController: b> must have a common parent "
                    + "view controller when calling -[UIViewController "
                    + "transitionFromViewController:toViewController:duration:options:animations:"
                    + "completion:]"
            ])
        #expect(!b.isViewLoaded)
        #expect(stage.scene.tree == ["p [appeared]", "  a [appeared]"])
    }

    @Test("C26: a container that forwards by hand is refused with NSInvalidArgumentException")
    func manualContainer() {
        let scene = Scene()
        let m = scene.named(ManualContainer(), "m")
        scene.show(m)
        let (a, b) = (scene.child("a", of: m), scene.controller("b"))
        m.addChild(b)
        scene.settle()
        let lines = scene.lines(.all) {
            m.transition(from: a, to: b, duration: 0.25, animations: nil)
        }
        #expect(lines.count == 1)
        #expect(lines.allSatisfy { $0.hasPrefix("exception NSInvalidArgumentException: ") })
        #expect(scene.simulator.pendingException?.rule == .c26)
        #expect(!b.isViewLoaded)
    }

    @Test("C26, E01: a new child whose view is already shown is unbalanced")
    func alreadyShown() {
        let stage = Stage()
        let (scene, p, a, b) = (stage.scene, stage.p, stage.a, stage.b)
        scene.add(b, to: p)
        scene.settle()
        let lines = scene.lines {
            p.transition(from: a, to: b, duration: 0.25, animations: nil)
        }
        #expect(
            lines == [
                "a.viewWillDisappear(true)",
                "warning: Unbalanced calls to begin/end appearance transitions for "
                    + "<UIViewController: b>.",
                "a.viewDidDisappear(true)",
            ])
    }

    @Test("C32: a second transition while the first runs leaves the middle child unbalanced")
    func twoAtOnce() {
        let stage = Stage()
        let (scene, p, b) = (stage.scene, stage.p, stage.b)
        stage.cycle()
        let c = scene.controller("c")
        p.addChild(c)
        p.transition(from: b, to: c, duration: 0.4, animations: nil)
        let warnings = scene.run().filter { $0.hasPrefix("warning") }
        #expect(
            warnings == [
                "warning: Unbalanced calls to begin/end appearance transitions for "
                    + "<UIViewController: b>."
            ])
        #expect(scene.tree.contains("  c [appeared]"))
    }

    @Test("A14: in a container that is not on the screen only the views move")
    func invisibleContainer() {
        let scene = Scene()
        let (p, a, b) = (scene.controller("p"), scene.controller("a"), scene.controller("b"))
        scene.add(a, to: p)
        p.addChild(b)
        scene.settle()
        let lines = scene.lines {
            p.transition(from: a, to: b, duration: 0.25, animations: nil) { _ in }
        }
        #expect(
            lines == ["b.loadView()", "b.viewDidLoad()", "completion transition(a, b, true)"])
        #expect(a.view.superview == nil && b.view.superview === p.view)
    }

    @Test("C24: the new view joins the superview of the old one")
    func superviewOfOld() {
        let scene = Scene()
        let p = scene.root("p")
        let box = UIView()
        p.view.addSubview(box)
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        p.addChild(a)
        box.addSubview(a.view)
        p.addChild(b)
        scene.settle()
        p.transition(from: a, to: b, duration: 0.25, animations: nil)
        #expect(b.view.superview === box)
    }

    @Test("C27: a swap by hand: the old pair comes when the old view leaves, after the animation")
    func byHand() {
        let stage = Stage()
        let (scene, p, a, b) = (stage.scene, stage.p, stage.a, stage.b)
        p.addChild(b)
        p.view.addSubview(b.view)
        a.willMove(toParent: nil)
        UIView.animate(withDuration: 0.3) {
            b.view.alpha = 1
        } completion: { _ in
            a.view.removeFromSuperview()
            a.removeFromParent()
            b.didMove(toParent: p)
        }
        scene.simulator.advance(by: 0.29)
        #expect(
            scene.take() == [
                "b.willMove(toParent: p)",
                "b.loadView()",
                "b.viewDidLoad()",
                "b.viewWillAppear(false)",
                "a.willMove(toParent: nil)",
                "b.viewIsAppearing(false)",
                "b.viewDidAppear(false)",
            ])
        #expect(
            scene.run() == [
                "a.viewWillDisappear(false)",
                "a.didMove(toParent: nil)",
                "b.didMove(toParent: p)",
                "a.viewDidDisappear(false)",
            ])
    }
}

extension Double {
    /// Rounded to that many decimal places.
    fileprivate func rounded(toPlaces places: Int) -> Double {
        var factor = 1.0
        for _ in 0..<places { factor *= 10 }
        return (self * factor).rounded() / factor
    }
}
