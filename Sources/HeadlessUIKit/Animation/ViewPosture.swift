import HierarchyRecords

/// How a view stands: what an animation changes.
struct Stance: Equatable {
    var bounds: CGRect
    var center: CGPoint
    var transform: CGAffineTransform
    var alpha: CGFloat

    @MainActor
    init(_ view: UIView) {
        (bounds, center) = (view.storedBounds, view.storedCenter)
        (transform, alpha) = (view.storedTransform ?? .identity, view.alpha)
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

    func restore() {
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
    func withoutAnimation(_ actions: () -> Void) { record(in: nil, actions) }

    private func record(in recorder: PostureRecorder?, _ actions: () -> Void) {
        let outer = postureRecorder
        postureRecorder = recorder
        actions()
        postureRecorder = outer
    }
}
