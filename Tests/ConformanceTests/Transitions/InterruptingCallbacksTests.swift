import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// Callbacks of a transition whose code ends it, or begins the next: the shortest scripts of what
/// random commands have found.
@MainActor
@Suite("Callbacks that cut their own transition short")
struct InterruptingCallbacksTests {
    /// A presented stack of `a`, `b` or `c` pushed onto it, and `c` dismisses all in that callback.
    private func push(dismissingIn callback: Callback, of name: String) -> [String] {
        let scene = Scene()
        let root = scene.root("root")
        let nav = scene.named(UINavigationController(), "n")
        let (a, b) = (scene.scripted("a"), scene.scripted("b"))
        nav.viewControllers = [a]
        root.present(nav, animated: false)
        scene.settle()
        (name == "a" ? a : b).on(callback) { [unowned nav] in
            if nav.presentingViewController != nil { nav.dismiss(animated: false) }
        }
        return scene.lines(.of(.appearance, .containment, .warning)) {
            nav.pushViewController(b, animated: true)
        }
    }

    @Test(
        "A23: the old top dismisses the stack as it hears that it goes: the new one does not come")
    func oldGoes() {
        #expect(
            push(dismissingIn: .viewWillDisappear, of: "a") == [
                "b.willMove(toParent: n)",
                "a.viewWillDisappear(true)",
                "n.viewWillDisappear(false)",
                "a.viewDidDisappear(true)",
                "n.viewDidDisappear(false)",
            ])
    }

    @Test("A23: the new top dismisses the stack as it hears that it comes")
    func newComes() {
        #expect(
            push(dismissingIn: .viewWillAppear, of: "b") == [
                "b.willMove(toParent: n)",
                "a.viewWillDisappear(true)",
                "b.viewWillAppear(true)",
                "n.viewWillDisappear(false)",
                "a.viewDidDisappear(true)",
                "b.viewWillDisappear(true)",
                "b.viewDidDisappear(true)",
                "n.viewDidDisappear(false)",
            ])
    }

    @Test(
        "M4: the old top dismisses the stack when it is gone: the new one comes, and goes with it")
    func oldHasGone() {
        #expect(
            push(dismissingIn: .viewDidDisappear, of: "a") == [
                "b.willMove(toParent: n)",
                "a.viewWillDisappear(true)",
                "b.viewWillAppear(true)",
                "b.viewIsAppearing(true)",
                "a.viewDidDisappear(true)",
                "n.viewWillDisappear(false)",
                "b.viewDidAppear(true)",
                "b.viewWillDisappear(false)",
                "b.didMove(toParent: n)",
                "n.viewDidDisappear(false)",
                "b.viewDidDisappear(false)",
            ])
    }

    @Test("A23: a top that is taken away as it is appearing does not appear")
    func takenWhileAppearing() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        let b = scene.scripted("b")
        b.on(.viewIsAppearing) { [unowned b] in scene.remove(b) }
        #expect(
            scene.lines { nav.pushViewController(b, animated: false) } == [
                "b.willMove(toParent: n)",
                "b.loadView()",
                "b.viewDidLoad()",
                "a.viewWillDisappear(false)",
                "b.viewWillAppear(false)",
                "n.delegate.willShow(b, false)",
                "a.viewDidDisappear(false)",
                "b.viewIsAppearing(false)",
                "b.willMove(toParent: nil)",
                "b.viewWillDisappear(false)",
                "b.didMove(toParent: nil)",
                "a.viewWillAppear(false)",
                "n.delegate.willShow(a, false)",
                "a.viewIsAppearing(false)",
                "a.viewDidAppear(false)",
                "n.delegate.didShow(a, false)",
                "b.viewDidDisappear(false)",
            ])
        #expect(scene.tree == ["n [appeared]", "  a [appeared]"])
    }

    @Test("a top that is taken away appears in another stack in the same turn")
    func takenToAnotherStack() {
        let scene = Scene()
        let nav = scene.stack("n", "a", "b")
        let other = scene.named(UINavigationController(), "k")
        let (b, c) = (nav.viewControllers[1], scene.controller("c"))
        let lines = scene.lines(.of(.appearance)) {
            nav.present(other, animated: false)
            scene.remove(b)
            nav.pushViewController(c, animated: true)
            other.pushViewController(b, animated: false)
        }
        #expect(
            lines == [
                "b.viewWillDisappear(false)",
                "c.viewWillAppear(true)",
                "c.viewIsAppearing(true)",
                "k.viewWillAppear(false)",
                "b.viewWillAppear(false)",
                "k.viewIsAppearing(false)",
                "b.viewIsAppearing(false)",
                "k.viewDidAppear(false)",
                "b.viewDidAppear(false)",
                "c.viewDidAppear(true)",
            ])
        #expect(b.view.window != nil)
    }

    @Test("C42: a tab that selects another as it comes does not come")
    func tabSelectsAnother() {
        let scene = Scene()
        let tabs = scene.named(UITabBarController(), "t")
        let b = scene.scripted("b")
        tabs.viewControllers = [scene.controller("a"), b, scene.controller("c")]
        scene.show(tabs)
        b.on(.viewWillAppear) { [unowned tabs] in tabs.selectedIndex = 2 }
        #expect(
            scene.lines(.of(.appearance)) { tabs.selectedIndex = 1 } == [
                "b.viewWillAppear(false)",
                "b.viewWillDisappear(false)",
                "b.viewDidDisappear(false)",
                "c.viewWillAppear(false)",
                "a.viewWillDisappear(false)",
                "c.viewIsAppearing(false)",
                "a.viewDidDisappear(false)",
                "c.viewDidAppear(false)",
            ])
        #expect(tabs.selectedIndex == 2)
    }

    @Test("C42: a tab that selects the old one as it comes goes again, and the old one stays")
    func tabSelectsTheOld() {
        let scene = Scene()
        let tabs = scene.named(UITabBarController(), "t")
        let b = scene.scripted("b")
        tabs.viewControllers = [scene.controller("a"), b]
        scene.show(tabs)
        b.on(.viewWillAppear) { [unowned tabs] in tabs.selectedIndex = 0 }
        #expect(
            scene.lines(.of(.appearance)) { tabs.selectedIndex = 1 } == [
                "b.viewWillAppear(false)",
                "b.viewWillDisappear(false)",
                "b.viewDidDisappear(false)",
            ])
        #expect(tabs.selectedIndex == 0)
    }

    @Test("D09: a tab that is set again before it has left stays")
    func tabStays() {
        let scene = Scene()
        let tabs = scene.tabs("t", "a", "b")
        let all = tabs.viewControllers ?? []
        let lines = scene.lines(.of(.appearance, .containment)) {
            tabs.viewControllers = [all[1]]
            tabs.viewControllers = all
        }
        #expect(
            lines == [
                "a.willMove(toParent: nil)",
                "b.viewWillAppear(false)",
                "a.viewWillDisappear(false)",
                "a.willMove(toParent: t)",
                "a.didMove(toParent: t)",
                "b.viewIsAppearing(false)",
                "a.viewDidDisappear(false)",
                "b.viewDidAppear(false)",
            ])
        #expect(tabs.children == all)
    }

    @Test("R43: a non-animated set upon two animated ones ends both")
    func threeSets() {
        let book = Book()
        book.open(0)
        let lines = book.lines {
            book.set(1, animated: true)
            book.set(2, animated: true)
            book.set(1, animated: false)
        }
        #expect(
            lines == [
                "a.willMove(toParent: nil)",
                "b.willMove(toParent: p)",
                "b.didMove(toParent: p)",
                "b.loadView()",
                "b.viewDidLoad()",
                "b.viewWillAppear(true)",
                "a.viewWillDisappear(true)",
                "completion setViewControllers(b, false)",
                "b.willMove(toParent: nil)",
                "c.willMove(toParent: p)",
                "c.didMove(toParent: p)",
                "c.loadView()",
                "c.viewDidLoad()",
                "c.willMove(toParent: nil)",
                "b.didMove(toParent: p)",
                "c.viewWillAppear(true)",
                "b.viewWillDisappear(true)",
                "b.viewWillAppear(false)",
                "c.viewWillDisappear(false)",
                "c.viewDidDisappear(false)",
                "b.viewDidAppear(false)",
                "a.viewDidDisappear(true)",
                "a.willMove(toParent: nil)",
                "a.didMove(toParent: nil)",
                "c.willMove(toParent: nil)",
                "c.didMove(toParent: nil)",
                "completion setViewControllers(b, true)",
            ])
    }

    @Test("M1a: a page that code gives to another controller as it comes goes with its view")
    func pageLeaves() {
        let scene = Scene()
        let pages = scene.named(
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), "p")
        let (a, b, other) = (scene.scripted("a"), scene.controller("b"), scene.controller("o"))
        pages.setViewControllers([a], direction: .forward, animated: false)
        scene.show(pages)
        a.on(.viewWillDisappear) { [unowned b, unowned other] in
            other.addChild(b)
            other.view.addSubview(b.view)
            b.didMove(toParent: other)
        }
        #expect(
            scene.lines(.of(.appearance, .containment)) {
                pages.setViewControllers([b], direction: .forward, animated: false)
            } == [
                "a.willMove(toParent: nil)",
                "b.willMove(toParent: p)",
                "b.didMove(toParent: p)",
                "b.viewWillAppear(false)",
                "a.viewWillDisappear(false)",
                "b.didMove(toParent: nil)",
                "b.willMove(toParent: o)",
                "b.didMove(toParent: o)",
                "a.viewDidDisappear(false)",
                "a.willMove(toParent: nil)",
                "a.didMove(toParent: nil)",
                "b.viewWillDisappear(false)",
                "b.viewDidDisappear(false)",
            ])
    }

    @Test("R31: a column that takes itself away as it is loaded is not shown")
    func columnLeaves() {
        let scene = Scene()
        let split = scene.named(UISplitViewController(), "s")
        let e = scene.scripted("e")
        e.on(.viewDidLoad) { [unowned e] in scene.remove(e) }
        split.viewControllers = [e, scene.controller("f")]
        scene.show(split)
        #expect(e.parent == nil && e.view.window == nil)
        #expect(split.viewControllers.isEmpty)
    }
}
