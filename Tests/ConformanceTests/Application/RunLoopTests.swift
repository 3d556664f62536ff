import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("M1, P07: turns of the run loop, on virtual time")
struct RunLoopTests {
    private let heard = EventCategories.of(.appearance, .containment, .mark)

    @Test("M1: one turn: its blocks, the commit, what waits for the commit")
    func oneTurn() {
        let (scene, p, c) = Scene.parentBesideController()
        scene.simulator.performLater { scene.simulator.recordMark("block") }
        scene.add(c, to: p)
        #expect(scene.take(heard).last == "c.didMove(toParent: p)")
        scene.simulator.runTurn()
        #expect(
            scene.take(heard) == [
                "mark block", "c.viewIsAppearing(false)", "c.viewDidAppear(false)",
            ])
        #expect(scene.simulator.isIdle)
    }

    @Test("M1: without a turn nothing goes on; time alone changes nothing that is not due")
    func held() {
        let (scene, p, c) = Scene.parentBesideController()
        scene.add(c, to: p)
        _ = scene.take()
        #expect(!scene.simulator.isIdle)
        #expect(scene.take(.all) == [])
        #expect(scene.tree == ["p [appeared]", "  c [appearing]"])
    }

    @Test("Many timers run as they are due; those due at once in the order in which they came")
    func manyTimers() {
        let scene = Scene()
        let dues = (0..<1_000).map { ($0 * 37) % 101 }
        for (number, due) in dues.enumerated() {
            UIView.animate(withDuration: Double(due + 1) / 64, animations: {}) { _ in
                scene.simulator.recordMark("\(number)")
            }
        }
        let inOrder = dues.indices.sorted { (dues[$0], $0) < (dues[$1], $1) }
        #expect(scene.run(.of(.mark)) == inOrder.map { "mark \($0)" })
    }

    @Test("A delayed call that makes itself again for ever is as a timer that repeats")
    func endlessCalls() {
        let scene = Scene()
        let beats = Beats()
        beats.go()
        scene.simulator.runUntilIdle()
        #expect(beats.count == 101)
        #expect(scene.simulator.isIdle)
        scene.simulator.advance(by: 10)
        #expect(beats.count == 111)
    }

    /// Calls itself once a second.
    @MainActor
    private final class Beats {
        private(set) var count = 0

        func go() {
            count += 1
            UIView.animate(withDuration: 1, animations: {}) { [self] _ in go() }
        }
    }

    @Test("A block runs in the next turn, and one that it asks for in the turn after")
    func blocks() {
        let scene = Scene()
        scene.simulator.performLater {
            scene.simulator.recordMark("a")
            scene.simulator.performLater { scene.simulator.recordMark("c") }
        }
        scene.simulator.performLater { scene.simulator.recordMark("b") }
        scene.simulator.runTurn()
        #expect(scene.take() == ["mark a", "mark b"])
        scene.simulator.runTurn()
        #expect(scene.take() == ["mark c"])
        #expect(scene.simulator.isIdle)
    }

    @Test("Together: calls of one turn share its commit")
    func together() {
        let scene = Scene()
        let p = scene.root("p")
        let (c, d) = (scene.controller("c"), scene.controller("d"))
        scene.simulator.performLater {
            scene.add(c, to: p)
            scene.add(d, to: p)
        }
        scene.simulator.runTurn()
        let lines = scene.take(.of(.appearance, .layout))
        #expect(lines.filter { $0 == "p.viewDidLayoutSubviews()" }.count == 1)
        #expect(lines.suffix(2) == ["c.viewDidAppear(false)", "d.viewDidAppear(false)"])
    }

    @Test("Timers fire by their time, then in the order they were made; the clock stands at each")
    func timers() {
        let scene = Scene()
        var fired: [String] = []
        func fire(_ name: String, after seconds: Double) {
            scene.simulator.runLoop.perform(after: seconds) {
                fired.append("\(name) \(scene.simulator.now)")
            }
        }
        fire("late", after: 2)
        fire("first", after: 1)
        fire("second", after: 1)
        scene.simulator.runUntilIdle()
        #expect(fired == ["first 1.0", "second 1.0", "late 2.0"])
        #expect(scene.simulator.now == 2)
    }

    @Test("advance runs what is due in it and leaves the clock at its end")
    func advance() {
        let scene = Scene()
        var fired: [Double] = []
        for seconds in [0.25, 0.5, 0.75] {
            scene.simulator.runLoop.perform(after: seconds) { fired.append(seconds) }
        }
        scene.simulator.advance(by: 0.5)
        #expect(fired == [0.25, 0.5])
        #expect(scene.simulator.now == 0.5)
        scene.simulator.advance(by: 0.1)
        #expect(fired == [0.25, 0.5])
        #expect(scene.simulator.now == 0.6)
        scene.simulator.advance(by: 0.15)
        #expect(fired == [0.25, 0.5, 0.75])
    }

    @Test("An animation runs now; its completion comes after delay and duration")
    func animation() {
        let scene = Scene()
        let a = scene.root("a")
        var seen: [String] = []
        UIView.animate(withDuration: 0.3, delay: 0.2) {
            a.view.alpha = 0
            seen.append("animations \(scene.simulator.now)")
        } completion: { finished in
            seen.append("completion \(finished) \(scene.simulator.now)")
        }
        #expect(a.view.alpha == 0)
        scene.simulator.advance(by: 0.49)
        #expect(seen == ["animations 0.0"])
        scene.simulator.advance(by: 0.01)
        #expect(seen == ["animations 0.0", "completion true 0.5"])
    }

    @Test("An animation without duration completes in the next turn")
    func noDuration() {
        let scene = Scene()
        var isDone = false
        UIView.animate(withDuration: 0) {
        } completion: { _ in
            isDone = true
        }
        #expect(!isDone)
        scene.simulator.runTurn()
        #expect(isDone)
    }

    @Test("UIView.transition replaces a view, and completes after its duration")
    func viewTransition() {
        let scene = Scene()
        let a = scene.root("a")
        let (v, w) = (UIView(), UIView())
        a.view.addSubview(v)
        var isDone = false
        UIView.transition(from: v, to: w, duration: 0.4) { _ in isDone = true }
        #expect(a.view.subviews == [w] && v.superview == nil)
        scene.simulator.advance(by: 0.39)
        #expect(!isDone)
        scene.simulator.advance(by: 0.01)
        #expect(isDone)
    }

    @Test("What asks for itself for ever is stopped, and said to be")
    func endless() {
        let scene = Scene()
        func again() { scene.simulator.performLater { again() } }
        again()
        #expect(!scene.simulator.runUntilIdle())
        Simulator.reset()
    }

    @Test("A turn inside a block runs what was asked for since, and nothing twice")
    func nestedTurnInBlock() {
        let scene = Scene()
        scene.simulator.performLater {
            scene.simulator.recordMark("a")
            scene.simulator.performLater { scene.simulator.recordMark("b") }
            scene.simulator.runTurn()
        }
        scene.simulator.performLater { scene.simulator.recordMark("c") }
        #expect(scene.run() == ["mark a", "mark b", "mark c"])
    }

    @Test("A turn inside a callback runs each waiting block once")
    func nestedTurn() {
        let scene = Scene()
        let p = scene.root("p")
        let c = scene.scripted("c")
        let d = scene.controller("d")
        let e = scene.controller("e")
        c.on(.viewDidAppear) {
            scene.add(e, to: p)
            scene.simulator.runUntilIdle()
        }
        scene.add(c, to: p)
        scene.add(d, to: p)
        scene.simulator.performLater { scene.simulator.recordMark("later") }
        _ = scene.take()
        #expect(
            scene.run(heard).sorted() == [
                "c.viewDidAppear(false)",
                "c.viewIsAppearing(false)",
                "d.viewDidAppear(false)",
                "d.viewIsAppearing(false)",
                "e.didMove(toParent: p)",
                "e.viewDidAppear(false)",
                "e.viewIsAppearing(false)",
                "e.viewWillAppear(false)",
                "e.willMove(toParent: p)",
                "mark later",
            ])
        #expect(
            scene.tree == [
                "p [appeared]", "  c [appeared]", "  d [appeared]", "  e [appeared]",
            ])
    }
}
