import HierarchyRecords

/// How a view stands: what an animation changes.
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

    /// As an animation shows a view that stands so.
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

    /// The smallest upright rectangle around it.
    var frame: CGRect {
        let size = bounds.size
        let middle = CGAffineTransform(translationX: center.x, y: center.y)
        return CGRect(
            x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
        ).applying(transform.concatenating(middle))
    }
}

/// How a view stood before an animation.
@MainActor
struct ViewPosture {
    private let view: UIView
    private let stance: Stance

    init(_ view: UIView) {
        self.view = view
        stance = Stance(view)
    }

    /// Whether it stands otherwise now.
    fileprivate var hasChanged: Bool { Stance(view) != stance }

    /// From there to where it stands now.
    var path: MotionPath {
        MotionPath(view: view.objectID, from: ViewMotion(stance, ofViewIn: Stance(view)))
    }

    /// The view stands again as it did.
    func restore() { take(stance) }

    /// The view stands from now on where it is seen at that share of the way; answers where it was
    /// going.
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

/// Notes how views stood before the animations of one block.
@MainActor
final class PostureRecorder {
    fileprivate var postures: [ViewPosture] = []
    private var known: Set<ObjectID> = []

    func note(_ view: UIView) {
        if known.insert(view.objectID).inserted { postures.append(ViewPosture(view)) }
    }
}

extension UIView {
    /// Before something changes that is animated.
    @inline(__always)
    func noteForAnimation() { simulator.postureRecorder?.note(self) }
}

extension Simulator {
    /// How the views stood that the animations change; none within other animations, which have
    /// these as their own.
    func postures(changedBy animations: () -> Void) -> [ViewPosture] {
        guard postureRecorder == nil else {
            animations()
            return []
        }
        let recorder = PostureRecorder()
        record(in: recorder, animations)
        return recorder.postures.filter(\.hasChanged)
    }

    /// Nothing that it changes is part of an animation.
    func withoutAnimation(_ actions: () -> Void) {
        let outer = animatesViews
        animatesViews = false
        record(in: nil, actions)
        animatesViews = outer
    }

    private func record(in recorder: PostureRecorder?, _ actions: () -> Void) {
        let outer = postureRecorder
        postureRecorder = recorder
        actions()
        postureRecorder = outer
    }
}
