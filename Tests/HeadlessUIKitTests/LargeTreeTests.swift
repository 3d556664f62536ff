import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("Large trees")
struct LargeTreeTests {
    /// A visible chain of that many controllers, each added to the one before as the guide says.
    private func chain(of depth: Int, in scene: Scene) -> [UIViewController] {
        var chain = [scene.root("root")]
        for _ in 1..<depth {
            let child = UIViewController()
            child.loadViewIfNeeded()
            scene.add(child, to: chain[chain.count - 1])
            chain.append(child)
        }
        scene.settle()
        return chain
    }

    private func count(_ callback: Callback, in scene: Scene, of work: () -> Void) -> Int {
        let start = scene.simulator.log.count
        work()
        scene.simulator.runUntilIdle()
        return scene.simulator.log.events[start...].filter { $0.callback == callback }.count
    }

    @Test("A chain 100,000 deep is built, walked, changed, covered and torn down")
    func chain() {
        let scene = Scene()
        let depth = 100_000
        var controllers = chain(of: depth, in: scene)
        let nodes = scene.simulator.snapshot().nodes
        #expect(nodes.count == depth)
        #expect(nodes.last?.depth == depth - 1)
        #expect(nodes.allSatisfy { $0.state == .appeared })
        #expect(scene.simulator.viewSnapshot(of: nil).nodes.count == depth + 1)
        #expect(
            count(.traitCollectionDidChange, in: scene) {
                scene.simulator.setScreenTraits { $0.horizontal = .regular }
            } == depth)
        #expect(count(.viewDidDisappear, in: scene) { scene.remove(controllers[1]) } == depth - 1)
        #expect(
            count(.viewDidAppear, in: scene) { scene.add(controllers[1], to: controllers[0]) }
                == depth - 1)
        let modal = scene.controller("modal")
        modal.modalPresentationStyle = .fullScreen
        #expect(
            count(.viewDidDisappear, in: scene) {
                controllers[0].present(modal, animated: true)
            } == depth)
        #expect(
            count(.viewDidAppear, in: scene) { modal.dismiss(animated: true) } == depth)
        weak let last = controllers[depth - 1]
        controllers = []
        Simulator.reset()
        #expect(last == nil)
    }

    @Test("A chain that nothing holds any more goes at once, from its top")
    func release() {
        let scene = Scene()
        let depth = 30_000
        var controllers = chain(of: depth, in: scene)
        let gone = count(.deinitialized, in: scene) {
            scene.remove(controllers[1])
            controllers = []
        }
        #expect(gone == depth - 1)
        #expect(scene.tree == ["root [appeared]"])
    }

    @Test("A chain outlives its world, and is released without it")
    func outlivesItsWorld() {
        let depth = 30_000
        var controllers = chain(of: depth, in: Scene())
        weak let last = controllers[depth - 1]
        let top = controllers[0]
        controllers = []
        Simulator.reset()
        #expect(last != nil)
        withExtendedLifetime(top) {}
    }

    @Test("10,000 siblings are added, laid out, swapped and removed")
    func siblings() {
        let scene = Scene()
        let p = scene.root("p")
        let children = (0..<10_000).map { _ in UIViewController() }
        #expect(
            count(.viewDidAppear, in: scene) {
                for child in children { scene.add(child, to: p) }
            } == 10_000)
        #expect(p.children == children)
        #expect(p.view.subviews.count == 10_000)
        let middle = children[5_000]
        #expect(count(.viewDidDisappear, in: scene) { scene.remove(middle) } == 1)
        #expect(p.children.count == 9_999)
        #expect(
            count(.viewDidDisappear, in: scene) {
                for child in children where child.parent != nil { scene.remove(child) }
            } == 9_999)
        #expect(p.children == [] && p.view.subviews == [])
    }
}
