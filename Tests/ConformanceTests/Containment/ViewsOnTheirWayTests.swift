import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("R53, A76: views on their way")
struct ViewsOnTheirWayTests {
    /// The top edge at which a view is seen now.
    private func place(_ scene: Scene, _ name: String) -> RectValue? {
        scene.simulator.viewSnapshot(of: nil).nodes.first { $0.name == name }?.onScreen
    }

    private func node(_ scene: Scene, _ className: String) -> ViewSnapshot.Node? {
        scene.simulator.viewSnapshot(of: nil).nodes.first { $0.className == className }
    }

    private func isNear(_ value: Double?, _ other: Double, within: Double = 0.5) -> Bool {
        value.map { abs($0 - other) <= within } ?? false
    }

    private func sheet(on device: String = "iPhone 16") throws -> (Scene, UIViewController) {
        let scene = Scene(device: try #require(.named(device)))
        let (root, a) = (scene.controller("root"), scene.controller("a"))
        scene.show(root)
        a.modalPresentationStyle = .pageSheet
        return (scene, a)
    }

    private func present(_ a: UIViewController, in scene: Scene) {
        scene.simulator.window.rootViewController?.present(a, animated: true)
        scene.simulator.runTurn()
    }

    @Test("R53: a sheet comes from below on a critically damped spring")
    func curve() throws {
        let (scene, a) = try sheet(on: "iPhone SE")
        a.sheetPresentationController?.detents = [.medium()]
        present(a, in: scene)
        #expect(isNear(place(scene, "a.view")?.y, 667))
        // Measured: frames of a sixtieth of a second, and the points at which the top edge was.
        let measured = [(6, 476.5), (9, 402), (12, 359.5), (15, 338), (18, 327), (24, 319.5)]
        var frame = 0
        for (next, top) in measured {
            scene.simulator.advance(by: Double(next - frame) / 60)
            frame = next
            #expect(isNear(place(scene, "a.view")?.y, top), "frame \(next)")
        }
        scene.settle()
        #expect(isNear(place(scene, "a.view")?.y, 317.5))
        #expect(
            place(scene, "a.view") == node(scene, "UIView").map { _ in RectValue(a.view.frame) })
    }

    @Test("R53: the frame of what is on its way is where it ends")
    func model() throws {
        let (scene, a) = try sheet()
        present(a, in: scene)
        let view = scene.simulator.viewSnapshot(of: nil).nodes.first { $0.name == "a.view" }
        #expect(view?.isOnItsWay == true)
        #expect(view?.frame == RectValue(x: 0, y: 59, width: 393, height: 793))
        #expect(view?.onScreen == RectValue(x: 0, y: 852, width: 393, height: 793))
        #expect(view?.look == .sheet(cornerRadius: nil))
    }

    @Test("A76: what dims the rest comes and goes with the sheet")
    func dimming() throws {
        let (scene, a) = try sheet()
        present(a, in: scene)
        #expect(node(scene, "UIDimmingView")?.fade == 0)
        scene.settle()
        #expect(node(scene, "UIDimmingView")?.fade == 1)
        #expect(node(scene, "UIDimmingView")?.look == .dimming(0.2))
        a.dismiss(animated: true)
        scene.simulator.advance(by: 0.1)
        #expect(isNear(node(scene, "UIDimmingView")?.fade, 0.455, within: 0.001))
        #expect(isNear(place(scene, "a.view")?.y, 59 + 793 * 0.545))
    }

    @Test("A76: another transition style fades")
    func fading() {
        let scene = Scene()
        let (root, a) = (scene.controller("root"), scene.controller("a"))
        scene.show(root)
        a.modalPresentationStyle = .fullScreen
        a.modalTransitionStyle = .crossDissolve
        present(a, in: scene)
        scene.simulator.advance(by: 0.1)
        let view = scene.simulator.viewSnapshot(of: nil).nodes.first { $0.name == "a.view" }
        #expect(view?.onScreen == view?.frame)
        #expect(isNear(view?.fade, 0.545, within: 0.001))
    }

    @Test("A76: a push moves the new view over the whole width, the old one over 0.3 of it")
    func pushing() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        nav.pushViewController(scene.controller("b"), animated: true)
        scene.simulator.runTurn()
        #expect(place(scene, "b.view")?.x == 393)
        #expect(place(scene, "a.view")?.x == 0)
        scene.simulator.advance(by: 0.1)
        #expect(isNear(place(scene, "b.view")?.x, 393 * 0.455))
        #expect(isNear(place(scene, "a.view")?.x, -0.3 * 393 * 0.545))
        scene.settle()
        #expect(place(scene, "b.view")?.x == 0)
    }

    @Test("A76: under a finger a view is where the finger is, and goes on evenly")
    func underFinger() {
        let scene = Scene()
        let nav = scene.stack("n", "a")
        nav.pushViewController(scene.controller("b"), animated: false)
        scene.settle()
        nav.beginInteractivePop()
        scene.settle()
        scene.simulator.transitions.underFinger?.update(0.5)
        #expect(place(scene, "b.view")?.x == 196.5)
        // What comes back stands behind what goes.
        let names = scene.simulator.viewSnapshot(of: nil).nodes.map(\.name)
        #expect(names.filter { ["a.view", "b.view"].contains($0) } == ["a.view", "b.view"])
        let duration = nav.transitionCoordinator?.transitionDuration ?? 0
        scene.simulator.transitions.underFinger?.cancel(in: scene.simulator)
        scene.simulator.advance(by: duration / 4)
        #expect(isNear(place(scene, "b.view")?.x, 98.25))
        scene.settle()
        #expect(place(scene, "b.view")?.x == 0)
    }

    @Test("R53: a grabber stands 5 points below the sheet's top, and comes along")
    func grabber() throws {
        let (scene, a) = try sheet()
        let sheet = try #require(a.sheetPresentationController)
        sheet.prefersGrabberVisible = true
        present(a, in: scene)
        #expect(isNear(node(scene, "_UIGrabber")?.onScreen.y, 857))
        scene.settle()
        let frame = RectValue(x: 178.5, y: 64, width: 36, height: 5)
        #expect(node(scene, "_UIGrabber")?.frame == frame)
        #expect(node(scene, "_UIGrabber")?.look == .grabber)
        sheet.detents = [.medium()]
        #expect(isNear(node(scene, "_UIGrabber")?.frame.y, 408.687))
        sheet.prefersGrabberVisible = false
        #expect(node(scene, "_UIGrabber") == nil)
    }

    @Test("R53: a sheet that fills the screen has no grabber")
    func noGrabber() throws {
        let (scene, a) = try sheet()
        a.sheetPresentationController?.prefersGrabberVisible = true
        present(a, in: scene)
        scene.settle()
        scene.simulator.rotate(to: .landscapeRight)
        scene.settle()
        #expect(node(scene, "_UIGrabber") == nil)
    }
}

extension RectValue {
    fileprivate init(_ rect: CGRect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
