import Gallery
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Pages side by side")
struct ScrollControllerTests {
    private func shown(broken: Bool = false) -> (Scene, ScrollController, [UIViewController]) {
        let scene = Scene()
        let scroll = scene.named(broken ? BrokenScrollController() : ScrollController(), "w")
        let pages = ["a", "b", "c"].map(scene.controller)
        scroll.viewControllers = pages
        scene.show(scroll)
        return (scene, scroll, pages)
    }

    @Test("all load and appear with their container, though one is in sight")
    func launch() {
        let scene = Scene()
        let scroll = scene.named(ScrollController(), "w")
        scroll.viewControllers = [scene.controller("a"), scene.controller("b")]
        let lines = scene.lines {
            scene.simulator.window.rootViewController = scroll
            scene.simulator.window.makeKeyAndVisible()
        }
        #expect(
            lines == [
                "w.loadView()",
                "w.viewDidLoad()",
                "a.willMove(toParent: w)",
                "a.loadView()",
                "a.viewDidLoad()",
                "a.didMove(toParent: w)",
                "b.willMove(toParent: w)",
                "b.loadView()",
                "b.viewDidLoad()",
                "b.didMove(toParent: w)",
                "w.viewWillAppear(false)",
                "a.viewWillAppear(false)",
                "b.viewWillAppear(false)",
                "w.viewIsAppearing(false)",
                "a.viewIsAppearing(false)",
                "b.viewIsAppearing(false)",
                "w.viewDidAppear(false)",
                "a.viewDidAppear(false)",
                "b.viewDidAppear(false)",
            ])
    }

    @Test("hear nothing when another one scrolls into sight")
    func scrolling() {
        let (scene, scroll, pages) = shown()
        #expect(scene.lines { scroll.show(2) } == [])
        #expect(scroll.currentViewController === pages[2])
        #expect(scroll.scrollView.contentOffset.x == 786)
    }

    @Test("are told to the delegate when they come to rest")
    func delegate() {
        final class Listener: ScrollControllerDelegate {
            var told: [String] = []
            func scrollController(_ scroll: ScrollController, didShow page: UIViewController) {
                told.append(page.title ?? "")
            }
        }
        let (scene, scroll, pages) = shown()
        for (page, title) in zip(pages, ["A", "B", "C"]) { page.title = title }
        let listener = Listener()
        scroll.delegate = listener
        scroll.show(1)
        scene.settle()
        scroll.show(2, animated: false)
        scroll.show(9)
        scroll.scrollView.contentOffset = .zero
        scroll.scrollViewDidEndDecelerating(scroll.scrollView)
        #expect(listener.told == ["B", "C", "A"])
    }

    @Test("are taken out and put in by a new list; those that stay hear nothing")
    func newList() {
        let (scene, scroll, pages) = shown()
        let new = scene.controller("n")
        #expect(
            scene.lines { scroll.viewControllers = [pages[1], new] } == [
                "a.willMove(toParent: nil)",
                "a.viewWillDisappear(false)",
                "a.didMove(toParent: nil)",
                "c.willMove(toParent: nil)",
                "c.viewWillDisappear(false)",
                "c.didMove(toParent: nil)",
                "n.willMove(toParent: w)",
                "n.loadView()",
                "n.viewDidLoad()",
                "n.viewWillAppear(false)",
                "n.didMove(toParent: w)",
                "n.viewIsAppearing(false)",
                "a.viewDidDisappear(false)",
                "c.viewDidDisappear(false)",
                "n.viewDidAppear(false)",
            ])
        #expect(pages[1].view.frame.origin.x == 0 && new.view.frame.origin.x == 393)
    }

    @Test("are children once, however often the list has them")
    func twice() {
        let (scene, scroll, _) = shown()
        let new = scene.controller("n")
        let lines = scene.lines { scroll.viewControllers = [new, new] }
        #expect(lines.filter { $0 == "n.didMove(toParent: w)" }.count == 1)
        #expect(scroll.children == [new])
    }

    @Test("C12: in the broken variant stand in the scroll view and are nobody's children")
    func broken() {
        let (_, scroll, pages) = shown(broken: true)
        #expect(scroll.children == [] && pages[0].view.window != nil)
    }
}
