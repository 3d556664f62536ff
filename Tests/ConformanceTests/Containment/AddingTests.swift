import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("C10–C17: adding a child")
struct AddingTests {
    @Test("C10: a standard add in a visible container, with layout")
    func standardAdd() {
        let (scene, p, c) = Scene.parentBesideController()
        let lines = scene.lines(.shownByDefault.union(.of(.layout))) { scene.add(c, to: p) }
        #expect(
            lines == [
                "c.willMove(toParent: p)",
                "c.loadView()",
                "c.viewDidLoad()",
                "c.viewWillAppear(false)",
                "c.didMove(toParent: p)",
                "p.viewWillLayoutSubviews()",
                "p.viewDidLayoutSubviews()",
                "c.viewLayoutMarginsDidChange()",
                "c.viewSafeAreaInsetsDidChange()",
                "c.viewIsAppearing(false)",
                "c.viewWillLayoutSubviews()",
                "c.viewDidLayoutSubviews()",
                "c.viewDidAppear(false)",
            ])
        #expect(scene.tree == ["p [appeared]", "  c [appeared]"])
    }

    @Test("C10: which call sends which callback")
    func callByCall() {
        let (scene, p, c) = Scene.parentBesideController()
        p.addChild(c)
        #expect(scene.take() == ["c.willMove(toParent: p)"])
        p.view.addSubview(c.view)
        #expect(scene.take() == ["c.loadView()", "c.viewDidLoad()", "c.viewWillAppear(false)"])
        c.didMove(toParent: p)
        #expect(scene.take() == ["c.didMove(toParent: p)"])
        #expect(scene.run() == ["c.viewIsAppearing(false)", "c.viewDidAppear(false)"])
        #expect(scene.run(.all) == [])
    }

    @Test("C10, N5: the parent and its children are set when willMove comes")
    func parentInWillMove() {
        let scene = Scene()
        let p = scene.root("p")
        let c = scene.scripted("c")
        var seen: [Bool] = []
        c.on(.willMoveToParent) { [unowned c] in seen = [c.parent === p, p.children == [c]] }
        p.addChild(c)
        #expect(seen == [true, true])
    }

    @Test("C10, D03, D19: with didMove before addSubview it comes once, and raises nothing")
    func didMoveFirst() {
        let (scene, p, c) = Scene.parentBesideController()
        let lines = scene.lines {
            p.addChild(c)
            c.didMove(toParent: p)
            p.view.addSubview(c.view)
        }
        #expect(
            lines == [
                "c.willMove(toParent: p)",
                "c.didMove(toParent: p)",
                "c.loadView()",
                "c.viewDidLoad()",
                "c.viewWillAppear(false)",
                "c.viewIsAppearing(false)",
                "c.viewDidAppear(false)",
            ])
    }

    @Test("C10, M3: a loaded child with a child of its own; the two appear parent first")
    func subtree() {
        let scene = Scene()
        let p = scene.root("p")
        let (c, g) = (scene.controller("c"), scene.controller("g"))
        scene.add(g, to: c)
        #expect(
            scene.take() == [
                "g.willMove(toParent: c)",
                "c.loadView()",
                "c.viewDidLoad()",
                "g.loadView()",
                "g.viewDidLoad()",
                "g.didMove(toParent: c)",
            ])
        #expect(
            scene.lines { scene.add(c, to: p) } == [
                "c.willMove(toParent: p)",
                "c.viewWillAppear(false)",
                "g.viewWillAppear(false)",
                "c.didMove(toParent: p)",
                "c.viewIsAppearing(false)",
                "g.viewIsAppearing(false)",
                "c.viewDidAppear(false)",
                "g.viewDidAppear(false)",
            ])
    }

    @Test("C11: without didMove the appearance is complete")
    func forgottenDidMove() {
        let (scene, p, c) = Scene.parentBesideController()
        let lines = scene.lines {
            p.addChild(c)
            p.view.addSubview(c.view)
        }
        #expect(
            lines == [
                "c.willMove(toParent: p)",
                "c.loadView()",
                "c.viewDidLoad()",
                "c.viewWillAppear(false)",
                "c.viewIsAppearing(false)",
                "c.viewDidAppear(false)",
            ])
    }

    @Test("C12: without addChild the window drives it, and nothing keeps it alive")
    func forgottenAddChild() {
        let scene = Scene()
        let p = scene.root("p")
        var c: UIViewController? = scene.controller("c")
        weak let gone = c
        p.view.addSubview(c!.view)
        #expect(scene.take() == ["c.loadView()", "c.viewDidLoad()", "c.viewWillAppear(false)"])
        #expect(c?.parent == nil && p.children == [])
        c = nil
        #expect(
            scene.run() == ["c.viewIsAppearing(false)", "c.viewDidAppear(false)", "c.deinit"])
        #expect(gone == nil)
        #expect(p.view.subviews.count == 1)
        #expect(p.view.subviews[0].next === p.view)
    }

    @Test("C12: the container's explicit transitions are not passed on to an unparented child")
    func unparentedIsNotTold() {
        let (scene, p, c) = Scene.parentBesideController()
        p.view.addSubview(c.view)
        scene.settle()
        let lines = scene.lines {
            p.beginAppearanceTransition(false, animated: false)
            p.endAppearanceTransition()
        }
        #expect(lines == ["p.viewWillDisappear(false)", "p.viewDidDisappear(false)"])
    }

    @Test("C13: addChild alone sends willMove; the appearance waits for the view")
    func onlyAddChild() {
        let (scene, p, c) = Scene.parentBesideController()
        #expect(scene.lines(.all) { p.addChild(c) } == ["c.willMove(toParent: p)"])
        #expect(scene.tree == ["p [appeared]", "  c [unloaded]"])
        #expect(
            scene.lines { p.view.removeFromSuperview() } == [
                "p.viewWillDisappear(false)", "p.viewDidDisappear(false)",
            ])
    }

    @Test("C14 (a): addSubview before addChild, in a visible container")
    func wrongOrder() {
        let (scene, p, c) = Scene.parentBesideController()
        let lines = scene.lines {
            p.view.addSubview(c.view)
            p.addChild(c)
            c.didMove(toParent: p)
        }
        #expect(
            lines == [
                "c.loadView()",
                "c.viewDidLoad()",
                "c.viewWillAppear(false)",
                "c.willMove(toParent: p)",
                "c.didMove(toParent: p)",
                "c.viewIsAppearing(false)",
                "c.viewDidAppear(false)",
            ])
    }

    /// A visible root that forwards by hand, with a plain child whose view is shown and which its
    /// container has only begun to show.
    private func containerInTransition(_ scene: Scene) -> UIViewController {
        let m = scene.named(ManualContainer(), "m")
        scene.show(m)
        let p = scene.controller("p")
        scene.add(p, to: m)
        p.beginAppearanceTransition(true, animated: true)
        scene.settle()
        return p
    }

    @Test("C14 (b): the same while the container appears: viewDidAppear comes twice")
    func wrongOrderWhileAppearing() {
        let scene = Scene()
        let p = containerInTransition(scene)
        let c = scene.controller("c")
        let lines = scene.lines {
            p.view.addSubview(c.view)
            p.addChild(c)
            c.didMove(toParent: p)
        }
        #expect(
            lines == [
                "c.loadView()",
                "c.viewDidLoad()",
                "c.viewWillAppear(false)",
                "c.willMove(toParent: p)",
                "c.didMove(toParent: p)",
                "c.viewIsAppearing(false)",
                "c.viewDidAppear(false)",
            ])
        let end = scene.lines { p.endAppearanceTransition() }
        #expect(end == ["p.viewDidAppear(true)", "c.viewDidAppear(false)"])
    }

    @Test("C14 (b): the same where the container is the window's root", arguments: [9, 12, 26])
    func wrongOrderInRoot(ios: Int) {
        let scene = Scene(ios: ios)
        let p = scene.scripted("p")
        let c = scene.controller("c")
        p.on(.viewDidLoad) { [unowned p] in
            scene.simulator.runLoop.perform {
                p.view.addSubview(c.view)
                p.addChild(c)
                c.didMove(toParent: p)
            }
        }
        scene.simulator.window.rootViewController = p
        let lines = scene.lines(.of(.appearance)) { scene.simulator.window.makeKeyAndVisible() }
        #expect(
            lines.filter { $0.contains("viewDid") } == [
                "c.viewDidAppear(false)", "p.viewDidAppear(false)", "c.viewDidAppear(false)",
            ])
    }

    @Test("C16: the right order while the container appears: the did is the parent's to send")
    func addedWhileAppearing() {
        let scene = Scene()
        let p = containerInTransition(scene)
        let c = scene.controller("c")
        #expect(
            scene.lines { scene.add(c, to: p) } == [
                "c.willMove(toParent: p)",
                "c.loadView()",
                "c.viewDidLoad()",
                "c.viewWillAppear(false)",
                "c.didMove(toParent: p)",
                "c.viewIsAppearing(false)",
            ])
        let end = scene.lines { p.endAppearanceTransition() }
        #expect(end == ["p.viewDidAppear(true)", "c.viewDidAppear(false)"])
    }

    @Test("C16: between the two halves of a launch")
    func addedDuringLaunch() {
        let scene = Scene()
        let p = scene.controller("p")
        scene.simulator.window.rootViewController = p
        scene.simulator.window.makeKeyAndVisible()
        _ = scene.take()
        let c = scene.controller("c")
        scene.add(c, to: p)
        #expect(
            scene.take() == [
                "c.willMove(toParent: p)",
                "c.loadView()",
                "c.viewDidLoad()",
                "c.viewWillAppear(false)",
                "c.didMove(toParent: p)",
            ])
        #expect(
            scene.run() == [
                "p.viewIsAppearing(false)",
                "c.viewIsAppearing(false)",
                "p.viewDidAppear(false)",
                "c.viewDidAppear(false)",
            ])
    }

    @Test("A05: added to a container that is not on the screen, it appears with it")
    func invisibleContainer() {
        let scene = Scene()
        let p = scene.root("p")
        let (q, c) = (scene.controller("q"), scene.controller("c"))
        #expect(
            scene.lines { scene.add(c, to: q) } == [
                "c.willMove(toParent: q)",
                "q.loadView()",
                "q.viewDidLoad()",
                "c.loadView()",
                "c.viewDidLoad()",
                "c.didMove(toParent: q)",
            ])
        #expect(
            scene.lines { scene.add(q, to: p) } == [
                "q.willMove(toParent: p)",
                "q.viewWillAppear(false)",
                "c.viewWillAppear(false)",
                "q.didMove(toParent: p)",
                "q.viewIsAppearing(false)",
                "c.viewIsAppearing(false)",
                "q.viewDidAppear(false)",
                "c.viewDidAppear(false)",
            ])
    }

    @Test("A06: addChild of a present child sends nothing")
    func presentChild() {
        let (scene, p, c) = Scene.parentWithChild()
        #expect(scene.lines(.all) { p.addChild(c) } == [])
        #expect(p.children == [c])
    }

    @Test("C10: two children in one turn, each will in its addSubview, the dids in order")
    func twoInOneTurn() {
        let scene = Scene()
        let p = scene.root("p")
        let (c, d) = (scene.controller("c"), scene.controller("d"))
        let lines = scene.lines(.of(.appearance, .containment)) {
            scene.add(c, to: p)
            scene.add(d, to: p)
        }
        #expect(
            lines == [
                "c.willMove(toParent: p)",
                "c.viewWillAppear(false)",
                "c.didMove(toParent: p)",
                "d.willMove(toParent: p)",
                "d.viewWillAppear(false)",
                "d.didMove(toParent: p)",
                "c.viewIsAppearing(false)",
                "d.viewIsAppearing(false)",
                "c.viewDidAppear(false)",
                "d.viewDidAppear(false)",
            ])
    }
}
