import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// A stack that writes down which of its members were called.
private final class WatchedStack: UINavigationController {
    var calls: [String] = []

    /// The calls since the last time.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        calls.append("push")
        super.pushViewController(viewController, animated: animated)
    }
    override func popViewController(animated: Bool) -> UIViewController? {
        calls.append("pop")
        return super.popViewController(animated: animated)
    }
    override func popToViewController(
        _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        calls.append("popTo")
        return super.popToViewController(viewController, animated: animated)
    }
    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        calls.append("popToRoot")
        return super.popToRootViewController(animated: animated)
    }
    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        calls.append("set")
        super.setViewControllers(viewControllers, animated: animated)
    }
    override func show(_ vc: UIViewController, sender: Any?) {
        calls.append("show")
        super.show(vc, sender: sender)
    }
    override func collapseSecondaryViewController(
        _ secondary: UIViewController, for split: UISplitViewController
    ) {
        calls.append("collapse")
        super.collapseSecondaryViewController(secondary, for: split)
    }
    override func separateSecondaryViewController(
        for split: UISplitViewController
    ) -> UIViewController? {
        calls.append("separate")
        return super.separateSecondaryViewController(for: split)
    }
}

private final class WatchedTabs: UITabBarController {
    var calls: [String] = []

    override var selectedViewController: UIViewController? {
        get { super.selectedViewController }
        set {
            calls.append("selectedViewController")
            super.selectedViewController = newValue
        }
    }
    override var selectedIndex: Int {
        get { super.selectedIndex }
        set {
            calls.append("selectedIndex")
            super.selectedIndex = newValue
        }
    }
    override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        calls.append("set")
        super.setViewControllers(viewControllers, animated: animated)
    }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        calls.append("showDetail")
        super.showDetailViewController(vc, sender: sender)
    }
}

private final class WatchedSplit: UISplitViewController {
    var calls: [String] = []

    override func show(_ vc: UIViewController, sender: Any?) {
        calls.append("show")
        super.show(vc, sender: sender)
    }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        calls.append("showDetail")
        super.showDetailViewController(vc, sender: sender)
    }
}

private final class WatchedPages: UIPageViewController {
    var calls: [String] = []

    override func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        calls.append("set")
        super.setViewControllers(
            viewControllers, direction: direction, animated: animated, completion: completion)
    }
}

/// Takes a split's secondary in by itself.
private final class Taker: UIViewController {
    var taken: UIViewController?

    override func collapseSecondaryViewController(
        _ secondary: UIViewController, for split: UISplitViewController
    ) { taken = secondary }
    override func separateSecondaryViewController(
        for split: UISplitViewController
    ) -> UIViewController? { taken }
}

@MainActor
@Suite("Overridden members are reached by UIKit's own calls")
struct SubclassTests {
    @Test("C40, P26, R42, A17, A21: a stack's, by its initialiser, show, the back button, a swipe")
    func stack() {
        let scene = Scene()
        let a = scene.controller("a")
        let nav = scene.named(WatchedStack(rootViewController: a), "n")
        #expect(nav.take() == ["push"])
        let tabs = scene.named(WatchedTabs(), "t")
        tabs.viewControllers = [nav, scene.controller("x")]
        scene.show(tabs)
        #expect(tabs.calls == ["set"])
        a.show(scene.controller("b"), sender: nil)
        scene.settle()
        #expect(nav.take() == ["show", "push"])
        nav.tapBack()
        scene.settle()
        #expect(nav.take() == ["pop"])
        nav.viewControllers = [a, scene.controller("c")]
        scene.settle()
        #expect(nav.take() == ["set"])
        nav.beginInteractivePop()
        scene.simulator.transitions.underFinger?.cancel(in: scene.simulator)
        scene.settle()
        #expect(nav.take() == ["pop"])
        tabs.tap(nav)
        scene.settle()
        #expect(nav.take() == ["popToRoot"])
        #expect(nav.viewControllers == [a])
    }

    @Test("C42: a tab bar controller's, by a tap, an index, and what a child hands up")
    func tabs() throws {
        let scene = Scene()
        let tabs = scene.named(WatchedTabs(), "t")
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        tabs.viewControllers = [a, b]
        scene.show(tabs)
        tabs.calls = []
        tabs.tap(b)
        #expect(tabs.calls == ["selectedViewController"])
        tabs.selectedIndex = 0
        #expect(
            tabs.calls == ["selectedViewController", "selectedIndex", "selectedViewController"])
    }

    @Test("P26, R31: a split's show and showDetail, from below")
    func split() throws {
        let scene = Scene(device: try #require(SimulatedDevice.named("iPad")))
        let split = scene.named(WatchedSplit(style: .doubleColumn), "s")
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        split.setViewController(a, for: .primary)
        split.setViewController(b, for: .secondary)
        scene.show(split)
        a.showDetailViewController(scene.controller("c"), sender: nil)
        scene.settle()
        #expect(split.calls == ["showDetail"])
    }

    @Test("C51: a primary stack's, as a classic split collapses and expands")
    func collapse() throws {
        let scene = Scene(device: try #require(SimulatedDevice.named("iPad")))
        let nav = scene.named(WatchedStack(rootViewController: scene.controller("a")), "n")
        let b = scene.controller("b")
        let split = scene.named(UISplitViewController(), "s")
        split.viewControllers = [nav, b]
        scene.show(split)
        _ = nav.take()
        scene.simulator.setScreenTraits { $0.horizontal = .compact }
        scene.settle()
        #expect(nav.take() == ["collapse"])
        #expect(nav.viewControllers.last === b)
        split.showDetailViewController(scene.controller("d"), sender: nil)
        scene.settle()
        #expect(nav.take() == ["push"])
        _ = nav.popViewController(animated: false)
        scene.settle()
        _ = nav.take()
        scene.simulator.setScreenTraits { $0.horizontal = .regular }
        scene.settle()
        #expect(nav.take() == ["separate"])
        #expect(split.viewControllers.last === b)
    }

    @Test("C51: a plain primary may take the secondary in, and give it back")
    func taker() throws {
        let scene = Scene(device: try #require(SimulatedDevice.named("iPad")))
        let taker = scene.named(Taker(), "a")
        let b = scene.controller("b")
        let split = scene.named(UISplitViewController(), "s")
        split.viewControllers = [taker, b]
        scene.show(split)
        scene.simulator.setScreenTraits { $0.horizontal = .compact }
        scene.settle()
        #expect(taker.taken === b)
        #expect(scene.tree == ["s [appeared]", "  a [appeared]"])
        scene.simulator.setScreenTraits { $0.horizontal = .regular }
        scene.settle()
        #expect(scene.tree == ["s [appeared]", "  a [appeared]", "  b [appeared]"])
    }

    @Test("R43, A34: a page controller's setter is for code alone: no swipe goes through it")
    func pages() {
        final class Source: UIPageViewControllerDataSource {
            let next: UIViewController
            init(_ next: UIViewController) { self.next = next }
            func pageViewController(
                _ pages: UIPageViewController, viewControllerBefore page: UIViewController
            ) -> UIViewController? { nil }
            func pageViewController(
                _ pages: UIPageViewController, viewControllerAfter page: UIViewController
            ) -> UIViewController? { next }
        }
        let scene = Scene()
        let pages = scene.named(
            WatchedPages(transitionStyle: .scroll, navigationOrientation: .horizontal), "p")
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        pages.setViewControllers([a], direction: .forward, animated: false)
        scene.show(pages)
        #expect(pages.calls == ["set"])
        let source = Source(b)
        pages.dataSource = source
        #expect(pages.beginSwipe(.forward) == nil)
        scene.simulator.transitions.underFinger?.finish(in: scene.simulator)
        scene.settle()
        #expect(pages.viewControllers == [b] && pages.calls == ["set"])
    }
}
