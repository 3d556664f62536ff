import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("C09, C41–C43: tabs")
struct TabTests {
    @Test("D09: the children get willMove and didMove when they are set")
    func setting() {
        let scene = Scene()
        let tabs = scene.named(UITabBarController(), "t")
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        #expect(
            scene.lines { tabs.viewControllers = [a, b] } == [
                "a.willMove(toParent: t)",
                "a.didMove(toParent: t)",
                "b.willMove(toParent: t)",
                "b.didMove(toParent: t)",
            ])
        #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === a)
        #expect(!a.isViewLoaded)
    }

    @Test("C09, C41: a tab with a stack at launch: only its branch is loaded")
    func launch() {
        let scene = Scene()
        let nav = scene.named(
            UINavigationController(rootViewController: scene.controller("a")), "n")
        let tabs = scene.named(UITabBarController(), "t")
        tabs.viewControllers = [nav, scene.controller("b")]
        _ = scene.take()
        let lines = scene.lines {
            scene.simulator.window.rootViewController = tabs
            scene.simulator.window.makeKeyAndVisible()
        }
        #expect(
            lines == [
                "t.loadView()",
                "t.viewDidLoad()",
                "t.viewWillAppear(false)",
                "n.loadView()",
                "n.viewDidLoad()",
                "n.viewWillAppear(false)",
                "a.loadView()",
                "a.viewDidLoad()",
                "a.viewWillAppear(false)",
                "n.delegate.willShow(a, false)",
                "t.viewIsAppearing(false)",
                "n.viewIsAppearing(false)",
                "a.viewIsAppearing(false)",
                "t.viewDidAppear(false)",
                "n.viewDidAppear(false)",
                "a.viewDidAppear(false)",
                "a.didMove(toParent: n)",
                "n.delegate.didShow(a, false)",
            ])
        #expect(
            scene.tree == ["t [appeared]", "  n [appeared]", "    a [appeared]", "  b [unloaded]"])
    }

    @Test("C42: selecting another tab for the first time; the wills in the setter")
    func select() {
        let scene = Scene()
        let tabs = scene.tabs("t", "a", "b")
        tabs.selectedIndex = 1
        #expect(
            scene.take() == [
                "b.loadView()",
                "b.viewDidLoad()",
                "b.viewWillAppear(false)",
                "a.viewWillDisappear(false)",
            ])
        #expect(
            scene.run() == [
                "b.viewIsAppearing(false)",
                "a.viewDidDisappear(false)",
                "b.viewDidAppear(false)",
            ])
        tabs.selectedViewController = tabs.viewControllers?[0]
        #expect(
            scene.run() == [
                "a.viewWillAppear(false)",
                "b.viewWillDisappear(false)",
                "a.viewIsAppearing(false)",
                "b.viewDidDisappear(false)",
                "a.viewDidAppear(false)",
            ])
    }

    @Test("C42, D08: a tap asks the delegate and tells it after the wills")
    func tap() throws {
        let scene = Scene()
        let tabs = scene.tabs("t", "a", "b")
        let b = try #require(tabs.viewControllers?[1])
        #expect(
            scene.lines { tabs.tap(b) } == [
                "t.delegate.shouldSelect(b)",
                "b.loadView()",
                "b.viewDidLoad()",
                "b.viewWillAppear(false)",
                "a.viewWillDisappear(false)",
                "t.delegate.didSelect(b)",
                "b.viewIsAppearing(false)",
                "a.viewDidDisappear(false)",
                "b.viewDidAppear(false)",
            ])
    }

    @Test("C61: the bar tells its controller of taps alone, before the selection changes")
    func tellsOfTaps() throws {
        final class Tabs: UITabBarController {
            var told: [String] = []
            override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
                super.tabBar(tabBar, didSelect: item)
                let place = tabBar.items?.firstIndex { $0 === item } ?? -1
                told.append("\(place) at \(selectedIndex)")
            }
        }
        let scene = Scene()
        let tabs = scene.named(Tabs(), "t")
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        tabs.viewControllers = [a, b]
        scene.show(tabs)
        tabs.tap(b)
        tabs.tap(b)
        tabs.selectedIndex = 0
        #expect(tabs.told == ["1 at 0", "1 at 1"])
    }

    @Test("C42: a delegate that says no keeps the selection")
    func refusedTap() throws {
        final class No: UITabBarControllerDelegate {
            func tabBarController(
                _ tabBarController: UITabBarController,
                shouldSelect viewController: UIViewController
            ) -> Bool { false }
        }
        let scene = Scene()
        let tabs = scene.tabs("t", "a", "b")
        let no = No()
        tabs.delegate = no
        let b = try #require(tabs.viewControllers?[1])
        #expect(scene.lines { tabs.tap(b) } == ["t.delegate.shouldSelect(b)"])
        #expect(tabs.selectedIndex == 0)
    }

    @Test("A21: a second tap pops a stack to its root")
    func tapAgain() {
        let scene = Scene()
        let nav = scene.named(
            UINavigationController(rootViewController: scene.controller("a")), "n")
        let tabs = scene.named(UITabBarController(), "t")
        tabs.viewControllers = [nav]
        scene.show(tabs)
        nav.pushViewController(scene.controller("b"), animated: false)
        scene.settle()
        tabs.tap(nav)
        #expect(
            scene.take() == [
                "t.delegate.shouldSelect(n)",
                "b.willMove(toParent: nil)",
                "t.delegate.didSelect(n)",
            ])
        scene.settle()
        #expect(scene.tree == ["t [appeared]", "  n [appeared]", "    a [appeared]"])
    }

    @Test("C42: two selections in one turn")
    func twice() {
        let scene = Scene()
        let tabs = scene.tabs("t", "a", "b", "c")
        let lines = scene.lines(.of(.appearance)) {
            tabs.selectedIndex = 1
            tabs.selectedIndex = 2
        }
        #expect(
            lines == [
                "b.viewWillAppear(false)",
                "a.viewWillDisappear(false)",
                "c.viewWillAppear(false)",
                "b.viewWillDisappear(false)",
                "c.viewIsAppearing(false)",
                "a.viewDidDisappear(false)",
                "b.viewDidDisappear(false)",
                "c.viewDidAppear(false)",
            ])
    }

    @Test("D09: replacing the tabs; the selection is kept, or its index, or the first")
    func replacing() throws {
        let scene = Scene()
        let tabs = scene.tabs("t", "a", "b", "c")
        tabs.selectedIndex = 1
        scene.settle()
        let (a, b) = (
            try #require(tabs.viewControllers?[0]), try #require(tabs.viewControllers?[1])
        )
        #expect(
            scene.lines { tabs.viewControllers = [b, a] } == [
                "c.willMove(toParent: nil)", "c.didMove(toParent: nil)", "c.deinit",
            ])
        #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === b)
        let x = scene.controller("x")
        #expect(
            scene.lines { tabs.viewControllers = [x] } == [
                "b.willMove(toParent: nil)",
                "a.willMove(toParent: nil)",
                "a.didMove(toParent: nil)",
                "x.willMove(toParent: t)",
                "x.didMove(toParent: t)",
                "x.loadView()",
                "x.viewDidLoad()",
                "x.viewWillAppear(false)",
                "b.viewWillDisappear(false)",
                "x.viewIsAppearing(false)",
                "b.viewDidDisappear(false)",
                "x.viewDidAppear(false)",
                "b.didMove(toParent: nil)",
            ])
        tabs.viewControllers = nil
        scene.settle()
        #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
        #expect(scene.tree == ["t [appeared]"])
    }

    @Test("A22: the sixth tab stands in More")
    func more() throws {
        let scene = Scene()
        let tabs = scene.tabs("t", "a", "b", "c", "d", "e", "f")
        let more = scene.named(tabs.moreNavigationController, "more")
        #expect(tabs.tabBar.items?.count == 5)
        scene.settle()
        tabs.selectedIndex = 5
        scene.settle()
        let f = try #require(tabs.viewControllers?[5])
        #expect(f.parent === more && f.navigationController === more)
        #expect(f.tabBarController === tabs)
        #expect(tabs.selectedIndex == 5 && tabs.selectedViewController === f)
        more.popViewController(animated: true)
        scene.settle()
        #expect(f.parent === tabs)
        #expect(tabs.selectedViewController === more && tabs.selectedIndex == NSNotFound)
        tabs.tap(try #require(tabs.viewControllers?[0]))
        scene.settle()
        #expect(scene.tree.first == "t [appeared]" && scene.tree[1] == "  a [appeared]")
    }

    @Test("A22: what More shows has a tab of its own where the width is regular, and goes back")
    func moreByWidth() throws {
        let scene = Scene()
        let tabs = scene.tabs("t", "a", "b", "c", "d", "e", "f")
        _ = scene.named(tabs.moreNavigationController, "more")
        scene.settle()
        tabs.selectedIndex = 5
        _ = scene.run()
        #expect(
            scene.lines(.of(.containment, .appearance)) { regular(scene) } == [
                "more.viewWillDisappear(false)", "f.viewWillDisappear(false)",
                "more.viewDidDisappear(false)", "f.viewDidDisappear(false)",
                "f.willMove(toParent: nil)", "f.didMove(toParent: nil)",
                "f.willMove(toParent: t)", "f.didMove(toParent: t)", "f.viewWillAppear(false)",
                "more.willMove(toParent: nil)", "more.didMove(toParent: nil)",
                "f.viewIsAppearing(false)", "f.viewDidAppear(false)",
            ])
        let unloaded = ["b", "c", "d", "e"].map { "  \($0) [unloaded]" }
        #expect(
            scene.tree == ["t [appeared]", "  a [disappeared]"] + unloaded + ["  f [appeared]"])
        #expect(
            scene.lines(.of(.containment, .appearance)) { compact(scene) } == [
                "more.willMove(toParent: t)", "more.didMove(toParent: t)",
                "f.viewWillDisappear(false)", "f.viewDidDisappear(false)",
                "f.didMove(toParent: nil)", "f.willMove(toParent: more)",
                "more.viewWillAppear(false)", "f.viewWillAppear(false)",
                "more.viewIsAppearing(false)", "f.viewIsAppearing(false)",
                "more.viewDidAppear(false)", "f.viewDidAppear(false)",
                "f.didMove(toParent: more)",
            ])
        #expect(
            scene.tree == ["t [appeared]", "  a [disappeared]"] + unloaded + [
                "  more [appeared]", "    UIMoreListController-1 [unloaded]", "    f [appeared]",
            ])
    }

    @Test("A22: tabs that nobody sees have More when one of them is selected that has no room")
    func moreUnseen() throws {
        let scene = Scene()
        regular(scene)
        let tabs = UITabBarController()
        tabs.viewControllers = ["a", "b", "c", "d", "e", "f"].map { scene.controller($0) }
        compact(scene)
        tabs.selectedIndex = 5
        let f = try #require(tabs.viewControllers?[5])
        #expect(f.parent === tabs.moreNavigationController && f.tabBarController === tabs)
    }

    private func regular(_ scene: Scene) {
        scene.simulator.setScreenTraits { $0.horizontal = .regular }
    }

    private func compact(_ scene: Scene) {
        scene.simulator.setScreenTraits { $0.horizontal = .compact }
    }

    @Test("A25, A22: the user edits the tabs; the delegate hears of the order around its change")
    func editing() throws {
        let scene = Scene()
        let tabs = scene.tabs("t", "a", "b", "c", "d", "e", "f")
        #expect(!tabs.offersEditing)
        tabs.tap(scene.named(tabs.moreNavigationController, "more"))
        scene.settle()
        let all = try #require(tabs.viewControllers)
        let lines = scene.lines(.of(.delegate)) {
            tabs.userBeginsEditing()
            #expect(tabs.userMovesIntoBar(all[5]) && !tabs.userMovesIntoBar(all[0]))
            tabs.userEndsEditing()
        }
        #expect(
            lines == [
                "t.delegate.willBeginCustomizing([a, b, c, d, e, f])",
                "t.delegate.willEndCustomizing([a, b, c, f, e, d], changed: true)",
                "t.delegate.didEndCustomizing([a, b, c, f, e, d], changed: true)",
            ])
        #expect(tabs.viewControllers == [all[0], all[1], all[2], all[5], all[4], all[3]])
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        tabs.userBeginsEditing()
        tabs.userEndsEditing()
        #expect(scene.run(.of(.delegate)).last?.hasSuffix("changed: false)") == true)
        tabs.customizableViewControllers = []
        #expect(!tabs.offersEditing)
    }

    @Test("C43: a tab never shown is not loaded, and does not appear")
    func neverShown() throws {
        let scene = Scene()
        let tabs = scene.tabs("t", "a", "b")
        let b = try #require(tabs.viewControllers?[1])
        let c = scene.controller("c")
        scene.add(c, to: b)
        #expect(scene.run(.of(.appearance)) == [])
    }

    @Test("C53: a tab that somebody else takes is gone from the list")
    func stolen() throws {
        let scene = Scene()
        let tabs = scene.tabs("t", "a", "b")
        let other = scene.controller("p")
        other.addChild(try #require(tabs.viewControllers?[1]))
        #expect(tabs.viewControllers?.count == 1)
    }

    @Test("C56: the title of a stack's root names its tab, until the stack has one of its own")
    func titleOfStack() {
        let scene = Scene()
        let tabs = scene.named(UITabBarController(), "t")
        let nav = scene.stack("n", "a")
        let root = nav.viewControllers[0]
        root.title = "Recipes"
        tabs.viewControllers = [nav]
        scene.show(tabs)
        #expect(tabs.tabBar.items?.map(\.title) == ["Recipes"])
        root.title = "Soups"
        #expect(nav.tabBarItem === root.tabBarItem)
        #expect(tabs.tabBar.items?.map(\.title) == ["Soups"])
        nav.pushViewController(scene.controller("b"), animated: false)
        nav.viewControllers[1].title = "Leek"
        scene.settle()
        #expect(tabs.tabBar.items?.map(\.title) == ["Soups"])
        nav.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
        #expect(tabs.tabBar.items?.map(\.title) == ["Own"])
        #expect(root.tabBarItem.title == "Soups")
    }

    @Test("C56: a stack with a title names its tab itself")
    func ownTitleOfStack() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        nav.viewControllers[0].title = "Recipes"
        nav.title = "Kitchen"
        #expect(nav.tabBarItem.title == "Kitchen")
        #expect(nav.viewControllers[0].tabBarItem.title == "Recipes")
    }
}
