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

    @Test("U25: the view in front that takes touches gets the touch, and hands it up")
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

    @Test("U26, A109: beside a single tap a double tap gets the second finger")
    func bothTaps() {
        let scene = Scene()
        let (_, box) = box(scene)
        _ = on(box, UITapGestureRecognizer(), "once", scene)
        let twice = on(box, UITapGestureRecognizer(), "twice", scene)
        twice.numberOfTapsRequired = 2
        #expect(
            scene.lines(told) {
                scene.simulator.userTouches(at: middle, of: box, for: 0.1, times: 2)
            } == ["once.state ended", "once.state failed", "twice.state ended"])
        #expect(
            scene.lines(told) {
                scene.simulator.userTouches(at: middle, of: box, for: 0.1, times: 1)
            } == ["once.state ended", "twice.state failed"])
    }

    @Test(
        "U26, A99, A109: a pan begins after ten points, which do not count, and moves at each reading"
    )
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
                    from: middle, of: box, by: CGPoint(x: 100, y: 0), over: 0.1)
            }
                == [
                    "pan.state began", "home.panned(pan)", "pan.state changed", "home.panned(pan)",
                    "pan.state changed", "home.panned(pan)", "pan.state changed",
                    "home.panned(pan)", "pan.state changed", "home.panned(pan)",
                    "pan.state changed", "home.panned(pan)", "pan.state ended", "home.panned(pan)",
                ])
        #expect(ways == [7, 23, 40, 57, 73, 90, 90])
        #expect(
            scene.lines(told) {
                scene.simulator.userPans(from: middle, of: box, by: CGPoint(x: 5, y: 0), over: 0.5)
            } == ["pan.state failed"])
    }

    @Test("A109: a finger that has moved by less than a point says nothing")
    func readings() {
        let scene = Scene()
        let (_, box) = box(scene)
        _ = on(box, UIPanGestureRecognizer(), "pan", scene)
        let lines = scene.lines(told) {
            scene.simulator.userPans(from: middle, of: box, by: CGPoint(x: 12, y: 0), over: 60)
        }
        #expect(lines == ["pan.state began", "pan.state changed", "pan.state ended"])
    }

    @Test("A99: the middle of two fingers that part or turn stays where it is: no pan")
    func middleOfFingers() {
        let scene = Scene()
        let (home, _) = box(scene)
        _ = on(home.view, UIPanGestureRecognizer(), "pan", scene)
        #expect(
            scene.lines(told) { scene.simulator.userPinches(home.view, to: 2, over: 0.1) }
                == ["pan.state failed"])
        #expect(
            scene.lines(told) { scene.simulator.userTwists(home.view, by: 1, over: 0.1) }
                == ["pan.state failed"])
    }

    @Test("A99: a pan of two fingers, and a tap of two")
    func twoFingers() {
        let scene = Scene()
        let (_, box) = box(scene)
        let pan = on(box, UIPanGestureRecognizer(), "pan", scene)
        pan.minimumNumberOfTouches = 2
        let tap = on(box, UITapGestureRecognizer(), "tap", scene)
        tap.numberOfTouchesRequired = 2
        let way = CGPoint(x: 0, y: 30)
        #expect(
            scene.lines(told) {
                scene.simulator.userPans(from: middle, of: box, by: way, over: 0.05, fingers: 2)
            } == ["tap.state failed", "pan.state began", "pan.state changed", "pan.state ended"])
        #expect(
            scene.lines(told) {
                scene.simulator.userPans(from: middle, of: box, by: way, over: 0.05)
            } == ["tap.state failed", "pan.state failed"])
        #expect(
            scene.lines(told) {
                scene.simulator.userTouches(at: middle, of: box, for: 0.1, times: 1, fingers: 2)
            } == ["pan.state failed", "tap.state ended"])
    }

    @Test("A110: a rotation begins after a tenth of a radian, and counts all of it")
    func rotation() {
        let scene = Scene()
        let (home, _) = box(scene)
        let turn = on(home.view, UIRotationGestureRecognizer(), "turn", scene)
        _ = on(home.view, UIPinchGestureRecognizer(), "pinch", scene)
        var angles: [CGFloat] = []
        turn.addTarget { _ in angles.append((turn.rotation * 1000).rounded()) }
        #expect(
            scene.lines(told) { scene.simulator.userTwists(home.view, by: -0.3, over: 0.1) } == [
                "pinch.state failed", "turn.state began", "turn.state changed",
                "turn.state changed", "turn.state changed", "turn.state changed",
                "turn.state ended",
            ])
        #expect(angles == [-100, -150, -200, -250, -300, -300])
        angles = []
        _ = scene.lines(told) { scene.simulator.userTwists(home.view, by: 7, over: 0.1) }
        #expect(angles.last == 7000)
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
        box.gestureRecognizers?.forEach(box.removeGestureRecognizer)
        let pinch = on(home.view, UIPinchGestureRecognizer(), "pinch", scene)
        var scales: [CGFloat] = []
        pinch.addTarget { _ in scales.append(pinch.scale) }
        _ = scene.lines(told) { scene.simulator.userPinches(home.view, to: 2, over: 0.1) }
        #expect(scales == [1.16, 1.34, 1.5, 1.66, 1.84, 2, 2])
        scales = []
        home.view.removeGestureRecognizer(pinch)
        box.addGestureRecognizer(pinch)
        _ = scene.lines(told) { scene.simulator.userPinches(box, to: 0.5, over: 0.05) }
        #expect(scales.last == 0.5)
        box.removeGestureRecognizer(pinch)
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

    @Test("A128: a pointer over a view, its moves, and its leaving; fingers do not matter to it")
    func hovering() {
        let scene = Scene()
        let (home, box) = box(scene)
        _ = on(box, UIHoverGestureRecognizer(), "over", scene)
        let around = on(home.view, UIHoverGestureRecognizer(), "around", scene)
        _ = on(box, UITapGestureRecognizer(), "tap", scene)
        #expect(
            scene.lines(told) { scene.simulator.userHovers(at: middle, of: box) } == [
                "over.state began", "around.state began",
            ])
        #expect(around.location(in: home.view) == CGPoint(x: 150, y: 150))
        #expect(scene.lines(told) { scene.simulator.userHovers(at: middle, of: box) } == [])
        #expect(
            scene.lines(told) { scene.simulator.userTaps(at: middle, of: box) } == [
                "tap.state ended"
            ])
        #expect(
            scene.lines(told) { scene.simulator.userHovers(at: CGPoint(x: 5, y: 5), of: home.view) }
                == ["over.state ended", "around.state changed"])
        #expect(scene.lines(told) { scene.simulator.userStopsHovering() } == ["around.state ended"])
    }

    @Test("U16: a slider's thumb goes with the finger that came down on it")
    func slider() {
        let scene = Scene()
        let (_, box) = box(scene)
        let slider = scene.named(UISlider(frame: box.bounds), "slider")
        slider.value = 0.5
        box.addSubview(slider)
        let way = CGPoint(x: 30, y: 0)
        #expect(
            scene.lines(told) {
                scene.simulator.userPans(from: middle, of: slider, by: way, over: 0.05)
            } == ["slider.action(0.6)", "slider.action(0.7)", "slider.action(0.8)"])
        #expect(
            scene.lines(told) {
                scene.simulator.userPans(from: middle, of: slider, by: way, over: 0.05)
            } == [])
        slider.isContinuous = false
        slider.value = 0.5
        #expect(
            scene.lines(told) {
                scene.simulator.userPans(from: middle, of: slider, by: way, over: 0.05)
            } == ["slider.action(0.8)"])
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
                scene.simulator.advance(by: 0.12)
                pan.isEnabled = false
            } == ["pan.state began", "pan.state cancelled"])
    }
}
