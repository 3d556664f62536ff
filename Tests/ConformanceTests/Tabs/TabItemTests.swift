import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// Tabs of their own, and a delegate that writes down what it sees.
@MainActor
private final class Tabs: UITabBarControllerDelegate {
    let scene = Scene()
    let t: UITabBarController
    var made: [String] = []
    var seen: [String] = []
    var answers = true
    private(set) var items: [UITab] = []

    init() {
        t = scene.named(UITabBarController(), "t")
        t.delegate = self
        items = ["a", "b", "c"].map { name in
            UITab(title: name.uppercased(), image: nil, identifier: name) { [unowned self] _ in
                made.append(name)
                return scene.controller(name)
            }
        }
    }

    func told(_ work: () -> Void) -> [String] { scene.lines(.of(.delegate), of: work) }

    private var index: String {
        t.selectedIndex == NSNotFound ? "none" : String(t.selectedIndex)
    }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool {
        seen.append("should \(tab.identifier) at \(index)")
        return answers
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab tab: UITab, previousTab: UITab?
    ) { seen.append("did \(tab.identifier) at \(index)") }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        seen.append("legacy should")
        return false
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { seen.append("legacy did") }
}

@MainActor
@Suite("R41: tabs by items")
struct TabItemTests {
    @Test("R41, D09: set before the view loads: each is asked once, and the delegate told at once")
    func setting() {
        let tabs = Tabs()
        tabs.t.tabs = tabs.items
        #expect(
            tabs.scene.take() == [
                "a.willMove(toParent: t)", "a.didMove(toParent: t)", "b.willMove(toParent: t)",
                "b.didMove(toParent: t)", "c.willMove(toParent: t)", "c.didMove(toParent: t)",
                "t.delegate.didSelectTab(\"a\", previous: nil)",
            ])
        #expect(tabs.made == ["a", "b", "c"] && tabs.seen == ["did a at 0"])
        #expect(tabs.t.selectedIndex == 0 && tabs.t.viewControllers == nil)
        #expect(tabs.t.selectedTab === tabs.items[0] && tabs.items[0].tabBarController === tabs.t)
        #expect(tabs.told { tabs.scene.show(tabs.t) } == [])
        #expect(tabs.made == ["a", "b", "c"])
        #expect(
            tabs.scene.tree == [
                "t [appeared]", "  a [appeared]", "  b [unloaded]", "  c [unloaded]",
            ])
    }

    @Test("R41, C42: a selection from code tells of the tab, with the new index, and asks nothing")
    func selecting() {
        let tabs = Tabs()
        tabs.t.tabs = tabs.items
        tabs.scene.show(tabs.t)
        tabs.seen = []
        #expect(
            tabs.scene.lines { tabs.t.selectedTab = tabs.items[1] } == [
                "b.loadView()", "b.viewDidLoad()", "b.viewWillAppear(false)",
                "a.viewWillDisappear(false)", "t.delegate.didSelectTab(\"b\", previous: \"a\")",
                "b.viewIsAppearing(false)", "a.viewDidDisappear(false)", "b.viewDidAppear(false)",
            ])
        #expect(
            tabs.told { tabs.t.selectedIndex = 2 } == [
                "t.delegate.didSelectTab(\"c\", previous: \"b\")"
            ])
        #expect(
            tabs.told { tabs.t.selectedViewController = tabs.items[0].viewController } == [
                "t.delegate.didSelectTab(\"a\", previous: \"c\")"
            ])
        #expect(tabs.seen == ["did b at 1", "did c at 2", "did a at 0"])
    }

    @Test("R41, A21: a tap asks with the old index and tells with the new one, a second tap both")
    func tapping() throws {
        let tabs = Tabs()
        tabs.t.tabs = tabs.items
        tabs.scene.show(tabs.t)
        tabs.seen = []
        let b = try #require(tabs.items[1].viewController)
        for previous in ["a", "b"] {
            #expect(
                tabs.told { tabs.t.tap(b) } == [
                    "t.delegate.shouldSelectTab(\"b\")",
                    "t.delegate.didSelectTab(\"b\", previous: \"\(previous)\")",
                ])
        }
        tabs.answers = false
        let c = try #require(tabs.items[2].viewController)
        #expect(tabs.told { tabs.t.tap(c) } == ["t.delegate.shouldSelectTab(\"c\")"])
        #expect(
            tabs.seen == [
                "should b at 0", "did b at 1", "should b at 1", "did b at 1", "should c at 1",
            ])
        #expect(tabs.t.selectedIndex == 1)
    }

    @Test("R41: the selected tab dropped gives way to the first; restoring it tells nothing")
    func dropping() {
        let tabs = Tabs()
        tabs.t.tabs = tabs.items
        tabs.scene.show(tabs.t)
        tabs.t.selectedIndex = 2
        tabs.scene.settle()
        #expect(
            tabs.told { tabs.t.tabs = Array(tabs.items.prefix(2)) } == [
                "t.delegate.didSelectTab(\"a\", previous: \"c\")"
            ])
        #expect(tabs.items[2].tabBarController == nil)
        #expect(tabs.told { tabs.t.tabs = tabs.items } == [])
        #expect(tabs.t.selectedTab === tabs.items[0])
    }

    @Test("R41: no tabs: no index, no items, and the selection is what it was")
    func empty() {
        let tabs = Tabs()
        tabs.t.tabs = tabs.items
        tabs.scene.show(tabs.t)
        #expect(tabs.told { tabs.t.tabs = [] } == [])
        #expect(tabs.t.selectedIndex == NSNotFound && tabs.t.tabBar.items?.isEmpty == true)
        #expect(tabs.t.selectedTab === tabs.items[0])
        #expect(tabs.t.selectedViewController === tabs.items[0].viewController)
    }

    @Test("R41: controllers after tabs, and back")
    func mixing() {
        let tabs = Tabs()
        tabs.t.tabs = tabs.items
        tabs.scene.show(tabs.t)
        let x = tabs.scene.controller("x")
        #expect(tabs.told { tabs.t.viewControllers = [x] } == [])
        #expect(tabs.t.tabs.isEmpty && tabs.t.selectedTab == nil && x.parent === tabs.t)
        #expect(
            tabs.told { tabs.t.tabs = tabs.items } == [
                "t.delegate.didSelectTab(\"a\", previous: nil)"
            ])
        tabs.scene.settle()
        #expect(tabs.t.viewControllers == nil && x.parent == nil)
        #expect(tabs.t.tab(forIdentifier: "b") === tabs.items[1])
    }
}
