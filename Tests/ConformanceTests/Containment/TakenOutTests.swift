import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("C20, C21, A163: children of stock containers that somebody takes out by hand")
struct TakenOutTests {
    @Test("C20: the only controller of a stack hears that it disappears as its view goes")
    func rootOfStack() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        let a = nav.viewControllers[0]
        #expect(
            scene.lines { scene.remove(a) } == [
                "a.willMove(toParent: nil)", "a.viewWillDisappear(false)",
                "a.didMove(toParent: nil)", "a.viewDidDisappear(false)",
            ])
        #expect(nav.viewControllers.isEmpty && scene.tree == ["n [appeared]"])
    }

    @Test("A163, M5: so does the top, and what is below appears in the next layout")
    func topOfStack() {
        let scene = Scene()
        let nav = scene.stack("n", "a", "b")
        let b = nav.viewControllers[1]
        #expect(
            scene.lines { scene.remove(b) } == [
                "b.willMove(toParent: nil)", "b.viewWillDisappear(false)",
                "b.didMove(toParent: nil)", "a.loadView()", "a.viewDidLoad()",
                "a.viewWillAppear(false)", "n.delegate.willShow(a, false)",
                "a.viewIsAppearing(false)", "a.viewDidAppear(false)",
                "a.didMove(toParent: n)", "n.delegate.didShow(a, false)",
                "b.viewDidDisappear(false)",
            ])
        #expect(scene.tree == ["n [appeared]", "  a [appeared]"])
    }

    @Test("A163, M5: taken from the list alone, it goes in the next layout")
    func fromTheListAlone() {
        let scene = Scene()
        let nav = scene.stack("n", "a", "b")
        let b = nav.viewControllers[1]
        #expect(
            scene.lines { b.removeFromParent() } == [
                "b.didMove(toParent: nil)", "a.loadView()", "a.viewDidLoad()",
                "b.viewWillDisappear(false)", "a.viewWillAppear(false)",
                "n.delegate.willShow(a, false)", "b.viewDidDisappear(false)",
                "a.viewIsAppearing(false)", "a.viewDidAppear(false)",
                "a.didMove(toParent: n)", "n.delegate.didShow(a, false)",
            ])
    }

    @Test("A163: a tab that is taken out gives way to the next")
    func tab() throws {
        let scene = Scene()
        let tabs = scene.tabs("t", "a", "b")
        let a = try #require(tabs.viewControllers?[0])
        #expect(
            scene.lines { scene.remove(a) } == [
                "a.willMove(toParent: nil)", "a.viewWillDisappear(false)", "b.loadView()",
                "b.viewDidLoad()", "b.viewWillAppear(false)", "a.didMove(toParent: nil)",
                "b.viewIsAppearing(false)", "a.viewDidDisappear(false)",
                "b.viewDidAppear(false)",
            ])
        #expect(scene.tree == ["t [appeared]", "  b [appeared]"])
    }

    @Test("C20: a view alone that is taken out of a stack's")
    func viewAlone() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        #expect(
            scene.lines { nav.viewControllers[0].view.removeFromSuperview() } == [
                "a.viewWillDisappear(false)", "a.viewDidDisappear(false)",
            ])
    }

    @Test("C20: one that is presented, then put into a stack that nobody sees, is seen until then")
    func presentedInUnseenStack() {
        let scene = Scene()
        let top = scene.root("top")
        let c = scene.controller("c")
        c.modalPresentationStyle = .overFullScreen
        top.present(c, animated: false)
        scene.settle()
        let nav = scene.named(UINavigationController(), "n")
        nav.viewControllers = [c]
        _ = scene.take()
        #expect(
            scene.lines { scene.remove(c) } == [
                "c.willMove(toParent: nil)", "c.viewWillDisappear(false)",
                "c.didMove(toParent: nil)", "c.viewDidDisappear(false)",
            ])
    }

    @Test("M4: a stack that leaves the window as a whole tells its top itself")
    func wholeStack() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        #expect(
            scene.lines { nav.view.removeFromSuperview() } == [
                "n.viewWillDisappear(false)", "a.viewWillDisappear(false)",
                "n.viewDidDisappear(false)", "a.viewDidDisappear(false)",
            ])
    }

    @Test("M4: a stack that goes does not tell whom it was to show and another one shows")
    func shownElsewhere() {
        let scene = Scene()
        let root = scene.root("w")
        let nav = UINavigationController(rootViewController: scene.controller("d"))
        root.present(scene.named(nav, "n"), animated: false)
        scene.settle()
        let f = scene.controller("f")
        nav.pushViewController(f, animated: true)
        scene.simulator.advance(by: 0.1)
        scene.remove(f)
        let other = scene.named(UINavigationController(rootViewController: f), "o")
        _ = scene.take()
        #expect(
            scene.lines {
                scene.add(other, to: root)
                root.dismiss(animated: false)
            } == [
                "o.willMove(toParent: w)", "o.loadView()", "o.viewDidLoad()",
                "o.viewWillAppear(false)", "f.viewWillAppear(false)",
                "o.delegate.willShow(f, false)", "o.didMove(toParent: w)",
                "n.presentationController.dismissalTransitionWillBegin()",
                "n.viewWillDisappear(false)", "d.viewDidDisappear(true)",
                "o.viewIsAppearing(false)", "f.viewIsAppearing(false)",
                "o.viewDidAppear(false)", "f.viewDidAppear(false)", "f.didMove(toParent: o)",
                "o.delegate.didShow(f, false)", "n.viewDidDisappear(false)",
                "n.presentationController.dismissalTransitionDidEnd(true)",
            ])
        #expect(scene.tree == ["w [appeared]", "  o [appeared]", "    f [appeared]"])
    }
}
