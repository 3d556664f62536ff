import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// A controller that tells when its overridable `removeFromParent` is called.
private final class Leaver: UIViewController {
    var calls: [String] = []

    override func removeFromParent() {
        calls.append("removeFromParent")
        super.removeFromParent()
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        calls.append("willMove")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        calls.append("didMove")
    }
}

@MainActor
@Suite("C53: moving a child to another parent")
struct ReparentingTests {
    /// A visible root with the two containers p and q in it.
    private func twoContainers(_ scene: Scene) -> (UIViewController, UIViewController) {
        let home = scene.root("home")
        return (scene.child("p", of: home), scene.child("q", of: home))
    }

    @Test("C53, D07: a child whose view is not loaded")
    func notLoaded() {
        let scene = Scene()
        let (p, q) = twoContainers(scene)
        let c = scene.controller("c")
        p.addChild(c)
        scene.settle()
        let lines = scene.lines {
            q.addChild(c)
            c.didMove(toParent: q)
        }
        #expect(
            lines == [
                "c.didMove(toParent: nil)",
                "c.willMove(toParent: q)",
                "c.didMove(toParent: q)",
            ])
        #expect(p.children == [] && q.children == [c] && c.parent === q)
    }

    @Test("C53: the overridable removeFromParent is called first")
    func overridden() {
        let scene = Scene()
        let (p, q) = twoContainers(scene)
        let c = scene.named(Leaver(), "c")
        p.addChild(c)
        c.calls = []
        q.addChild(c)
        #expect(c.calls == ["removeFromParent", "didMove", "willMove"])
    }

    @Test("E02: while its view sits in the old parent's, addChild raises and changes nothing")
    func viewStillThere() {
        let scene = Scene()
        let (p, q) = twoContainers(scene)
        let c = scene.child("c", of: p)
        #expect(
            scene.lines(.all) { q.addChild(c) } == [
                "exception UIViewControllerHierarchyInconsistency: child view controller:"
                    + "<UIViewController: c> should have parent view controller:"
                    + "<UIViewController: p> but requested parent is:<UIViewController: q>"
            ])
        #expect(c.parent === p && p.children == [c] && q.children == [])
        #expect(scene.simulator.pendingException?.rule == .e02)
    }

    @Test("C53: with the view taken out first, the appearance ends and begins")
    func viewTakenOut() {
        let scene = Scene()
        let (p, q) = twoContainers(scene)
        let c = scene.child("c", of: p)
        c.view.removeFromSuperview()
        scene.settle()
        let lines = scene.lines {
            q.addChild(c)
            q.view.addSubview(c.view)
            c.didMove(toParent: q)
        }
        #expect(
            lines == [
                "c.didMove(toParent: nil)",
                "c.willMove(toParent: q)",
                "c.viewWillAppear(false)",
                "c.didMove(toParent: q)",
                "c.viewIsAppearing(false)",
                "c.viewDidAppear(false)",
            ])
    }

    @Test("C53: the polite form is C20 and then C10")
    func polite() {
        let scene = Scene()
        let (p, q) = twoContainers(scene)
        let c = scene.child("c", of: p)
        #expect(
            scene.lines { scene.remove(c) } + scene.lines { scene.add(c, to: q) } == [
                "c.willMove(toParent: nil)",
                "c.viewWillDisappear(false)",
                "c.didMove(toParent: nil)",
                "c.viewDidDisappear(false)",
                "c.willMove(toParent: q)",
                "c.viewWillAppear(false)",
                "c.didMove(toParent: q)",
                "c.viewIsAppearing(false)",
                "c.viewDidAppear(false)",
            ])
    }

    @Test("C53: a view moved between two views of one parent sends no appearance line")
    func viewMovesWithinParent() {
        let (scene, p, c) = Scene.parentWithChild()
        let box = UIView()
        p.view.addSubview(box)
        scene.settle()
        #expect(scene.lines { box.addSubview(c.view) } == [])
        #expect(c.view.superview === box)
    }

    @Test("C53, E03: a child's view under a controller that is not its parent")
    func viewUnderStranger() {
        let scene = Scene()
        let (p, q) = twoContainers(scene)
        let c = scene.child("c", of: p)
        #expect(
            scene.lines(.all) { q.view.addSubview(c.view) } == [
                "exception UIViewControllerHierarchyInconsistency: child view controller:"
                    + "<UIViewController: c> should have parent view controller:"
                    + "<UIViewController: q> but actual parent is:<UIViewController: p>"
            ])
        #expect(c.view.superview === p.view)
    }
}
