import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("C08, C34–C40: stacks")
struct NavigationTests {
    @Test("C08, C40, D11: a stack as the window's root")
    func launch() {
        let scene = Scene()
        let a = scene.controller("a")
        let nav = scene.named(UINavigationController(rootViewController: a), "n")
        let made = scene.take()
        #expect(made.count == 1 && made[0].hasPrefix("a.willMove(toParent: "))
        let lines = scene.lines {
            scene.simulator.window.rootViewController = nav
            scene.simulator.window.makeKeyAndVisible()
        }
        #expect(
            lines == [
                "n.loadView()",
                "n.viewDidLoad()",
                "n.viewWillAppear(false)",
                "a.loadView()",
                "a.viewDidLoad()",
                "a.viewWillAppear(false)",
                "n.delegate.willShow(a, false)",
                "n.viewIsAppearing(false)",
                "a.viewIsAppearing(false)",
                "n.viewDidAppear(false)",
                "a.viewDidAppear(false)",
                "a.didMove(toParent: n)",
                "n.delegate.didShow(a, false)",
            ])
        #expect(scene.tree == ["n [appeared]", "  a [appeared]"])
    }

    @Test("C34, M5, D08: an animated push")
    func push() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        let b = scene.controller("b")
        nav.pushViewController(b, animated: true)
        #expect(nav.viewControllers.last === b)
        #expect(scene.take() == ["b.willMove(toParent: n)"])
        #expect(
            scene.run() == [
                "b.loadView()",
                "b.viewDidLoad()",
                "a.viewWillDisappear(true)",
                "b.viewWillAppear(true)",
                "n.delegate.willShow(b, true)",
                "b.viewIsAppearing(true)",
                "a.viewDidDisappear(true)",
                "b.viewDidAppear(true)",
                "b.didMove(toParent: n)",
                "n.delegate.didShow(b, true)",
            ])
        #expect(scene.tree == ["n [appeared]", "  a [disappeared]", "  b [appeared]"])
        #expect(scene.simulator.now == 0.5)
    }

    @Test("C34: the stack has the controller when willMove comes, and M5: nothing has appeared yet")
    func stackInWillMove() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        let b = scene.scripted("b")
        var count = 0
        b.on(.willMoveToParent) { [unowned nav] in count = nav.viewControllers.count }
        nav.pushViewController(b, animated: true)
        #expect(count == 2)
        #expect(!b.isViewLoaded)
        #expect(b.isMovingToParent)
    }

    @Test("M5: a transition starts between the two layout callbacks of its stack")
    func startInLayout() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        let lines = scene.lines(.shownByDefault.union(.of(.layout))) {
            nav.pushViewController(scene.controller("b"), animated: true)
        }
        #expect(
            lines == [
                "b.willMove(toParent: n)",
                "n.viewWillLayoutSubviews()",
                "b.loadView()",
                "b.viewDidLoad()",
                "a.viewWillDisappear(true)",
                "b.viewWillAppear(true)",
                "n.delegate.willShow(b, true)",
                "n.viewDidLayoutSubviews()",
                "b.viewLayoutMarginsDidChange()",
                "b.viewSafeAreaInsetsDidChange()",
                "b.viewIsAppearing(true)",
                "b.viewWillLayoutSubviews()",
                "b.viewDidLayoutSubviews()",
                "a.viewDidDisappear(true)",
                "b.viewDidAppear(true)",
                "b.didMove(toParent: n)",
                "n.delegate.didShow(b, true)",
            ])
    }

    @Test("C35: an unanimated push, with its layout after viewDidAppear")
    func unanimatedPush() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        let b = scene.controller("b")
        let lines = scene.lines(.shownByDefault.union(.of(.layout))) {
            nav.pushViewController(b, animated: false)
        }
        #expect(
            lines == [
                "b.willMove(toParent: n)",
                "n.viewWillLayoutSubviews()",
                "b.loadView()",
                "b.viewDidLoad()",
                "a.viewWillDisappear(false)",
                "b.viewWillAppear(false)",
                "n.delegate.willShow(b, false)",
                "a.viewDidDisappear(false)",
                "b.viewIsAppearing(false)",
                "b.viewDidAppear(false)",
                "b.didMove(toParent: n)",
                "n.delegate.didShow(b, false)",
                "n.viewDidLayoutSubviews()",
                "b.viewLayoutMarginsDidChange()",
                "b.viewSafeAreaInsetsDidChange()",
                "b.viewWillLayoutSubviews()",
                "b.viewDidLayoutSubviews()",
            ])
    }

    @Test("C36: an animated pop")
    func pop() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        do {
            let b = scene.controller("b")
            nav.pushViewController(b, animated: false)
        }
        scene.settle()
        nav.popViewController(animated: true)
        #expect(nav.viewControllers.count == 1)
        #expect(scene.take() == ["b.willMove(toParent: nil)"])
        #expect(
            scene.run() == [
                "b.viewWillDisappear(true)",
                "a.viewWillAppear(true)",
                "n.delegate.willShow(a, true)",
                "a.viewIsAppearing(true)",
                "b.viewDidDisappear(true)",
                "a.viewDidAppear(true)",
                "b.didMove(toParent: nil)",
                "n.delegate.didShow(a, true)",
                "b.deinit",
            ])
    }

    @Test("C37: a pop that is not animated")
    func unanimatedPop() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        let b = scene.controller("b")
        nav.pushViewController(b, animated: false)
        scene.settle()
        #expect(nav.popViewController(animated: false) === b)
        #expect(
            scene.run() == [
                "b.willMove(toParent: nil)",
                "b.viewWillDisappear(false)",
                "a.viewWillAppear(false)",
                "n.delegate.willShow(a, false)",
                "b.viewDidDisappear(false)",
                "a.viewIsAppearing(false)",
                "a.viewDidAppear(false)",
                "b.didMove(toParent: nil)",
                "n.delegate.didShow(a, false)",
            ])
        #expect(b.parent == nil && b.viewIfLoaded?.superview == nil)
    }

    @Test("C36, C37: the last controller stays")
    func popOfTheLast() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        #expect(nav.popViewController(animated: true) == nil)
        #expect(nav.popToRootViewController(animated: true) == nil)
        #expect(nav.popToViewController(nav.viewControllers[0], animated: true) == nil)
        #expect(scene.run() == [])
    }

    @Test("C34, C36: without a window a push sends willMove, a pop willMove and didMove")
    func withoutWindow() {
        let scene = Scene()
        let a = scene.controller("a")
        let nav = scene.named(UINavigationController(rootViewController: a), "n")
        let b = scene.controller("b")
        _ = scene.take()
        #expect(
            scene.lines { nav.pushViewController(b, animated: true) }
                == ["b.willMove(toParent: n)"])
        #expect(!b.isViewLoaded)
        #expect(
            scene.lines { nav.popViewController(animated: true) } == [
                "b.willMove(toParent: nil)", "b.didMove(toParent: nil)",
            ])
    }

    @Test("C40: a lower controller gets its didMove when a pop reveals it for the first time")
    func revealedLater() {
        let scene = Scene()
        let nav = scene.stack("n", "a", "b")
        let lines = scene.lines { nav.popViewController(animated: false) }
        #expect(
            lines == [
                "b.willMove(toParent: nil)",
                "a.loadView()",
                "a.viewDidLoad()",
                "b.viewWillDisappear(false)",
                "a.viewWillAppear(false)",
                "n.delegate.willShow(a, false)",
                "b.viewDidDisappear(false)",
                "a.viewIsAppearing(false)",
                "a.viewDidAppear(false)",
                "a.didMove(toParent: n)",
                "b.didMove(toParent: nil)",
                "n.delegate.didShow(a, false)",
                "b.deinit",
            ])
    }

    @Test("X02: popping to the root; what was never seen between leaves in the transition, too")
    func popToRoot() {
        let scene = Scene()
        let nav = scene.stack("n", "a", "m", "b")
        let popped = nav.popToRootViewController(animated: true)
        #expect(popped?.count == 2)
        #expect(
            scene.take() == [
                "m.willMove(toParent: nil)", "b.willMove(toParent: nil)",
            ])
        withExtendedLifetime(popped) {
            #expect(
                scene.run() == [
                    "a.loadView()",
                    "a.viewDidLoad()",
                    "b.viewWillDisappear(true)",
                    "a.viewWillAppear(true)",
                    "n.delegate.willShow(a, true)",
                    "a.viewIsAppearing(true)",
                    "m.didMove(toParent: nil)",
                    "b.viewDidDisappear(true)",
                    "a.viewDidAppear(true)",
                    "a.didMove(toParent: n)",
                    "b.didMove(toParent: nil)",
                    "n.delegate.didShow(a, true)",
                ])
        }
    }

    @Test("C39: a new stack under the same top changes nothing that is seen")
    func sameTop() {
        let scene = Scene()
        let nav = scene.stack("n", "a", "b")
        let (b, c) = (nav.viewControllers[1], scene.controller("c"))
        let lines = scene.lines { nav.setViewControllers([c, b], animated: true) }
        #expect(
            lines == [
                "a.willMove(toParent: nil)",
                "a.didMove(toParent: nil)",
                "c.willMove(toParent: n)",
                "a.deinit",
            ])
        #expect(scene.tree == ["n [appeared]", "  c [unloaded]", "  b [appeared]"])
    }

    @Test("C39: a new top; the old one leaves when its transition ends")
    func newTop() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        let b = scene.controller("b")
        let lines = scene.lines { nav.setViewControllers([b], animated: false) }
        #expect(
            lines == [
                "a.willMove(toParent: nil)",
                "b.willMove(toParent: n)",
                "b.loadView()",
                "b.viewDidLoad()",
                "a.viewWillDisappear(false)",
                "b.viewWillAppear(false)",
                "n.delegate.willShow(b, false)",
                "a.viewDidDisappear(false)",
                "b.viewIsAppearing(false)",
                "b.viewDidAppear(false)",
                "b.didMove(toParent: n)",
                "a.didMove(toParent: nil)",
                "n.delegate.didShow(b, false)",
                "a.deinit",
            ])
    }

    @Test("C71: a stack whose top is new is a push, one whose top was beneath is a pop")
    func pushOrPop() throws {
        let scene = Scene()
        let nav = scene.stack("n", "a", "b")
        let (a, asked) = (nav.viewControllers[0], Operations())
        nav.delegate = asked
        let (c, d) = (scene.controller("c"), scene.controller("d"))
        for stack in [[c, d], [a, c], [a, c, d], [d, a]] {
            nav.setViewControllers(stack, animated: true)
            _ = scene.run()
        }
        #expect(asked.list == [.push, .pop, .push, .pop])
    }

    @Test("C71, X01: what a new stack shows for the first time is laid out")
    func layoutOfNewTop() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        let b = scene.scripted("b")
        var passes = 0
        b.on(.viewDidLayoutSubviews) { passes += 1 }
        nav.setViewControllers([b], animated: true)
        _ = scene.run()
        #expect(passes > 0)
    }

    @Test("P26: show pushes, from anywhere below")
    func show() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        let b = scene.controller("b")
        nav.viewControllers[0].show(b, sender: nil)
        #expect(nav.topViewController === b)
        #expect(b.navigationController === nav)
    }

    @Test("A18: changes of one turn make one transition")
    func oneTransition() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        let (b, c) = (scene.controller("b"), scene.controller("c"))
        let lines = scene.lines {
            nav.pushViewController(b, animated: false)
            nav.pushViewController(c, animated: true)
        }
        #expect(
            lines == [
                "b.willMove(toParent: n)",
                "c.willMove(toParent: n)",
                "c.loadView()",
                "c.viewDidLoad()",
                "a.viewWillDisappear(true)",
                "c.viewWillAppear(true)",
                "n.delegate.willShow(c, true)",
                "c.viewIsAppearing(true)",
                "a.viewDidDisappear(true)",
                "c.viewDidAppear(true)",
                "c.didMove(toParent: n)",
                "n.delegate.didShow(c, true)",
            ])
    }

    @Test("A18, E31: an animated pop while a change waits answers nil")
    func poppingTwice() {
        let scene = Scene()
        let nav = scene.stack("n", "a", "b", "c", "d")
        let stack = nav.viewControllers
        #expect(nav.popToViewController(stack[1], animated: false)?.count == 2)
        _ = scene.take()
        #expect(nav.popToViewController(stack[0], animated: true) == nil)
        #expect(nav.viewControllers.count == 2)
        #expect(
            scene.take() == [
                "warning: popToViewController:transition: called on <UINavigationController n> "
                    + "while an existing transition or presentation is occurring; the navigation "
                    + "stack will not be updated."
            ])
    }

    @Test("M4: a stack that is presented and dismissed tells its top in its own callbacks")
    func presented() {
        let scene = Scene()
        let root = scene.root("r")
        let nav = scene.named(
            UINavigationController(rootViewController: scene.controller("a")), "n")
        nav.modalPresentationStyle = .fullScreen
        root.present(nav, animated: true)
        scene.simulator.runUntilIdle()
        let appearing = scene.take(.of(.appearance))
        #expect(
            appearing == [
                "r.viewWillDisappear(true)",
                "n.viewWillAppear(true)",
                "a.viewWillAppear(true)",
                "n.viewIsAppearing(true)",
                "a.viewIsAppearing(true)",
                "n.viewDidAppear(true)",
                "a.viewDidAppear(true)",
                "r.viewDidDisappear(true)",
            ])
        let leaving = scene.lines(.of(.appearance)) { root.dismiss(animated: true) }
        #expect(
            leaving == [
                "n.viewWillDisappear(true)",
                "a.viewWillDisappear(true)",
                "r.viewWillAppear(true)",
                "r.viewIsAppearing(true)",
                "r.viewDidAppear(true)",
                "n.viewDidDisappear(true)",
                "a.viewDidDisappear(true)",
            ])
    }

    @Test("A23: a stack that is covered in mid-transition ends it at once")
    func coveredInTransition() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        nav.pushViewController(scene.controller("b"), animated: true)
        scene.simulator.runTurn()
        _ = scene.take()
        nav.view.removeFromSuperview()
        #expect(
            scene.run(.of(.appearance)) == [
                "n.viewWillDisappear(false)",
                "a.viewDidDisappear(true)",
                "b.viewDidAppear(true)",
                "b.viewWillDisappear(false)",
                "n.viewDidDisappear(false)",
                "b.viewDidDisappear(false)",
            ])
    }

    @Test("A171, E31: a pop in the midst of a pop", arguments: [25, 26])
    func twoQuickBacks(ios: Int) {
        let scene = Scene(ios: ios)
        let nav = scene.stack("n", "a")
        nav.pushViewController(scene.controller("b"), animated: false)
        nav.pushViewController(scene.controller("c"), animated: false)
        scene.settle()
        nav.popViewController(animated: true)
        scene.simulator.advance(by: 0.1)
        _ = scene.take()
        nav.popViewController(animated: true)
        let first = [
            "c.viewDidDisappear(true)",
            "b.viewDidAppear(true)",
            "b.didMove(toParent: n)",
            "c.didMove(toParent: nil)",
            "n.delegate.didShow(b, true)",
        ]
        let second = [
            "b.willMove(toParent: nil)",
            "b.viewWillDisappear(true)",
            "a.viewWillAppear(true)",
            "n.delegate.willShow(a, true)",
            "a.viewIsAppearing(true)",
            "c.deinit",
            "b.viewDidDisappear(true)",
            "a.viewDidAppear(true)",
            "b.didMove(toParent: nil)",
            "n.delegate.didShow(a, true)",
            "b.deinit",
        ]
        let refusal =
            "warning: popToViewController:transition: called on <UINavigationController n> while an "
            + "existing transition or presentation is occurring; the navigation stack will not be updated."
        let shown = EventCategories.shownByDefault
        #expect(scene.run(shown) == (ios < 26 ? [refusal] + first + ["c.deinit"] : first + second))
        #expect(nav.viewControllers.count == (ios < 26 ? 2 : 1))
    }
}

/// Notes the operations for which it is asked for an animator.
@MainActor
private final class Operations: UINavigationControllerDelegate {
    private(set) var list: [UINavigationController.Operation] = []

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        list.append(operation)
        return nil
    }
}
