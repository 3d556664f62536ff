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

    /// A scroll view with a button and a plain view in its content.
    private func panned(
        _ scene: Scene
    ) -> (scroll: UIScrollView, button: UIButton, plain: TouchedView) {
        let (scroll, _) = scrollView(scene, pages: 1)
        scroll.contentSize.height = 5000
        let button = UIButton(frame: CGRect(x: 50, y: 400, width: 100, height: 50))
        let plain = TouchedView(frame: CGRect(x: 200, y: 400, width: 100, height: 50))
        for view in [button, plain] { scroll.addSubview(view) }
        scene.settle()
        return (scroll, button, plain)
    }

    private final class TouchedView: UIView {
        var heard: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            heard.append("began")
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            heard.append("moved")
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            heard.append("ended")
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            heard.append("cancelled")
        }
    }

    private let middle = CGPoint(x: 50, y: 25)

    private func pan(
        _ view: UIView, in scene: Scene, by way: CGPoint, over seconds: Double
    ) -> [String] {
        scene.lines(told.union(.of(.gesture))) {
            scene.simulator.userPans(from: middle, of: view, by: way, over: seconds)
        }
    }

    @Test("U29: a finger scrolls, the content hears nothing of it, and glides on")
    func panning() {
        let scene = Scene()
        let (scroll, _, plain) = panned(scene)
        #expect(
            pan(plain, in: scene, by: CGPoint(x: 0, y: -40), over: 4 / 60.0) == [
                "home.scrollViewWillBeginDragging()", "home.scrollViewDidScroll()",
                "home.scrollViewDidScroll()", "home.scrollViewDidScroll()",
                "home.scrollViewWillEndDragging()",
                "home.scrollViewDidEndDragging(willDecelerate: true)",
                "home.scrollViewWillBeginDecelerating()", "home.scrollViewDidScroll()",
                "home.scrollViewDidEndDecelerating()",
            ])
        #expect(plain.heard == [])
        // 30 points with the finger, then 0.6 points a millisecond, to a third of a point.
        #expect(abs(scroll.contentOffset.y - 30 - (299 + 1.0 / 3)) < 0.01)
    }

    @Test("U29: content that has heard of the finger hears that it is cancelled")
    func cancelling() {
        let scene = Scene()
        let (scroll, _, plain) = panned(scene)
        scroll.delaysContentTouches = false
        _ = pan(plain, in: scene, by: CGPoint(x: 0, y: -40), over: 4 / 60.0)
        #expect(plain.heard == ["began", "moved", "cancelled"])
        #expect(scroll.contentOffset.y > 0)
        plain.heard = []
        scroll.contentOffset = .zero
        scroll.canCancelContentTouches = false
        scene.settle()
        #expect(pan(plain, in: scene, by: CGPoint(x: 0, y: -40), over: 4 / 60.0) == [])
        #expect(plain.heard == ["began", "moved", "moved", "moved", "moved", "ended"])
        #expect(scroll.contentOffset == .zero)
    }

    @Test("U29: a control that has the finger keeps it, and so does an axis that does not scroll")
    func keeping() {
        let scene = Scene()
        let (scroll, button, plain) = panned(scene)
        var actions = 0
        button.addAction(UIAction { _ in actions += 1 }, for: .touchUpInside)
        #expect(pan(button, in: scene, by: CGPoint(x: 0, y: -20), over: 1) == [])
        #expect(actions == 1 && scroll.contentOffset == .zero)
        #expect(pan(plain, in: scene, by: CGPoint(x: -40, y: 0), over: 0.1) == [])
        scroll.isScrollEnabled = false
        #expect(pan(plain, in: scene, by: CGPoint(x: 0, y: -40), over: 0.1) == [])
        #expect(plain.heard.filter { $0 == "ended" }.count == 2)
    }

    @Test("U29: of two scroll views the inner one scrolls, the outer one where that cannot")
    func nested() {
        let scene = Scene()
        let (outer, _) = scrollView(scene, pages: 3)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
        inner.contentInsetAdjustmentBehavior = .never
        inner.contentSize = CGSize(width: 393, height: 2000)
        outer.addSubview(inner)
        scene.settle()
        _ = pan(inner, in: scene, by: CGPoint(x: 0, y: -40), over: 0.1)
        #expect(inner.contentOffset.y > 0 && outer.contentOffset == .zero)
        let reached = inner.contentOffset
        _ = pan(outer, in: scene, by: CGPoint(x: -40, y: 0), over: 0.1)
        #expect(inner.contentOffset == reached && outer.contentOffset.x > 0)
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

    @Test("U34: a value that code sets sends no action, until the control is told to send")
    func valuesSetByCode() {
        let scene = Scene()
        let wifi = scene.named(UISwitch(), "wifi")
        let name = scene.named(UITextField(), "name")
        let volume = scene.named(UISlider(), "volume")
        var sent: [String] = []
        wifi.addAction(UIAction { _ in sent.append("wifi") }, for: .valueChanged)
        volume.addAction(UIAction { _ in sent.append("volume") }, for: .valueChanged)
        name.addAction(UIAction { _ in sent.append("name") }, for: .editingChanged)
        let lines = scene.lines {
            wifi.setOn(true, animated: false)
            wifi.isOn = false
            volume.value = 0.5
            name.text = "Ann"
        }
        #expect(lines == [])
        #expect(sent == [])
        wifi.sendActions(for: .valueChanged)
        name.sendActions(for: .editingChanged)
        #expect(sent == ["wifi", "name"])
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
