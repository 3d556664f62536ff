import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("R52: bars and the safe areas that they leave")
struct BarTests {
    private func device(_ name: String) throws -> SimulatedDevice {
        try #require(SimulatedDevice.named(name))
    }

    private func insets(_ controller: UIViewController?) -> [CGFloat] {
        let insets = controller?.viewIfLoaded?.safeAreaInsets ?? .zero
        return [insets.top, insets.left, insets.bottom, insets.right]
    }

    @Test("R52: a child under a navigation bar", arguments: ["iPhone 16", "iPad"])
    func navigationBar(name: String) throws {
        let scene = Scene(device: try device(name))
        let nav = scene.stack("n", "a")
        #expect(
            insets(nav.topViewController) == (name == "iPad" ? [86, 0, 25, 0] : [113, 0, 34, 0]))
        #expect(
            nav.navigationBar.frame
                == (name == "iPad"
                    ? CGRect(x: 0, y: 32, width: 820, height: 54)
                    : CGRect(x: 0, y: 59, width: 393, height: 54)))
    }

    @Test("R52: a hidden bar takes nothing; a large title 52 more; the child hears of both")
    func changes() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        #expect(
            scene.lines(.of(.layout)) { nav.isNavigationBarHidden = true } == [
                "n.viewWillLayoutSubviews()",
                "n.viewDidLayoutSubviews()",
                "a.viewLayoutMarginsDidChange()",
                "a.viewSafeAreaInsetsDidChange()",
            ])
        #expect(insets(nav.topViewController) == [59, 0, 34, 0])
        nav.setNavigationBarHidden(false, animated: true)
        nav.navigationBar.prefersLargeTitles = true
        scene.settle()
        #expect(insets(nav.topViewController) == [165, 0, 34, 0])
        nav.topViewController?.navigationItem.largeTitleDisplayMode = .never
        scene.settle()
        #expect(insets(nav.topViewController) == [113, 0, 34, 0])
    }

    @Test("R52: a toolbar with items takes 86; without items nothing")
    func toolbar() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        nav.isToolbarHidden = false
        scene.settle()
        #expect(insets(nav.topViewController) == [113, 0, 34, 0])
        nav.topViewController?.toolbarItems = [UIBarButtonItem(title: "Save")]
        scene.settle()
        #expect(insets(nav.topViewController) == [113, 0, 86, 0])
        #expect(nav.toolbar.superview == nil)
    }

    @Test("R52: a stack in tabs: both bars")
    func nested() {
        let scene = Scene()
        let nav = scene.named(
            UINavigationController(rootViewController: scene.controller("a")), "n")
        let tabs = scene.named(UITabBarController(), "t")
        tabs.viewControllers = [nav, scene.controller("b")]
        scene.show(tabs)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
        #expect(insets(nav) == [59, 0, 83, 0])
        #expect(insets(nav.topViewController) == [113, 0, 83, 0])
        let c = scene.controller("c")
        c.hidesBottomBarWhenPushed = true
        nav.pushViewController(c, animated: true)
        scene.settle()
        #expect(insets(c) == [113, 0, 34, 0])
        let d = scene.controller("d")
        nav.pushViewController(d, animated: true)
        scene.settle()
        #expect(insets(d) == [113, 0, 34, 0])
        nav.popToRootViewController(animated: true)
        scene.settle()
        #expect(insets(nav.topViewController) == [113, 0, 83, 0])
    }

    @Test("R52: tabs float on an iPad")
    func tabsOnPad() throws {
        let scene = Scene(device: try device("iPad"))
        let tabs = scene.tabs("t", "a")
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 32, width: 820, height: 44))
        #expect(insets(tabs.selectedViewController) == [96, 0, 25, 0])
    }

    @Test(
        "R52: an active search makes a phone's bar 6 points higher; an iPad's tabs give way to it",
        arguments: ["iPhone 16", "iPad"])
    func searching(name: String) throws {
        let scene = Scene(device: try device(name))
        let nav = scene.named(
            UINavigationController(rootViewController: scene.controller("a")), "n")
        let tabs = scene.named(UITabBarController(), "t")
        tabs.viewControllers = [nav, scene.controller("b")]
        scene.show(tabs)
        let search = UISearchController(searchResultsController: nil)
        nav.topViewController?.navigationItem.searchController = search
        scene.settle()
        let isPhone = name == "iPhone 16"
        func heights() -> [CGFloat] {
            [
                nav.navigationBar.frame.height, insets(nav.topViewController)[0],
                tabs.tabBar.frame.minY,
            ]
        }
        #expect(heights() == (isPhone ? [54, 113, 769] : [54, 86, 32]))
        search.isActive = true
        scene.settle()
        #expect(heights() == (isPhone ? [60, 119, 769] : [54, 86, -32]))
        search.isActive = false
        scene.settle()
        #expect(heights() == (isPhone ? [54, 113, 769] : [54, 86, 32]))
    }

    @Test("A20: bars before iOS 26")
    func older() {
        let scene = Scene(ios: 17)
        let nav = scene.stack("n", "a")
        #expect(insets(nav.topViewController) == [103, 0, 34, 0])
        let tabs = scene.tabs("t", "b")
        #expect(insets(tabs.selectedViewController) == [59, 0, 83, 0])
    }

    @Test("R23: fresh stacks and tabs")
    func fresh() {
        _ = Scene()
        let nav = UINavigationController()
        #expect(nav.viewControllers.isEmpty && nav.topViewController == nil)
        #expect(nav.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(nav.view.subviews.count == 3)
        let tabs = UITabBarController()
        #expect(tabs.viewControllers == nil && tabs.selectedIndex == NSNotFound)
        #expect(tabs.tabBar.items == nil)
        #expect(tabs.view.subviews.count == 2)
    }

    @Test("R23: titles go to the items, and bars show those of the stack")
    func items() {
        let scene = Scene()
        let nav = scene.stack("n", "a", "b")
        let (a, b) = (nav.viewControllers[0], nav.viewControllers[1])
        a.title = "A"
        #expect(a.navigationItem.title == "A" && a.tabBarItem.title == "A")
        a.title = "B"
        #expect(a.navigationItem.title == "B")
        #expect(nav.navigationBar.topItem === b.navigationItem)
        #expect(nav.navigationBar.backItem === a.navigationItem)
        #expect(nav.navigationBar.items?.count == 2)
    }
}
