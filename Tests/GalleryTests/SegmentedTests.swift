import Gallery
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Segmented controllers")
struct SegmentedTests {
    private func shown(broken: Bool = false) -> (
        Scene, SegmentedController, UIViewController, UIViewController
    ) {
        let scene = Scene()
        let container = scene.named(
            broken ? BrokenSegmentedController() : SegmentedController(), "s")
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        container.viewControllers = [a, b]
        scene.show(container)
        return (scene, container, a, b)
    }

    @Test("load and add the selected controller only, in the order of the guide")
    func launch() {
        let scene = Scene()
        let segmented = scene.named(SegmentedController(), "s")
        segmented.viewControllers = [scene.controller("a"), scene.controller("b")]
        let lines = scene.lines {
            scene.simulator.window.rootViewController = segmented
            scene.simulator.window.makeKeyAndVisible()
        }
        #expect(
            lines == [
                "s.loadView()",
                "s.viewDidLoad()",
                "a.willMove(toParent: s)",
                "a.loadView()",
                "a.viewDidLoad()",
                "a.didMove(toParent: s)",
                "s.viewWillAppear(false)",
                "a.viewWillAppear(false)",
                "s.viewIsAppearing(false)",
                "a.viewIsAppearing(false)",
                "s.viewDidAppear(false)",
                "a.viewDidAppear(false)",
            ])
        #expect(scene.tree == ["s [appeared]", "  a [appeared]"])
    }

    @Test("exchange the old one for the new one by a transition")
    func exchange() {
        let (scene, segmented, a, b) = shown()
        let lines = scene.lines { segmented.select(1) }
        #expect(
            lines == [
                "a.willMove(toParent: nil)",
                "b.willMove(toParent: s)",
                "b.loadView()",
                "b.viewDidLoad()",
                "a.viewWillDisappear(true)",
                "b.viewWillAppear(true)",
                "b.viewIsAppearing(true)",
                "b.viewDidAppear(true)",
                "a.viewDidDisappear(true)",
                "completion transition(a, b, true)",
                "a.didMove(toParent: nil)",
                "b.didMove(toParent: s)",
            ])
        #expect(segmented.selectedViewController === b && a.parent == nil)
        #expect(segmented.segments.selectedSegmentIndex == 1)
    }

    @Test("ask the delegate before a tap selects, and tell it after every exchange")
    func delegate() {
        final class Chooser: SegmentedControllerDelegate {
            var allows = false
            var told: [String] = []
            func segmentedController(
                _ segmented: SegmentedController, shouldSelect child: UIViewController
            ) -> Bool {
                told.append("should \(child.title ?? "")")
                return allows
            }
            func segmentedController(
                _ segmented: SegmentedController, didSelect child: UIViewController
            ) { told.append("did \(child.title ?? "")") }
        }
        let (scene, segmented, a, b) = shown()
        (a.title, b.title) = ("A", "B")
        let chooser = Chooser()
        segmented.delegate = chooser
        tap(1, in: segmented)
        scene.settle()
        #expect(segmented.selectedIndex == 0 && segmented.segments.selectedSegmentIndex == 0)
        chooser.allows = true
        tap(1, in: segmented)
        scene.settle()
        segmented.select(0)
        scene.settle()
        #expect(chooser.told == ["should B", "should B", "did B", "did A"])
    }

    private func tap(_ index: Int, in segmented: SegmentedController) {
        segmented.segments.selectedSegmentIndex = index
        segmented.segments.sendActions(for: .valueChanged)
    }

    @Test("ignore a selection while an exchange runs, an index that is none and the selected one")
    func refusals() {
        let (scene, segmented, a, b) = shown()
        segmented.select(1)
        segmented.select(0)
        scene.settle()
        #expect(segmented.selectedViewController === b)
        #expect(scene.lines { segmented.select(7) } == [])
        #expect(scene.lines { segmented.select(-1) } == [])
        #expect(scene.lines { segmented.select(1) } == [])
        #expect(a.parent == nil)
    }

    @Test("take the selected one out when its segment goes, and show the first of the new list")
    func newList() {
        let (scene, segmented, _, _) = shown()
        let c = scene.controller("c")
        let lines = scene.lines { segmented.viewControllers = [c] }
        #expect(
            lines == [
                "b.deinit",
                "a.willMove(toParent: nil)",
                "c.willMove(toParent: s)",
                "c.loadView()",
                "c.viewDidLoad()",
                "a.viewWillDisappear(false)",
                "c.viewWillAppear(false)",
                "c.viewIsAppearing(false)",
                "c.viewDidAppear(false)",
                "a.viewDidDisappear(false)",
                "completion transition(a, c, true)",
                "a.didMove(toParent: nil)",
                "c.didMove(toParent: s)",
                "a.deinit",
            ])
    }

    @Test("keep the children between the strip and the bottom, below the safe area")
    func layout() {
        let (_, segmented, a, _) = shown()
        #expect(segmented.segments.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
        #expect(segmented.contentView.frame == CGRect(x: 0, y: 103, width: 393, height: 749))
        #expect(a.view.frame == CGRect(x: 0, y: 0, width: 393, height: 749))
    }

    @Test("in the broken variant never tell the new one that it has arrived")
    func broken() {
        let (scene, segmented, _, b) = shown(broken: true)
        let lines = scene.lines { segmented.select(1, animated: false) }
        #expect(!lines.contains("b.didMove(toParent: s)"))
        #expect(b.parent === segmented)
    }
}
