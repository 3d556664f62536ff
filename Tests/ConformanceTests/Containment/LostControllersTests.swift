import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// Controllers that somebody takes away from a container while it has something to do with them:
/// the shortest scripts of what random commands have found.
@MainActor
@Suite("Controllers that are taken from their container")
struct LostControllersTests {
    @Test("M4, C10: the child of a stack that is gone is told by the window")
    func goneStack() {
        let scene = Scene()
        let w = scene.root("w")
        let x = scene.controller("x")
        _ = UINavigationController(rootViewController: x)
        scene.settle()
        scene.add(x, to: w)
        #expect(
            scene.run() == [
                "x.willMove(toParent: w)", "x.loadView()", "x.viewDidLoad()",
                "x.viewWillAppear(false)", "x.didMove(toParent: w)", "x.viewIsAppearing(false)",
                "x.viewDidAppear(false)",
            ])
    }

    @Test("C39: a top that is taken away and pushed again before the layout appears again")
    func pushedAgain() {
        let scene = Scene()
        let nav = scene.stack("n", "a", "b")
        let b = nav.viewControllers[1]
        let lines = scene.lines(.of(.appearance)) {
            b.view.removeFromSuperview()
            b.removeFromParent()
            nav.pushViewController(b, animated: false)
        }
        #expect(
            lines == [
                "b.viewWillDisappear(false)", "b.viewDidDisappear(false)",
                "b.viewWillAppear(false)", "b.viewIsAppearing(false)", "b.viewDidAppear(false)",
            ])
        #expect(b.view.window != nil && nav.topViewController === b)
    }

    @Test("C42, P24: a tab selected while the tabs are dismissed waits; the old one hears its did")
    func selectedWhileDismissed() {
        let scene = Scene()
        let root = scene.root("root")
        let t = scene.named(UITabBarController(), "t")
        t.viewControllers = [scene.controller("a"), scene.controller("b")]
        root.present(t, animated: false)
        scene.settle()
        let lines = scene.lines(.of(.appearance)) {
            root.dismiss(animated: true)
            t.selectedIndex = 1
        }
        #expect(
            lines.filter { $0.hasPrefix("a") || $0.hasPrefix("b") } == [
                "a.viewWillDisappear(true)", "a.viewDidDisappear(true)",
            ])
        #expect(t.viewControllers?[0].view.superview == nil)
    }

    @Test("R32: a controller that is presented stays so when its split comes to be shown")
    func presentedColumn() {
        let scene = Scene()
        let root = scene.root("root")
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        let s = UISplitViewController(style: .doubleColumn)
        s.setViewController(a, for: .primary)
        s.setViewController(b, for: .secondary)
        root.present(b, animated: false)
        scene.settle()
        scene.add(s, to: root)
        #expect(scene.run(.of(.appearance)).filter { $0.hasPrefix("b") } == [])
        #expect(b.parent == nil && b.presentingViewController === root)
        #expect(s.viewController(for: .secondary) == nil)
    }

    @Test("C51, C53: a column that was popped and went elsewhere is not taken back")
    func poppedColumn() {
        let columns = Columns(mounted: .doubleColumn, on: "iPad")
        let stack = columns.scene.named(UINavigationController(), "k")
        columns.x.setViewController(stack, for: .secondary)
        _ = columns.compact()
        (columns.x.viewControllers.first as? UINavigationController)?.popViewController(
            animated: false)
        columns.scene.settle()
        columns.scene.add(stack, to: columns.d)
        _ = columns.regular()
        #expect(stack.parent === columns.d)
        #expect(columns.x.viewController(for: .secondary) == nil)
    }

    @Test("C51: a classic split without a primary collapses, and shows no detail")
    func emptyPrimary() {
        let columns = Columns(.unspecified, on: "iPhone 16")
        columns.x.viewControllers = []
        columns.mount()
        #expect(columns.x.isCollapsed)
        let lines = columns.lines {
            columns.x.showDetailViewController(columns.d, sender: nil)
        }
        #expect(lines == ["D.showDetail(d)"])
        #expect(columns.x.children.isEmpty && columns.d.parent == nil)
    }

    @Test("R32: a controller taken out of its column is none of the split's any more")
    func takenColumn() {
        let columns = Columns(mounted: .doubleColumn)
        let lines = columns.lines { columns.scene.remove(columns.b) }
        #expect(
            lines == [
                "b.willMove(toParent: nil)", "b.viewWillDisappear(false)",
                "b.didMove(toParent: nil)", "b.viewDidDisappear(false)",
            ])
        #expect(columns.x.viewController(for: .secondary) == nil)
    }

    @Test("C42, A22: a tab taken out of More is a tab no more")
    func takenFromMore() {
        let scene = Scene()
        let t = scene.tabs("t", "a", "b", "c", "d", "e", "f")
        let e = t.viewControllers?[4] ?? t
        t.selectedIndex = 4
        scene.settle()
        scene.remove(e)
        _ = scene.run()
        #expect(t.viewControllers?.contains(e) == false && t.viewControllers?.count == 5)
        #expect(e.parent == nil && e.tabBarController == nil)
    }
}
