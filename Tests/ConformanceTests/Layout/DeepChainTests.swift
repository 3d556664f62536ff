import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("V05: chains of any length")
struct DeepChainTests {
    /// Deeper than recursion could go in a test's thread.
    private let depth = 20_000

    private func addChain(to root: UIViewController, in scene: Scene) {
        var last = root
        for _ in 1..<depth {
            let child = UIViewController()
            scene.add(child, to: last)
            last = child
        }
        scene.settle()
    }

    @Test("V05: what only the chain holds is gone with its root, one by one")
    func released() {
        let scene = Scene()
        scene.show(scene.controller("first"))
        addChain(to: scene.simulator.window.rootViewController!, in: scene)
        let lines = scene.lines(.of(.load)) {
            scene.simulator.window.rootViewController = scene.controller("second")
        }
        #expect(lines.count == depth + 2)
        #expect(lines.filter { $0.hasSuffix(".deinit") }.count == depth)
    }

    @Test("V05: a world is dropped with what is in it")
    func dropped() {
        let scene = Scene()
        scene.show(scene.controller("first"))
        addChain(to: scene.simulator.window.rootViewController!, in: scene)
        #expect(scene.simulator.snapshot().nodes.count == depth)
        weak let root = scene.simulator.window.rootViewController
        Simulator.reset()
        #expect(root == nil)
    }

    @Test("E32, E02: what hangs at the end of a chain cannot hold the chain")
    func noCycle() {
        let scene = Scene()
        let root = scene.root("root")
        var (views, controllers) = ([UIView()], [root])
        for _ in 1..<1000 {
            let (view, controller) = (UIView(), UIViewController())
            view.addSubview(UIView())
            views.last!.addSubview(view)
            views.append(view)
            controller.addChild(UIViewController())
            controllers.last!.addChild(controller)
            controllers.append(controller)
        }
        let viewLines = scene.lines(.of(.exception)) { views.last!.addSubview(views[0]) }
        #expect(viewLines.count == 1)
        scene.simulator.clearException()
        let lines = scene.lines(.of(.exception)) { controllers.last!.addChild(controllers[1]) }
        #expect(lines.count == 1)
        scene.simulator.clearException()
        #expect(views[0].superview == nil)
        #expect(controllers[1].parent === root)
    }
}
