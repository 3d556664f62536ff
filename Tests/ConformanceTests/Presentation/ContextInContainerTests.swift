import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("A64: what stands in a child's place")
struct ContextInContainerTests {
    /// `d` in a container, and `c` over it in the place of its view.
    private func cover(_ d: UIViewController, in scene: Scene) -> UIViewController {
        let c = scene.controller("c")
        d.definesPresentationContext = true
        c.modalPresentationStyle = .currentContext
        d.present(c, animated: false)
        scene.settle()
        _ = scene.take()
        return c
    }

    private func fullScreen(_ scene: Scene) -> UIViewController {
        let b = scene.controller("b")
        b.modalPresentationStyle = .fullScreen
        return b
    }

    @Test("A64: a plain parent is covered and comes back, with what stands in its child's place")
    func plainParent() {
        let scene = Scene()
        let top = scene.root("top")
        let mid = scene.child("mid", of: top)
        let d = scene.child("d", of: mid)
        _ = cover(d, in: scene)
        let b = fullScreen(scene)
        let covering = scene.lines(.of(.appearance)) { top.present(b, animated: false) }
        #expect(
            covering == [
                "top.viewWillDisappear(false)", "mid.viewWillDisappear(false)",
                "c.viewWillDisappear(false)", "b.viewWillAppear(false)",
                "b.viewIsAppearing(false)", "b.viewDidAppear(false)",
                "top.viewDidDisappear(false)", "mid.viewDidDisappear(false)",
                "c.viewDidDisappear(false)",
            ])
        let back = scene.lines(.of(.appearance)) { top.dismiss(animated: false) }
        #expect(
            back == [
                "b.viewWillDisappear(false)", "top.viewWillAppear(false)",
                "mid.viewWillAppear(false)", "c.viewWillAppear(false)",
                "top.viewIsAppearing(false)", "mid.viewIsAppearing(false)",
                "c.viewIsAppearing(false)", "top.viewDidAppear(false)",
                "mid.viewDidAppear(false)", "c.viewDidAppear(false)", "b.viewDidDisappear(false)",
            ])
        #expect(
            scene.tree == [
                "top [appeared]", "  mid [appeared]", "    d [disappeared]", "      ^ c [appeared]",
            ])
    }

    @Test("A64: a push goes over it, and the pop comes back to it")
    func stack() {
        let scene = Scene()
        let nav = scene.stack("n", "d")
        let c = cover(nav.topViewController!, in: scene)
        let e = scene.controller("e")
        let push = scene.lines(.of(.appearance)) { nav.pushViewController(e, animated: false) }
        #expect(
            push == [
                "c.viewWillDisappear(false)", "e.viewWillAppear(false)",
                "c.viewDidDisappear(false)", "e.viewIsAppearing(false)", "e.viewDidAppear(false)",
            ])
        #expect(c.view.window == nil)
        let pop = scene.lines(.of(.appearance)) { nav.popViewController(animated: false) }
        #expect(
            pop == [
                "e.viewWillDisappear(false)", "c.viewWillAppear(false)",
                "e.viewDidDisappear(false)", "c.viewIsAppearing(false)", "c.viewDidAppear(false)",
            ])
        #expect(c.view.window != nil)
        #expect(nav.viewControllers[0].view.window == nil)
    }

    @Test("A64, P22: another tab is selected, and the first one again")
    func tabs() {
        let scene = Scene()
        let tabs = scene.tabs("t", "d", "e")
        _ = cover(tabs.viewControllers![0], in: scene)
        let away = scene.lines(.of(.appearance)) { tabs.selectedIndex = 1 }
        #expect(
            away == [
                "e.viewWillAppear(false)", "c.viewWillDisappear(false)",
                "e.viewIsAppearing(false)", "c.viewDidDisappear(false)", "e.viewDidAppear(false)",
            ])
        let back = scene.lines(.of(.appearance)) { tabs.selectedIndex = 0 }
        #expect(
            back == [
                "c.viewWillAppear(false)", "e.viewWillDisappear(false)",
                "c.viewIsAppearing(false)", "e.viewDidDisappear(false)", "c.viewDidAppear(false)",
            ])
    }

    @Test("A64: dismissed while its stack is out of sight, its presenter comes back with the stack")
    func dismissedOutOfSight() {
        let scene = Scene()
        let nav = scene.stack("n", "d")
        let d = nav.topViewController!
        _ = cover(d, in: scene)
        let b = fullScreen(scene)
        nav.present(b, animated: false)
        scene.settle()
        _ = scene.take()
        #expect(scene.lines(.of(.appearance)) { d.dismiss(animated: false) }.isEmpty)
        let back = scene.lines(.of(.appearance)) { nav.dismiss(animated: false) }
        #expect(
            back == [
                "b.viewWillDisappear(false)", "n.viewWillAppear(false)", "d.viewWillAppear(false)",
                "n.viewIsAppearing(false)", "d.viewIsAppearing(false)", "n.viewDidAppear(false)",
                "d.viewDidAppear(false)", "b.viewDidDisappear(false)",
            ])
        #expect(scene.tree == ["n [appeared]", "  d [appeared]"])
    }
}
