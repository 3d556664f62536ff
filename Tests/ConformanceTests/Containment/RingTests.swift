import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// Views, children and presenters that would be a part of themselves: refused where the ring would
/// be closed, however that came about.
@MainActor
@Suite("A07, E13, E63: rings of views and controllers")
struct RingTests {
    private let invalid = "exception NSInvalidArgumentException: "

    private func x(_ name: String) -> String { "<UIViewController: \(name)>" }

    private func cycle(_ layer: String) -> String {
        "exception CALayerInvalid: layer <CALayer: \(layer).layer> is a part of cycle in its layer "
            + "tree"
    }

    private func active(_ name: String) -> String {
        invalid + "Application tried to present modally an active controller \(x(name))."
    }

    private func above(_ child: String, _ parent: String) -> String {
        invalid
            + "(not UIKit's words) \(x(child)) is an ancestor of \(x(parent)) and cannot become "
            + "its child"
    }

    /// The controllers to present over the full screen, so that those below stay where they are.
    private func modal(_ name: String, _ scene: Scene) -> UIViewController {
        let controller = scene.controller(name)
        controller.modalPresentationStyle = .overFullScreen
        return controller
    }

    // MARK: Views

    @Test(
        "E63, M4: a container put into its child's view shows that child before the ring closes",
        arguments: ["n", "t"])
    func containerInItsChild(name: String) {
        let scene = Scene()
        let child = scene.root("x")
        let container: UIViewController =
            name == "n" ? UINavigationController() : UITabBarController()
        (container as? UINavigationController)?.viewControllers = [child]
        (container as? UITabBarController)?.viewControllers = [child]
        _ = scene.named(container, name)
        container.loadViewIfNeeded()
        scene.settle()
        let lines = scene.lines(.all) { child.view.addSubview(container.view) }
        #expect(lines.filter { $0.hasPrefix("exception") } == [cycle("\(name).view")])
        #expect(container.view.superview == nil)
    }

    @Test("E63: code in willMove(toSuperview:) puts the receiver into the view")
    func inWillMove() {
        final class Greedy: UIView {
            var prey: UIView?
            override func willMove(toSuperview superview: UIView?) {
                if let prey { addSubview(prey) }
            }
        }
        let scene = Scene()
        let v = scene.named(UIView(), "v")
        let w = scene.named(Greedy(), "w")
        w.prey = v
        let lines = scene.lines(.all) { v.addSubview(w) }
        #expect(
            lines == [
                "w.willMove(toSuperview: v)", "v.willMove(toSuperview: w)",
                "v.didMoveToSuperview()", "w.didAddSubview(v)", cycle("w"),
            ])
        #expect(w.superview == nil && v.superview === w)
    }

    // MARK: Parents

    @Test("A07: code in the removal from the old parent puts the new one below the child")
    func inTakingOver() {
        let scene = Scene()
        let (p, q, c) = (scene.controller("p"), scene.controller("q"), scene.scripted("c"))
        p.addChild(c)
        _ = scene.run()
        c.on(.didMoveToParent) { [unowned c] in if c.parent == nil { c.addChild(q) } }
        #expect(
            scene.lines(.all) { q.addChild(c) } == [
                "c.didMove(toParent: nil)", "q.willMove(toParent: c)",
                invalid
                    + "(not UIKit's words) <ScriptedController: c> is an ancestor of \(x("q")) and "
                    + "cannot become its child",
            ])
        #expect(c.parent == nil && q.parent === c)
    }

    // MARK: Presenters

    /// `t` presents `h`, `h` presents `b`, and `h` has become the child of the root `a`.
    private func presenterInParent(
        _ scene: Scene
    ) -> (t: UIViewController, h: UIViewController, b: UIViewController, a: UIViewController) {
        let t = scene.root("t")
        let (h, b, a) = (modal("h", scene), modal("b", scene), modal("a", scene))
        t.present(h, animated: false)
        scene.settle()
        h.present(b, animated: false)
        scene.settle()
        scene.show(a)
        scene.add(h, to: a)
        scene.settle()
        return (t, h, b, a)
    }

    @Test("E13: the parent of a presenter is above what that presents, besides its own presenter")
    func parentOfPresenter() {
        let scene = Scene()
        let (t, h, b, a) = presenterInParent(scene)
        #expect(h.parent === a && h.presentingViewController === t)
        #expect(scene.lines(.all) { b.present(a, animated: true) } == [active("a")])
        scene.simulator.clearException()
        #expect(scene.lines(.all) { b.present(t, animated: true) } == [active("t")])
        scene.simulator.clearException()
        #expect(scene.lines(.all) { b.present(h, animated: true) } == [active("h")])
        #expect(b.presentedViewController == nil)
        #expect(scene.tree == ["a [appeared]", "  h [appeared]", "    ^ b [appeared]"])
    }

    @Test("A07: nor does one of those above a presented controller become its child")
    func aboveAsChild() {
        let scene = Scene()
        let (t, h, b, a) = presenterInParent(scene)
        for controller in [a, t, h] {
            let name = scene.simulator.log.objects.name(controller.objectID)
            #expect(scene.lines(.all) { b.addChild(controller) } == [above(name, "b")])
            scene.simulator.clearException()
        }
        #expect(b.children == [])
    }

    @Test("A07: a sibling of what a controller presents does not hang on that controller")
    func siblingOfPresented() {
        let scene = Scene()
        let (t, h, _, a) = presenterInParent(scene)
        let z = scene.child("z", of: a)
        #expect(
            scene.lines(.all) { z.addChild(t) } == ["t.willMove(toParent: z)"])
        #expect(t.parent === z && h.parent === a)
    }

    @Test(
        "A07: many controllers that have both a parent and a presenter are gone through once each")
    func junctions() {
        let scene = Scene()
        var top = scene.root("r")
        for index in 0..<60 {
            let (p, q) = (modal("p\(index)", scene), modal("q\(index)", scene))
            let x = modal("x\(index)", scene)
            scene.add(p, to: top)
            scene.add(q, to: top)
            scene.settle()
            q.definesPresentationContext = true
            x.modalPresentationStyle = .overCurrentContext
            q.present(x, animated: false)
            scene.settle()
            x.view.removeFromSuperview()
            scene.add(x, to: p)
            scene.settle()
            #expect(x.parent === p && x.presentingViewController === q)
            top = x
        }
        let root = scene.simulator.window.rootViewController!
        #expect(scene.lines(.all) { top.addChild(root) } == [above("r", "x59")])
    }

    @Test("E13: the delegate's code puts the presenter below the controller that it presents")
    func inDelegate() {
        final class Delegate: UIViewControllerTransitioningDelegate {
            var work: () -> Void = {}
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?,
                source: UIViewController
            ) -> UIPresentationController? {
                work()
                return UIPresentationController(
                    presentedViewController: presented, presenting: presenting)
            }
        }
        let scene = Scene()
        let a = scene.root("a")
        let b = scene.controller("b")
        let delegate = Delegate()
        b.modalPresentationStyle = .custom
        b.transitioningDelegate = delegate
        delegate.work = { b.addChild(a) }
        let lines = scene.lines(.of(.containment, .exception)) { a.present(b, animated: true) }
        #expect(lines.last == active("b"))
        #expect(b.presentingViewController == nil && a.presentedViewController == nil)
    }
}
