import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("C66, C67: the accessory above a tab bar, and a bar that scrolling minimizes")
struct AccessoryTests {
    private func device(_ name: String) throws -> SimulatedDevice {
        try #require(SimulatedDevice.named(name))
    }

    /// Tabs with a long list in the first and nothing in the second.
    private func listTabs(_ scene: Scene) -> (tabs: UITabBarController, list: UITableView) {
        let list = scene.named(MenuController(), "list")
        list.rows = [100]
        let tabs = scene.named(UITabBarController(), "t")
        tabs.viewControllers = [list, scene.controller("b")]
        scene.show(tabs)
        return (tabs, list.tableView)
    }

    private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test(
        "C66: as it was measured on a screen of 402 points, above the bar and beside the minimized one"
    )
    func measured() throws {
        let scene = Scene(device: try device("iPhone 16 Pro"))
        let (tabs, list) = listTabs(scene)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
        tabs.bottomAccessory = UITabAccessory(contentView: content)
        tabs.tabBarMinimizeBehavior = .onScrollDown
        scene.settle()
        #expect(place(content) == CGRect(x: 21, y: 735, width: 360, height: 48))
        #expect(content.traitCollection.tabAccessoryEnvironment == .regular)
        list.userDrags(by: CGPoint(x: 0, y: 300))
        scene.settle()
        #expect(place(content) == CGRect(x: 84, y: 798, width: 234, height: 48))
        #expect(content.traitCollection.tabAccessoryEnvironment == .inline)
    }

    @Test(
        "C66: the content of every tab ends above it, and beside a minimized bar where the bar begins"
    )
    func safeAreas() {
        let scene = Scene()
        let (tabs, list) = listTabs(scene)
        #expect(list.safeAreaInsets.bottom == 83)
        tabs.bottomAccessory = UITabAccessory(contentView: UIView())
        tabs.tabBarMinimizeBehavior = .onScrollDown
        scene.settle()
        #expect(list.safeAreaInsets.bottom == 139)
        #expect(
            tabs.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 393, height: 769))
        list.userDrags(by: CGPoint(x: 0, y: 300))
        scene.settle()
        #expect(list.safeAreaInsets.bottom == 83)
        tabs.selectedIndex = 1
        scene.settle()
        #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 83)
        tabs.setBottomAccessory(nil, animated: true)
        scene.settle()
        #expect(tabs.bottomAccessory == nil && tabs.tabBar.frame.minY == 769)
    }

    @Test("C66: it stays where a push hides the bar")
    func withoutBar() {
        let scene = Scene()
        let nav = scene.named(UINavigationController(), "n")
        nav.viewControllers = [scene.controller("a")]
        let tabs = scene.named(UITabBarController(), "t")
        tabs.viewControllers = [nav]
        let content = UIView()
        tabs.bottomAccessory = UITabAccessory(contentView: content)
        scene.show(tabs)
        #expect(place(content).minY == 713)
        let pushed = scene.controller("b")
        pushed.hidesBottomBarWhenPushed = true
        nav.pushViewController(pushed, animated: true)
        scene.settle()
        #expect(place(content) == CGRect(x: 21, y: 776, width: 351, height: 48))
        #expect(content.traitCollection.tabAccessoryEnvironment == .regular)
    }

    @Test("C66: another accessory takes its place, and the old content leaves the window")
    func replaced() {
        let scene = Scene()
        let tabs = scene.tabs("t", "a")
        let (old, new) = (UIView(), UIView())
        tabs.bottomAccessory = UITabAccessory(contentView: old)
        tabs.bottomAccessory = UITabAccessory(contentView: new)
        scene.settle()
        #expect(old.window == nil && new.window != nil)
    }

    @Test("C67: a bar grows again at the top of the content, not before, or at a tap on it")
    func growing() {
        let scene = Scene()
        let (tabs, list) = listTabs(scene)
        let content = UIView()
        tabs.bottomAccessory = UITabAccessory(contentView: content)
        tabs.tabBarMinimizeBehavior = .onScrollDown
        func isInline() -> Bool { content.traitCollection.tabAccessoryEnvironment == .inline }
        list.userDrags(by: CGPoint(x: 0, y: 300))
        scene.settle()
        list.userDrags(by: CGPoint(x: 0, y: -100))
        scene.settle()
        #expect(isInline())
        list.userDrags(by: CGPoint(x: 0, y: -1000))
        scene.settle()
        #expect(!isInline())
        list.userDrags(by: CGPoint(x: 0, y: 300))
        #expect(scene.lines { tabs.tap(tabs.viewControllers![0]) } == [])
        #expect(!isInline())
        list.userDrags(by: CGPoint(x: 0, y: 300))
        tabs.tabBarMinimizeBehavior = .never
        scene.settle()
        #expect(!isInline())
    }

    @Test("C67: by itself a bar stays, on an iPad too, and code that scrolls changes nothing")
    func staying() throws {
        for name in ["iPhone 16", "iPad"] {
            let scene = Scene(device: try device(name))
            let (tabs, list) = listTabs(scene)
            let content = UIView()
            tabs.bottomAccessory = UITabAccessory(contentView: content)
            scene.settle()
            list.userDrags(by: CGPoint(x: 0, y: 300))
            if name == "iPad" { tabs.tabBarMinimizeBehavior = .onScrollDown }
            list.userDrags(by: CGPoint(x: 0, y: 300))
            scene.settle()
            #expect(content.traitCollection.tabAccessoryEnvironment == .regular)
            tabs.tabBarMinimizeBehavior = .onScrollDown
            list.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
            scene.settle()
            #expect(content.traitCollection.tabAccessoryEnvironment == .regular)
        }
    }

    @Test("C67: a scroll view that is not the first subview has to be named")
    func named() {
        let scene = Scene()
        let home = scene.controller("home")
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scroll.contentSize = CGSize(width: 393, height: 3000)
        home.view.addSubview(UIView())
        home.view.addSubview(scroll)
        let tabs = scene.named(UITabBarController(), "t")
        tabs.viewControllers = [home]
        let content = UIView()
        tabs.bottomAccessory = UITabAccessory(contentView: content)
        tabs.tabBarMinimizeBehavior = .onScrollDown
        scene.show(tabs)
        scroll.userDrags(by: CGPoint(x: 0, y: 300))
        scene.settle()
        #expect(content.traitCollection.tabAccessoryEnvironment == .regular)
        home.setContentScrollView(scroll, for: .bottom)
        #expect(home.contentScrollView(for: .bottom) === scroll)
        #expect(home.contentScrollView(for: .top) == nil)
        scroll.userDrags(by: CGPoint(x: 0, y: 300))
        scene.settle()
        #expect(content.traitCollection.tabAccessoryEnvironment == .inline)
    }
}
