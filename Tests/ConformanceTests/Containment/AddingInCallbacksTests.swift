import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("C05, C10, C16: a child added inside a callback of its parent")
struct AddingInCallbacksTests {
    private func lines(adding callback: Callback) -> [String] {
        let scene = Scene()
        let p = scene.scripted("p")
        let c = scene.controller("c")
        p.on(callback) { [unowned p] in
            if p.children.isEmpty { scene.add(c, to: p) }
        }
        let lines = scene.lines(.of(.appearance, .containment)) {
            scene.simulator.window.rootViewController = p
            scene.simulator.window.makeKeyAndVisible()
        }
        #expect(scene.tree == ["p [appeared]", "  c [appeared]"])
        return lines
    }

    @Test("C05: in viewDidLoad, it appears with its parent")
    func viewDidLoad() {
        #expect(
            lines(adding: .viewDidLoad) == [
                "c.willMove(toParent: p)",
                "c.didMove(toParent: p)",
                "p.viewWillAppear(false)",
                "c.viewWillAppear(false)",
                "p.viewIsAppearing(false)",
                "c.viewIsAppearing(false)",
                "p.viewDidAppear(false)",
                "c.viewDidAppear(false)",
            ])
    }

    @Test("C16: in viewWillAppear nothing is sent at once; it is told after the parent")
    func viewWillAppear() {
        #expect(
            lines(adding: .viewWillAppear) == [
                "p.viewWillAppear(false)",
                "c.willMove(toParent: p)",
                "c.didMove(toParent: p)",
                "c.viewWillAppear(false)",
                "p.viewIsAppearing(false)",
                "c.viewIsAppearing(false)",
                "p.viewDidAppear(false)",
                "c.viewDidAppear(false)",
            ])
    }

    @Test("C16: nor where the parent's view is in the window when its container begins")
    func viewWillAppearOfShownView() {
        let scene = Scene()
        let m = scene.named(ManualContainer(), "m")
        scene.show(m)
        let p = scene.scripted("p")
        let c = scene.controller("c")
        scene.add(p, to: m)
        p.on(.viewWillAppear) { [unowned p] in scene.add(c, to: p) }
        scene.settle()
        let lines = scene.lines(.of(.appearance, .containment)) {
            p.beginAppearanceTransition(true, animated: false)
            p.endAppearanceTransition()
        }
        #expect(
            lines == [
                "p.viewWillAppear(false)",
                "c.willMove(toParent: p)",
                "c.didMove(toParent: p)",
                "c.viewWillAppear(false)",
                "p.viewIsAppearing(false)",
                "c.viewIsAppearing(false)",
                "p.viewDidAppear(false)",
                "c.viewDidAppear(false)",
            ])
    }

    @Test("C16: in viewIsAppearing its will is sent in addSubview, its did by the parent")
    func viewIsAppearing() {
        #expect(
            lines(adding: .viewIsAppearing) == [
                "p.viewWillAppear(false)",
                "p.viewIsAppearing(false)",
                "c.willMove(toParent: p)",
                "c.viewWillAppear(false)",
                "c.didMove(toParent: p)",
                "c.viewIsAppearing(false)",
                "p.viewDidAppear(false)",
                "c.viewDidAppear(false)",
            ])
    }

    @Test("C16: in viewDidLayoutSubviews likewise")
    func viewDidLayoutSubviews() {
        #expect(
            lines(adding: .viewDidLayoutSubviews) == [
                "p.viewWillAppear(false)",
                "p.viewIsAppearing(false)",
                "c.willMove(toParent: p)",
                "c.viewWillAppear(false)",
                "c.didMove(toParent: p)",
                "c.viewIsAppearing(false)",
                "p.viewDidAppear(false)",
                "c.viewDidAppear(false)",
            ])
    }

    @Test("C10, M2: in viewDidAppear the parent is visible: the did waits for the next commit")
    func viewDidAppear() {
        #expect(
            lines(adding: .viewDidAppear) == [
                "p.viewWillAppear(false)",
                "p.viewIsAppearing(false)",
                "p.viewDidAppear(false)",
                "c.willMove(toParent: p)",
                "c.viewWillAppear(false)",
                "c.didMove(toParent: p)",
                "c.viewIsAppearing(false)",
                "c.viewDidAppear(false)",
            ])
    }

    @Test("C13: in viewWillDisappear it is told with the parent's later appearance only")
    func viewWillDisappear() {
        let scene = Scene()
        let p = scene.scripted("p")
        let c = scene.controller("c")
        p.on(.viewWillDisappear) { [unowned p] in scene.add(c, to: p) }
        scene.show(p)
        #expect(
            scene.lines(.of(.appearance, .containment)) { p.view.removeFromSuperview() } == [
                "p.viewWillDisappear(false)",
                "c.willMove(toParent: p)",
                "c.didMove(toParent: p)",
                "p.viewDidDisappear(false)",
            ])
    }

    @Test("C10: in another child's didMove")
    func inDidMove() {
        let scene = Scene()
        let p = scene.root("p")
        let (c, d) = (scene.scripted("c"), scene.controller("d"))
        c.on(.didMoveToParent) { scene.add(d, to: p) }
        #expect(
            scene.lines(.of(.appearance, .containment)) { scene.add(c, to: p) } == [
                "c.willMove(toParent: p)",
                "c.viewWillAppear(false)",
                "c.didMove(toParent: p)",
                "d.willMove(toParent: p)",
                "d.viewWillAppear(false)",
                "d.didMove(toParent: p)",
                "c.viewIsAppearing(false)",
                "d.viewIsAppearing(false)",
                "c.viewDidAppear(false)",
                "d.viewDidAppear(false)",
            ])
    }
}
