import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// What a split is in each callback of its delegate, and what the delegate answers.
private final class Watcher: UISplitViewControllerDelegate {
    var seen: [String] = []
    var separate: UIViewController?
    var takesSecondary = false
    var topColumn: UISplitViewController.Column?
    var mode: UISplitViewController.DisplayMode?

    private func note(_ split: UISplitViewController, _ word: String) {
        let state = split.isCollapsed ? "collapsed" : "expanded"
        seen.append("\(word): \(state) \(split.viewControllers.count) \(split.displayMode)")
    }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { note(svc, "willChangeTo") }
    func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { note(svc, "willShow") }
    func splitViewController(
        _ svc: UISplitViewController, didShow column: UISplitViewController.Column
    ) { note(svc, "didShow") }
    func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { note(svc, "willHide") }
    func splitViewController(
        _ svc: UISplitViewController, didHide column: UISplitViewController.Column
    ) { note(svc, "didHide") }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { note(svc, "didCollapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { note(svc, "didExpand") }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column { topColumn ?? proposed }
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { mode ?? proposed }
    func splitViewController(
        _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
        onto primary: UIViewController
    ) -> Bool { takesSecondary }
    func splitViewController(
        _ split: UISplitViewController, separateSecondaryFrom primary: UIViewController
    ) -> UIViewController? { separate }
}

@MainActor
@Suite("R31, C50–C52: columns by the record")
struct SplitSequenceTests {
    @Test("R31: properties have old values in every will, and new ones in every did")
    func state() {
        let columns = Columns(mounted: .doubleColumn)
        let watcher = Watcher()
        columns.x.delegate = watcher
        _ = columns.compact()
        #expect(
            watcher.seen == [
                "willHide: expanded 2 oneBesideSecondary",
                "willHide: expanded 2 oneBesideSecondary",
                "willShow: expanded 2 oneBesideSecondary",
                "didHide: collapsed 1 oneBesideSecondary",
                "didCollapse: collapsed 1 oneBesideSecondary",
                "didShow: collapsed 1 oneBesideSecondary",
            ])
        _ = columns.lines { columns.x.show(.primary) }
        watcher.seen = []
        _ = columns.regular()
        #expect(
            watcher.seen == [
                "willShow: collapsed 1 oneBesideSecondary",
                "didExpand: expanded 2 oneBesideSecondary",
                "didShow: expanded 2 oneBesideSecondary",
            ])
        watcher.seen = []
        _ = columns.lines { columns.x.preferredDisplayMode = .secondaryOnly }
        #expect(
            watcher.seen == [
                "willChangeTo: expanded 2 oneBesideSecondary",
                "willHide: expanded 2 oneBesideSecondary",
                "didHide: expanded 2 secondaryOnly",
            ])
    }

    @Test("R31: so it is at the first appearance in a compact width")
    func stateOnPhone() {
        let columns = Columns(.doubleColumn, on: "iPhone 16")
        let watcher = Watcher()
        columns.x.delegate = watcher
        columns.mount()
        #expect(
            watcher.seen == [
                "willChangeTo: expanded 0 secondaryOnly", "willShow: expanded 0 secondaryOnly",
                "willHide: expanded 0 secondaryOnly", "willShow: expanded 0 secondaryOnly",
                "didHide: collapsed 1 oneBesideSecondary",
                "didCollapse: collapsed 1 oneBesideSecondary",
                "didShow: collapsed 1 oneBesideSecondary",
            ])
    }

    @Test("R31: three columns expand with the primary on top")
    func expandedFromPrimary() {
        let columns = Columns(mounted: .tripleColumn)
        _ = columns.compact()
        _ = columns.lines { columns.x.show(.primary) }
        #expect(
            columns.regular() == [
                "D.displayModeForExpanding(oneBesideSecondary)", "D.willShow(supplementary)",
                "D.willHide(primary)", "D.willShow(secondary)", "s.viewWillAppear(false)",
                "b.viewWillAppear(false)", "D.didShow(secondary)", "D.didExpand()",
                "D.didShow(supplementary)", "D.didHide(primary)", "a.viewWillDisappear(false)",
                "s.viewDidAppear(false)", "b.viewDidAppear(false)", "a.viewDidDisappear(false)",
            ])
        #expect(columns.scene.tree.filter { $0.contains("appeared]") }.count == 7)
    }

    @Test("R31, C50: three columns, and a compact one that takes everybody's place")
    func compactColumn() {
        let columns = Columns(.tripleColumn)
        columns.x.setViewController(columns.d, for: .compact)
        columns.mount()
        #expect(
            columns.compact() == [
                "D.willHide(supplementary)", "d.willMove(toParent: x)", "d.didMove(toParent: x)",
                "D.willShow(compact)", "D.willHide(secondary)", "D.didHide(supplementary)",
                "s.viewWillDisappear(false)", "b.viewWillDisappear(false)", "d.viewDidLoad()",
                "d.viewWillAppear(false)", "s.viewDidDisappear(false)",
                "b.viewDidDisappear(false)", "d.viewDidAppear(false)", "D.didCollapse()",
                "D.didShow(compact)", "D.didHide(secondary)",
            ])
        #expect(columns.x.viewControllers == [columns.d] && columns.x.isCollapsed)
        #expect(columns.x.children.count == 4)
    }

    @Test("C50: a compact column on an iPhone from the beginning")
    func compactOnPhone() {
        let columns = Columns(.doubleColumn, on: "iPhone 16")
        columns.x.setViewController(columns.d, for: .compact)
        #expect(
            columns.mount() == [
                "D.willChangeTo(oneBesideSecondary)", "d.willMove(toParent: x)",
                "d.didMove(toParent: x)", "d.viewDidLoad()", "D.willShow(compact)",
                "d.viewWillAppear(false)", "D.didCollapse()", "D.didShow(compact)",
                "d.viewDidAppear(false)",
            ])
        #expect(!columns.a.isViewLoaded && !columns.b.isViewLoaded)
    }

    @Test("C51: the delegate chooses the top column, and the mode")
    func chosen() {
        let columns = Columns(mounted: .doubleColumn)
        let watcher = Watcher()
        watcher.topColumn = .primary
        watcher.mode = .secondaryOnly
        columns.x.delegate = watcher
        #expect(
            columns.compact() == [
                "D.topColumnForCollapsing(secondary)", "D.willHide(secondary)",
                "b.viewWillDisappear(false)", "b.viewDidDisappear(false)", "D.didCollapse()",
                "D.didHide(secondary)",
            ])
        #expect(
            columns.regular() == [
                "D.displayModeForExpanding(oneBesideSecondary)", "D.willHide(primary)",
                "D.willShow(secondary)", "b.viewWillAppear(false)", "D.didExpand()",
                "D.didShow(secondary)", "D.didHide(primary)", "a.viewWillDisappear(false)",
                "b.viewDidAppear(false)", "a.viewDidDisappear(false)",
            ])
        #expect(columns.x.displayMode == .secondaryOnly)
    }
}

@MainActor
@Suite("R31, C51: classic splits by the record")
struct ClassicSplitSequenceTests {
    @Test("R31, Q7: expanded without an answer, what is on top leaves the stack and hears no more")
    func separated() {
        let columns = Columns(mounted: .unspecified, navs: true)
        _ = columns.compact()
        _ = columns.lines { columns.x.showDetailViewController(columns.d, sender: nil) }
        #expect(
            columns.regular() == [
                "D.primaryForExpanding()", "D.separateSecondary(from: nav)",
                "d.willMove(toParent: nil)", "b.viewWillAppear(false)", "b.viewDidAppear(false)",
                "d.willMove(toParent: x)", "d.didMove(toParent: x)", "D.didExpand()",
            ])
        #expect(columns.d.parent === columns.x && columns.x.viewControllers.last === columns.d)
    }

    @Test("R31: expanded with a controller of the delegate's")
    func answered() {
        let columns = Columns(mounted: .unspecified, navs: true)
        let watcher = Watcher()
        watcher.takesSecondary = true
        watcher.separate = columns.d
        columns.x.delegate = watcher
        _ = columns.compact()
        #expect(
            columns.regular() == [
                "D.primaryForExpanding()", "D.separateSecondary(from: nav)",
                "d.willMove(toParent: x)",
                "d.didMove(toParent: x)", "D.willShow(primary)", "D.willShow(secondary)",
                "d.viewDidLoad()", "d.viewWillAppear(false)", "D.didExpand()",
                "D.didShow(secondary)", "D.didShow(primary)", "d.viewDidAppear(false)",
            ])
    }

    @Test("R31: a detail in a collapsed split is pushed")
    func detail() {
        let columns = Columns(mounted: .unspecified, navs: true)
        let watcher = Watcher()
        watcher.takesSecondary = true
        columns.x.delegate = watcher
        _ = columns.compact()
        #expect(
            columns.lines { columns.x.showDetailViewController(columns.d, sender: nil) } == [
                "D.showDetail(d)", "d.willMove(toParent: nav)", "D.willHide(primary)",
                "d.viewDidLoad()", "a.viewWillDisappear(true)", "d.viewWillAppear(true)",
                "a.viewDidDisappear(true)", "d.viewDidAppear(true)", "d.didMove(toParent: nav)",
                "D.didHide(primary)",
            ])
    }

    @Test("C51, P26: a delegate that shows it itself")
    func shownByDelegate() {
        let columns = Columns(mounted: .unspecified)
        let host = Host()
        columns.x.delegate = host
        #expect(
            columns.lines {
                columns.b.showDetailViewController(columns.d, sender: nil)
                columns.a.show(columns.d, sender: nil)
            } == ["D.showDetail(d)", "D.show(d)"])
        #expect(columns.x.viewControllers == [columns.a, columns.b])
    }
}

private final class Host: UISplitViewControllerDelegate {
    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { true }
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { true }
}

@MainActor
@Suite("T04, M3, R31: splits, stacks, tabs and pages in each other")
struct NestedContainerTests {
    @Test("T04, R31: another device: all hear of size and classes to come, then columns collapse")
    func deviceChanged() throws {
        let columns = Columns(mounted: .doubleColumn)
        let phone = try #require(SimulatedDevice.named("iPhone 16"))
        let heard = columns.scene.lines(.of(.traits, .delegate, .appearance)) {
            columns.scene.simulator.change(to: phone)
        }
        let lines = heard.map { $0.replacing(/UINavigationController-/, with: "nav") }.filter {
            !$0.contains("Margins") && !$0.contains("SafeArea")
        }
        #expect(
            lines == [
                "x.willTransition(to: wC hR)", "nav1.willTransition(to: wC hR)",
                "a.willTransition(to: wC hR)", "nav2.willTransition(to: wC hR)",
                "b.willTransition(to: wC hR)", "x.viewWillTransition(to: 393x852)",
                "nav1.viewWillTransition(to: 393x852)", "a.viewWillTransition(to: 393x852)",
                "nav2.viewWillTransition(to: 393x852)", "b.viewWillTransition(to: 393x852)",
                "x.traitCollectionDidChange(wR hR)", "x.delegate.topColumnForCollapsing(secondary)",
                "x.delegate.willHide(secondary)", "x.delegate.willHide(primary)",
                "x.delegate.willShow(secondary)", "x.delegate.didHide(primary)",
                "a.viewWillDisappear(false)", "a.viewDidDisappear(false)",
                "x.delegate.didCollapse()", "x.delegate.didShow(secondary)",
                "nav1.traitCollectionDidChange(wC hR)", "a.traitCollectionDidChange(wC hR)",
                "nav2.traitCollectionDidChange(wR hR)", "b.traitCollectionDidChange(wR hR)",
            ])
        #expect(columns.b.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(
            columns.b.view.safeAreaInsets == UIEdgeInsets(top: 113, left: 0, bottom: 34, right: 0))
    }

    @Test("T06, R34: turned, columns hear of their own sizes")
    func turned() {
        let columns = Columns(mounted: .doubleColumn)
        let lines = columns.scene.lines(.of(.traits)) {
            columns.scene.simulator.rotate(to: .landscapeRight)
        }
        #expect(
            lines.map { $0.replacing(/UINavigationController-/, with: "nav") } == [
                "x.viewWillTransition(to: 1180x820)", "nav1.viewWillTransition(to: 320x773)",
                "a.viewWillTransition(to: 320x773)", "nav2.viewWillTransition(to: 1180x820)",
                "b.viewWillTransition(to: 1180x820)",
            ])
        #expect(columns.a.view.frame.size == CGSize(width: 320, height: 773))
    }

    @Test("M3, M4: pages in a stack in a split in tabs appear from the outside in")
    func nested() {
        let scene = Scene(device: SimulatedDevice.named("iPad") ?? .iPhone16)
        let p = scene.named(
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), "p")
        let (a, c, d) = (scene.controller("a"), scene.controller("c"), scene.controller("d"))
        p.setViewControllers([a], direction: .forward, animated: false)
        let n = scene.named(UINavigationController(rootViewController: p), "n")
        let m = scene.named(UINavigationController(rootViewController: c), "m")
        let s = scene.named(UISplitViewController(style: .doubleColumn), "s")
        s.setViewController(n, for: .primary)
        s.setViewController(m, for: .secondary)
        let t = scene.named(UITabBarController(), "t")
        t.viewControllers = [s, d]
        scene.settle()
        let lines = scene.lines(.of(.appearance)) {
            scene.simulator.window.rootViewController = t
            scene.simulator.window.makeKeyAndVisible()
        }.filter { !$0.contains("IsAppearing") }
        #expect(
            lines == [
                "t.viewWillAppear(false)", "s.viewWillAppear(false)", "n.viewWillAppear(false)",
                "p.viewWillAppear(false)", "a.viewWillAppear(false)", "m.viewWillAppear(false)",
                "c.viewWillAppear(false)", "t.viewDidAppear(false)", "s.viewDidAppear(false)",
                "n.viewDidAppear(false)", "p.viewDidAppear(false)", "a.viewDidAppear(false)",
                "m.viewDidAppear(false)", "c.viewDidAppear(false)",
            ])
        #expect(a.navigationController === n && a.splitViewController === s)
        #expect(a.tabBarController === t && c.navigationController === m)
        #expect(d.splitViewController == nil)
    }

    @Test("M4, C52: columns of a split that nobody sees change without a word to them")
    func unseen() {
        let columns = Columns(.doubleColumn)
        let t = columns.scene.named(UITabBarController(), "t")
        t.viewControllers = [columns.x, columns.d]
        columns.scene.show(t)
        t.selectedIndex = 1
        columns.scene.settle()
        let told = { (lines: [String]) in lines.filter { !$0.hasPrefix("D.") } }
        #expect(told(columns.compact()) == [])
        #expect(columns.x.isCollapsed)
        #expect(told(columns.regular()) == [])
        #expect(
            told(columns.lines { t.selectedIndex = 0 }) == [
                "a.viewWillAppear(false)", "b.viewWillAppear(false)",
                "d.viewWillDisappear(false)", "d.viewDidDisappear(false)",
                "a.viewDidAppear(false)", "b.viewDidAppear(false)",
            ])
    }

    @Test("R32: a column let go of shows what it gets next")
    func refilled() {
        let columns = Columns(mounted: .doubleColumn)
        _ = columns.lines {
            columns.x.setViewController(nil, for: .secondary)
            columns.x.setViewController(nil, for: .primary)
        }
        #expect(columns.x.children.isEmpty && columns.x.viewControllers.isEmpty)
        let lines = columns.lines {
            columns.x.setViewController(columns.d, for: .secondary)
            columns.x.setViewController(columns.a, for: .primary)
        }
        #expect(
            lines == [
                "d.willMove(toParent: nav)", "d.viewDidLoad()", "d.viewWillAppear(false)",
                "d.viewDidAppear(false)", "d.didMove(toParent: nav)", "a.willMove(toParent: nav)",
                "a.viewWillAppear(false)", "a.viewDidAppear(false)", "a.didMove(toParent: nav)",
            ])
        #expect(columns.a.view.window != nil && columns.d.view.window != nil)
    }

    @Test("E33: a split pushed is refused with a warning")
    func pushed() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        let s = scene.named(UISplitViewController(), "s")
        #expect(
            scene.lines { nav.pushViewController(s, animated: true) } == [
                "warning: Split View Controllers cannot be pushed to a Navigation Controller "
                    + "<UINavigationController: n>"
            ])
        #expect(nav.viewControllers.count == 1)
    }
}
