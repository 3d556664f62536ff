import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("C20–C22: removing a child")
struct RemovingTests {
    @Test("C20: a standard removal from a visible container")
    func standardRemoval() {
        let (scene, p, c) = Scene.parentWithChild()
        #expect(
            scene.lines { scene.remove(c) } == [
                "c.willMove(toParent: nil)",
                "c.viewWillDisappear(false)",
                "c.didMove(toParent: nil)",
                "c.viewDidDisappear(false)",
            ])
        #expect(c.parent == nil && p.children == [])
        #expect(scene.tree == ["p [appeared]"])
    }

    @Test("C20: which call sends which callback, and the parent in willMove(nil)")
    func callByCall() {
        let (scene, p, c) = Scene.parentWithChild()
        c.willMove(toParent: nil)
        #expect(scene.take() == ["c.willMove(toParent: nil)"])
        #expect(c.parent === p)
        c.view.removeFromSuperview()
        #expect(scene.take() == ["c.viewWillDisappear(false)"])
        c.removeFromParent()
        #expect(scene.take() == ["c.didMove(toParent: nil)"])
        #expect(scene.run() == ["c.viewDidDisappear(false)"])
    }

    @Test("C20, V05: a child that nobody else holds is gone after viewDidDisappear")
    func lastReference() {
        let scene = Scene()
        let p = scene.root("p")
        scene.add(scene.controller("c"), to: p)
        scene.settle()
        let lines = scene.lines { scene.remove(p.children[0]) }
        #expect(
            lines == [
                "c.willMove(toParent: nil)",
                "c.viewWillDisappear(false)",
                "c.didMove(toParent: nil)",
                "c.viewDidDisappear(false)",
                "c.deinit",
            ])
    }

    @Test("C20, M3: a subtree disappears parent first; only its top is told of the move")
    func subtree() {
        let (scene, _, c) = Scene.parentWithChild()
        let g = scene.child("g", of: c)
        #expect(
            scene.lines { scene.remove(c) } == [
                "c.willMove(toParent: nil)",
                "c.viewWillDisappear(false)",
                "g.viewWillDisappear(false)",
                "c.didMove(toParent: nil)",
                "c.viewDidDisappear(false)",
                "g.viewDidDisappear(false)",
            ])
        #expect(g.parent === c)
    }

    @Test("C20: from an invisible container only the two moves")
    func invisibleContainer() {
        let scene = Scene()
        let (p, c) = (scene.controller("p"), scene.controller("c"))
        scene.add(c, to: p)
        scene.settle()
        #expect(
            scene.lines { scene.remove(c) } == [
                "c.willMove(toParent: nil)", "c.didMove(toParent: nil)",
            ])
    }

    @Test("C20: removeFromParent before removeFromSuperview")
    func wrongOrder() {
        let (scene, _, c) = Scene.parentWithChild()
        let lines = scene.lines {
            c.willMove(toParent: nil)
            c.removeFromParent()
            c.view.removeFromSuperview()
        }
        #expect(
            lines == [
                "c.willMove(toParent: nil)",
                "c.didMove(toParent: nil)",
                "c.viewWillDisappear(false)",
                "c.viewDidDisappear(false)",
            ])
    }

    @Test("C21: removeFromParent never sends willMove(nil)")
    func forgottenWillMove() {
        let (scene, _, c) = Scene.parentWithChild()
        let lines = scene.lines {
            c.view.removeFromSuperview()
            c.removeFromParent()
        }
        #expect(
            lines == [
                "c.viewWillDisappear(false)",
                "c.didMove(toParent: nil)",
                "c.viewDidDisappear(false)",
            ])
    }

    @Test("C21: removeFromParent alone leaves the view on the screen")
    func onlyRemoveFromParent() {
        let (scene, _, c) = Scene.parentWithChild()
        #expect(scene.lines { c.removeFromParent() } == ["c.didMove(toParent: nil)"])
        #expect(c.view.window === scene.simulator.window)
        #expect(scene.tree == ["p [appeared]"])
    }

    @Test("C21: removeFromParent without a parent does nothing")
    func noParent() {
        let scene = Scene()
        let c = scene.controller("c")
        #expect(scene.lines(.all) { c.removeFromParent() } == [])
    }

    @Test("C22: without removeFromParent it stays a child, and alive")
    func forgottenRemoveFromParent() {
        let (scene, p, c) = Scene.parentWithChild()
        let lines = scene.lines {
            c.willMove(toParent: nil)
            c.view.removeFromSuperview()
        }
        #expect(
            lines == [
                "c.willMove(toParent: nil)",
                "c.viewWillDisappear(false)",
                "c.viewDidDisappear(false)",
            ])
        #expect(c.parent === p && p.children == [c])
        #expect(scene.tree == ["p [appeared]", "  c [disappeared]"])
    }

    @Test("C22: later appearances of the parent do not reach it while its view is away")
    func laterAppearances() {
        let (scene, p, c) = Scene.parentWithChild()
        c.willMove(toParent: nil)
        c.view.removeFromSuperview()
        scene.settle()
        let again = scene.lines {
            p.view.removeFromSuperview()
            scene.simulator.runUntilIdle()
            scene.simulator.window.addSubview(p.view)
        }
        #expect(
            again == [
                "p.viewWillDisappear(false)",
                "p.viewDidDisappear(false)",
                "p.viewWillAppear(false)",
                "p.viewIsAppearing(false)",
                "p.viewDidAppear(false)",
            ])
        #expect(
            scene.lines { p.view.addSubview(c.view) } == [
                "c.viewWillAppear(false)", "c.viewIsAppearing(false)", "c.viewDidAppear(false)",
            ])
    }

    @Test("C30: added and removed in one turn: the will is turned round, its did never comes")
    func addedAndRemoved() {
        let (scene, p, c) = Scene.parentBesideController()
        let lines = scene.lines(.of(.appearance, .containment)) {
            scene.add(c, to: p)
            scene.remove(c)
        }
        #expect(
            lines == [
                "c.willMove(toParent: p)",
                "c.viewWillAppear(false)",
                "c.didMove(toParent: p)",
                "c.willMove(toParent: nil)",
                "c.viewWillDisappear(false)",
                "c.didMove(toParent: nil)",
                "c.viewDidDisappear(false)",
            ])
    }

    @Test("C30: removed and added again in one turn")
    func removedAndAdded() {
        let (scene, p, c) = Scene.parentWithChild()
        let lines = scene.lines {
            scene.remove(c)
            scene.add(c, to: p)
        }
        #expect(
            lines == [
                "c.willMove(toParent: nil)",
                "c.viewWillDisappear(false)",
                "c.didMove(toParent: nil)",
                "c.willMove(toParent: p)",
                "c.viewWillAppear(false)",
                "c.didMove(toParent: p)",
                "c.viewIsAppearing(false)",
                "c.viewDidAppear(false)",
            ])
        #expect(scene.tree == ["p [appeared]", "  c [appeared]"])
    }

    @Test("C20: removed in its own viewWillAppear's turn, before it appeared")
    func removedWhileAppearing() {
        let scene = Scene()
        let p = scene.root("p")
        let c = scene.scripted("c")
        c.on(.viewIsAppearing) { [unowned c] in scene.remove(c) }
        #expect(
            scene.lines(.of(.appearance, .containment)) { scene.add(c, to: p) } == [
                "c.willMove(toParent: p)",
                "c.viewWillAppear(false)",
                "c.didMove(toParent: p)",
                "c.viewIsAppearing(false)",
                "c.willMove(toParent: nil)",
                "c.viewWillDisappear(false)",
                "c.didMove(toParent: nil)",
                "c.viewDidDisappear(false)",
            ])
        #expect(scene.tree == ["p [appeared]"])
    }

    @Test("C20: removed in its own viewDidAppear")
    func removedInDidAppear() {
        let scene = Scene()
        let p = scene.root("p")
        let c = scene.scripted("c")
        c.on(.viewDidAppear) { [unowned c] in scene.remove(c) }
        #expect(
            scene.lines(.of(.appearance, .containment)) { scene.add(c, to: p) } == [
                "c.willMove(toParent: p)",
                "c.viewWillAppear(false)",
                "c.didMove(toParent: p)",
                "c.viewIsAppearing(false)",
                "c.viewDidAppear(false)",
                "c.willMove(toParent: nil)",
                "c.viewWillDisappear(false)",
                "c.didMove(toParent: nil)",
                "c.viewDidDisappear(false)",
            ])
    }

    @Test("M3: a child removed in its parent's viewDidAppear never appears")
    func removedInParentsDidAppear() {
        let scene = Scene()
        let p = scene.scripted("p")
        let c = scene.controller("c")
        p.on(.viewDidLoad) { [unowned p] in scene.add(c, to: p) }
        p.on(.viewDidAppear) { scene.remove(c) }
        scene.simulator.window.rootViewController = p
        #expect(
            scene.lines(.of(.appearance, .containment)) {
                scene.simulator.window.makeKeyAndVisible()
            } == [
                "c.willMove(toParent: p)",
                "c.didMove(toParent: p)",
                "p.viewWillAppear(false)",
                "c.viewWillAppear(false)",
                "p.viewIsAppearing(false)",
                "c.viewIsAppearing(false)",
                "p.viewDidAppear(false)",
                "c.willMove(toParent: nil)",
                "c.viewWillDisappear(false)",
                "c.didMove(toParent: nil)",
                "c.viewDidDisappear(false)",
            ])
        #expect(scene.tree == ["p [appeared]"])
    }
}
