import HierarchyRecords

/// The properties of a view that an animation can change.
struct Stance: Equatable {
    var bounds = CGRect.zero
    var center = CGPoint.zero
    var transform = CGAffineTransform.identity
    var alpha: CGFloat = 1

    init() {}

    @MainActor
    init(_ view: UIView) {
        (bounds, center) = (view.storedBounds, view.storedCenter)
        (transform, alpha) = (view.storedTransform ?? .identity, view.alpha)
    }

    /// The properties as the screen shows them while the motion is added.
    func seen(with motion: ViewMotion) -> Stance {
        var seen = self
        seen.center = CGPoint(x: center.x + motion.offset.x, y: center.y + motion.offset.y)
        seen.bounds.size = CGSize(
            width: bounds.width + motion.growth.width,
            height: bounds.height + motion.growth.height)
        seen.transform = motion.transform(from: transform)
        seen.alpha = alpha + motion.brightening
        return seen
    }

    /// The bounding box of the transformed bounds, in the superview's coordinates.
    var frame: CGRect {
        let size = bounds.size
        let middle = CGAffineTransform(translationX: center.x, y: center.y)
        return CGRect(
            x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
        ).applying(transform.concatenating(middle))
    }
}

/// The properties of a view before an animation.
@MainActor
struct ViewPosture {
    private let view: UIView
    private let stance: Stance

    init(_ view: UIView) {
        self.view = view
        stance = Stance(view)
    }

    /// Whether the view's properties differ from this posture now.
    fileprivate var hasChanged: Bool { Stance(view) != stance }

    /// The path from this posture to the view's present properties.
    var path: MotionPath {
        MotionPath(view: view.objectID, from: ViewMotion(stance, ofViewIn: Stance(view)))
    }

    /// Gives the view these properties again.
    func restore() { take(stance) }

    /// Gives the view the properties that the screen shows at that share of the way; returns the
    /// posture that it would have had at the end.
    func stop(at progress: Double) -> ViewPosture {
        let end = ViewPosture(view)
        take(end.stance.seen(with: path.at(progress)))
        return end
    }

    private func take(_ stance: Stance) {
        if view.transform != stance.transform { view.transform = stance.transform }
        if view.bounds != stance.bounds { view.bounds = stance.bounds }
        if view.center != stance.center { view.center = stance.center }
        if view.alpha != stance.alpha { view.alpha = stance.alpha }
    }
}

/// Records the posture of each view before the block of an animation changes the view.
@MainActor
final class PostureRecorder {
    @Counted private var postures: [ViewPosture] = []
    @Counted private var known: Set<ObjectID> = []

    /// How the views stood that stand otherwise now.
    var changedPostures: [ViewPosture] { postures.filter(\.hasChanged) }

    func note(_ view: UIView) {
        if known.insert(view.objectID).inserted { postures.append(ViewPosture(view)) }
    }
}

extension UIView {
    /// Must be called before a property that can be animated changes.
    @inline(__always)
    func noteForAnimation() { simulator.animations.recorder?.note(self) }
}
