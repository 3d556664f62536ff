import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("U25, U26, A99: fingers, hit testing and recognizers")
struct GestureTests {
    private final class Judge: UIGestureRecognizerDelegate {
        var begins = true
        var receives = true
        var isTolerant = false

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            begins
        }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
        ) -> Bool { receives }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { isTolerant }
    }

    private let told = EventCategories.of(.action, .gesture)
    private let felt = EventCategories.of(.gesture, .view)
    private let middle = CGPoint(x: 50, y: 50)

    /// A box of 100 by 100 points at 100, 100 in the root.
    private func box(_ scene: Scene) -> (home: UIViewController, box: UIView) {
        let home = scene.controller("home")
        let box = scene.named(
            UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100)), "box")
        home.view.addSubview(box)
        scene.show(home)
        return (home, box)
    }

    private func on<Recognizer: UIGestureRecognizer>(
        _ view: UIView, _ recognizer: Recognizer, _ name: String, _ scene: Scene
    ) -> Recognizer {
        view.addGestureRecognizer(recognizer)
        return scene.named(recognizer, name)
    }

    @Test("U25: the view in front that takes touches feels the finger, and hands it up")
    func hitTesting() {
        let scene = Scene()
        let (home, box) = box(scene)
        let lid = scene.named(UIView(frame: box.bounds), "lid")
        box.addSubview(lid)
        let window = scene.simulator.window!
        let point = CGPoint(x: 150, y: 150)
        #expect(window.hitTest(point, with: nil) === lid)
        lid.isUserInteractionEnabled = false
        #expect(window.hitTest(point, with: nil) === box)
        lid.isUserInteractionEnabled = true
        lid.alpha = 0
        #expect(window.hitTest(point, with: nil) === box)
        box.isHidden = true
        #expect(window.hitTest(point, with: nil) === home.view)
        #expect(window.hitTest(CGPoint(x: -1, y: 0), with: nil) == nil)
        box.isHidden = false
        scene.settle()
        #expect(
            scene.lines(felt) { scene.simulator.userTaps(at: middle, of: box) } == [
                "box.touchesBegan()", "home.view.touchesBegan()", "home.touchesBegan()",
                "window.touchesBegan()", "box.touchesEnded()", "home.view.touchesEnded()",
                "home.touchesEnded()", "window.touchesEnded()",
            ])
    }

    @Test("U26: a tap, its action, and the touches that it takes from the view")
    func tap() {
        let scene = Scene()
        let (home, box) = box(scene)
        let tap = on(box, UITapGestureRecognizer(), "tap", scene)
        tap.addTarget(home, method: "tapped(_:)") { _, _ in }
        #expect(
            scene.lines(told) { scene.simulator.userTaps(at: middle, of: box) } == [
                "tap.state ended", "home.tapped(tap)",
            ])
        #expect(tap.state == .possible)
        #expect(
            scene.lines(told) {
                scene.simulator.userTouches(at: middle, of: box, for: 1, times: 1)
            } == ["tap.state failed"])
        #expect(
            scene.lines(told) {
                scene.simulator.userPans(
                    from: middle, of: box, by: CGPoint(x: 60, y: 0), over: 0.2)
            } == ["tap.state failed"])
    }

    @Test("U26: one tap waits until two have failed")
    func doubleTap() {
        let scene = Scene()
        let (_, box) = box(scene)
        let once = on(box, UITapGestureRecognizer(), "once", scene)
        let twice = on(box, UITapGestureRecognizer(), "twice", scene)
        twice.numberOfTapsRequired = 2
        once.require(toFail: twice)
        let start = scene.simulator.now
        #expect(
            scene.lines(told) {
                scene.simulator.userTouches(at: middle, of: box, for: 0.1, times: 1)
            } == ["twice.state failed", "once.state ended"])
        #expect(scene.simulator.now - start > 0.4)
        #expect(
            scene.lines(told) {
                scene.simulator.userTouches(at: middle, of: box, for: 0.1, times: 2)
            } == ["once.state failed", "twice.state ended"])
    }

    @Test("U26, A99: a pan begins after ten points, changes and ends; its way counts from there")
    func pan() {
        let scene = Scene()
        let (home, box) = box(scene)
        let pan = on(box, UIPanGestureRecognizer(), "pan", scene)
        var ways: [CGFloat] = []
        pan.addTarget(home, method: "panned(_:)") { _, sender in
            if let pan = sender as? UIPanGestureRecognizer {
                ways.append(pan.translation(in: nil).x)
            }
        }
        #expect(
            scene.lines(told) {
                scene.simulator.userPans(
                    from: middle, of: box, by: CGPoint(x: 100, y: 0), over: 0.5)
            }
                == [
                    "pan.state began", "home.panned(pan)", "pan.state changed", "home.panned(pan)",
                    "pan.state changed", "home.panned(pan)", "pan.state changed",
                    "home.panned(pan)", "pan.state changed", "home.panned(pan)", "pan.state ended",
                    "home.panned(pan)",
                ])
        #expect(ways == [0, 20, 40, 60, 80, 80])
        #expect(
            scene.lines(told) {
                scene.simulator.userPans(from: middle, of: box, by: CGPoint(x: 5, y: 0), over: 0.5)
            } == ["pan.state failed"])
    }

    @Test("U26, A99: long press, pinch, swipe and a pan from the edge")
    func others() {
        let scene = Scene()
        let (home, box) = box(scene)
        _ = on(box, UILongPressGestureRecognizer(), "press", scene)
        #expect(
            scene.lines(told) {
                scene.simulator.userTouches(at: middle, of: box, for: 1, times: 1)
            } == ["press.state began", "press.state ended"])
        box.gestureRecognizers.forEach(box.removeGestureRecognizer)
        let pinch = on(home.view, UIPinchGestureRecognizer(), "pinch", scene)
        var scales: [CGFloat] = []
        pinch.addTarget { _ in scales.append(pinch.scale) }
        _ = scene.lines(told) { scene.simulator.userPinches(home.view, to: 2, over: 0.5) }
        #expect(scales.map { ($0 * 10).rounded() } == [12, 14, 16, 18, 20, 20])
        home.view.removeGestureRecognizer(pinch)
        let swipe = on(box, UISwipeGestureRecognizer(), "swipe", scene)
        swipe.direction = .left
        #expect(
            scene.lines(told) {
                scene.simulator.userPans(
                    from: middle, of: box, by: CGPoint(x: -100, y: 0), over: 0.2)
            } == ["swipe.state ended"])
        #expect(
            scene.lines(told) {
                scene.simulator.userPans(
                    from: middle, of: box, by: CGPoint(x: 100, y: 0), over: 0.2)
            } == ["swipe.state failed"])
        let edge = on(home.view, UIScreenEdgePanGestureRecognizer(), "edge", scene)
        edge.edges = .left
        let starts: [CGFloat] = [5, 60]
        let ends = starts.map { x in
            scene.lines(told) {
                scene.simulator.userPans(
                    from: CGPoint(x: x, y: 600), of: home.view, by: CGPoint(x: 50, y: 0),
                    over: 0.2)
            }.last
        }
        #expect(ends == ["edge.state ended", "edge.state failed"])
    }

    @Test("U26: the one further in gets its gesture alone, unless a delegate lets both")
    func prevention() {
        let scene = Scene()
        let (home, box) = box(scene)
        let outer = on(home.view, UITapGestureRecognizer(), "outer", scene)
        _ = on(box, UITapGestureRecognizer(), "inner", scene)
        #expect(
            scene.lines(told) { scene.simulator.userTaps(at: middle, of: box) }
                == [
                    "inner.state ended", "outer.state failed",
                ].sorted { $0 > $1 })
        let judge = Judge()
        outer.delegate = judge
        judge.isTolerant = true
        #expect(
            scene.lines(told) { scene.simulator.userTaps(at: middle, of: box) } == [
                "inner.state ended", "outer.state ended",
            ])
    }

    @Test("U26: a delegate keeps a finger away, or a gesture from beginning")
    func delegate() {
        let scene = Scene()
        let (_, box) = box(scene)
        let tap = on(box, UITapGestureRecognizer(), "tap", scene)
        let judge = Judge()
        tap.delegate = judge
        judge.begins = false
        #expect(
            scene.lines(felt) { scene.simulator.userTaps(at: middle, of: box) }
                .filter { $0.hasPrefix("tap") || $0.hasPrefix("box") } == [
                    "box.touchesBegan()", "tap.state failed", "box.touchesEnded()",
                ])
        judge.receives = false
        #expect(scene.lines(told) { scene.simulator.userTaps(at: middle, of: box) } == [])
    }

    @Test("U26: a control keeps a tap on it from the views around it")
    func control() {
        let scene = Scene()
        let (_, box) = box(scene)
        _ = on(box, UITapGestureRecognizer(), "tap", scene)
        let button = scene.named(
            UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44)), "button")
        box.addSubview(button)
        #expect(
            scene.lines(told) { scene.simulator.userTaps(button, nil) } == [
                "tap.state failed", "button.action()",
            ])
        button.isEnabled = false
        #expect(
            scene.lines(told) { scene.simulator.userTaps(button, nil) } == ["tap.state ended"])
    }

    @Test("U26: code sets a state only where the machine has that step")
    func states() {
        let scene = Scene()
        let (_, box) = box(scene)
        let pan = on(box, UIPanGestureRecognizer(), "pan", scene)
        #expect(scene.lines(told) { pan.state = .changed } == [])
        #expect(
            scene.lines(told) {
                scene.simulator.userPans(
                    from: middle, of: box, by: CGPoint(x: 50, y: 0), over: 0.5)
                scene.simulator.advance(by: 0.25)
                pan.isEnabled = false
            } == ["pan.state began", "pan.state cancelled"])
    }
}
