import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("C28–C31: forwarding by hand")
struct ManualForwardingTests {
    private func manualRoot(_ scene: Scene) -> ManualContainer {
        let m = scene.named(ManualContainer(), "m")
        scene.show(m)
        return m
    }

    @Test("C28: an add to a container with forwarding off sends no appearance callback")
    func noAutomaticLines() {
        let scene = Scene()
        let m = manualRoot(scene)
        let c = scene.controller("c")
        #expect(
            scene.lines { scene.add(c, to: m) } == [
                "c.willMove(toParent: m)",
                "c.loadView()",
                "c.viewDidLoad()",
                "c.didMove(toParent: m)",
            ])
        #expect(scene.tree == ["m [appeared]", "  c [disappeared]"])
        #expect(
            scene.lines { scene.remove(c) } == [
                "c.willMove(toParent: nil)", "c.didMove(toParent: nil)",
            ])
    }

    @Test("C28: begin sends the will, end sends viewIsAppearing and the did, at once")
    func beginAndEnd() {
        let scene = Scene()
        let m = manualRoot(scene)
        let c = scene.controller("c")
        scene.add(c, to: m)
        scene.settle()
        c.beginAppearanceTransition(true, animated: false)
        #expect(scene.take() == ["c.viewWillAppear(false)"])
        c.endAppearanceTransition()
        #expect(scene.take() == ["c.viewIsAppearing(false)", "c.viewDidAppear(false)"])
        c.beginAppearanceTransition(false, animated: true)
        #expect(scene.take() == ["c.viewWillDisappear(true)"])
        c.endAppearanceTransition()
        #expect(scene.take() == ["c.viewDidDisappear(true)"])
        #expect(scene.run() == [])
    }

    @Test("C28, M2: with a commit between begin and end viewIsAppearing comes in the layout pass")
    func commitBetween() {
        let scene = Scene()
        let m = manualRoot(scene)
        let c = scene.controller("c")
        scene.add(c, to: m)
        scene.settle()
        let begun = scene.lines(.of(.appearance, .layout)) {
            c.beginAppearanceTransition(true, animated: true)
        }
        #expect(
            begun == [
                "c.viewWillAppear(true)",
                "c.viewIsAppearing(true)",
                "c.viewWillLayoutSubviews()",
                "c.viewDidLayoutSubviews()",
            ])
        #expect(scene.lines { c.endAppearanceTransition() } == ["c.viewDidAppear(true)"])
    }

    @Test("C28: before 13 there is no viewIsAppearing")
    func beforeThirteen() {
        let scene = Scene(ios: 12)
        let m = manualRoot(scene)
        let c = scene.controller("c")
        scene.add(c, to: m)
        scene.settle()
        let lines = scene.lines {
            c.beginAppearanceTransition(true, animated: false)
            c.endAppearanceTransition()
        }
        #expect(lines == ["c.viewWillAppear(false)", "c.viewDidAppear(false)"])
    }

    @Test("C28: the guide's manual container at launch: children between its own overrides")
    func launchOfManualContainer() {
        let scene = Scene()
        let m = scene.named(ManualContainer(), "m")
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        scene.add(a, to: m)
        scene.add(b, to: m)
        scene.settle()
        scene.simulator.window.rootViewController = m
        #expect(
            scene.lines { scene.simulator.window.makeKeyAndVisible() } == [
                "m.viewWillAppear(false)",
                "a.viewWillAppear(false)",
                "b.viewWillAppear(false)",
                "m.viewIsAppearing(false)",
                "a.viewIsAppearing(false)",
                "b.viewIsAppearing(false)",
                "m.viewDidAppear(false)",
                "a.viewDidAppear(false)",
                "b.viewDidAppear(false)",
            ])
        #expect(
            scene.lines { m.view.removeFromSuperview() } == [
                "m.viewWillDisappear(false)",
                "a.viewWillDisappear(false)",
                "b.viewWillDisappear(false)",
                "m.viewDidDisappear(false)",
                "a.viewDidDisappear(false)",
                "b.viewDidDisappear(false)",
            ])
    }

    @Test("C28, C29: a manual container in the middle of the tree")
    func middleOfTheTree() {
        let scene = Scene()
        let p = scene.root("p")
        let m = scene.named(ManualContainer(), "m")
        let (a, x) = (scene.controller("a"), scene.controller("x"))
        scene.add(x, to: a)
        scene.add(a, to: m)
        scene.settle()
        #expect(
            scene.lines { scene.add(m, to: p) } == [
                "m.willMove(toParent: p)",
                "m.viewWillAppear(false)",
                "a.viewWillAppear(false)",
                "x.viewWillAppear(false)",
                "m.didMove(toParent: p)",
                "m.viewIsAppearing(false)",
                "a.viewIsAppearing(false)",
                "x.viewIsAppearing(false)",
                "m.viewDidAppear(false)",
                "a.viewDidAppear(false)",
                "x.viewDidAppear(false)",
            ])
        #expect(
            scene.lines { scene.remove(m) } == [
                "m.willMove(toParent: nil)",
                "m.viewWillDisappear(false)",
                "a.viewWillDisappear(false)",
                "x.viewWillDisappear(false)",
                "m.didMove(toParent: nil)",
                "m.viewDidDisappear(false)",
                "a.viewDidDisappear(false)",
                "x.viewDidDisappear(false)",
            ])
    }

    @Test("C28: forwarding off and nothing forwarded: the children are never told")
    func forgottenForwarding() {
        let scene = Scene()
        let p = scene.controller("p")
        p.forwardsAppearanceMethods = false
        let c = scene.controller("c")
        scene.add(c, to: p)
        scene.settle()
        scene.simulator.window.rootViewController = p
        #expect(
            scene.lines { scene.simulator.window.makeKeyAndVisible() } == [
                "p.viewWillAppear(false)", "p.viewIsAppearing(false)", "p.viewDidAppear(false)",
            ])
        #expect(scene.tree == ["p [appeared]", "  c [disappeared]"])
    }

    @Test("C28: two children swapped at once, each told by one begin and end pair")
    func twoSwappedAtOnce() {
        let scene = Scene()
        let m = manualRoot(scene)
        let old = [scene.controller("a"), scene.controller("b")]
        let new = [scene.controller("c"), scene.controller("d")]
        for child in old {
            scene.add(child, to: m)
            child.beginAppearanceTransition(true, animated: false)
            child.endAppearanceTransition()
        }
        scene.settle()
        for child in old {
            child.willMove(toParent: nil)
            child.beginAppearanceTransition(false, animated: true)
        }
        for child in new {
            m.addChild(child)
            m.view.addSubview(child.view)
            child.beginAppearanceTransition(true, animated: true)
        }
        UIView.animate(withDuration: 0.25) {
        } completion: { _ in
            for child in old {
                child.view.removeFromSuperview()
                child.endAppearanceTransition()
                child.removeFromParent()
            }
            for child in new {
                child.endAppearanceTransition()
                child.didMove(toParent: m)
            }
        }
        #expect(
            scene.run() == [
                "a.willMove(toParent: nil)",
                "a.viewWillDisappear(true)",
                "b.willMove(toParent: nil)",
                "b.viewWillDisappear(true)",
                "c.willMove(toParent: m)",
                "c.loadView()",
                "c.viewDidLoad()",
                "c.viewWillAppear(true)",
                "d.willMove(toParent: m)",
                "d.loadView()",
                "d.viewDidLoad()",
                "d.viewWillAppear(true)",
                "c.viewIsAppearing(true)",
                "d.viewIsAppearing(true)",
                "a.viewDidDisappear(true)",
                "a.didMove(toParent: nil)",
                "b.viewDidDisappear(true)",
                "b.didMove(toParent: nil)",
                "c.viewDidAppear(true)",
                "c.didMove(toParent: m)",
                "d.viewDidAppear(true)",
                "d.didMove(toParent: m)",
            ])
        #expect(scene.tree == ["m [appeared]", "  c [appeared]", "  d [appeared]"])
    }

    @Test("C28, C31: in a visible automatic container a begin/end pair silences the window")
    func explicitInAutomaticContainer() {
        let (scene, p, c) = Scene.parentBesideController()
        let lines = scene.lines(.of(.appearance, .containment)) {
            p.addChild(c)
            c.beginAppearanceTransition(true, animated: true)
            p.view.addSubview(c.view)
            c.endAppearanceTransition()
            c.didMove(toParent: p)
        }
        #expect(
            lines == [
                "c.willMove(toParent: p)",
                "c.viewWillAppear(true)",
                "c.viewIsAppearing(true)",
                "c.viewDidAppear(true)",
                "c.didMove(toParent: p)",
            ])
    }

    @Test("M1, SQ: a removal between begin and end is told by the pair alone, didMove once")
    func explicitRemoval() {
        let (scene, _, c) = Scene.parentWithChild()
        let lines = scene.lines {
            c.willMove(toParent: nil)
            c.beginAppearanceTransition(false, animated: true)
            c.view.removeFromSuperview()
            c.endAppearanceTransition()
            c.removeFromParent()
        }
        #expect(
            lines == [
                "c.willMove(toParent: nil)",
                "c.viewWillDisappear(true)",
                "c.viewDidDisappear(true)",
                "c.didMove(toParent: nil)",
            ])
    }

    @Test("C29: begin and end reach the automatic subtree; a direct call only its receiver")
    func recursion() {
        let scene = Scene()
        let m = manualRoot(scene)
        let c = scene.controller("c")
        let x = scene.controller("x")
        scene.add(x, to: c)
        scene.add(c, to: m)
        scene.settle()
        let lines = scene.lines {
            c.beginAppearanceTransition(true, animated: false)
            c.endAppearanceTransition()
        }
        #expect(
            lines == [
                "c.viewWillAppear(false)",
                "x.viewWillAppear(false)",
                "c.viewIsAppearing(false)",
                "x.viewIsAppearing(false)",
                "c.viewDidAppear(false)",
                "x.viewDidAppear(false)",
            ])
        #expect(
            scene.lines(.of(.appearance)) { c.viewWillAppear(true) } == ["c.viewWillAppear(true)"])
    }

    @Test("C30: the one that stays: will disappear, will appear, did appear")
    func cancelledDisappearance() {
        let scene = Scene()
        let m = manualRoot(scene)
        let a = scene.controller("a")
        scene.add(a, to: m)
        a.beginAppearanceTransition(true, animated: false)
        a.endAppearanceTransition()
        scene.settle()
        let lines = scene.lines {
            a.beginAppearanceTransition(false, animated: true)
            a.beginAppearanceTransition(true, animated: false)
            a.endAppearanceTransition()
        }
        #expect(
            lines == [
                "a.viewWillDisappear(true)", "a.viewWillAppear(false)", "a.viewDidAppear(false)",
            ])
        #expect(scene.tree == ["m [appeared]", "  a [appeared]"])
    }

    @Test("C30: the one that does not arrive: will appear, will disappear, did disappear")
    func cancelledAppearance() {
        let scene = Scene()
        let m = manualRoot(scene)
        let n = scene.controller("n")
        scene.add(n, to: m)
        scene.settle()
        let lines = scene.lines {
            n.beginAppearanceTransition(true, animated: true)
            n.beginAppearanceTransition(false, animated: true)
            n.endAppearanceTransition()
        }
        #expect(
            lines == [
                "n.viewWillAppear(true)", "n.viewWillDisappear(true)", "n.viewDidDisappear(true)",
            ])
        #expect(scene.tree == ["m [appeared]", "  n [disappeared]"])
    }

    @Test("C30, M3: the whole subtree is turned round")
    func cancelledSubtree() {
        let scene = Scene()
        let m = manualRoot(scene)
        let (a, x) = (scene.controller("a"), scene.controller("x"))
        scene.add(x, to: a)
        scene.add(a, to: m)
        scene.settle()
        let lines = scene.lines {
            a.beginAppearanceTransition(true, animated: true)
            a.beginAppearanceTransition(false, animated: true)
            a.endAppearanceTransition()
        }
        #expect(
            lines == [
                "a.viewWillAppear(true)",
                "x.viewWillAppear(true)",
                "a.viewWillDisappear(true)",
                "x.viewWillDisappear(true)",
                "a.viewDidDisappear(true)",
                "x.viewDidDisappear(true)",
            ])
    }

    @Test("C31: both mechanisms while the container appears: viewDidAppear twice")
    func bothMechanisms() {
        let scene = Scene()
        let p = scene.scripted("p")
        let c = scene.controller("c")
        p.on(.viewDidLoad) { [unowned p] in
            p.addChild(c)
            c.beginAppearanceTransition(true, animated: false)
            p.view.addSubview(c.view)
            c.endAppearanceTransition()
            c.didMove(toParent: p)
        }
        scene.simulator.window.rootViewController = p
        let lines = scene.lines(.of(.appearance)) {
            scene.simulator.window.makeKeyAndVisible()
        }
        #expect(lines.filter { $0 == "c.viewDidAppear(false)" }.count == 2)
        #expect(lines.suffix(2) == ["p.viewDidAppear(false)", "c.viewDidAppear(false)"])
    }

    @Test("C31: begun in the container's viewWillAppear, ended in its viewDidAppear")
    func acrossBothCallbacks() {
        let scene = Scene()
        let p = scene.scripted("p")
        let c = scene.controller("c")
        p.on(.viewDidLoad) { scene.add(c, to: p) }
        p.on(.viewWillAppear) { c.beginAppearanceTransition(true, animated: false) }
        p.on(.viewDidAppear) { c.endAppearanceTransition() }
        scene.simulator.window.rootViewController = p
        let lines = scene.lines(.of(.appearance)) { scene.simulator.window.makeKeyAndVisible() }
        #expect(lines.count { $0 == "c.viewWillAppear(false)" } == 1)
        #expect(
            lines.suffix(3) == [
                "p.viewDidAppear(false)", "c.viewDidAppear(false)", "c.viewDidAppear(false)",
            ])
        #expect(scene.tree == ["p [appeared]", "  c [appeared]"])
    }

    @Test(
        "C31: both in one of the container's callbacks",
        arguments: [Callback.viewWillAppear, .viewDidAppear])
    func withinOneCallback(callback: Callback) {
        let scene = Scene()
        let p = scene.scripted("p")
        let c = scene.controller("c")
        p.on(.viewDidLoad) { scene.add(c, to: p) }
        p.on(callback) {
            c.beginAppearanceTransition(true, animated: false)
            c.endAppearanceTransition()
        }
        scene.simulator.window.rootViewController = p
        let lines = scene.lines(.of(.appearance)) { scene.simulator.window.makeKeyAndVisible() }
        #expect(lines.count { $0 == "c.viewWillAppear(false)" } == 1)
        #expect(lines.count { $0 == "c.viewDidAppear(false)" } == 2)
        #expect(scene.tree == ["p [appeared]", "  c [appeared]"])
    }

    @Test("C31: a begin without its end swallows the did that the parent would forward")
    func missingEnd() {
        let scene = Scene()
        let p = scene.scripted("p")
        let c = scene.controller("c")
        p.on(.viewDidLoad) { [unowned p] in
            scene.add(c, to: p)
            c.beginAppearanceTransition(true, animated: false)
        }
        scene.simulator.window.rootViewController = p
        #expect(
            scene.lines(.of(.appearance)) { scene.simulator.window.makeKeyAndVisible() } == [
                "c.viewWillAppear(false)",
                "p.viewWillAppear(false)",
                "p.viewIsAppearing(false)",
                "c.viewIsAppearing(false)",
                "p.viewDidAppear(false)",
            ])
        #expect(scene.tree == ["p [appeared]", "  c [appearing]"])
    }
}
