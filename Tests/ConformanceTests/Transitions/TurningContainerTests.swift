import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("V07, V08, A170: flips, curls and dissolves")
struct TurningContainerTests {
    /// A root with two halves; each half's child stands in a container view of its own, or in the
    /// root's view.
    @MainActor
    private struct Halves {
        let scene = Scene()
        let home: UIViewController
        let (a, b, c): (UIViewController, UIViewController, UIViewController)
        let upper: UIView
        let size = CGSize(width: 393, height: 400)

        init(ownViews: Bool) {
            home = scene.root("home")
            (a, b, c) = (
                scene.controller("a"), scene.controller("b"), scene.controller("c")
            )
            upper =
                ownViews
                ? scene.named(UIView(frame: CGRect(origin: .zero, size: size)), "upper")
                : home.view
            if ownViews { home.view.addSubview(upper) }
            let below = CGRect(x: 0, y: 400, width: 393, height: 400)
            for (child, frame) in [(a, CGRect(origin: .zero, size: size)), (c, below)] {
                home.addChild(child)
                child.view.frame = frame
                (child === a ? upper : home.view).addSubview(child.view)
                child.didMove(toParent: home)
            }
            scene.settle()
        }

        /// Exchanges the child of the upper half, evenly in a second, and goes so far.
        func flip(_ options: UIView.AnimationOptions, until share: Double) {
            a.willMove(toParent: nil)
            home.addChild(b)
            b.view.frame = a.view.frame
            home.transition(
                from: a, to: b, duration: 1, options: [options, .curveLinear], animations: nil
            ) { _ in
                a.removeFromParent()
                b.didMove(toParent: home)
            }
            scene.simulator.advance(by: share)
        }

        /// Where something is seen; nil for what is not.
        func place(_ name: String) -> RectValue? {
            node(name).map(\.onScreen.rounded)
        }

        func node(_ name: String) -> ViewSnapshot.Node? {
            scene.simulator.screenSnapshot().views.nodes.last { $0.name == name }
        }
    }

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> RectValue {
        RectValue(x: x, y: y, width: width, height: height)
    }

    @Test("V07: in a container view of its own a child flips alone")
    func alone() {
        let halves = Halves(ownViews: true)
        halves.flip(.transitionFlipFromTop, until: 0.25)
        // A card that has turned by 45 degrees is seen 0.707 times as high.
        #expect(halves.place("a.view") == rect(0, 59, 393, 283))
        #expect(halves.place("b.view") == nil)
        #expect(halves.place("c.view") == rect(0, 400, 393, 400))
        halves.scene.simulator.advance(by: 0.5)
        #expect(halves.place("a.view") == nil)
        #expect(halves.place("b.view") == rect(0, 59, 393, 283))
        #expect(halves.place("c.view") == rect(0, 400, 393, 400))
        let transition = halves.node("upper")?.transition
        #expect(transition?.kind == .flip)
        #expect(transition.map { ($0.progress * 100).rounded() } == 75)
        halves.scene.settle()
        #expect(halves.place("b.view") == rect(0, 0, 393, 400))
        #expect(halves.node("upper")?.transition == nil)
        #expect(halves.scene.simulator.containersTurnedAlong.isEmpty)
    }

    @Test("V07: without one the whole superview flips, and everything in it")
    func together() {
        let halves = Halves(ownViews: false)
        halves.flip(.transitionFlipFromTop, until: 0.25)
        #expect(halves.place("home.view") == rect(0, 125, 393, 602))
        #expect(halves.place("a.view") == rect(0, 125, 393, 283))
        #expect(halves.place("c.view") == rect(0, 408, 393, 283))
        halves.scene.settle()
        #expect(halves.place("c.view") == rect(0, 400, 393, 400))
        let turned = halves.scene.simulator.containersTurnedAlong
        #expect(turned.map { $0.others.map(\.objectID) } == [[halves.c.view.objectID]])
        #expect(turned.first?.arrived === halves.b.view)
    }

    @Test(
        "A170: about which axis, and what of the two is seen",
        arguments: [
            (UIView.AnimationOptions.transitionFlipFromLeft, 58.0, 0.0, 278.0, 400.0),
            (.transitionFlipFromRight, 58, 0, 278, 400),
            (.transitionFlipFromBottom, 0, 59, 393, 283),
            (.transitionCurlUp, 0, 0, 393, 300), (.transitionCrossDissolve, 0, 0, 393, 400),
        ] as [(UIView.AnimationOptions, Double, Double, Double, Double)])
    func effects(
        option: UIView.AnimationOptions, x: Double, y: Double, width: Double, height: Double
    ) {
        let halves = Halves(ownViews: true)
        halves.flip(option, until: 0.25)
        #expect(halves.place("a.view") == rect(x, y, width, height))
    }

    @Test("A170: a dissolve fades the new look in, a curl uncovers it or brings it down")
    func newLook() {
        let dissolving = Halves(ownViews: true)
        dissolving.flip(.transitionCrossDissolve, until: 0.25)
        #expect(dissolving.node("b.view").map { ($0.fade * 100).rounded() } == 25)
        #expect(dissolving.node("a.view")?.fade == 1)
        let up = Halves(ownViews: true)
        up.flip(.transitionCurlUp, until: 0.25)
        #expect(up.place("b.view") == rect(0, 0, 393, 400))
        let down = Halves(ownViews: true)
        down.flip(.transitionCurlDown, until: 0.25)
        #expect(down.place("b.view") == rect(0, 0, 393, 100))
        #expect(down.place("a.view") == rect(0, 0, 393, 400))
    }

    @Test("V07: what UIView exchanges is gone at once, and seen until the middle")
    func views() {
        let halves = Halves(ownViews: true)
        let (scene, upper) = (halves.scene, halves.upper)
        let old = scene.named(UIView(frame: upper.bounds), "old")
        let new = scene.named(UIView(frame: upper.bounds), "new")
        upper.addSubview(old)
        scene.settle()
        UIView.transition(
            from: old, to: new, duration: 1, options: [.transitionFlipFromTop, .curveLinear]
        ) { _ in }
        #expect(old.superview == nil)
        scene.simulator.advance(by: 0.25)
        #expect(halves.place("old") == rect(0, 59, 393, 283))
        #expect(halves.place("new") == nil)
        scene.simulator.advance(by: 0.5)
        #expect(halves.place("old") == nil)
        #expect(halves.place("new") == rect(0, 59, 393, 283))
    }

    @Test("V07: transition(with:) turns the view that it is given")
    func withView() {
        let halves = Halves(ownViews: true)
        let mark = halves.scene.named(
            UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100)), "mark")
        UIView.transition(
            with: halves.upper, duration: 1, options: [.transitionFlipFromTop, .curveLinear],
            animations: { halves.upper.addSubview(mark) }
        ) { _ in }
        halves.scene.simulator.advance(by: 0.25)
        #expect(halves.place("a.view") == rect(0, 59, 393, 283))
        #expect(halves.place("mark") == nil)
        halves.scene.simulator.advance(by: 0.5)
        #expect(halves.place("mark") == rect(0, 59, 10, 71))
    }

    @Test("V07: no film without a duration, without an option, or with animations switched off")
    func still() {
        let halves = Halves(ownViews: true)
        UIView.setAnimationsEnabled(false)
        UIView.transition(
            with: halves.upper, duration: 1, options: .transitionFlipFromTop, animations: nil
        ) { _ in }
        UIView.setAnimationsEnabled(true)
        UIView.transition(
            with: halves.upper, duration: 0, options: .transitionFlipFromTop, animations: nil
        ) { _ in }
        UIView.transition(with: halves.upper, duration: 1, options: [], animations: nil) { _ in }
        #expect(halves.node("upper")?.transition == nil)
        #expect(halves.place("a.view") == rect(0, 0, 393, 400))
    }

    @Test("A23: a container that disappears ends the film")
    func interrupted() {
        let halves = Halves(ownViews: true)
        halves.flip(.transitionFlipFromTop, until: 0.25)
        halves.scene.simulator.window.rootViewController = halves.scene.controller("other")
        halves.scene.simulator.window.rootViewController = halves.home
        #expect(halves.node("upper")?.transition == nil)
    }

    @Test("V08: a presentation that flips shows the presented view from the middle on")
    func modalFlip() {
        let scene = Scene()
        let (home, card) = (scene.root("home"), scene.controller("card"))
        card.modalPresentationStyle = .fullScreen
        card.modalTransitionStyle = .flipHorizontal
        home.present(card, animated: true)
        scene.simulator.runTurn()
        func node(_ name: String) -> ViewSnapshot.Node? {
            scene.simulator.screenSnapshot().views.nodes.first { $0.name == name }
        }
        scene.simulator.advance(by: 0.05)
        #expect(node("home.view")?.fade == 1)
        #expect((node("home.view")?.onScreen.width ?? 0) < 393)
        #expect(node("card.view")?.fade == 0)
        #expect(node("home.view")?.transition?.kind == .flip)
        scene.simulator.advance(by: 0.15)
        #expect(node("home.view")?.fade == 0)
        #expect(node("card.view")?.fade == 1)
        scene.settle()
        #expect(node("card.view")?.onScreen == rect(0, 0, 393, 852))
        home.dismiss(animated: true)
        scene.simulator.advance(by: 0.05)
        #expect(node("card.view")?.fade == 1)
        #expect(node("home.view")?.fade == 0)
    }

    @Test("V08: a page that curls is lifted from the lower edge")
    func modalCurl() {
        let scene = Scene()
        let (home, card) = (scene.root("home"), scene.controller("card"))
        card.modalPresentationStyle = .fullScreen
        card.modalTransitionStyle = .partialCurl
        home.present(card, animated: true)
        scene.simulator.runTurn()
        scene.simulator.advance(by: 0.1)
        let seen = scene.simulator.screenSnapshot().views.nodes.first { $0.name == "card.view" }
        #expect(seen?.transition?.kind == .curl)
        #expect((seen?.onScreen.y ?? 0) > 0)
        #expect(abs((seen?.onScreen.maxY ?? 0) - 852) < 0.001)
    }

    @Test(
        "A170: the page of a page controller is lifted at the side of the next one",
        arguments: [(UIPageViewController.NavigationDirection.forward, 393.0), (.reverse, 0)])
    func pageCurl(direction: UIPageViewController.NavigationDirection, edge: Double) {
        let scene = Scene()
        let pages = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        pages.setViewControllers([scene.controller("a")], direction: .forward, animated: false)
        scene.show(pages)
        pages.setViewControllers([scene.controller("b")], direction: direction, animated: true)
        scene.simulator.runTurn()
        scene.simulator.advance(by: 0.1)
        let seen = scene.simulator.screenSnapshot().views.nodes.first { $0.name == "b.view" }
        #expect(seen?.transition?.kind == .curl)
        #expect((seen?.onScreen.width ?? 393) < 393)
        #expect(
            abs(((direction == .forward ? seen?.onScreen.maxX : seen?.onScreen.x) ?? -1) - edge)
                < 0.001)
    }
}

extension RectValue {
    /// To whole points.
    fileprivate var rounded: RectValue {
        RectValue(
            x: x.rounded(), y: y.rounded(), width: width.rounded(), height: height.rounded())
    }
}
