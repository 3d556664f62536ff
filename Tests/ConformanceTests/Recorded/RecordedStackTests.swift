import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("X01, X02, X16: stacks as logs show them")
struct RecordedStackTests {
    private let withLayout = EventCategories.shownByDefault.union(.of(.layout))

    /// A stack of a, b and c, each of which has appeared.
    private func stack(_ scene: Scene) -> UINavigationController {
        let nav = scene.stack("n", "a")
        for name in ["b", "c"] {
            nav.pushViewController(scene.controller(name), animated: false)
            scene.settle()
        }
        return nav
    }

    @Test("X01: a pop lays out nothing that keeps its geometry", arguments: [true, false])
    func popWithoutLayout(animated: Bool) {
        let scene = Scene()
        let nav = stack(scene)
        let lines = scene.lines(withLayout) { nav.popViewController(animated: animated) }
        let wills = [
            "c.willMove(toParent: nil)", "n.viewWillLayoutSubviews()",
            "c.viewWillDisappear(\(animated))", "b.viewWillAppear(\(animated))",
            "n.delegate.willShow(b, \(animated))",
        ]
        let laidOut = ["n.viewDidLayoutSubviews()"]
        let dids = [
            "b.viewDidAppear(\(animated))", "c.didMove(toParent: nil)",
            "n.delegate.didShow(b, \(animated))",
        ]
        let isAppearing = "b.viewIsAppearing(\(animated))"
        let left = "c.viewDidDisappear(\(animated))"
        #expect(
            lines
                == (animated
                    ? wills + laidOut + [isAppearing, left] + dids + ["c.deinit"]
                    : wills + [left, isAppearing] + dids + ["c.deinit"] + laidOut))
    }

    @Test("X01: its children hear no layout either, and all of them where the device was turned")
    func childrenAndRotation() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        _ = scene.child("x", of: nav.viewControllers[0])
        nav.pushViewController(scene.controller("b"), animated: false)
        scene.settle()
        let ofLayout = { (line: String) in
            line.hasSuffix("LayoutSubviews()") && !line.hasPrefix("n.")
        }
        #expect(
            scene.lines(withLayout) { nav.popViewController(animated: true) }.filter(ofLayout) == []
        )
        nav.pushViewController(scene.controller("c"), animated: false)
        scene.settle()
        scene.simulator.rotate(to: .landscapeLeft)
        scene.settle()
        #expect(
            scene.lines(withLayout) { nav.popViewController(animated: true) }.filter(ofLayout) == [
                "a.viewWillLayoutSubviews()", "a.viewDidLayoutSubviews()",
                "x.viewWillLayoutSubviews()", "x.viewDidLayoutSubviews()",
            ])
    }

    @Test("X01: before iOS 13 a pop lays out what it reveals")
    func popWithLayout() {
        let scene = Scene(ios: 12)
        let nav = stack(scene)
        #expect(
            scene.lines(withLayout) { nav.popViewController(animated: true) } == [
                "c.willMove(toParent: nil)", "n.viewWillLayoutSubviews()",
                "c.viewWillDisappear(true)", "b.viewWillAppear(true)",
                "n.delegate.willShow(b, true)", "n.viewDidLayoutSubviews()",
                "b.viewWillLayoutSubviews()", "b.viewDidLayoutSubviews()",
                "c.viewDidDisappear(true)", "b.viewDidAppear(true)",
                "c.didMove(toParent: nil)", "n.delegate.didShow(b, true)", "c.deinit",
            ])
    }

    @Test("X02: popToRoot lets those between go after viewIsAppearing of the root")
    func popToRoot() {
        let scene = Scene()
        let nav = stack(scene)
        #expect(
            scene.lines { nav.popToRootViewController(animated: true) } == [
                "b.willMove(toParent: nil)", "c.willMove(toParent: nil)",
                "c.viewWillDisappear(true)", "a.viewWillAppear(true)",
                "n.delegate.willShow(a, true)", "a.viewIsAppearing(true)",
                "b.didMove(toParent: nil)", "b.deinit",
                "c.viewDidDisappear(true)", "a.viewDidAppear(true)",
                "c.didMove(toParent: nil)", "n.delegate.didShow(a, true)", "c.deinit",
            ])
    }

    @Test("X02: without animation they go at the end of the transition, the lowest first")
    func popToRootAtOnce() {
        let scene = Scene()
        let nav = stack(scene)
        #expect(
            scene.lines { nav.popToRootViewController(animated: false) } == [
                "b.willMove(toParent: nil)", "c.willMove(toParent: nil)",
                "c.viewWillDisappear(false)", "a.viewWillAppear(false)",
                "n.delegate.willShow(a, false)", "c.viewDidDisappear(false)",
                "a.viewIsAppearing(false)", "a.viewDidAppear(false)",
                "b.didMove(toParent: nil)", "c.didMove(toParent: nil)",
                "b.deinit", "n.delegate.didShow(a, false)", "c.deinit",
            ])
    }

    @Test("X16: up to iOS 12 the launch of a stack tells didShow twice", arguments: [8, 12])
    func launch(ios: Int) {
        let scene = Scene(ios: ios)
        let nav = scene.named(
            UINavigationController(rootViewController: scene.controller("a")), "n")
        _ = scene.take()
        #expect(
            scene.lines {
                scene.simulator.window.rootViewController = nav
                scene.simulator.window.makeKeyAndVisible()
            } == [
                "n.loadView()", "n.viewDidLoad()", "n.viewWillAppear(false)",
                "a.loadView()", "a.viewDidLoad()", "a.viewWillAppear(false)",
                "n.delegate.willShow(a, false)", "n.delegate.didShow(a, false)",
                "n.traitCollectionDidChange(nil)", "a.traitCollectionDidChange(nil)",
                "n.viewDidAppear(false)", "a.viewDidAppear(false)",
                "a.didMove(toParent: n)", "n.delegate.didShow(a, false)",
            ])
    }

    @Test("X16: selecting the tab of a stack tells didShow, twice the first time")
    func inTabs() {
        let scene = Scene(ios: 10)
        let stacks = ["n", "m"].map { name in
            scene.named(
                UINavigationController(rootViewController: scene.controller("in-\(name)")), name)
        }
        let tabs = scene.named(UITabBarController(), "t")
        tabs.viewControllers = stacks
        scene.show(tabs)
        let first = scene.lines(.of(.delegate)) { tabs.selectedIndex = 1 }
        #expect(
            first == [
                "m.delegate.willShow(in-m, false)", "m.delegate.didShow(in-m, false)",
                "m.delegate.didShow(in-m, false)",
            ])
        #expect(
            scene.lines { tabs.selectedIndex = 0 } == [
                "n.viewWillAppear(false)", "in-n.viewWillAppear(false)",
                "m.viewWillDisappear(false)", "in-m.viewWillDisappear(false)",
                "m.viewDidDisappear(false)", "in-m.viewDidDisappear(false)",
                "n.viewDidAppear(false)", "in-n.viewDidAppear(false)",
                "n.delegate.didShow(in-n, false)",
            ])
    }

    @Test("X16: from iOS 13 on a selection tells the stack's delegate nothing")
    func inLaterTabs() {
        let scene = Scene(ios: 13)
        let nav = scene.named(
            UINavigationController(rootViewController: scene.controller("a")), "n")
        let tabs = scene.named(UITabBarController(), "t")
        tabs.viewControllers = [nav, scene.controller("b")]
        scene.show(tabs)
        tabs.selectedIndex = 1
        scene.settle()
        #expect(
            scene.lines { tabs.selectedIndex = 0 } == [
                "n.viewWillAppear(false)", "a.viewWillAppear(false)", "b.viewWillDisappear(false)",
                "n.viewIsAppearing(false)", "a.viewIsAppearing(false)",
                "b.viewDidDisappear(false)", "n.viewDidAppear(false)", "a.viewDidAppear(false)",
            ])
    }
}
