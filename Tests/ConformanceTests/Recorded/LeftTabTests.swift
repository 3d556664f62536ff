import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("P43, C59, U43: what is lost of tabs that are left")
struct LeftTabTests {
    private let appearance = EventCategories.of(.load, .appearance)

    /// `a` in a tab, covered by `m` in its own context; the other tab is selected, and the first one again.
    private func leftUnderContext(ios: Int) -> (Scene, UITabBarController) {
        let scene = Scene(ios: ios)
        let tabs = scene.tabs("t", "a", "b")
        let m = scene.controller("m")
        tabs.viewControllers?[0].definesPresentationContext = true
        m.modalPresentationStyle = .currentContext
        tabs.viewControllers?[0].present(m, animated: false)
        scene.settle()
        tabs.selectedIndex = 1
        scene.settle()
        tabs.selectedIndex = 0
        scene.settle()
        return (scene, tabs)
    }

    @Test("P43: up to iOS 13 the presenter's view is not put back", arguments: [8, 13, 14])
    func currentContext(ios: Int) {
        let (scene, tabs) = leftUnderContext(ios: ios)
        let a = tabs.viewControllers?[0]
        let isAppearing = ios >= 14 ? ["a.viewIsAppearing(false)"] : []
        #expect(
            scene.lines(.of(.appearance)) { a?.dismiss(animated: false) } == [
                "m.viewWillDisappear(false)", "a.viewWillAppear(false)",
            ] + isAppearing + ["a.viewDidAppear(false)", "m.viewDidDisappear(false)"])
        #expect((a?.view.window != nil) == (ios >= 14))
    }

    @Test("P43: the view is back once the tab is selected anew")
    func selectedAnew() {
        let (scene, tabs) = leftUnderContext(ios: 8)
        let a = tabs.viewControllers?[0]
        a?.dismiss(animated: false)
        scene.settle()
        #expect(
            scene.lines(.of(.appearance)) { tabs.selectedIndex = 1 } == [
                "b.viewWillAppear(false)", "a.viewWillDisappear(false)",
                "a.viewDidDisappear(false)", "b.viewDidAppear(false)",
            ])
        #expect(
            scene.lines(.of(.appearance)) { tabs.selectedIndex = 0 } == [
                "a.viewWillAppear(false)", "b.viewWillDisappear(false)",
                "b.viewDidDisappear(false)", "a.viewDidAppear(false)",
            ])
        #expect(a?.view.window != nil)
    }

    @Test(
        "C59: on 9 to 11 a tab that was passed over disappears unloaded", arguments: [8, 9, 11, 12])
    func passedOver(ios: Int) {
        let scene = Scene(ios: ios)
        let tabs = scene.named(UITabBarController(), "t")
        tabs.viewControllers = ["a", "b", "c"].map(scene.controller)
        _ = scene.run()
        tabs.selectedIndex = 1
        #expect(scene.run(appearance) == [])
        tabs.selectedIndex = 2
        scene.simulator.runUntilIdle()
        scene.simulator.window.rootViewController = tabs
        scene.simulator.window.makeKeyAndVisible()
        let passed = (9...11).contains(ios) ? ["b.viewWillDisappear(false)"] : []
        #expect(
            scene.run(appearance) == passed + [
                "t.viewWillAppear(false)", "c.loadView()", "c.viewDidLoad()",
                "c.viewWillAppear(false)", "t.viewDidAppear(false)", "c.viewDidAppear(false)",
            ])
        #expect(tabs.viewControllers?[1].isViewLoaded == false)
    }

    /// A search for which nothing in the tab defines a context, unless asked for.
    private func searching(_ scene: Scene, inContext: Bool) -> (
        UITabBarController, UISearchController
    ) {
        let tabs = scene.tabs("t", "a", "b")
        let search = scene.named(UISearchController(searchResultsController: nil), "search")
        tabs.viewControllers?[0].definesPresentationContext = inContext
        tabs.viewControllers?[0].view.addSubview(search.searchBar)
        search.isActive = true
        scene.settle()
        return (tabs, search)
    }

    @Test("U43: the searched controller hears nothing of a tab that is left, and its view is lost")
    func search() {
        let scene = Scene(ios: 10)
        let (tabs, _) = searching(scene, inContext: false)
        let a = tabs.viewControllers?[0]
        #expect(scene.simulator.presentation(coveringTapsOn: tabs.tabBar) == nil)
        #expect(
            scene.lines(appearance) { tabs.selectedIndex = 1 } == [
                "b.loadView()", "b.viewDidLoad()", "b.viewWillAppear(false)",
                "b.viewDidAppear(false)",
            ])
        #expect(
            scene.lines(appearance) { tabs.selectedIndex = 0 } == [
                "a.viewWillAppear(false)", "b.viewWillDisappear(false)",
                "b.viewDidDisappear(false)", "a.viewDidAppear(false)",
            ])
        #expect(a?.view.window == nil)
    }

    @Test("U43: in its own context it goes with its tab")
    func searchInContext() {
        let scene = Scene(ios: 10)
        let (tabs, _) = searching(scene, inContext: true)
        #expect(
            scene.lines(.of(.appearance)) { tabs.selectedIndex = 1 } == [
                "b.viewWillAppear(false)", "a.viewWillDisappear(false)",
                "search.viewWillDisappear(false)", "a.viewDidDisappear(false)",
                "search.viewDidDisappear(false)", "b.viewDidAppear(false)",
            ])
    }

    @Test("U43: after the search the tab is put in again")
    func afterSearch() {
        let scene = Scene(ios: 10)
        let (tabs, search) = searching(scene, inContext: false)
        tabs.selectedIndex = 1
        scene.settle()
        search.isActive = false
        scene.settle()
        tabs.selectedIndex = 0
        scene.settle()
        #expect(tabs.viewControllers?[0].view.window != nil)
        #expect(scene.tree == ["t [appeared]", "  a [appeared]", "  b [disappeared]"])
    }
}
