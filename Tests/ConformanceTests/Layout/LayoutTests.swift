import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("C04, R24, L07, L08, D04, D11: layout")
struct LayoutTests {
    private let layout = EventCategories.of(.appearance, .layout)

    /// The lines of layout proper: not the ones about moves, margins and safe areas.
    private func passes(_ scene: Scene, of work: () -> Void) -> [String] {
        let aside = ["argins", "afeArea", "Window", "Superview", "ddSubview", "moveSubview"]
        return scene.lines(.of(.appearance, .layout, .view), of: work).filter { line in
            !line.hasPrefix("window.") && !aside.contains { line.contains($0) }
        }
    }

    private func subview(_ name: String, of view: UIView, in scene: Scene) -> UIView {
        let subview = scene.named(UIView(frame: view.bounds), name)
        view.addSubview(subview)
        scene.settle()
        return subview
    }

    @Test("C04, L07: updateViewConstraints stands between the will and the first layout")
    func constraintsAtFirstAppearance() {
        let (scene, p, c) = Scene.parentBesideController()
        let lines = passes(scene) {
            c.view.setNeedsUpdateConstraints()
            scene.add(c, to: p)
        }
        #expect(
            lines == [
                "c.viewWillAppear(false)",
                "c.updateViewConstraints()",
                "c.view.updateConstraints()",
                "p.viewWillLayoutSubviews()",
                "p.view.layoutSubviews()",
                "p.viewDidLayoutSubviews()",
                "c.viewIsAppearing(false)",
                "c.viewWillLayoutSubviews()",
                "c.view.layoutSubviews()",
                "c.viewDidLayoutSubviews()",
                "c.viewDidAppear(false)",
            ])
    }

    @Test("C04: a view that asked for no constraint pass gets none")
    func noConstraints() {
        let (scene, p, c) = Scene.parentBesideController()
        #expect(!scene.lines(layout) { scene.add(c, to: p) }.contains("c.updateViewConstraints()"))
    }

    @Test("C04: with a subview: subview, controller, root view; then layout")
    func constraintsOfViews() {
        let scene = Scene()
        let c = scene.controller("c")
        let v = scene.named(UIView(), "v")
        c.view.addSubview(v)
        v.setNeedsUpdateConstraints()
        let lines = passes(scene) {
            scene.simulator.window.rootViewController = c
            scene.simulator.window.makeKeyAndVisible()
        }
        #expect(
            lines == [
                "c.viewWillAppear(false)",
                "v.updateConstraints()",
                "c.updateViewConstraints()",
                "c.view.updateConstraints()",
                "c.viewIsAppearing(false)",
                "c.viewWillLayoutSubviews()",
                "c.view.layoutSubviews()",
                "c.viewDidLayoutSubviews()",
                "v.layoutSubviews()",
                "c.viewDidAppear(false)",
            ])
    }

    @Test("R24: a dirty subview's constraints go up to its controller, whose view is laid out")
    func dirtyConstraints() {
        let scene = Scene()
        let a = scene.root("a")
        let v = subview("v", of: a.view, in: scene)
        #expect(
            passes(scene) { v.setNeedsUpdateConstraints() } == [
                "v.updateConstraints()",
                "a.updateViewConstraints()",
                "a.view.updateConstraints()",
                "a.viewWillLayoutSubviews()",
                "a.view.layoutSubviews()",
                "a.viewDidLayoutSubviews()",
            ])
        #expect(!v.needsUpdateConstraints() && !a.view.needsUpdateConstraints())
    }

    @Test("R24, A10: constraints go from the leaves up, siblings in order")
    func siblingsInOrder() {
        let scene = Scene()
        let a = scene.root("a")
        let (u, v) = (subview("u", of: a.view, in: scene), subview("v", of: a.view, in: scene))
        let w = subview("w", of: u, in: scene)
        let lines = passes(scene) {
            v.setNeedsUpdateConstraints()
            w.setNeedsUpdateConstraints()
        }
        #expect(
            lines.filter { $0.contains("onstraints") } == [
                "w.updateConstraints()",
                "u.updateConstraints()",
                "v.updateConstraints()",
                "a.updateViewConstraints()",
                "a.view.updateConstraints()",
            ])
    }

    @Test("R24: the same outside any window, by layoutIfNeeded")
    func dirtyConstraintsDetached() {
        let scene = Scene()
        let a = scene.controller("a")
        a.loadViewIfNeeded()
        let v = scene.named(UIView(), "v")
        a.view.addSubview(v)
        a.view.layoutIfNeeded()
        scene.settle()
        let lines = passes(scene) {
            v.setNeedsUpdateConstraints()
            a.view.layoutIfNeeded()
        }
        #expect(
            lines == [
                "v.updateConstraints()",
                "a.updateViewConstraints()",
                "a.view.updateConstraints()",
                "a.viewWillLayoutSubviews()",
                "a.view.layoutSubviews()",
                "a.viewDidLayoutSubviews()",
            ])
    }

    @Test("R24: root and subview dirty: the controller's callbacks bracket the root's only")
    func dirtyLayout() {
        let scene = Scene()
        let a = scene.root("a")
        let v = subview("v", of: a.view, in: scene)
        let lines = passes(scene) {
            v.setNeedsLayout()
            a.view.setNeedsLayout()
        }
        #expect(
            lines == [
                "a.viewWillLayoutSubviews()",
                "a.view.layoutSubviews()",
                "a.viewDidLayoutSubviews()",
                "v.layoutSubviews()",
            ])
        #expect(scene.run(.all) == [])
    }

    @Test("R24: layoutIfNeeded does it at once; a settled pass emits nothing")
    func layoutIfNeeded() {
        let scene = Scene()
        let a = scene.root("a")
        a.view.setNeedsLayout()
        a.view.layoutIfNeeded()
        #expect(
            scene.take(layout) == ["a.viewWillLayoutSubviews()", "a.viewDidLayoutSubviews()"])
        a.view.layoutIfNeeded()
        #expect(scene.run(.all) == [])
    }

    @Test("D04: asked for three times, laid out once a commit")
    func onePass() {
        let scene = Scene()
        let a = scene.root("a")
        let lines = scene.lines(layout) { for _ in 1...3 { a.view.setNeedsLayout() } }
        #expect(lines == ["a.viewWillLayoutSubviews()", "a.viewDidLayoutSubviews()"])
    }

    @Test("D04: a view that asks again in its own layout is left after a while")
    func endlessLayout() {
        let scene = Scene()
        let a = scene.scripted("a")
        scene.show(a)
        a.on(.viewDidLayoutSubviews) { [unowned a] in a.view.setNeedsLayout() }
        a.view.setNeedsLayout()
        scene.simulator.runTurn()
        let passes = scene.take(.of(.layout)).filter { $0 == "a.viewWillLayoutSubviews()" }
        #expect((1...100).contains(passes.count))
    }

    @Test("L08, D11: nested layout: the parent's pass is over before the child's begins")
    func nested() {
        let (scene, p, c) = Scene.parentWithChild()
        let lines = scene.lines(layout) {
            c.view.setNeedsLayout()
            p.view.setNeedsLayout()
        }
        #expect(
            lines == [
                "p.viewWillLayoutSubviews()",
                "p.viewDidLayoutSubviews()",
                "c.viewWillLayoutSubviews()",
                "c.viewDidLayoutSubviews()",
            ])
    }

    @Test("L08: a child whose bounds do not change is not laid out with its parent")
    func unchangedChild() {
        let (scene, p, c) = Scene.parentWithChild()
        c.view.autoresizingMask = []
        #expect(
            passes(scene) { p.view.frame.size.height = 700 } == [
                "p.viewWillLayoutSubviews()", "p.view.layoutSubviews()",
                "p.viewDidLayoutSubviews()",
            ])
        #expect(c.view.frame.size.height == 852)
    }

    @Test("L08: a flexible child is resized and laid out after its parent")
    func flexibleChild() {
        let (scene, p, c) = Scene.parentWithChild()
        let lines = scene.lines(layout) { p.view.frame.size.height = 700 }
        #expect(
            lines.filter { $0.contains("LayoutSubviews") } == [
                "p.viewWillLayoutSubviews()",
                "p.viewDidLayoutSubviews()",
                "c.viewWillLayoutSubviews()",
                "c.viewDidLayoutSubviews()",
            ])
        #expect(c.view.frame.size.height == 700)
    }

    @Test("M2: viewIsAppearing only in the first pass of an appearance")
    func onceAnAppearance() {
        let scene = Scene()
        let a = scene.scripted("a")
        a.on(.viewDidLayoutSubviews) { [unowned a] in
            if a.view.tag == 0 { a.view.setNeedsLayout() }
            a.view.tag = 1
        }
        scene.simulator.window.rootViewController = a
        let lines = scene.lines(layout) { scene.simulator.window.makeKeyAndVisible() }
        #expect(lines.filter { $0 == "a.viewIsAppearing(false)" }.count == 1)
        #expect(lines.filter { $0 == "a.viewWillLayoutSubviews()" }.count == 2)
    }

    @Test("D11: siblings and nephews are laid out in the order of the tree")
    func treeOrder() {
        let scene = Scene()
        let p = scene.root("p")
        let (c, d) = (scene.child("c", of: p), scene.child("d", of: p))
        let (e, f) = (scene.child("e", of: c), scene.child("f", of: d))
        let lines = scene.lines(layout) {
            for controller in [f, e, d, c, p] { controller.view.setNeedsLayout() }
        }
        #expect(
            lines.filter { $0.contains("Will") }
                == ["p", "c", "e", "d", "f"].map { "\($0).viewWillLayoutSubviews()" })
    }
}
