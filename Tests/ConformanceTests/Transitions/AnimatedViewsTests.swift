import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

/// Moves a view beside its own coming.
private final class Companion: UIViewController {
    var moves: UIView?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transitionCoordinator?.animate(
            alongsideTransition: { [moves] _ in moves?.frame.origin.x = 200 }, completion: nil)
    }
}

@MainActor
@Suite("A125: the middle of an animation")
struct AnimatedViewsTests {
    private func node(_ scene: Scene, _ view: UIView) -> ViewSnapshot.Node? {
        scene.simulator.viewSnapshot(of: nil).nodes.first { $0.id == view.objectID }
    }

    /// In whole points.
    private func place(_ scene: Scene, _ view: UIView) -> RectValue? {
        node(scene, view).map {
            let seen = $0.onScreen
            return RectValue(
                x: seen.x.rounded(), y: seen.y.rounded(), width: seen.width.rounded(),
                height: seen.height.rounded())
        }
    }

    /// A root with a view of 100 by 100 points at the origin.
    private func scene() -> (Scene, UIView) {
        let scene = Scene()
        let root = scene.controller("root")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.view.addSubview(view)
        scene.show(root)
        return (scene, view)
    }

    @Test("A125: a view is seen on the curve from where it stood, and stands where it ends")
    func curve() throws {
        let (scene, view) = scene()
        UIView.animate(withDuration: 0.4, delay: 0.1, animations: { view.frame.origin.x = 200 })
        #expect(view.frame.minX == 200)
        var places: [Double?] = []
        for _ in 0..<6 {
            places.append(place(scene, view)?.x)
            scene.simulator.advance(by: 0.1)
        }
        // Easing in and out: 0.129, 0.5 and 0.871 of the way after each quarter.
        #expect(places == [0, 0, 26, 100, 174, 200])
        #expect(node(scene, view)?.isOnItsWay == false)
    }

    @Test(
        "the options choose the curve",
        arguments: [
            (UIView.AnimationOptions.curveLinear, 50.0), (.curveEaseIn, 19), (.curveEaseOut, 76),
            (.curveEaseInOut, 26),
        ])
    func options(option: UIView.AnimationOptions, quarter: Double) {
        let (scene, view) = scene()
        UIView.animate(
            withDuration: 0.4, options: option, animations: { view.frame.origin.x = 200 })
        scene.simulator.advance(by: 0.1)
        #expect(place(scene, view)?.x == quarter)
    }

    @Test("size, transform and alpha go their way too")
    func parts() throws {
        let (scene, view) = scene()
        view.alpha = 1
        UIView.animate(
            withDuration: 0.4, options: .curveLinear,
            animations: {
                view.bounds.size = CGSize(width: 200, height: 100)
                view.transform = CGAffineTransform(scaleX: 3, y: 1)
                view.alpha = 0
            })
        scene.simulator.advance(by: 0.2)
        // Halfway 150 points wide and twice as large.
        #expect(place(scene, view) == RectValue(x: -100, y: 0, width: 300, height: 100))
        let seen = try #require(node(scene, view))
        #expect((seen.alpha, seen.opacity) == (0, 0.5))
    }

    @Test("A125: two animations of a view come on top of each other")
    func additive() {
        let (scene, view) = scene()
        func move(to place: CGFloat) {
            UIView.animate(
                withDuration: 0.4, options: .curveLinear,
                animations: { view.frame.origin.x = place })
        }
        move(to: 200)
        scene.simulator.advance(by: 0.2)
        move(to: 0)
        // 0, and half of the first way back, and the whole of the second.
        #expect(place(scene, view)?.x == 100)
        scene.simulator.advance(by: 0.1)
        #expect(place(scene, view)?.x == 100)
        scene.simulator.advance(by: 0.1)
        #expect(place(scene, view)?.x == 100)
        scene.simulator.advance(by: 0.1)
        #expect(place(scene, view)?.x == 50)
    }

    @Test("what a layout in the block moves is part of it")
    func layout() {
        let (scene, view) = scene()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        inner.autoresizingMask = .flexibleWidth
        view.addSubview(inner)
        UIView.animate(
            withDuration: 0.4, options: .curveLinear,
            animations: {
                view.frame.size.width = 300
                view.layoutIfNeeded()
            })
        scene.simulator.advance(by: 0.2)
        #expect(place(scene, inner)?.width == 200)
    }

    @Test("A125: an animation within another runs as that one, one without animation not at all")
    func nested() {
        let (scene, view) = scene()
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(other)
        UIView.animate(
            withDuration: 0.4, options: .curveLinear,
            animations: {
                UIView.animate(withDuration: 9, animations: { view.frame.origin.x = 200 })
                UIView.performWithoutAnimation { other.frame.origin.y = 40 }
            })
        scene.simulator.advance(by: 0.2)
        #expect(place(scene, view)?.x == 100)
        #expect(place(scene, other) == RectValue(x: 100, y: 40, width: 100, height: 100))
    }

    @Test("one that nobody waits for is over when nothing is left to do")
    func idle() {
        let (scene, view) = scene()
        UIView.animate(withDuration: 0.4, animations: { view.frame.origin.x = 200 })
        scene.settle()
        #expect(place(scene, view)?.x == 200)
    }

    @Test("children that are exchanged move as the animations move them")
    func exchange() throws {
        let scene = Scene()
        let (root, a, b) = (scene.controller("root"), scene.controller("a"), scene.controller("b"))
        root.addChild(a)
        root.view.addSubview(a.view)
        a.didMove(toParent: root)
        scene.show(root)
        root.addChild(b)
        b.view.frame = CGRect(x: 393, y: 0, width: 393, height: 852)
        root.transition(
            from: a, to: b, duration: 0.25, options: [],
            animations: {
                b.view.frame.origin.x = 0
                a.view.frame.origin.x = -393
            })
        scene.simulator.advance(by: 0.125)
        #expect(place(scene, b.view)?.x == 197)
        #expect(place(scene, a.view)?.x == -197)
        scene.settle()
        #expect(place(scene, b.view)?.x == 0)
    }

    @Test("a property animator's views are where its fraction is, also turned back")
    func animator() {
        let (scene, view) = scene()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            view.frame.origin.x = 200
        }
        animator.fractionComplete = 0.25
        #expect(place(scene, view)?.x == 50)
        animator.isReversed = true
        animator.startAnimation()
        scene.simulator.advance(by: 0.125)
        #expect(place(scene, view)?.x == 25)
        scene.settle()
        #expect(place(scene, view)?.x == 0)
        #expect(view.frame.minX == 0)
    }

    @Test("an animator that stands still keeps neither itself nor its views")
    func forgottenAnimator() {
        let (scene, _) = scene()
        weak var forgotten: UIView?
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            forgotten = view
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [unowned view] in
                view.frame.origin.x = 200
            }
            animator.fractionComplete = 0.5
        }
        scene.settle()
        #expect(forgotten == nil)
    }

    @Test("what goes along with a transition goes as that does")
    func alongside() throws {
        let (scene, view) = scene()
        let root = try #require(scene.simulator.window.rootViewController)
        let a = Companion()
        a.moves = view
        root.present(a, animated: true)
        scene.simulator.runTurn()
        #expect(place(scene, view)?.x == 0)
        scene.simulator.advance(by: 0.1)
        let sheet = try #require(node(scene, a.view))
        let share = (852 - sheet.onScreen.y) / (852 - sheet.frame.y)
        #expect(place(scene, view)?.x == (200 * share).rounded())
        #expect(0.1 < share && share < 0.9)
    }

    @Test(
        "A76: pages go as far as they are long, forward and back",
        arguments: [
            (UIPageViewController.NavigationDirection.forward, [197.0, -197]),
            (.reverse, [-197, 197]),
        ])
    func pages(direction: UIPageViewController.NavigationDirection, halfway: [Double]) {
        let scene = Scene()
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal)
        let (a, b) = (scene.controller("a"), scene.controller("b"))
        pages.setViewControllers([a], direction: .forward, animated: false)
        scene.show(pages)
        pages.setViewControllers([b], direction: direction, animated: true)
        scene.simulator.runTurn()
        scene.simulator.runTurn()
        scene.simulator.advance(by: 0.15)
        #expect([b, a].map { place(scene, $0.view)?.x } == halfway)
        scene.settle()
        #expect(place(scene, b.view)?.x == 0)
    }
}
