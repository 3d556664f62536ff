import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// Transitions whose container goes, or whose controllers somebody takes, before they end: the
/// shortest scripts of what random commands have found.
@MainActor
@Suite("Transitions that are cut short")
struct InterruptedTransitionTests {
    /// The lines about those controllers.
    private func lines(
        of names: String..., on scene: Scene, in categories: EventCategories = .of(.appearance),
        during work: () -> Void
    ) -> [String] {
        scene.lines(categories, of: work).filter { line in
            names.contains { line.hasPrefix($0 + ".") }
        }
    }

    private func cancel(_ scene: Scene) {
        scene.simulator.transitions.underFinger?.cancel(in: scene.simulator)
    }

    private func finish(_ scene: Scene) {
        scene.simulator.transitions.underFinger?.finish(in: scene.simulator)
    }

    // MARK: The container goes

    @Test("A23, C24: an exchange ends before its container disappears; the completion hears false")
    func exchange() {
        let scene = Scene()
        let t = scene.tabs("t", "p", "q")
        let p = t.viewControllers?[0] ?? t
        let a = scene.child("a", of: p)
        let b = scene.controller("b")
        p.addChild(b)
        var ends: [Bool] = []
        p.transition(from: a, to: b, duration: 0.5, animations: nil) { finished in
            a.removeFromParent()
            ends.append(finished)
        }
        scene.simulator.runTurn()
        _ = scene.take()
        #expect(
            lines(of: "p", "a", "b", on: scene, in: .shownByDefault) { t.selectedIndex = 1 } == [
                "b.viewDidAppear(true)", "a.viewDidDisappear(true)", "a.didMove(toParent: nil)",
                "p.viewWillDisappear(false)", "b.viewWillDisappear(false)",
                "p.viewDidDisappear(false)", "b.viewDidDisappear(false)",
            ])
        #expect(p.children == [b])
        #expect(ends == [false])
    }

    @Test("A23, C38: a swipe that runs back ends at once as cancelled")
    func runningBack() {
        let scene = Scene()
        let root = scene.root("root")
        let nav = scene.named(UINavigationController(), "n")
        nav.viewControllers = [scene.controller("a"), scene.controller("b")]
        scene.add(nav, to: root)
        scene.settle()
        nav.beginInteractivePop()
        scene.simulator.transitions.underFinger?.update(0.5)
        scene.settle()
        cancel(scene)
        #expect(
            lines(of: "n", "a", "b", on: scene) { scene.remove(nav) } == [
                "n.viewWillDisappear(false)", "a.viewWillDisappear(true)",
                "a.viewDidDisappear(true)", "b.viewWillAppear(true)",
                "b.viewIsAppearing(true)", "b.viewDidAppear(true)",
                "b.viewWillDisappear(false)", "n.viewDidDisappear(false)",
                "b.viewDidDisappear(false)",
            ])
        #expect(nav.viewControllers.count == 2)
    }

    @Test("A23, R43: pages that are set while a swipe runs back find it at its end")
    func pagesSet() {
        let book = Book()
        book.open(0)
        #expect(book.p.beginSwipe(.forward) == nil)
        book.scene.simulator.transitions.underFinger?.update(0.5)
        _ = book.lines {}
        book.scene.simulator.transitions.underFinger?.cancel(in: book.scene.simulator)
        #expect(
            book.lines { book.set(2, animated: true) } == [
                "a.viewWillAppear(true)", "a.viewDidAppear(true)", "b.viewWillDisappear(true)",
                "b.viewDidDisappear(true)", "b.willMove(toParent: nil)", "b.didMove(toParent: nil)",
                "p.delegate.didFinishAnimating(true, completed: false)",
                "a.willMove(toParent: nil)", "c.willMove(toParent: p)", "c.didMove(toParent: p)",
                "c.loadView()", "c.viewDidLoad()", "c.viewWillAppear(true)",
                "a.viewWillDisappear(true)", "c.viewDidAppear(true)", "a.viewDidDisappear(true)",
                "a.willMove(toParent: nil)", "a.didMove(toParent: nil)",
                "completion setViewControllers(c, true)",
            ])
        #expect(book.p.viewControllers == [book.pages[2]])
        #expect(book.p.children == [book.pages[2]])
    }

    @Test("A23, R43: pages that are set while a swipe runs on find it at its end")
    func pagesSetForward() {
        let book = Book()
        book.open(0)
        #expect(book.p.beginSwipe(.forward) == nil)
        _ = book.lines {}
        book.scene.simulator.transitions.underFinger?.finish(in: book.scene.simulator)
        #expect(
            book.lines { book.set(2, animated: true) } == [
                "b.viewDidAppear(true)", "a.viewDidDisappear(true)", "a.willMove(toParent: nil)",
                "a.didMove(toParent: nil)", "p.delegate.didFinishAnimating(true, completed: true)",
                "b.willMove(toParent: nil)", "c.willMove(toParent: p)", "c.didMove(toParent: p)",
                "c.loadView()", "c.viewDidLoad()", "c.viewWillAppear(true)",
                "b.viewWillDisappear(true)", "c.viewDidAppear(true)", "b.viewDidDisappear(true)",
                "b.willMove(toParent: nil)", "b.didMove(toParent: nil)",
                "completion setViewControllers(c, true)",
            ])
        #expect(book.p.children == [book.pages[2]])
    }

    @Test("M3, P20: what a controller presents over itself goes and comes with it")
    func overContext() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        let a = nav.viewControllers[0]
        a.definesPresentationContext = true
        let z = scene.controller("z")
        z.modalPresentationStyle = .overCurrentContext
        a.present(z, animated: false)
        scene.settle()
        #expect(z.presentingViewController === a)
        #expect(
            lines(of: "a", "b", "z", on: scene) {
                nav.pushViewController(scene.controller("b"), animated: true)
            } == [
                "a.viewWillDisappear(true)", "z.viewWillDisappear(true)", "b.viewWillAppear(true)",
                "b.viewIsAppearing(true)", "a.viewDidDisappear(true)", "z.viewDidDisappear(true)",
                "b.viewDidAppear(true)",
            ])
        #expect(z.view.window == nil)
        #expect(
            lines(of: "a", "b", "z", on: scene) { nav.popViewController(animated: true) } == [
                "b.viewWillDisappear(true)", "a.viewWillAppear(true)", "z.viewWillAppear(true)",
                "a.viewIsAppearing(true)", "z.viewIsAppearing(true)", "b.viewDidDisappear(true)",
                "a.viewDidAppear(true)", "z.viewDidAppear(true)",
            ])
        #expect(z.view.window != nil)
    }

    @Test("C38, C39: a top that is covered while its stack turns back hears that it is gone")
    func coveredWhileTurningBack() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        let p = scene.controller("p")
        let inner = scene.named(UINavigationController(), "k")
        inner.viewControllers = [scene.controller("x")]
        scene.add(inner, to: p)
        nav.pushViewController(p, animated: false)
        scene.settle()
        nav.beginInteractivePop()
        scene.settle()
        let lines = lines(of: "k", "x", "y", on: scene) {
            inner.pushViewController(scene.controller("y"), animated: false)
            cancel(scene)
        }
        #expect(
            lines == [
                "k.viewWillAppear(true)", "x.viewDidDisappear(true)", "y.viewWillAppear(true)",
                "k.viewIsAppearing(true)", "y.viewIsAppearing(true)", "k.viewDidAppear(true)",
                "y.viewDidAppear(true)",
            ])
    }

    // MARK: A controller goes

    @Test("M1, C38: a top that is taken away under the finger and presented is presented still")
    func takenTop() {
        let scene = Scene()
        let root = scene.root("root")
        let nav = scene.named(UINavigationController(), "n")
        let b = scene.controller("b")
        nav.viewControllers = [scene.controller("a"), b]
        scene.add(nav, to: root)
        scene.settle()
        nav.beginInteractivePop()
        scene.settle()
        let lines = lines(of: "a", "b", on: scene, in: .of(.appearance, .containment)) {
            scene.remove(b)
            root.present(b, animated: false)
            scene.simulator.runUntilIdle()
            cancel(scene)
        }
        #expect(
            lines == [
                "b.willMove(toParent: nil)", "b.didMove(toParent: nil)", "b.viewDidDisappear(true)",
                "b.viewWillAppear(false)", "b.viewIsAppearing(false)", "b.viewDidAppear(false)",
                "a.viewWillDisappear(true)", "a.viewDidDisappear(true)", "a.viewWillAppear(false)",
                "a.viewIsAppearing(false)", "a.viewDidAppear(false)", "a.didMove(toParent: n)",
            ])
        #expect(nav.viewControllers.count == 1 && b.view.window != nil)
    }

    @Test("M1, C38: what comes under the finger and is taken elsewhere stays there")
    func takenBelow() {
        let scene = Scene()
        let root = scene.root("root")
        let nav = scene.named(UINavigationController(), "n")
        let other = scene.named(UINavigationController(), "k")
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        nav.viewControllers = [a, b]
        for child in [nav, other] { scene.add(child, to: root) }
        scene.settle()
        nav.beginInteractivePop()
        scene.settle()
        let lines = lines(of: "a", "b", on: scene, in: .of(.appearance, .containment)) {
            scene.remove(a)
            other.pushViewController(a, animated: false)
            scene.simulator.runUntilIdle()
            finish(scene)
        }
        #expect(
            lines == [
                "a.willMove(toParent: nil)", "a.viewWillDisappear(false)",
                "a.didMove(toParent: nil)", "a.willMove(toParent: k)", "a.viewWillAppear(false)",
                "a.viewIsAppearing(false)", "a.viewDidAppear(false)", "a.didMove(toParent: k)",
                "b.viewDidDisappear(true)", "b.didMove(toParent: nil)",
            ])
        #expect(nav.viewControllers == [] && other.viewControllers == [a])
        #expect(a.view.window != nil)
    }

    @Test("M1, C42: a tab that is taken in the turn of its selection is told by the window")
    func takenTab() {
        let scene = Scene()
        let root = scene.root("root")
        let t = scene.named(UITabBarController(), "t")
        let b = scene.controller("b")
        t.viewControllers = [scene.controller("a"), b]
        scene.add(t, to: root)
        scene.settle()
        let lines = lines(of: "a", "b", on: scene, in: .of(.appearance, .containment)) {
            t.selectedIndex = 1
            scene.remove(b)
            scene.add(b, to: root)
        }
        #expect(
            lines == [
                "b.viewWillAppear(false)", "a.viewWillDisappear(false)",
                "b.willMove(toParent: nil)", "b.viewWillDisappear(false)",
                "a.viewWillAppear(false)", "b.didMove(toParent: nil)", "b.willMove(toParent: root)",
                "b.viewWillAppear(false)", "b.didMove(toParent: root)",
                "b.viewIsAppearing(false)", "b.viewDidAppear(false)", "a.viewDidAppear(false)",
            ])
        #expect(t.viewControllers?.count == 1)
    }

    @Test("A163, C53: a tab that what follows it takes over leaves once")
    func takenOverTab() {
        let scene = Scene()
        let t = scene.tabs("t", "a")
        let a = t.viewControllers?[0] ?? t
        let w = scene.scripted("w")
        t.viewControllers = [a, w]
        w.on(.viewDidLoad) { scene.add(a, to: w) }
        scene.settle()
        let lines = lines(of: "a", "w", on: scene, in: .of(.appearance, .containment)) {
            scene.remove(a)
        }
        #expect(
            lines == [
                "a.willMove(toParent: nil)", "a.viewWillDisappear(false)",
                "a.didMove(toParent: nil)", "a.willMove(toParent: w)", "a.didMove(toParent: w)",
                "w.viewWillAppear(false)", "a.viewWillAppear(false)", "w.viewIsAppearing(false)",
                "a.viewIsAppearing(false)", "w.viewDidAppear(false)", "a.viewDidAppear(false)",
            ])
        #expect(a.parent === w && t.viewControllers == [w])
    }
}
