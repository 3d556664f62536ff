import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("C63, C64: groups of tabs, hidden and disabled tabs")
struct TabGroupTests {
    private func item(_ name: String, in scene: Scene) -> UITab {
        UITab(title: name.uppercased(), image: nil, identifier: name) { _ in scene.controller(name)
        }
    }

    private func group(_ scene: Scene, managed: Bool) -> (tabs: UITabBarController, UITabGroup) {
        let group = UITabGroup(
            title: "G", image: nil, identifier: "g",
            children: [item("b", in: scene), item("c", in: scene)]
        ) { _ in scene.controller("g") }
        if managed {
            group.managingNavigationController = scene.named(UINavigationController(), "n")
        }
        let tabs = scene.named(UITabBarController(tabs: [item("a", in: scene), group]), "t")
        scene.show(tabs)
        return (tabs, group)
    }

    @Test(
        "C63: without a stack of its own a group shows its own controller, whatever is selected in it"
    )
    func ownController() {
        let scene = Scene()
        let (tabs, group) = group(scene, managed: false)
        #expect(
            scene.lines { tabs.selectedTab = group.children[1] } == [
                "g.loadView()", "g.viewDidLoad()", "g.viewWillAppear(false)",
                "a.viewWillDisappear(false)", "t.delegate.didSelectTab(\"c\", previous: \"a\")",
                "g.viewIsAppearing(false)", "a.viewDidDisappear(false)", "g.viewDidAppear(false)",
            ])
        #expect(tabs.selectedTab === group.children[1] && group.selectedChild === group.children[1])
        #expect(group.managingTabGroup == nil)
        #expect(
            scene.lines { group.selectedChild = group.children[0] } == [
                "t.delegate.didSelectTab(\"b\", previous: \"c\")"
            ])
    }

    @Test(
        "C63: a group's stack holds the controllers of the groups and tabs on the way to the selected one"
    )
    func ownStack() {
        let scene = Scene()
        let (tabs, group) = group(scene, managed: true)
        let told = scene.lines(.of(.delegate)) { tabs.selectedTab = group }
        #expect(
            told == [
                "t.delegate.displayedViewControllersFor(\"g\")",
                "t.delegate.displayedViewControllersFor(\"b\")",
                "n.delegate.willShow(b, false)", "t.delegate.didSelectTab(\"b\", previous: \"a\")",
                "n.delegate.didShow(b, false)",
            ])
        #expect(
            scene.tree == [
                "t [appeared]", "  a [disappeared]", "  n [appeared]", "    g [unloaded]",
                "    b [appeared]",
            ])
        #expect(group.children[0].managingTabGroup === group)
        #expect(group.children[0].viewController?.tab === group.children[0])
    }

    @Test("C63: where no child was selected the default one is, or else the first")
    func defaultChild() {
        let scene = Scene()
        let (tabs, group) = group(scene, managed: true)
        group.defaultChildIdentifier = "c"
        tabs.selectedTab = group
        #expect(tabs.selectedTab === group.children[1])
        #expect(tabs.tab(forIdentifier: "c") === group.tab(forIdentifier: "c"))
    }

    @Test("C64: a hidden tab has no place in the bar, and comes back; a disabled one is not tapped")
    func hiddenAndDisabled() throws {
        let scene = Scene()
        let items = ["a", "b", "c"].map { item($0, in: scene) }
        let tabs = scene.named(UITabBarController(tabs: items), "t")
        scene.show(tabs)
        items[0].isHidden = true
        scene.settle()
        #expect(tabs.tabBar.items?.count == 2 && tabs.selectedTab === items[1])
        items[0].isHidden = false
        #expect(tabs.tabBar.items?.count == 3 && tabs.tabs.count == 3)
        items[2].isEnabled = false
        let c = try #require(items[2].viewController)
        #expect(scene.lines(.of(.delegate)) { tabs.tap(c) } == [])
        #expect(
            scene.lines(.of(.delegate)) { tabs.selectedTab = items[2] } == [
                "t.delegate.didSelectTab(\"c\", previous: \"b\")"
            ])
    }
}
