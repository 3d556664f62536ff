import HeadlessUIKit
import HierarchyRecords
import TestSupport
import Testing

@MainActor
@Suite("A118, A138, E78: animations that are stopped, parted or switched off")
struct StoppedAnimationTests {
    /// A root with a view of 100 by 100 points at the origin.
    private func scene() -> (Scene, UIView) {
        let scene = Scene()
        let root = scene.controller("root")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.view.addSubview(view)
        scene.show(root)
        return (scene, view)
    }

    /// Halfway to 200 points from the left, twice as wide and transparent.
    private func halfway(
        _ scene: Scene, _ view: UIView
    ) -> (UIViewPropertyAnimator, ends: () -> [UIViewAnimatingPosition]) {
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            view.frame = CGRect(x: 200, y: 0, width: 200, height: 100)
            view.alpha = 0
        }
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        scene.simulator.advance(by: 0.5)
        return (animator, { ends })
    }

    private let middle = CGRect(x: 100, y: 0, width: 150, height: 100)

    @Test("A118: the view stays where it is seen; no completion runs after stopAnimation(true)")
    func stopped() {
        let (scene, view) = scene()
        let (animator, ends) = halfway(scene, view)
        animator.stopAnimation(true)
        #expect(view.frame == middle)
        #expect(view.alpha == 0.5)
        #expect(animator.state == .inactive)
        scene.settle()
        #expect(view.frame == middle)
        #expect(ends() == [])
    }

    @Test(
        "A118: a stopped one ends where it is told",
        arguments: [
            (UIViewAnimatingPosition.current, CGRect(x: 100, y: 0, width: 150, height: 100), 0.5),
            (.start, CGRect(x: 0, y: 0, width: 100, height: 100), 1),
            (.end, CGRect(x: 200, y: 0, width: 200, height: 100), 0),
        ])
    func finished(position: UIViewAnimatingPosition, frame: CGRect, alpha: CGFloat) {
        let (scene, view) = scene()
        let (animator, ends) = halfway(scene, view)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(!animator.isRunning)
        #expect(view.frame == middle)
        #expect(view.alpha == 0.5)
        #expect(ends() == [])
        animator.finishAnimation(at: position)
        #expect(view.frame == frame)
        #expect(view.alpha == alpha)
        #expect(ends() == [position])
        #expect(animator.state == .inactive)
    }

    @Test("A118: nothing is seen beside where it stands once it was stopped")
    func seen() {
        let (scene, view) = scene()
        let (animator, _) = halfway(scene, view)
        #expect(view.layer.presentation()?.frame == middle)
        animator.stopAnimation(false)
        #expect(view.layer.presentation()?.frame == middle)
        let node = scene.simulator.viewSnapshot(of: nil).nodes.first { $0.id == view.objectID }
        #expect(node?.isOnItsWay == false)
        animator.finishAnimation(at: .current)
    }

    @Test("E78: only a stopped one can be finished")
    func running() {
        let (scene, view) = scene()
        let (animator, ends) = halfway(scene, view)
        animator.finishAnimation(at: .end)
        #expect(
            scene.take().last?.hasPrefix("exception NSInternalInconsistencyException: ") == true)
        #expect(scene.simulator.pendingException == .finishingUnstoppedAnimator)
        #expect(ends() == [])
        #expect(animator.isRunning)
    }

    @Test("A118: a block hears that it was not finished when its last view is left where it ends")
    func removed() {
        let (scene, view) = scene()
        let other = UIView(frame: view.frame)
        view.superview?.addSubview(other)
        var ends: [Bool] = []
        UIView.animate(
            withDuration: 1, options: .curveLinear,
            animations: {
                view.center.x = 250
                other.center.x = 250
            }, completion: { ends.append($0) })
        scene.simulator.advance(by: 0.5)
        #expect(view.layer.presentation()?.position.x == 150)
        view.layer.removeAllAnimations()
        scene.simulator.runTurn()
        #expect(view.layer.presentation()?.position.x == 250)
        #expect(other.layer.presentation()?.position.x == 150)
        #expect(ends == [])
        other.layer.removeAllAnimations()
        #expect(ends == [])
        scene.simulator.runTurn()
        #expect(ends == [false])
        scene.settle()
        #expect(ends == [false])
    }

    @Test("A138: keyframes are seen one after the other, each in its share")
    func keyframes() {
        let (scene, view) = scene()
        var ends: [Bool] = []
        UIView.animateKeyframes(
            withDuration: 1,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    view.center.x = 150
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    view.center.x = 350
                }
            }, completion: { ends.append($0) })
        #expect(view.center.x == 350)
        var places: [CGFloat?] = []
        for _ in 0..<4 {
            places.append(view.layer.presentation()?.position.x)
            scene.simulator.advance(by: 0.25)
        }
        #expect(places.map { $0?.rounded() } == [50, 100, 150, 250])
        #expect(ends == [true])
    }

    @Test("A138: switched off, an animation is over at once")
    func switchedOff() {
        let (scene, view) = scene()
        var ends: [Bool] = []
        UIView.setAnimationsEnabled(false)
        UIView.animate(
            withDuration: 1, animations: { view.center.x = 150 }, completion: { ends.append($0) })
        #expect(view.layer.presentation()?.position.x == 150)
        scene.simulator.runTurn()
        #expect(ends == [true])
        UIView.setAnimationsEnabled(true)
        UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
        #expect(UIView.areAnimationsEnabled)
        UIView.animate(springDuration: 1, animations: { view.center.x = 250 })
        #expect(view.layer.presentation()?.position.x == 150)
    }

    @Test("R54, A125: a spring is over when it has settled, in 1.6 times what it seems to take")
    func springs() {
        let (scene, view) = scene()
        var ends: [String] = []
        UIView.animate(animations: { view.alpha = 0.5 }, completion: { _ in ends.append("usual") })
        UIView.animate(
            springDuration: 1, animations: { view.center.x = 250 },
            completion: { _ in ends.append("slow") })
        scene.simulator.runLoop.advance(by: 0.79)
        #expect(ends == [])
        scene.simulator.runLoop.advance(by: 0.02)
        #expect(ends == ["usual"])
        scene.simulator.runLoop.advance(by: 0.78)
        #expect(ends == ["usual"])
        scene.simulator.runLoop.advance(by: 0.02)
        #expect(ends == ["usual", "slow"])
    }

    @Test("A118: a layer outside a window is not seen")
    func outside() {
        let (scene, _) = scene()
        #expect(UIView().layer.presentation() == nil)
        #expect(CALayer().presentation() == nil)
        withExtendedLifetime(scene) {}
    }
}

@MainActor
@Suite("A117, A121, A122: what traits and content take")
struct TraitValueTests {
    @Test("A117: only what is overridden has a value to read")
    func overrides() {
        let scene = Scene()
        let a = scene.controller("a")
        a.traitOverrides.userInterfaceStyle = .dark
        #expect(a.traitOverrides.userInterfaceStyle == .dark)
        #expect(scene.simulator.pendingException == nil)
        _ = a.traitOverrides.displayScale
        #expect(
            scene.simulator.pendingException == .missingOverride(of: "UITraitDisplayScale"))
    }

    @Test("A117: what was given back has none any more, whichever way it is read")
    func removed() {
        let scene = Scene()
        let a = scene.controller("a")
        a.traitOverrides.userInterfaceStyle = .dark
        a.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(!a.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        _ = a.traitOverrides[UITraitUserInterfaceStyle.self]
        #expect(
            scene.simulator.pendingException == .missingOverride(of: "UITraitUserInterfaceStyle"))
    }

    @Test("A122: a registration for no trait raises")
    func registration() {
        let scene = Scene()
        let a = scene.controller("a")
        a.registerForTraitChanges([]) { (_: UIViewController, _) in }
        #expect(scene.simulator.pendingException == .registrationForNoTraits)
    }

    @Test("A121: content priorities go from 0 to 1000", arguments: [-1, 1001, 2000, Float.nan])
    func priorities(number: Float) {
        let scene = Scene()
        let view = scene.controller("a").view!
        view.setContentHuggingPriority(UILayoutPriority(number), for: .horizontal)
        #expect(
            scene.simulator.pendingException
                == .contentPriorityOutOfRange(number, of: "hugging"))
        scene.simulator.clearException()
        view.setContentCompressionResistancePriority(UILayoutPriority(number), for: .vertical)
        #expect(
            scene.simulator.pendingException
                == .contentPriorityOutOfRange(number, of: "compression resistance"))
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }

    @Test("A124: a dynamic colour is what it is under the traits that it is resolved with")
    func colours() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        var asked = 0
        let own = UIColor { traits in
            asked += 1
            return traits.userInterfaceStyle == .dark ? .white : .red
        }
        #expect(asked == 0)
        #expect(own.resolvedColor(with: light) == .red)
        #expect(
            own.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
        #expect(asked == 2)
        #expect(UIColor.label.resolvedColor(with: dark) == .white)
        #expect(UIColor.systemBackground.resolvedColor(with: light) == .white)
        #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
        #expect(UIColor.label.resolvedColor(with: light) == .black)
        #expect(UIColor.label != UIColor.black)
    }

    @Test("A135: an image view is as large as its picture")
    func pictures() {
        let scene = Scene()
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
        let view = UIImageView(image: picture)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
        #expect(view.intrinsicContentSize == CGSize(width: 40, height: 30))
        view.image = nil
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(UIImage(named: "photo") == nil)
        withExtendedLifetime(scene) {}
    }

    @Test("A137: directional margins follow the direction of writing")
    func margins() {
        let scene = Scene()
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(
            view.directionalLayoutMargins
                == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
        let a = scene.controller("a")
        scene.show(a)
        #expect(
            a.systemMinimumLayoutMargins
                == NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))
    }

    @Test("A119: the readable width follows the text size")
    func readable() throws {
        let scene = Scene(device: try #require(.named("iPad Pro 13")))
        let a = scene.controller("a")
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        a.view.addSubview(inner)
        let guide = a.view.readableContentGuide
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            inner.widthAnchor.constraint(equalTo: guide.widthAnchor),
        ])
        scene.show(a)
        #expect(inner.frame.width == 920)
        scene.simulator.setScreenTraits { $0.contentSize = .xs }
        scene.settle()
        #expect(inner.frame.width == 758)
        #expect(guide.layoutFrame.width == 758)
        scene.simulator.setScreenTraits { $0.contentSize = .ax5 }
        scene.settle()
        #expect(inner.frame.width == a.view.bounds.width - 40)
    }
}
