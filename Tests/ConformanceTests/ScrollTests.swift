import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("U14–U18: scrolling, controls and search")
struct ScrollTests {
    private final class Listener: UIViewController, UIScrollViewDelegate {}

    private func scrollView(
        _ scene: Scene, pages: Int
    ) -> (scroll: UIScrollView, home: UIViewController) {
        let home = scene.named(Listener(), "home")
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 393 * CGFloat(pages), height: 600)
        scroll.delegate = home
        home.view.addSubview(scroll)
        scene.show(home)
        return (scroll, home)
    }

    private let told = EventCategories.of(.datasource)

    @Test("U14: a change of the offset tells the delegate at once, an animated one of its end")
    func offset() {
        let scene = Scene()
        let (scroll, _) = scrollView(scene, pages: 3)
        scroll.contentOffset = CGPoint(x: 10, y: 0)
        #expect(scene.take(told) == ["home.scrollViewDidScroll()"])
        scroll.setContentOffset(CGPoint(x: 393, y: 0), animated: true)
        #expect(scene.take(told) == ["home.scrollViewDidScroll()"])
        let start = scene.simulator.now
        #expect(scene.run(told) == ["home.scrollViewDidEndScrollingAnimation()"])
        #expect(abs(scene.simulator.now - start - 0.3) < 1e-9)
    }

    @Test("U14: a finger turns a page")
    func paging() {
        let scene = Scene()
        let (scroll, _) = scrollView(scene, pages: 3)
        scroll.isPagingEnabled = true
        #expect(
            scene.lines(told) { scroll.userDrags(by: CGPoint(x: 100, y: 0)) } == [
                "home.scrollViewWillBeginDragging()",
                "home.scrollViewDidScroll()",
                "home.scrollViewWillEndDragging()",
                "home.scrollViewDidEndDragging(willDecelerate: true)",
                "home.scrollViewWillBeginDecelerating()",
                "home.scrollViewDidScroll()",
                "home.scrollViewDidEndDecelerating()",
            ])
        #expect(scroll.contentOffset == CGPoint(x: 393, y: 0))
        scroll.userDrags(by: CGPoint(x: -50, y: 0))
        scene.settle()
        #expect(scroll.contentOffset == .zero)
    }

    @Test("U15: the safe area joins the insets, and what stood at the top stays there")
    func insets() {
        let scene = Scene()
        let home = scene.controller("home")
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scroll.contentInset.top = 10
        home.view.addSubview(scroll)
        scene.show(home)
        #expect(
            scroll.adjustedContentInset == UIEdgeInsets(top: 69, left: 0, bottom: 34, right: 0))
        #expect(scroll.contentOffset == CGPoint(x: 0, y: -69))
        scroll.contentInsetAdjustmentBehavior = .never
        #expect(scroll.contentOffset == CGPoint(x: 0, y: -10))
    }

    @Test("U16: a tap on a button sends touchDown, touchUpInside and primaryActionTriggered")
    func button() {
        let scene = Scene()
        let button = scene.named(UIButton(frame: .zero, primaryAction: nil), "button")
        var sent: [String] = []
        for (name, event) in [
            ("primary", UIControl.Event.primaryActionTriggered), ("up", .touchUpInside),
            ("down", .touchDown), ("value", .valueChanged),
        ] { button.addAction(UIAction { _ in sent.append(name) }, for: event) }
        #expect(scene.lines { button.userTaps() } == ["button.action()"])
        #expect(sent == ["down", "up", "primary"])
        button.isEnabled = false
        #expect(scene.lines { button.userTaps() } == [])
    }

    @Test("U17: a tap on another segment sends valueChanged; code and the selected one do not")
    func segments() {
        let scene = Scene()
        let control = scene.named(UISegmentedControl(items: ["a", "b"]), "control")
        var values: [Int] = []
        control.addAction(
            UIAction { [unowned control] _ in values.append(control.selectedSegmentIndex) },
            for: .valueChanged)
        control.selectedSegmentIndex = 0
        #expect(scene.lines { control.userTaps(1) } == ["control.action(\"b\")"])
        #expect(scene.lines { control.userTaps(1) } == [])
        #expect(scene.lines { control.userTaps(7) } == [])
        #expect(values == [1])
    }

    private final class Searcher: UIViewController, UISearchResultsUpdating {
        var texts: [String] = []
        func updateSearchResults(for searchController: UISearchController) {
            texts.append(searchController.searchBar.text ?? "")
        }
    }

    @Test("U18: a search comes over what it searches, asks the updater, and goes")
    func search() {
        let scene = Scene()
        let home = scene.named(Searcher(), "home")
        home.definesPresentationContext = true
        let search = scene.named(UISearchController(searchResultsController: nil), "search")
        search.searchResultsUpdater = home
        home.view.addSubview(search.searchBar)
        scene.show(home)
        let categories = EventCategories.shownByDefault.union(told)
        #expect(
            scene.lines(categories) { search.isActive = true } == [
                "search.delegate.willPresent()",
                "search.loadView()",
                "search.viewDidLoad()",
                "home.updateSearchResults()",
                "search.presentationController.presentationTransitionWillBegin()",
                "search.viewWillAppear(true)",
                "search.viewIsAppearing(true)",
                "search.viewDidAppear(true)",
                "search.presentationController.presentationTransitionDidEnd(true)",
                "search.delegate.didPresent()",
            ])
        #expect(
            scene.lines(categories) { search.searchBar.text = "x" } == [
                "home.updateSearchResults()"
            ])
        #expect(
            scene.lines(categories) { search.isActive = false } == [
                "search.delegate.willDismiss()",
                "search.presentationController.dismissalTransitionWillBegin()",
                "search.viewWillDisappear(true)",
                "home.updateSearchResults()",
                "search.viewDidDisappear(true)",
                "search.presentationController.dismissalTransitionDidEnd(true)",
                "search.delegate.didDismiss()",
            ])
        #expect(home.texts == ["", "x", ""])
        #expect(scene.tree == ["home [appeared]"])
    }
}
