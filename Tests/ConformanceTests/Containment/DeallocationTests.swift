import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// A controller that a cycle keeps alive, or does not.
private final class Holder: UIViewController {
    var held: UIViewController?
    weak var weaklyHeld: UIViewController?
}

@MainActor
@Suite("V05: deallocation as a fact")
struct DeallocationTests {
    @Test("V05: an object that nothing holds is gone at once, and says so")
    func unheld() {
        let scene = Scene()
        var a: UIViewController? = scene.controller("a")
        a?.loadViewIfNeeded()
        _ = scene.take()
        a = nil
        #expect(scene.take(.all) == ["a.deinit"])
        #expect(a == nil)
    }

    @Test("V05: a parent holds its children, and goes before them")
    func children() {
        let scene = Scene()
        var p: UIViewController? = scene.controller("p")
        for name in ["c", "d"] { p?.addChild(scene.controller(name)) }
        p?.children[0].addChild(scene.controller("g"))
        _ = scene.take()
        p = nil
        #expect(scene.take() == ["p.deinit", "c.deinit", "g.deinit", "d.deinit"])
        #expect(p == nil)
    }

    @Test("V05: a child that somebody else holds outlives its parent and has none then")
    func orphan() {
        let scene = Scene()
        var p: UIViewController? = scene.controller("p")
        let c = scene.controller("c")
        p?.addChild(c)
        _ = scene.take()
        p = nil
        #expect(scene.take() == ["p.deinit"])
        #expect(c.parent == nil && p == nil)
    }

    @Test("V05: a cycle keeps both alive; a weak reference does not")
    func cycles() {
        let scene = Scene()
        func lines(_ link: (Holder, Holder) -> Void) -> [String] {
            link(scene.named(Holder(), "a"), scene.named(Holder(), "b"))
            return scene.run()
        }
        #expect(
            lines {
                $0.weaklyHeld = $1; $1.weaklyHeld = $0
            }.sorted() == ["a.deinit", "b.deinit"])
        weak var kept: Holder?
        #expect(
            lines {
                $0.held = $1
                $1.held = $0
                kept = $0
            } == [])
        #expect(kept != nil)
        kept?.held = nil
        #expect(kept == nil)
    }

    @Test("V05: a view does not hold its controller; its next responder is then the superview")
    func viewOutlivesController() {
        let scene = Scene()
        let p = scene.root("p")
        var c: UIViewController? = scene.controller("c")
        let view = c!.view!
        p.view.addSubview(view)
        scene.settle()
        #expect(view.next === c)
        c = nil
        #expect(scene.take() == ["c.deinit"])
        #expect(view.next === p.view && view.window != nil)
        #expect(scene.lines(.of(.appearance)) { view.removeFromSuperview() } == [])
    }

    @Test("V05: the window holds its root")
    func root() {
        let scene = Scene()
        scene.show(scene.controller("a"))
        let lines = scene.lines(.of(.appearance, .load)) {
            scene.simulator.window.rootViewController = nil
        }
        #expect(
            lines == ["a.viewWillDisappear(false)", "a.viewDidDisappear(false)", "a.deinit"])
    }

    @Test("V05: a presenter holds what it presents until the dismissal is over")
    func presented() {
        let scene = Scene()
        let a = scene.root("a")
        a.present(scene.controller("b"), animated: true)
        scene.settle()
        #expect(
            scene.lines { a.dismiss(animated: true) }.suffix(3) == [
                "b.viewDidDisappear(true)",
                "b.presentationController.dismissalTransitionDidEnd(true)",
                "b.deinit",
            ])
    }

    @Test("A11: what a replaced root presents stays, and keeps it alive; neither hears anything")
    func replacedRootThatPresents() {
        let scene = Scene()
        scene.show(scene.controller("a"))
        weak let a = scene.simulator.window.rootViewController
        a?.present(scene.controller("b"), animated: true)
        scene.settle()
        let c = scene.controller("c")
        let lines = scene.lines(.of(.appearance, .load)) {
            scene.simulator.window.rootViewController = c
        }
        #expect(lines.filter { $0.hasPrefix("b.") || $0 == "a.deinit" } == [])
        #expect(a != nil && a?.presentedViewController?.view.window != nil)
    }

    @Test("V05: nothing is logged of an object after its deinit")
    func nothingAfter() {
        let scene = Scene()
        let p = scene.root("p")
        scene.add(scene.controller("c"), to: p)
        scene.settle()
        scene.remove(p.children[0])
        p.view.setNeedsLayout()
        let lines = scene.run(.all)
        let end = lines.firstIndex(of: "c.deinit")
        #expect(end != nil)
        #expect(lines[(end ?? 0)...].dropFirst().filter { $0.hasPrefix("c.") } == [])
    }

    @Test("A world that is dropped logs nothing, and lets go of all that was in it")
    func droppedWorld() {
        let scene = Scene()
        scene.show(scene.controller("a"))
        weak let a = scene.simulator.window.rootViewController
        weak let window = scene.simulator.window
        a?.present(scene.controller("b"), animated: true)
        scene.settle()
        weak let b = a?.presentedViewController
        b?.addChild(scene.controller("c"))
        b?.present(scene.controller("d"), animated: true)
        scene.simulator.advance(by: 0.1)
        let count = scene.simulator.log.count
        let next = Scene()
        #expect(a == nil && b == nil && window == nil)
        #expect(scene.simulator.log.count == count)
        #expect(next.take(.all) == [])
    }

    @Test("Objects of a dropped world may be used and released without harm to the new one")
    func survivors() {
        let (scene, p, c) = Scene.parentWithChild()
        let next = Scene()
        scene.remove(c)
        scene.add(c, to: p)
        c.viewWillAppear(true)
        #expect(next.run(.all) == [])
    }
}
